/** Tanks with words, each with a hose to the rocket. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isAnswerable } from '@spelrijk/game-kit/mechanics/flits';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import { between, bump, drawKeuzeKnop, drawKeuzeRand, fitTekst, isOwn, popIn, progress01, shake, sway } from '@spelrijk/game-kit/stage';
import { basisOf, ding, raketOf, tankPlek } from './state.ts';
import type { RaketState } from './state.ts';

const SCHOK = { periode: 14, demping: 26, uitslag: 9 } as const;
const STROOMT = { van: 2, duur: 46 } as const;
const DRUPPELS = 5;

export const drawTanks = (state: RaketState): Item[] => state.opties.flatMap((_, i) => drawTank(state, i));

function drawTank(state: RaketState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const [x, y] = tankPlek(state, i);
  const { w, h } = basisOf(state).tank;
  const kan = isAnswerable(state);
  const eigen = isOwn(state, optie);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const op = isPlaying(state.run) && kan ? popIn(state.tick, { van: state.flitsOp, duur: 1 }) : 1;
  const pers = eigen && fase === 'goed' ? bump(t, { van: 0, duur: 20 }) * 0.07 : 0;
  const mis = eigen && fase === 'uitleg' ? shake(state, t, SCHOK) : 0;
  const vlak = { x: x + mis, y, w, h, sx: op * (1 + pers), sy: op * (1 - pers), alpha: state.weg.includes(optie) ? 0.4 : 1 };
  const toont = kan || !isPlaying(state.run);
  const knop = drawKeuzeKnop(state, i, { vlak, art: 'tank', z: 5, soort: 'tank' });
  return [
    ...drawSlang(state, i, eigen),
    ...drawKeuzeRand(state, i, { vlak, om: 22, z: 4 }),
    { ...knop, toon: toont ? 'open' : '', uit: knop.uit === true || !kan, ...(toont && fitTekst(optie, w - 128, h - 70, 54)) },
  ];
}

/** The hose: fuel runs through it when it is right, and it leaks when it is not. */
function drawSlang(state: RaketState, i: number, eigen: boolean): Item[] {
  const [x, y] = tankPlek(state, i);
  const { plek, w: raket } = raketOf(state);
  const t = ticksInFase(state);
  const doel = [
    plek[0] + (x < plek[0] - 40 ? -raket * 0.3 : x > plek[0] + 40 ? raket * 0.3 : 0),
    Math.min(y, plek[1] + raket * 0.42),
  ] as const;
  const [dx, dy] = [doel[0] - x, doel[1] - y];
  const lang = Math.hypot(dx, dy);
  const slang = ding('slang', [x + dx / 2, y + dy / 2], { w: lang, rot: (Math.atan2(dy, dx) * 180) / Math.PI }, i);
  if (!eigen) return [slang];
  if (state.run.fase === 'uitleg')
    return [slang, ding('lek', [x + dx * 0.62, y + dy * 0.62 + 22 + sway(state, { periode: 30, uitslag: 5 })])];
  if (state.run.fase !== 'goed') return [slang];
  const stroomt = Array.from({ length: DRUPPELS }, (_, n) => {
    const deel = progress01(t, { van: STROOMT.van + n * 7, duur: STROOMT.duur - 20 });
    const alpha = deel > 0 && deel < 1 ? 1 : 0;
    return ding('druppel', [between(x, doel[0], deel), between(y, doel[1], deel)], { alpha, z: 6 }, n);
  });
  return [slang, ...stroomt];
}
