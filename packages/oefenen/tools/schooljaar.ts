/*
 * Decides nothing: children after a school year of the served path, with the rows that a server would read for their next plan.
 * Source: the same loop as every table of this engine (`jaar.ts`), of which only the states at the end are kept.
 * Example: playYear({ seed: 3, kinderen: 4, weken: 40 }).kinderen[0].antwoorden -> some three thousand.
 */
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Leerlijn } from '../src/leerlijn.ts';
import { rowsForPlan, type Stand } from '../src/stand.ts';
import { served } from './dienst.ts';
import { playJaar } from './jaar.ts';
import { createWereld } from './wereld.ts';

const START = 1.7e12;

interface Jaarkind {
  readonly rows: Stand;
  readonly antwoorden: number;
  /** The morning after. */
  readonly now: number;
}

export function playYear({ seed, kinderen, weken }: { readonly seed: number; readonly kinderen: number; readonly weken: number }): {
  readonly kinderen: readonly Jaarkind[];
  readonly leerlijn: Leerlijn;
} {
  const read: (() => Stand)[] = [];
  const wereld = createWereld(seed);
  const leerlijn = wereld.leerlijn();
  const vraag = { kinderen, weken, lessen: true, perDag: 20, perWeek: 80 };
  playJaar({ ...wereld, leerlijn: () => leerlijn }, served({ minuten: 15, onReady: (stand) => read.push(stand) }), vraag);
  const now = START + weken * 7 * DAG_MS;
  return {
    leerlijn,
    kinderen: read.map((stand) => {
      const rows = rowsForPlan(stand(), now);
      return { rows, antwoorden: rows.hoofd.antwoorden, now };
    }),
  };
}
