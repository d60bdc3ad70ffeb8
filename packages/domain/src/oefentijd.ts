/**
 * How long and how often practice is proposed: what holds as long as nobody chose, and what site, screens and letters say. Short and
 * shared out over days stays better than at once (Cepeda e.a. 2006).
 */
export const OEFENTIJD = {
  /** Minutes on a day; days in the week are advice to a school and hold for nobody. */
  school: { minuten: 15, dagen: 4 },
  /** A proposal: the parent chooses. */
  thuis: { minuten: 10, dagen: 4 },
} as const;

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const WEEKDAGEN = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days that are proposed to who wants to choose them: apart where that goes, and none in the weekend. */
export const OEFENDAGEN_VOORSTEL: readonly number[] = [1, 2, 4, 5];

/** Days that a month moves the weekday on, from January (Sakamoto's method). */
const VERSCHUIVING = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4] as const;

/** The weekday of a YYYY-MM-DD day. @example weekdagVan('2026-11-30') // 1 */
export function weekdagVan(dag: string): number {
  const [jaar = 0, maand = 1, nummer = 1] = dag.split('-').map(Number);
  // January and February count with the year before: the leap day comes after them.
  const vanaf = maand < 3 ? jaar - 1 : jaar;
  const schrikkel = Math.floor(vanaf / 4) - Math.floor(vanaf / 100) + Math.floor(vanaf / 400);
  return (vanaf + schrikkel + (VERSCHUIVING[maand - 1] ?? 0) + nummer) % 7 || 7;
}

/** Whether practice is meant on this day; null: nobody chose, every day is one. */
export const isOefendag = (oefendagen: readonly number[] | null, dag: string): boolean =>
  oefendagen === null || oefendagen.includes(weekdagVan(dag));
