/** Accounts, sessions, single sign-on and devices as TypeScript; the truth is in migrations/. */
import type { ColumnType, Generated } from 'kysely';
import type { Rol } from '@spelrijk/domain/rol';
import type { NullableText, NullableTime, Time } from './columns.ts';

/** How somebody logged in. */
export type SessieSoort = 'wachtwoord' | 'plaatjes' | 'sso' | 'samen' | 'naast';
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
  /** Of a card before this one that goes on working, and of which kind it is. */
  kaart_ook: NullableText;
  kaart_ook_soort: ColumnType<WachtwoordSoort | null, WachtwoordSoort | null | undefined>;
  /** How many are tapped when it is a row of pictures. */
  plaatjes: Generated<number>;
  /** `admin-geschorst`: the whole admin is out, not this person alone. */
  status: 'actief' | 'geschorst' | 'admin-geschorst';
  email: NullableText;
  /** Unique; see `foldAdres`. */
  email_gevouwen: NullableText;
  /** Null: this address was never proven to be theirs, so nothing is reset by it. */
  email_bevestigd_op: NullableTime;
  /** Base32 (RFC 4648), sealed; null until enrolment was confirmed with a code. */
  totp_geheim: NullableText;
  /** Sealed as well: shown, and not proven with a code yet. */
  totp_nieuw: NullableText;
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
  /** Admin at login, the same. Null: begun before this was written down. */
  klant_id: NullableText;
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
  /** Of a child: the adult who sits beside. */
  begeleider_id: NullableText;
  /** This browser was handed to a child then, and waits for the password. */
  wacht_op: NullableTime;
  /** Waits for these digits (hash), and not for the password. */
  wacht_pin: NullableText;
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

/** The docent of this groep lets its children in from where she is, until then. */
interface GroepDeurTable {
  admin_id: string;
  groep_id: string;
  /** Hash of the network address. */
  adres: string;
  open_tot: Time;
}

interface SleutelTable {
  kid: string;
  /** PKCS#8 PEM, sealed. */
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

/** Who gets the weekly mail to parents, or ended it. */
interface WeekmailTable {
  admin_id: string;
  account_id: string;
  /** In the link that ends it. */
  token: string;
  uit_op: NullableTime;
}

export interface ToegangTables {
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
  groep_deur: GroepDeurTable;
  weekmail: WeekmailTable;
}
