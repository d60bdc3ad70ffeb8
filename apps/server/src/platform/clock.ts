import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';

/** The only source of time below the doors; tests bring their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: SCHOOL_TIJDZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The school day (YYYY-MM-DD in the school's time zone) of a moment in ms. */
export const dagVan = (ms: number): string => calendar.format(ms);

/** When a school day begins there. The clock goes forward and back at one in the morning UTC: at midnight the school is one or two hours ahead. */
export function beginVan(dag: string): Date {
  const vroegst = Date.parse(`${dag}T00:00:00Z`) - 7_200_000;
  return new Date(dagVan(vroegst) === dag ? vroegst : vroegst + 3_600_000);
}

/** The calendar day `days` later (or earlier) than a YYYY-MM-DD day. */
export function addDays(dag: string, days: number): string {
  const date = new Date(`${dag}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Calendar days from one YYYY-MM-DD day to the other; negative when it lies before. */
export const daysBetween = (van: string, tot: string): number =>
  Math.round((Date.parse(`${tot}T12:00:00Z`) - Date.parse(`${van}T12:00:00Z`)) / 86_400_000);

const uur = new Intl.DateTimeFormat('nl-NL', { timeZone: SCHOOL_TIJDZONE, hour: 'numeric', hourCycle: 'h23' });
const OCHTEND = 6;

/** Between midnight and six nobody practises. */
export const isNacht = (ms: number): boolean => Number(uur.format(ms)) < OCHTEND;

/** First day of the seven that end with this one: a fixed week would be empty every Monday morning. */
export const weekBefore = (dag: string): string => addDays(dag, -6);

/** The result of `work`, or its failure, not sooner than after `ms`: so that the time says nothing about what happened. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
