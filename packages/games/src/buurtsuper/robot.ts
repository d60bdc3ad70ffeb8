/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { inHand } from './inpakken.ts';
import { fitKolom, KOLOMMEN, laagFor, WAREN } from './krat.ts';
import type { SuperState } from './state.ts';

/** Packs as low as it goes. */
function robotPacks(state: SuperState, manier?: Manier): GameInput | null {
  const soort = inHand(state);
  if (soort === null) return null;
  const { krat, tick } = state;
  if (krat.waren.some(({ op }) => tick - op < 30)) return null;
  const { b } = WAREN[soort];
  const laagste = Array.from({ length: KOLOMMEN - b + 1 }, (_, kol) => ({ kol, laag: laagFor(krat, soort, kol) ?? 99 })).reduce(
    (beste, hier) => (hier.laag < beste.laag ? hier : beste),
  );
  if (manier !== 'toetsen') return { soort: 'kies', pick: `kolom:${laagste.kol + Math.floor((b - 1) / 2)}` };
  const hier = fitKolom(soort, krat.keus);
  return hier === laagste.kol
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: hier < laagste.kol ? 'rechts' : 'links', ingedrukt: true };
}

export function robot(state: SuperState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase === 'spelen' && state.bladzij !== null)
    return manier === 'toetsen' ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: 'verder' };
  if (isOpen(state)) return robotPacks(state, manier);
  return state.run.fase === 'spelen' ? robotAnswers(state, skill, manier, 'pak') : null;
}
