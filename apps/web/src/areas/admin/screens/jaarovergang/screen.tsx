import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { GedaneOvergang, OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useJaargroep } from '../../../../shared/region/jaargroep.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { useGoOn } from '../../use-go-on.ts';
import css from './jaarovergang.module.css';
import { begin, dubbeleNamen, hervat, overzichtVan, teSturen } from './overgang.ts';
import { Groepen } from './parts/groepen.tsx';
import { TeVroeg, WelkJaar } from './parts/jaar.tsx';
import { StraksPanel } from './parts/straks.tsx';
import { Terug } from './parts/terug.tsx';
import { Zitten } from './parts/zitten.tsx';
import { overgangQuery, useOvergang } from './queries.ts';
import { useBewaren } from './use-bewaren.ts';
import { createId } from '../../../../shared/id.ts';

export const handle: Crumbs = { crumbs: [crumb(jaarovergangTeksten, 'titel')] };
export const meta = () => pageTitle(jaarovergangTeksten, 'titel');

type Overgang = ReturnType<typeof useOvergang>;

/** What was done last, and the way back. */
function Vorige({ vorige, undo }: { readonly vorige: GedaneOvergang; readonly undo: Overgang['undo'] }) {
  const { t } = useTexts(jaarovergangTeksten);
  const { long } = useDates();
  const { id, op, schooljaar: jaar, leerlingen, weg, terugTot, veranderd } = vorige;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={!veranderd && <Terug id={id} jaar={jaar} leerlingen={leerlingen} weg={weg} undo={undo} />}
    >
      <p>{t(veranderd ? 'gedaanVast' : 'gedaan', { jaar, dag: long(op), tot: long(terugTot) })}</p>
      <p>{t('dubbel')}</p>
    </Alert>
  );
}

const hoofdletter = (tekst: string): string => tekst.slice(0, 1).toUpperCase() + tekst.slice(1);

interface VoorstelProps {
  readonly voorstel: OvergangVoorstel;
  readonly commit: Overgang['commit'];
  readonly keep: Overgang['keep'];
  readonly onAnew: () => void;
}

/** The proposal, with everything that can be chosen otherwise; it can be left and taken up again. */
function Voorstel({ voorstel, commit, keep, onAnew }: VoorstelProps) {
  const jaargroep = useJaargroep();
  const [id] = useState(createId);
  const [keuzes, setKeuzes] = useState(() => {
    const nu = begin(voorstel, createId, (jaar) => hoofdletter(jaargroep(jaar)));
    return voorstel.concept === null ? nu : hervat(voorstel, nu, voorstel.concept.keuzes);
  });
  const bewaard = useBewaren(voorstel, keuzes, keep);
  const overzicht = overzichtVan(voorstel, keuzes);
  const dubbel = dubbeleNamen(overzicht);
  const kan = overzicht.open === 0 && dubbel.size === 0 && overzicht.groepen.every(({ naam }) => naam.trim() !== '');
  const deel = { voorstel, keuzes, straks: overzicht.groepen, onChange: setKeuzes };
  return (
    <>
      <Bewaard bewaard={bewaard} concept={voorstel.concept} error={keep.error} onAnew={onAnew} />
      <Groepen {...deel} dubbel={dubbel} />
      <Zitten {...deel} />
      <StraksPanel
        jaar={voorstel.volgend}
        overzicht={overzicht}
        kan={kan}
        busy={commit.isPending}
        error={commit.error}
        onDo={() => commit.mutate(teSturen(voorstel, keuzes, id))}
      />
    </>
  );
}

interface BewaardProps {
  readonly bewaard: string | null;
  readonly concept: OvergangVoorstel['concept'];
  readonly error: Error | null;
  readonly onAnew: () => void;
}

/** That nothing is lost by leaving, and whose choices these are. */
function Bewaard({ bewaard, concept, error, onAnew }: BewaardProps) {
  const { t } = useTexts(jaarovergangTeksten);
  const { moment } = useDates();
  if (error) return <FormAlert error={error} />;
  if (bewaard === null) return <p className={css['zacht']}>{t('bewaard.vanzelf')}</p>;
  return (
    <Alert
      severity="info"
      action={
        <Button variant="text" color="inherit" onClick={onAnew}>
          {t('bewaard.opnieuw')}
        </Button>
      }
    >
      <output>{t('bewaard.op', { wanneer: moment(bewaard) })}</output>
      {concept !== null && concept.door !== '' && <p>{t('bewaard.door', { naam: concept.door })}</p>}
    </Alert>
  );
}

