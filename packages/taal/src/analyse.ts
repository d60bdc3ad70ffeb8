/**
 * Decides: everything the product wants to know of a spelling: sounds, chunks, parts, categories and their knelpunten.
 * Source: what the editor gives is used as it is; the rest comes from the letter-to-sound rules and word lists of this package.
 * Example: analyseWoord({ woord: 'zeehond' }).categorieen[0] === 'samenstelling'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Knelpunt, Woordvorm } from '@spelrijk/domain/woord';
import { stammenVoorE } from './analyse/buiging.ts';
import { leesdelenVan, parseWoord } from './analyse/morfologie.ts';
import type { Ontleding } from './analyse/ontleding.ts';
import { findKnelpunten, findTaakpunt } from './analyse/knelpunten.ts';
import { niveauVan, putHoofdFirst } from './analyse/volgorde.ts';
import type { Stuk, Woordbeeld } from './analyse/woordbeeld.ts';
import { TWIJFEL_DELEN, weighDelen } from './analyse/samenstelling.ts';
import { reportTwijfel } from './analyse/zekerheid.ts';
import type { Twijfel } from './analyse/zekerheid.ts';
import { alignGrafemen } from './grafemen.ts';
import type { GrafeemFoneem } from './grafemen.ts';
import { findDelen } from './klank/delen.ts';
import { readAfleiding, readScheidbareVorm } from './analyse/werkwoordsvormen.ts';
import { isLetterwoord, letternaam } from './klank/eigenklank.ts';
import { morfeemgrenzen, toLettergrepen, splitKlankgroepen, voorvoegselVan } from './klank/klankgroepen.ts';
import { isKleinDeel, pronounce } from './klank/uitspraak.ts';
import { voorstukVan } from './klank/voorstuk.ts';
import { UITSPRAAK } from './lexicon/uitspraak.ts';
import { NAAMDELEN, VOLKEN } from './lexicon/naamwoorden.ts';
import { KLEINE_WOORDEN } from './lexicon/woordsoorten.ts';
import { normalise } from './normalise.ts';

/** What is already known about a word; everything but the word itself may be absent. */
export interface AnalyseInvoer {
  readonly woord: string;
  readonly ipa?: string | undefined;
  readonly klankgroepen?: readonly string[] | undefined;
  readonly lettergrepen?: readonly string[] | undefined;
  readonly delen?: readonly string[] | undefined;
  readonly vorm?: Woordvorm | undefined;
  readonly basis?: string | undefined;
}

export interface WoordAnalyse {
  readonly woord: string;
  readonly ipa: string;
  readonly klankgroepen: readonly string[];
  readonly lettergrepen: readonly string[];
  readonly delen?: readonly string[];
  readonly vorm: Woordvorm;
  readonly basis?: string;
  /** Main categorie first. */
  readonly categorieen: readonly CategorieId[];
  /** The main categorie; '' when the word has none. */
  readonly hoofd: CategorieId;
  readonly knelpunten: readonly Knelpunt[];
  /** Half-year in which the newest categorie of the word is taught, NL. */
  readonly niveau: string;
  /** 0-1: how sure the analysis is. */
  readonly zeker: number;
  /** What somebody should check, as short Dutch sentences; empty when nothing. */
  readonly letOp: readonly string[];
  /** The same, with what of the analysis it is about. */
  readonly twijfels: readonly Twijfel[];
}

type Zekerheid = Pick<WoordAnalyse, 'zeker' | 'letOp' | 'twijfels'>;

