/** The table of limits as TypeScript; the truth is in migrations/. */
import type { Time } from './columns.ts';

interface LimietTable {
  /** The name of the limit and a hash of who is limited. */
  sleutel: string;
  /** Turns that are left, at `op`. */
  over: number;
  op: Time;
}

export interface LimietTables {
  limiet: LimietTable;
}
