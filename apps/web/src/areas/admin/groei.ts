import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';

const DAG_MS = 86_400_000;
/** Fewer days between two levels say nothing about growth. */
const KORTST = 21;
/** Days in half a year. */
const HALFJAAR = 182.6;

export interface Groei {
  /** Half-years gained since `sinds`, 80% range. */
  readonly laag: number;
  readonly midden: number;
  readonly hoog: number;
  readonly sinds: string;
  /** What an average child gains in that time. */
  readonly norm: number;
}

/** What was gained this school year; null while it is too short ago, or unknown. */
export function groeiVan({ niveau, begin }: Pick<VoortgangLeerling, 'niveau' | 'begin'>): Groei | null {
  if (!niveau || !begin || Date.parse(niveau.dag) - Date.parse(begin.dag) < KORTST * DAG_MS) return null;
  const midden = niveau.midden - begin.midden;
  const breed = Math.hypot(niveau.hoog - niveau.laag, begin.hoog - begin.laag) / 2;
  const dagen = (Date.parse(niveau.dag) - Date.parse(begin.dag)) / DAG_MS;
  return { laag: midden - breed, midden, hoog: midden + breed, sinds: begin.dag, norm: dagen / HALFJAAR };
}

/** Half-years on either side of the norm that are still about the same. */
const ONGEVEER = 1;

interface Bereik {
  readonly laag: number;
  readonly hoog: number;
}

/** Where a range lies: only as a whole is it above, below or about the same; one that is wider than that leaves it open. */
export function placeBereik({ laag, hoog }: Bereik, norm: number, ongeveer = ONGEVEER): 'boven' | 'op' | 'onder' | 'open' {
  if (laag > norm) return 'boven';
  if (hoog < norm) return 'onder';
  return laag >= norm - ongeveer && hoog <= norm + ongeveer ? 'op' : 'open';
}

/** A level against the norm; null without one. */
export const tegenNorm = ({ niveau, norm }: Pick<VoortgangLeerling, 'niveau' | 'norm'>): ReturnType<typeof placeBereik> | null =>
  niveau && placeBereik(niveau, norm);

/** Lowest first: who needs it stands on top; unknown ones last. */
export const opNiveau = (leerlingen: readonly VoortgangLeerling[]): VoortgangLeerling[] =>
  leerlingen.toSorted((a, b) => (a.niveau ? a.niveau.midden - a.norm : Infinity) - (b.niveau ? b.niveau.midden - b.norm : Infinity) || 0);

/** The part of the ladder that these leerlingen stand on, in whole half-years. */
export function schaalVan(leerlingen: readonly VoortgangLeerling[]): readonly [van: number, tot: number] {
  const waarden = leerlingen.flatMap(({ niveau, norm }) => (niveau ? [niveau.laag, niveau.hoog, norm] : [norm]));
  if (waarden.length === 0) return [0, 1];
  return [Math.floor(Math.min(...waarden)), Math.ceil(Math.max(...waarden, Math.min(...waarden) + 1))];
}
