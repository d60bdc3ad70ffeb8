/** The tables of the public site and of our office as TypeScript; the truth is in migrations/. Untenanted but for vrienduitnodiging. */
import type { ColumnType, Generated } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Onderwerp } from '@spelrijk/domain/contactvraag';
import type { Klantsoort } from '@spelrijk/domain/prijs';
import type { MailNaam } from '@spelrijk/teksten/mail';
import type { NullableText, NullableTime, Time } from './columns.ts';

interface PostTable {
  id: string;
  /** What people name on the telephone. */
  nummer: string;
  regio: Regio;
  naam: string;
  email: string;
  bericht: string;
  status: Generated<'nieuw' | 'bezig' | 'afgehandeld' | 'ongewenst'>;
  created_at: Time;
  afgehandeld_op: NullableTime;
}

interface AanvraagTable extends PostTable {
  soort: Klantsoort;
  organisatie: string;
  plaats: string;
  instellingsnummer: string;
  leerlingen: number;
  /** The admin that came of it. */
  klant_id: NullableText;
  /** The vrienduitnodiging that brought them here. */
  vriend_id: ColumnType<string | null, string | null | undefined, never>;
  /** Hash of the link with which a parent opens her account herself; null: our office makes the account. */
  start_token: NullableText;
  start_verloopt: NullableTime;
}

interface ContactvraagTable extends PostTable {
  onderwerp: Onderwerp;
}

interface ErvaringTable {
  id: string;
  tekst: string;
  naam: string;
  functie: string;
  plaats: string;
  zichtbaar: boolean;
  created_at: Time;
}

/** Of a customer: row level security holds. */
interface VrienduitnodigingTable {
  admin_id: string;
  id: string;
  gebruiker_id: string;
  email: string;
  created_at: Time;
}

interface WebinarTable {
  id: string;
  titel: string;
  omschrijving: string;
  begin_op: Time;
  minuten: number;
  plaatsen: number;
  /** Where to join. */
  deelname: string;
  vervallen_op: NullableTime;
  herinnerd_op: NullableTime;
  nagemaild_op: NullableTime;
  created_at: Time;
}

interface WebinaraanmeldingTable {
  id: string;
  webinar_id: string;
  regio: Regio;
  naam: string;
  email: string;
  stand: 'geplaatst' | 'wachtlijst' | 'afgemeld';
  /** Null: nobody said. */
  aanwezig: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  created_at: Time;
}

/** Words of our office for a mail; only added to, the highest versie holds. */
interface MailtemplateTable {
  sjabloon: MailNaam;
  regio: Regio;
  versie: number;
  /** Null, as the next two: from here on the shipped text. */
  onderwerp: string | null;
  tekst: string | null;
  knop: string | null;
  /** The version of which these are the words once more. */
  uit_versie: number | null;
  door: string;
  /** Display name at that moment. */
  wie: string;
  reden: string;
  created_at: Time;
}

export interface SiteTables {
  mailtemplate: MailtemplateTable;
  vrienduitnodiging: VrienduitnodigingTable;
  webinar: WebinarTable;
  webinaraanmelding: WebinaraanmeldingTable;
  aanvraag: AanvraagTable;
  contactvraag: ContactvraagTable;
  ervaring: ErvaringTable;
}
