/** Which column is what: the names that school programs give them, long (a row a test) and wide (a column a test, or a part of one). */

import { cutTekst } from '@spelrijk/base/tekst';
import type { LvsKolom } from '@spelrijk/contract/lvsspelling';
import { isLvsWaarde, type LvsVeld, type LvsWaarde } from '@spelrijk/domain/lvsspelling';
import { momentIn } from './moment.ts';

export type Veld = LvsVeld;

const ALIASSEN: Readonly<Record<Veld, readonly string[]>> = {
  leerlingnummer: [
    'leerlingnummer',
    'leerlingnr',
    'leerling id',
    'leerlingid',
    'stamnummer',
    'stamboeknummer',
    'nummer',
    'las key',
    'laskey',
  ],
  eckid: ['eck id', 'eckid', 'ketenid'],
  naam: ['leerling', 'naam leerling', 'leerlingnaam', 'naam', 'volledige naam'],
  achternaam: ['achternaam', 'familienaam'],
  voorvoegsel: ['voorvoegsel', 'tussenvoegsel', 'tussenvoegsels', 'tv'],
  roepnaam: ['roepnaam', 'voornaam'],
  geboortedatum: ['geboortedatum', 'geb datum', 'gebdatum', 'gebdat'],
  groep: ['groep', 'klas', 'stamgroep', 'groepsnaam', 'klasnaam', 'jaargroep', 'leerjaar'],
  toets: ['toets', 'toetsnaam', 'test', 'testnaam', 'vak', 'vakgebied', 'domein'],
  onderdeel: [
    'categorie',
    'cat',
    'categorienaam',
    'categorie naam',
    'naam categorie',
    'categorienummer',
    'categorie nummer',
    'categorie nr',
    'categorienr',
  ]
    .concat(['spellingcategorie', 'foutcategorie', 'omschrijving categorie', 'categorie omschrijving', 'onderdeel', 'toetsonderdeel'])
    .concat(['deeltoets', 'deelvaardigheid', 'subtest']),
  moment: ['toetsmoment', 'afnamemoment', 'testmoment', 'meetmoment', 'periode', 'moment', 'toetsperiode', 'afnameperiode'],
  afnamedatum: ['afnamedatum', 'datum', 'afname', 'toetsdatum', 'testdatum', 'datum afname', 'datum toets'],
  score: ['toetsscore', 'ruwe score', 'aantal goed', 'goed', 'juist', 'aantal juist', 'score'],
  fouten: ['aantal fout', 'aantal fouten', 'fout', 'fouten'],
  opgaven: ['aantal opgaven', 'max', 'opgaven', 'maximum', 'max score', 'maximumscore'],
  percentage: ['percentage', 'percentage goed', 'procent', 'procent goed', 'score procent', 'percentage juist'],
  vaardigheidsscore: ['vaardigheidsscore', 'vs', 'v score', 'vaardigheid'],
  niveau: ['niveau', 'niveau a e', 'ae', 'niveau i v', 'iv', 'romeins'],
  functioneringsniveau: ['functioneringsniveau', 'fn'],
  dle: ['dle'],
  percentiel: ['percentiel', 'pct', 'percentile', 'pc'],
  zone: ['zone', 'zone a e'],
  referentieniveau: ['referentieniveau', 'ref niveau', 'referentie niveau', 'behaald referentieniveau'],
  ontwikkelscore: ['ontwikkelscore', 'ontwikkel score', 'iep ontwikkelscore'],
  teken: ['kruisje'],
};

const OP_ALIAS: ReadonlyMap<string, Veld> = new Map(
  // The keys of the record above are its type; Object.entries forgets that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (Object.entries(ALIASSEN) as [Veld, readonly string[]][]).flatMap(([veld, namen]) => namen.map((naam) => [naam, veld] as const)),
);

export type Kolom = LvsKolom;
type Breed = Extract<Kolom, { soort: 'breed' }>;

