/** What stands in a report of a practice, from its traject. Pure. */
import type { Traject } from '../begeleiding/queries.ts';

export interface Periode {
  readonly van: string;
  readonly tot: string;
}

type Sessies = readonly Pick<Traject['sessies'][number], 'dag' | 'minuten'>[];

/** Sessions of these days, and their minutes. */
export function countSessies(sessies: Sessies, { van, tot }: Periode): { readonly aantal: number; readonly minuten: number } {
  const binnen = sessies.filter(({ dag }) => dag >= van && dag <= tot);
  return { aantal: binnen.length, minuten: binnen.reduce((som, { minuten }) => som + minuten, 0) };
}

/** The one it is about: that runs, else the latest that began. */
export const chooseTraject = <T extends Pick<Traject, 'status'>>(trajecten: readonly T[]): T | undefined =>
  trajecten.find(({ status }) => status === 'actief') ?? trajecten.find(({ status }) => status !== 'concept') ?? trajecten[0];

type Toetsen = readonly Pick<Traject['toetsen'][number], 'id' | 'soort' | 'status'>[];

/** The last test that was made to its end: what it shows is told. */
export const laatsteToets = (toetsen: Toetsen): string | undefined => toetsen.findLast(({ status }) => status === 'af')?.id;
