/** The result of a methodetoets as tables for a spreadsheet. */
import type { Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { methodetoetsbestandTeksten } from '@spelrijk/teksten/methodetoets-bestand';
import type { Blad, Waarde } from '../../../platform/bestand/rekenblad.ts';

type Woorden = (typeof methodetoetsbestandTeksten)['nl'];

/** A word that was skipped is an empty cell, as one that was not made is; the sheet of words tells them apart. */
function matrix({ items, leerlingen, antwoorden }: Methodetoetsuitslag, w: Woorden): Blad {
  const gegeven = new Map(antwoorden.map((rij) => [`${rij.leerlingId} ${rij.itemId}`, rij]));
  const rijen = leerlingen.map(({ id, naam, goed, gemaakt }): Waarde[] => [
    naam,
    goed,
    gemaakt,
    ...items.map((item): Waarde => {
      const antwoord = gegeven.get(`${id} ${item.id}`);
      if (!antwoord) return null;
      return antwoord.goed ? w.goed : antwoord.gegeven || w.leeg;
    }),
  ]);
  return { naam: w.matrix, kop: [w.leerling, w.aantalGoed, w.gemaakt, ...items.map(({ woord }) => woord)], rijen };
}

const categorieen = ({ leerlingen }: Methodetoetsuitslag, w: Woorden): Blad => ({
  naam: w.categorieen,
  kop: [w.leerling, w.categorie, w.aantalGoed, w.gevraagd, w.fouten],
  rijen: leerlingen.flatMap((leerling) =>
    leerling.categorieen.map(({ naam, goed, gevraagd, fouten }): Waarde[] => [
      leerling.naam,
      naam,
      goed,
      gevraagd,
      fouten.map(({ woord, gegeven }) => `${gegeven || w.leeg} → ${woord}`).join(', '),
    ]),
  ),
});

const items = (uitslag: Methodetoetsuitslag, w: Woorden): Blad => ({
  naam: w.woorden,
  kop: [w.woord, w.aantalGoed, w.gevraagd, w.geschreven],
  rijen: uitslag.items.map(({ woord, goed, gevraagd, geschreven }): Waarde[] => [
    woord,
    goed,
    gevraagd,
    geschreven.map(({ tekst, keer }) => `${tekst || w.leeg} (${keer})`).join(', '),
  ]),
});

const ontbreekt = (uitslag: Methodetoetsuitslag, w: Woorden): Blad => ({
  naam: w.ontbreekt,
  kop: [w.leerling],
  rijen: uitslag.ontbreekt.map(({ naam }): Waarde[] => [naam]),
});

/** `eerste`: what fits in one table. */
export function uitslagBladen(uitslag: Methodetoetsuitslag): { readonly eerste: Blad; readonly alle: readonly Blad[] } {
  const w = methodetoetsbestandTeksten.nl;
  const eerste = matrix(uitslag, w);
  return { eerste, alle: [eerste, categorieen(uitslag, w), items(uitslag, w), ontbreekt(uitslag, w)] };
}
