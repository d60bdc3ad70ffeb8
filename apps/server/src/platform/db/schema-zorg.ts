/** Tables of migrations 0180 and 0211. */
import type { ColumnType, Generated } from 'kysely';
import type {
  Contactsoort,
  DoelBegin,
  Einde,
  Evaluatie,
  Functie,
  Functiesoort,
  PlanInhoud,
  PlanKeuze,
  Planstatus,
  PlanTekst,
  Planwoordrol,
  Zorgaandeel,
} from '@spelrijk/domain/handelingsplan';
import type { Json, NullableText, NullableTime, Time } from './columns.ts';

/** Care plans of a leerling; days are `YYYY-MM-DD`, `van` and `tot` null before the start. */
interface HandelingsplanTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  /** The plan that this one follows. */
  volgt_op: NullableText;
  /** The plan of its groepje, when it has one. */
  groepsplan_id: NullableText;
  status: Planstatus;
  einde: ColumnType<Einde | null, Einde | null | undefined, Einde | null>;
  niveau: number;
  van: NullableText;
  tot: NullableText;
  weken: number;
  /** Promised: times a week, minutes a time. */
  keren: number;
  minuten: number;
  /** Who guides, as a function: never a name. */
  functie: Functie;
  zorgaandeel: Zorgaandeel;
  /** Why it began without a start test; '' when it did not. */
  start_reden: Generated<string>;
  /** Why it ended without a final test, or too early; '' when it did not. */
  einde_reden: Generated<string>;
  tekst: Json<PlanTekst>;
  evaluatie: ColumnType<Evaluatie | null, string | null | undefined, string | null>;
  /** Rises with every change, so that two people do not overwrite each other. */
  versie: number;
  door: string;
  created_at: Time;
  gestart_op: NullableTime;
  afgerond_op: NullableTime;
  /** Thrown away, and to be brought back for a while. */
  weg_op: NullableTime;
}

interface HandelingsplanDoelTable {
  admin_id: string;
  plan_id: string;
  categorie: string;
  leerling_id: string;
  nr: number;
  /** How it stood when the goal was chosen. */
  begin: Json<DoelBegin>;
  /** Share of words to be written right, of 100. */
  streef: number;
  /** Categorie of look-alikes where the rule must not be used. */
  contrast: NullableText;
  /** Taken out of a plan that runs, with why. */
  weg_op: NullableTime;
  weg_reden: Generated<string>;
}

/** Append only: how the plan was after every change since its start. */
interface HandelingsplanVersieTable {
  admin_id: string;
  plan_id: string;
  versie: number;
  leerling_id: string;
  op: Time;
  door: string;
  wat: string;
  inhoud: Json<PlanInhoud>;
}

/** Words set apart for the tests of a plan: nothing else may use them, until `vrij_op` (null: still unknown). */
interface PlanWoordTable {
  admin_id: string;
  plan_id: string;
  /** The goal it is for. */
  categorie: string;
  woord: string;
  leerling_id: string;
  rol: Planwoordrol;
  vrij_op: NullableText;
}

/** A session with a grown-up; struck through, never deleted. */
interface ZorgsessieTable {
  admin_id: string;
  id: string;
  plan_id: string;
  leerling_id: string;
  dag: string;
  minuten: number;
  groepsgrootte: number;
  functie: Functie;
  soort: Functiesoort;
  notitie: Generated<string>;
  /** Why it was noted more than two weeks later. */
  laat: Generated<string>;
  door: string;
  created_at: Time;
  doorgehaald_op: NullableTime;
  doorgehaald_door: NullableText;
  /** One session with several leerlingen: the same for the row of each. */
  groepssessie_id: NullableText;
}

/** What was decided once for the leerlingen of a groepje; each has a handelingsplan of its own. */
interface GroepsplanTable {
  admin_id: string;
  id: string;
  groep_id: string;
  naam: string;
  keuze: Json<PlanKeuze>;
  versie: number;
  door: string;
  created_at: Time;
}

interface OudercontactTable {
  admin_id: string;
  id: string;
  plan_id: string;
  leerling_id: string;
  soort: Contactsoort;
  dag: string;
  /** How many parents it was with. */
  ouders: number;
  plan_versie: number;
  door: string;
  created_at: Time;
  doorgehaald_op: NullableTime;
  doorgehaald_door: NullableText;
}

export interface ZorgTables {
  groepsplan: GroepsplanTable;
  handelingsplan: HandelingsplanTable;
  handelingsplan_doel: HandelingsplanDoelTable;
  handelingsplan_versie: HandelingsplanVersieTable;
  plan_woord: PlanWoordTable;
  zorgsessie: ZorgsessieTable;
  oudercontact: OudercontactTable;
}
