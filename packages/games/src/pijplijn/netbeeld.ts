/** What is seen of the play after a right word: nine pipes, the water in them, the pots and what grows out of them. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { between, easeOut, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { buisAt, buurAt, opensAt, wetOf, ZIJDE } from './net.ts';
import { ding, tuinOf } from './state.ts';
import type { PijpState } from './state.ts';

const DRAAIT = 12;
const NAAM = { recht: 'Rechte buis', bocht: 'Bocht', kruis: 'Kruising' } as const;
const RICHTING = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const DRUPPELS = 3;

function celPlek(state: PijpState, i: number): Plek {
  const { x, y, cel } = tuinOf(state).net;
  return [x + ((i % ZIJDE) - 1) * cel, y + (Math.floor(i / ZIJDE) - 1) * cel];
}

export function drawNet(state: PijpState): Item[] {
  if (!wasOpen(state)) return [];
  const nat = wetOf(state.net);
  return [
    ...drawBuizen(state, nat),
    ...state.net.wat.flatMap((_, rij) => drawPot(state, rij)),
    ...drawDruppels(state, nat),
    ...drawToevoer(state),
  ];
}

function drawBuizen(state: PijpState, nat: ReadonlySet<number>): Item[] {
  const { net } = state;
  const { cel } = tuinOf(state).net;
  const open = isOpen(state);
  return net.draai.flatMap((om, i): Item[] => {
    const plek = celPlek(state, i);
    const buis = buisAt(net, i);
    const op = popIn(ticksInBeurt(state), { van: (i % ZIJDE) * 3 + Math.floor(i / ZIJDE) * 3, duur: 16 });
    const t = net.laatst === i && !state.rustig ? easeOut(progress01(state.tick, { van: net.draaiOp, duur: DRAAIT })) : 1;
    const vast = buis === 'kruis';
    const knop = {
      pick: `buis:${i}`,
      name: `${NAAM[buis]}, rij ${Math.floor(i / ZIJDE) + 1}, plek ${(i % ZIJDE) + 1}`,
      nummer: i + 1,
      uit: !open,
    };
    return [
      ding('cel', plek, { w: cel - 8, h: cel - 8, sx: op, sy: op, toon: vast ? 'vast' : '', ...(!vast && knop) }, i),
      ding(
        'net',
        plek,
        { w: cel, h: cel, sx: op, sy: op, art: buis, rot: between((om - 1) * 90, om * 90, t), toon: nat.has(i) ? 'nat' : '' },
        i,
      ),
      ...(open && net.mik === i ? [ding('mik', plek, { w: cel + 8, h: cel + 8 })] : []),
    ];
  });
}

/** A pot at the end of every row; out of it grows what chance put there. */
function drawPot(state: PijpState, rij: number): Item[] {
  const { cel } = tuinOf(state).net;
  const [x, y] = celPlek(state, rij * ZIJDE + ZIJDE - 1);
  const natOp = state.net.natOp[rij] ?? null;
  const groei = natOp === null ? 0 : popIn(state.tick, { van: natOp + 10, duur: 26 });
  const plek: Plek = [x + cel * 1.06, y + 14];
  const wiebel = natOp === null ? sway(state, { periode: 120, uitslag: 2, verschil: rij * 0.3 }) : 0;
  return [
    ...(natOp === null
      ? []
      : [ding('groei', [plek[0], plek[1] - 30 - groei * 36], { sx: groei, sy: groei, toon: String(state.net.wat[rij] ?? 0) }, rij)]),
    ding('pot', plek, { rot: wiebel, toon: natOp === null ? '' : 'nat' }, rij),
  ];
}

/** Water drips where a wet pipe ends in nothing. */
function drawDruppels(state: PijpState, nat: ReadonlySet<number>): Item[] {
  const { cel } = tuinOf(state).net;
  const open = [...nat].flatMap((i) =>
    opensAt(state.net, i).flatMap((kant): Plek[] => {
      const naast = buurAt(i, kant);
      const uit = naast < 0 ? kant === 1 || (kant === 3 && i === ZIJDE) : nat.has(naast);
      if (uit) return [];
      const [x, y] = celPlek(state, i);
      const [dx, dy] = RICHTING[kant] ?? [0, 0];
      return [[x + dx * cel * 0.5, y + dy * cel * 0.5]];
    }),
  );
  return open.slice(0, DRUPPELS).map(([x, y], i) => {
    const val = state.rustig ? 0.4 : ((state.tick + i * 14) % 36) / 36;
    return ding('drup', [x, y + 10 + val * 34], { alpha: 1 - val * 0.8 }, i);
  });
}

/** From the tap to the first pipe. */
function drawToevoer(state: PijpState): Item[] {
  const { kraan, grond, net } = tuinOf(state);
  const [x, y] = celPlek(state, ZIJDE);
  const links = kraan[0];
  const rechts = x - net.cel / 2 + 6;
  return [
    ding('aanvoer', [links, (grond + y) / 2 - 8], { w: 46, h: y - grond + 50, art: 'pijp', toon: 'nat' }, 'af'),
    ...(rechts > links
      ? [ding('aanvoer', [(links + rechts) / 2 - 12, y], { w: rechts - links + 24, h: 44, art: 'pijpligt', toon: 'nat', z: 2 }, 'toe')]
      : []),
  ];
}
