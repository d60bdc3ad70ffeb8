/** The tables as TypeScript; the truth is in migrations/. Times are timestamptz, days are `YYYY-MM-DD` text. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Aandacht } from '@spelrijk/contract/groepen';
import type { LogSoort } from '@spelrijk/contract/logboek';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Rol } from '@spelrijk/domain/rol';
import type { TaakStatus } from '@spelrijk/domain/taak';
import type { LijstTables } from './schema-lijsten.ts';
import type { OefenTables } from './schema-oefenen.ts';
import type { SiteTables } from './schema-site.ts';
import type { SpraakTables } from './schema-spraak.ts';
import type { BewijsSoort, LogRegel } from '@spelrijk/oefenen/antwoord';
import type { CategorieStand, CategorieStatus, HoofdStand, WoordStand } from '@spelrijk/oefenen/stand';
import type { OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';

type Json<T extends object> = JSONColumnType<T>;
type Time = ColumnType<Date, Date, Date>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** How somebody logged in. */
export type SessieSoort = 'wachtwoord' | 'plaatjes' | 'sso';
export type WachtwoordSoort = 'tekst' | 'woorden' | 'plaatjes';

/** Untenanted: one small table over all admins, because a login name is unique everywhere. */
interface AccountTable {
  /** Id of the person: a leerling or a gebruiker of `admin_id`. */
  id: string;
  admin_id: string;
  rol: Rol;
  gebruikersnaam: string;
  /** The folded name: NFKC, lower case; unique. */
  gevouwen: string;
  /** PHC string of argon2id. */
  wachtwoord: string;
  /** What is hashed: free text, two short words, or a row of pictures. */
  wachtwoord_soort: Generated<WachtwoordSoort>;
  wachtwoord_op: NullableTime;
  /** `admin-geschorst`: the whole admin is out, not this person alone. */
  status: 'actief' | 'geschorst' | 'admin-geschorst';
  email: NullableText;
  /** Unique; see `foldAdres`. */
  email_gevouwen: NullableText;
  /** Null: this address was never proven to be theirs, so nothing is reset by it. */
  email_bevestigd_op: NullableTime;
  /** Base32 (RFC 4648); null until enrolment was confirmed with a code. */
  totp_geheim: NullableText;
  totp_sinds: NullableTime;
  /** Last time step that was used: a code counts once. */
  totp_stap: Generated<number>;
  created_at: Time;
}

/** Recovery codes for who lost the second factor. */
interface HerstelcodeTable {
  account_id: string;
  /** Hash of the code. */
  id: string;
  gebruikt_op: NullableTime;
}

interface WachtwoordherstelTable {
  /** Hash of the token in the link. */
  id: string;
  account_id: string;
  /** Where it was sent, folded: after a change of address the link is worth nothing. */
  email: string;
  created_at: Time;
  verloopt_op: Time;
  gebruikt_op: NullableTime;
}

interface SessieTable {
  /** The `sid` of its tokens. */
  id: string;
  account_id: string;
  /** Role at login; with another role the session is over. */
  rol: Rol;
  soort: Generated<SessieSoort>;
  /** What the browser said it is, in two words. */
  toestel: Generated<string>;
  created_at: Time;
  gebruikt_op: Time;
  verloopt_op: Time;
  beeindigd_op: NullableTime;
  tweede_factor_op: NullableTime;
  /** Password or second factor given again. */
  bevestigd_op: NullableTime;
}

interface VerverstokenTable {
  /** The `jti` of the refresh token. */
  id: string;
  sessie_id: string;
  /** The `jti` of the access token that was given with it. */
  access_id: string;
  created_at: Time;
  gebruikt_op: NullableTime;
  opvolger: NullableText;
}

/** Which admin an organisation at a provider is. */
interface SsoOrganisatieTable {
  aanbieder: string;
  organisatie: string;
  admin_id: string;
  created_at: Time;
}

