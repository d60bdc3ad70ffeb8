/**
 * Choosing among options that stand on the stage, once for every game in which the place one goes to is the answer: which options
 * stand where, which were wrong, and which one is picked.
 */
import type { GameInput, GameStart } from '../contract/game.ts';
import { bakkenOf, startBakken } from './bakken.ts';
import type { Bakken } from './bakken.ts';
import { optiesOf } from './opties.ts';
import { currentOpgave, isGuided, isDemonstrated } from './run.ts';
import { drawKans, startBasis } from './step.ts';
import type { Basis } from './step.ts';

/** What such a game remembers of it. */
export interface Choosing extends Basis {
  readonly bakken: Bakken;
  /** What can be chosen in this attempt, in the order in which it stands. */
  readonly opties: readonly string[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
}

export const GEEN_OPTIES: Omit<Choosing, keyof Basis> = { bakken: { volgorde: [], aantal: {} }, opties: [], fout: [] };

/** The start of a round in which it can be sorted: the bins have their places. */
export function startChoosing(options: GameStart): Choosing {
  const [bakken, basis] = drawKans(startBasis(options), (random) => startBakken(options.opgaven, random));
  return { ...basis, ...GEEN_OPTIES, bakken };
}

/** The options of a new attempt. Rules keep their place all through a round; answers to a question stand otherwise each time. */
export function layOpties<S extends Choosing>(before: S, hoogstens = 4): S {
  const fout = isGuided(before.run) ? before.fout : [];
  const opgave = currentOpgave(before.run);
  if (opgave === undefined) return { ...before, opties: [], fout };
  if (opgave.antwoordvorm === 'SORT') return { ...before, opties: bakkenOf(before.bakken, opgave, hoogstens), fout };
  const [opties, state] = drawKans(before, (random) => random.shuffle(optiesOf(opgave, hoogstens, fout)));
  return { ...state, opties, fout };
}

/** This was wrong: in the next attempt it is not offered again. */
export const rejectOptie = <S extends Choosing>(state: S, i: number): S => ({ ...state, fout: [...state.fout, state.opties[i] ?? ''] });

/** The number of what was picked: 2 for the pick `poort:2` of kind `poort`; -1 when something else was done. */
export const pickedIndex = (input: GameInput, soort: string): number =>
  input.soort === 'kies' && input.pick.startsWith(`${soort}:`) ? Number(input.pick.slice(soort.length + 1)) : -1;

/** In the last attempt the right option is pointed at. */
export const isPointedAt = ({ run }: Basis, optie: string | undefined): boolean =>
  run.fase === 'spelen' && isDemonstrated(run) && optie === currentOpgave(run)?.antwoord;
