/**
 * Family J, reading on in one's own pace: a row of words or lines that is read one by one, then its question with what can be chosen. What
 * was turned before it can have been read stays; the pace counts only what was read for the first time and understood at once.
 */
import type { Random } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput, GameStart, SoundId } from '@spelrijk/game-kit/contract';
import {
  beginPointing,
  currentOpgave,
  drawKans,
  isAction,
  isGuided,
  isPlaying,
  kantOf,
  rejectKeus,
  NIETS_GEKOZEN,
  NOOIT,
  startBasis,
  pointAt,
  type Pointing,
  type Zet,
} from '@spelrijk/game-kit/run';

/** Nobody reads faster than 40 ms a letter (own limit): before that a page was turned, not read. */
const MS_PER_LETTER = 40;

/** Ticks a word has to stand before it can have been read. */
export const minTicks = (woord: string): number => Math.ceil(([...woord].length * MS_PER_LETTER * 60) / 1000);

/** Words per minute; 0 for nothing read. */
export const perMinuut = (woorden: number, ticks: number): number => (ticks <= 0 ? 0 : (woorden * 3600) / ticks);

export interface Rijlezend extends Pointing {
  /** The words of this row; `plek` is the one that is read, past the last comes the question. */
  readonly rij: readonly string[];
  readonly plek: number;
  /** Ticks: when this word came, and how long this row has been read. */
  readonly woordOp: number;
  readonly leesTicks: number;
  /** The last time it was turned too soon to have been read. */
  readonly teSnel: number;
  /** The text that was read last: its next questions come without reading it again; '' is none. */
  readonly tekst: string;
  /** This row is read for the first time: its time counts, and a line cannot be skipped. */
  readonly telt: boolean;
  /** Words and ticks of the rows that were read and understood at once. */
  readonly gelezen: number;
  readonly gelezenTicks: number;
}

const BEGIN = { woordOp: 0, leesTicks: 0, teSnel: NOOIT } as const;

/** Before the first opgave. */
export const startRij = (options: GameStart): Rijlezend => ({
  ...startBasis(options),
  ...NIETS_GEKOZEN,
  ...BEGIN,
  rij: [],
  plek: 0,
  tekst: '',
  telt: true,
  gelezen: 0,
  gelezenTicks: 0,
});

/** Words in a row that is made here. */
const RIJ_LENGTE = 5;

/** What is read before the question: the lines of its text, the row of the taak, the words of its sentence, or the word among others of the taak. */
export function rijOf(opgave: Opgave, opgaven: readonly Opgave[], random: Random): readonly string[] {
  const { tekst, rij = [], vorm, vraag, keuzes = [] } = opgave;
  if (tekst !== undefined) return tekst.alineas.flat();
  if (rij.length > 0) return rij;
  if (vorm === 'fout-woord') return keuzes;
  if (vraag !== undefined) return vraag.split(' ');
  const { woord } = opgave.woord;
  const shown = new Set([woord, ...keuzes]);
  const others = random.shuffle([...new Set(opgaven.map((o) => o.woord.woord))].filter((other) => !shown.has(other)));
  return random.shuffle([woord, ...others.slice(0, RIJ_LENGTE - 1)]);
}

/** The row of a new attempt and its options; what was read already is behind us, and looking back is always possible. */
export function beginRij<S extends Rijlezend>(before: S): S {
  const opgave = currentOpgave(before.run);
  if (opgave === undefined) return before;
  const geleid = isGuided(before.run);
  const [rij, state] = drawKans(before, (random) => (geleid ? before.rij : rijOf(opgave, before.run.opgaven, random)));
  const tekst = opgave.tekst?.id ?? '';
  const gelezen = geleid || (tekst !== '' && tekst === before.tekst);
  const fresh = { ...BEGIN, rij, plek: gelezen ? rij.length : 0, telt: !gelezen, tekst, woordOp: state.tick };
  return { ...beginPointing(state, true), ...fresh };
}

/** Is a word of the row to be read now? After that comes the question. */
export const isReading = ({ run, plek, rij }: Rijlezend): boolean => isPlaying(run) && plek < rij.length;

/** The lines of a text are read, not words. */
export const isTekst = ({ tekst }: Rijlezend): boolean => tekst !== '';

/** On to the next word, unless this one cannot have been read yet. */
function readOn<S extends Rijlezend>(state: S): Zet<S> {
  if (state.telt && state.tick - state.woordOp < minTicks(state.rij[state.plek] ?? '')) return { state: { ...state, teSnel: state.tick } };
  const next = { ...state, plek: state.plek + 1, woordOp: state.tick };
  return { state: next, sounds: ['letter'], effects: isReading(next) ? [] : [{ type: 'vraag' }] };
}

/** Back to the first line of a text, to read it once more; elsewhere there is nothing to go back to. */
const readBack = <S extends Rijlezend>(state: S): Zet<S> =>
  isTekst(state) ? { state: { ...state, plek: 0, telt: false, woordOp: state.tick, keus: -1 }, sounds: ['zwiep'] } : { state };

/** Reads on or back, with the pick `volgende` or with the keys, or chooses an answer; `sound` is that of an option that is chosen. */
export function readOrChoose<S extends Rijlezend>(state: S, input: GameInput, sound: SoundId): Zet<S> {
  const bord = input.soort === 'kies' && input.pick === 'volgende';
  if (isReading(state)) return bord || isAction(input) || kantOf(input) > 0 ? readOn(state) : { state };
  return bord ? readBack(state) : pointAt(state, input, sound);
}

/** A tick of reading. */
export const tickReading = <S extends Rijlezend>(state: S): Zet<S> =>
  isReading(state) && state.telt ? { state: { ...state, leesTicks: state.leesTicks + 1 } } : { state };

/** The verdict. A row that was read just now and understood at once counts, a line as many words; what was chosen wrong does not come back. */
export function countRij<S extends Rijlezend>(state: S, goed: boolean): S {
  if (!goed) return rejectKeus(state);
  if (isGuided(state.run) || !state.telt) return state;
  const woorden = state.rij.join(' ').split(' ').length;
  return { ...state, gelezen: state.gelezen + woorden, gelezenTicks: state.gelezenTicks + state.leesTicks };
}

/** The pace of this round, in words per minute; 0 when nothing counted. */
export const tempoOf = ({ gelezen, gelezenTicks }: Rijlezend): number => perMinuut(gelezen, gelezenTicks);

/** What a screen reader is told of the word to read; null when the question has come. */
export function describeRij(state: Rijlezend): string | null {
  const { rij, plek } = state;
  return isReading(state) ? `${isTekst(state) ? 'Regel' : 'Woord'} ${plek + 1} van ${rij.length}: ${rij[plek] ?? ''}.` : null;
}