/** Which account a person at a provider is. */
interface SsoKoppelingTable {
  aanbieder: string;
  subject: string;
  account_id: string;
  admin_id: string;
  created_at: Time;
}

/** Numbers by which school systems know a person, from imports. */
interface PersoonssleutelTable {
  admin_id: string;
  soort: 'eckid' | 'basispoort' | 'las';
  waarde: string;
  account_id: string;
}

interface SsoTransactieTable {
  /** Hash of the state that went to the provider. */
  id: string;
  aanbieder: string;
  challenge: string;
  spa_state: string;
  redirect_uri: string;
  /** Hash of the browser's cookie. */
  koekje: string;
  nonce: string;
  verifier: string;
  /** Who is linking their account; null for logging in. */
  account_id: NullableText;
  created_at: Time;
  gebruikt_op: NullableTime;
}

interface SsoCodeTable {
  /** Hash of the code. */
  id: string;
  account_id: string;
  challenge: string;
  koekje: string;
  /** The session that its exchange starts. */
  sessie_id: string;
  created_at: Time;
  gebruikt_op: NullableTime;
}

/** With this code a device may see the first names of one groep, to log in with pictures. */
interface GroepscodeTable {
  code: string;
  admin_id: string;
  groep_id: string;
  created_at: Time;
}

interface SleutelTable {
  kid: string;
  prive: string;
  publiek: string;
  created_at: Time;
  /** From here on only checked, not signed with. */
  vervangen_op: NullableTime;
}

interface InlogpogingTable {
  /** Hash of the folded login name and the kind of device. */
  sleutel: string;
  mislukt: number;
  wacht_tot: Time;
  laatste: Time;
}

interface ToestelTable {
  /** Hash of the cookie. */
  id: string;
  admin_id: string;
  created_at: Time;
}

/** Who has logged in on it. */
interface ToestelAccountTable {
  admin_id: string;
  toestel: string;
  account_id: string;
  created_at: Time;
}

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
  licentie_van: ColumnType<string | null, string | null | undefined, string | null>;
  licentie_tot: string | null;
  /** Leerlingen it may have; null: any number. */
  plaatsen: ColumnType<number | null, number | null | undefined, number | null>;
  /** An admin of one visitor: erased after this moment. */
  vervalt_op: NullableTime;
  /** Of the account details: counts up with every change. */
  versie: Generated<number>;
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
  gewijzigd_door: ColumnType<string | null, string | null | undefined, string | null>;
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

interface LeerlingStandTable {
  admin_id: string;
  leerling_id: string;
  hoofd: Json<HoofdStand>;
  /** What overviews show, worked out when an answer comes in: reading a school must not need every child's state. */
  laatste: NullableTime;
  aandacht: Json<readonly Aandacht[]>;
  beheerst: number;
  bezig_met: string | null;
  /** Answers stored so far. */
  volgnr: number;
}

interface LeerlingCategorieTable {
  admin_id: string;
  leerling_id: string;
  categorie: string;
  status: CategorieStatus;
  sinds: NullableTime;
  laatste: NullableTime;
  antwoorden: number;
  /** 80% range of the share written right, percent; `zeker` false means too little data. */
  laag: number;
  hoog: number;
  zeker: boolean;
  /** Stars on the landkaart, 0-3. */
  sterren: number;
  stand: Json<CategorieStand>;
}

interface LeerlingWoordTable {
  admin_id: string;
  leerling_id: string;
  woord: string;
  terug_op: NullableTime;
  laatste: Time;
  stand: Json<WoordStand>;
}

