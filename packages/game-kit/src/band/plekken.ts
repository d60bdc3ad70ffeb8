/**
 * A word on a circle that is filled piece by piece or letter by letter. Open places are drawn by the game as `plek`, with the variant `nu`
 * for the one whose turn it is.
 */
import { plekOp, ruimteOp } from '../kring.ts';
import type { Kring } from '../kring.ts';
import type { Leggend } from './leggen.ts';
import { STUK_HOOG, stukBreed } from './stukken.ts';
import type { Item } from '../game.ts';
import { wieg } from '../leven.ts';
import { fitLetters } from '../maat.ts';
import { opkomst } from '../opkomst.ts';
import { isGeleid, isSpelend } from '../run.ts';
import { placesOf } from '../schrijf.ts';
import { toonVan } from '../stuklook.ts';
import type { Stuklook } from '../stuklook.ts';
import { vakbeeld } from '../vakbeeld.ts';

/** How far from the middle the places lie. */
const STRAAL = 0.68;
/** A circle has room for so many typed letters at least, so that its places do not move with every letter. */
const LETTERS = 8;

/** A place for every piece; what was refused shakes. The last piece can be taken off again. */
export function legkring(state: Leggend, kring: Kring, look: Stuklook, z: number): Item[] {
  const { doel, inhoud } = state.vakken;
  const n = doel.length;
  const laatste = isSpelend(state.run) && !isGeleid(state.run) ? inhoud.length - 1 : -1;
  const w = Math.min(stukBreed(state), n < 3 ? 150 : ruimteOp(kring, n, 0.7) + 14);
  return doel.map((_, i): Item => {
    const { vol, nu, label, labelToon } = vakbeeld(state, i);
    const item = plek(state, kring, look, i, n, 14);
    const schud = nu && state.tick - state.misOp < 16 ? wieg(state, 6, 5) : 0;
    if (!vol) return { ...item, x: item.x + schud, w, h: STUK_HOOG, z };
    const stuk: Item = { ...item, w, h: STUK_HOOG, label, labelToon, labelSize: fitLetters(label ?? '', w - 20, 48), z };
    return i === laatste ? { ...stuk, pick: 'af', name: `Haal ${label} van ${look.waar}` } : stuk;
  });
}

/** The letters as they are typed, and an open place for the next; guided, a place for every letter. */
export function typkring(state: Leggend, kring: Kring, look: Stuklook, z: number): Item[] {
  const count = placesOf(state);
  const n = isGeleid(state.run) && state.run.fase !== 'goed' ? count : Math.max(LETTERS, count);
  const w = Math.min(88, ruimteOp(kring, Math.max(5, n), STRAAL * 0.96));
  return Array.from({ length: count }, (_, i): Item => {
    const { label, labelToon } = vakbeeld(state, i);
    const letter = label !== undefined && { label, labelToon, labelSize: w * 0.62 };
    return { ...plek(state, kring, look, i, n, 12), w, h: w, labelToon, ...letter, z };
  });
}

/** What was put on its place last drops in, in `duur` ticks. */
function plek(state: Leggend, kring: Kring, look: Stuklook, i: number, n: number, duur: number): Omit<Item, 'w' | 'h'> {
  const { vol, nu } = vakbeeld(state, i);
  const [x, y] = plekOp(kring, i, n, STRAAL);
  const drop = i === state.vakken.inhoud.length - 1 ? 60 - 60 * opkomst(state.tick, state.letterOp, duur) : 0;
  const beeld = vol ? { art: look.art, toon: toonVan(look, state.gelegd[i] ?? i) } : { art: 'plek', toon: nu ? 'nu' : '' };
  return { key: `plek${i}`, x, y: y - drop, ...beeld };
}
