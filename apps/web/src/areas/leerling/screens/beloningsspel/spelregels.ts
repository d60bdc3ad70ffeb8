/** What a game behind the chest is made of; all of them are played with one button. */
import type { GameArt, Item, SoundId, Stand } from '@spelrijk/game-kit/contract';
import { BAND_ART, bandScene } from './blobband-scene.ts';
import { beginBand, countSlagen, isAf as isBandAf, klankenOf, pressBand, tickBand, type BandState } from './blobband.ts';
import { beginToren, isAf as isTorenAf, pressToren, tickToren, type TorenState } from './taartentoren.ts';
import { TAART_ART, torenScene } from './taartentoren-scene.ts';
import { VUURWERK_ART, vuurwerkScene } from './vuurwerk-scene.ts';
import { beginVuurwerk, isAf as isVuurwerkAf, pressVuurwerk, tickVuurwerk, VLUCHT_TICKS, type VuurState } from './vuurwerk.ts';
import { beginHop, isAf, pressJump, tick, type HopState } from './wolkenhop.ts';
import { hopScene, WOLKENHOP_ART } from './wolkenhop-scene.ts';
import { KASTEEL_ART, kasteelScene } from './zandkasteel-scene.ts';
import { beginKasteel, isAf as isKasteelAf, pressKasteel, tickKasteel, type KasteelState } from './zandkasteel.ts';

export interface Spelregels<S> {
  readonly art: GameArt;
  readonly begin: (seed: number, tempo: number) => S;
  readonly tick: (state: S) => S;
  readonly press: (state: S, down: boolean) => S;
  readonly isAf: (state: S) => boolean;
  readonly punten: (state: S) => number;
  readonly scene: (state: S, stand: Stand) => readonly Item[];
  /** What is heard of a tick; a coin for points unless told. */
  readonly klanken?: (before: S, after: S) => readonly SoundId[];
}

export const BELONINGSSPELLEN = ['hop', 'toren', 'kasteel', 'vuurwerk', 'band'] as const;
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

export const KASTEEL: Spelregels<KasteelState> = {
  art: KASTEEL_ART,
  begin: beginKasteel,
  tick: tickKasteel,
  press: pressKasteel,
  isAf: isKasteelAf,
  punten: ({ punten }) => punten,
  scene: kasteelScene,
};

/** A rocket leaves, a burst comes, a lantern is lit. */
function klankenVanVuurwerk(before: VuurState, after: VuurState): readonly SoundId[] {
  if (after.punten > before.punten + 1) return ['klap', 'munt'];
  if (after.pijlen.some(({ oud }) => oud === VLUCHT_TICKS)) return ['klap'];
  return after.pijlen.some(({ oud }) => oud === 1) ? ['zwiep'] : [];
}

export const VUURWERK: Spelregels<VuurState> = {
  art: VUURWERK_ART,
  begin: beginVuurwerk,
  tick: tickVuurwerk,
  press: pressVuurwerk,
  isAf: isVuurwerkAf,
  punten: ({ punten }) => punten,
  scene: vuurwerkScene,
  klanken: klankenVanVuurwerk,
};

export const BAND: Spelregels<BandState> = {
  art: BAND_ART,
  begin: beginBand,
  tick: tickBand,
  press: pressBand,
  isAf: isBandAf,
  punten: countSlagen,
  scene: bandScene,
  klanken: klankenOf,
};
