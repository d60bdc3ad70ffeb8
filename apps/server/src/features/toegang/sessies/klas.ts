/**
 * What counts for the leerlingen of one groep together. A program that tries all names of a class in turn is not slowed by waits per
 * child; on devices that are not the child's own the class is one bucket. It holds far more than a class that logs in with typing errors.
 */
import type { Rate } from '../../../platform/http/limiter.ts';

/** At most 1,590 tries a day on a whole class, of 46,000 pairs of words or 116,000 rows of pictures; and never more than a minute to wait. */
export const KLAS: Rate = { burst: 150, perSecond: 1 / 60 };
