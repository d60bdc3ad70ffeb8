/**
 * Decides: which sentences there are to practise with, and how a sentence is put to a child and to the diagnosis.
 * Source: the hand-written tables in `zinnen/`; each kind is a module of its own that is loaded when first asked for.
 * Example: zinMetGat(zin).tekst === 'Mijn zusje ... (worden) morgen acht.'
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Zin, Zindoel, Zinsoort } from '@spelrijk/domain/zin';
import { findCategorienaam } from './categorie-namen.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { decodeZin } from './zinnen/regel.ts';

type Laad = () => Promise<{ readonly REGELS: string }>;

const MODULES: Readonly<Record<Zinsoort, Laad>> = {
  dictee: () => import('./zinnen/dictee.gen.ts'),
  homofoon: () => import('./zinnen/homofoon.gen.ts'),
  werkwoord: () => import('./zinnen/werkwoord.gen.ts'),
  leestekens: () => import('./zinnen/leestekens.gen.ts'),
  'los-of-vast': () => import('./zinnen/los-of-vast.gen.ts'),
};

const geladen = new Map<Zinsoort, Promise<readonly Zin[]>>();

/** The lines of a generated module as sentences. */
export const decodeZinnen = (regels: string, soort: Zinsoort): Zin[] =>
  regels
    .split('\n')
    .filter((regel) => regel !== '')
    .map((regel) => decodeZin(regel, soort));

/** All sentences of a kind, in the order of the learning line. Rejects when the module cannot be fetched; asking again tries again. */
export function loadZinnen(soort: Zinsoort): Promise<readonly Zin[]> {
  const bekend = geladen.get(soort);
  if (bekend) return bekend;
  const zinnen = MODULES[soort]().then(({ REGELS }) => decodeZinnen(REGELS, soort));
  geladen.set(soort, zinnen);
  zinnen.catch(() => geladen.delete(soort));
  return zinnen;
}

/** The kind in which the sentences of a categorie stand; words of all other categories are dictated in a sentence. */
export function zinsoortVan(categorieId: CategorieId): Zinsoort {
  if (categorieId === 'homofoon' || categorieId === 'los-of-vast') return categorieId;
  const blok = findCategorienaam(categorieId)?.blok;
  return blok === 'H' ? 'werkwoord' : blok === 'G' ? 'leestekens' : 'dictee';
}

/** Does a leerling of this half-year (`5b`; in Flanders leerjaar and half) and region meet this sentence? Kindergarten (`K3b`) meets none. */
export const fitsWith = (zin: Zin, halfjaar: string, regio: 'nl' | 'be'): boolean =>
  !halfjaar.startsWith('K') && zin.niveau[regio] <= halfjaar && (zin.regio === 'beide' || zin.regio === regio);

/** The sentences to practise a categorie with, easiest first; the reserved ones are left out. Loads the kind when needed. */
export async function loadZinnenFor(categorieId: CategorieId, halfjaar: string, regio: 'nl' | 'be'): Promise<Zin[]> {
  return chooseZinnen(await loadZinnen(zinsoortVan(categorieId)), categorieId, halfjaar, regio);
}

/** As loadZinnenFor, out of sentences that are there already. */
export const chooseZinnen = (zinnen: readonly Zin[], categorieId: CategorieId, halfjaar: string, regio: 'nl' | 'be'): Zin[] =>
  zinnen.filter((zin) => zin.hoofd === categorieId && zin.gereserveerd !== true && fitsWith(zin, halfjaar, regio));

/** A sentence with its target left out. `hint` is '' where the sound alone has to tell. */
export interface Gatzin {
  readonly voor: string;
  readonly hint: string;
  readonly na: string;
  /** The three together, with `...` for the gap. */
  readonly tekst: string;
}

const VORMNAAM: Readonly<Record<string, string>> = { vt: 'verleden tijd', td: 'tegenwoordig deelwoord', 'bn:vd': 'voltooid deelwoord' };

const hintVan = ({ basis, vorm }: Zindoel): string =>
  basis === undefined ? '' : VORMNAAM[vorm] === undefined ? basis : `${basis}, ${VORMNAAM[vorm]}`;

/** The sentence with a gap for its (first) target; undefined when the whole sentence is the target. */
export function zinMetGat(zin: Zin, doel: Zindoel | undefined = zin.doelen[0]): Gatzin | undefined {
  if (!doel) return undefined;
  const [voor, na, hint] = [zin.tekst.slice(0, doel.start), zin.tekst.slice(doel.end), hintVan(doel)];
  return { voor, hint, na, tekst: `${voor}...${hint && ` (${hint})`}${na}` };
}

/**
 * What `diagnose` takes: the target word when a gap was filled, the whole sentence when all of it was typed.
 * @example diagnose(diagnoseDoelVan(zin, zin.doelen[0]), 'word')
 */
export const diagnoseDoelVan = (zin: Zin, doel?: Zindoel): DiagnoseDoel =>
  doel
    ? { woord: doel.woord, vorm: doel.vorm, basis: doel.basis, knelpunten: doel.knelpunten }
    : { woord: zin.tekst, knelpunten: zin.knelpunten };
