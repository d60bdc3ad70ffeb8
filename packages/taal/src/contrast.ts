/**
 * Decides: which words of the bank are the other side of a rule whose own words all go one way: kat beside hond, vrij beside wrat, vink beside ring.
 * Source: words of other categories that carry the other spelling at the same kind of place; for d and b the longer form stands in the bank.
 * Example: contrastenVan('verlenging-d-t') has kat: its t is left out, to choose d or t.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord } from '@spelrijk/domain/woord';
import { BANK, woordenVan } from './bank.ts';
import { createGat, createGatOp, type Gat } from './generate.ts';
import type { GatVoorstel } from './generate/gatbeeld.ts';
import { meervoudVan } from './vormen.ts';

/** A word to set beside those of a categorie: which letters are left out, and between what is chosen. */
export interface Contrast {
  readonly woord: Woord;
  readonly gat: Gat;
}

/** Where the other spelling stands, and what it is mixed up with. */
interface Zoekregel {
  readonly plek: RegExp;
  readonly keuzes: readonly string[];
  readonly mag?: (woord: Woord) => boolean;
}

const WOORDEN: ReadonlySet<string> = new Set(BANK.map(({ woord }) => woord));
/** The longer form stands in the bank, so that a child can hear it. */
const hasLangere = ({ woord }: Woord): boolean => WOORDEN.has(meervoudVan(woord)) || WOORDEN.has(`${woord}e`) || WOORDEN.has(`${woord}en`);
const isLang = ({ klankgroepen }: Woord): boolean => klankgroepen.length > 1;

/** By capturing group: what stands before the place, and the letters of the place itself. */
const ZOEK: Readonly<Record<CategorieId, Zoekregel>> = {
  'verlenging-d-t': { plek: /^(.*[^dt])(t)$/, keuzes: ['d', 't'], mag: hasLangere },
  'verlenging-b-p': { plek: /^(.*[^bp])(p)$/, keuzes: ['b', 'p'], mag: hasLangere },
  'z-s-wissel': { plek: /^(.*[nlrkp])(s)(?=e[nr]?$)/, keuzes: ['s', 'z'], mag: isLang },
  'v-f-wissel': { plek: /^(.*[lraeiou])(f)(?=e[nr]?$)/, keuzes: ['f', 'v'], mag: isLang },
  'open-lettergreep': { plek: /^([^aeiou]+)(aa|ee|oo|uu)(?=[bdgklmnprtv]$)/, keuzes: [] },
  verdubbeling: { plek: /^([^aeiou]*[aeou])([bdfgklmnprst])(?=e[nlr]$)/, keuzes: [] },
  'wr-woord': { plek: /^()(vr)(?=[aeiou])/, keuzes: ['vr', 'wr'] },
  'g-ch': { plek: /^(.*[aeiou])(g)$/, keuzes: ['g', 'ch'] },
  'c-als-s': { plek: /^()(s)(?=[ei])/, keuzes: ['s', 'c'], mag: isLang },
  'c-als-k': { plek: /^()(k)(?=[aolr])/, keuzes: ['k', 'c'], mag: isLang },
  'i-als-ie': { plek: /^(.*[^aeiou])(ie)(?=[^aeiou]|$)/, keuzes: ['i', 'ie'], mag: isLang },
  'th-woord': { plek: /^()(t)(?=[aeo])/, keuzes: ['t', 'th'], mag: isLang },
  'x-woord': { plek: /^(.*[aeio])(ks)/, keuzes: ['ks', 'x'] },
  'y-woord': { plek: /^(.*[^aeiou])(ie)$/, keuzes: ['y', 'ie'], mag: isLang },
  'ch-als-sj': { plek: /^()(sj)(?=[aeou])/, keuzes: ['sj', 'ch'] },
  'leen-ou': { plek: /^(.*?[^aeiou])(oe)(?=[^aeiou])/, keuzes: ['oe', 'ou'], mag: isLang },
  'alle-allen': { plek: /^(all|beid|sommig|ander|enkel|oudst)(e)$/, keuzes: ['e', 'en'] },
  // tafels and cadeaus beside foto's.
  'apostrof-meervoud': { plek: /^(.*(?:[bdfgklmnprtw]|ee|eau|oe|é|ie|ge))(s)$/, keuzes: ['s', "'s"], mag: ({ vorm }) => vorm === 'mv' },
  'achtervoegsel-aar': { plek: /^(.*[^aeiou])(er)$/, keuzes: ['er', 'aar'], mag: isLang },
};

