import type { DicteeKort } from '@spelrijk/contract/dictees';
import type { WoordlijstKort } from '@spelrijk/contract/woordlijsten';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { schoolDay } from '../../../../../shared/date/days.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { dicteesQuery } from '../../../dictees.ts';
import { Loopt } from '../../../opdrachten/loopt.tsx';
import { opdrachtenQuery } from '../../../opdrachten/queries.ts';
import { usePathParams } from '../../../params.ts';
import panel from '../../../parts/parts.module.css';
import { usePeriode } from '../../../parts/use-periode.ts';
import { woordlijstenQuery } from '../../../woordlijsten.ts';
import css from '../groep.module.css';

function Lijst({ lijst: { id, naam, toewijzing } }: { readonly lijst: WoordlijstKort }) {
  const periode = usePeriode();
  const { adminId, groepId } = usePathParams();
  return (
    <li>
      <Link
        className={panel['link'] ?? ''}
        to={href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId: id })}
      >
        {naam}
      </Link>
      <span>{periode(toewijzing)}</span>
    </li>
  );
}

function Dictee({ dictee: { id, titel, vanaf, leerlingen, klaar }, vandaag }: { readonly dictee: DicteeKort; readonly vandaag: string }) {
  const { t } = useTexts(beheerTeksten);
  const dates = useDates();
  const { adminId, groepId } = usePathParams();
  return (
    <li>
      <Link
        className={panel['link'] ?? ''}
        to={href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId: id })}
      >
        {titel}
      </Link>
      <span>
        {vanaf !== null && vanaf > vandaag
          ? t('week.vanaf', { dag: dates.short(vanaf), count: leerlingen })
          : t('week.klaar', { klaar, count: leerlingen })}
      </span>
    </li>
  );
}

/** What the leerlingen find this week beside the week plan: lists, dictations and what was set going; each leads to where it is made. */
export function WeekPanel() {
  const { t } = useTexts(beheerTeksten);
  const { adminId, groepId } = usePathParams();
  const lijsten = useQuery(woordlijstenQuery({ adminId, groepId })).data?.woordlijsten;
  const dictees = useQuery(dicteesQuery({ adminId, groepId })).data?.dictees;
  const opdrachten = useQuery(opdrachtenQuery({ adminId, groepId })).data?.opdrachten;
  const vandaag = schoolDay(serverNow());
  if (!lijsten || !dictees || !opdrachten) return null;
  const nu = lijsten.filter(({ toewijzing }) => toewijzing !== null && (toewijzing.tot ?? vandaag) >= vandaag);
  const open = dictees.filter(({ status, leerlingen, klaar }) => status === 'open' && klaar < leerlingen);
  return (
    <section className={panel['paneel']}>
      <h2>{t('week.titel')}</h2>
      {nu.length + open.length + opdrachten.length === 0 && <p>{t('week.leeg')}</p>}
      {nu.length > 0 && (
        <>
          <h3>{t('groep.woordlijsten')}</h3>
          <ul className={css['rijen']}>
            {nu.map((lijst) => (
              <Lijst key={lijst.id} lijst={lijst} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h3>{t('groep.klassendictee')}</h3>
          <ul className={css['rijen']}>
            {open.map((dictee) => (
              <Dictee key={dictee.id} dictee={dictee} vandaag={vandaag} />
            ))}
          </ul>
        </>
      )}
      <Loopt titel />
    </section>
  );
}
