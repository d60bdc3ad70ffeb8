/** What the language engine says of a word, in the shape a person looks at. */
import type { Woordbericht } from '@spelrijk/contract/woordlijsten';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { findWoord } from '@spelrijk/taal/bank';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { findZinstuk } from '../../oefenen/standen/index.ts';
import { reportLijst, reportWoord, type Lijstregel } from '@spelrijk/taal/lijstrapport';

/** A knelpunt of the main categorie; null when the whole word is one to remember. */
function knelpuntVan({ hoofd, knelpunten }: Lijstregel['analyse']): Woordbericht['knelpunt'] {
  const punt = knelpunten.find(({ categorie }) => categorie === hoofd);
  return punt ? { start: punt.start, end: punt.end } : null;
}

function berichtVan({ analyse, oordeel, nakijken, voorstel, inBank }: Lijstregel): Woordbericht {
  const zin = findWoord(analyse.woord)?.zin;
  return {
    woord: analyse.woord,
    oordeel,
    zeker: Math.round(analyse.zeker * 100),
    hoofd: analyse.hoofd,
    hoofdNaam: getCategorie(analyse.hoofd)?.naam ?? '',
    categorieen: [...analyse.categorieen],
    klankgroepen: [...analyse.klankgroepen],
    knelpunt: knelpuntVan(analyse),
    nakijken: nakijken.map((twijfel) => twijfel.zin),
    ...(voorstel !== undefined && { voorstel }),
    inBank,
    ...(zin !== undefined && { zin }),
  };
}

/** Chunks that do not make the word (any more) are left out. */
const heel = ({ klankgroepen, ...rij }: Lijstwoord): Lijstwoord => ({
  ...rij,
  ...(klankgroepen?.join('') === rij.woord && { klankgroepen }),
});

export const toBericht = (rij: Lijstwoord): Woordbericht => berichtVan(reportWoord(heel(rij), 1, false));

/** Of a whole sentence of ours what it was written for, which is the same on both sides of the border; of a word what the language engine says. */
export function toDicteebericht(rij: Lijstwoord): Woordbericht {
  const zin = findZinstuk('nl', rij.woord) ?? findZinstuk('be', rij.woord);
  if (!zin) return toBericht(rij);
  const { woord, hoofd } = zin;
  const punt = woord.knelpunten.find(({ categorie }) => categorie === hoofd);
  return {
    woord: woord.woord,
    oordeel: 'zeker',
    zeker: 100,
    hoofd,
    hoofdNaam: getCategorie(hoofd)?.naam ?? '',
    categorieen: [...new Set([hoofd, ...woord.knelpunten.map(({ categorie }) => categorie)])],
    klankgroepen: [...woord.klankgroepen],
    knelpunt: punt ? { start: punt.start, end: punt.end } : null,
    nakijken: [],
    inBank: true,
  };
}

/** The words of a pasted text; what stands there twice comes twice. */
export const readTekst = (tekst: string): Woordbericht[] => reportLijst(tekst).map(berichtVan);
