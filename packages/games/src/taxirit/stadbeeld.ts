/** What is seen of the play after a right word: the town from above, who waits at its corners, and the taxi. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, bump, drawBackdrop, easeInOut, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { hoekPlek, taxiPlek } from './stad.ts';
import { drawStickers } from './plein.ts';
import { ding } from './state.ts';
import type { Lifter, TaxiState } from './state.ts';

const INSTAPT = { van: 0, duur: 26 } as const;
/** So high is the leap into the taxi; its case comes after it. */
const SPRONG = { hoog: 96, klein: 0.55, koffer: 0.25 } as const;

export const drawStad = (state: TaxiState): Item[] => [
  drawBackdrop(state.stand, 'stad'),
  ...state.stad.plassen.map((hoek, i) => ding('plas', hoekPlek(state, hoek), {}, i)),
  ...state.stad.lifters.flatMap((lifter, i) => drawLifter(state, lifter, i)),
  ...drawKarretje(state),
];

/** Whoever waits waves with a case; who gets in leaps through the air into the taxi, and the case flies after it. */
function drawLifter(state: TaxiState, { hoek, wie, inOp }: Lifter, i: number): Item[] {
  const [x, y] = hoekPlek(state, hoek);
  const in01 = inOp === null ? 0 : progress01(state.tick, { ...INSTAPT, van: inOp });
  if (in01 === 1) return [];
  const op = popIn(ticksInBeurt(state), { van: i * 5, duur: 18 });
  const zwaai = inOp === null ? Math.abs(sway(state, { periode: 46, uitslag: 10, verschil: i * 0.22 })) : 0;
  const [tx, ty] = taxiPlek(state);
  const leap = (van: readonly [number, number], t: number): readonly [number, number] => [
    between(van[0], tx, easeInOut(t)),
    between(van[1], ty - 20, easeInOut(t)) - arch(t) * SPRONG.hoog,
  ];
  const na = Math.max(0, (in01 - SPRONG.koffer) / (1 - SPRONG.koffer));
  const rek = arch(in01) * 0.18;
  const kan = isOpen(state) && inOp === null;
  return [
    ding(
      'hoekje',
      [x, y - 40],
      {
        sx: op,
        sy: op,
        alpha: 1 - in01,
        toon: state.stad.doel === hoek ? 'doel' : '',
        pick: `lifter:${i}`,
        name: `Haal lifter ${i + 1} op`,
        nummer: i + 1,
        uit: !kan,
      },
      i,
    ),
    ding(
      'lifter',
      leap([x, y - 42 - zwaai], in01),
      {
        sx: op * (1 - in01 * SPRONG.klein - rek),
        sy: op * (1 - in01 * SPRONG.klein + rek),
        rot: in01 * 20,
        toon: `${wie} ${inOp === null ? 'blij' : 'trots'}`,
      },
      i,
    ),
    ding('koffer', leap([x + 40, y - 22], na), { sx: op * (1 - na * SPRONG.klein), sy: op * (1 - na * SPRONG.klein), rot: na * 200 }, i),
  ];
}

/** It bounces over the stones, turns round in a puddle, and takes a hop when somebody gets in. */
function drawKarretje(state: TaxiState): Item[] {
  const { stad, tick } = state;
  const [x, y] = taxiPlek(state);
  const [vx] = hoekPlek(state, stad.van);
  const [nx] = hoekPlek(state, stad.naar);
  const kant = nx < vx ? -1 : 1;
  const slipt = tick < stad.slipTot;
  const hop = bump(tick, { van: state.stickerOp, duur: 20 }) * 20;
  const plof = bump(tick, { van: state.stickerOp + 14, duur: 14 }) * 0.16;
  const rijdt = stad.weg < 1 ? Math.abs(sway(state, { periode: 14, uitslag: 3 })) : 0;
  const rot = slipt && !state.rustig ? (stad.slipTot - tick) * 14 : 0;
  const plek = [x, y - 14 - hop - rijdt] as const;
  return [
    ...(slipt ? [ding('spat', [x, y - 10])] : []),
    ding('karretje', plek, { sx: kant * (1 + plof), sy: 1 - plof, rot }),
    ...(slipt ? [] : drawStickers(state, plek, { kant, alpha: 1 })),
  ];
}
