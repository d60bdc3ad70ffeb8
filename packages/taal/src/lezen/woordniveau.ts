/**
 * Decides: on which of the eight word levels a word is read.
 * Source: the usual order of Dutch decoding: mkm, clusters, compounds and affixes, open and closed klankgroepen, longer words, loans; own cut-offs.
 * Example: woordniveauVan(examineWoord('bomen')) === 'L5', of 'maan' 'L1', of 'chauffeur' 'L8'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woordniveau } from '@spelrijk/domain/leesopgave';
import type { Woordvorm } from '@spelrijk/domain/woord';
import { splitGrafemen } from '../grafemen.ts';

/** What is needed of a word; a bank record and an analysis both have it. */
export interface Leesbeeld {
  readonly woord: string;
  readonly klankgroepen: readonly string[];
  readonly vorm: Woordvorm;
  readonly categorieen: readonly CategorieId[];
  readonly delen?: readonly string[];
}

const REEKS: readonly Woordniveau[] = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'];
const nummer = (niveau: Woordniveau): number => REEKS.indexOf(niveau);

/** Is a word of this level at most as hard as that one? */
export const isHoogstens = (niveau: Woordniveau, grens: Woordniveau): boolean => nummer(niveau) <= nummer(grens);

/** Loans whose letters have French or English values. */
const L8: ReadonlySet<CategorieId> = new Set([
  'ch-als-sj',
  'leen-ai-oi',
  'leen-eau',
  'leen-engels',
  'leen-g-zj',
  'leen-ieel-iaal',
  'leen-ou',
  'qu-woord',
  'ww-engels',
]);
/** Loans with one letter to know, and signs on letters. */
const L7: ReadonlySet<CategorieId> = new Set([
  'achtervoegsel-teit',
  'accent',
  'c-als-k',
  'c-als-s',
  'isch',
  'koppelteken',
  'th-woord',
  'tie-sie',
  'trema',
  'x-woord',
  'y-woord',
]);
const L6: ReadonlySet<CategorieId> = new Set([
  'achtervoegsel-aar',
  'achtervoegsel-heid',
  'achtervoegsel-ig',
  'achtervoegsel-lijk',
  'i-als-ie',
]);
const OPEN_OF_DICHT: ReadonlySet<CategorieId> = new Set(['lange-klank-eind', 'open-lettergreep', 'verdubbeling']);

/** Signs of a vowel that sounds otherwise before its neighbour. */
const KLEURING = /^(?:aai|ooi|oei|eeuw|ieuw|uw|auw|ouw)$/;
const KLINKER = /[aeiouyéèëïöü]/;
/** Loan words everyone knows by sight; everyday short words before r are read from the start. */
const VROEG: ReadonlyMap<string, Woordniveau> = new Map([
  ['voor', 'L2'],
  ['door', 'L2'],
  ['weer', 'L2'],
  ['meer', 'L2'],
  ['nieuw', 'L3'],
  ['thuis', 'L4'],
  ['één', 'L4'],
  ['oma', 'L4'],
  ['opa', 'L4'],
  ['mama', 'L4'],
  ['papa', 'L4'],
  ['hallo', 'L4'],
]);

/** The level on which this word is read. */
export function woordniveauVan(beeld: Leesbeeld): Woordniveau {
  const vroeg = VROEG.get(beeld.woord.toLowerCase());
  if (vroeg) return vroeg;
  const has = (categorieen: ReadonlySet<CategorieId>): boolean => beeld.categorieen.some((categorie) => categorieen.has(categorie));
  if (has(L8)) return 'L8';
  const kern = kernKlankgroepen(beeld);
  if (has(L7) || kern > 3) return 'L7';
  if (has(L6) || kern > 2) return 'L6';
  if (beeld.klankgroepen.length === 1) return niveauVanKlank(beeld.woord);
  if (beeld.delen && beeld.delen.length > 1 && kern === 1) return 'L4';
  return has(OPEN_OF_DICHT) || !isDoorzichtig(beeld) ? 'L5' : 'L4';
}

/** Klankgroepen of the longest part, without the prefix and ending that a reader takes off at a glance. */
function kernKlankgroepen({ woord, klankgroepen, vorm, delen, categorieen }: Leesbeeld): number {
  const aantal = klankgroepen.length;
  if (delen && delen.length > 1) return Math.max(...perDeel(klankgroepen, delen));
  const laag = woord.toLowerCase();
  const voor = categorieen.includes('voorvoegsel-stomme-e') || /^(?:ont|her)/.test(laag) ? 1 : 0;
  const achter = vorm === 'verkl' || vorm === 'vt' || /(?:en|e|end|ing)$/.test(laag) ? 1 : 0;
  return Math.max(1, aantal - (aantal > 2 ? voor + achter : 0));
}

/** Klankgroepen in each free part; an ending that takes a klankgroep of its own is not counted for long parts. */
function perDeel(klankgroepen: readonly string[], delen: readonly string[]): number[] {
  const aantallen = delen.map(() => 0);
  let plek = 0;
  for (const groep of klankgroepen) {
    const deel = findDeelOp(delen, plek + groep.search(KLINKER));
    aantallen[deel] = (aantallen[deel] ?? 0) + 1;
    plek += groep.length;
  }
  return aantallen.map((aantal, n) => (aantal > 2 && /(?:en|er|e|je|te|de)$/.test(delen[n] ?? '') ? aantal - 1 : aantal));
}

function findDeelOp(delen: readonly string[], plek: number): number {
  let einde = 0;
  const gevonden = delen.findIndex((deel) => (einde += deel.length) > plek);
  return Math.max(0, gevonden);
}

/** Compounds, and words whose second klankgroep is an ending: nothing to know of open or closed. */
function isDoorzichtig({ woord, vorm, delen, categorieen }: Leesbeeld): boolean {
  if (delen && delen.length > 1) return true;
  return vorm === 'verkl' || categorieen.includes('voorvoegsel-stomme-e') || /(?:en|er|el|em|e|je|jes|ers|els)$/.test(woord.toLowerCase());
}

/** A word of one klankgroep, by what stands before and behind its vowel. */
function niveauVanKlank(woord: string): Woordniveau {
  const tekens = splitGrafemen(woord.toLowerCase());
  const kern = tekens.findIndex((teken) => KLINKER.test(teken));
  const teken = tekens[kern] ?? '';
  const voor = count(tekens.slice(0, kern));
  const achter = count(tekens.slice(kern + 1));
  if (KLEURING.test(teken) || voor > 2 || achter > 2) return 'L3';
  if (/^(?:ee|oo|eu)$/.test(teken) && tekens[kern + 1] === 'r') return 'L3';
  const clusters = (voor > 1 ? 1 : 0) + (achter > 1 ? 1 : 0);
  if (clusters > 1) return 'L3';
  return clusters === 1 || /ng|ch/.test(woord) ? 'L2' : 'L1';
}

/** Sounds in a run of consonant signs. */
const count = (tekens: readonly string[]): number =>
  tekens.reduce((som, teken) => som + (/^(?:sch|nk|x)$/.test(teken) ? 2 : /[a-z]/.test(teken) ? 1 : 0), 0);
