import { addLocalDays, schoolDay } from '../../../shared/date/days.ts';
import { serverNow } from '../../../shared/session/clock.ts';

/** The day so many days from today, by the server's clock. */
export const dagOver = (dagen: number): string => addLocalDays(schoolDay(serverNow()), dagen);
