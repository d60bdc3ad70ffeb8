/** Whether a child plays against itself: its own record of the week and its own ghost, never anybody else's. */
import type { Oefeninstelling } from './oefeninstelling-schema.ts';

/** From this jaargroep on it does, as long as nobody chose. */
const VANAF = 6;

export const speeltTegenZichzelf = (eigenRecord: Oefeninstelling['eigenRecord'], jaargroep: number): boolean =>
  eigenRecord === 'automatisch' ? jaargroep >= VANAF : eigenRecord === 'aan';

/** What a game came to in one week. */
export interface Weekrecord {
  readonly game: string;
  /** Monday of that week, YYYY-MM-DD. */
  readonly week: string;
  readonly waarde: number;
}

/**
 * What a child meets in this game in the week that begins on this Monday: `spook` is its best of the last week before it in which it played, `dezeWeek` its
 * best of this one. Null: there is none.
 */
export function spookVan(
  records: readonly Weekrecord[],
  game: string,
  week: string,
): { readonly spook: number | null; readonly dezeWeek: number | null } {
  const eigen = records.filter((een) => een.game === game);
  const eerder = eigen.filter((een) => een.week < week).toSorted((a, b) => (a.week < b.week ? 1 : -1))[0];
  return { spook: eerder?.waarde ?? null, dezeWeek: eigen.find((een) => een.week === week)?.waarde ?? null };
}
