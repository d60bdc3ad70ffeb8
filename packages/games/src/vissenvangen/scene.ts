import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBackdrop, drawPubliek, drawViering, maatOf, hopUp, sway, ringOn, ownKey } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import { BINNEN, DICHT, isLaying, type VangState } from './state.ts';
import { drawWoord, gekozenPlek } from './woord.ts';
import { drawAquarium, drawBoot, drawZee } from './zeebeeld.ts';

/** Around a fish; at the corner of a row, whose letters stay free. */
const RING = { vis: 228, rij: 104 } as const;
const GOLVEN = { aantal: 5, periode: 190, uitslag: 22 } as const;
const PUBLIEK = { liggend: { y: 668, aantal: 9, maat: 104 }, staand: { y: 880, aantal: 6, maat: 104 } } as const;

export const scene = (state: VangState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', ownKey(state, 'vis'));

function drawToneel(state: VangState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawGolven(state),
    ...drawAquarium(state),
    ...drawWoord(state),
    ...drawZee(state),
    ...drawHaven(state),
    ...drawOordeel(state),
  ];
}

/** Light on the water. */
function drawGolven(state: VangState): Item[] {
  const { w, h } = maatOf(state.stand);
  return Array.from({ length: GOLVEN.aantal }, (_, i) => {
    const x = ((i * 373 + 120) % (w - 140)) + 70 + sway(state, { ...GOLVEN, verschil: i * 0.31 });
    return ding('golf', [x, 130 + ((i * 211) % (h - 200))], {}, i);
  });
}

/** The boat waits beside what is asked; at the end everybody looks on in the harbour. */
function drawHaven(state: VangState): Item[] {
  if (wasOpen(state)) return [];
  if (state.run.fase !== 'klaar') return drawBoot(state, { plek: plaatsenOf(state).boot, rot: 0 });
  const rij = PUBLIEK[state.stand];
  return [
    ...drawPubliek(state.stand, {
      key: 'kijker',
      rij,
      wie: { stap: 5, begin: 3 },
      stemming: 'trots',
      z: 12,
      op: (i) => hopUp(state, { periode: 48, hoogte: 16, verschil: i * 0.2 }),
    }),
    ...drawBoot(state, { plek: state.stand === 'liggend' ? [160, 360] : [360, 190], rot: 20 }),
  ];
}

function drawOordeel(state: VangState): Item[] {
  if (wasOpen(state)) return [];
  const { w } = maatOf(state.stand);
  const { rij } = plaatsenOf(state);
  const legt = isLaying(state);
  const maat = legt ? RING.rij : RING.vis;
  const [x, y] = legt ? [Math.max(RING.rij / 2, rij.x - rij.breed / 2 + 10), rij.y - 60] : gekozenPlek(state);
  return drawViering(
    state,
    {
      plek: [x, y],
      goed: maat,
      fout: maat,
      // A row goes down before the net is in.
      van: legt ? 2 : DICHT,
      weg: BINNEN - (legt ? 20 : 8),
      duur: 10,
      tot: BINNEN + 8,
    },
    { x: legt ? rij.x : x, y, na: DICHT },
    { x: w / 2, y: 240, seed: 5 },
  );
}
