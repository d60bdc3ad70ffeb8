/** What a finished test decides about a leerling: a start test says what is known already, the others what they measured. */
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { finishPlaatsing } from '@spelrijk/oefenen/plaatsing';
import type { Gewijzigd, Stand } from '@spelrijk/oefenen/stand';
import { naVoortgangstoets } from '@spelrijk/oefenen/toets';
import type { Toetssoort } from '../../../platform/db/schema-oefenen.ts';

export interface Besluitvraag {
  readonly soort: Toetssoort;
}

interface Staat {
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly now: number;
}

/** What a finished test changes in the leerling's state. */
export function besluit({ soort }: Besluitvraag, { stand, leerlijn, now }: Staat): Gewijzigd {
  if (soort === 'plaatsing') return finishPlaatsing(stand, leerlijn, now);
  return soort === 'voortgang' ? { hoofd: naVoortgangstoets(stand.hoofd), categorieen: {}, woorden: {} } : { categorieen: {}, woorden: {} };
}