/** A heading without what programs write differently: capitals, accents, signs. */
export const kaal = (tekst: string): string =>
  tekst
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('%', ' procent ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Names of our subject, and its code in messages between school programs (`SP`). */
const SPELLING = /spelling|diaspel|taalverzorging|\bSP\b/i;
export const isSpelling = (tekst: string): boolean => SPELLING.test(tekst);

/** A categorie by its number (`cat. 5`, `categorie 12a`), wherever it stands. */
const GENUMMERD = /\b(?:spelling)?cat(?:egorie)?\.?\s*(?:nr\.?\s*)?\d{1,2}[a-z]?\+?(?![\p{L}\d])/iu;
/** Words that schools call their categories by (a klankzuiver woord is one too). */
const GENOEMD =
  /^(?:klankzuiver|(?:hak|zing|lucht|plank|eer oor eur eel|aai ooi oei|eeuw ieuw|langermaak|klankgroepen|verklein|kilo|komma s|cent|politie|cola|tropisch|taxi|chef|thee|cafe|cadeau|route|garage|lolly) ?woord)(?:en)?$/;

/** A name of a test with the number of a categorie in it, taken apart: `Spelling 3.0 M4 cat. 5`. */
export function splitOnderdeel(toets: string): { readonly toets: string; readonly onderdeel: string } {
  const onderdeel = GENUMMERD.exec(toets)?.[0] ?? '';
  const zonder = onderdeel === '' ? toets : toets.replace(onderdeel, ' ');
  return { toets: zonder.replaceAll(/\s+/g, ' ').replaceAll(/^[\s:,(–-]+|[\s:,(–-]+$/g, ''), onderdeel: onderdeel.trim() };
}

/** The outcome that a heading ends with, and what stands before it: `Spelling M4 - VS`, `Taalverzorging P1 (ontwikkelscore)`, `M4 niveau`. */
function splitWaarde(tekst: string): { readonly voor: string; readonly waarde: LvsWaarde | null } {
  const woorden = tekst
    .trim()
    .split(/[\s:()–/]+|-(?=\D)/)
    .filter((woord) => woord !== '');
  for (const aantal of [3, 2, 1]) {
    const veld = woorden.length > aantal ? OP_ALIAS.get(kaal(woorden.slice(-aantal).join(' '))) : undefined;
    if (veld && isLvsWaarde(veld)) return { voor: woorden.slice(0, -aantal).join(' '), waarde: veld };
  }
  return { voor: tekst.trim(), waarde: null };
}

/** A part of a test in a heading. What its cells say nobody knows, so they are kept as the signs they are. */
function guessOnderdeel(tekst: string): Breed | null {
  const { voor, waarde } = splitWaarde(tekst);
  const { toets, onderdeel } = GENOEMD.test(kaal(voor)) ? { toets: '', onderdeel: voor } : splitOnderdeel(voor);
  if (onderdeel === '') return /^c\s?\d{1,2}$/i.test(voor) ? { soort: 'breed', toets: '', onderdeel: voor, veld: waarde ?? 'teken' } : null;
  const los = OP_ALIAS.get(kaal(toets));
  if (los && isLvsWaarde(los)) return { soort: 'breed', toets: '', onderdeel, veld: los };
  const vanToets = isSpelling(toets) || momentIn(toets) !== null;
  // The words behind a number are the name of the categorie: `cat. 5 hakwoorden`.
  return { soort: 'breed', toets: vanToets ? toets : '', onderdeel: cutTekst(vanToets ? onderdeel : voor, 80), veld: waarde ?? 'teken' };
}

/** What a heading means by itself. @example guessKolom('Spelling 3.0 M4 - VS') // wide, vaardigheidsscore */
export function guessKolom(tekst: string): Kolom {
  const veld = OP_ALIAS.get(kaal(tekst));
  if (veld) return { soort: 'veld', veld };
  const deel = guessOnderdeel(tekst);
  if (deel) return deel;
  const { voor, waarde } = splitWaarde(tekst);
  return waarde !== null && (momentIn(voor) !== null || isSpelling(voor))
    ? { soort: 'breed', toets: cutTekst(voor, 120), veld: waarde }
    : null;
}

/** Things that a list of a school can hold and that are none of our business: not read, not kept. */
const PRIVE =
  /\b(bsn|burgerservicenummer|sofinummer|onderwijsnummer|pgn|rijksregisternummer|insz|adres|straat|huisnummer|postcode|postnummer|gemeente|woonplaats|telefoon|mobiel|gsm|e ?mail|emailadres|nationaliteit|geboorteland|land|etniciteit|gewicht|foto|thuistaal|geloof|diagnose|dyslexie|opmerking(en)?|notitie(s)?)\b/;
export const isPrive = (kop: string): boolean => PRIVE.test(kaal(kop)) && guessKolom(kop) === null;
