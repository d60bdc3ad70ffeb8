import Button from '@mui/material/Button';
import type { Weektaak } from '@spelrijk/contract/weektaken';
import { weekplanTeksten } from '@spelrijk/teksten/weekplan';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { href, Link } from 'react-router';
import { addLocalDays, schoolDay } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { DoneNotice } from '../../../shared/form/done-notice.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { PanelFailure } from '../parts/panel-failure.tsx';
import { PanelHead } from '../parts/panel-head.tsx';
import panel from '../parts/parts.module.css';
import { beginVan, dagenVan, maandagVan, naarWeek } from './dagen.ts';
import { useWeekplan, weekQuery } from './queries.ts';
import css from './weekplan.module.css';

const ZetDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).ZetDialog }));

interface RijProps {
  readonly taak: Weektaak;
  readonly busy: boolean;
  readonly onStop: (taak: Weektaak) => void;
}

/** One thing on a day: what, for whom, how many are done. */
function Rij({ taak, busy, onStop }: RijProps) {
  const { t } = useTexts(weekplanTeksten);
  const dates = useDates();
  const { naam, soort, iedereen, leerlingen, dag } = taak;
  const klaar = leerlingen.filter(({ af }) => af).length;
  return (
    <li>
      <span className={css['soort']}>{t(`soort.${soort}`)}</span>
      <strong>{naam}</strong>
      <span className={css['noot']} title={iedereen ? undefined : leerlingen.map(({ roepnaam }) => roepnaam).join(', ')}>
        {iedereen ? t('iedereen') : t('wie', { count: leerlingen.length })} · {t('klaar', { klaar, totaal: leerlingen.length })}
      </span>
      <Button
        size="small"
        variant="text"
        className="niet-printen"
        disabled={busy}
        aria-label={t('haalAfVan', { naam, dag: dates.short(dag) })}
        onClick={() => onStop(taak)}
      >
        {t('haalAf')}
      </Button>
    </li>
  );
}

interface DagProps extends Omit<RijProps, 'taak'> {
  readonly dag: string;
  readonly vandaag: string;
  readonly taken: readonly Weektaak[];
  readonly onZet: (dag: string) => void;
}

function Dag({ dag, vandaag, taken, onZet, ...rest }: DagProps) {
  const { t } = useTexts(weekplanTeksten);
  const dates = useDates();
  return (
    <li data-nu={dag === vandaag}>
      <h3>{dates.short(dag)}</h3>
      <ul className={css['taken']}>
        {taken.map((taak) => (
          <Rij key={taak.id} taak={taak} {...rest} />
        ))}
      </ul>
      {dag >= vandaag && (
        <Button
          size="small"
          variant="outlined"
          className="niet-printen"
          aria-label={t('zetOp', { dag: dates.short(dag) })}
          onClick={() => onZet(dag)}
        >
          {t('zet')}
        </Button>
      )}
    </li>
  );
}

function useWeeknaam(): (maandag: string, vandaag: string) => string {
  const { t } = useTexts(weekplanTeksten);
  const { long } = useDates();
  return (maandag, vandaag) => {
    const nu = maandagVan(vandaag);
    const dagen = { van: long(maandag), tot: long(addLocalDays(maandag, 4)) };
    if (maandag === nu) return t('deze', dagen);
    return maandag === naarWeek(nu, 1) ? t('volgende', dagen) : t('andere', dagen);
  };
}

/** Of earlier days: it waits for who did not do it, and needs no hand. */
function Schuift({ schuiven }: { readonly schuiven: readonly Weektaak[] }) {
  const { t } = useTexts(weekplanTeksten);
  const dates = useDates();
  if (schuiven.length === 0) return null;
  const zinnen = schuiven.map(({ naam, dag, leerlingen }) =>
    t('schuiftRij', {
      naam,
      dag: dates.short(dag),
      open: leerlingen.filter(({ af }) => !af).length,
      totaal: leerlingen.length,
    }),
  );
  return (
    <p className={css['schuift']}>
      <strong>{t('schuift')}:</strong> {zinnen.join(' · ')}
    </p>
  );
}

