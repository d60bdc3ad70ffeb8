/**
 * Where a child of a school probably is, by the clock alone: nothing else is kept or asked for it, no network and no device. Hours in which schools differ belong to
 * nobody: those that give five equal days stop at two (woensdag too), others at a quarter past three and on woensdag at noon.
 */

/** Monday 1 ... Sunday 7, and minutes after midnight, in the school's own time zone. */
export interface Uur {
  readonly weekdag: number;
  readonly minuten: number;
}

const WOENSDAG = 3;
const VRIJDAG = 5;
const clock = (uren: number, minuten = 0): number => 60 * uren + minuten;

/** @param vrij a day of the school holidays */
export function findPlaats({ weekdag, minuten }: Uur, vrij: boolean): 'school' | 'elders' | undefined {
  if (vrij || weekdag > VRIJDAG) return 'elders';
  const einde = weekdag === WOENSDAG ? clock(12) : clock(14);
  if (minuten >= clock(8, 45) && minuten < einde) return 'school';
  const uit = weekdag === WOENSDAG ? clock(14, 30) : clock(15, 45);
  return minuten < clock(7, 30) || minuten >= uit ? 'elders' : undefined;
}
