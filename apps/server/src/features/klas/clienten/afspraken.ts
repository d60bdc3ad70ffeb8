/** When a client of a practice comes: every week on a day, or once. Days are `YYYY-MM-DD`, of the school's calendar. Pure. */
import { addDays, daysBetween } from '../../../platform/clock.ts';

export interface Afspraak {
  /** 1 (Monday) to 7, every week; null: once, on `van`. */
  readonly weekdag: number | null;
  readonly van: string;
  /** Last day; null: until it is changed. */
  readonly tot: string | null;
  /** `14:30`, or '' when nobody said. */
  readonly tijd: string;
  readonly minuten: number;
  /** Days on which it does not take place. */
  readonly uitval: readonly string[];
}

/** One time that a client comes. */
interface Moment {
  readonly dag: string;
  readonly tijd: string;
  readonly minuten: number;
}

/** Far enough for every week, with a summer in between. */
const MEEST_DAGEN = 120;

/** A Monday. */
const MAANDAG = '2024-01-01';

/** 1 (Monday) to 7. */
export const weekdagVan = (dag: string): number => (((daysBetween(MAANDAG, dag) % 7) + 7) % 7) + 1;

function isOp({ weekdag, van, tot, uitval }: Afspraak, dag: string): boolean {
  if (dag < van || (tot !== null && dag > tot) || uitval.includes(dag)) return false;
  return weekdag === null ? dag === van : weekdagVan(dag) === weekdag;
}

/** Who said no time comes last. */
const rang = ({ tijd }: Moment): string => (tijd === '' ? '~' : tijd);

/** Those of one day, the earliest first; who said no time comes last. */
export const momentenOp = (afspraken: readonly Afspraak[], dag: string): readonly Moment[] =>
  afspraken
    .filter((afspraak) => isOp(afspraak, dag))
    .map(({ tijd, minuten }) => ({ dag, tijd, minuten }))
    .sort((a, b) => (rang(a) < rang(b) ? -1 : 1));

function findMoment(afspraken: readonly Afspraak[], vanaf: string, stap: 1 | -1): Moment | null {
  for (let i = 0; i <= MEEST_DAGEN; i++) {
    const momenten = momentenOp(afspraken, addDays(vanaf, i * stap));
    const gevonden = stap === 1 ? momenten[0] : momenten.at(-1);
    if (gevonden) return gevonden;
  }
  return null;
}

/** The one before today: on the day itself the card is still about what came before it. */
export const vorigeAfspraak = (afspraken: readonly Afspraak[], vandaag: string): Moment | null =>
  findMoment(afspraken, addDays(vandaag, -1), -1);

/** Today's, or the first after it. */
export const volgendeAfspraak = (afspraken: readonly Afspraak[], vandaag: string): Moment | null => findMoment(afspraken, vandaag, 1);

/** Without an appointment: a week. */
const ZONDER_AFSPRAAK = 7;

/** Last day of homework that is set today: that of the next appointment. */
export const huiswerkTot = ({ afspraken }: { readonly afspraken: readonly Afspraak[] }, vandaag: string): string =>
  volgendeAfspraak(afspraken, addDays(vandaag, 1))?.dag ?? addDays(vandaag, ZONDER_AFSPRAAK);
