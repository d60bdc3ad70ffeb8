/** Family J, reading on in one's own pace: what counts as read, and how fast that was. */

/** Nobody reads faster than 40 ms a letter (own limit): before that a page was turned, not read. */
const MS_PER_LETTER = 40;

/** Ticks a word has to stand before it can have been read. */
export const minTicks = (woord: string): number => Math.ceil(([...woord].length * MS_PER_LETTER * 60) / 1000);

/** Words per minute; 0 for nothing read. */
export const perMinuut = (woorden: number, ticks: number): number => (ticks <= 0 ? 0 : (woorden * 3600) / ticks);
