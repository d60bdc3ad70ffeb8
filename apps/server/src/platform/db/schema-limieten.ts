/** What several servers share to keep out of each other's way, as TypeScript; the truth is in migrations/. */
import type { Time } from './columns.ts';

interface LimietTable {
  /** The name of the limit and a hash of who is limited. */
  sleutel: string;
  /** Turns that are left, at `op`. */
  over: number;
  op: Time;
}

/** Recurring work that one server does each time, and until when that is done. */
interface WerkbeurtTable {
  naam: string;
  tot: Time;
}

export interface LimietTables {
  limiet: LimietTable;
  werkbeurt: WerkbeurtTable;
}
