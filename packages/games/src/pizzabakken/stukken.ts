/** Loose pieces that ride by on a belt, from where they are laid. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isPlaying, voorbeeldOf } from '@spelrijk/game-kit/run';
import { fitLetters, maatOf } from '@spelrijk/game-kit/stage';
import { bandX, fitsOnBand, ringLengte } from './band.ts';
import { looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import { toonOf } from './stuklook.ts';
import type { Stuklook } from './stuklook.ts';

export const STUK_HOOG = 92;
/** How far the rim lies around a piece. */
const RAND = 18;

/** Width of a piece: round for letters, wider for whole words. */
export function widthOfStuk({ band }: Leggend): number {
  const longest = Math.max(1, ...band.map(({ stuk }) => stuk.length));
  return longest <= 3 ? STUK_HOOG : 62 + longest * 17;
}

/** What every game with a moving belt remembers of it. */
export interface Rijdend extends Leggend {
  /** How far the belt has ridden, in stage units. */
  readonly reis: number;
}

/** In calm mode the belt only moves when it has to: not everything fits on it, and nobody is choosing with the arrows. */
const standsStill = (state: Rijdend): boolean =>
  state.rustig && (state.keus >= 0 || fitsOnBand(state.band.length, widthOfStuk(state), maatOf(state.stand).w));

/** A tick of the belt, which goes on as long as the child plays; `snelheid` in stage units at normal tempo. */
export const ride = <S extends Rijdend>(state: S, snelheid: number): S =>
  isPlaying(state.run) && !standsStill(state) ? { ...state, reis: state.reis + snelheid * state.tempo } : state;

/**
 * The loose pieces where they ride by over the whole width of the stage, at height `y`. The one under the arrows, or the one to copy, has
 * a rim, drawn by the game as `rand`. A piece that is just leaving cannot be picked; it comes round again.
 */
export function drawOpLopendeBand(state: Rijdend, y: number, look: Stuklook, z: number): Item[] {
  const { w: breed } = maatOf(state.stand);
  const n = state.band.length;
  const w = widthOfStuk(state);
  const ring = ringLengte(n, w, breed + (state.rustig ? 0 : w));
  const speelt = isPlaying(state.run);
  return looseStukken(state).flatMap(({ id, stuk }): Item[] => {
    const x = bandX(id, n, state.reis, ring) - (ring > breed ? w / 2 : 0);
    if (x > breed + w) return [];
    const kijk = voorbeeldOf(state) === stuk;
    const piece: Item = {
      key: `stuk${id}`,
      x,
      y,
      w,
      h: STUK_HOOG,
      art: look.art,
      toon: toonOf(look, id),
      label: stuk,
      labelSize: fitLetters(stuk, w - 22, 50),
      pick: `stuk:${id}`,
      name: `Leg ${stuk} op ${look.waar}`,
      uit: !speelt || Math.abs(x - breed / 2) >= (breed - w) / 2 + 10,
      z: z + 1,
    };
    if (!speelt || (!kijk && state.keus !== id)) return [piece];
    return [{ key: `rand${id}`, x, y, w: w + RAND, h: STUK_HOOG + RAND, art: 'rand', toon: kijk ? 'kijk' : '', z }, piece];
  });
}
