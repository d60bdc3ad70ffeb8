/** Tables of the migration 0190. */
import type { Generated } from 'kysely';
import type { NullableText, NullableTime, Time } from './columns.ts';

type Basis = 'inzage' | 'geen-verzet' | 'toestemming';
type Deel = 'A' | 'B' | 'C' | 'D';

/** At the customer that lets a leerling go. */
interface VerhuistokenTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  /** Of the code; the code itself is nowhere. */
  hash: string;
  basis: Basis;
  basis_op: string;
  delen: Deel[];
  /** Only a school with this number may read it in; '' for any. */
  instellingsnummer: Generated<string>;
  status: Generated<'open' | 'gebruikt' | 'ingetrokken' | 'verlopen' | 'geweigerd'>;
  tot: Time;
  door: string;
  /** Name of who read it in or refused it. */
  naar: Generated<string>;
  created_at: Time;
  einde_op: NullableTime;
}

/** At the customer that took a leerling over. */
interface LeerlingHerkomstTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  van: string;
  basis: Basis;
  basis_op: string;
  delen: Deel[];
  op: Time;
  door: string;
}

/** At the customer whose leerling it is. */
interface MeekijkTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  hash: string;
  bereik: 'voortgang' | 'voortgang-doelen';
  toestemming_op: string;
  /** Last day. */
  tot: string;
  status: Generated<'open' | 'actief' | 'gestopt'>;
  /** Until then the code can be read in. */
  code_tot: Time;
  door: string;
  gast_id: NullableText;
  gast: Generated<string>;
  created_at: Time;
  begonnen_op: NullableTime;
  einde_op: NullableTime;
  einde_door: NullableText;
}

export interface VerhuistokenTables {
  verhuistoken: VerhuistokenTable;
  leerling_herkomst: LeerlingHerkomstTable;
  meekijk: MeekijkTable;
}
