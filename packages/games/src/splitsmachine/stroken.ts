/**
 * A bar of letters that is too long to be drawn with targets for a finger between them: a sentence without spaces, a very long word. It
 * lies on strips of paper, every letter is itself the button that cuts before it, and three large buttons do what the keys do.
 */
import type { Item } from '@spelrijk/game-kit/contract';
import { isMisSnede, isTipSnede, lettersAround, plekInBalk, rijenInBalk } from '@spelrijk/game-kit/mechanics/split';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { progress01, swing, overshoot } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';

export interface Stroken {
  /** Middle and width of the strips. */
  readonly midden: number;
  readonly breed: number;
  /** Most letters on a strip, height of the first strip, from one to the next, height of a letter. */
  readonly perRij: number;
  readonly y: number;
  readonly stap: number;
  readonly hoog: number;
  /** Middle of the three large buttons. */
  readonly knop: Plek;
  /** Drawing of a letter (toon `l`, `r`, `lr` or '': round ends), of a gap (toon `hier` and `tip`), of what stands in a wrong one. */
  readonly letter: string;
  readonly gat: string;
  readonly mis: string;
}

/** How far a cut pushes the parts aside. */
const DUW = 16;
const KNOP = 120;

/** Centre and width of letter `i`. */
function vakOf(state: Cutting, i: number, { midden, breed, perRij, y, stap }: Stroken): readonly [...Plek, w: number] {
  const n = state.letters.length;
  const w = Math.min(68, (breed - 30 - 6 * DUW) / Math.ceil(n / rijenInBalk(n, perRij)));
  const { x, rij } = plekInBalk(state, i, { perRij, letter: w, duw: DUW });
  return [midden + x, y + rij * stap, w];
}

/** The strips with their letters, the mark of the arrows, and what is wrong or shown; `hop` lifts a part of the word. */
export function drawStroken(state: Cutting, waar: Stroken, hop: (deel: number) => number): Item[] {
  const { midden, breed, perRij, y, stap, hoog } = waar;
  const papier = Array.from({ length: rijenInBalk(state.letters.length, perRij) }, (_, rij): Item => ({
    key: `papier${rij}`,
    x: midden,
    y: y + rij * stap + 4,
    w: breed - 4,
    h: hoog + 12,
    art: 'kit:papier',
    z: 2,
  }));
  const speelt = state.run.fase === 'spelen';
  const letters = state.letters.map((_, i) => drawLetter(state, i, { waar, speelt, hop }));
  return [...papier, ...letters, ...drawMerken(state, waar, speelt), ...drawKnoppen(state, waar, speelt)];
}

interface LetterOpties {
  readonly waar: Stroken;
  readonly speelt: boolean;
  readonly hop: (deel: number) => number;
}

function drawLetter(state: Cutting, i: number, { waar, speelt, hop }: LetterOpties): Item {
  const { letters, sneden } = state;
  const [x, y, w] = vakOf(state, i, waar);
  const label = letters[i] ?? '';
  const los = sneden.includes(i);
  const eind = i === letters.length - 1 || sneden.includes(i + 1);
  const vak: Item = {
    key: `blok${i}`,
    x,
    y: y - hop(sneden.filter((gat) => gat <= i).length),
    w,
    h: waar.hoog,
    art: waar.letter,
    toon: `${i === 0 || los ? 'l' : ''}${eind ? 'r' : ''}`,
    label,
    labelSize: Math.min(50, w * 0.92),
    z: 4,
  };
  if (i === 0) return vak;
  return { ...vak, pick: `snee:${i}`, name: los ? `Plak de ${label} weer vast` : `Knip voor de ${label}`, uit: !speelt };
}

interface MerkOpties {
  readonly key: string;
  readonly gat: number;
  readonly w: number;
  readonly art: string;
  readonly toon: string;
}

function drawMerken(state: Cutting, waar: Stroken, speelt: boolean): Item[] {
  const drawMerk = ({ key, gat, w, art, toon }: MerkOpties): Item => {
    const [x, y, letter] = vakOf(state, gat, waar);
    const open = state.sneden.includes(gat) ? DUW / 2 : 0;
    return { key, x: x - letter / 2 - open, y: y - 4, w, h: waar.hoog + 26, rot: 0, art, toon, z: 6 };
  };
  const t = ticksInFase(state);
  const rot = state.rustig ? 0 : swing(t, { periode: 16, demping: 30 }) * 12;
  const gaten = state.letters.map((_, gat) => gat);
  const mis = gaten
    .filter((gat) => isMisSnede(state, gat))
    .map((gat): Item => ({ ...drawMerk({ key: `mes${gat}`, gat, w: 40, art: waar.mis, toon: 'krom' }), rot }));
  if (!speelt) return mis;
  const tips = gaten
    .filter((gat) => isTipSnede(state, gat))
    .map((gat) => drawMerk({ key: `tip${gat}`, gat, w: 34, art: waar.gat, toon: 'tip' }));
  return [
    ...tips,
    {
      ...drawMerk({ key: 'hier', gat: state.plek, w: 34, art: waar.gat, toon: 'hier' }),
      sy: overshoot(progress01(state.tick, { van: state.gezet, duur: 14 })),
    },
  ];
}

/** The mark to the left, a cut at the mark, the mark to the right. */
function drawKnoppen(state: Cutting, { knop: [x, y] }: Stroken, speelt: boolean): Item[] {
  const drawKnop = (pick: string, n: number, label: string, name: string): Item => ({
    key: pick,
    x: x + n * (KNOP + 16),
    y,
    w: KNOP,
    h: 96,
    art: 'kit:knop',
    label,
    labelSize: 54,
    labelToon: 'wit',
    pick,
    name,
    uit: !speelt,
    z: 5,
  });
  return [
    drawKnop('links', -1, '‹', 'Naar links'),
    drawKnop('knip', 0, '|', `${state.sneden.includes(state.plek) ? 'Plak vast' : 'Knip'} tussen ${lettersAround(state, state.plek)}`),
    drawKnop('rechts', 1, '›', 'Naar rechts'),
  ];
}
