import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useToneel } from '../../audio/use-regie.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Page, PageLink } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, voorlezenPath, woordrijenPath } from '../../paths.ts';
import { beurtenSent } from '../../queue/reading.ts';
import { Klaargezet } from './klaargezet.tsx';
import { ALLE_ZOEK, Boeken, boekenOp, EIGEN_PLANK, Kiezer, orden, Shelf, ZOEKT, type Boek, type Plank, type Zoek } from './planken.tsx';
import { Weerwoorden } from './weerwoorden.tsx';
import css from './leesplank.module.css';

export const meta = () => pageTitle(leerlingLezenTeksten, 'plank.titel');

const plankQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesplank'],
    queryFn: async () => {
      await beurtenSent();
      return call('readLeesplank', { params: { leerlingId } });
    },
    // What was just read stands on it at once.
    gcTime: 0,
    staleTime: 0,
  });

/** What was chosen stands in the address: still there after a reload, and when the browser goes back. */
function useKeuze(planken: readonly Plank[]) {
  const [search, setSearch] = useSearchParams();
  const gevraagd = search.get('plank') ?? EIGEN_PLANK;
  const plank = gevraagd === EIGEN_PLANK || planken.some(({ id }) => id === gevraagd) ? gevraagd : EIGEN_PLANK;
  const boeken = boekenOp(planken, plank);
  const keuzes = ALLE_ZOEK.filter((keus) => boeken.some((boek) => ZOEKT[keus](boek)));
  const zoek = keuzes.find((keus) => keus === search.get('zoek')) ?? 'alles';
  const choose = (nieuw: Zoek, op: string): void =>
    setSearch(
      { ...(nieuw !== 'alles' && { zoek: nieuw }), ...(op !== EIGEN_PLANK && { plank: op }) },
      { replace: true, preventScrollReset: true },
    );
  return { plank, zoek, keuzes, choose, getoond: orden(boeken.filter(ZOEKT[zoek]), zoek) };
}

export default function LeesplankScreen() {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  const { t: blad } = useTexts(voorleesbladTeksten);
  useToneel(null);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(plankQuery(leerlingId));
  const keuze = useKeuze(data?.planken ?? []);
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('leerling:venster.terug')} />;
  if (error) return <TryAgain message={t('plank.fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('leerling:laden')} />;
  const { planken, verder, herhaal, weerwoorden } = data;
  const uitleg = planken.length === 0 ? 'plank.leeg' : 'plank.uitleg';
  const boeken = planken.flatMap((plank) => plank.boeken);
  const pick = (ids: readonly string[]): Boek[] => ids.flatMap((id) => boeken.find((boek) => boek.id === id) ?? []);
  const { plank, zoek, keuzes, choose, getoond } = keuze;
  return (
    <Page
      leerlingId={leerlingId}
      title={t('plank.titel')}
      hear={[t('plank.titel'), t(uitleg)]}
      aside={
        <>
          {/* A document of its own: only there the browser may ask for the microphone. */}
          <PageLink to={voorlezenPath(leerlingId)} reloadDocument>
            {blad('titel')}
          </PageLink>
          <PageLink to={woordrijenPath(leerlingId)}>{t('plank.rijen')}</PageLink>
        </>
      }
    >
      <p className={css['uitleg']}>{t(uitleg)}</p>
      <Klaargezet leerlingId={leerlingId} />
      <Weerwoorden leerlingId={leerlingId} woorden={weerwoorden} />
      <Shelf leerlingId={leerlingId} id="herhaal" naam={t('plank.herhaal.naam')} boeken={pick(herhaal)} />
      <Shelf leerlingId={leerlingId} id="verder" naam={t('plank.verder')} boeken={pick(verder.filter((id) => !herhaal.includes(id)))} />
      {planken.length > 0 && (
        <>
          <Kiezer keuzes={keuzes} zoek={zoek} planken={planken} plank={plank} onKies={choose} />
          <Boeken key={`${plank} ${zoek}`} leerlingId={leerlingId} boeken={getoond} />
        </>
      )}
    </Page>
  );
}
