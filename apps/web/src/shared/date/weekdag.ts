const LANG = new Intl.DateTimeFormat('nl', { weekday: 'long', timeZone: 'UTC' });
const LIJST = new Intl.ListFormat('nl');

/** The name of a weekday; 1 is Monday. The first of January 2024 was one. */
export const weekdagNaam = (dag: number): string => LANG.format(Date.UTC(2024, 0, dag));

/** @example weekdagNamen([1, 4]) // 'maandag en donderdag' */
export const weekdagNamen = (dagen: readonly number[]): string => LIJST.format(dagen.map(weekdagNaam));
