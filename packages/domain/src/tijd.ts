/** Days, counted in the school's own time zone: a practice day is a school day, not a UTC day. */
export const SCHOOL_TIJDZONE = 'Europe/Amsterdam';

/** Milliseconds in a day, for intervals; never use it to step over calendar days (summer time). */
export const DAG_MS = 86_400_000;
