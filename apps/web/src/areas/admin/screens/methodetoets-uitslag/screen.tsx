import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { toetsCrumb, toetsenCrumb, toetsenPath, uitslagQuery } from '../../methodetoetsen.ts';
import { usePathParams } from '../../params.ts';
import panel from '../../parts/parts.module.css';
import { Matrix } from './parts/matrix.tsx';
import { Categorieen, Leerlingen, Woorden } from './parts/tabellen.tsx';
import css from './uitslag.module.css';

export const handle: Crumbs = { crumbs: [groepCrumb, toetsenCrumb, toetsCrumb, crumb(methodetoetsTeksten, 'uitslag.titel')] };
export const meta = () => pageTitle(methodetoetsTeksten, 'uitslag.titel');

/** While children write, how it stands is asked again. */
const POLL_MS = 10_000;

function Knoppen({ titel }: { readonly titel: string }) {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const { methodetoetsId = '' } = useParams();
  const download = useMutation({
    mutationFn: async (soort: 'csv' | 'xlsx') => {
      const bestand = await call('exportMethodetoets', { params: { adminId, groepId, methodetoetsId }, query: { soort } });
      saveFile({ ...bestand, naam: `${titel}.${soort}` });
    },
  });
  return (
    <div className={`${css['knoppen']} niet-printen`}>
      <Button variant="outlined" onClick={() => window.print()}>
        {t('uitslag.afdrukken')}
      </Button>
      {(['xlsx', 'csv'] as const).map((soort) => (
        <Button key={soort} variant="outlined" disabled={download.isPending} onClick={() => download.mutate(soort)}>
          {t(`uitslag.${soort}`)}
        </Button>
      ))}
      <FormAlert error={download.error} />
    </div>
  );
}

function Ontbreekt({ ontbreekt }: Methodetoetsuitslag) {
  const { t } = useTexts(methodetoetsTeksten);
  if (ontbreekt.length === 0) return null;
  return (
    <section className={panel['paneel']}>
      <h2>{t('uitslag.ontbreekt')}</h2>
      <p>{ontbreekt.map(({ naam }) => naam).join(', ')}</p>
    </section>
  );
}

function Uitslag({ uitslag }: { readonly uitslag: Methodetoetsuitslag }) {
  const { t } = useTexts(methodetoetsTeksten);
  const { titel, methode, blok, stand, leerlingen } = uitslag;
  if (leerlingen.length === 0)
    return (
      <>
        <ScreenHead title={titel} />
        <div className={css['leeg']}>
          <Empty title={t('uitslag.leeg')} text={t('uitslag.leegUitleg')} />
        </div>
        <Ontbreekt {...uitslag} />
      </>
    );
  const som = (waarde: (rij: Methodetoetsuitslag['leerlingen'][number]) => number): number =>
    leerlingen.reduce((totaal, rij) => totaal + waarde(rij), 0);
  const procent = Math.round((100 * som(({ goed }) => goed)) / som(({ gemaakt }) => gemaakt));
  const onder = [methode, blok].filter((deel) => deel !== '').join(', ');
  const tekst = `${t('uitslag.samen', { count: leerlingen.length })} ${t('uitslag.gemiddeld', { count: procent })}`;
  return (
    <>
      <ScreenHead title={titel} text={onder === '' ? tekst : `${onder}. ${tekst}`} action={<Knoppen titel={titel} />} />
      {stand === 'open' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('uitslag.loopt')}
        </Alert>
      )}
      <Categorieen {...uitslag} />
      <Leerlingen {...uitslag} />
      <Ontbreekt {...uitslag} />
      <Woorden {...uitslag} />
      <Matrix {...uitslag} />
      <p className={panel['uitleg']}>{t('uitslag.tijdig')}</p>
    </>
  );
}

export default function MethodetoetsUitslagScreen() {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const { methodetoetsId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...uitslagQuery({ adminId, groepId }, methodetoetsId),
    refetchInterval: ({ state }) => (state.data?.stand === 'open' ? POLL_MS : false),
  });
  const back = { to: toetsenPath({ adminId, groepId }), label: t('lijst.titel') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  return data ? <Uitslag uitslag={data} /> : <Waiting />;
}
