import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { serverNow } from '../session/clock.ts';
import { daysAgo } from './days.ts';
import { useTexts } from '../texts/use-texts.ts';

const RECENT_DAYS = 14;

export interface Dates {
  /** `vandaag`, `gisteren`, `5 dagen geleden`, later `3 nov`. */
  readonly relative: (moment: string) => string;
  /** `di 3 nov` from a moment or a school day. */
  readonly short: (moment: string) => string;
  /** `3 nov` */
  readonly dayMonth: (moment: string) => string;
  /** `3 november` */
  readonly long: (moment: string) => string;
  /** `3 nov 2025` */
  readonly day: (moment: string) => string;
  /** `di 3 nov 14:05` */
  readonly moment: (moment: string) => string;
  /** `14:05` */
  readonly time: (moment: string) => string;
  /** `3 nov 2025, 14:05` */
  readonly stamp: (moment: string) => string;
}

const inZone = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { timeZone: SCHOOL_TIJDZONE, ...options });

function createDates(language: string): Dates {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dayMonth = inZone(language, { day: 'numeric', month: 'short' });
  const weekday = inZone(language, { weekday: 'short', day: 'numeric', month: 'short' });
  const full = inZone(language, { day: 'numeric', month: 'long' });
  const withYear = inZone(language, { day: 'numeric', month: 'short', year: 'numeric' });
  const stamp = inZone(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = inZone(language, { hour: '2-digit', minute: '2-digit' });
  return {
    relative: (moment) => {
      const days = daysAgo(moment, serverNow());
      return days < RECENT_DAYS ? words.format(-days, 'day') : dayMonth.format(new Date(moment));
    },
    short: (moment) => weekday.format(new Date(moment)),
    dayMonth: (moment) => dayMonth.format(new Date(moment)),
    long: (moment) => full.format(new Date(moment)),
    day: (moment) => withYear.format(new Date(moment)),
    moment: (moment) => `${weekday.format(new Date(moment))} ${time.format(new Date(moment))}`,
    time: (moment) => time.format(new Date(moment)),
    stamp: (moment) => stamp.format(new Date(moment)),
  };
}

/** Making one takes a millisecond on a slow device, and every row of a table asks for it. */
const made = new Map<string, Dates>();

/** Dates in the words of the reader, by the school's calendar. */
export function useDates(): Dates {
  const { language } = useTexts(algemeenTeksten).i18n;
  const dates = made.get(language) ?? createDates(language);
  made.set(language, dates);
  return dates;
}
