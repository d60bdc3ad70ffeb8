/** What a game behind the chest is made of; all of them are played with one button. */
import type { GameArt, Item, Stand } from '@spelrijk/game-kit/contract';
import { beginToren, isAf as isTorenAf, pressToren, tickToren, type TorenState } from './taartentoren.ts';
import { TAART_ART, torenScene } from './taartentoren-scene.ts';
import { beginHop, isAf, pressJump, tick, type HopState } from './wolkenhop.ts';
import { hopScene, WOLKENHOP_ART } from './wolkenhop-scene.ts';

export interface Spelregels<S> {
  readonly art: GameArt;
  readonly begin: (seed: number, tempo: number) => S;
  readonly tick: (state: S) => S;
  readonly press: (state: S, down: boolean) => S;
  readonly isAf: (state: S) => boolean;
  readonly punten: (state: S) => number;
  readonly scene: (state: S, stand: Stand) => readonly Item[];
}

export const BELONINGSSPELLEN = ['hop', 'toren'] as const;
export type Beloningsspel = (typeof BELONINGSSPELLEN)[number];

export const HOP: Spelregels<HopState> = {
  art: WOLKENHOP_ART,
  begin: beginHop,
  tick,
  press: pressJump,
  isAf,
  punten: ({ punten }) => punten,
  scene: hopScene,
};

export const TOREN: Spelregels<TorenState> = {
  art: TAART_ART,
  begin: beginToren,
  tick: tickToren,
  press: pressToren,
  isAf: isTorenAf,
  punten: ({ punten }) => punten,
  scene: torenScene,
};
