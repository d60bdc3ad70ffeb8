/** What is seen of the play after a right word: the town from above, who waits at its corners, and the taxi. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { bump, drawBackdrop, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { hoekPlek, taxiPlek } from './stad.ts';
import { drawStickers } from './plein.ts';
import { ding } from './state.ts';
import type { Lifter, TaxiState } from './state.ts';

const INSTAPT = { van: 0, duur: 26 } as const;

export const drawStad = (state: TaxiState): Item[] => [
  drawBackdrop(state.stand, 'stad'),
  ...state.stad.plassen.map((hoek, i) => ding('plas', hoekPlek(state, hoek), {}, i)),
  ...state.stad.lifters.flatMap((lifter, i) => drawLifter(state, lifter, i)),
  ...drawKarretje(state),
];

/** Whoever waits waves with a case; who gets in jumps. */
function drawLifter(state: TaxiState, { hoek, wie, inOp }: Lifter, i: number): Item[] {
  const [x, y] = hoekPlek(state, hoek);
  const in01 = inOp === null ? 0 : progress01(state.tick, { ...INSTAPT, van: inOp });
  if (in01 === 1) return [];
  const op = popIn(ticksInBeurt(state), { van: i * 5, duur: 18 });
  const zwaai = inOp === null ? Math.abs(sway(state, { periode: 46, uitslag: 10, verschil: i * 0.22 })) : in01 * 46;
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
    ding('lifter', [x, y - 42 - zwaai], { sx: op, sy: op, alpha: 1 - in01, toon: `${wie} ${inOp === null ? 'blij' : 'trots'}` }, i),
    ding('koffer', [x + 40, y - 22 - (inOp === null ? 0 : in01 * 40)], { sx: op, sy: op, alpha: 1 - in01 }, i),
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
  const rijdt = stad.weg < 1 ? Math.abs(sway(state, { periode: 14, uitslag: 3 })) : 0;
  const rot = slipt && !state.rustig ? (stad.slipTot - tick) * 14 : 0;
  const plek = [x, y - 14 - hop - rijdt] as const;
  return [
    ...(slipt ? [ding('spat', [x, y - 10])] : []),
    ding('karretje', plek, { sx: kant, rot }),
    ...(slipt ? [] : drawStickers(state, plek, { kant, alpha: 1 })),
  ];
}