const VERKLEIND: readonly CategorieId[] = ['verklein-je', 'verklein-tje', 'verklein-pje', 'verklein-etje', 'verklein-nkje'];
const KORT: readonly CategorieId[] = ['ww-stam', 'ww-tt-jij-achter', 'ww-gebiedend'];
const LANG: readonly CategorieId[] = ['ww-tt-stam-t', 'ww-tt-d-dt'];

/** Categories whose own gaps ask the same thing from the other side. */
const OVERKANT: Readonly<Record<CategorieId, readonly CategorieId[]>> = {
  ng: ['nk'],
  nk: ['ng'],
  'hoofdletter-fout': ['hoofdletter-naam'],
  'hoofdletter-naam': ['hoofdletter-fout'],
  ...Object.fromEntries(VERKLEIND.map((id) => [id, VERKLEIND.filter((ander) => ander !== id)])),
  ...Object.fromEntries(KORT.map((id) => [id, LANG])),
  ...Object.fromEntries(LANG.map((id) => [id, KORT])),
};

/** One letter or two, where that is what the rule is about. */
const keuzesBij = (regel: Zoekregel, letters: string): readonly string[] =>
  regel.keuzes.length > 0 ? regel.keuzes : letters.length === 2 ? [letters.charAt(0), letters] : [letters, letters + letters];

function voorstelMet(woord: Woord, regel: Zoekregel): GatVoorstel | null {
  const gevonden = regel.plek.exec(woord.woord);
  if (!gevonden || regel.mag?.(woord) === false) return null;
  const [, voor = '', letters = ''] = gevonden;
  return { start: voor.length, end: voor.length + letters.length, keuzes: keuzesBij(regel, letters) };
}

function gatMet(woord: Woord, categorieId: CategorieId, regel: Zoekregel): Gat | null {
  const voorstel = voorstelMet(woord, regel);
  return voorstel && createGatOp(woord, categorieId, voorstel);
}

/** What the choices beside this word would make of it, for whichever rule: looked up in the dictionary beforehand. */
export const contrastvoorstellen = (woord: Woord): readonly GatVoorstel[] =>
  Object.values(ZOEK).flatMap((regel) => voorstelMet(woord, regel) ?? []);

/** A spelling that is kept apart in one form is kept apart in all. */
const APART: ReadonlySet<string> = new Set(BANK.filter(({ gereserveerd }) => gereserveerd === true).map(({ woord }) => woord));

/** Words that may be set beside others at all. */
const MOGELIJK: readonly Woord[] = BANK.filter(
  ({ woord, regio, gereserveerd }) => regio === 'beide' && gereserveerd !== true && !APART.has(woord) && /^[a-z'-]+$/iu.test(woord),
);
/** The best known first. */
const NAAST: readonly Woord[] = MOGELIJK.toSorted((a, b) => a.band - b.band);
/** Records of the same spelling that stand before this one in the bank: the first that can be set beside is the one. */
const EERDER = new Map<Woord, readonly Woord[]>();
const opSpelling = new Map<string, readonly Woord[]>();
for (const woord of MOGELIJK) {
  const eerder = opSpelling.get(woord.woord) ?? [];
  EERDER.set(woord, eerder);
  opSpelling.set(woord.woord, [...eerder, woord]);
}

/** Of those the other side of a categorie: no harder than its own words. */
function past(categorieId: CategorieId): (woord: Woord) => boolean {
  const eigen = woordenVan(categorieId);
  const hoogste =
    eigen
      .map(({ niveau }) => niveau)
      .toSorted()
      .at(-1) ?? '';
  const spellingen = new Set(eigen.map(({ woord }) => woord));
  return ({ woord, niveau, hoofd, knelpunten }) =>
    hoofd !== categorieId && niveau <= hoogste && !spellingen.has(woord) && !knelpunten.some(({ categorie }) => categorie === categorieId);
}

const HOOGSTENS = 30;

/** The words to set beside those of this categorie, the best known first, at most thirty; empty when its own words go both ways or there are none. */
export function contrastenVan(categorieId: CategorieId): readonly Contrast[] {
  const zoek = ZOEK[categorieId];
  const overkant = new Set(OVERKANT[categorieId] ?? []);
  if (!zoek && overkant.size === 0) return [];
  const mag = past(categorieId);
  const gatVan = (woord: Woord): Gat | null => {
    if (overkant.has(woord.hoofd)) return mag(woord) ? createGat(woord, woord.hoofd) : null;
    return zoek && mag(woord) ? gatMet(woord, categorieId, zoek) : null;
  };
  const uit: Contrast[] = [];
  for (const woord of NAAST) {
    if (uit.length === HOOGSTENS) break;
    const gat = gatVan(woord);
    if (gat && !EERDER.get(woord)?.some((eerder) => gatVan(eerder) !== null)) uit.push({ woord, gat });
  }
  return uit;
}
