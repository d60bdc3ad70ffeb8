import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { DagTaak } from '@spelrijk/contract/dagtaken';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { type ClientLoaderFunctionArgs, useParams } from 'react-router';
import { takeFirstSight } from '../../../../shared/api/query-client.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { Later } from '../../../../shared/page/use-steps.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useFetchAhead } from '../../fetch-ahead.ts';
import { isClosed } from '../../is-closed.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { vensterPath } from '../../paths.ts';
import { MapView } from './kaart/map-view.tsx';
import type { Place } from './kaart/places.ts';
import { Signpost } from './parts/signpost.tsx';
import { TopBar } from './parts/top-bar.tsx';
import { useLooksOn } from '../../looks-on.ts';
import { useMedia } from '../../use-media.ts';
import { useTooi } from '../../tooi/use-tooi.ts';
import { dagQuery, landkaartQuery } from '../../landkaart-query.ts';
import css from './landkaart.module.css';

// On most days nobody wrote one.
const Briefje = lazy(async () => ({ default: (await import('../../briefjes/briefje.tsx')).Briefje }));

// The map comes first.
const Plaat = lazy(async () => ({ default: (await import('../../klassenplaat/lijst.tsx')).Lijst }));

export const meta = () => pageTitle(leerlingTeksten, 'kaart.titel');

export const clientLoader = async ({ params: { leerlingId = '' } }: ClientLoaderFunctionArgs): Promise<null> =>
  await takeFirstSight((client) => [client.prefetchQuery(landkaartQuery(leerlingId)), client.prefetchQuery(dagQuery(leerlingId))]);

type Dag = Output<Api['planDag']>;

/** Width of the signpost where it stands over the map; below that it lies under the map. */
const SIGNPOST_PX = 330;

const nextTaak = (dag: Dag | undefined): DagTaak | undefined => dag?.taken.find(({ status }) => status !== 'af');

/** Somvenster of the first taak that is not done; '' when there is none or none can be had, null while nobody knows. */
function nextOf({ data, isError }: Pick<UseQueryResult<Dag>, 'data' | 'isError'>): string | null {
  if (!data) return isError ? '' : null;
  return nextTaak(data)?.somvensterId ?? '';
}

export default function LandkaartScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const kaart = useQuery(landkaartQuery(leerlingId));
  const dag = useQuery(dagQuery(leerlingId));
  const looksOn = useLooksOn();
  useFetchAhead(nextTaak(dag.data)?.game);
  const wide = useMedia('(min-aspect-ratio: 1/1)');
  const { tooi } = useTooi();
  const toPlace = useCallback(({ plek }: Place) => vensterPath(leerlingId, plek.somvensterId), [leerlingId]);
  if (isNotFound(kaart.error)) return <NotFound inFrame />;
  if (kaart.isError) return <TryAgain message={t('kaart.fout')} detail={kaart.error.message} onRetry={() => void kaart.refetch()} />;
  if (!kaart.data) return <Waiting text={t('laden')} />;
  const { leerling, maatje, hol, regios, beloningen, plaat, methodetoetsen, briefjes } = kaart.data;
  return (
    <div className={css['scherm']} data-kaart="">
      <h1 className="verborgen">{t('kaart.kop', { naam: leerling.roepnaam })}</h1>
      <Suspense>
        {briefjes.length > 0 && <Briefje leerlingId={leerlingId} briefjes={briefjes} />}
        {plaat && (
          <Later>
            <Plaat leerlingId={leerlingId} vorm="kaart" />
          </Later>
        )}
      </Suspense>
      <TopBar leerlingId={leerlingId} roepnaam={leerling.roepnaam} figuur={leerling.figuur} munten={beloningen ? leerling.munten : null} />
      <Signpost
        leerlingId={leerlingId}
        beloningen={beloningen}
        toetsen={methodetoetsen}
        figuur={leerling.figuur}
        dag={dag.data}
        failed={dag.isError}
        closed={isClosed(dag.error)}
        onRetry={() => void dag.refetch()}
      />
      <div className={css['kaart']}>
        {/* What there is to do today is read first. */}
        <Later>
          <MapView
            leerlingId={leerlingId}
            regios={regios}
            next={nextOf(dag)}
            keeps={!looksOn}
            figuur={leerling.figuur}
            maatje={maatje}
            hol={hol}
            coveredLeft={wide ? SIGNPOST_PX : 0}
            toPlace={toPlace}
            tooi={tooi}
          />
        </Later>
      </div>
    </div>
  );
}
