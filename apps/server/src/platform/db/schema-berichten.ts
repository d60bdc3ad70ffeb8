/** The tables of messages and of the roadmap as TypeScript; the truth is in migrations/. What our office writes is untenanted, what a customer does with it is not. */
import type { Generated } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { BerichtLezers } from '@spelrijk/domain/bericht';
import type { Klantsoort } from '@spelrijk/domain/prijs';
import type { ReactieRol, RoadmapStand } from '@spelrijk/domain/roadmap';
import type { NullableText, NullableTime, Time } from './columns.ts';

interface BerichtTable {
  id: string;
  versie: Generated<number>;
  titel: string;
  tekst: string;
  /** Empty: every kind. */
  soorten: Klantsoort[];
  regio: Regio | null;
  /** The one admin it is for. */
  klant_id: string | null;
  lezers: BerichtLezers;
  /** From this moment on it is there to be read; null: a draft. */
  op: NullableTime;
  ingetrokken_op: NullableTime;
  /** Accounts up to this one were mailed. */
  gemaild_tot: NullableText;
  gemaild_op: NullableTime;
  created_at: Time;
}

interface BerichtGelezenTable {
  admin_id: string;
  gebruiker_id: string;
  bericht_id: string;
  gelezen: boolean;
  op: Time;
}

interface BerichtMailTable {
  admin_id: string;
  gebruiker_id: string;
  aan: boolean;
  /** In the link that ends the mails. */
  token: string;
  created_at: Time;
}

interface RoadmapItemTable {
  id: string;
  versie: Generated<number>;
  titel: string;
  tekst: string;
  stand: RoadmapStand;
  /** Day (YYYY-MM-DD) on which it was delivered. */
  klaar_op: string | null;
  volgnr: number;
  /** False: a draft, or taken back. */
  zichtbaar: boolean;
  created_at: Time;
}

interface RoadmapStemTable {
  admin_id: string;
  gebruiker_id: string;
  item_id: string;
  created_at: Time;
}

interface RoadmapReactieTable {
  admin_id: string;
  id: string;
  gebruiker_id: string;
  item_id: string;
  /** Of the writer, when it was written. */
  rol: ReactieRol;
  tekst: string;
  created_at: Time;
  gewijzigd_op: NullableTime;
  verborgen_op: NullableTime;
  verborgen_reden: Generated<string>;
}

export interface BerichtTables {
  roadmap_item: RoadmapItemTable;
  roadmap_stem: RoadmapStemTable;
  roadmap_reactie: RoadmapReactieTable;
  bericht: BerichtTable;
  bericht_gelezen: BerichtGelezenTable;
  bericht_mail: BerichtMailTable;
}