/** Longer texts and texts with other signs are no words: they are returned without an analysis. */
const LANGSTE_WOORD = 48;
const LETTERS = /^[\p{Script=Latin}' .-]+$/u;

/**
 * Analyses any Dutch word; unknown words too. Given facts win from guesses. Never throws.
 * `gekozenVoor` is the categorie an editor put the word under; it comes first, and finds its knelpunt also where nothing in the letters
 * shows it (a capital, a space, a comma).
 * @example analyseWoord({ woord: 'bomen' }).klankgroepen // ['bo', 'men']
 */
export function analyseWoord(invoer: AnalyseInvoer, gekozenVoor?: CategorieId): WoordAnalyse {
  const woord = normalise(invoer.woord);
  const laag = woord.toLowerCase();
  if (isZin(woord)) return analyseZin(woord, invoer, gekozenVoor ?? '');
  if (!invoer.ipa && isLetterwoord(woord, (los) => parseWoord(los).bekend)) return analyseLetters(woord, invoer);
  if (woord.length > LANGSTE_WOORD || laag.length !== woord.length || !LETTERS.test(woord)) return withoutAnalyse(woord, invoer);
  const ontleding = volOntleding(invoer, laag);
  const delen = findDelen(laag, ontleding.delen);
  const gelezen =
    invoer.ipa === undefined
      ? (leesdelenVan(woord) ?? (ontleding.delen || UITSPRAAK.has(laag) ? undefined : readAfleiding(laag)))
      : undefined;
  const stukken = gelezen ? findDelen(laag, gelezen).map((stuk) => ({ ...stuk, tussen: false })) : delen;
  const ipa = invoer.ipa ?? pronounce({ laag, vorm: ontleding.vorm, basis: ontleding.basis?.toLowerCase(), delen: stukken });
  const tekens = alignGrafemen(woord, ipa, stukken.length > 1 ? stukkenVan(woord, stukken) : undefined);
  const grenzen = gelezen ? new Set(stukken.map(({ start }) => start)) : vasteGrenzen(laag, ipa, ontleding, delen);
  const klankgroepen = invoer.klankgroepen ?? splitKlankgroepen(woord, tekens, grenzen);
  const beeld = createBeeld(woord, ontleding, tekens, klankgroepen, delen);
  const gevonden = findKnelpunten(beeld);
  const taakpunten = gekozenVoor && !gevonden.some((punt) => punt.categorie === gekozenVoor) ? findTaakpunt(beeld, gekozenVoor) : [];
  const knelpunten = [...gevonden, ...taakpunten];
  const categorieen = putHoofdFirst([...new Set(knelpunten.map((punt) => punt.categorie))], gekozenVoor);
  // Whoever only wants its sounds or its categories does not wait for how sure we are, which can take longer than all the rest.
  let gewogen: Zekerheid | undefined;
  const twijfel = (): Zekerheid =>
    (gewogen ??= reportTwijfel({
      woord,
      laag,
      ipa,
      klankgroepen,
      bekend: ontleding.bekend,
      gegeven: invoer.ipa !== undefined,
      vorm: ontleding.vorm,
      basis: ontleding.basis,
      gegevenVorm: invoer.vorm !== undefined,
      delen: ontleding.delen,
      gegevenDelen: invoer.delen !== undefined,
    }));
  return {
    woord,
    ipa,
    klankgroepen,
    lettergrepen: invoer.lettergrepen ?? toLettergrepen(klankgroepen),
    vorm: ontleding.vorm,
    categorieen,
    hoofd: categorieen[0] ?? '',
    knelpunten,
    niveau: niveauVan(categorieen, klankgroepen.length),
    ...(ontleding.delen && { delen: ontleding.delen }),
    ...(ontleding.basis !== undefined && { basis: ontleding.basis }),
    get zeker() {
      return twijfel().zeker;
    },
    get letOp() {
      return twijfel().letOp;
    },
    get twijfels() {
      return twijfel().twijfels;
    },
  };
}

/** The base of a word that nothing more is asked of; undefined when it is no form of another. @example findBasis('bomen') // 'boom' */
export const findBasis = (woord: string): string | undefined => parseWoord(normalise(woord).toLowerCase()).basis;

/** The word cut where a part begins; a hyphen stays with the part before it. */
const stukkenVan = (woord: string, delen: Woordbeeld['delen']): string[] =>
  delen.map((deel, index) => woord.slice(deel.start, delen[index + 1]?.start ?? woord.length));

/**
 * A name is not inflected and not taken apart: Engels is no plural, Zeeland is no land at sea. But for what is put together with a word that names
 * are made with (Kamerlid, Noordzeekust), and for peoples (Grieken, Chinezen).
 */
function ontleedNaam(laag: string): Ontleding {
  const volk = parseVolk(laag);
  if (volk) return volk;
  const { vorm, basis, delen, bekend } = parseWoord(laag);
  const laatste = delen?.at(-1) ?? '';
  const kop = basis === undefined ? laatste : basis.slice(laag.length - laatste.length);
  if (delen && delen.length > 1 && (vorm === '' || vorm === 'mv') && NAAMDELEN.has(kop) && isZekerGenoeg(delen, kop))
    return { vorm, bekend, delen: joinWindstreek(delen), ...(basis !== undefined && { basis: withHoofdletter(basis) }) };
  return vorm === '' && !delen ? { vorm, bekend, ...(basis !== undefined && { basis }) } : { vorm: '', bekend: true };
}

/** Maya-indianen is of Maya-indiaan: a form of a name is of that name. */
const isNaamVan = (woord: string, basis: string | undefined): basis is string =>
  basis !== undefined && /^\p{Lu}/u.test(woord) && woord.toLowerCase().startsWith(basis.slice(0, 2));

/** With such a last part a first one that only the dictionary knows is no chance, where it is not short: Nobelprijs, and no Mesdag. */
const LANG_DEEL = 4;
const isZekerGenoeg = (delen: readonly string[], kop: string): boolean =>
  weighDelen(delen, kop) < ((delen[0] ?? '').length < LANG_DEEL ? TWIJFEL_DELEN : TWIJFEL_DELEN * 1.5);

const withHoofdletter = (laag: string): string => laag.charAt(0).toUpperCase() + laag.slice(1);

/** noordzee + kust: the name of a sea is one word. */
const joinWindstreek = ([eerste = '', tweede = '', ...rest]: readonly string[]): readonly string[] =>
  /^(?:noord|oost|zuid|west)$/.test(eerste) && rest.length > 0 ? [eerste + tweede, ...rest] : [eerste, tweede, ...rest];

/** Endings of peoples, with what stands there of one: Afrikanen, Chinezen, Galliërs, Hollanders. */
const VOLKSEINDEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouyï].*[bcdfghjklmnprstvwz]i?)anen$/, 'aan'],
  [/(?<=^(?!vog).*[aeiouy].*[bcdfghjklmnprstvw])ezen$/, 'ees'],
  [/(?<=[aeiouy].*iër)s$/, ''],
  [/(?<=[a-z]{2}(?:lander|dammer|burger|enaar))s$/, ''],
  [/(?<=[a-z]{2}en)aren$/, 'aar'],
];

