/** When a methodetoets is open for one leerling, by the clock of the server. Pure. */
import type { Zitting } from '@spelrijk/contract/zittingen';

/** A word that was being written when the test closed is taken in for so long. */
export const RESPIJT_MS = 60_000;

interface Venster {
  readonly van: Date | null;
  readonly tot: Date | null;
  readonly geslotenOp: Date | null;
  /** Minutes that this leerling may go on after `tot`. */
  readonly extra: number;
}

/** Moment (ms) of closing: closing by hand holds for everybody, `tot` moves along with the extra time. */
export const sluitOp = ({ tot, geslotenOp, extra }: Venster): number =>
  Math.min(tot === null ? Number.POSITIVE_INFINITY : tot.getTime() + extra * 60_000, geslotenOp?.getTime() ?? Number.POSITIVE_INFINITY);

export interface Deelname extends Venster {
  readonly papier: boolean;
  readonly dicht: Date | null;
}

export function standVan(deelname: Deelname, now: number): Zitting['stand'] {
  if (deelname.papier) return 'papier';
  if (deelname.dicht !== null) return 'klaar';
  if (deelname.van === null || now < deelname.van.getTime()) return 'wacht';
  return now < sluitOp(deelname) ? 'open' : 'dicht';
}

/** May a word still be taken in? */
export const neemtAan = (deelname: Deelname, now: number): boolean =>
  standVan(deelname, now) === 'open' || (standVan(deelname, now) === 'dicht' && now < sluitOp(deelname) + RESPIJT_MS);
