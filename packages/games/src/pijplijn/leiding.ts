/** The main pipe under the garden: pieces that were laid or letters with wheels between them, the water in it, and where it leaks. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isMisSnede, isTipSnede, makeSneeKnop, plekInBalk, rijenInBalk } from '@spelrijk/game-kit/mechanics/split';
import { currentOpgave, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import { arch, fitLetters, popIn, progress01, shake, sway, vakbeeldOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { ding, isLosse, isZin, tuinOf } from './state.ts';
import type { PijpState } from './state.ts';

/** When the water reaches the first piece, and from piece to piece; ticks. */
export const DEEL = { van: 10, tussen: 9 } as const;
const BREEDST = { stuk: 132, letter: 92 } as const;
const DUW = 22;
const SCHOK = { periode: 12, demping: 24, uitslag: 8 } as const;

/** Pieces that the water runs through. */
export const countDelen = (state: PijpState): number => (isLosse(state) ? state.vakken.doel.length : state.letters.length);

const countRijen = (state: PijpState): number => rijenInBalk(countDelen(state), tuinOf(state).leiding.perRij);

/** Width of piece `i`. */
function breedte(state: PijpState, i = 0): number {
  if (isZin(state)) return tuinOf(state).zin.delen[i]?.[1] ?? 0;
  const { breed } = tuinOf(state).leiding;
  const inRij = Math.ceil(countDelen(state) / countRijen(state));
  return Math.min(isLosse(state) ? BREEDST.stuk : BREEDST.letter, breed / Math.max(1, inRij));
}

/** Centre of piece `i`, and its row. */
function deelPlek(state: PijpState, i: number): readonly [...Plek, rij: number] {
  const { leiding } = tuinOf(state);
  const rijen = countRijen(state);
  if (isZin(state)) return [tuinOf(state).zin.delen[i]?.[0] ?? 0, leiding.rijen[0]?.[0] ?? 0, 0];
  const los = isLosse(state);
  const balk = los ? { ...state, letters: state.vakken.doel, sneden: [] } : state;
  const { x, rij } = plekInBalk(balk, i, {
    perRij: leiding.perRij,
    letter: breedte(state),
    duw: los ? 2 : state.letters.length > 10 ? 8 : DUW,
  });
  return [leiding.x + x, leiding.rijen[rijen - 1]?.[rij] ?? 0, rij];
}

/** Is there water in piece `i`? */
const isNat = (state: PijpState, i: number): boolean => state.run.fase === 'goed' && ticksInFase(state) >= DEEL.van + i * DEEL.tussen;

export function drawLeiding(state: PijpState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return [...drawAanvoer(state), ...(isLosse(state) ? drawStukken(state) : drawLetters(state)), ...drawLek(state)];
}

/** The pipe from the tap down, along every row, and up to the flower. */
function drawAanvoer(state: PijpState): Item[] {
  const { leiding, kraan, bloem, grond } = tuinOf(state);
  const rijen = leiding.rijen[countRijen(state) - 1] ?? [];
  const [eerste = 0, laatste = eerste] = [rijen[0], rijen.at(-1)];
  const nat = state.run.fase === 'goed' && ticksInFase(state) >= DEEL.van - 4;
  const op = isNat(state, countDelen(state));
  const staand = (n: string, x: number, tot: number, vol: boolean): Item =>
    ding('aanvoer', [x, (grond + tot) / 2 - 8], { w: 46, h: tot - grond + 50, art: 'pijp', toon: vol ? 'nat' : '' }, n);
  const rijpijp = rijen.map((y, rij) =>
    ding(
      'aanvoer',
      [leiding.x, y],
      {
        w: bloem[0] - kraan[0] + 10,
        h: 44,
        art: 'pijpligt',
        toon: (rij === 0 ? nat : isNat(state, Math.ceil(countDelen(state) / 2))) ? 'nat' : '',
      },
      `r${rij}`,
    ),
  );
  return [...rijpijp, staand('af', kraan[0], rijen.length > 1 ? laatste : eerste, nat), staand('op', bloem[0], laatste, op)];
}

