/** Reading: turns on the leesplank, and what was heard aloud. */
import type { Generated } from 'kysely';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import type { Leesfout } from '@spelrijk/domain/voorlezen';
import type { Json, NullableNumber, NullableText, Time } from './columns.ts';

/** A period in which all children of a groep are heard with the same three texts. */
interface LeesmomentTable {
  admin_id: string;
  id: string;
  groep_id: string;
  niveau: string;
  teksten: string[];
  van: string;
  tot: string;
  door: string;
  created_at: Time;
  gewijzigd_op: Time;
  gestopt_op: Time | null;
}

/** What a listener marked while a child read aloud, or in its recording. */
interface VoorlezingTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  /** Null: apart from a leesmoment. */
  moment_id: string | null;
  tekst: string;
  op: Time;
  dag: string;
  ms: number;
  gelezen: number;
  goed: number;
  fouten: Json<readonly Leesfout[]>;
  vloeiend: number | null;
  /** The child had not met this text. */
  eerste: boolean;
  door: string;
  functie: string;
  created_at: Time;
  ingetrokken_op: Time | null;
  /** The recording that was listened to, which may be gone; null: live. */
  opname_id: NullableText;
  /** The kind sentence that the child reads. */
  zin: NullableNumber;
}

/** Whether a customer records children that read aloud, and how long it keeps that. */
interface OpnamestandTable {
  admin_id: string;
  aan: boolean;
  dpia_op: string | null;
  bewaardagen: number;
  door: string;
  gewijzigd_op: Time;
}

/** A parent said yes; one that holds per leerling. */
interface OpnameToestemmingTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  wie_gaf: string;
  gegeven_op: string;
  door: string;
  functie: string;
  created_at: Time;
  ingetrokken_op: Time | null;
  ingetrokken_door: string | null;
}

/** The key of one leerling, sealed with that of this server. */
interface OpnameSleutelTable {
  admin_id: string;
  leerling_id: string;
  sleutel: string;
  created_at: Time;
}

/** Sound, sealed with the key of the leerling. */
interface VoorleesOpnameTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  moment_id: string | null;
  tekst: string;
  op: Time;
  dag: string;
  ms: number;
  ogg: Buffer;
  eerste: boolean;
  /** `voorbeeld`: made with the voice of the computer, for the demo. */
  bron: 'kind' | 'voorbeeld';
  verloopt: Time;
  gehoord_op: Time | null;
}

/** The text that is on the child's own screen until then. */
interface VoorleesbeurtTable {
  admin_id: string;
  leerling_id: string;
  tekst: string;
  tot: Time;
  door: string;
}

/** A text read on the leesplank. */
interface LeesbeurtTable {
  admin_id: string;
  id: string;
  leerling_id: string;
  tekst: string;
  begon: Time;
  dag: string;
  /** What counts: `countGelezen` of the domain. */
  ms: number;
  van: number;
  verst: number;
  plek: number;
  woorden: number;
  uit: boolean;
  stem: boolean;
  getikt: string[];
  bewaard_op: Time;
  /** By id of a question of the text. */
  vragen: Generated<Record<string, { readonly goed?: boolean; readonly bewijs?: boolean; readonly dag?: string }>>;
  aanpak: Generated<string>;
  /** Own pace: milliseconds of each paragraph. */
  alineas: Generated<number[]>;
  klonk: Generated<number | null>;
  verwacht: Generated<string | null>;
  klopte: Generated<string | null>;
  daarna: Generated<string | null>;
}

/** A text, a theme of texts or a play that is set ready for some children of a groep. */
interface LeesopdrachtTable {
  admin_id: string;
  id: string;
  groep_id: string;
  soort: 'tekst' | 'thema' | 'toneel' | 'tutor' | 'koor';
  /** Id of a text, or the name of a theme. */
  wat: string;
  van: string;
  tot: string;
  door: string;
  created_at: Time;
  gestopt_op: Time | null;
}

interface LeesopdrachtLeerlingTable {
  admin_id: string;
  opdracht_id: string;
  leerling_id: string;
  /** What this leerling has of it: roles of a play, `tutor` or `lezer` of a pair. */
  rollen: Generated<string[]>;
  /** Of a theme: by id of a question of its last task, whether the first answer was right. */
  slot: Generated<Record<string, boolean>>;
  /** Of a theme: the level by which its texts were chosen; null: from before there was a choice. */
  leesniveau: Generated<Leesniveau | null>;
}

export interface LeesTables {
  leesopdracht: LeesopdrachtTable;
  leesopdracht_leerling: LeesopdrachtLeerlingTable;
  leesbeurt: LeesbeurtTable;
  leesmoment: LeesmomentTable;
  voorlezing: VoorlezingTable;
  voorleesbeurt: VoorleesbeurtTable;
  opnamestand: OpnamestandTable;
  opname_toestemming: OpnameToestemmingTable;
  opname_sleutel: OpnameSleutelTable;
  voorlees_opname: VoorleesOpnameTable;
}
