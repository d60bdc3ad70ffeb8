/** The state of a leerling at the border between what was condensed and what is still there: as text, and back to the last bit. */
import { restoreStand } from '@spelrijk/oefenen/restore';
import type { Stand } from '@spelrijk/oefenen/stand';

/** In the order of the fields: sums over them in another order would differ in their last bit. */
export const writeBasis = ({ hoofd, categorieen, woorden }: Stand): string => JSON.stringify({ hoofd, categorieen, woorden });

/** As this engine can count with it. */
export function readBasis(tekst: string): Stand {
  const stand: Stand = JSON.parse(tekst);
  return restoreStand(stand);
}
