/**
 * Playing a VOLG answer by picking its pieces up from a grid, one after another. Free, whatever is picked up counts and the last piece
 * can be put back; guided, a wrong piece is laid somewhere else and the last right one is the answer. The pieces are those of one word:
 * they are joined without spaces.
 */
import type { Raster } from '@spelrijk/game-kit/mechanics/raster';
import { currentOpgave, drawKans, givenOf, isGuided, isFull, putGuided, putFree, startVakken, removeLast } from '@spelrijk/game-kit/run';
import type { Writing } from '@spelrijk/game-kit/run';
import { scatter } from './slang.ts';
import type { Slang } from './slang.ts';

/** A piece on the grid. */
export interface Hap {
  readonly id: number;
  readonly stuk: string;
  readonly vak: number;
}

/** What such a game remembers: `letterOp` is the last piece that went in, `misOp` the last that came out. */
export interface Rapend extends Writing, Slang {
  readonly happen: readonly Hap[];
  readonly volgendeId: number;
}

/** The pieces of this word and the foils among them, all on the grid. */
export function beginGathering<S extends Rapend>(state: S, raster: Raster): S {
  const { stukken = [], extra = [] } = currentOpgave(state.run) ?? {};
  return layHappen({ ...state, vakken: startVakken(stukken), happen: [] }, raster, [...stukken, ...extra]);
}

/** More pieces on the grid, away from the body and apart from each other. */
export function layHappen<S extends Rapend>(state: S, raster: Raster, stukken: readonly string[]): S {
  const { happen, volgendeId } = state;
  const bezet = happen.map(({ vak }) => vak);
  const [nieuw, next] = drawKans(state, (random) => {
    const order = random.shuffle(stukken);
    const vakken = scatter(raster, state, { n: order.length, bezet, random });
    return order.map((stuk, i): Hap => ({ id: volgendeId + i, stuk, vak: vakken[i] ?? 0 }));
  });
  return { ...next, happen: [...happen, ...nieuw], volgendeId: volgendeId + nieuw.length };
}

const without = (happen: readonly Hap[], weg: Hap | undefined): readonly Hap[] => happen.filter((hap) => hap !== weg);

export interface RaapZet<S> {
  readonly state: S;
  /** It is what comes next, or nobody says yet. */
  readonly raak: boolean;
  readonly antwoord: string | undefined;
}

/** A piece is picked up. */
export function gather<S extends Rapend>(before: S, raster: Raster, hap: Hap): RaapZet<S> {
  const { vakken: voor, tick } = before;
  const geleid = isGuided(before.run);
  const { vakken, raak } = geleid ? putGuided(voor, hap.stuk) : { vakken: putFree(voor, hap.stuk), raak: true };
  const erbij = vakken.inhoud.length > voor.inhoud.length;
  const af = { ...before, vakken, happen: without(before.happen, hap) };
  const state = raak && erbij ? af : layHappen(af, raster, [hap.stuk]);
  // What is filled in after many misses leaves the grid too.
  const geholpen = raak ? undefined : state.happen.find(({ stuk }) => stuk === vakken.inhoud.at(-1));
  return {
    state: {
      ...state,
      happen: erbij ? without(state.happen, geholpen) : state.happen,
      letterOp: erbij ? tick : state.letterOp,
      misOp: raak ? state.misOp : tick,
    },
    raak,
    antwoord: geleid && isFull(vakken) ? givenOf(vakken) : undefined,
  };
}

/** Free: the last piece comes out and lies on the grid again. */
export const putBack = <S extends Rapend>(state: S, raster: Raster): S =>
  layHappen({ ...state, vakken: removeLast(state.vakken), misOp: state.tick }, raster, state.vakken.inhoud.slice(-1));
