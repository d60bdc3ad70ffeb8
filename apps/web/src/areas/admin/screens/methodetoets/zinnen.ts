/** Pasted sentences in which the word to write stands between stars. Pure. */
import { Spelling } from '@spelrijk/domain/woordlijst';
import type { Rij } from '../../woorden/concept.ts';

interface GelezenZinnen {
  readonly rijen: readonly Rij[];
  /** Numbers (from 1) of the lines in which no word, or more than one, stands between stars. */
  readonly fout: readonly number[];
}

const STER = /\*([^*]+)\*/gu;

/** A line `De *bomen* zijn groen.` is the word `bomen` with its sentence; empty lines are left out. */
export function readZinnen(tekst: string): GelezenZinnen {
  const rijen: Rij[] = [];
  const fout: number[] = [];
  tekst.split('\n').forEach((regel, i) => {
    const schoon = regel.trim().replaceAll(/\s+/g, ' ');
    if (schoon === '') return;
    const gevonden = [...schoon.matchAll(STER)];
    const woord = Spelling.safeParse(gevonden[0]?.[1] ?? '');
    if (gevonden.length !== 1 || !woord.success) fout.push(i + 1);
    else rijen.push({ woord: woord.data, zin: schoon.replaceAll('*', '').slice(0, 200) });
  });
  return { rijen, fout };
}
