/** Moves of a customer into another as TypeScript; the truth is in migrations/. */
import type { Json, NullableTime, Time } from './columns.ts';

/** How much of each part the two customers had, and what the receiver has since. */
export interface BewaardeTelling {
  readonly deel: string;
  readonly van: number;
  readonly naar: number;
  readonly straks: number;
}

/** Untenanted: it is about two customers. */
interface VerhuizingTable {
  id: string;
  van_id: string;
  naar_id: string;
  van_naam: string;
  naar_naam: string;
  op: Time;
  door: string;
  tellingen: Json<BewaardeTelling[]>;
  terug_tot: Time;
  terug_op: NullableTime;
}

/** A row whose name was taken: its key, and what it was called before and after. */
export interface Hernoemd {
  readonly id: string;
  readonly was: string;
  readonly werd: string;
}

interface VerhuizingTabelTable {
  /** The receiver. */
  admin_id: string;
  verhuizing_id: string;
  tabel: string;
  /** Keys (as text) of the rows that came along, of tables whose rows cannot be told by what they hang on. */
  sleutels: Json<string[][]>;
  /** Rows that gave way to one of the receiver, whole. */
  geweken: Json<Record<string, unknown>[]>;
  hernoemd: Json<Hernoemd[]>;
}

export interface VerhuizingTables {
  verhuizing: VerhuizingTable;
  verhuizing_tabel: VerhuizingTabelTable;
}
