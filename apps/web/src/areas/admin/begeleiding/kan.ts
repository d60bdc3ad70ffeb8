import { isGetoetst, zonderStarttoets } from '../plan/begin.ts';
import type { Traject } from './queries.ts';

type Toets = Traject['toetsen'][number];
export type Soort = Toets['soort'];

interface Stand {
  readonly status: Traject['status'];
  readonly keuze: Pick<Traject['keuze'], 'doelen'>;
  readonly toetsen: readonly Pick<Toets, 'soort' | 'status' | 'doelen'>[];
}

const alsDoelen = (doelen: readonly string[]) => doelen.map((categorie) => ({ categorie }));

/** Has a start test asked each goal that a test can ask? */
export const isKlaarVoorBegin = ({ keuze, toetsen }: Stand): boolean => isGetoetst(alsDoelen(keuze.doelen), { toetsen });

/** Of these goals: which come into one that runs and have no start test yet. */
export function wachtendeDoelen({ status, keuze, toetsen }: Stand, doelen: readonly string[]): readonly string[] {
  if (status !== 'actief') return [];
  return zonderStarttoets(alsDoelen(doelen.filter((doel) => !keuze.doelen.includes(doel))), { toetsen });
}

/** What can be taken now: one test at a time, and only what has something to be compared with. */
export function kanToetsen({ status, keuze, toetsen }: Stand): readonly Soort[] {
  if (toetsen.some((toets) => toets.status === 'open')) return [];
  const isAf = (soort: Soort): boolean => toetsen.some((toets) => toets.soort === soort && toets.status === 'af');
  if (status === 'concept') return zonderStarttoets(alsDoelen(keuze.doelen), { toetsen }).length === 0 ? [] : ['zorg-start'];
  return status === 'actief' && isAf('zorg-start') ? ['zorg-tussen', 'zorg-eind'] : [];
}
