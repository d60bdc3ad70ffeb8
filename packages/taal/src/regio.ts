/**
 * Decides: what differs between the Netherlands and Flanders in words, in terms and in what a child hears. The spelling is the same.
 * Source: common knowledge of Dutch in both countries, own list; a remark on sound changes how hard a categorie is, never what is right.
 * Example: regioVan('confituur') === 'be'; tegenhanger('jam') === 'confituur'; uitspraakOpmerking('f-v', 'nl')?.lichter === false.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { CategorieId } from '@spelrijk/domain/categorie';

/**
 * The same thing under two names; several names of one region are divided by a slash. The first Flemish name of every pair is a word of
 * the bank (tested). Standard Belgian Dutch only, as Van Dale marks it and newspapers of there write it (De Standaard, Het gele boekje,
 * 2015: confituur, appelsien, microgolf); briquet and aapnootje were taken out, they are dialect or no word at all, and so was vla,
 * which is another thing than pudding.
 */
const WOORDPAREN: readonly (readonly [nl: string, be: string])[] = [
  ['jam', 'confituur'],
  ['magnetron', 'microgolfoven'],
  ['pinpas', 'bankkaart'],
  ['ui', 'ajuin'],
  ['sinaasappel', 'appelsien'],
  ['slager', 'beenhouwer'],
  ['schooltas/rugzak', 'boekentas'],
  ['jurk', 'kleedje'],
  ['patat', 'frieten'],
  ['snackbar', 'frituur'],
  ['slof/sloffen', 'pantoffel/pantoffels'],
  ['bank', 'zetel'],
  ['tosti', 'croque'],
  ['lolly', 'lekstok'],
  ['snoepje', 'snoep'],
  ['waterijsje', 'frisco'],
  ['kliko', 'vuilbak/container'],
  ['zwembad', 'zwemkom'],
  ['liniaal', 'meetlat'],
  ['gymles/gym', 'turnles/turnen'],
  ['gymzaal', 'turnzaal'],
  ['gum', 'gom'],
  ['puntenslijper', 'slijper'],
  ['stoep', 'voetpad'],
  ['schoolplein', 'speelplaats'],
  ['pauze', 'speeltijd'],
  ['etui', 'pennenzak'],
  ['middag', 'namiddag/voormiddag'],
  ['rotonde', 'rondpunt'],
  ['brommer', 'bromfiets'],
];

/** Everyday names that no rule of spelling makes: the letters of gsm are said one by one, and pull is no word by its sound. Nobody practises them. */
const LOSSE_PAREN: typeof WOORDPAREN = [
  ['mobieltje/mobiel', 'gsm'],
  ['trui', 'pull'],
];

/**
 * Names that mean something else, or the same too, in the other region: no child stumbles over them in a sentence, but they are never in a
 * task that asks to name a picture. Taaladvies.net calls ui and snoepje standard Dutch everywhere, and the Belgian traffic code itself says rotonde (art. 2.39).
 */
const OVERAL: ReadonlySet<string> = new Set([
  'bank',
  'bromfiets',
  'container',
  'gom',
  'middag',
  'mobiel',
  'namiddag',
  'pantoffel',
  'pantoffels',
  'pauze',
  'rotonde',
  'rugzak',
  'slijper',
  'snoep',
  'snoepje',
  'turnen',
  'ui',
  'voetpad',
  'zetel',
  'zwembad',
]);

const namen = (tekst: string): readonly string[] => tekst.split('/');
const ALLE_PAREN = [...WOORDPAREN, ...LOSSE_PAREN];
const ALLEEN_NL: ReadonlySet<string> = new Set(ALLE_PAREN.flatMap(([nl]) => namen(nl)));
const ALLEEN_BE: ReadonlySet<string> = new Set(ALLE_PAREN.flatMap(([, be]) => namen(be)));

/** The region whose everyday word this is; `beide` for all other words. */
export function regioVan(woord: string): Regio | 'beide' {
  const laag = woord.toLowerCase();
  if (OVERAL.has(laag)) return 'beide';
  if (ALLEEN_NL.has(laag)) return 'nl';
  return ALLEEN_BE.has(laag) ? 'be' : 'beide';
}

/** The everyday word of the other region; undefined when it is the same there. */
export function tegenhanger(woord: string): string | undefined {
  const laag = woord.toLowerCase();
  const paar = ALLE_PAREN.find(([nl, be]) => namen(nl).includes(laag) || namen(be).includes(laag));
  if (!paar) return undefined;
  return namen(namen(paar[0]).includes(laag) ? paar[1] : paar[0])[0];
}

