/** Tables of the migrations 0030, 0031 and 0094. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { FlitsStand } from '@spelrijk/oefenen/flitsdrempel';
import type { IjkingStand } from '@spelrijk/oefenen/ijking';
import type { Constanten } from '@spelrijk/oefenen/stand';
import type { ToetsWoord } from '@spelrijk/oefenen/toets';

type Json<T extends object> = JSONColumnType<T>;
type Time = ColumnType<Date, Date, Date>;

export const TOETSSOORTEN = ['plaatsing', 'voortgang', 'zorg-start', 'zorg-tussen', 'zorg-eind'] as const;
export type Toetssoort = (typeof TOETSSOORTEN)[number];

/** A test in stages: each stage is a taak. */
interface ToetsTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  soort: Toetssoort;
  /** Care plan: its goals. */
  doelen: string[];
  /** What is asked at most, in order; a start test chooses as it goes and begins empty. */
  woorden: Json<readonly ToetsWoord[]>;
  status: Generated<'open' | 'af'>;
  created_at: Time;
  af_op: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Goals of an active care plan: practised first. */
interface ZorgdoelTable {
  admin_id: string;
  leerling_id: string;
  categorie: string;
  created_at: Time;
}

/** Flagged by a docent; `weg_op` null: still. */
interface ZorgvlagTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  reden: string;
  gezet_op: Time;
  gezet_door: string;
  weg_op: ColumnType<Date | null, Date | null | undefined, Date | null>;
  weg_door: ColumnType<string | null, string | null | undefined, string | null>;
  weg_reden: Generated<string>;
}

interface LeerlingFlitsTable {
  admin_id: string;
  leerling_id: string;
  trede: string;
  stand: Json<FlitsStand>;
}

/** Untenanted: what all children together taught about forms and gain. */
interface IjkingTable {
  regio: Regio;
  /** Counts every batch; a server that is behind reads what is newer. */
  versie: number;
  algemeen: Json<Omit<IjkingStand, 'woorden'>>;
  updated_at: Time;
}

interface IjkingWoordTable {
  regio: Regio;
  woord: string;
  versie: number;
  punten: Json<IjkingStand['woorden'][string]>;
}

/** Untenanted: first sights of a word by attentive children, for editors. */
interface WoordtellingTable {
  regio: Regio;
  woord: string;
  antwoorden: number;
  goed: number;
  /** Sum of the predicted chances. */
  verwacht: number;
  /** Sums of the time used and of the time that child uses for such a word. */
  seconden: number;
  verwachte_seconden: number;
  /** Wrong spelling -> how often; the most given ones only. */
  fouten: Json<Readonly<Record<string, number>>>;
}

/** Untenanted: sets of constants re-estimated from the log; the highest version is used. */
interface ConstantenTable {
  versie: number;
  waarden: Json<Partial<Constanten>>;
  /** Answers it was estimated from. */
  antwoorden: number;
  created_at: Time;
}

export interface OefenTables {
  constanten: ConstantenTable;
  toets: ToetsTable;
  zorgdoel: ZorgdoelTable;
  zorgvlag: ZorgvlagTable;
  leerling_flits: LeerlingFlitsTable;
  ijking: IjkingTable;
  ijking_woord: IjkingWoordTable;
  woordtelling: WoordtellingTable;
}
