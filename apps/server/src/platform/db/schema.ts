/** The tables as TypeScript; the truth is in migrations/. Times are timestamptz, days are `YYYY-MM-DD` text. */
import type { ColumnType, Generated } from 'kysely';
import type { LogSoort } from '@spelrijk/contract/logboek';
import type { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import type { OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';
import type { Rol } from '@spelrijk/domain/rol';
import type { Vakantieregio } from '@spelrijk/domain/schoolvakanties';
import type { Json, Nullable, NullableNumber, NullableText, NullableTime, Time } from './columns.ts';
import type { BerichtTables } from './schema-berichten.ts';
import type { LeesTables } from './schema-lezen.ts';
import type { LicentieTables } from './schema-licenties.ts';
import type { LijstTables } from './schema-lijsten.ts';
import type { LimietTables } from './schema-limieten.ts';
import type { OefenTables } from './schema-oefenen.ts';
import type { InstellingTables } from './schema-instellingen.ts';
import type { SiteTables } from './schema-site.ts';
import type { SpraakTables } from './schema-spraak.ts';
import type { ToegangTables } from './schema-toegang.ts';
import type { VerhuistokenTables } from './schema-verhuistoken.ts';
import type { VerhuizingTables } from './schema-verhuizing.ts';
import type { ZorgTables } from './schema-zorg.ts';

interface AdminTable {
  admin_id: string;
  naam: string;
  soort: AdminSoort;
  regio: Regio;
  pakketten: Pakket[];
  status: Generated<'actief' | 'geschorst'>;
  email: Generated<string>;
  telefoon: Generated<string>;
  straat: Generated<string>;
  postcode: Generated<string>;
  plaats: Generated<string>;
  instellingsnummer: Generated<string>;
  factuur_email: Generated<string>;
  factuur_kenmerk: Generated<string>;
  licentie_van: NullableText;
  licentie_tot: string | null;
  /** Leerlingen it may have; null: any number. */
  plaatsen: NullableNumber;
  /** An admin of one visitor: erased after this moment. */
  vervalt_op: NullableTime;
  /** Thrown away then; suspended until it is brought back or erased. */
  weggegooid_op: NullableTime;
  /** From this day on it is erased and can no longer be brought back. */
  wissen_op: NullableText;
  /** What went before the last piece: erasing a big one takes several transactions. */
  gewiste_leerlingen: Generated<number>;
  gewiste_rijen: Generated<number>;
  /** What it was before it was thrown away. */
  status_voor: Nullable<'actief' | 'geschorst'>;
  /** The end of its licence after which it was warned, when it goes, and the last warning (days before). */
  afloop_tot: NullableText;
  afloop_weg_op: NullableText;
  afloop_gewaarschuwd: NullableNumber;
  /** Of a practice, for its reports. */
  logo: NullableText;
  /** Whose school holidays are days off. */
  vakantieregio: Generated<Vakantieregio>;
  /** Of the account details: counts up with every change. */
  versie: Generated<number>;
  /** Its groepen may be in a trial of two policies side by side; only the customer itself says so. */
  beleidsproef: Generated<boolean>;
  /** Its docenten may issue and read in verhuistokens. */
  docent_verhuist: Generated<boolean>;
  /** Our own office: no customer. */
  intern: Generated<boolean>;
  /** Made by the demo: goes when the demo is switched off. */
  demo: Generated<boolean>;
  created_at: Time;
}

interface GebruikerTable {
  admin_id: string;
  id: string;
  roepnaam: string;
  achternaam: string;
  /** Where an invitation went; the address that logs in stands with the account. */
  email: Generated<string>;
  created_at: Time;
}

interface GroepTable {
  admin_id: string;
  id: string;
  naam: string;
  jaargroepen: number[];
  volgnr: number;
  created_at: Time;
  /** It builds a picture together. */
  klassenplaat: Generated<boolean>;
}

interface GroepDocentTable {
  admin_id: string;
  groep_id: string;
  docent_id: string;
}

interface LeerlingTable {
  admin_id: string;
  id: string;
  groep_id: string;
  roepnaam: string;
  voorvoegsel: Generated<string>;
  achternaam: string;
  jaargroep: number;
  figuur: number;
  /** The blob the child began with; null until it chooses another. */
  begin_figuur: number | null;
  /** Number of the blob that walks along; null: nobody. */
  maatje: Generated<number | null>;
  /** Number of the hol its blob lives in; null: none. */
  hol: Generated<number | null>;
  munten: Generated<number>;
  /** Best of the reward game. */
  record: Generated<number>;
  verwijderd_op: NullableTime;
  created_at: Time;
}

interface LeerlingBlobTable {
  admin_id: string;
  leerling_id: string;
  /** Number on the spaarkaarten. */
  nummer: number;
  gekocht_op: Time;
  /** The egg it came out of; null when it was chosen itself. */
  ei: Generated<string | null>;
}

interface OefeninstellingTable {
  admin_id: string;
  id: string;
  groep_id: string | null;
  leerling_id: string | null;
  instelling: Json<OefeninstellingAfwijking>;
  created_at: Time;
  /** Goes up with every change. */
  versie: Generated<number>;
  gewijzigd_op: NullableTime;
  gewijzigd_door: NullableText;
}

/** A change to many leerlingen at once. */
interface InstelbeurtTable {
  admin_id: string;
  id: string;
  groep_id: string;
  door: string;
  created_at: Time;
  /** When it was taken back. */
  terug_op: NullableTime;
}

interface InstelbeurtLeerlingTable {
  admin_id: string;
  instelbeurt_id: string;
  leerling_id: string;
  /** What the leerling had set before. */
  voor: Json<OefeninstellingAfwijking>;
  versie_na: number;
}

interface VoorinstellingTable {
  admin_id: string;
  id: string;
  naam: string;
  zet: Json<OefeninstellingAfwijking>;
  door: string;
  created_at: Time;
}

/** Append only; see platform/audit.ts. */
interface AuditTable {
  admin_id: string;
  id: string;
  op: Time;
  soort: LogSoort;
  actie: Generated<string>;
  account_id: NullableText;
  wie: Generated<string>;
  rol: ColumnType<Rol | null, Rol | null | undefined, never>;
  object_id: NullableText;
  betreft: Generated<string>;
  reden: Generated<string>;
  /** Its place in the chain; see platform/auditzegel.ts. */
  nr: ColumnType<number, never, never>;
}

/** Untenanted: found by its token. */
interface UitnodigingTable {
  /** Hash of the token in the link. */
  id: string;
  admin_id: string;
  gebruiker_id: string;
  rol: Rol;
  email: string;
  /** Account of who invited. */
  door: string;
  created_at: Time;
  verloopt_op: Time;
  gebruikt_op: NullableTime;
  ingetrokken_op: NullableTime;
}

/** A new mail address of an admin that waits for both confirmations; tokens as hashes. */
interface AdreswijzigingTable {
  admin_id: string;
  nieuw: string;
  /** Null when there was no old address to ask. */
  oud_token: string | null;
  nieuw_token: string;
  oud_op: NullableTime;
  nieuw_op: NullableTime;
  created_at: Time;
  verloopt_op: Time;
}

/** Untenanted: one queue over all admins. `tekst` and `html` are emptied when it is done. */
interface MailTable {
  id: string;
  admin_id: string | null;
  /** Idempotency key: one mail per event. */
  sleutel: string;
  sjabloon: string;
  regio: Regio;
  aan: string;
  onderwerp: string;
  tekst: string;
  html: string;
  /** Where a mail program ends mails of this kind with one click. */
  afmelden: NullableText;
  status: Generated<'wacht' | 'bezig' | 'verstuurd' | 'mislukt' | 'vervallen'>;
  pogingen: Generated<number>;
  volgende_op: Time;
  lease_tot: NullableTime;
  houdbaar_tot: Time;
  reden: NullableText;
  created_at: Time;
  afgerond_op: NullableTime;
}

export interface Tables
  extends
    SpraakTables,
    OefenTables,
    LeesTables,
    ToegangTables,
    SiteTables,
    InstellingTables,
    LijstTables,
    LimietTables,
    VerhuizingTables,
    VerhuistokenTables,
    LicentieTables,
    BerichtTables,
    ZorgTables {
  admin: AdminTable;
  gebruiker: GebruikerTable;
  groep: GroepTable;
  groep_docent: GroepDocentTable;
  leerling: LeerlingTable;
  oefeninstelling: OefeninstellingTable;
  instelbeurt: InstelbeurtTable;
  instelbeurt_leerling: InstelbeurtLeerlingTable;
  voorinstelling: VoorinstellingTable;
  leerling_blob: LeerlingBlobTable;
  audit: AuditTable;
  uitnodiging: UitnodigingTable;
  adreswijziging: AdreswijzigingTable;
  mail: MailTable;
}
