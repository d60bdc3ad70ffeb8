/** The word in the ground: letters that are dug up one by one, or a long bone that is cut into parts. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isMisSnede, isTipSnede, lettersAround, makeSneeKnop } from '@spelrijk/game-kit/mechanics/split';
import { isPlaying, isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import { arch, bump, drawConfetti, drawKlaarKnop, drawStrook, popIn, progress01, shake } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { gatPlek, isLong, letterPlek, plaatsenOf, widthOfLetter } from './plaatsen.ts';
import { DEEL } from './state.ts';
import type { DinoState } from './state.ts';

const HOOG = 106;
const VAK = 82;
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
  const w = widthOfLetter(state);
  const goed = state.run.fase === 'goed';
  const t = ticksInFase(state);
  const rijAt = (i: number): number | undefined => (i < 0 || i >= state.letters.length ? undefined : letterPlek(state, i)[2]);
  return state.letters.map((label, i) => {
    const [x, y, rij] = letterPlek(state, i);
    const begin = state.sneden.includes(i) || rij !== rijAt(i - 1);
    const eind = state.sneden.includes(i + 1) || rij !== rijAt(i + 1);
    const deel = state.sneden.filter((gat) => gat <= i).length;
    const hop = goed && !state.rustig ? arch(progress01(t, { van: deel * DEEL, duur: 18 })) * 34 : 0;
    const op = isPlaying(state.run) && state.run.poging === 1 ? popIn(t, { van: i * 2, duur: 18 }) : 1;
    return ding(
      'blok',
      [x, y - hop],
      { w: w * (112 / 84), sy: op, toon: `${begin ? 'l' : ''}${eind ? 'r' : ''}`, label, labelSize: Math.min(58, w * 0.7) },
      i,
    );
  });
}

/** Between every two letters a button as wide as a letter; the chisel stands where the arrows are. */
function drawGaten(state: DinoState): Item[] {
  if (state.run.fase === 'goed') return [];
  const lang = isLong(state);
  return state.letters.flatMap((_, i) => {
    if (i === 0) return [];
    const [x, y] = gatPlek(state, i);
    const hier = state.plek === i && isPlaying(state.run);
    const staat = state.sneden.includes(i);
    const klap = hier ? bump(state.tick, { van: state.gezet, duur: 12 }) * 18 : 0;
    const toon = hier ? 'hier' : isTipSnede(state, i) ? 'tip' : '';
    const knop = { ...makeSneeKnop(state, i, 'Hak', 'Lijm het bot') };
    const w = lang ? 70 : widthOfLetter(state);
    const gat = ding('gat', [x, y - 18 + klap], { w, art: toon === '' && staat ? undefined : 'gat', toon, ...(lang ? {} : knop) }, i);
    if (!isMisSnede(state, i)) return [gat];
    return [gat, ding('barst', [x + shake(state, ticksInFase(state), BARST), y], {}, i)];
  });
}

/** To the left, a cut, to the right, and done. */
function drawKnoppen(state: DinoState): Item[] {
  const { knoppen, hak } = plaatsenOf(state);
  if (!isPlaying(state.run)) return [];
  const makeKnop = (pick: string, n: number, label: string, name: string): Item =>
    ding('knop', [knoppen[0] + n * 138, knoppen[1]], { key: pick, label, labelSize: 52, labelToon: 'wit', pick, name });
  const klaar = {
    key: 'klaar',
    x: hak[0],
    y: hak[1],
    ...KNOP,
    art: 'knop',
    label: 'Klaar!',
    labelSize: 40,
    labelToon: 'wit',
    pick: 'klaar',
    name: 'Klaar! Zo is het bot goed.',
    z: 8,
  } as const;
  if (!isLong(state)) return [klaar];
  const staat = state.sneden.includes(state.plek);
  return [
    makeKnop('links', -1, '‹', 'Naar links'),
    makeKnop('knip', 0, '|', `${staat ? 'Lijm het bot' : 'Hak'} tussen ${lettersAround(state, state.plek)}`),
    makeKnop('rechts', 1, '›', 'Naar rechts'),
    klaar,
  ];
}
