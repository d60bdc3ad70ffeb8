import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countPlayed, ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  arch,
  drawConfetti,
  breathe,
  hopUp,
  isGlad,
  progress01,
  drawVerdictRing,
  pointOnCirkel,
  popIn,
  swing,
  drawSlotfeest,
  stemmingOf,
  easeOut,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { drawMeppen } from './mepbeeld.ts';
import { ding, PLAATSEN } from './plaatsen.ts';
import type { Plaatsen } from './plaatsen.ts';
import { BARST, LANDING } from './state.ts';
import type { PinataState } from './state.ts';
import { drawStempels } from './stempels.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  helftenWeg: { van: 44, duur: 26 },
  ringOp: { van: BARST + 6, duur: 18 },
  ringWeg: { van: 70, duur: 14 },
} as const;

/** Who hops, and how high. */
const HOP = {
  publiek: { periode: 44, hoogte: 34 },
} as const;

/** What trembles and comes to rest. */
const SCHOK = {
  touw: { periode: 64, demping: 46 },
} as const;

/** How far the rope swings at a blow, in degrees. */
const KRACHT = 15;
const SNOEP = { art: 'snoep', tonen: ['0', '1', '2', '3', '4'], z: 20 } as const;

export const scene = (state: PinataState): readonly Item[] => ringOn(state, drawToneel(state), 'vak');

function drawToneel(state: PinataState): readonly Item[] {
  const p = PLAATSEN[state.stand];
  return [
    drawBackdrop(state.stand),
    ...drawPubliek(state, p),
    ...(wasOpen(state) ? drawMeppen(state) : [...drawHangend(state, p), ...drawSlager(state, p)]),
    ...drawMand(state, p),
    ...(wasOpen(state) ? [] : [...drawStempels(state, p), ...drawViering(state, p)]),
  ];
}

/** Degrees the rope swings: a push per blow, else a breath of wind. */
function swayOf(state: PinataState): number {
  const wind = breathe(state.tick, { periode: 260 }) * 1.6;
  return state.rustig ? wind : wind + swing(state.tick - state.letterOp, SCHOK.touw) * KRACHT;
}

const hasBurst = (state: PinataState): boolean => state.run.fase === 'klaar' || (state.run.fase === 'goed' && ticksInFase(state) >= BARST);

/** Where a thing on the rope is: `langs` stage units down from the hook. */
const placeOnTouw = ({ haak }: Plaatsen, hoek: number, langs: number): Plek => pointOnCirkel(haak, langs, hoek + 90);
/** The middle of the animal, below the end of the rope. */
const MIDDEN = 84;

function drawHangend(state: PinataState, p: Plaatsen): Item[] {
  const rot = swayOf(state);
  const touw = ding('touw', placeOnTouw(p, rot, p.touw / 2), { h: p.touw, rot });
  if (hasBurst(state)) return state.run.fase === 'goed' ? [touw, ...drawHelften(state, p)] : [touw];
  const plek = placeOnTouw(p, rot, p.touw + MIDDEN);
  const binnen = state.run.fase === 'spelen' ? popIn(state.tick, { van: state.sinds, duur: 24 }) : 1;
  const vorm = { rot, sx: binnen, sy: binnen };
  return [
    touw,
    ding('pinata', plek, { ...vorm, toon: `${soortOf(state)} ${countScheuren(state)}` }),
    ding('gezicht', plek, { ...vorm, toon: `${soortOf(state)} ${gezichtOf(state)}` }),
  ];
}

/** More torn with each letter. */
function countScheuren({ vakken: { inhoud, doel } }: PinataState): number {
  return Math.min(3, Math.floor((inhoud.length * 3.4) / Math.max(4, doel.length)));
}

function gezichtOf(state: PinataState): string {
  const missed = state.run.fase === 'uitleg' || state.tick - state.misOp < 40;
  const hit = state.tick - state.letterOp < 14;
  return `${missed ? 'tong' : hit ? 'au' : 'blij'} ${state.run.poging > 1 ? 'pleister' : 'gaaf'}`;
}

/** Another animal for each word. */
const soortOf = (state: PinataState): number => (state.run.rij[0] ?? 0) % 3;

