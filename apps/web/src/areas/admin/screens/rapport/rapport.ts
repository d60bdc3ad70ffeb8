import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';
import type { Voortgang } from '../../voortgang.ts';

/** What parents read: few things, in an order that helps. */
export interface Rapport {
  readonly kan: readonly CategorieVoortgang[];
  readonly bezig: readonly CategorieVoortgang[];
  /** Of what is practised now, each word once. */
  readonly fouten: readonly { readonly woord: string; readonly gegeven: string }[];
  /** The rule to have explained at home. */
  readonly thuis: CategorieVoortgang | null;
  readonly niveau: 'boven' | 'rond' | 'onder' | 'onbekend';
}

const KAN = 12;
const BEZIG = 6;
const FOUTEN = 5;
/** A whole sentence says little to a parent. */
const LANGSTE = 24;

const latestFirst = (a: CategorieVoortgang, b: CategorieVoortgang): number => (b.laatst ?? '').localeCompare(a.laatst ?? '');

function niveauVan({ niveaus }: Pick<Voortgang, 'niveaus'>): Rapport['niveau'] {
  const last = niveaus.at(-1);
  if (!last) return 'onbekend';
  if (last.laag > last.norm) return 'boven';
  return last.hoog < last.norm ? 'onder' : 'rond';
}

/** Chooses what goes in the report: mastered, practised now (latest first), and real errors with those. */
export function makeRapport(voortgang: Voortgang): Rapport {
  const { categorieen, fouten } = voortgang;
  const bezig = categorieen.filter(({ status, antwoorden }) => status === 'open' && antwoorden > 0).toSorted(latestFirst);
  const open = new Set(bezig.map(({ id }) => id));
  const eigen = fouten.filter(({ label, woord, gegeven }) => open.has(label) && woord.length <= LANGSTE && gegeven !== '');
  const uniek = [...new Map(eigen.toReversed().map((fout) => [fout.woord, fout])).values()].toReversed();
  return {
    kan: categorieen
      .filter(({ status }) => status === 'beheerst')
      .toSorted((a, b) => (b.sinds ?? '').localeCompare(a.sinds ?? ''))
      .slice(0, KAN),
    bezig: bezig.slice(0, BEZIG),
    fouten: uniek.slice(0, FOUTEN).map(({ woord, gegeven }) => ({ woord, gegeven })),
    thuis: bezig.find(({ regel }) => regel !== '') ?? null,
    niveau: niveauVan(voortgang),
  };
}
