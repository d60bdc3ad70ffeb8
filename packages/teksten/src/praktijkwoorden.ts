/** The words of a practice: of a logopedist in Flanders, and the few that differ in the Netherlands. Each takes the article of the word it stands for, so that the sentence around it stays right. */
import { bundelIn, inWoorden, type Woord } from './eigenwoorden.ts';

const DICTEE: Woord = [/\bklassendictee(s)?\b/giu, (meer = '') => `dictee${meer}`];

/** @example toPraktijk('Klas toevoegen') // 'Groep toevoegen' */
export const toPraktijk = inWoorden([
  DICTEE,
  // The klas of a client at its school stays one.
  [/(?<!(?:voor|schrift) in de )\bklas(sen)?\b(?! op school)/giu, (meer = '') => (meer === '' ? 'groep' : 'groepen')],
  [/\bklas(?:sen)?(?=(?:code|lijst|naam|overzicht)s?\b)/giu, () => 'groeps'],
  [/\bleerling(en)?\b/giu, (meer = '') => `cliënt${meer}`],
  [/\bleerkracht(en)?\b/giu, (meer = '') => `logopedist${meer}`],
  [/\bschoolbeheerder(s)?\b/giu, (meer = '') => `praktijkbeheerder${meer}`],
  [/\b(?<=(?:onze|jullie|je|jouw|hele|eigen) )school\b/giu, () => 'praktijk'],
]);

export const inPraktijkwoorden = bundelIn(toPraktijk);

/** A practice in the Netherlands shares leerling and groep with a school. */
export const inPraktijkwoordenNl = bundelIn(inWoorden([DICTEE]));
