import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import { catalog } from '@spelrijk/games/catalog';
import { manifests } from '@spelrijk/games/manifests';
import { parseSlug } from '@spelrijk/games/slugs';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath } from '../../paths.ts';
import { taakQuery } from '../../queries.ts';
import { openAnswers } from '../../queue/answers.ts';
// Here before the first answer: without a line nothing can be fetched any more.
import '../../queue/open.ts';
import { useToneeltooi } from '../../tooi/use-tooi.ts';
import { useInstelling } from '../../use-instelling.ts';
import { Broken } from './parts/broken.tsx';
import { Visit } from './visit.tsx';

export const meta = () => pageTitle(leerlingTeksten, 'spel.titel');

function useGame(manifest: GameManifest | undefined) {
  return useQuery<Game | null>({
    queryKey: ['spel', manifest?.slug ?? ''],
    queryFn: async () => (manifest ? ((await catalog[parseSlug(manifest.slug) ?? 'rups']?.()) ?? null) : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export default function SpelScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '', taakId = '', somvensterId = '', game: param = '' } = useParams();
  const slug = parseSlug(param);
  const manifest = manifests.find((m) => m.slug === slug);
  const game = useGame(manifest);
  const taak = useQuery({ ...taakQuery(leerlingId, taakId), refetchOnWindowFocus: false, refetchOnReconnect: false });
  const { known } = useInstelling();
  const { known: tooiKnown } = useToneeltooi();
  const sender = useQuery({ queryKey: ['wachtrij'], queryFn: openAnswers, staleTime: Number.POSITIVE_INFINITY });
  const missing = <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (!manifest || isNotFound(taak.error) || game.data === null) return missing;
  if (taak.isError && !taak.data)
    return <TryAgain message={t('spel.fout')} detail={taak.error.message} onRetry={() => void taak.refetch()} />;
  if (game.isError) return <TryAgain message={t('spel.fout')} detail={t('geenVerbinding')} onRetry={() => void game.refetch()} />;
  // Without the settings a hint could be seen that should not be there.
  if (!taak.data || !game.data || !sender.data || !known || !tooiKnown) return <Waiting text={t('spel.laden')} />;
  const fits = taak.data.taak.games.includes(manifest.slug) && taak.data.taak.somvensterId === somvensterId;
  if (!fits) return missing;
  return (
    <Visit
      key={`${taakId} ${manifest.slug}`}
      leerlingId={leerlingId}
      read={taak.data}
      manifest={manifest}
      game={game.data}
      sender={sender.data}
    />
  );
}

/** A game that breaks takes nothing with it: what was answered is kept. */
export function ErrorBoundary() {
  const { leerlingId = '' } = useParams();
  return <Broken leerlingId={leerlingId} onRetry={() => window.location.reload()} />;
}
