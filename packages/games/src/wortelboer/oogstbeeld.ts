/** What is seen of the play after a right word: three carrots in the ground, the mole under it, and what comes out. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { bend, bump, drawConfetti, easeInOut, overshoot, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { BEDDEN, groeiOf, molPlek } from './oogsten.ts';
import { ding, bedPlek, plaatsenOf } from './plaatsen.ts';
import type { Bed, Wortel, BoerState } from './state.ts';

const TEKST = { gewoon: 'Trek ze voor de mol er is!', rustig: 'Trekken of wachten?' } as const;
/** A carrot from small to large: its width, and its height as a multiple of that; a third of it is leaves. */
const MAAT = { klein: 62, groei: 96, hoog: 2.2, loof: 0.33 } as const;
const DIEP = 128;
const OP = { duur: 16, hoog: 150, blijft: 30, weg: 24 } as const;
/** The jerk: how long it resists, how far it is pressed down, how far it is stretched. */
const RUK = { vast: 8, diep: 0.18, rek: 0.3 } as const;
const KLUIT = { art: 'kluit', tonen: [''], maat: [18, 18], aantal: 9, duur: 32, kracht: 7, z: 15 } as const;
const NAMEN = ['linker', 'middelste', 'rechter'] as const;

/** Width of a carrot of this size. */
export const breedOf = (maat: number): number => MAAT.klein + MAAT.groei * maat;
export const toonOf = ({ vorm }: Wortel): Partial<Item> => (vorm > 0 ? { toon: String(vorm) } : {});

export function drawOogst(state: BoerState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  const { laatste, raakOp } = state.oogst;
  const [x, y] = bedPlek(state, Math.max(0, laatste));
  return [
    ...state.oogst.bedden.flatMap((bed, i) => drawBed(state, bed, i)),
    ...drawMolTocht(state),
    ...drawConfetti(state, { ...KLUIT, x, y, key: 'kluit', leeftijd: state.tick - raakOp, seed: raakOp }),
    ...drawWacht(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 460, verder }),
  ];
}

function drawBed(state: BoerState, bed: Bed, i: number): Item[] {
  const [x, y] = bedPlek(state, i);
  const { oogst, tick } = state;
  const t = oogst.laatste === i ? tick - oogst.raakOp : Infinity;
  if (bed === 'mol') {
    const zak = progress01(t, { van: 0, duur: 20 });
    return [ding('kuil', [x, y + 4], {}, i), ...(zak < 1 ? [ding('weg', [x, y - 36 + zak * 80], { sy: 1 - zak }, i)] : [])];
  }
  if (bed !== null) return [ding('kuil', [x, y + 4], {}, i), ...drawUit(state, bed, { i, t })];
  const kan = isOpen(state);
  const w = breedOf(groeiOf(state, i));
  const h = w * MAAT.hoog;
  const op = state.beurt === null ? 1 : popIn(tick, { van: state.beurt.op + i * 4, duur: 16 });
  const bang = molNabij(state, i) ? sway(state, { periode: 8, uitslag: 4 }) : sway(state, { periode: 120, uitslag: 2, verschil: i * 0.3 });
  const keus = { pick: `bed:${i}`, name: `Trek de ${NAMEN[i] ?? ''} wortel`, nummer: i + 1, uit: !kan };
  return [
    ding('bed', [x, y + h * (0.5 - MAAT.loof)], { w: Math.max(96, w), h, sx: op, sy: op, rot: bang, ...keus }, i),
    ...(kan && oogst.mik === i ? [ding('pijl', [x, y - h * MAAT.loof - 44 + sway(state, { periode: 40, uitslag: 5 })])] : []),
  ];
}

const molNabij = (state: BoerState, i: number): boolean => {
  const mol = molPlek(state);
  return mol !== null && Math.abs(mol - i) < 0.5;
};

interface UitOpties {
  readonly i: number;
  readonly t: number;
}

/** It sits tight for a moment, shoots out stretched, dances while it is looked at, and goes to the hay. */
function drawUit(state: BoerState, wortel: Wortel, { i, t }: UitOpties): Item[] {
  const [x, y] = bedPlek(state, i);
  const w = breedOf(wortel.maat);
  const { hooi } = plaatsenOf(state);
  const weg = easeInOut(progress01(t, { van: OP.duur + OP.blijft, duur: OP.weg }));
  if (weg >= 1) return [];
  const vast = bump(t, { van: 0, duur: RUK.vast }) * RUK.diep;
  const op = overshoot(progress01(t, { van: RUK.vast / 2, duur: OP.duur })) * OP.hoog - vast * 60;
  const rek = bump(t, { van: RUK.vast / 2, duur: OP.duur }) * RUK.rek - vast;
  const plof = bump(t, { van: OP.duur, duur: 12 }) * 0.14;
  const hier = [x, y - op] as const;
  const plek = bend(hier, [(x + hooi[0]) / 2, hooi[1] - 260], [hooi[0], hooi[1] - 40], weg);
  const maat = 1 - weg * 0.6;
  const dans = state.rustig ? 0 : sway({ ...state, tick: t }, { periode: 20, uitslag: wortel.vorm > 0 ? 16 : 9 });
  const zwaai = t > OP.duur ? dans * (1 - weg) : 0;
  return [
    ding(
      'uit',
      plek,
      { w, h: w * MAAT.hoog, ...toonOf(wortel), sx: maat * (1 - rek + plof), sy: maat * (1 + rek - plof), rot: zwaai + weg * 120 },
      i,
    ),
  ];
}

/** The mole digs on, and its hill goes with it; after a catch it sits there and eats. */
function drawMolTocht(state: BoerState): Item[] {
  const { oogst } = state;
  const plek = molPlek(state);
  const { stap } = plaatsenOf(state).bedden;
  const [x0, y] = bedPlek(state, 0);
  const x = x0 + (plek ?? oogst.mol.van) * stap;
  const kant = oogst.mol.doel >= oogst.mol.van ? 1 : -1;
  const hap = plek === null && oogst.bedden[oogst.laatste] === 'mol';
  const tril = plek === null ? 0 : sway(state, { periode: 9, uitslag: 2 });
  return [
    ding('mol', [x, y + DIEP + tril], {
      sx: kant,
      rot: sway(state, { periode: 24, uitslag: plek === null ? 0 : 5 }),
      ...(hap && { toon: 'hap' }),
    }),
    ...(plek === null ? [] : [ding('hoop', [x, y - 10 + tril])]),
  ];
}

function drawWacht(state: BoerState): Item[] {
  if (!state.rustig) return [];
  const kan = isOpen(state) && state.oogst.bedden.includes(null);
  return [
    ding('wacht', plaatsenOf(state).wacht, { pick: 'wacht', name: 'Wacht nog even', nummer: BEDDEN + 1, uit: !kan, alpha: kan ? 1 : 0.4 }),
  ];
}
