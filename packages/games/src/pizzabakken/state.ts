import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import type { Bandstuk } from '@spelrijk/game-kit/band/band';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';

export interface PizzaState extends Schrijvend {
  /** VOLG: what rides on the belt, how far it has ridden, and what lies on the pizza already (ids, in order). */
  readonly band: readonly Bandstuk[];
  readonly reis: number;
  readonly gelegd: readonly number[];
  /** The topping under the arrows; -1 is none yet. */
  readonly keus: number;
  /** SPLIT: the letters on the pizza, the cuts, and the gap under the arrows. */
  readonly letters: readonly string[];
  readonly sneden: readonly number[];
  readonly plek: number;
  /** What was on the pizza when it went into the oven. */
  readonly gebakken: readonly string[];
}

export const vormVan = (state: PizzaState): Antwoordvorm => currentOpgave(state.run)?.antwoordvorm ?? 'VOLG';
export const speelt = (state: PizzaState): boolean => state.run.fase === 'spelen';

/** Width of a topping: round for letters, wider for whole words. */
export function stukBreed({ band }: PizzaState): number {
  const longest = Math.max(1, ...band.map(({ stuk }) => stuk.length));
  return longest <= 3 ? 92 : 62 + longest * 17;
}

/** Ticks of the slide into the oven, of the baking, and until the guest has it. */
export const SCHUIF = 22;
export const GAAR = 46;

/** May it go into the oven? A pizza of toppings has to be full. */
export function kanBakken(state: PizzaState): boolean {
  if (!speelt(state)) return false;
  const vorm = vormVan(state);
  if (vorm === 'SPLIT') return true;
  if (isGeleid(state.run)) return false;
  return vorm === 'TYP' ? state.vakken.inhoud.length > 0 : state.vakken.inhoud.length >= state.vakken.doel.length;
}

/** What lies on the pizza, clockwise. */
export const opPizza = (state: PizzaState): readonly string[] => (vormVan(state) === 'SPLIT' ? state.letters : state.vakken.inhoud);
