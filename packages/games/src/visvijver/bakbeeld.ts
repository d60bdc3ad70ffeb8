/** Family A: bins on the stage, with their names. They rock a little, and one gives way when something lands in it. */
import type { Item } from '@spelrijk/game-kit/contract';
import { ticksInFase } from '@spelrijk/game-kit/run';
import type { Pointing, Gebied } from '@spelrijk/game-kit/run';
import { fitLabel, drawKeuzeKnop, drawKeuzeRand, bump, sway } from '@spelrijk/game-kit/stage';

export interface Baklook {
  /** Name of the drawing; also the first part of its pick: `blad` for `blad:0`. */
  readonly art: string;
  /** So many variants, by turns. */
  readonly tonen: number;
  readonly z: number;
  /** How much wider and higher than the bin its rim is; its drawing is `rand`. */
  readonly rand: { readonly w: number; readonly h: number };
  /** Share of the width that its name may take, and the greatest height of the letters. */
  readonly naam: { readonly deel: number; readonly letters: number };
  /** Ticks into the reward at which what was sorted begins to land. */
  readonly landt: number;
}

/** How long it gives way, and how much wider and lower it is then. */
const DUIK = 20;
const DIEP = 0.08;

/** A bin for every option in its place of `vlakken`, with the rim around it where the arrows are or where it is to be copied. */
export const drawBakbeeld = (state: Pointing, vlakken: readonly Gebied[], look: Baklook): Item[] =>
  vlakken.flatMap((vlak, i) => drawBak(state, i, vlak, look));

function drawBak(state: Pointing, i: number, { x, y: midden, w, h }: Gebied, look: Baklook): Item[] {
  const { art, tonen, z, rand, naam, landt } = look;
  const optie = state.opties[i] ?? '';
  const y = midden + sway(state, { periode: 260, uitslag: 5, verschil: i * 0.27 });
  const duik = state.gekozen === optie && state.run.fase === 'goed' ? bump(ticksInFase(state), { van: landt, duur: DUIK }) * DIEP : 0;
  const knop = drawKeuzeKnop(state, i, { vlak: { x, y, w, h, sx: 1 + duik, sy: 1 - duik }, art, z, soort: art });
  return [
    ...drawKeuzeRand(state, i, { vlak: { x, y, w: w + rand.w, h: h + rand.h }, om: 0, z: z - 1 }),
    { ...knop, toon: String(i % tonen), ...fitLabel(optie, w * naam.deel, naam.letters), labelToon: 'wit' },
  ];
}
