import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { GedaneOvergang, OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
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
import { begin, dubbeleNamen, overzichtVan, teSturen } from './overgang.ts';
import { Groepen } from './parts/groepen.tsx';
import { TeVroeg, WelkJaar } from './parts/jaar.tsx';
import { StraksPanel } from './parts/straks.tsx';
import { Zitten } from './parts/zitten.tsx';
import { overgangQuery, useOvergang } from './queries.ts';

export const handle: Crumbs = { crumbs: [crumb(jaarovergangTeksten, 'titel')] };
export const meta = () => pageTitle(jaarovergangTeksten, 'titel');

type Overgang = ReturnType<typeof useOvergang>;

/** What was done last, and the way back. */
function Vorige({ vorige, undo }: { readonly vorige: GedaneOvergang; readonly undo: Overgang['undo'] }) {
  const { t } = useTexts(jaarovergangTeksten);
  const { long } = useDates();
  const { id, op, schooljaar: jaar, terugTot, veranderd } = vorige;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        !veranderd && (
          <Button variant="text" disabled={undo.isPending} onClick={() => undo.mutate(id)}>
            {t('ongedaan')}
          </Button>
        )
      }
    >
      <p>{t(veranderd ? 'gedaanVast' : 'gedaan', { jaar, dag: long(op), tot: long(terugTot) })}</p>
      <p>{t('dubbel')}</p>
    </Alert>
  );
}

const hoofdletter = (tekst: string): string => tekst.slice(0, 1).toUpperCase() + tekst.slice(1);

/** The proposal, with everything that can be chosen otherwise. */
function Voorstel({ voorstel, commit }: { readonly voorstel: OvergangVoorstel; readonly commit: Overgang['commit'] }) {
  const jaargroep = useJaargroep();
  const [id] = useState(() => crypto.randomUUID());
  const [keuzes, setKeuzes] = useState(() =>
    begin(
      voorstel,
      () => crypto.randomUUID(),
      (jaar) => hoofdletter(jaargroep(jaar)),
    ),
  );
  const overzicht = overzichtVan(voorstel, keuzes);
  const dubbel = dubbeleNamen(overzicht);
  const kan = overzicht.open === 0 && dubbel.size === 0 && overzicht.groepen.every(({ naam }) => naam.trim() !== '');
  const deel = { voorstel, keuzes, straks: overzicht.groepen, onChange: setKeuzes };
  return (
    <>
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

function Klaar({ adminId, commit, undo }: { readonly adminId: string } & Overgang) {
  const { t } = useTexts(jaarovergangTeksten);
  if (!commit.data) return null;
  const { id, ...telling } = commit.data;
  if (undo.isSuccess) return <Alert severity="success">{t('teruggezet')}</Alert>;
  return (
    <>
      <Alert
        severity="success"
        sx={{ mb: 2 }}
        action={
          <Button variant="text" disabled={undo.isPending} onClick={() => undo.mutate(id)}>
            {t('ongedaan')}
          </Button>
        }
      >
        <AlertTitle>{t('klaar')}</AlertTitle>
        {t('klaarKort', telling)}
      </Alert>
      <FormAlert error={undo.error} />
      <Button component={Link} to={href('/admins/:adminId/groepen', { adminId })}>
        {t('naarGroepen')}
      </Button>
    </>
  );
}

/** First which year it is, then the proposal. */
function Inhoud({
  voorstel,
  gezegd,
  onSay,
  commit,
}: {
  readonly voorstel: OvergangVoorstel;
  readonly gezegd: string | undefined;
  readonly onSay: (jaar: string) => void;
  readonly commit: Overgang['commit'];
}) {
  const { t } = useTexts(jaarovergangTeksten);
  const [toch, setToch] = useState('');
  if (voorstel.leerlingen.length === 0) return <Empty title={t('leeg')} text={t('leegUitleg')} />;
  if (voorstel.kan.length > 1 && gezegd === undefined) return <WelkJaar kan={voorstel.kan} onPick={onSay} />;
  if (voorstel.vroeg && toch !== voorstel.schooljaar) return <TeVroeg voorstel={voorstel} onGo={() => setToch(voorstel.schooljaar)} />;
  return <Voorstel key={`${voorstel.merk} ${voorstel.schooljaar}`} voorstel={voorstel} commit={commit} />;
}

export default function JaarovergangScreen() {
  const { t } = useTexts(jaarovergangTeksten);
  const { adminId } = usePathParams();
  const [gezegd, setGezegd] = useState<string>();
  const { data, error, refetch } = useQuery(overgangQuery(adminId, gezegd));
  const overgang = useOvergang(adminId);
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const weet = data.kan.length === 1 || gezegd !== undefined;
  const kop = <ScreenHead title={t('titel')} text={weet ? t('uitleg', { jaar: data.volgend }) : t('uitlegZonder')} />;
  if (overgang.commit.data)
    return (
      <>
        {kop}
        <Klaar adminId={adminId} {...overgang} />
      </>
    );
  return (
    <>
      {kop}
      <FormAlert error={overgang.undo.error ?? overgang.commit.error} done={overgang.undo.isSuccess ? t('teruggezet') : undefined} />
      {data.vorige && <Vorige vorige={data.vorige} undo={overgang.undo} />}
      <Inhoud voorstel={data} gezegd={gezegd} onSay={setGezegd} commit={overgang.commit} />
    </>
  );
}
