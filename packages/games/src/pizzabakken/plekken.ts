/**
 * A word on a circle that is filled piece by piece or letter by letter. Open places are drawn by the game as `plek`, with the variant `nu`
 * for the one whose turn it is.
 */
import type { Item } from '@spelrijk/game-kit/contract';
import { isGuided, isPlaying, placesOf } from '@spelrijk/game-kit/run';
import { fitLetters, popIn, vakbeeldOf, sway } from '@spelrijk/game-kit/stage';
import { plekAt, ruimteAt } from './kring.ts';
import type { Kring } from './kring.ts';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import { STUK_HOOG, widthOfStuk } from './stukken.ts';
import { toonOf } from './stuklook.ts';
import type { Stuklook } from './stuklook.ts';

/** How far from the middle the places lie. */
const STRAAL = 0.68;
/** A circle has room for so many typed letters at least, so that its places do not move with every letter. */
const LETTERS = 8;

/** A place for every piece; what was refused shakes. The last piece can be taken off again. */
export function drawLegkring(state: Leggend, kring: Kring, look: Stuklook, z: number): Item[] {
  const { doel, inhoud } = state.vakken;
  const n = doel.length;
  const laatste = isPlaying(state.run) && !isGuided(state.run) ? inhoud.length - 1 : -1;
  const w = Math.min(widthOfStuk(state), n < 3 ? 150 : ruimteAt(kring, n, 0.7) + 14);
  const maat = { w, h: STUK_HOOG, z };
  return doel.map((_, i): Item => {
    const { vol, nu, label, labelToon } = vakbeeldOf(state, i);
    const item = drawPlek(state, kring, { look, i, n, duur: 14, maat });
    if (!vol) return nu && state.tick - state.misOp < 16 ? { ...item, x: item.x + sway(state, { periode: 6, uitslag: 5 }) } : item;
    const stuk = { ...item, label, labelToon, labelSize: fitLetters(label ?? '', w - 20, 48) };
    return i === laatste ? { ...stuk, pick: 'af', name: `Haal ${label} van ${look.waar}` } : stuk;
  });
}

/** The letters as they are typed, and an open place for the next; guided, a place for every letter. */
export function drawTypkring(state: Leggend, kring: Kring, look: Stuklook, z: number): Item[] {
  const count = placesOf(state);
  const n = isGuided(state.run) && state.run.fase !== 'goed' ? count : Math.max(LETTERS, count);
  const w = Math.min(88, ruimteAt(kring, Math.max(5, n), STRAAL * 0.96));
  const maat = { w, h: w, z };
  return Array.from({ length: count }, (_, i): Item => {
    const { label, labelToon } = vakbeeldOf(state, i);
    return {
      ...drawPlek(state, kring, { look, i, n, duur: 12, maat }),
      label,
      labelToon,
      labelSize: label === undefined ? undefined : w * 0.62,
    };
  });
}

type Plekmaat = Required<Pick<Item, 'w' | 'h' | 'z'>>;

interface PlekOpties {
  readonly look: Stuklook;
  readonly i: number;
  readonly n: number;
  readonly duur: number;
  readonly maat: Plekmaat;
}

/** What was put on its place last drops in, in `duur` ticks. */
function drawPlek(state: Leggend, kring: Kring, { look, i, n, duur, maat }: PlekOpties): Item {
  const { vol, nu } = vakbeeldOf(state, i);
  const [x, y] = plekAt(kring, i, n, STRAAL);
  const drop = i === state.vakken.inhoud.length - 1 ? 60 - 60 * popIn(state.tick, { van: state.letterOp, duur }) : 0;
  const beeld = vol ? { art: look.art, toon: toonOf(look, state.gelegd[i] ?? i) } : { art: 'plek', toon: nu ? 'nu' : '' };
  return { key: `plek${i}`, x, y: y - drop, ...maat, ...beeld };
}