/** The pieces that lie there, and the gaps that are left. */
function drawStukken(state: PijpState): Item[] {
  return state.vakken.doel.map((_, i) => {
    const w = breedte(state, i);
    const [x, y] = deelPlek(state, i);
    const { vol, nu, label, labelToon } = vakbeeldOf(state, i);
    const net = vol && i === state.vakken.inhoud.length - 1 && isPlaying(state.run);
    const val = net ? popIn(state.tick, { van: state.letterOp, duur: 14 }) : 1;
    const mis = nu ? shake(state, state.tick - state.misOp, { periode: 8, demping: 8, uitslag: 6 }) : 0;
    const nat = isNat(state, i);
    const bol = nat ? arch(progress01(ticksInFase(state), { van: DEEL.van + i * DEEL.tussen, duur: 16 })) * 0.16 : 0;
    const tekst = label === undefined ? {} : { label, labelSize: fitLetters(label, w - (isZin(state) ? 60 : 22), 52), labelToon };
    const naam = vol ? 'buis' : 'gat';
    const art = !isZin(state) ? naam : !vol ? 'langgat' : i === 0 ? 'koppel' : 'langbuis';
    return ding(
      naam,
      [x + mis, y - (1 - val) * 60],
      { art, w: w - 2, sy: (0.5 + val * 0.5) * (1 + bol), toon: vol ? (nat ? 'nat' : '') : nu ? 'nu' : '', ...tekst },
      i,
    );
  });
}

/** The letters of a word as one pipe, and between them the places for wheels. */
function drawLetters(state: PijpState): Item[] {
  const w = breedte(state);
  return state.letters.flatMap((label, i): Item[] => {
    const [x, y] = deelPlek(state, i);
    const nat = isNat(state, i);
    const bol = nat ? arch(progress01(ticksInFase(state), { van: DEEL.van + i * DEEL.tussen, duur: 16 })) * 0.16 : 0;
    const buis = ding('buis', [x, y], { w: w + 2, sy: 1 + bol, toon: nat ? 'nat' : '', label, labelSize: Math.min(54, w * 0.6) }, i);
    return i === 0 ? [buis] : [buis, ...drawWielplek(state, i)];
  });
}

/** Centre of the gap before letter `i`. */
function gatPlek(state: PijpState, i: number): Plek {
  const [x, y, rij] = deelPlek(state, i - 1);
  const [naast, , ook] = deelPlek(state, i);
  return [rij === ook ? (x + naast) / 2 : x + breedte(state) / 2, y];
}

function drawWielplek(state: PijpState, i: number): Item[] {
  const [x, y] = gatPlek(state, i);
  const staat = state.sneden.includes(i);
  const speelt = isPlaying(state.run);
  const hier = speelt && state.plek === i;
  const snee = ding(
    'snee',
    [x, y],
    {
      w: breedte(state),
      toon: isTipSnede(state, i) ? 'tip' : hier ? 'hier' : '',
      ...makeSneeKnop(state, i, 'Zet een wiel', 'Haal het wiel weg'),
    },
    i,
  );
  if (!staat) return state.run.fase === 'goed' ? [] : [snee];
  const mis = isMisSnede(state, i);
  const zet = state.plek === i ? popIn(state.tick, { van: state.gezet, duur: 14 }) : 1;
  const rot = mis ? shake(state, ticksInFase(state), SCHOK) : 0;
  return [snee, ding('wiel', [x, y - (1 - zet) * 50], { rot, sx: 0.4 + zet * 0.6, toon: mis ? 'mis' : '' }, i)];
}

/** The place of the first joint that does not fit; null when there is none to point at. */
export function lekPlek(state: PijpState): Plek | null {
  if (state.run.fase !== 'uitleg') return null;
  if (!isLosse(state)) {
    const mis = [...state.sneden, ...state.goed]
      .toSorted((a, b) => a - b)
      .find((gat) => state.sneden.includes(gat) !== state.goed.includes(gat));
    return mis === undefined ? null : gatPlek(state, mis);
  }
  const { inhoud } = state.vakken;
  const stukken = currentOpgave(state.run)?.stukken ?? [];
  const mis = inhoud.findIndex((stuk, i) => stuk !== stukken[i]);
  if (mis < 0) return null;
  const [x, y] = deelPlek(state, mis);
  return [x - breedte(state, mis) / 2 + 4, y];
}

/** Water spouts out at that joint only. */
function drawLek(state: PijpState): Item[] {
  const plek = lekPlek(state);
  if (plek === null) return [];
  const spuit = 1 + sway(state, { periode: 18, uitslag: 0.1 });
  return [ding('lek', [plek[0], plek[1] - 74], { sy: spuit, sx: 2 - spuit })];
}
