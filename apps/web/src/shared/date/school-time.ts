/** A moment as a date field of the browser has it, in the time of the school: a device may stand elsewhere, or on another zone. Pure. */
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';

const FIELD = new Intl.DateTimeFormat('sv-SE', { timeZone: SCHOOL_TIJDZONE, dateStyle: 'short', timeStyle: 'short' });

/** @example toSchoolTime('2026-12-03T14:30:00Z') // '2026-12-03T15:30' */
export const toSchoolTime = (moment: string | number): string => FIELD.format(new Date(moment)).replace(' ', 'T');

/** How far the clocks of the school are ahead (ms). */
const aheadAt = (moment: number): number => Date.parse(`${toSchoolTime(moment)}Z`) - Math.floor(moment / 60_000) * 60_000;

/**
 * The moment (ms) that a field means; NaN while it is not filled in. Of the hour that comes twice in autumn it is the first, and in spring a time that does
 * not exist is as much later as the clocks are put on.
 */
export function readSchoolTime(field: string): number {
  const asIfThere = Date.parse(`${field}Z`);
  if (Number.isNaN(asIfThere)) return Number.NaN;
  // The clocks of the day before, and of the hour itself: they differ only where the clocks change.
  const [before, at] = [aheadAt(asIfThere - 86_400_000), aheadAt(asIfThere - aheadAt(asIfThere))];
  const first = asIfThere - before;
  return toSchoolTime(first) === field ? first : asIfThere - (toSchoolTime(asIfThere - at) === field ? at : before);
}
