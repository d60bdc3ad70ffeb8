/**
 * Decides: which errors the lint of explanations looks at: of every word what its rules make of it, every letter doubled, held down and
 * left out.
 * Source: the rewrite rules as the diagnosis uses them; slips of the finger.
 * Example: of maan: man, maaan, maaaan, mmaan, aan, maa.
 */
import { createDoelbeeld } from '../../src/diagnose.ts';
import type { DiagnoseDoel } from '../../src/diagnose.ts';
import { createNet } from '../../src/diagnose/net.ts';
import { normalise } from '../../src/normalise.ts';

/** Every misspelling of this word that the lint tries, once. */
export function misspellingen(doel: DiagnoseDoel): ReadonlySet<string> {
  const woord = normalise(doel.woord);
  const met = (start: number, end: number, naar: string): string => woord.slice(0, start) + naar + woord.slice(end);
  const fouten = new Set<string>();
  for (const [start, takken] of createNet(createDoelbeeld(doel, woord)).entries())
    for (const { lengte, naar } of takken) fouten.add(met(start, start + lengte, naar));
  for (let at = 0; at < woord.length; at++) {
    const letter = woord.charAt(at).toLowerCase();
    fouten
      .add(met(at + 1, at + 1, letter))
      .add(met(at + 1, at + 1, letter.repeat(3)))
      .add(met(at, at + 1, ''));
  }
  if (woord !== woord.toLowerCase()) fouten.add(woord.toLowerCase());
  const getypt = new Set([...fouten].map(normalise));
  getypt.delete(woord);
  getypt.delete('');
  return getypt;
}
