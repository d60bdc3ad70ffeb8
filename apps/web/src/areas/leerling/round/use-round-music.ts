import type { GameManifest, RunState } from '@spelrijk/game-kit/contract';
import { useEffect } from 'react';
import { setEffectsSpel } from '../audio/effects.ts';
import type { Stand } from '../audio/muziek/speler.ts';
import { stofOfSpel, toneelOfSpel } from '../audio/toneel.ts';
import { useMuziekStand, useToneel } from '../audio/use-regie.ts';

/** From this part of a round on its play is a feast. */
const LAATSTE_DEEL = 2 / 3;

/** Calm while a child thinks, more when it plays, a feast towards the end. */
export function standOf({ fase, uitslag }: Pick<RunState, 'fase' | 'uitslag'>, speelt: boolean): Stand {
  if (fase === 'klaar') return 'feest';
  if (fase !== 'goed' && !speelt) return 'rust';
  const gedaan = uitslag.filter((outcome) => outcome !== null).length;
  return gedaan >= uitslag.length * LAATSTE_DEEL ? 'feest' : 'bouw';
}

interface RoundMusic {
  readonly manifest: GameManifest;
  readonly run: RunState;
  readonly speelt: boolean;
  /** A test is made in silence. */
  readonly toets: boolean;
}

export function useRoundMusic({ manifest, run, speelt, toets }: RoundMusic): void {
  const { slug } = manifest;
  useToneel(toets ? null : toneelOfSpel(manifest));
  useMuziekStand(standOf(run, speelt));
  useEffect(() => {
    setEffectsSpel(slug, stofOfSpel(slug));
    return () => setEffectsSpel('', 'gewoon');
  }, [slug]);
}