interface Regiopaar {
  readonly nl: readonly string[];
  readonly be: readonly string[];
}

const toPaar = ([nl, be]: readonly [string, string]): Regiopaar => ({ nl: namen(nl), be: namen(be) });

/** Every pair, for editors. */
export const REGIOPAREN: readonly Regiopaar[] = WOORDPAREN.map(toPaar);
/** Pairs without a word to practise. */
export const NIET_GEOEFEND: readonly Regiopaar[] = LOSSE_PAREN.map(toPaar);

/** A remark for the teacher on how a categorie sounds in a region. */
export interface UitspraakOpmerking {
  /** One or two Dutch sentences. */
  readonly zin: string;
  /** Is the categorie easier (true) or harder (false) to hear there; undefined when only other errors occur. */
  readonly lichter?: boolean;
  /** Error labels that occur more often there. */
  readonly fouten: readonly string[];
}

const STEMLOOS_NL =
  'In een groot deel van Nederland klinken v en f, z en s en g en ch bijna gelijk. Zeg niet alleen "luister goed": geef een steunwoord.';
const STEMHEBBEND_BE = 'In Vlaanderen hoor je het verschil tussen v en f en tussen z en s meestal goed.';
const OPMERKINGEN: Readonly<Record<CategorieId, Readonly<Partial<Record<Regio, UitspraakOpmerking>>>>> = {
  'f-v': { nl: { zin: STEMLOOS_NL, lichter: false, fouten: ['f-v'] }, be: { zin: STEMHEBBEND_BE, lichter: true, fouten: [] } },
  's-z': { nl: { zin: STEMLOOS_NL, lichter: false, fouten: ['s-z'] }, be: { zin: STEMHEBBEND_BE, lichter: true, fouten: [] } },
  'g-ch': { nl: { zin: STEMLOOS_NL, lichter: false, fouten: ['g-ch', 'cht'] } },
  'tie-sie': {
    nl: { zin: 'Je hoort vaak tsie. In actie hoor je alleen sie.', fouten: ['tie-sie'] },
    be: { zin: 'In Vlaanderen klinkt tie vaak als sie. Laat de woorden onthouden.', lichter: false, fouten: ['tie-sie'] },
  },
  'ei-ij': { be: { zin: 'In delen van Vlaanderen klinkt ij als een lange è.', lichter: false, fouten: ['ei-ij', 'klank-verward'] } },
  letterkennis: {
    be: {
      zin: 'In delen van Vlaanderen klinkt ui bijna als eu, en valt de h weg.',
      lichter: false,
      fouten: ['klank-verward', 'letter-weg'],
    },
  },
  'uitgang-stomme-e': {
    nl: { zin: 'De n van -en hoor je meestal niet. Laat de n altijd schrijven.', lichter: false, fouten: ['uitgang-stomme-e'] },
    be: { zin: 'In West-Vlaanderen hoor je de n van -en wel, in Brabant niet.', fouten: ['uitgang-stomme-e'] },
  },
  'eer-oor-eur': {
    nl: { zin: 'Voor de r klinken ee, oo en eu anders.', lichter: false, fouten: ['eer-oor-eur'] },
    be: { zin: 'In Vlaanderen klinken ee, oo en eu voor de r bijna gewoon.', lichter: true, fouten: [] },
  },
  'wr-woord': { be: { zin: 'De Vlaamse w klinkt anders dan de v: wr en vr lijken minder op elkaar.', lichter: true, fouten: [] } },
  'leen-engels': { be: { zin: 'Tram, flat, camping en tank hebben in Vlaanderen een korte a.', fouten: ['leen-engels'] } },
  'leen-ou': { be: { zin: 'Franse woorden zijn in Vlaanderen vroeger bekend.', lichter: true, fouten: [] } },
  'leen-eau': { be: { zin: 'Franse woorden zijn in Vlaanderen vroeger bekend.', lichter: true, fouten: [] } },
  'ch-als-sj': { be: { zin: 'Let op douche: als douchje uitgesproken lijkt het een verkleinwoord.', fouten: ['verklein-je'] } },
};

/** What a teacher of this region should know about the sound of a categorie; undefined when there is nothing special. */
export const uitspraakOpmerking = (categorieId: CategorieId, regio: Regio): UitspraakOpmerking | undefined =>
  OPMERKINGEN[categorieId]?.[regio];
