/** What leerlingen do and what the engine makes of it, as TypeScript; the truth is in migrations/. */
import type { SpelrecordTable } from './schema-spel.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Aandacht } from '@spelrijk/contract/groepen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { TaakStatus } from '@spelrijk/domain/taak';
import type { BewijsSoort } from '@spelrijk/oefenen/antwoord';
import type { StoredLine } from '@spelrijk/oefenen/logline';
import type { Lot } from '@spelrijk/oefenen/lot';
import type { FlitsStand } from '@spelrijk/oefenen/flitsdrempel';
import type { IjkingStand } from '@spelrijk/oefenen/ijking';
import type { CategorieStand, CategorieStatus, Constanten, HoofdStand, WoordStand } from '@spelrijk/oefenen/stand';
import type { ToetsWoord } from '@spelrijk/oefenen/toets';
import type { Json, NullableJson, NullableNumber, NullableText, NullableTime, Time } from './columns.ts';

const TOETSSOORTEN = ['plaatsing', 'voortgang', 'zorg-start', 'zorg-tussen', 'zorg-eind', 'zorg-na'] as const;
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
  af_op: NullableTime;
  /** What a start test decided: categories presumed known. */
  vermoed: Generated<string[] | null>;
  /** The care plan it belongs to. */
  plan_id: NullableText;
  /** Written on paper and typed in by a docent. */
  papier: Generated<boolean>;
  /** Day from which it is given; null: at once. */
  vanaf: NullableText;
  /** What it decided is in the base. */
  in_basis: Generated<boolean>;
  /** What it gave, frozen when it was closed: a reprint shows the same. */
  uitslag: ColumnType<object | null, string | null | undefined, string | null>;
}

/** Goals of an active care plan: practised first. */
interface ZorgdoelTable {
  admin_id: string;
  leerling_id: string;
  categorie: string;
  created_at: Time;
  /** Null: of before there were plans. */
  plan_id: NullableText;
}

/** Flagged by a docent; `weg_op` null: still. */
interface ZorgvlagTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  reden: string;
  gezet_op: Time;
  gezet_door: string;
  weg_op: NullableTime;
  weg_door: NullableText;
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
  /** What of the week plan it is. */
  weektaak_id: NullableText;
  /** What the engine left to chance when it planned this; null where a docent or a test chose, and for taken of before. */
  lot: NullableJson<Lot>;
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
  motor: Json<StoredLine>;
  /** The answer that this one corrects. */
  vervangt: Generated<string | null>;
  /** Place in the replay; null: `volgnr`. */
  plek: Generated<number | null>;
  /** Corrected, or never made: no part of the replay. */
  ingetrokken: Generated<boolean>;
  /** Given while an adult sat beside. */
  samen: Generated<boolean>;
  /** Of an earlier school year: the base stands for it in the replay. */
  in_basis: Generated<boolean>;
}

/** Of earlier school years: the state of the engine at the border, from which the rest of the log is replayed. */
interface LeerlingBasisTable {
  admin_id: string;
  leerling_id: string;
  /** First day of which every answer is there as it was given. */
  tot: string;
  /** As text: a jsonb would put the fields in another order, and sums in another order differ in their last bit. */
  stand: string;
  /** Answers that went with the last time. */
  gewist: number;
  op: Time;
  /** Told in the log. */
  gemeld: Generated<boolean>;
}

/** How a word went in practice of earlier school years, first attempts. */
interface WoordVroegerTable {
  admin_id: string;
  leerling_id: string;
  woord: string;
  keren: number;
  goed: number;
  laatste_goed: boolean;
  /** Written whole: how often, on how many days, and whether the very first was right (null: never written). */
  geschreven: number;
  schrijfdagen: number;
  eerst_goed: boolean | null;
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
  niveau_laag: NullableNumber;
  niveau_midden: NullableNumber;
  niveau_hoog: NullableNumber;
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

/** A piece that a leerling keeps of a game. */
interface VerzameldTable {
  admin_id: string;
  leerling_id: string;
  /** The taak after which it was chosen. */
  taak_id: string;
  /** Slug of the game. */
  game: string;
  /** One of the pieces in the manifest of the game. */
  stuk: string;
  op: Time;
}

/** The picture that a groep builds together; who brought what is written nowhere. */
interface KlassenplaatTable {
  admin_id: string;
  groep_id: string;
  /** `2026-2027`. */
  schooljaar: string;
  nummer: number;
  plaat: string;
  per_deel: number;
  totaal: number;
  stukjes: number;
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
  leerling_stand: LeerlingStandTable;
  leerling_categorie: LeerlingCategorieTable;
  leerling_woord: LeerlingWoordTable;
  taak: TaakTable;
  antwoord: AntwoordTable;
  leerling_basis: LeerlingBasisTable;
  woord_vroeger: WoordVroegerTable;
  leerling_dag: LeerlingDagTable;
  categorie_dag: CategorieDagTable;
  leerling_game: LeerlingGameTable;
  leerling_fout: LeerlingFoutTable;
  spelrecord: SpelrecordTable;
  verzameld: VerzameldTable;
  klassenplaat: KlassenplaatTable;
}
