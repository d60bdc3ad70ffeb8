import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';
import { addLocalDays } from '../../../../shared/date/days.ts';
import { groeiVan, placeBereik, tegenNorm } from '../../groei.ts';
import type { Voortgang } from '../../voortgang.ts';

/** What parents read: few things, in an order that helps. */
export interface Rapport {
  /** It practised spelling, or something of it is known. */
  readonly begon: boolean;
  /** The latest of what is mastered, and how many there are. */
  readonly kan: readonly CategorieVoortgang[];
  readonly beheerst: number;
  /** The latest of what is practised, and how many there are. */
  readonly bezig: readonly CategorieVoortgang[];
  readonly oefent: number;
  /** An estimate stands there that is lower than what was counted beside it. */
  readonly schattingLager: boolean;
  /** Of what is practised now, each word once; what is long ago, or right by now, goes wrong no more. */
  readonly fouten: readonly { readonly woord: string; readonly gegeven: string }[];
  /** The rule to have explained at home. */
  readonly thuis: CategorieVoortgang | null;
  readonly niveau: 'boven' | 'op' | 'onder' | 'open' | 'onbekend';
  /** Against what an average child gains in the same time; null while it is too short ago, or not to be told apart. */
  readonly groei: 'harder' | 'gelijk' | 'trager' | null;
}

const KAN = 12;
const BEZIG = 6;
const FOUTEN = 5;
/** A whole sentence says little to a parent. */
const LANGSTE = 24;

/** Days after which an error says no more what goes wrong now. */
const VERS_DAGEN = 42;

const latestFirst = (a: CategorieVoortgang, b: CategorieVoortgang): number => (b.laatst ?? '').localeCompare(a.laatst ?? '');

function niveauVan({ niveaus }: Pick<Voortgang, 'niveaus'>): Rapport['niveau'] {
  const last = niveaus.at(-1);
  return last === undefined ? 'onbekend' : (tegenNorm({ niveau: last, norm: last.norm }) ?? 'onbekend');
}

/** Half-years of growth more or less that are still about as fast. */
const EVEN_SNEL = 0.5;

/** Answers that say something. */
const GENOEG = 4;

/** What goes wrong most among what is known well enough and has a rule to tell. */
function zwakste(bezig: readonly CategorieVoortgang[]): CategorieVoortgang | null {
  const deel = ({ laatste: { antwoorden, goed } }: CategorieVoortgang): number => goed / antwoorden;
  const bekend = bezig.filter(({ regel, laatste }) => regel !== '' && laatste.antwoorden >= GENOEG);
  return bekend.toSorted((a, b) => deel(a) - deel(b))[0] ?? null;
}

function compareGroei({ niveaus, begin }: Pick<Voortgang, 'niveaus' | 'begin'>): Rapport['groei'] {
  const groei = groeiVan({ begin, niveau: niveaus.at(-1) ?? null });
  if (!groei) return null;
  return ({ boven: 'harder', op: 'gelijk', onder: 'trager', open: null } as const)[placeBereik(groei, groei.norm, EVEN_SNEL)];
}

const isLager = ({ laatste, bereik }: CategorieVoortgang): boolean => bereik.zeker && 100 * laatste.goed > bereik.hoog * laatste.antwoorden;

/** The errors of the last weeks with what is practised now, each word once and no longer right. */
function nogMis({ fouten, vandaag, woorden }: Voortgang, bezig: readonly CategorieVoortgang[]): Rapport['fouten'] {
  const open = new Set(bezig.map(({ id }) => id));
  const geleerd = new Set(woorden.lijstGeleerd);
  const sinds = addLocalDays(vandaag, -VERS_DAGEN);
  const nu = fouten.filter(
    ({ label, woord, gegeven, op }) => open.has(label) && woord.length <= LANGSTE && gegeven !== '' && op >= sinds && !geleerd.has(woord),
  );
  const uniek = [...new Map(nu.toReversed().map((fout) => [fout.woord, fout])).values()].toReversed();
  return uniek.slice(0, FOUTEN).map(({ woord, gegeven }) => ({ woord, gegeven }));
}

/** Chooses what goes in the report: mastered, practised now (latest first), and real errors with those. */
export function makeRapport(voortgang: Voortgang): Rapport {
  const { categorieen } = voortgang;
  const bezig = categorieen
    .filter(({ beeld, antwoorden }) => antwoorden > 0 && beeld !== 'beheerst' && beeld !== 'bijna')
    .toSorted(latestFirst);
  const getoond = bezig.slice(0, BEZIG);
  return {
    begon: categorieen.some(({ antwoorden, beeld }) => antwoorden > 0 || beeld !== 'leeg'),
    kan: categorieen
      .filter(({ beeld }) => beeld === 'beheerst')
      .toSorted((a, b) => (b.sinds ?? '').localeCompare(a.sinds ?? ''))
      .slice(0, KAN),
    beheerst: voortgang.beheerst,
    bezig: getoond,
    oefent: bezig.length,
    schattingLager: getoond.some(isLager),
    fouten: nogMis(voortgang, bezig),
    thuis: zwakste(bezig),
    niveau: niveauVan(voortgang),
    groei: compareGroei(voortgang),
  };
}
