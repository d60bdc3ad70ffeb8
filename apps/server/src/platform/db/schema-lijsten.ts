/** Tables of the migrations 0085, 0086, 0155, 0188, 0215 and 0216. */
import type { BriefjeSoort } from '@spelrijk/domain/briefje';
import type { ColumnType, Generated } from 'kysely';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { WeektaakSoort } from '@spelrijk/domain/weektaak';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Json, Nullable, NullableNumber, NullableText, NullableTime, Time } from './columns.ts';

/** Own words of docenten, shared inside the admin. */
interface WoordlijstTable {
  admin_id: string;
  id: string;
  /** Whose docenten keep it; null after that groep was taken away: only who keeps the whole admin. */
  groep_id: string | null;
  naam: string;
  woorden: Json<readonly Lijstwoord[]>;
  /** Rises with every change, so that two people do not overwrite each other. */
  versie: number;
  created_at: Time;
  gewijzigd_op: Time;
  /** Thrown away, and to be brought back for a while. */
  verwijderd_op: NullableTime;
}

/** A list is on for a groep (`leerling_id` null) or for a leerling, from the first to the last day. */
interface WoordlijstToewijzingTable {
  admin_id: string;
  id: string;
  woordlijst_id: string;
  /** Where it was put on. */
  groep_id: string;
  leerling_id: string | null;
  van: string | null;
  tot: string | null;
  created_at: Time;
}

const DICTEESTATUSSEN = ['concept', 'open', 'gesloten'] as const;

/** A dictation for a groep. `open`: the leerlingen find it between their taken. */
interface DicteeTable {
  admin_id: string;
  id: string;
  groep_id: string;
  titel: string;
  woorden: Json<readonly Lijstwoord[]>;
  status: ColumnType<(typeof DICTEESTATUSSEN)[number], undefined, (typeof DICTEESTATUSSEN)[number]>;
  versie: number;
  created_at: Time;
  gewijzigd_op: Time;
  verwijderd_op: NullableTime;
  /** Looks back on this opdracht: for its leerlingen only. */
  opdracht_id: NullableText;
  /** First day on which the leerlingen find it. */
  vanaf: NullableText;
  /** A methodetoets has the columns that follow; a dictee leaves them as they are. */
  soort: Generated<'dictee' | 'methodetoets'>;
  methode: Generated<string>;
  blok: Generated<string>;
  van: NullableTime;
  tot: NullableTime;
  /** Closed by hand before `tot`. */
  gesloten_op: NullableTime;
  /** How often a word may be heard; null: without end. */
  afspeel: NullableNumber;
  /** Words that went wrong are practised again once it is closed. */
  herhaling: Generated<boolean>;
  /** So many words right are enough, as the school sets it. */
  grens: NullableNumber;
  /** For everybody in the groep; else for who has `mee`. */
  iedereen: Generated<boolean>;
}

/** A leerling of a methodetoets: what was arranged for it, and how far it is. */
interface MethodetoetsLeerlingTable {
  admin_id: string;
  dictee_id: string;
  leerling_id: string;
  mee: Generated<boolean>;
  /** Minutes after the closing that it may go on. */
  extra: Generated<number>;
  /** Writes on paper; the docent types it over. */
  papier: Generated<boolean>;
  begonnen: NullableTime;
  /** Finished by the leerling itself, or typed over and marked. */
  dicht: NullableTime;
  /** Given to the engine. */
  verwerkt: NullableTime;
  /** What practice predicted at the first word. */
  verwacht: Nullable<string>;
}

/** What a leerling answered to an item of a methodetoets: the first that came in. */
interface MethodetoetsAntwoordTable {
  admin_id: string;
  dictee_id: string;
  leerling_id: string;
  item_id: string;
  woord: string;
  gegeven: string;
  goed: boolean;
  diagnose: Json<Diagnose>;
  rt_ms: number;
  op: Time;
}

/** What a docent set going for leerlingen of a groep: a categorie, with these words, from the first to the last day. */
interface OpdrachtTable {
  admin_id: string;
  id: string;
  groep_id: string;
  categorie: string;
  woorden: Json<readonly Lijstwoord[]>;
  van: string;
  tot: string;
  door: string;
  created_at: Time;
  gestopt_op: NullableTime;
}

/** For whom, with how they stood: the latest answers, and how many were right. */
interface OpdrachtLeerlingTable {
  admin_id: string;
  opdracht_id: string;
  leerling_id: string;
  antwoorden: number;
  goed: number;
}

/** What a docent typed from paper and did not have marked yet: by word. */
interface DicteeInvoerTable {
  admin_id: string;
  dictee_id: string;
  leerling_id: string;
  invoer: Json<Readonly<Record<string, string>>>;
  gewijzigd_op: Time;
}

/** A short message to one leerling; those of one sending share an id. */
interface BriefjeTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  soort: BriefjeSoort;
  categorie: string | null;
  tekst: string;
  door: string;
  created_at: Time;
  gezien_op: NullableTime;
  teruggenomen_op: NullableTime;
}

/** What a docent put on a day for a groep, or for some of its leerlingen. */
interface WeektaakTable {
  admin_id: string;
  id: string;
  groep_id: string;
  dag: string;
  soort: WeektaakSoort;
  categorie: string | null;
  lijst_id: string | null;
  dictee_id: string | null;
  /** Of a categorie: to practise it with. */
  woorden: Json<readonly Lijstwoord[]>;
  /** False: for the leerlingen of `weektaak_leerling`. */
  iedereen: boolean;
  door: string;
  created_at: Time;
  gewijzigd_op: Time;
  gestopt_op: NullableTime;
}

interface WeektaakLeerlingTable {
  admin_id: string;
  weektaak_id: string;
  leerling_id: string;
}

export interface LijstTables {
  briefje: BriefjeTable;
  dictee: DicteeTable;
  dictee_invoer: DicteeInvoerTable;
  methodetoets_antwoord: MethodetoetsAntwoordTable;
  methodetoets_leerling: MethodetoetsLeerlingTable;
  opdracht: OpdrachtTable;
  opdracht_leerling: OpdrachtLeerlingTable;
  weektaak: WeektaakTable;
  weektaak_leerling: WeektaakLeerlingTable;
  woordlijst: WoordlijstTable;
  woordlijst_toewijzing: WoordlijstToewijzingTable;
}
