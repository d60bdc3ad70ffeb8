/**
 * Decides: all knelpunten of a word: the letters where a categorie can go wrong.
 * Source: the detection rules of the category folders over (letter, sound, position) triples.
 * Example: zeehond has samenstelling, s-z, lange-klank-eind and verlenging-d-t.
 */
import type { Knelpunt } from '@spelrijk/domain/woord';
import { DETECTIES } from '../categorieen/detect.gen.ts';
import { REST_DETECTIES } from '../categorieen/detectRest.gen.ts';
import { TAAK_DETECTIES } from '../categorieen/detectTaak.gen.ts';
import type { Vondst, Woordbeeld } from './woordbeeld.ts';

const TAKEN = new Map(TAAK_DETECTIES);

const toKnelpunten = (categorie: string, vondsten: readonly Vondst[]): Knelpunt[] => vondsten.map((vondst) => ({ categorie, ...vondst }));

/** In order of the letters; the sound-pure types are judged last. */
export function findKnelpunten(beeld: Woordbeeld): Knelpunt[] {
  const punten = DETECTIES.flatMap(([categorie, detect]) => toKnelpunten(categorie, detect(beeld)));
  const gevonden = new Set(punten.map((punt) => punt.categorie));
  for (const [categorie, detect] of REST_DETECTIES) punten.push(...toKnelpunten(categorie, detect(beeld, gevonden)));
  return punten.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The knelpunt of a categorie that only words chosen for it have (a capital, a comma, a space); empty for other ids. */
export function findTaakpunt(beeld: Woordbeeld, categorie: string): Knelpunt[] {
  return toKnelpunten(categorie, TAKEN.get(categorie)?.(beeld) ?? []);
}
