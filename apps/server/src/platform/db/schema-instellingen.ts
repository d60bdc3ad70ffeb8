/** What our office decides, as TypeScript; the truth is in migrations/. */
import type { ColumnType } from 'kysely';
import type { Proefverslag } from '@spelrijk/contract/beleidsproeven';
import type { Sleutel } from '@spelrijk/domain/instelling';
import type { NullableJson, NullableTime, Time } from './columns.ts';

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

/** Untenanted: two policies of choosing side by side. */
interface BeleidsproefTable {
  id: string;
  /** The other policy, and the one that was served when it began. */
  beleid: string;
  gewoon: string;
  /** First day (YYYY-MM-DD), and the first on which it no longer holds. */
  van: string;
  tot: string;
  /** What `tot` was when it began. */
  einde: string;
  /** Groepen on either side when it began. */
  groepen_anders: number;
  groepen_gewoon: number;
  created_at: Time;
  gestopt_op: NullableTime;
  /** The report once it no longer changes. */
  uitslag: NullableJson<Proefverslag>;
}

interface BeleidsproefGroepTable {
  admin_id: string;
  proef_id: string;
  groep_id: string;
  /** It has the other policy. */
  anders: boolean;
}

export interface InstellingTables {
  instelling: InstellingTable;
  beleidsproef: BeleidsproefTable;
  beleidsproef_groep: BeleidsproefGroepTable;
}
