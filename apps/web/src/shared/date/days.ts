import { DAG_MS, SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';

// Pure: who only counts days need not make one.
const SCHOOL_DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: SCHOOL_TIJDZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The school day (`2026-11-21`) on which a moment falls. */
export const schoolDay = (moment: string | number): string => SCHOOL_DAY.format(new Date(moment));

/** School days since a moment: 0 is today, 1 yesterday. `nowMs` in milliseconds. */
export const daysAgo = (moment: string, nowMs: number): number =>
  Math.round((Date.parse(schoolDay(nowMs)) - Date.parse(schoolDay(moment))) / DAG_MS);

/** The last `count` school days up to and including today, oldest first. */
export function lastDays(count: number, nowMs: number): string[] {
  const today = Date.parse(schoolDay(nowMs));
  return Array.from({ length: count }, (_, index) => new Date(today - (count - 1 - index) * DAG_MS).toISOString().slice(0, 10));
}

/** The day so many days later. @example addLocalDays('2026-11-27', 6) // '2026-12-03' */
export const addLocalDays = (dag: string, days: number): string => new Date(Date.parse(dag) + days * DAG_MS).toISOString().slice(0, 10);

/** The first day, today or later, after all of these that are not over yet. @example firstFreeDay([{ tot: '2026-12-04' }], '2026-11-30') // '2026-12-05' */
export const firstFreeDay = (perioden: readonly { readonly tot: string }[], vandaag: string): string =>
  perioden.reduce((dag, { tot }) => (tot >= dag ? addLocalDays(tot, 1) : dag), vandaag);
