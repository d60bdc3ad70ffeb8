/** A word to cut that lies round a circle: a place to cut between every two letters, and a mark where it begins. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isMisSnede, isTipSnede, makeSneeKnop } from '@spelrijk/game-kit/mechanics/split';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { isPlaying } from '@spelrijk/game-kit/run';
import { hoekAt, plekAt, ruimteAt } from './kring.ts';
import type { Kring } from './kring.ts';
import { toonOf } from './stuklook.ts';
import type { Stuklook } from './stuklook.ts';

/**
 * The letters in layer `z`, the lines below and the buttons above. Drawn by the game: `begin`, the line of a cut `snee` (variants `mis` and
 * `tip`) and its button `snijpunt` (variants `hier`, `staat` and `tip`).
 */
export function drawSnijkring(state: Cutting, kring: Kring, look: Stuklook, z: number): Item[] {
  const n = state.letters.length;
  const w = Math.min(84, ruimteAt(kring, Math.max(4, n), 0.66 * 0.94));
  const [x, y] = plekAt(kring, -0.5, n, 1.02);
  return [
    { key: 'begin', x, y, w: 54, h: 46, art: 'begin', z },
    ...state.letters.flatMap((_, i) => (i === 0 ? [] : drawSnede(state, kring, i, z))),
    ...state.letters.map((label, i): Item => {
      const [lx, ly] = plekAt(kring, i, n, 0.62);
      const toon = toonOf(look, i);
      return { key: `letter${i}`, x: lx, y: ly, w, h: w, art: look.art, toon, label, labelSize: w * 0.62, z };
    }),
  ];
}

/** The cut before letter `i`: its line from the middle to the rim, and its button on the rim. */
function drawSnede(state: Cutting, kring: Kring, i: number, z: number): Item[] {
  const n = state.letters.length;
  const speelt = isPlaying(state.run);
  const staat = state.sneden.includes(i);
  const tip = speelt && isTipSnede(state, i);
  const [x, y] = plekAt(kring, i - 0.5, n, 0.98);
  const punt: Item = {
    key: `snee${i}`,
    x,
    y,
    w: 86,
    h: 86,
    art: 'snijpunt',
    toon: speelt && state.plek === i ? 'hier' : staat ? 'staat' : tip ? 'tip' : '',
    ...makeSneeKnop(state, i, 'Snijd', 'Haal de snede weg'),
    z: z + 1,
  };
  if (!staat && !tip) return [punt];
  const [lx, ly] = plekAt(kring, i - 0.5, n, 0.5);
  const toon = tip ? 'tip' : isMisSnede(state, i) ? 'mis' : '';
  return [{ key: `lijn${i}`, x: lx, y: ly, w: kring.r, h: 16, rot: hoekAt(i - 0.5, n), art: 'snee', toon, z: z - 1 }, punt];
}
