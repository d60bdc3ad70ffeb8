import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { Leggend } from '@spelrijk/game-kit/band/leggen';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import type { Snijdend } from '@spelrijk/game-kit/split/snijden';

/** What rides on the belt is laid (VOLG), the word is cut (SPLIT) or typed. */
export interface PizzaState extends Leggend, Snijdend {
  /** How far the belt has ridden. */
  readonly reis: number;
}

export const vormVan = ({ run }: Pick<PizzaState, 'run'>): Antwoordvorm => currentOpgave(run)?.antwoordvorm ?? 'VOLG';
export const speelt = (state: PizzaState): boolean => state.run.fase === 'spelen';

/** Width of a topping: round for letters, wider for whole words. */
export function stukBreed({ band }: PizzaState): number {
  const longest = Math.max(1, ...band.map(({ stuk }) => stuk.length));
  return longest <= 3 ? 92 : 62 + longest * 17;
}

/** Ticks of the slide into the oven, and of the baking: until the guest has it. */
export const SCHUIF = 22;
export const GAAR = 46;

/** May it go into the oven? A pizza of toppings has to be full; in a guided attempt it goes by itself. */
export function kanBakken(state: PizzaState): boolean {
  const vorm = vormVan(state);
  const { inhoud, doel } = state.vakken;
  const genoeg = !isGeleid(state.run) && inhoud.length >= (vorm === 'TYP' ? 1 : doel.length);
  return speelt(state) && (vorm === 'SPLIT' || genoeg);
}
