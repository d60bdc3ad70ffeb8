/**
 * Decides: how long, how big and how loud a recording of a child that reads aloud may be, and how long it is kept.
 * Source: own rules; consent per child, a term and no use of the sound itself as the guides for Dutch schools on images and sound of children ask (ibp-platform.nl).
 * Example: judgeGeluid({ ms: 121_000, luidheid: -20, afgekapt: 0 }) is 'te-lang'.
 */

/** The one form that is sent: mono, 16 bits. Speech has nothing above 8 kHz that a listener needs. */
export const OPNAME_HERTZ = 16_000;
/** The recorder of a browser stops here (ms); the server allows for its last piece. */
export const LANGST_OPNAME_MS = 120_000;
const SPELING_MS = 500;
const KORTST_OPNAME_MS = 5000;
/** Of a WAV of that length, with its head and some room. */
export const OPNAME_BYTES = 4_000_000;
export const OPNAMEN_PER_DAG = 6;
/** Days that a school keeps what nobody listened to. */
export const BEWAARDAGEN = [7, 28, 84] as const;
export const BEWAARDAGEN_GEWOON = 28;
/** One in so many comes back, blind, to somebody else who listens on the same day: what two hear of one reading says how exact listening is. */
const TWEEDE_OP = 10;
/** Fewer say nothing about how far two listeners are apart. */
export const MINST_TWEEDE = 5;

/** Chosen by the id of the recording alone: nobody can ask for it or keep it away. */
export const isTweede = (opnameId: string): boolean => Number.parseInt(opnameId.slice(-6), 16) % TWEEDE_OP === 0;

/** Kind sentences of which the listener picks one; `kindzinnen` of the texts. */
export const KINDZINNEN = [1, 2, 3, 4, 5, 6] as const;

/** Decibels below full scale; quieter is a microphone that was off or far away. */
const STIL = -50;
/** Share of samples cut off by the microphone from which words are lost. */
const AFGEKAPT = 0.01;

export type Geluidsfout = 'te-kort' | 'te-lang' | 'stil' | 'te-hard';

interface Gemeten {
  readonly ms: number;
  /** Of the speech, in decibels below full scale; -Infinity for silence. */
  readonly luidheid: number;
  /** Share of samples that hit the ceiling. */
  readonly afgekapt: number;
}

/** Null: it can be listened to. The only thing that is ever measured of the sound. */
export function judgeGeluid({ ms, luidheid, afgekapt }: Gemeten): Geluidsfout | null {
  if (ms < KORTST_OPNAME_MS) return 'te-kort';
  if (ms > LANGST_OPNAME_MS + SPELING_MS) return 'te-lang';
  if (!(luidheid > STIL)) return 'stil';
  return afgekapt > AFGEKAPT ? 'te-hard' : null;
}
