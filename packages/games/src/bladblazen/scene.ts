import type { Item } from '@spelrijk/game-kit/contract';
import { drawBoekOp } from '@spelrijk/game-kit/mechanics/boek';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { bump, cheer, drawBackdrop, drawBlob, drawViering, maatOf, stemmingOf, sway, ringOn, ownKey } from '@spelrijk/game-kit/stage';
import { drawHoop, drawVondsten } from './hoop.ts';
import { ding, plaatsenOf, steenPlek } from './plaatsen.ts';
import { KIEK, LOOP, THUIS, type BladState } from './state.ts';
import { drawTuin, countOutside, rijderPlek } from './tuinbeeld.ts';
import { drawWoord } from './woord.ts';

const HOP = { periode: 44, hoogte: 14 } as const;
const BLOB = 124;
const RIJDER = 96;
/** Leaves fly up so far from the end of the stone. */
const EIND = 26;
/** Leaves that come down all the time: how many, and ticks of a fall. */
const DWARREL = { aantal: 3, duur: 420 } as const;
const BLAD = { art: 'blad', tonen: ['0', '1', '2', '3'], maat: [34, 34] } as const;

export const scene = (state: BladState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'steen'));

function drawToneel(state: BladState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawHoop(state, state.run.fase === 'goed' && !wasOpen(state) && ticksInFase(state) < THUIS ? 1 : 0),
    ...drawVondsten(state, wasOpen(state) ? countOutside(state) : 0),
    ...(state.bladzij === null ? drawWoord(state) : []),
    ...(wasOpen(state) ? [] : drawBoekOp(state, plaatsenOf(state).boek, 40, 21)),
    ...drawTuin(state),
    ...drawBlazerBlob(state),
    ...drawDwarrel(state),
    ...drawOordeel(state),
  ];
}

/** The pupil's blob with its blower, or on its machine. */
function drawBlazerBlob(state: BladState): Item[] {
  const rijdt = rijderPlek(state);
  const { fase } = state.run;
  if (rijdt !== null) return [drawBlob({ x: rijdt[0], y: rijdt[1], w: RIJDER, stemming: 'blij', z: 10 })];
  const [x, y] = plaatsenOf(state).blob;
  const laatste = state.kaal.reduce<number>((op, kaal) => Math.max(op, kaal ?? -1000), -1000);
  const blaast = bump(state.tick, { van: laatste, duur: 30 });
  const hop = cheer(state, HOP);
  return [
    drawBlob({ x, y: y - hop, w: BLOB, stemming: stemmingOf(fase), z: 10 }),
    ding('slurf', [x + 78 - blaast * 8, y + 22 - hop], {
      rot: -14 - blaast * 10 + sway(state, { periode: 90, uitslag: 2 }),
      sx: 1 + blaast * 0.1,
    }),
  ];
}

/** It is autumn: now and then a leaf comes down at the side. */
function drawDwarrel(state: BladState): Item[] {
  if (state.rustig || wasOpen(state)) return [];
  const { w, h } = maatOf(state.stand);
  return Array.from({ length: DWARREL.aantal }, (_, i) => {
    const deel = ((state.tick + i * (DWARREL.duur / DWARREL.aantal)) % DWARREL.duur) / DWARREL.duur;
    const x = w * (i === 1 ? 0.97 : i === 0 ? 0.02 : 0.985) + sway(state, { periode: 130, uitslag: 14, verschil: i * 0.4 });
    return ding(
      'blad',
      [x, h * 0.2 + deel * h * 0.7],
      { toon: String(i), rot: deel * 500, alpha: Math.min(1, (1 - deel) * 5), z: 1 },
      `val${i}`,
    );
  });
}

function drawOordeel(state: BladState): Item[] {
  if (wasOpen(state)) return [];
  const { x, y, w, h } = steenPlek(state, Math.max(0, state.keus));
  const breed = maatOf(state.stand).w;
  return drawViering(
    state,
    { plek: [x, y], goed: [w, h], fout: [w, h], van: KIEK, weg: LOOP + 16, duur: 12, tot: THUIS },
    { x: x + w / 2 - EIND, y, na: KIEK, ...BLAD },
    { x: breed / 2, y: 260, seed: 5, ...BLAD },
  );
}
