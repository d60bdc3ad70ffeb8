/** The words of a parent: a child is no leerling. It takes another article, so what stands before it changes along. */
import { bundelIn, inWoorden } from './eigenwoorden.ts';
import { SCHERM } from './praktijkwoorden.ts';

const LIDWOORD: ReadonlyMap<string, string> = new Map([
  ['de', 'het'],
  ['deze', 'dit'],
  ['die', 'dat'],
  ['elke', 'elk'],
  ['iedere', 'ieder'],
  ['welke', 'welk'],
]);
const het = (lidwoord: string): string => LIDWOORD.get(lidwoord.toLowerCase()) ?? lidwoord;

/** @example toThuis('Voeg de nieuwe leerling toe') // 'Voeg het nieuwe kind toe' */
export const toThuis = inWoorden([
  ...SCHERM,
  // Who prints it is the parent.
  [/\brapport voor ouders\b/giu, () => 'rapport'],
  [/\bBeste ouders van\b/gu, () => 'Dit gaat over'],
  // Who gives consent is who fills it in, and who listens.
  [/\bToestemming van ouders\b/gu, () => 'Jouw toestemming'],
  [
    /\bNoteer pas iets als een ouder of voogd ja zei\. Een ouder kan de toestemming altijd intrekken:/gu,
    () => 'Jij beslist, en je kunt het altijd intrekken:',
  ],
  [
    /\bAlleen wie deze leerling begeleidt en de beheerder kunnen luisteren\./gu,
    () => 'Alleen de ouders die hier inloggen kunnen luisteren.',
  ],
  [/\bgaven de ouders toestemming\b/gu, () => 'heb je dit besloten'],
  [/\bklassendictee(s)?\b/giu, (meer = '') => `dictee${meer}`],
  [/\bklassenplaat\b/giu, () => 'plaat van thuis'],
  [/\b(?:groeps|klas)code\b/giu, () => 'code'],
  [
    /\b(de|deze|die|elke|iedere|welke) ((?!(?:de|deze|die|elke|iedere|welke) )\p{L}+e )?leerling\b/giu,
    (lidwoord = '', ander = '') => `${het(lidwoord)} ${ander}leerling`,
  ],
  [/\b(?<!(?:het|dit|dat) )(nieuw|ander|ouder|gemiddeld)e leerling\b/giu, (woord = '') => `${woord} leerling`],
  // Her children together are a groep to the program only; the groep that a child is in at school keeps its name.
  [
    /\b(van|zoals|voor|wijzig|wat|in(?! de klas)) (de|deze) (hele )?(?:groep|klas)\b(?! (?:\d|waarin))/giu,
    (voor = '', lidwoord = '', hele = '') =>
      `${voor}${voor.toLowerCase() === 'wijzig' ? ' voor' : ''} ${lidwoord === 'deze' ? 'dit' : 'het'} ${hele}gezin`,
  ],
  // What is left of it: a groep is a family, and groepen are its children. A year at school (groep 5), and the klas there, are not hers.
  [/\b(?:groepen|klassen), (?=leerlingen|kinderen)/giu, () => ''],
  [
    /\b(de|deze|elke) (hele )?(?:groep|klas)\b(?<!\bin de klas)(?! (?:\d|waar|die komt|van je kind|op school)| $)/giu,
    (lidwoord = '', hele = '') => `${het(lidwoord)} ${hele}gezin`,
  ],
  [/\bandere (?:groep|klas)\b/giu, () => 'ander gezin'],
  [
    /\b(?<!\b(?:welke|een|in de) )(?:groep|klas)\b(?! (?:\d|waar|die komt|is genoeg|van je kind|op school)| $|$)|(?<=\b(?:eigen|je|per|hele) )(?:groep|klas)\b/giu,
    () => 'gezin',
  ],
  [/\b(?:groepen|klassen)\b/giu, () => 'kinderen'],
  [/\bonze leerling\b/giu, () => 'ons leerling'],
  [/\bdezelfde leerling\b/giu, () => 'hetzelfde leerling'],
  [/\bgeen enkele leerling\b/giu, () => 'geen enkel leerling'],
  [/\bleerling die\b/giu, () => 'leerling dat'],
  [/\bleerlingen\b/giu, () => 'kinderen'],
  [/\bjaargroep\b/giu, () => 'groep op school'],
  // The codes of half-years, and the sentence that explains them.
  [
    / M5 is halverwege groep 5, E5 het eind van groep 5\.| Midden L3 is halverwege het 3de leerjaar, eind L3 is het einde ervan\./gu,
    () => '',
  ],
  [/^([ME])([3-8])$/gu, (helft = '', jaar = '') => `${helft === 'M' ? 'midden' : 'eind'} groep ${jaar}`],
  [/^M([67])-E\1$/gu, (jaar = '') => `groep ${jaar}`],
  [/^[ME]\d(?:-[ME]\d)? \((.+)\)$/gu, (jaar = '') => jaar],
  [/\bde stippellijn is de norm(?:groep|klas)\b/giu, () => 'de stippellijn is waar een gemiddeld kind staat'],
  [/\bde norm(?:groep|klas)\b/giu, () => 'het gemiddelde'],
  [/\bnorm(?:groep|klas)\b/giu, () => 'vergeleken met'],
  [/\bleerling\b/giu, () => 'kind'],
]);

export const inThuiswoorden = bundelIn(toThuis);
