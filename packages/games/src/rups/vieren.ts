import type { Item } from '@spelrijk/game-kit/contract';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import { countGespeeld, ticksInFase } from '@spelrijk/game-kit/run';
import {
  blob,
  boog,
  confetti,
  deining,
  goedRing,
  hup,
  loop01,
  maatOf,
  oordeelRing,
  opkomst,
  slotfeest,
  tussen,
  uitloop,
  wieg,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { bladOf, COCON, ding, takPlek } from './blad.ts';
import type { RupsState } from './state.ts';

/** A cocoon for every word that is behind us; in the finale they open one by one. */
export function tak(state: RupsState): Item[] {
  return Array.from({ length: countGespeeld(state.run) }, (_, i): Item[] => {
    const plek = takPlek(state, i);
    const t = ticksInFase(state) - i * 5 - 10;
    const open = state.run.fase === 'klaar' && t > 0;
    const cocon = ding('cocon', plek, { rot: wieg(state, 200, 5, i * 0.19), toon: open ? 'open' : '' }, i);
    return open ? [cocon, vlinder(state, i, plek, t)] : [cocon];
  }).flat();
}

/** It flies to a place of its own over the leaf. */
function vlinder(state: RupsState, i: number, [x, y]: Plek, t: number): Item {
  const { w, h } = maatOf(state.stand);
  const out = state.rustig ? loop01(t, 0, 20) : uitloop(t / 110);
  const tx = w * (0.1 + (0.8 * (i + 0.5)) / state.run.opgaven.length);
  const ty = h * (0.36 + 0.055 * ((i * 5) % 8));
  const plek = [tussen(x, tx, out) + wieg(state, 80, 26, i * 0.3, t), tussen(y, ty, out) + wieg(state, 60, 18, i * 0.21, t)] as const;
  const sx = state.rustig ? 1 : 0.45 + hup(state, 22, 0.55, i * 0.2, t);
  return ding('vlinder', plek, { sx, rot: deining(t, 100, i * 0.4) * 12, toon: String(i % 5) }, i);
}

export function viering(state: RupsState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const [kx, ky] = celXY(bladOf(state), state.lijf[0] ?? 0);
  // Far enough from the edges for a ring around it.
  const x = Math.min(w - 96, Math.max(96, kx));
  const y = Math.min(h - 96, Math.max(96, ky));
  switch (state.run.fase) {
    case 'klaar':
      return [blob(w / 2, h * 0.62, 150, 'trots', 30), ...slotfeest(state, w / 2, 240, 4, { aantal: 24, kracht: 11 })];
    case 'uitleg':
      return [oordeelRing(false, x, y, 170)];
    case 'goed': {
      if (t < COCON) return [];
      const fly = uitloop(loop01(t, 50, 34));
      const maat = opkomst(t, COCON, 18);
      const [tx, ty] = takPlek(state, countGespeeld(state.run));
      const plek = [tussen(x, tx, fly), tussen(y, ty, fly) - (state.rustig ? 0 : boog(fly) * 40)] as const;
      return [
        blob(x, y - 20 - hup(state, 40, 24), 90, 'trots', 29),
        ding('nieuw', plek, { w: tussen(96, 34, fly), h: tussen(146, 52, fly), sx: maat, sy: maat }),
        goedRing(state, x, y, 180, COCON, 50),
        ...confetti(state, x, y, t - COCON, { aantal: 14, duur: 56 }),
      ];
    }
    default:
      return [];
  }
}
