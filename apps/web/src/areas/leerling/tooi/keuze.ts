/** In which dress a child sees its world: the picture book of the day, or a night with a city, a base on a moon, a stadium or a comic on its horizon. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Nachtbeeld } from '@spelrijk/game-kit/tooi';

export const TOOIEN = ['dag', 'nacht', 'ruimte', 'sport', 'strip'] as const;
export type Tooikeuze = (typeof TOOIEN)[number];

/** Groep 6, in Flanders the fourth leerjaar: there a child is nine or ten. */
const VANAF: Readonly<Record<Regio, number>> = { nl: 6, be: 4 };

/** What was chosen; without a choice the oldest begin at night. */
export function tooiOf(kept: string | null, jaargroep: number, regio: Regio): Tooikeuze {
  const keuze = TOOIEN.find((een) => een === kept);
  if (keuze) return keuze;
  return jaargroep >= VANAF[regio] ? 'nacht' : 'dag';
}

/** What stands on its horizon. */
export const beeldOf = (tooi: Tooikeuze): Nachtbeeld => (tooi === 'dag' || tooi === 'nacht' ? 'stad' : tooi);
