/** What makes the right answer to a choice guessable when a whole taak shares it. */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import { isTekenkeuze } from '@spelrijk/taal/tekenkeuze';

type Gevraagd = Pick<Opgave, 'antwoord' | 'keuzes' | 'plaatjes'> & Partial<Pick<Opgave, 'woord'>>;

/** Whether the answer is the longest or the shortest of its choices; null where all are as long. */
function lengteVan({ antwoord, keuzes = [] }: Gevraagd): string | null {
  const lengtes = keuzes.map((keuze) => keuze.length);
  const [kortste, langste] = [Math.min(...lengtes), Math.max(...lengtes)];
  if (kortste === langste) return null;
  return antwoord.length === langste ? '#lang' : antwoord.length === kortste ? '#kort' : '#midden';
}

/** Choosing among letters: their length tells something. Whole words and sentences differ in length by chance. */
const LETTERS: ReadonlySet<Oefenvorm> = new Set(['ontbrekend-grafeem', 'kies']);
/** The spelling that is shown is drawn right or wrong when it is asked. */
const GELOOT: ReadonlySet<Oefenvorm> = new Set(['goed-fout', 'tekst-klopt']);

/** Of what is written with one of two signs the sign; else nothing is chosen. */
const tekenVan = ({ antwoord, woord }: Gevraagd): readonly string[] =>
  woord && isTekenkeuze(woord) ? [antwoord.includes(';') ? ';' : ':'] : [];

/** The answer itself, and where letters are chosen whether it is the longest of them; empty where nothing is chosen. */
export function kantenVan(vorm: Oefenvorm, vraag: Gevraagd): readonly string[] {
  if (!vraag.keuzes) return tekenVan(vraag);
  if (GELOOT.has(vorm)) return [];
  const lengte = LETTERS.has(vorm) ? lengteVan(vraag) : null;
  return lengte === null ? [vraag.antwoord] : [vraag.antwoord, lengte];
}
