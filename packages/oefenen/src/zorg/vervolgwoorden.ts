/*
 * Decides which words a plan asks that follows on another one, when the final test of that one is its start test.
 * Source: growth is measured on words that both tests ask (common-item equating; Kolen & Brennan 2014).
 * Example: continuePlanwoorden(choosePlanwoorden(vraag), asked, ['verdubbeling']) -> its anchors are words of the test that was made.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { blauwdrukVan, MINSTE_ANKERS } from './blauwdruk.ts';
import type { Plankeuze, Planwoord } from './planwoorden.ts';

/** Of the words chosen anew these stay as fresh ones: nobody asked them yet. */
function asVers(woorden: readonly Planwoord[], aantal: number): Planwoord[] {
  return woorden.slice(0, aantal).map((woord) => ({ ...woord, rol: 'vers' }));
}

/** `gevraagd`: what the final test of the plan before asked of words that were never practised. A goal that it did not ask keeps what was chosen for it. */
export function continuePlanwoorden(
  { woorden, tekort, maat }: Plankeuze,
  gevraagd: readonly Planwoord[],
  doelen: readonly CategorieId[],
): Plankeuze {
  const van = (rij: readonly Planwoord[], doel: CategorieId, rol: Planwoord['rol']): Planwoord[] =>
    rij.filter((woord) => woord.categorie === doel && woord.rol === rol);
  const uit: Planwoord[] = woorden.filter(({ rol }) => rol === 'contrast' || rol === 'zin');
  const korter = new Map(tekort.map((rij) => [rij.categorie, rij]));
  for (const doel of doelen) {
    const { anker, vers } = maat[doel] ?? blauwdrukVan(doelen.length);
    const [nieuweAnkers, verse] = [van(woorden, doel, 'anker'), van(woorden, doel, 'vers')];
    // Asked once before asked twice: those taught least by being asked.
    const eerder = [...van(gevraagd, doel, 'vers'), ...van(gevraagd, doel, 'anker')].slice(0, anker);
    if (eerder.length < MINSTE_ANKERS) {
      uit.push(...nieuweAnkers, ...verse);
      continue;
    }
    uit.push(...eerder.map((woord): Planwoord => ({ ...woord, rol: 'anker' })), ...asVers([...verse, ...nieuweAnkers], vers));
    if (eerder.length < anker) korter.set(doel, { categorie: doel, ankers: eerder.length, nodig: anker, zonderGroei: false });
    else korter.delete(doel);
  }
  return { woorden: uit, tekort: [...korter.values()], maat };
}