/** More than one of a people, with its open klankgroep, its doubled letter, its z for an s. */
function parseVolk(laag: string): Ontleding | undefined {
  const eind = VOLKSEINDEN.find(([patroon]) => patroon.test(laag));
  const enkel = eind
    ? laag.replace(eind[0], eind[1])
    : /^(?:frans|engels)en$/.test(laag)
      ? laag.replace(/en$/, 'man')
      : [...(laag.endsWith('en') ? stammenVoorE(laag.slice(0, -2)) : []), laag.replace(/(?<=er|ing)s$/, ''), laag.replace(/nen$/, '')].find(
          (stam) => stam !== laag && VOLKEN.has(stam),
        );
  return enkel === undefined ? undefined : { vorm: 'mv', basis: withHoofdletter(enkel), bekend: true };
}

/** The name of a street is put together all the same: Bremstraat, Stationsweg. */
const STRAATNAAM = /^[a-z]{3,}(?:straat|laan|steeg|plein|weg|gracht|kade|singel)$/;

/** What is given wins; a given pronunciation means an editor filled the record, so nothing is guessed beside it. */
function volOntleding(invoer: AnalyseInvoer, laag: string): Ontleding {
  if (invoer.ipa !== undefined)
    return {
      vorm: invoer.vorm ?? '',
      bekend: true,
      ...(invoer.delen && { delen: invoer.delen }),
      ...(invoer.basis !== undefined && { basis: invoer.basis }),
    };
  const geraden = /^\p{Lu}[^-]*$/u.test(invoer.woord) && !STRAATNAAM.test(laag) ? ontleedNaam(laag) : parseWoord(laag);
  const vorm = invoer.vorm ?? geraden.vorm;
  const gevonden = vorm === geraden.vorm ? geraden.basis : undefined;
  const basis = invoer.basis ?? (isNaamVan(invoer.woord, gevonden) ? withHoofdletter(gevonden) : gevonden);
  const delen = invoer.delen ?? geraden.delen ?? readScheidbareVorm(laag, { vorm, basis });
  return { vorm, bekend: geraden.bekend, ...(delen && { delen }), ...(basis !== undefined && { basis }) };
}

/** A part by itself: voor-ge-steld, be-gin-ge-tal. */
const klinkVanDeel = ({ tekst }: Woordbeeld['delen'][number]): string =>
  pronounce({ laag: tekst, vorm: '', delen: [{ tekst, start: 0, end: tekst.length, tussen: false }] }).replaceAll('ˈ', '');

