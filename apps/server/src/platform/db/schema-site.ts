/** The tables of the public site as TypeScript; the truth is in migrations/. All untenanted. */
import type { ColumnType, Generated } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Onderwerp } from '@spelrijk/domain/contactvraag';
import type { Klantsoort } from '@spelrijk/domain/prijs';

type Time = ColumnType<Date, Date, Date>;

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
  afgehandeld_op: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface AanvraagTable extends PostTable {
  soort: Klantsoort;
  organisatie: string;
  plaats: string;
  instellingsnummer: string;
  leerlingen: number;
  /** The admin that came of it. */
  klant_id: ColumnType<string | null, string | null | undefined, string | null>;
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

export interface SiteTables {
  aanvraag: AanvraagTable;
  contactvraag: ContactvraagTable;
  ervaring: ErvaringTable;
}
