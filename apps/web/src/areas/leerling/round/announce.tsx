import type { GameManifest } from '@spelrijk/game-kit/contract';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { HostBeeld } from '../play/host.ts';
import { taskOf } from './task.ts';

/** What the stage says about itself; in a test nothing about right or wrong. */
export function useBeschrijving({ loop }: HostBeeld, toets: boolean): string {
  const { t } = useTexts(leerlingTeksten);
  return toets && loop.run.fase === 'goed' ? t('toets.bewaard') : loop.beschrijving;
}

interface AnnounceProps {
  readonly manifest: GameManifest;
  readonly beeld: HostBeeld;
  readonly beschrijving: string;
  readonly quiet: boolean;
}

/** The one live region of the round. */
export function Announce({ manifest, beeld, beschrijving, quiet }: AnnounceProps) {
  const { t } = useTexts(leerlingTeksten);
  const { opgave, loop } = beeld;
  const task = loop.run.fase === 'spelen' && opgave ? taskOf(opgave, manifest, t) : '';
  return (
    <p className="verborgen" aria-live="polite">
      {quiet ? '' : `${task} ${beschrijving}`}
    </p>
  );
}