function drawHelften(state: PinataState, p: Plaatsen): Item[] {
  const t = ticksInFase(state) - BARST;
  const far = state.rustig ? 30 : easeOut(t / 50) * 190;
  const fall = state.rustig ? 0 : (t * t) / 14;
  const [x, y] = placeOnTouw(p, 0, p.touw + MIDDEN);
  return [-1, 1].map((kant) =>
    ding(
      'helft',
      [x + kant * (54 + far), y - arch(t / 60) * 40 + fall],
      {
        rot: kant * Math.min(70, t * 1.6),
        alpha: 1 - progress01(t, TIJD.helftenWeg),
        toon: `${soortOf(state)} ${kant < 0 ? 'l' : 'r'}`,
      },
      kant,
    ),
  );
}

function drawPubliek(state: PinataState, p: Plaatsen): Item[] {
  const mood = stemmingOf(state.run.fase);
  return p.publiek.map(([x, y], i) => {
    const hop = isGlad(state) ? hopUp(state, { ...HOP.publiek, verschil: i * 0.31 }) : 0;
    return ding('publiek', [x, y - hop], { toon: `${i * 17 + 5} ${mood}`, z: 4 + i }, i);
  });
}

/** The pupil's blob with the stick; after a miss it spins once and is dizzy. */
function drawSlager(state: PinataState, p: Plaatsen): Item[] {
  const [x, y] = p.blob;
  const hit = arch(progress01(state.tick, { van: state.letterOp, duur: 20 }));
  const miss = progress01(state.tick, { van: state.misOp, duur: 30 });
  const draai = miss < 1 && !state.rustig ? easeOut(miss) * Math.PI * 2 : 0;
  const rot = -104 + 66 * hit + 80 * arch(miss);
  const spring = state.rustig ? 0 : hit * 26;
  return [
    ding('blob', [x, y - spring], { sx: Math.cos(draai), toon: stemmingOf(state.run.fase) }),
    ding('stok', pointOnCirkel([x + 66, y + 22 - spring], 125, rot), { rot }),
  ];
}

/** One sweet per word that is behind us: the pile that grows all through the round. */
function drawMand(state: PinataState, p: Plaatsen): Item[] {
  const [x, y] = p.mand;
  const count = Math.min(12, countPlayed(state.run) + (state.run.fase === 'goed' && ticksInFase(state) > LANDING ? 1 : 0));
  return [
    ding('mandachter', [x, y + 10], { toon: 'achter' }),
    ...Array.from({ length: count }, (_, i) => {
      const rij = Math.floor(i / 4);
      const plek = [x - 48 + (i % 4) * 32 + (rij % 2) * 8, y - 18 - rij * 24] as const;
      return ding('snoep', plek, { rot: ((i * 47) % 60) - 30, toon: String(i % 5) }, i);
    }),
    ding('mand', [x, y + 10], { toon: 'voor' }),
  ];
}

function drawViering(state: PinataState, p: Plaatsen): Item[] {
  const [x, y] = placeOnTouw(p, 0, p.touw + MIDDEN);
  const t = ticksInFase(state);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: 290 })];
    case 'klaar':
      return drawSlot(state, p.haak[0]);
    case 'goed':
      return [
        ...drawConfetti(state, { x, y, leeftijd: t - BARST, ...SNOEP, key: 'val', aantal: 10, duur: 66, kracht: 8, maat: [50, 50] }),
        ...drawConfetti(state, { x, y, leeftijd: t - BARST, aantal: 14, duur: 60, seed: state.kans + 7, kracht: 12 }),
        ...(t > BARST + 6
          ? [
              drawVerdictRing(true, {
                x,
                y,
                maat: 190,
                groei: popIn(t, TIJD.ringOp),
                alpha: 1 - progress01(t, TIJD.ringWeg),
              }),
            ]
          : []),
      ];
    default: {
      const papier = { key: 'papier', aantal: 8, duur: 34, seed: state.letterOp, kracht: 6, z: 7 };
      return drawConfetti(state, { x, y, leeftijd: state.tick - state.letterOp, ...papier });
    }
  }
}

/** The last burst: it rains sweets and confetti. */
const drawSlot = (state: PinataState, x: number): Item[] => [
  ...drawSlotfeest(state, { x, y: 150, seed: 8, ...SNOEP, key: 'regen', aantal: 14, kracht: 10, maat: [54, 54] }),
  ...drawSlotfeest(state, { x, y: 150, seed: 5, aantal: 20, kracht: 13 }),
];
