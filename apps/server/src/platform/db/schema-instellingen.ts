/** The table of our office's settings as TypeScript; the truth is in migrations/. */
import type { ColumnType } from 'kysely';
import type { Sleutel } from '@spelrijk/domain/instelling';

/** Only added to, the highest versie holds. */
interface InstellingTable {
  sleutel: Sleutel;
  versie: number;
  /** JSON; null: the shipped value from here on. */
  waarde: unknown;
  /** What held before and what held from then on, as it was; the shipped values may become others. */
  oud: unknown;
  nieuw: unknown;
  /** The version of which this is the value once more. */
  uit_versie: number | null;
  /** Made by the browser: the same one again changes nothing. */
  opdracht: string;
  door: string;
  /** Display name at that moment. */
  wie: string;
  reden: string;
  created_at: ColumnType<Date, Date, Date>;
}

export interface InstellingTables {
  instelling: InstellingTable;
}
