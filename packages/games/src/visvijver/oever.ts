/** Around the water: the jetty with the pupil's blob, the frog on its stone, the basket with shells. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isTypen, ticksInFase } from '@spelrijk/game-kit/run';
import { hup, speler, sprong, wieg } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { kanPlanten, ZWEM } from './state.ts';
import type { VijverState } from './state.ts';
import { vijverOf } from './vijver.ts';

export function oever(state: VijverState): Item[] {
  const [x, y] = vijverOf(state).steiger;
  return [ding('steiger', [x, y + 62]), speler(state, x - 10, y - 34, 146, [50, 12], 10), ...mand(state), ...kikker(state)];
}

function mand(state: VijverState): Item[] {
  const [x, y] = vijverOf(state).mand;
  const nieuw = state.run.fase === 'goed' ? sprong(ticksInFase(state), ZWEM + 6, 20) : 0;
  const schelpen = Array.from({ length: Math.min(5, state.schelpen) }, (_, i) => {
    const plek = [x - 40 + i * 20, y - 26 - (i % 2) * 12 - (i === state.schelpen - 1 ? nieuw * 30 : 0)] as const;
    return ding('schelp', plek, { rot: ((i * 37) % 50) - 25, toon: String(i % 3) }, i);
  });
  const kan = kanPlanten(state);
  const name = kan ? 'Zet een plant in de vijver' : 'De mand met schelpen';
  return [
    ...schelpen,
    ...(kan ? [ding('spruit', [x, y - 62 - hup(state, 120, 8)])] : []),
    ding('mand', [x, y], { pick: 'plant', name, uit: !kan }),
  ];
}

/** It blinks, now and then it catches a fly, and it has something to write on when it wants a word. */
function kikker(state: VijverState): Item[] {
  const [x, y] = vijverOf(state).kikker;
  const { tick } = state;
  const zingt = state.run.fase === 'klaar';
  const wil = state.naspel || isTypen(state);
  const vliegt = state.run.fase === 'spelen' && !state.rustig;
  const hap = !wil && vliegt && tick % 540 < 26;
  const toon = zingt ? 'zing' : hap ? 'hap' : wil ? 'vraag' : tick % 260 < 10 ? 'knip' : '';
  return [
    ding('steen', [x, y + 56]),
    ding('kikker', [x, y - 18 - (zingt ? hup(state, 36, 26) : 0)], { toon }),
    ...(vliegt && !hap ? [ding('vlieg', [x - 96 + wieg(state, 97, 30), y - 96 + wieg(state, 61, 18)])] : []),
  ];
}
