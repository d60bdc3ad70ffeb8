/** What is seen of the reeling: three baits, the line with what pulls at it, how tight it is, and who leaps up. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  arch,
  between,
  drawConfetti,
  easeOut,
  maatOf,
  makeDing,
  placeInRij,
  popIn,
  progress01,
  shake,
  sway,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { trekt } from './drillen.ts';
import type { VisState } from './state.ts';
import { HENGEL, waterOf } from './water.ts';

const ding = makeDing({
  aas: { w: 190, h: 190, z: 11 },
  aasrand: { w: 214, h: 214, z: 10 },
  schim: { w: 200, h: 110, z: 4 },
  soort: { w: 264, h: 180, z: 12 },
  trek: { w: 84, h: 84, z: 12 },
  meter: { w: 300, h: 52, z: 11 },
  naald: { w: 26, h: 64, z: 12 },
  draai: { w: 190, h: 130, z: 12 },
  wacht: { w: 190, h: 130, z: 12 },
});

const BEELD = {
  liggend: { bord: [640, 80], verder: [1216, 84], azen: [640, 470], stap: 260, draai: [1150, 620], wacht: [930, 620], meter: [640, 664] },
  staand: { bord: [306, 90], verder: [662, 84], azen: [360, 620], stap: 226, draai: [590, 870], wacht: [370, 870], meter: [200, 870] },
} as const;
const AASNAAM = ['een worm', 'een stuk kaas', 'iets dat glimt'] as const;
const VER = { x: 430, y: 250, begin: 96 } as const;
const SPRONG = { duur: 40, hoog: 150 } as const;
const SCHUD = { periode: 8, demping: 26, uitslag: 9 } as const;

/** Where the hooked fish is; the line ends there. */
export function drilPlek(state: VisState): Plek | null {
  const { dril } = state;
  if (!wasOpen(state) || dril.vis === null || dril.binnenOp !== null) return null;
  const kant = state.boot + HENGEL < maatOf(state.stand).w / 2 ? 1 : -1;
  const ruimte = kant > 0 ? maatOf(state.stand).w - 110 - state.boot - HENGEL : state.boot + HENGEL - 110;
  const ruk = trekt(state) ? sway(state, { periode: 16, uitslag: 14 }) : sway(state, { periode: 90, uitslag: 8 });
  return [
    state.boot + HENGEL + kant * Math.min(ruimte, VER.x * dril.afstand) + ruk,
    waterOf(state).vlak + VER.begin + VER.y * dril.afstand + shake(state, state.tick - dril.slipOp, SCHUD),
  ];
}

export function drawDrillen(state: VisState): Item[] {
  if (!wasOpen(state)) return [];
  const { bord, verder } = BEELD[state.stand];
  const { vis, bijtOp } = state.dril;
  const tekst = vis === null ? 'Kies je aas!' : state.rustig ? 'Trekt hij? Wacht dan.' : 'Draai, maar niet als hij trekt!';
  return [
    ...(vis === null ? drawAzen(state) : drawGevecht(state)),
    ...drawLanding(state),
    ...drawBeurtbord(state, { tekst, plek: [...bord], verder: [...verder], w: 560, ...(vis !== null && { nieuwOp: bijtOp }) }),
  ];
}

const drawAzen = (state: VisState): Item[] =>
  AASNAAM.flatMap((naam, i) => {
    const { azen, stap } = BEELD[state.stand];
    const op = popIn(state.tick, { van: (state.beurt?.op ?? 0) + i * 4, duur: 16 });
    const plek = [
      azen[0] + placeInRij(i, AASNAAM.length, stap),
      azen[1] + sway(state, { periode: 120, uitslag: 5, verschil: i * 0.3 }),
    ] as const;
    return [
      ...(state.dril.mik === i && !state.rustig ? [ding('aasrand', plek)] : []),
      ding('aas', plek, { sx: op, sy: op, toon: String(i), pick: `aas:${i}`, name: `Aas: ${naam}`, nummer: i + 1, uit: !isOpen(state) }, i),
    ];
  });

function drawGevecht(state: VisState): Item[] {
  const plek = drilPlek(state);
  if (plek === null) return [];
  const { draai, wacht, meter } = BEELD[state.stand];
  const rukt = trekt(state);
  const kant = plek[0] > state.boot + HENGEL ? 1 : -1;
  const knop = { uit: !isOpen(state) };
  return [
    ding('schim', [plek[0] + kant * 60, plek[1] + 10], { sx: -kant, rot: rukt ? kant * 14 : 0 }),
    ...(rukt ? [ding('trek', [plek[0] + kant * 60, plek[1] - 84])] : []),
    ding('draai', [...draai], {
      toon: rukt ? 'nee' : '',
      rot: 0,
      pick: 'draai',
      name: rukt ? 'Draaien, maar de vis trekt' : 'Draaien',
      ...knop,
    }),
    ...(state.rustig
      ? [ding('wacht', [...wacht], { pick: 'wacht', name: 'Wachten', ...knop })]
      : [ding('meter', [...meter]), ding('naald', [meter[0] - 130 + state.dril.spanning * 260, meter[1]])]),
  ];
}

/** It leaps out of the water, shows itself, and drops beside the boat. */
function drawLanding(state: VisState): Item[] {
  const { vis, binnenOp } = state.dril;
  if (vis === null || binnenOp === null) return [];
  const t = state.tick - binnenOp;
  const { w } = maatOf(state.stand);
  const { vlak } = waterOf(state);
  const deel = progress01(t, { van: 0, duur: SPRONG.duur });
  const midden = [w / 2, vlak + 150] as const;
  const x = between(state.boot + HENGEL, midden[0], easeOut(deel));
  const y = between(vlak, midden[1], deel) - arch(deel) * SPRONG.hoog;
  const op = popIn(t, { van: 0, duur: 18 });
  return [
    ding('soort', [x, y], { toon: vis, sx: op, sy: op, rot: (1 - deel) * -40 + sway(state, { periode: 80, uitslag: 3 }) }),
    ...drawConfetti(state, {
      x: state.boot + HENGEL,
      y: vlak,
      leeftijd: t,
      art: 'drup',
      tonen: [''],
      key: 'drilplons',
      aantal: 10,
      duur: 30,
      kracht: 9,
      maat: [18, 20],
      z: 11,
    }),
  ];
}
