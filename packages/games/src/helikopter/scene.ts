import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { between, drawBackdrop, drawViering, easeOut, maatOf, progress01, ringOn, ownKey } from '@spelrijk/game-kit/stage';
import { drawHeli } from './heli.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { drawErf, drawRedding } from './reddingbeeld.ts';
import { GRIJP, OP, WEG, type HeliState } from './state.ts';
import { drawWoord, gekozenPlek } from './woord.ts';

const RING = 226;
const LANDT = { van: -160, naar: 150, duur: 70 } as const;

export const scene = (state: HeliState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'kist'));

function drawToneel(state: HeliState): readonly Item[] {
  return [drawBackdrop(state.stand), ...drawWoord(state), ...drawRedding(state), ...drawSlot(state), ...drawOordeel(state)];
}

/** It lands among the animals. */
function drawSlot(state: HeliState): Item[] {
  if (state.run.fase !== 'klaar') return [];
  const { w, h } = maatOf(state.stand);
  const { kade } = plaatsenOf(state);
  const deel = state.rustig ? 1 : easeOut(progress01(ticksInFase(state), { van: 0, duur: LANDT.duur }));
  const y = between(LANDT.van, kade - LANDT.naar, deel);
  return [
    ding('kade', [w / 2, (kade + h) / 2], { w, h: h - kade }),
    ...drawErf(state),
    ...drawHeli(state, { plek: [w / 2, y], haak: [w / 2, y + 96], rot: 0 }),
  ];
}

/** The verdict stands around what is on the crate, and goes up with it. */
function drawOordeel(state: HeliState): Item[] {
  if (wasOpen(state)) return [];
  const [x, y] = gekozenPlek(state);
  const breed = maatOf(state.stand).w;
  return drawViering(
    state,
    {
      plek: [x, y],
      goed: RING,
      fout: RING,
      van: GRIJP + 4,
      weg: OP,
      duur: 12,
      tot: WEG,
    },
    { x, y: y - 60, na: GRIJP },
    { x: breed / 2, y: 240, seed: 5 },
  );
}