interface TaakTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  dag: string;
  /** Place in the plan of the day; null for a taak of the child's own choice. */
  nr: number | null;
  somvenster_id: string;
  vorm: Oefenvorm;
  game: string;
  games: string[];
  /** Each with why the engine chose its word. */
  opgaven: Json<readonly (Opgave & { readonly soort: BewijsSoort; readonly sleutel?: string })[]>;
  munten: number;
  status: TaakStatus;
  created_at: Time;
  af_op: NullableTime;
  /** The test it is a stage of. */
  toets_id: NullableText;
  /** Its own name, for the child: that of the woordlijst its words are of. */
  titel: NullableText;
  /** The dictation of the groep that it is. */
  dictee_id: NullableText;
}

interface AntwoordTable {
  admin_id: string;
  leerling_id: string;
  id: string;
  /** Place in the leerling's own row of answers: the order in which the engine took them in. */
  volgnr: number;
  taak_id: string;
  opgave_id: string;
  categorie: string;
  vorm: Oefenvorm;
  woord: string;
  game: string;
  poging: number;
  gegeven: string;
  goed: boolean;
  /** First answer to this opgave: the only one that is evidence. */
  telt: boolean;
  gokje: boolean;
  rt_ms: number;
  hints: number;
  /** By the client's clock, as sent. */
  client_op: Time;
  /** When it happened by our reckoning: the client's time, never later than it came in. */
  op: Time;
  ontvangen_op: Time;
  dag: string;
  diagnose: Json<Diagnose>;
  /** Log line of the engine, for replay. */
  motor: Json<LogRegel>;
}

interface LeerlingDagTable {
  admin_id: string;
  leerling_id: string;
  dag: string;
  antwoorden: number;
  goed: number;
  ms: number;
  gokjes: number;
  taken: number;
  /** Place on the ladder of half-years at the end of the day, 80% range; null when too little was known. */
  niveau_laag: ColumnType<number | null, number | null | undefined, number | null>;
  niveau_midden: ColumnType<number | null, number | null | undefined, number | null>;
  niveau_hoog: ColumnType<number | null, number | null | undefined, number | null>;
}

interface CategorieDagTable {
  admin_id: string;
  leerling_id: string;
  categorie: string;
  dag: string;
  antwoorden: number;
  goed: number;
  laag: number;
  hoog: number;
}

interface LeerlingGameTable {
  admin_id: string;
  leerling_id: string;
  game: string;
  taken: number;
  ms: number;
}

interface LeerlingFoutTable {
  admin_id: string;
  leerling_id: string;
  label: string;
  keer: number;
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
  status: Generated<'wacht' | 'bezig' | 'verstuurd' | 'mislukt' | 'vervallen'>;
  pogingen: Generated<number>;
  volgende_op: Time;
  lease_tot: NullableTime;
  houdbaar_tot: Time;
  reden: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Time;
  afgerond_op: NullableTime;
}

export interface Tables extends SpraakTables, OefenTables, SiteTables, LijstTables {
  account: AccountTable;
  sessie: SessieTable;
  sleutel: SleutelTable;
  inlogpoging: InlogpogingTable;
  toestel: ToestelTable;
  toestel_account: ToestelAccountTable;
  herstelcode: HerstelcodeTable;
  wachtwoordherstel: WachtwoordherstelTable;
  ververstoken: VerverstokenTable;
  sso_organisatie: SsoOrganisatieTable;
  sso_koppeling: SsoKoppelingTable;
  persoonssleutel: PersoonssleutelTable;
  sso_transactie: SsoTransactieTable;
  sso_code: SsoCodeTable;
  groepscode: GroepscodeTable;
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
  leerling_stand: LeerlingStandTable;
  leerling_categorie: LeerlingCategorieTable;
  leerling_woord: LeerlingWoordTable;
  taak: TaakTable;
  antwoord: AntwoordTable;
  leerling_dag: LeerlingDagTable;
  categorie_dag: CategorieDagTable;
  leerling_game: LeerlingGameTable;
  leerling_fout: LeerlingFoutTable;
  audit: AuditTable;
  uitnodiging: UitnodigingTable;
  adreswijziging: AdreswijzigingTable;
  mail: MailTable;
}
