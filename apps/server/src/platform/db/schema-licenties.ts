/** Tables of the migrations 0120, 0121 and 0311. */
import type { Generated } from 'kysely';
import type { Licentietermen, VerzoekStatus } from '@spelrijk/contract/licenties';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import type { Json, NullableTime, Time } from './columns.ts';

/** Append only. */
interface LicentiewijzigingTable {
  admin_id: string;
  id: string;
  op: Time;
  /** Null: nobody was logged in. */
  account_id: string | null;
  rol: Rol | null;
  /** Null: the customer was made with it. */
  voor: Json<Licentietermen> | null;
  na: Json<Licentietermen>;
  /** The request it was granted for. */
  verzoek_id: string | null;
}

/** One open request a customer at most. */
interface LicentieverzoekTable {
  admin_id: string;
  id: string;
  gebruiker_id: string;
  /** Until which day; null: as it is. */
  tot: string | null;
  plaatsen: number | null;
  opmerking: string;
  status: Generated<VerzoekStatus>;
  /** What our office wrote back. */
  antwoord: Generated<string>;
  created_at: Time;
  afgehandeld_op: NullableTime;
}

/** That a customer was erased. Untenanted: it names nobody. */
interface KlantwissingTable {
  id: string;
  soort: AdminSoort;
  regio: Regio;
  verwijderd_op: Time;
  gewist_op: Time;
  leerlingen: number;
  rijen: number;
}

/** Untenanted: see platform/gewist.ts. */
interface GewistTable {
  soort: 'klant' | 'leerling' | 'gebruiker';
  id: string;
  op: Time;
}

export interface LicentieTables {
  gewist: GewistTable;
  klantwissing: KlantwissingTable;
  licentiewijziging: LicentiewijzigingTable;
  licentieverzoek: LicentieverzoekTable;
}
