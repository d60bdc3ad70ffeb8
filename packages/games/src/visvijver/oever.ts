/** Around the water: the jetty with the pupil's blob, the frog on its stone, the basket with shells, lanterns at the end. */
import { boog, deining, loop01, veer } from '@spelrijk/game-kit/beweging';
import type { Item } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { ZWEM, isTypen, kanPlanten } from './state.ts';
import type { VijverState } from './state.ts';
import { vijverOf } from './vijver.ts';

export function oever(state: VijverState): Item[] {
  return [...steiger(state), ...mand(state), ...kikker(state), ...lampionnen(state)];
}

function steiger(state: VijverState): Item[] {
  const [x, y] = vijverOf(state.stand).steiger;
  const { fase } = state.run;
  const blij = fase === 'goed' || fase === 'klaar';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 50)) * 12 : 0;
  const mood = blij ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  return [
    { key: 'steiger', x, y: y + 62, w: 260, h: 120, art: 'steiger', z: 9 },
    { key: 'blob', x: x - 10, y: y - 34 - hop, w: 146, h: 161, art: 'kit:blob', toon: mood, z: 10 },
  ];
}

function mand(state: VijverState): Item[] {
  const [x, y] = vijverOf(state.stand).mand;
  const nieuw = state.run.fase === 'goed' ? boog(loop01(ticksInFase(state), ZWEM + 6, 20)) : 0;
  const schelpen = Array.from({ length: Math.min(5, state.schelpen) }, (_, i): Item => ({
    key: `schelp${i}`,
    x: x - 40 + i * 20,
    y: y - 26 - (i % 2) * 12 - (i === state.schelpen - 1 ? nieuw * 30 : 0),
    w: 42,
    h: 38,
    rot: ((i * 37) % 50) - 25,
    art: 'schelp',
    toon: String(i % 3),
    z: 10,
  }));
  const kan = kanPlanten(state);
  const spruit: Item[] = kan
    ? [{ key: 'spruit', x, y: y - 62 - Math.abs(deining(state.tick, 120)) * (state.rustig ? 0 : 8), w: 48, h: 44, art: 'spruit', z: 12 }]
    : [];
  const name = kan ? 'Zet een plant in de vijver' : 'De mand met schelpen';
  return [...schelpen, ...spruit, { key: 'mand', x, y, w: 128, h: 90, art: 'mand', pick: 'plant', name, uit: !kan, z: 11 }];
}

/** It blinks, now and then it catches a fly, and it has something to write on when it wants a word. */
function kikker(state: VijverState): Item[] {
  const [x, y] = vijverOf(state.stand).kikker;
  const { fase } = state.run;
  const zingt = fase === 'klaar' && !state.rustig ? Math.abs(deining(state.tick, 36)) * 26 : 0;
  const wil = state.kikker || isTypen(state);
  const hap = !wil && fase === 'spelen' && !state.rustig && state.tick % 540 < 26;
  const toon = fase === 'klaar' ? 'zing' : hap ? 'hap' : wil ? 'vraag' : state.tick % 260 < 10 ? 'knip' : '';
  const vlieg: Item[] =
    !state.rustig && fase === 'spelen' && !hap
      ? [
          {
            key: 'vlieg',
            x: x - 96 + deining(state.tick, 97) * 30,
            y: y - 96 + deining(state.tick, 61) * 18,
            w: 30,
            h: 26,
            art: 'vlieg',
            z: 11,
          },
        ]
      : [];
  return [
    { key: 'steen', x, y: y + 56, w: 250, h: 110, art: 'steen', z: 9 },
    { key: 'kikker', x, y: y - 18 - zingt, w: 170, h: 138, art: 'kikker', toon, z: 10 },
    ...vlieg,
  ];
}

function lampionnen(state: VijverState): Item[] {
  if (state.run.fase !== 'klaar') return [];
  const { w } = maatOf(state.stand);
  const t = ticksInFase(state);
  return Array.from({ length: 7 }, (_, i): Item => {
    const op = veer(loop01(t, i * 5, 24));
    const wieg = state.rustig ? 0 : deining(state.tick, 140, i * 0.2) * 6;
    return {
      key: `lampion${i}`,
      x: ((i + 0.5) / 7) * w,
      y: 84 + Math.sin((i / 6) * Math.PI) * 56,
      w: 84,
      h: 110,
      sx: op,
      sy: op,
      rot: wieg,
      art: 'lampion',
      toon: String(i % 3),
      z: 12,
    };
  });
}
