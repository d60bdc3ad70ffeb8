/** What a finished test decides about a leerling: a start test says what is known already, the others what they measured. */
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { applyPlaatsing, decidePlaatsing } from '@spelrijk/oefenen/plaatsing';
import type { Gewijzigd, Stand } from '@spelrijk/oefenen/stand';
import type { Toetssoort } from '../../../platform/db/schema-oefenen.ts';

/** A decision as it is kept: replaying it needs no content. */
export interface Toetsuitkomst {
  readonly soort: Toetssoort;
  /** Categories presumed known; null where the test decides nothing about them. */
  readonly vermoed: readonly string[] | null;
}

interface Staat {
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly now: number;
}

/** What a finished test decides, by what is known now. */
export const besluit = (soort: Toetssoort, { stand, leerlijn, now }: Staat): Toetsuitkomst => ({
  soort,
  vermoed: soort === 'plaatsing' ? decidePlaatsing(stand, leerlijn, now) : null,
});

/** What that changes in the leerling's state. A start test of before its decision was kept decides anew. */
export function pasBesluitToe({ soort, vermoed }: Toetsuitkomst, staat: Staat): Gewijzigd {
  const { stand, leerlijn, now } = staat;
  if (soort !== 'plaatsing') return { categorieen: {}, woorden: {} };
  return applyPlaatsing(stand, vermoed ?? decidePlaatsing(stand, leerlijn, now), now);
}
