/** The word in the ground: letters that are dug up one by one, or a long bone that is cut into parts. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  deelOf,
  drawSnijknoppen,
  endsOf,
  isMisSnede,
  isTight,
  isTipSnede,
  makeSneeKnop,
  placeGat,
  placeLetter,
  widthInBalk,
} from '@spelrijk/game-kit/mechanics/split';
import { isPlaying, isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import { arch, bump, drawConfetti, drawKlaarKnop, drawStrook, popIn, progress01, shake, type Plek } from '@spelrijk/game-kit/stage';
import { ding, botOf, plaatsenOf } from './plaatsen.ts';
import { DEEL, type DinoState } from './state.ts';

const HOOG = 106;
const VAK = 82;
/** A piece of bone sticks out of its place on both sides. */
const BLOK = 112 / 84;
const HAK = 'Hak';
const LIJM = 'Lijm het bot';
const KNOP = { w: 190, h: 98 } as const;
const BARST = { periode: 14, demping: 16, uitslag: 8 } as const;
const KORREL = { aantal: 7, duur: 32, kracht: 7, art: 'korrel', tonen: [''], maat: [18, 18], z: 12 } as const;

/** Nothing of it in play and after the last word. */
export function drawWoord(state: DinoState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return isTyped(state) ? drawLetters(state) : [...drawBlokken(state), ...drawGaten(state), ...drawKnoppen(state)];
}

function strookOf(state: DinoState): Item[] {
  return drawStrook(state, { ...plaatsenOf(state).rij, hoog: HOOG, vak: VAK, art: 'kuil', z: 5 });
}

function drawLetters(state: DinoState): Item[] {
  const goed = state.run.fase === 'goed';
  const t = ticksInFase(state);
  const rij = strookOf(state).map((item, i) => (goed ? { ...item, y: item.y - bump(t, { van: i * 3, duur: 16 }) * 26 } : item));
  const [x, y] = plaatsenOf(state).klaar;
  const hier = graafPlek(state);
  return [
    ...rij,
    ...(hier === null
      ? []
      : drawConfetti(state, {
          ...KORREL,
          x: hier[0],
          y: hier[1] - 20,
          key: 'korrel',
          leeftijd: state.tick - state.letterOp,
          seed: state.letterOp,
        })),
    ...drawKlaarKnop(state, { x, y, ...KNOP, label: 'Klaar!', z: 8 }),
  ];
}

/** The place of the letter that was dug last; null when there is none. */
function graafPlek(state: DinoState): Plek | null {
  const item = strookOf(state)[state.vakken.inhoud.length - 1];
  return item === undefined ? null : [item.x, item.y];
}

/** Where the digger stands: at the letter that was dug last, or at the middle of the bone. */
export function graverX(state: DinoState): number {
  const { rij, bot } = plaatsenOf(state);
  if (!isTyped(state)) return bot.x;
  return graafPlek(state)?.[0] ?? rij.x - VAK;
}

/** The parts of a right word hop one after another. */
function drawBlokken(state: DinoState): Item[] {
  const balk = botOf(state);
  const w = widthInBalk(state, balk);
  const goed = state.run.fase === 'goed';
  const t = ticksInFase(state);
  return state.letters.map((label, i) => {
    const [x, y] = placeLetter(state, i, balk);
    const hop = goed && !state.rustig ? arch(progress01(t, { van: deelOf(state, i) * DEEL, duur: 18 })) * 34 : 0;
    const op = isPlaying(state.run) && state.run.poging === 1 ? popIn(t, { van: i * 2, duur: 18 }) : 1;
    const maat = { w: w * BLOK, sy: op, labelSize: Math.min(58, w * 0.7) };
    return ding('blok', [x, y - hop], { ...maat, toon: endsOf(state, i, balk), label }, i);
  });
}

/** Between every two letters a button as wide as a letter; the chisel stands where the arrows are. */
function drawGaten(state: DinoState): Item[] {
  if (state.run.fase === 'goed') return [];
  const balk = botOf(state);
  const lang = isTight(state, balk);
  return state.letters.flatMap((_, i) => {
    if (i === 0) return [];
    const [x, y] = placeGat(state, i, balk);
    const hier = state.plek === i && isPlaying(state.run);
    const staat = state.sneden.includes(i);
    const klap = hier ? bump(state.tick, { van: state.gezet, duur: 12 }) * 18 : 0;
    const toon = hier ? 'hier' : isTipSnede(state, i) ? 'tip' : '';
    const w = lang ? 70 : widthInBalk(state, balk);
    const knop = lang ? {} : makeSneeKnop(state, i, HAK, LIJM);
    const gat = ding('gat', [x, y - 18 + klap], { w, art: toon === '' && staat ? undefined : 'gat', toon, ...knop }, i);
    if (!isMisSnede(state, i)) return [gat];
    return [gat, ding('barst', [x + shake(state, ticksInFase(state), BARST), y], {}, i)];
  });
}

/** To the left, a cut, to the right where a finger needs them; and done. */
function drawKnoppen(state: DinoState): Item[] {
  const {
    knoppen,
    hak: [x, y],
  } = plaatsenOf(state);
  if (!isPlaying(state.run)) return [];
  const tekst = { label: 'Klaar!', labelSize: 40, labelToon: 'wit', name: 'Klaar! Zo is het bot goed.' } as const;
  return [
    ...(isTight(state, botOf(state)) ? drawSnijknoppen(state, { plek: knoppen, snijd: HAK, weg: LIJM, z: 8 }) : []),
    { key: 'klaar', x, y, ...KNOP, art: 'knop', ...tekst, pick: 'klaar', z: 8 },
  ];
}
