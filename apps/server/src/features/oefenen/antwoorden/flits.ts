/** The flash threshold of a reading level: three right in a row makes it shorter, one wrong longer. */
import { createFlitsStand, naFlits, type FlitsStand } from '@spelrijk/oefenen/flitsdrempel';
import type { NieuweRij } from './verwerk.ts';

export interface Flits {
  readonly trede: string;
  readonly goed: boolean;
}

/** First attempts at flashed words, in order; guesses say nothing about how fast a child reads. */
export const flitsenUit = (rijen: readonly Pick<NieuweRij, 'telt' | 'gokje' | 'opgave' | 'diagnose'>[]): Flits[] =>
  rijen.flatMap(({ telt, gokje, opgave, diagnose }) =>
    telt && !gokje && opgave.toonMs !== undefined ? [{ trede: opgave.categorie, goed: diagnose.goed }] : [],
  );

/** The staircases after these answers. A level never flashed starts where its opgaven started. */
export function naFlitsen(
  voor: Readonly<Record<string, FlitsStand>>,
  flitsen: readonly Flits[],
  jaargroep: number,
): Record<string, FlitsStand> {
  const na: Record<string, FlitsStand> = {};
  for (const { trede, goed } of flitsen) na[trede] = naFlits(na[trede] ?? voor[trede] ?? createFlitsStand(jaargroep), goed);
  return na;
}