function vasteGrenzen(laag: string, ipa: string, { vorm, basis }: Ontleding, delen: Woordbeeld['delen']): ReadonlySet<number> {
  const grenzen = new Set(morfeemgrenzen(laag, ipa, vorm, basis));
  for (const deel of delen) {
    if (deel.end < laag.length && isKleinDeel(deel.tekst))
      for (const plek of morfeemgrenzen(deel.tekst, '', 'verkl', undefined)) grenzen.add(deel.start + plek);
    if (deel.tussen) continue;
    if (deel.start > 0) grenzen.add(deel.start);
    // voor-uit-lopen, op-leidingsniveau: a particle in front of a first part.
    else if (delen.length < 2) continue;
    const voor =
      (deel.start > 0 || KLEINE_WOORDEN.has(deel.tekst) ? voorvoegselVan(deel.tekst, klinkVanDeel(deel)) : 0) || voorstukVan(deel.tekst);
    if (voor > 0) grenzen.add(deel.start + voor);
  }
  const voorstuk = delen.length < 2 ? voorstukVan(laag) : 0;
  if (voorstuk > 0) {
    grenzen.add(voorstuk);
    // on-ge-twijfeld: a prefix behind it.
    const rest = laag.slice(voorstuk);
    const voor = voorvoegselVan(rest, klinkVanDeel({ tekst: rest, start: voorstuk, end: laag.length, tussen: false }));
    if (voor > 0) grenzen.add(voorstuk + voor);
  }
  return grenzen;
}

function createBeeld(
  woord: string,
  ontleding: Ontleding,
  tekens: readonly GrafeemFoneem[],
  klankgroepen: readonly string[],
  delen: Woordbeeld['delen'],
): Woordbeeld {
  return {
    woord,
    laag: woord.toLowerCase(),
    vorm: ontleding.vorm,
    basis: ontleding.basis?.toLowerCase(),
    tekens,
    klankgroepen: toStukken(klankgroepen),
    delen,
  };
}

function toStukken(groepen: readonly string[]): Stuk[] {
  let plek = 0;
  return groepen.map((tekst) => ({ tekst, start: plek, end: (plek += tekst.length) }));
}

const ZIN = /\S\s.*[.?!]['"]?$/;
const isZin = (tekst: string): boolean => ZIN.test(tekst);

/** A sentence has the knelpunten of its capitals and signs only; its words are analysed one by one. */
function analyseZin(woord: string, invoer: AnalyseInvoer, categorie: CategorieId): WoordAnalyse {
  const laag = woord.toLowerCase();
  const beeld: Woordbeeld = {
    woord,
    laag,
    vorm: invoer.vorm ?? '',
    basis: invoer.basis,
    tekens: [],
    klankgroepen: [],
    delen: [{ tekst: laag, start: 0, end: laag.length, tussen: false }],
  };
  const vast = invoer.vorm ? findKnelpunten(beeld).filter((punt) => punt.categorie === categorie) : [];
  const knelpunten = vast.length > 0 ? vast : findTaakpunt(beeld, categorie);
  return {
    ...withoutAnalyse(woord, invoer),
    knelpunten,
    categorieen: knelpunten.length > 0 ? [categorie] : [],
    hoofd: knelpunten.length > 0 ? categorie : '',
    zeker: 1,
    letOp: [],
    twijfels: [],
  };
}

/** Of such letters each is a klankgroep, and all there is to know is that they are capitals, or (tv, wc) that no full stop stands behind them. */
function analyseLetters(woord: string, invoer: AnalyseInvoer): WoordAnalyse {
  const categorie = /^\p{Lu}/u.test(woord) ? 'hoofdletter-naam' : 'afkortingen';
  return {
    ...withoutAnalyse(woord, { klankgroepen: [...woord], ...invoer }),
    ipa: [...woord.toLowerCase()].map(letternaam).join(''),
    knelpunten: [{ categorie, start: 0, end: categorie === 'afkortingen' ? woord.length : 1 }],
    categorieen: [categorie],
    hoofd: categorie,
    niveau: niveauVan([categorie], woord.length),
    zeker: 1,
    letOp: [],
    twijfels: [],
  };
}

const GEEN_WOORD = 'Dit lijkt geen woord. Kijk of het goed is getypt.';

const withoutAnalyse = (woord: string, invoer: AnalyseInvoer): WoordAnalyse => ({
  woord,
  ipa: invoer.ipa ?? '',
  klankgroepen: invoer.klankgroepen ?? [woord],
  lettergrepen: invoer.lettergrepen ?? [woord],
  vorm: invoer.vorm ?? '',
  categorieen: [],
  hoofd: '',
  knelpunten: [],
  niveau: '3a',
  zeker: 0,
  letOp: [GEEN_WOORD],
  twijfels: [{ veld: 'spelling', zin: GEEN_WOORD }],
});
