import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { type GameManifest, paneelFor } from '@spelrijk/game-kit/contract';
import type { Indeling } from '@spelrijk/game-kit/stage';
import { useState } from 'react';
import type { HostBeeld } from '../play/host.ts';
import { useMedia } from '../use-media.ts';

interface BoardOptions {
  readonly manifest: GameManifest;
  readonly beeld: HostBeeld;
  readonly scan: boolean;
  readonly toetsenbord: Oefeninstelling['toetsenbord'];
}

/** What is played with below the stage, and whether it stands there now. */
export function useBoard({ manifest, beeld: { opgave, loop }, scan, toetsenbord }: BoardOptions) {
  const touch = useMedia('(pointer: coarse)');
  const keys = useMedia('(any-pointer: fine)');
  const [opened, setOpened] = useState(touch);
  const asked = loop.paneel ?? (opgave ? paneelFor(manifest, opgave.antwoordvorm) : 'geen');
  // No letter board: only where there are keys to type on.
  const paneel = asked === 'letters' && toetsenbord === 'geen' && keys ? 'geen' : asked;
  const isOpen = opened || scan;
  // Where one writes beside the game: the chosen board, or none where there are keys and nobody opened one.
  const indeling: Indeling | 'automatisch' = toetsenbord === 'geen' ? 'automatisch' : toetsenbord;
  const bord = isOpen || !keys ? indeling : null;
  return { asked, paneel, bord, isOpen, toggle: () => setOpened(!isOpen) };
}
