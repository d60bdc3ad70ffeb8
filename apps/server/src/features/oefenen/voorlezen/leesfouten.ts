/** What a child said instead of what stood there, by the rules that spelling errors are named with: one engine for what was misread and misspelled. */
import { leeswoorden } from '@spelrijk/domain/voorlezen';
import { diagnose } from '@spelrijk/taal/diagnose';
import type { Leestekst } from '@spelrijk/taal/lezen';
import { examineGelezen } from '@spelrijk/taal/lijstwoord';
import type { VoorlezingRij } from './store.ts';

const VOORBEELDEN = 3;
const MEESTE = 12;
const RAND = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

/** As it is judged: without the signs around it, in small letters. */
const kaal = (woord: string): string => woord.replaceAll(RAND, '').toLowerCase();

interface Geteld {
  readonly label: string;
  readonly keer: number;
  /** Words that were read and have this in them; 0 where it is no rule. */
  readonly van: number;
  readonly voorbeelden: readonly string[];
}

/** @param teksten by id */
export function countLeesfouten(rijen: readonly VoorlezingRij[], teksten: ReadonlyMap<string, Leestekst>): readonly Geteld[] {
  const labels = new Map<string, { keer: number; voorbeelden: Set<string> }>();
  const gelezen: string[] = [];
  for (const { tekst: id, telt, fouten, gelezen: tot } of rijen) {
    const tekst = teksten.get(id);
    if (!tekst || !telt) continue;
    const woorden = leeswoorden(tekst.alineas.flat()).map(kaal);
    gelezen.push(...woorden.slice(0, tot));
    for (const { woord: plek, soort, gezegd } of fouten) {
      const woord = woorden[plek];
      if (soort !== 'anders' || gezegd === undefined || woord === undefined || plek >= tot) continue;
      for (const { label } of diagnose(examineGelezen(woord), kaal(gezegd)).afwijkingen) {
        const rij = labels.get(label) ?? { keer: 0, voorbeelden: new Set() };
        rij.voorbeelden.add(`${woord} → ${kaal(gezegd)}`);
        labels.set(label, { keer: rij.keer + 1, voorbeelden: rij.voorbeelden });
      }
    }
  }
  const hebben = countMet(gelezen, new Set(labels.keys()));
  return [...labels]
    .map(([label, { keer, voorbeelden }]) => ({
      label,
      keer,
      van: hebben.get(label) ?? 0,
      voorbeelden: [...voorbeelden].slice(0, VOORBEELDEN),
    }))
    .sort((a, b) => b.keer - a.keer || (a.label < b.label ? -1 : 1))
    .slice(0, MEESTE);
}

/** How many of these words have a knelpunt of each of these kinds. */
function countMet(woorden: readonly string[], labels: ReadonlySet<string>): ReadonlyMap<string, number> {
  const keer = new Map<string, number>();
  if (labels.size === 0) return keer;
  const aantal = new Map<string, number>();
  for (const woord of woorden) aantal.set(woord, (aantal.get(woord) ?? 0) + 1);
  for (const [woord, n] of aantal) {
    const soorten = new Set(examineGelezen(woord).knelpunten.map(({ categorie }) => categorie));
    for (const soort of soorten) if (labels.has(soort)) keer.set(soort, (keer.get(soort) ?? 0) + n);
  }
  return keer;
}
