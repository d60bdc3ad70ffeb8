/**
 * A piece of music as it is written down: degrees of a scale on a grid of half beats. Everything that sounds follows from the chord
 * of the moment, so that a figure fits wherever it is used. Pure; `passage.ts` plays it, `speler.ts` lets it sound.
 */

/** Semitones of the degrees above the ground tone. */
const LADDERS = {
  majeur: [0, 2, 4, 5, 7, 9, 11],
  mixolydisch: [0, 2, 4, 5, 7, 9, 10],
  lydisch: [0, 2, 4, 6, 7, 9, 11],
  dorisch: [0, 2, 3, 5, 7, 9, 10],
  mineur: [0, 2, 3, 5, 7, 8, 10],
} as const;

type Ladder = keyof typeof LADDERS;

export const TONEN = ['marimba', 'bel', 'harp', 'fluit', 'deken', 'bas', 'trom', 'tok', 'schud'] as const;
/** What makes a sound: six with a pitch, three drums. */
export type Toon = (typeof TONEN)[number];

/** Eight bars. Chords are degrees, one a bar; a melody is a bar of slots: a degree (`'` higher, `,` lower), `-` holds, `.` rests. */
export interface Deel {
  readonly akkoorden: string;
  readonly melodie: string;
}

export interface Stuk {
  readonly naam: string;
  /** Beats in a minute. */
  readonly tempo: number;
  /** Beats in a bar; a bar has twice as many slots. */
  readonly slagen: 3 | 4;
  /** MIDI number of degree 1. */
  readonly grondtoon: number;
  readonly ladder: Ladder;
  readonly a: Deel;
  readonly b: Deel;
  /** Figures under the melody, one of them a part: which tone of the chord sounds in which slot. */
  readonly figuren: readonly string[];
  /** The same for the bass: 0 the ground tone, 2 the fifth. */
  readonly bas: string;
  /** `k` drum, `t` wood, `s` shaker. */
  readonly slag: string;
  readonly tokkel: Toon;
  /** Who sings in turn. */
  readonly zang: readonly Toon[];
}

/** One tone of a melody, in slots from the beginning of its part. */
interface Zangnoot {
  readonly slot: number;
  readonly slots: number;
  readonly hoogte: number;
}

const TREDEN = 7;
const OCTAAF = 12;
export const MATEN_PER_DEEL = 8;

/** MIDI number of a degree, 0 the ground tone, which may lie octaves away. */
function hoogteOf({ grondtoon, ladder }: Pick<Stuk, 'grondtoon' | 'ladder'>, trede: number): number {
  const binnen = ((trede % TREDEN) + TREDEN) % TREDEN;
  return grondtoon + OCTAAF * Math.floor(trede / TREDEN) + (LADDERS[ladder][binnen] ?? 0);
}

/** The degrees of the chords of a part, counted from 0. */
export const akkoordenOf = ({ akkoorden }: Deel): readonly number[] => akkoorden.split(/[\s|]+/).map((teken) => Number(teken) - 1);

/** Root, third and fifth as MIDI numbers, then the same an octave higher. */
export const drieklank = (stuk: Stuk, akkoord: number): readonly number[] =>
  [0, 2, 4, 7, 9, 11].map((stap) => hoogteOf(stuk, akkoord + stap));

export const slotsPerMaat = ({ slagen }: Pick<Stuk, 'slagen'>): number => slagen * 2;
/** Seconds of a slot. */
export const slotDuur = ({ tempo }: Pick<Stuk, 'tempo'>): number => 30 / tempo;
/** Seconds of both parts. */
export const duurOf = (stuk: Stuk): number => 2 * MATEN_PER_DEEL * slotsPerMaat(stuk) * slotDuur(stuk);

/** The signs of a line of slots, without what is only for the eye. */
const tekens = (regel: string): readonly string[] => regel.match(/[1-7][',]?|[-.]/g) ?? [];

function tredeOf(teken: string): number {
  const octaaf = teken.endsWith("'") ? TREDEN : teken.endsWith(',') ? -TREDEN : 0;
  return Number(teken[0]) - 1 + octaaf;
}

/** The melody of a part as tones with their length. */
export function zangOf(stuk: Stuk, { melodie }: Deel): readonly Zangnoot[] {
  const noten: Zangnoot[] = [];
  tekens(melodie).forEach((teken, slot) => {
    const last = noten.at(-1);
    if (teken === '-' && last && last.slot + last.slots === slot) noten[noten.length - 1] = { ...last, slots: last.slots + 1 };
    else if (teken !== '.' && teken !== '-') noten.push({ slot, slots: 1, hoogte: hoogteOf(stuk, tredeOf(teken)) });
  });
  return noten;
}

/** How many slots a melody fills: for who checks what was written. */
export const lengteOf = ({ melodie }: Deel): number => tekens(melodie).length;
