/** Sessions held against promised, week by week. Pure. */
import type { Planweek } from '@spelrijk/contract/handelingsplannen';
import type { Rust } from '@spelrijk/contract/rust';
import { addDays, daysBetween } from '../../../platform/clock.ts';
import { rustOp } from '../../oefenen/rust/index.ts';

const MINUUT_MS = 60_000;
/** What is promised in a week is promised over these. */
const SCHOOLDAGEN = 5;

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
  /** Days off of the child, and the school holidays among them (decision 0215). */
  readonly rust: readonly Rust[];
  /** Did the customer choose a region? Then its holidays are known, and none is guessed. */
  readonly kentVakanties: boolean;
}

/** Weeks of seven days from the first day, 1 for the first; 0 before it. */
export const weekNr = (van: string, dag: string): number => (dag < van ? 0 : Math.floor(daysBetween(van, dag) / 7) + 1);

const isSchooldag = (dag: string): boolean => ![0, 6].includes(new Date(`${dag}T00:00:00Z`).getUTCDay());

/** School days of a week on which the child is not off. */
const countOpen = (dagen: Iterable<string>, rust: readonly Rust[]): number =>
  [...dagen].filter((dag) => isSchooldag(dag) && rustOp(rust, dag) === undefined).length;

/**
 * Every week that began. Nothing is promised on a day off: a holiday that begins in the middle of a week of the plan takes its part of it. Where no region was
 * chosen, a week that is over in which nobody of the groep practised and no session was held is taken for a holiday. What was held in a week off counts.
 */
export function toWeken({ van, tot, beloofd, sessies, oefendagen, groepsdagen, rust, kentVakanties }: Weekinvoer): Planweek[] {
  return Array.from({ length: weekNr(van, tot) }, (_, i): Planweek => {
    const vanaf = addDays(van, 7 * i);
    const dagen = new Set(Array.from({ length: 7 }, (__, n) => addDays(vanaf, n)));
    const eigen = sessies.filter(({ dag, doorgehaald }) => !doorgehaald && dagen.has(dag));
    const som = (soort: 'school' | 'leek'): number => eigen.reduce((totaal, s) => totaal + (s.soort === soort ? s.minuten : 0), 0);
    const ms = oefendagen.reduce((totaal, dag) => totaal + (dagen.has(dag.dag) ? dag.ms : 0), 0);
    const open = countOpen(dagen, rust);
    const lijktVrij = !kentVakanties && addDays(vanaf, 6) < tot && ![...dagen].some((dag) => groepsdagen.has(dag));
    return {
      nr: i + 1,
      vanaf,
      beloofd: Math.round((beloofd * open) / SCHOOLDAGEN),
      school: som('school'),
      leek: som('leek'),
      alleen: Math.round(ms / MINUUT_MS),
      sessies: eigen.length,
      vrij: eigen.length === 0 && (open === 0 || lijktVrij),
    };
  });
}

/** Weeks that are over, in which something was promised. */
export const schoolweken = (weken: readonly Planweek[], vandaag: string): readonly Planweek[] =>
  weken.filter(({ vanaf, vrij, beloofd }) => !vrij && beloofd > 0 && addDays(vanaf, 6) < vandaag);
