/** What a leerling does in the lesson of now, from its latest attempts: who is stuck comes first. */
import type { LesLeerling } from '@spelrijk/domain/les';

type Toestand = LesLeerling['toestand'];

export interface Poging {
  readonly opgaveId: string;
  readonly goed: boolean;
  readonly poging: number;
  /** First attempt that counts. */
  readonly telt: boolean;
  /** ms */
  readonly op: number;
}

export interface LesInvoer {
  /** Attempts of this lesson, newest first. */
  readonly pogingen: readonly Poging[];
  /** Of the taak of the newest attempt: is it finished? */
  readonly taakAf: boolean;
  /** Until when it read on the leesplank, ms; null: it did not. */
  readonly gelezenTot: number | null;
  readonly now: number;
}

/** Longer ago than this is another lesson. */
export const LES_MS = 20 * 60_000;
/** So long nothing while a taak is open: the child waits, or walked away. */
const STIL_MS = 2 * 60_000;
/** Of the last five opgaven this many wrong, or this often wrong at one opgave. */
const LAATSTE = 5;
const FOUT = 3;
const ZELFDE = 2;

function zitVast(pogingen: readonly Poging[]): boolean {
  const [nieuwste] = pogingen;
  const hier = pogingen.filter(({ opgaveId, goed }) => opgaveId === nieuwste?.opgaveId && !goed);
  if (nieuwste && !nieuwste.goed && hier.length >= ZELFDE) return true;
  const eerste = pogingen.filter(({ telt }) => telt).slice(0, LAATSTE);
  return eerste.filter(({ goed }) => !goed).length >= FOUT;
}

/** Stuck counts while the child is at it; afterwards its taak is simply finished. */
export function toestandVan({ pogingen, taakAf, gelezenTot, now }: LesInvoer): Toestand {
  const [nieuwste] = pogingen;
  const leest = gelezenTot !== null && now - gelezenTot <= LES_MS && gelezenTot > (nieuwste?.op ?? 0);
  if (leest) return 'leest';
  if (!nieuwste || now - nieuwste.op > LES_MS) return 'weg';
  if (taakAf) return 'klaar';
  if (zitVast(pogingen)) return 'vast';
  return now - nieuwste.op > STIL_MS ? 'stil' : 'bezig';
}

const VOLGORDE: readonly Toestand[] = ['vast', 'stil', 'bezig', 'leest', 'klaar', 'weg'];

/** Who needs the docent first; among equals who waits longest. */
export const opVolgorde = <T extends Pick<LesLeerling, 'toestand' | 'laatst'>>(leerlingen: readonly T[]): T[] =>
  leerlingen.toSorted(
    (a, b) => VOLGORDE.indexOf(a.toestand) - VOLGORDE.indexOf(b.toestand) || (a.laatst ?? '').localeCompare(b.laatst ?? ''),
  );
