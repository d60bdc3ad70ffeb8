import type { Verzamelingen } from '@spelrijk/contract/verzamelingen';
import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import { catalog } from '@spelrijk/games/catalog';
import { manifests } from '@spelrijk/games/manifests';
import { parseSlug } from '@spelrijk/games/slugs';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Lijst } from '../../klassenplaat/lijst.tsx';
import { klassenplaatQuery } from '../../klassenplaat/query.ts';
import { landkaartQuery } from '../../landkaart-query.ts';
import { Hear } from '../../parts/hear.tsx';
import { Page } from '../../parts/page.tsx';
import { Picture } from '../../parts/picture.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath } from '../../paths.ts';
import { verzamelingenQuery } from '../../queries.ts';
import { Wereld } from '../../verzameling/wereld.tsx';
import css from './verzamelingen.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'verzameling.titel');

/** The games of which something stays. */
const BLIJVEND = manifests.flatMap((manifest) => (manifest.verzameling ? [{ manifest, verzameling: manifest.verzameling }] : []));

export default function VerzamelingenScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(verzamelingenQuery(leerlingId));
  // The picture of the groep hangs above a world: coming in later it would move that from under a finger.
  const kaart = useQuery(landkaartQuery(leerlingId));
  const plaat = useQuery({ ...klassenplaatQuery(leerlingId), enabled: kaart.data?.plaat === true });
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (error) return <TryAgain message={t('verzameling.fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data || kaart.isLoading || plaat.isLoading) return <Waiting text={t('laden')} />;
  return <Worlds leerlingId={leerlingId} data={data} />;
}

const bezitOf = ({ verzamelingen }: Verzamelingen, slug: string): readonly string[] =>
  verzamelingen.find(({ game }) => game === slug)?.stukken.map(({ stuk }) => stuk) ?? [];

/** The one with most in it. */
function fullest(data: Verzamelingen): string {
  const [first] = BLIJVEND.toSorted((a, b) => bezitOf(data, b.manifest.slug).length - bezitOf(data, a.manifest.slug).length);
  return first?.manifest.slug ?? '';
}

function Worlds({ leerlingId, data }: { readonly leerlingId: string; readonly data: Verzamelingen }) {
  const { t } = useTexts(leerlingTeksten);
  const [at, setAt] = useState(() => fullest(data));
  const nu = BLIJVEND.find(({ manifest }) => manifest.slug === at);
  return (
    <Page leerlingId={leerlingId} title={t('verzameling.titel')} hear={[['verzameling.titel'], ['verzameling.uitleg']]}>
      <ul className={css['rij']}>
        {BLIJVEND.map(({ manifest: { slug, plaatje }, verzameling: { titel, stukken } }) => (
          <li key={slug}>
            <button type="button" className={css['knop']} aria-pressed={slug === at} onClick={() => setAt(slug)}>
              <Picture name={plaatje} size={44} />
              <span>{titel}</span>
              <span className={css['aantal']}>
                {t('verzameling.aantal', { count: bezitOf(data, slug).length, totaal: stukken.length })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Lijst leerlingId={leerlingId} vorm="kast" />
      {nu && <World key={at} leerlingId={leerlingId} manifest={nu.manifest} bezit={bezitOf(data, at)} />}
    </Page>
  );
}

interface WorldProps {
  readonly leerlingId: string;
  readonly manifest: GameManifest;
  readonly bezit: readonly string[];
}

function World({ leerlingId, manifest, bezit }: WorldProps) {
  const { t } = useTexts(leerlingTeksten);
  const kaart = useQuery(landkaartQuery(leerlingId));
  const game = useQuery<Game | null>({
    queryKey: ['spel', manifest.slug],
    queryFn: async () => (await catalog[parseSlug(manifest.slug) ?? 'rups']?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { titel = '', stukken = [] } = manifest.verzameling ?? {};
  const namen = stukken.filter(({ id }) => bezit.includes(id)).map(({ naam }) => naam);
  return (
    <section className={css['wereld']} aria-labelledby="wereld-naam">
      <h2 id="wereld-naam">
        {titel}
        <Hear lines={namen.length === 0 ? [titel, ['verzameling.leeg']] : [titel, ...namen]} />
      </h2>
      {game.isError && <TryAgain message={t('verzameling.spel')} detail={t('geenVerbinding')} onRetry={() => void game.refetch()} />}
      {game.data && <Wereld game={game.data} figuur={kaart.data?.leerling.figuur ?? 0} bezit={bezit} />}
      <p className={css['namen']}>{namen.length === 0 ? t('verzameling.leeg') : namen.join(' · ')}</p>
    </section>
  );
}
