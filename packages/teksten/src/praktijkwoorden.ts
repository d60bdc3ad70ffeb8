/** The words of a practice: of a logopedist in Flanders, and the few that differ in the Netherlands. Each takes the article of the word it stands for, so that the sentence around it stays right. */
import { bundelIn, inWoorden, type Woord } from './eigenwoorden.ts';

const DICTEE: Woord = [/\bklassendictee(s)?\b/giu, (meer = '') => `dictee${meer}`];

/** A practice has a screen and no board; the letters on that screen keep theirs. */
export const SCHERM: readonly Woord[] = [
  [/\bop het bord\b/giu, () => 'op het scherm'],
  [/\b(open|sluit) het bord\b/giu, (doe = '') => `${doe} het scherm`],
  [/\biemand op een andere school\b/giu, () => 'iemand'],
  // One moment for all children of a groep, and a few of them at a table, are of a school.
  [/\bgroei zie je aan leesmomenten\b/giu, () => 'één keer zegt nog niets over groei'],
  [/, via ‘Leesmomenten’/giu, () => ', via ‘Lezen’ op de pagina van het kind'],
  [/, in een klein groepje of één op één\b/giu, () => ''],
];

/** Who is no school has no list of groepen to go to. */
const LIJST: Woord = [/\b(naar de|voor alle) groepen\b/giu, (voor = '') => `${voor} leerlingen`];

/**
 * The groep that clients hang on is ours (decision 0221): what holds for all of them is of the practice. A year at school (groep 5), the groep there and the
 * one that a child is compared with keep their name.
 */
const PRAKTIJK: readonly Woord[] = [
  [/\bgroepscode\b/giu, () => 'code'],
  [/\blaat deze groep\b/giu, () => 'laat iedereen'],
  [/\bnaar de groep\b/giu, () => 'naar de praktijk'],
  [/\bwijzig de groep\b/giu, () => 'wijzig voor de praktijk'],
  [/\bin hun groep\b/giu, () => 'in de praktijk'],
  [/\b(?<!\bmenu van )(de|deze|hele|je|jouw|eigen) groep\b(?! (?:\d|waar|die komt|van je kind))/giu, (voor = '') => `${voor} praktijk`],
];

/** @example toPraktijk('Klas toevoegen') // 'Groep toevoegen' */
export const toPraktijk = inWoorden([
  DICTEE,
  ...SCHERM,
  // The klas of a client at its school stays one.
  [/(?<!(?:voor|schrift) in de )\bklas(sen)?\b(?! op school)/giu, (meer = '') => (meer === '' ? 'groep' : 'groepen')],
  [/\bklas(?:sen)?(?=(?:code|lijst|naam|overzicht)s?\b)/giu, () => 'groeps'],
  LIJST,
  [/\bleerling(en)?\b/giu, (meer = '') => `cliënt${meer}`],
  [/\bleerkracht(en)?\b/giu, (meer = '') => `logopedist${meer}`],
  [/\bschoolbeheerder(s)?\b/giu, (meer = '') => `praktijkbeheerder${meer}`],
  [/\b(?<=(?:onze|jullie|je|jouw|hele|eigen) )school(?: of praktijk)?\b/giu, () => 'praktijk'],
  // Behind the klas, which is a groep by now.
  ...PRAKTIJK,
]);

export const inPraktijkwoorden = bundelIn(toPraktijk);

/** A practice in the Netherlands shares leerling with a school. */
export const inPraktijkwoordenNl = bundelIn(inWoorden([DICTEE, ...SCHERM, LIJST, ...PRAKTIJK]));
