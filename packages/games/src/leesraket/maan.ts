/** What is seen of the play after a right word: the moon, its craters and who lives there, the rocket that comes down. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bump, drawBackdrop, drawPluim, hopUp, placeInRij, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { isFlying, KRATER_BREED, VLUCHT, ZACHT } from './landen.ts';
import { basisOf, ding } from './state.ts';
import type { Krater, RaketState } from './state.ts';

const NAAM = ['de smalle krater, met twee bewoners', 'de krater', 'de brede krater'] as const;
const GAS = 16;
const STOF = 26;
const SCHEEF = 5;
/** When the rocket is as near as this a lid rattles and is lifted, and who lives there peeps out, so large. */
const NABIJ = { x: 130, y: 330, ril: 5, kier: 40, klein: 0.62 } as const;

export const drawMaan = (state: RaketState): Item[] => [
  drawBackdrop(state.stand, 'maan'),
  ...state.lander.kraters.flatMap((krater, i) => drawKrater(state, krater, i)),
  ...drawLander(state),
];

function drawKrater(state: RaketState, { maat, wie, openOp }: Krater, i: number): Item[] {
  const [x, y] = basisOf(state).maan.kraters[i] ?? [0, 0];
  const w = KRATER_BREED[maat] ?? 0;
  const nu = state.tick;
  // Who lives there hears it coming.
  const nabij = openOp === null && isOpen(state) && Math.abs(state.lander.x - x) < NABIJ.x && y - state.lander.y < NABIJ.y;
  const ril = nabij && !state.rustig ? sway(state, { periode: 10, uitslag: NABIJ.ril }) : 0;
  const open = openOp === null ? 0 : progress01(nu, { van: openOp, duur: 24 });
  const { lander } = state;
  const vrij = isOpen(state) && openOp === null && !isFlying(state);
  const knop = { pick: `krater:${i}`, name: `Land op ${NAAM[maat] ?? ''}`, nummer: i + 1, uit: !vrij };
  const bewoners = wie.map((soort, n): Item => {
    const uit = openOp === null ? 0 : popIn(nu, { van: openOp + 10 + n * 10, duur: 22 });
    const hop = uit === 1 ? hopUp(state, { periode: 30 + n * 5, hoogte: 14 }) : 0;
    return ding(
      'bewoner',
      [x + placeInRij(n, wie.length, 66) + (wie.length === 1 ? 64 : n === 0 ? -46 : 46), y - 8 - uit * 34 - hop],
      { sx: uit, sy: uit, toon: `${soort}` },
      `${i}-${n}`,
    );
  });
  return [
    ding('krater', [x, y + 26], { w: Math.max(100, w + 40), ...(state.rustig && { ...knop, toon: lander.mik === i ? 'mik' : '' }) }, i),
    ding(
      'deksel',
      [x - open * w * 0.6, y + 2 - arch(open) * 70 - (nabij ? NABIJ.kier : 0)],
      { w, rot: open * -130 + ril, alpha: 1 - open * 0.9, label: maat === 0 ? '★ ★' : '★', labelSize: 24 },
      i,
    ),
    ...(nabij ? [ding('bewoner', [x, y - 16], { sx: NABIJ.klein, sy: NABIJ.klein, toon: `${wie[0] ?? 0}` }, `${i}-gluurt`)] : []),
    ...(openOp === null ? [] : bewoners),
  ];
}

/** It leans to where it goes, stretches with gas and squashes when it comes down. */
function drawLander(state: RaketState): Item[] {
  const { lander, tick } = state;
  const plek: Plek = [lander.x, lander.y];
  const plof = bump(tick, { van: lander.botsOp, duur: 16 }) * 0.16;
  const rot = state.rustig ? 0 : lander.vx * SCHEEF;
  const gas = tick - lander.gasOp < GAS || (state.rustig && tick - lander.vluchtOp < VLUCHT);
  const stof = tick - lander.botsOp < STOF ? progress01(tick, { van: lander.botsOp, duur: STOF }) : null;
  const hard = !state.rustig && lander.op < 0 && lander.vy > ZACHT;
  return [
    ...(gas ? [ding('straal', [lander.x - rot * 0.9, lander.y + 104], { rot, sy: 1 + sway(state, { periode: 7, uitslag: 0.2 }) })] : []),
    ding('lander', plek, { rot, sx: 1 + plof, sy: 1 - plof, toon: lander.op >= 0 ? 'blij' : hard ? 'schrik' : '' }),
    ...(stof === null
      ? []
      : [-1, 1].map((kant) => drawPluim(ding('stof', [lander.x + kant * 30, lander.y + 80], {}, kant), stof, kant * 46, -14))),
  ];
}
