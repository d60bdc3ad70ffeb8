/** The days of a school week, by the calendar alone. */
import { addLocalDays } from '../../../shared/date/days.ts';

const SCHOOLDAGEN = 5;
const WEEK = 7;

/** The Monday of the week of a day. @example maandagVan('2026-11-29') // '2026-11-23' */
export const maandagVan = (dag: string): string => addLocalDays(dag, -((new Date(dag).getUTCDay() + 6) % WEEK));

/** Where planning begins: in the weekend with the week that comes. @example beginVan('2026-11-28') // '2026-11-30' */
export function beginVan(vandaag: string): string {
  const maandag = maandagVan(vandaag);
  return addLocalDays(maandag, SCHOOLDAGEN) <= vandaag ? addLocalDays(maandag, WEEK) : maandag;
}

export const naarWeek = (maandag: string, weken: number): string => addLocalDays(maandag, weken * WEEK);

/** Monday to Friday, and a day of the weekend where something stands on it. */
export function dagenVan(maandag: string, bezet: readonly string[]): readonly string[] {
  const week = Array.from({ length: WEEK }, (_, i) => addLocalDays(maandag, i));
  return week.filter((dag, i) => i < SCHOOLDAGEN || bezet.includes(dag));
}