/** Taking off and putting back, each undone by the other. */
function useDaden() {
  const { t } = useTexts(weekplanTeksten);
  const dates = useDates();
  const { adminId, groepId } = usePathParams();
  const { stop, restore } = useWeekplan({ adminId, groepId });
  const [gedaan, setGedaan] = useState<{ readonly tekst: string; readonly label: string; readonly undo: () => void } | null>(null);
  const sluit = (): void => setGedaan(null);
  const takeOff = ({ id, naam, dag }: Pick<Weektaak, 'id' | 'naam' | 'dag'>): void =>
    stop.mutate(id, {
      onSuccess: () =>
        setGedaan({
          tekst: t('gehaald', { naam, dag: dates.short(dag) }),
          label: t('zetTerug'),
          undo: () => restore.mutate(id, { onSuccess: sluit }),
        }),
    });
  const isGezet = (id: string, naam: string, dag: string): void =>
    setGedaan({
      tekst: t('gezet', { naam, dag: dates.short(dag) }),
      label: t('ongedaan'),
      undo: () => stop.mutate(id, { onSuccess: sluit }),
    });
  return { gedaan, sluit, takeOff, isGezet, busy: stop.isPending || restore.isPending, error: stop.error ?? restore.error };
}

interface KopProps {
  readonly maandag: string;
  readonly vandaag: string;
  readonly onWeek: (maandag: string) => void;
}

function Kop({ maandag, vandaag, onWeek }: KopProps) {
  const { t } = useTexts(weekplanTeksten);
  const { adminId, groepId } = usePathParams();
  const weeknaam = useWeeknaam();
  const huiswerk = `${href('/admins/:adminId/groepen/:groepId/huiswerk', { adminId, groepId })}?van=${maandag}`;
  return (
    <PanelHead title={t('titel')} note={weeknaam(maandag, vandaag)}>
      <Button size="small" variant="text" onClick={() => onWeek(naarWeek(maandag, -1))}>
        {t('vorigeKnop')}
      </Button>
      <Button size="small" variant="text" onClick={() => onWeek(naarWeek(maandag, 1))}>
        {t('volgendeKnop')}
      </Button>
      <Button size="small" variant="outlined" component={Link} to={huiswerk}>
        {t('huiswerk')}
      </Button>
    </PanelHead>
  );
}

/** The plan of a week, day beside day. */
export function WeekplanPanel() {
  const { t } = useTexts(weekplanTeksten);
  const { adminId, groepId } = usePathParams();
  const vandaag = schoolDay(serverNow());
  const [maandag, setMaandag] = useState(() => beginVan(vandaag));
  const [zetOp, setZetOp] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(weekQuery({ adminId, groepId }, maandag));
  const { gedaan, sluit, takeOff, isGezet, busy, error: fout } = useDaden();
  const dagen = dagenVan(maandag, data?.weektaken.map(({ dag }) => dag) ?? []);
  return (
    <section className={panel['paneel']}>
      <Kop maandag={maandag} vandaag={vandaag} onWeek={setMaandag} />
      {gedaan && <DoneNotice text={gedaan.tekst} undo={{ label: gedaan.label, onClick: gedaan.undo }} onClose={sluit} />}
      <FormAlert error={fout} />
      {error && <PanelFailure text={t('fout')} again={t('opnieuw')} onRetry={() => void refetch()} />}
      {!data && !error && <p>{t('laden')}</p>}
      {data?.weektaken.length === 0 && <p className={css['noot']}>{t('leeg')}</p>}
      {data && (
        <>
          <ul className={css['dagen']}>
            {dagen.map((dag) => (
              <Dag
                key={dag}
                dag={dag}
                vandaag={vandaag}
                taken={data.weektaken.filter((taak) => taak.dag === dag)}
                busy={busy}
                onStop={takeOff}
                onZet={setZetOp}
              />
            ))}
          </ul>
          <Schuift schuiven={data.schuiven} />
        </>
      )}
      {zetOp !== null && (
        <Suspense>
          <ZetDialog dagen={dagen.filter((dag) => dag >= vandaag)} eerst={zetOp} onSet={isGezet} onClose={() => setZetOp(null)} />
        </Suspense>
      )}
    </section>
  );
}
