import type { Traject } from './queries.ts';

type Toets = Traject['toetsen'][number];
export type Soort = Toets['soort'];

interface Stand {
  readonly status: Traject['status'];
  readonly toetsen: readonly Pick<Toets, 'soort' | 'status'>[];
}

/** What can be taken now: one test at a time, and only what has something to be compared with. */
export function kanToetsen({ status, toetsen }: Stand): readonly Soort[] {
  if (toetsen.some((toets) => toets.status === 'open')) return [];
  const isAf = (soort: Soort): boolean => toetsen.some((toets) => toets.soort === soort && toets.status === 'af');
  if (status === 'concept') return isAf('zorg-start') ? [] : ['zorg-start'];
  return status === 'actief' && isAf('zorg-start') ? ['zorg-tussen', 'zorg-eind'] : [];
}
