import type { Item } from '@spelrijk/game-kit/contract';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import { countPlayed, ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBlob,
  arch,
  drawConfetti,
  breathe,
  drawRightRing,
  hopUp,
  progress01,
  maatOf,
  drawVerdictRing,
  popIn,
  drawSlotfeest,
  between,
  easeOut,
  sway,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { bladOf, COCON, ding, takPlek } from './blad.ts';
import type { RupsState } from './state.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  vlinderRustig: { van: 0, duur: 20 },
  naarTak: { van: 50, duur: 34 },
  coconOp: { van: COCON, duur: 18 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  cocon: { periode: 200, uitslag: 5 },
  vlinderOpZij: { periode: 80, uitslag: 26 },
  vlinderOpNeer: { periode: 60, uitslag: 18 },
} as const;

/** Who hops, and how high. */
const HOP = {
  vleugels: { periode: 22, hoogte: 0.55 },
  blob: { periode: 40, hoogte: 24 },
} as const;

/** A cocoon for every word that is behind us; in the finale they open one by one. */
export function drawTak(state: RupsState): Item[] {
  return Array.from({ length: countPlayed(state.run) }, (_, i): Item[] => {
    const plek = takPlek(state, i);
    const t = ticksInFase(state) - i * 5 - 10;
    const open = state.run.fase === 'klaar' && t > 0;
    const cocon = ding('cocon', plek, { rot: sway(state, { ...ZWAAI.cocon, verschil: i * 0.19 }), toon: open ? 'open' : '' }, i);
    return open ? [cocon, drawVlinder(state, i, plek, t)] : [cocon];
  }).flat();
}

/** It flies to a place of its own over the leaf. */
function drawVlinder(state: RupsState, i: number, [x, y]: Plek, t: number): Item {
  const { w, h } = maatOf(state.stand);
  const out = state.rustig ? progress01(t, TIJD.vlinderRustig) : easeOut(t / 110);
  const tx = w * (0.1 + (0.8 * (i + 0.5)) / state.run.opgaven.length);
  const ty = h * (0.36 + 0.055 * ((i * 5) % 8));
  const plek = [
    between(x, tx, out) + sway(state, { ...ZWAAI.vlinderOpZij, verschil: i * 0.3, tick: t }),
    between(y, ty, out) + sway(state, { ...ZWAAI.vlinderOpNeer, verschil: i * 0.21, tick: t }),
  ] as const;
  const sx = state.rustig ? 1 : 0.45 + hopUp(state, { ...HOP.vleugels, verschil: i * 0.2, tick: t });
  return ding('vlinder', plek, { sx, rot: breathe(t, { periode: 100, faseVerschil: i * 0.4 }) * 12, toon: String(i % 5) }, i);
}

export function drawViering(state: RupsState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const [kx, ky] = celXY(bladOf(state), state.lijf[0] ?? 0);
  // Far enough from the edges for a ring around it.
  const x = Math.min(w - 96, Math.max(96, kx));
  const y = Math.min(h - 96, Math.max(96, ky));
  switch (state.run.fase) {
    case 'klaar':
      return [
        drawBlob({ x: w / 2, y: h * 0.62, w: 150, stemming: 'trots', z: 30 }),
        ...drawSlotfeest(state, { x: w / 2, y: 240, seed: 4, aantal: 24, kracht: 11 }),
      ];
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: 170 })];
    case 'goed': {
      if (t < COCON) return [];
      const fly = easeOut(progress01(t, TIJD.naarTak));
      const maat = popIn(t, TIJD.coconOp);
      const [tx, ty] = takPlek(state, countPlayed(state.run));
      const plek = [between(x, tx, fly), between(y, ty, fly) - (state.rustig ? 0 : arch(fly) * 40)] as const;
      return [
        drawBlob({ x, y: y - 20 - hopUp(state, HOP.blob), w: 90, stemming: 'trots', z: 29 }),
        ding('nieuw', plek, { w: between(96, 34, fly), h: between(146, 52, fly), sx: maat, sy: maat }),
        drawRightRing(state, { x, y, maat: 180, van: COCON, weg: 50 }),
        ...drawConfetti(state, { x, y, leeftijd: t - COCON, aantal: 14, duur: 56 }),
      ];
    }
    default:
      return [];
  }
}
