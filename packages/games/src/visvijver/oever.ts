/** Around the water: the jetty with the pupil's blob, the frog on its stone, the basket with shells. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import { hopUp, drawSpeler, bump, sway } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { canPlant, ZWEM } from './state.ts';
import type { VijverState } from './state.ts';
import { vijverOf } from './vijver.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  nieuweSchelp: { van: ZWEM + 6, duur: 20 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  vliegOpZij: { periode: 97, uitslag: 30 },
  vliegOpNeer: { periode: 61, uitslag: 18 },
} as const;

/** Who hops, and how high. */
const HOP = {
  blob: { periode: 50, hoogte: 12 },
  spruit: { periode: 120, hoogte: 8 },
  zang: { periode: 36, hoogte: 26 },
} as const;

export function drawOever(state: VijverState): Item[] {
  const [x, y] = vijverOf(state).steiger;
  return [
    ding('steiger', [x, y + 62]),
    drawSpeler(state, { x: x - 10, y: y - 34, w: 146, hop: HOP.blob, z: 10 }),
    ...drawMand(state),
    ...drawKikker(state),
  ];
}

function drawMand(state: VijverState): Item[] {
  const [x, y] = vijverOf(state).mand;
  const nieuw = state.run.fase === 'goed' ? bump(ticksInFase(state), TIJD.nieuweSchelp) : 0;
  const schelpen = Array.from({ length: Math.min(5, state.schelpen) }, (_, i) => {
    const plek = [x - 40 + i * 20, y - 26 - (i % 2) * 12 - (i === state.schelpen - 1 ? nieuw * 30 : 0)] as const;
    return ding('schelp', plek, { rot: ((i * 37) % 50) - 25, toon: String(i % 3) }, i);
  });
  const kan = canPlant(state);
  const name = kan ? 'Zet een plant in de vijver' : 'De mand met schelpen';
  return [
    ...schelpen,
    ...(kan ? [ding('spruit', [x, y - 62 - hopUp(state, HOP.spruit)])] : []),
    ding('mand', [x, y], { pick: 'plant', name, uit: !kan }),
  ];
}

/** It blinks, now and then it catches a fly, and it has something to write on when it wants a word. */
function drawKikker(state: VijverState): Item[] {
  const [x, y] = vijverOf(state).kikker;
  const { tick } = state;
  const zingt = state.run.fase === 'klaar';
  const wil = isTyped(state);
  const vliegt = state.run.fase === 'spelen' && !state.rustig;
  const hap = !wil && vliegt && tick % 540 < 26;
  const toon = zingt ? 'zing' : hap ? 'hap' : wil ? 'vraag' : tick % 260 < 10 ? 'knip' : '';
  return [
    ding('steen', [x, y + 56]),
    ding('kikker', [x, y - 18 - (zingt ? hopUp(state, HOP.zang) : 0)], { toon }),
    ...(vliegt && !hap ? [ding('vlieg', [x - 96 + sway(state, ZWAAI.vliegOpZij), y - 96 + sway(state, ZWAAI.vliegOpNeer)])] : []),
  ];
}
