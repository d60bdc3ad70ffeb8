/** What is seen of the play after a right word: stars to hit, what the hidden one gave, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bend, drawConfetti, easeInOut, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import type { FlipperState } from './state.ts';
import { kastOf } from './tafel.ts';
import { SCHOT, STER_R, sterPlek } from './vrije-bal.ts';

const TEKST = { gewoon: 'Flipper de bal!', rustig: 'Kies een ster!' } as const;
const GEHEIM = { ballen: 'Extra ballen!', sterren: 'Alle sterren!', wind: 'Wind mee!' } as const;

export function drawSterren(state: FlipperState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = kastOf(state.stand);
  const nieuw = state.geheim !== null;
  const tekst = state.geheim === null ? TEKST[state.rustig ? 'rustig' : 'gewoon'] : GEHEIM[state.geheim];
  return [
    ...state.sterren.map((_, i) => drawSter(state, i)),
    ...drawSchot(state),
    ...drawVonken(state),
    ...drawBeurtbord(state, { tekst, plek: beurtbord, w: 320, verder, ...(nieuw && { nieuwOp: state.geheimOp }) }),
  ];
}

function drawSter(state: FlipperState, i: number): Item {
  const { aan = false, raadsel = false } = state.sterren[i] ?? {};
  const [x, y] = sterPlek(state, i);
  const op = popIn(ticksInBeurt(state), { van: i * 4, duur: 18 });
  const puls = aan ? 1 + arch(progress01(state.tick, { van: state.sterOp, duur: 16 })) * 0.2 : 1;
  const kan = state.rustig && !aan && isOpen(state) && state.schotNaar < 0;
  const mik = state.rustig && !aan && state.mikSter === i;
  return ding(
    'ster',
    [x, y + sway(state, { periode: 110, uitslag: 4, verschil: i * 0.2 })],
    {
      sx: op * puls,
      sy: op * puls,
      toon: aan ? 'aan' : raadsel ? 'raadsel' : mik ? 'mik' : '',
      ...(state.rustig && { pick: `ster:${i}`, name: raadsel ? 'De ster met een vraagteken' : `Ster ${i + 1}`, nummer: i + 1, uit: !kan }),
    },
    i,
  );
}

/** In calm mode: the ball in a bow to its star. */
function drawSchot(state: FlipperState): Item[] {
  if (state.schotNaar < 0) return [];
  const [x, y] = kastOf(state.stand).bal;
  const naar = sterPlek(state, state.schotNaar);
  const t = easeInOut(progress01(state.tick, { van: state.schotOp, duur: SCHOT }));
  return [ding('los', bend([x, y], [x, naar[1] - 40], naar, t), {}, 'schot')];
}

/** Sparks where a star lit up. */
function drawVonken(state: FlipperState): Item[] {
  const i = state.sterren.findLastIndex(({ aan }) => aan);
  if (i < 0) return [];
  const [x, y] = sterPlek(state, i);
  const vonk = { aantal: 7, duur: 30, kracht: 6, seed: state.sterOp, art: 'stip', tonen: [''], maat: [STER_R / 3, STER_R / 3] } as const;
  return drawConfetti(state, { x, y, key: 'vonk', leeftijd: state.tick - state.sterOp, ...vonk });
}
