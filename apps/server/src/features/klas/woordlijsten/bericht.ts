/** What the language engine says of a word, in the shape a person looks at. */
import type { Woordbericht } from '@spelrijk/contract/woordlijsten';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { findWoord } from '@spelrijk/taal/bank';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { findEigenZinstuk, findZinstuk } from '../../oefenen/standen/index.ts';
import { onbekendeWoorden } from '@spelrijk/taal/eigenzin';
import { reportLijst, reportWoord, type Lijstregel } from '@spelrijk/taal/lijstrapport';
import { isNagelezen } from '@spelrijk/taal/lijstwoord';

/** A knelpunt of the main categorie; null when the whole word is one to remember. */
function knelpuntVan({ hoofd, knelpunten }: Lijstregel['analyse']): Woordbericht['knelpunt'] {
  const punt = knelpunten.find(({ categorie }) => categorie === hoofd);
  return punt ? { start: punt.start, end: punt.end } : null;
}

function berichtVan({ analyse, oordeel, zeker, nakijken, voorstel, inBank, nagekeken }: Lijstregel): Woordbericht {
  const zin = findWoord(analyse.woord)?.zin;
  return {
    woord: analyse.woord,
    oordeel,
    zeker: Math.round(zeker * 100),
    hoofd: analyse.hoofd,
    hoofdNaam: getCategorie(analyse.hoofd)?.naam ?? '',
    categorieen: [...analyse.categorieen],
    klankgroepen: [...analyse.klankgroepen],
    knelpunt: knelpuntVan(analyse),
    nakijken: nakijken.map((twijfel) => twijfel.zin),
    ...(voorstel !== undefined && { voorstel }),
    inBank,
    nagekeken,
    ...(zin !== undefined && { zin }),
  };
}

/** Chunks that do not make the word (any more) are left out. */
const heel = ({ klankgroepen, ...rij }: Lijstwoord): Lijstwoord => ({
  ...rij,
  ...(klankgroepen?.join('') === rij.woord && { klankgroepen }),
});

export const toBericht = (rij: Lijstwoord): Woordbericht => berichtVan(reportWoord(heel(rij), 1, false));

/** What to look at in a sentence of the docent's own: words that we do not know may be slips. What we read in lists of schools is a word. */
const nakijkenIn = (tekst: string): string[] =>
  onbekendeWoorden(tekst)
    .filter((woord) => !isNagelezen(woord) && !isNagelezen(woord.toLowerCase()))
    .map((woord) => `We kennen ${woord} niet. Klopt de spelling? Wat hier staat, wordt goed gerekend.`);

/**
 * Of a whole sentence of ours what it was written for, which is the same on both sides of the border; of one that the docent typed what its words,
 * signs and verbs ask; of a word what the language engine says; of what is written short that it cannot be heard.
 */
export function toDicteebericht(rij: Lijstwoord): Woordbericht {
  const bank = findZinstuk('nl', rij.woord) ?? findZinstuk('be', rij.woord);
  const zin = bank ?? findEigenZinstuk('nl', rij.woord);
  const kort = findWoord(rij.woord);
  if (kort?.vorm === 'kort')
    return {
      ...toBericht(rij),
      oordeel: 'onbruikbaar',
      nagekeken: false,
      zeker: 0,
      nakijken: [`Een kind hoort het hele woord. Zet in een dictee: ${kort.basis ?? ''}`],
    };
  if (!zin) return toBericht(rij);
  const { woord, hoofd } = zin;
  const nakijken = bank ? [] : nakijkenIn(woord.woord);
  const punt = woord.knelpunten.find(({ categorie }) => categorie === hoofd);
  return {
    woord: woord.woord,
    oordeel: nakijken.length > 0 ? 'nakijken' : 'zeker',
    zeker: nakijken.length > 0 ? 50 : 100,
    hoofd,
    hoofdNaam: getCategorie(hoofd)?.naam ?? '',
    categorieen: [...new Set([hoofd, ...woord.knelpunten.map(({ categorie }) => categorie)])],
    klankgroepen: [...woord.klankgroepen],
    knelpunt: punt ? { start: punt.start, end: punt.end } : null,
    nakijken,
    inBank: bank !== undefined,
    nagekeken: bank !== undefined,
  };
}

/** The words of a pasted text; what stands there twice comes twice. */
export const readTekst = (tekst: string): Woordbericht[] => reportLijst(tekst).map(berichtVan);