type KlaarProps = { readonly adminId: string; readonly jaar: string } & Pick<Overgang, 'commit' | 'undo'>;

function Klaar({ adminId, jaar, commit, undo }: KlaarProps) {
  const { t } = useTexts(jaarovergangTeksten);
  if (!commit.data) return null;
  const { id, ...telling } = commit.data;
  if (undo.isSuccess) return <Alert severity="success">{t('teruggezet')}</Alert>;
  return (
    <>
      <Alert
        severity="success"
        sx={{ mb: 2 }}
        action={<Terug id={id} jaar={jaar} leerlingen={telling.leerlingen} weg={telling.weg} undo={undo} />}
      >
        <AlertTitle>{t('klaar')}</AlertTitle>
        {t('klaarKort', telling)}
      </Alert>
      <Button component={Link} to={href('/admins/:adminId/groepen', { adminId })}>
        {t('naarGroepen')}
      </Button>
    </>
  );
}

interface InhoudProps {
  readonly voorstel: OvergangVoorstel;
  readonly gezegd: string | undefined;
  readonly onSay: (jaar: string) => void;
  /** The year of which somebody said that she goes on from it already. */
  readonly toch: string;
  readonly onGo: (jaar: string) => void;
  readonly overgang: Overgang;
}

/** First which year it is, then the proposal. */
function Inhoud({ voorstel, gezegd, onSay, toch, onGo, overgang }: InhoudProps) {
  const { t } = useTexts(jaarovergangTeksten);
  const [keer, setKeer] = useState(0);
  const { commit, keep, anew } = overgang;
  if (voorstel.leerlingen.length === 0) return <Empty title={t('leeg')} text={t('leegUitleg')} />;
  if (voorstel.kan.length > 1 && gezegd === undefined) return <WelkJaar kan={voorstel.kan} onPick={onSay} />;
  if (voorstel.vroeg && toch !== voorstel.schooljaar) return <TeVroeg voorstel={voorstel} onGo={() => onGo(voorstel.schooljaar)} />;
  const onAnew = (): void => {
    anew.mutate(undefined, {
      onSuccess: () => {
        keep.reset();
        setKeer(keer + 1);
      },
    });
  };
  return (
    <Voorstel key={`${voorstel.merk} ${voorstel.schooljaar} ${keer}`} voorstel={voorstel} commit={commit} keep={keep} onAnew={onAnew} />
  );
}

export default function JaarovergangScreen() {
  const { t } = useTexts(jaarovergangTeksten);
  const { adminId } = usePathParams();
  const [gezegd, setGezegd] = useState<string>();
  const [toch, setToch] = useState('');
  const { data, error, refetch } = useQuery(overgangQuery(adminId, gezegd));
  const overgang = useOvergang(adminId);
  const { commit, anew, undo } = overgang;
  const place = useGoOn([gezegd, toch, commit.data?.id, undo.isSuccess].join(' '));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  if (commit.data)
    return (
      <>
        <ScreenHead title={t('titel')} />
        <div ref={place} tabIndex={-1} className={css['verder']}>
          <Klaar adminId={adminId} jaar={data.vorige?.schooljaar ?? data.volgend} commit={commit} undo={undo} />
        </div>
      </>
    );
  // Of a year that nobody asked for yet it is not said what the button below does.
  const weet = (data.kan.length === 1 || gezegd !== undefined) && (!data.vroeg || toch === data.schooljaar);
  return (
    <>
      <ScreenHead title={t('titel')} text={weet ? t('uitleg', { jaar: data.volgend }) : t('uitlegZonder')} />
      <div ref={place} tabIndex={-1} className={css['verder']}>
        <FormAlert error={commit.error ?? anew.error} done={undo.isSuccess ? t('teruggezet') : undefined} />
        {data.vorige && <Vorige vorige={data.vorige} undo={undo} />}
        <Inhoud voorstel={data} gezegd={gezegd} onSay={setGezegd} toch={toch} onGo={setToch} overgang={overgang} />
      </div>
    </>
  );
}
