/** The tables of speech as TypeScript; the truth is in migrations/. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Opnamesoort } from '@spelrijk/contract/klasopnamen';
import type { Spraakdeel } from '@spelrijk/domain/spraak';
import type { ColumnType } from 'kysely';
import type { NullableText, NullableTime, Time } from './columns.ts';

/** A word or sentence of a customer that may be spoken; the sound itself lies in the data folder. */
interface SpraakTable {
  admin_id: string;
  adres: string;
  soort: 'woord' | 'langzaam' | 'zin';
  gesproken: string;
  created_at: Time;
}

/** Untenanted, only grows: recordings of our office of words everybody has. */
interface OpnameTable {
  id: string;
  deel: Spraakdeel;
  sleutel: string;
  regio: Regio;
  adres: string;
  ogg: Buffer;
  ms: number;
  account_id: string;
  created_at: Time;
}

/** What is heard now, for every slot that somebody touched. */
interface OpnameplekTable {
  deel: Spraakdeel;
  sleutel: string;
  regio: Regio;
  opname_id: string | null;
  adres: string | null;
  /** What staff say of the synthetic voice here; null: nobody said anything. */
  oordeel: 'fout' | 'goed' | null;
  reden: string;
  gewijzigd_op: Time;
}

interface OpnameGebeurtenisTable {
  id: string;
  deel: Spraakdeel;
  sleutel: string;
  regio: Regio;
  wat: 'opgenomen' | 'teruggezet' | 'stilgezet' | 'fout-gemeld' | 'goed-gemeld';
  opname_id: string | null;
  reden: string;
  account_id: string;
  op: Time;
}

/** A word or sentence in the voice of who guides a groep; `los_op`: when its speaker was first seen to teach that groep no more. */
interface KlasopnameTable {
  admin_id: string;
  groep_id: string;
  /** What is said. */
  woord: string;
  id: string;
  door: string;
  als_docent: boolean;
  ogg: Buffer;
  ms: number;
  created_at: Time;
  los_op: NullableTime;
  soort: ColumnType<Opnamesoort, Opnamesoort | undefined, Opnamesoort>;
  /** Of a sentence: the word it belongs to; absent: it is written whole. */
  bij: NullableText;
}

export interface SpraakTables {
  spraak: SpraakTable;
  opname: OpnameTable;
  opnameplek: OpnameplekTable;
  opname_gebeurtenis: OpnameGebeurtenisTable;
  klasopname: KlasopnameTable;
}
