/** In which dress a child sees its world: the picture book of the day, or the city at night. */
import type { Regio } from '@spelrijk/domain/admin';

export type Tooikeuze = 'dag' | 'nacht';

/** Groep 6, in Flanders the fourth leerjaar: there a child is nine or ten. */
const VANAF: Readonly<Record<Regio, number>> = { nl: 6, be: 4 };

/** What was chosen; without a choice the oldest begin at night. */
export function tooiOf(kept: string | null, jaargroep: number, regio: Regio): Tooikeuze {
  if (kept === 'dag' || kept === 'nacht') return kept;
  return jaargroep >= VANAF[regio] ? 'nacht' : 'dag';
}
