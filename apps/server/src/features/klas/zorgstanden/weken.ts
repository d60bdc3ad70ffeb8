/** Sessions held against promised, week by week. Pure. */
import type { Planweek } from '@spelrijk/contract/handelingsplannen';
import { addDays, daysBetween } from '../../../platform/clock.ts';

const MINUUT_MS = 60_000;

export interface Weekinvoer {
  readonly van: string;
  /** Last day to look at: today, or the end of the plan. */
  readonly tot: string;
  /** Promised in one week (minutes). */
  readonly beloofd: number;
  readonly sessies: readonly {
    readonly dag: string;
    readonly minuten: number;
    readonly soort: 'school' | 'leek';
    readonly doorgehaald: boolean;
  }[];
  readonly oefendagen: readonly { readonly dag: string; readonly ms: number }[];
  /** Days on which anybody of the groep practised. */
  readonly groepsdagen: ReadonlySet<string>;
}

/** Weeks of seven days from the first day, 1 for the first; 0 before it. */
export const weekNr = (van: string, dag: string): number => (dag < van ? 0 : Math.floor(daysBetween(van, dag) / 7) + 1);

/**
 * Every week that began. A week that is over, in which nobody of the groep practised and no session was held, is taken for a holiday: no school calendar
 * is known here.
 */
export function toWeken({ van, tot, beloofd, sessies, oefendagen, groepsdagen }: Weekinvoer): Planweek[] {
  return Array.from({ length: weekNr(van, tot) }, (_, i): Planweek => {
    const vanaf = addDays(van, 7 * i);
    const dagen = new Set(Array.from({ length: 7 }, (__, n) => addDays(vanaf, n)));
    const eigen = sessies.filter(({ dag, doorgehaald }) => !doorgehaald && dagen.has(dag));
    const som = (soort: 'school' | 'leek'): number => eigen.reduce((totaal, s) => totaal + (s.soort === soort ? s.minuten : 0), 0);
    const ms = oefendagen.reduce((totaal, dag) => totaal + (dagen.has(dag.dag) ? dag.ms : 0), 0);
    const isOver = addDays(vanaf, 6) < tot;
    const vrij = isOver && eigen.length === 0 && ![...dagen].some((dag) => groepsdagen.has(dag));
    return {
      nr: i + 1,
      vanaf,
      beloofd,
      school: som('school'),
      leek: som('leek'),
      alleen: Math.round(ms / MINUUT_MS),
      sessies: eigen.length,
      vrij,
    };
  });
}

/** Weeks that are over and no holiday. */
export const schoolweken = (weken: readonly Planweek[], vandaag: string): readonly Planweek[] =>
  weken.filter(({ vanaf, vrij }) => !vrij && addDays(vanaf, 6) < vandaag);
