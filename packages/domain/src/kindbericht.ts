/** What a parent reads about one child, on her page and in her mail: three short answers, each only as far as something bears it. */

/** Why a child is free. */
type Rustsoort = 'vandaag' | 'ziek' | 'vakantie' | 'schoolvakantie';

/** What is known of a child in the last seven days. Categorieen are ids. */
export interface KindFeiten {
  readonly laatstGeoefend: string | null;
  readonly dagenWeek: number;
  readonly minutenWeek: number;
  readonly antwoordenWeek: number;
  /** First attempts right, 0-100; null without answers. */
  readonly goedWeek: number | null;
  readonly beheerst: number;
  /** Practised before, and known well since some weeks at most. */
  readonly nieuwBeheerst: readonly string[];
  readonly bezigMet: { readonly id: string; readonly naam: string } | null;
  readonly aandacht: readonly { readonly code: string; readonly categorie?: string | undefined }[];
  readonly rust: { readonly soort: Rustsoort; readonly tot: string } | null;
  /** The weekdays it practises on; null: any. */
  readonly oefendagen: readonly number[] | null;
}

type Deed =
  | { readonly code: 'vrij'; readonly soort: Rustsoort; readonly tot: string }
  | { readonly code: 'nooit' }
  | { readonly code: 'niet'; readonly laatst: string }
  | { readonly code: 'week'; readonly dagen: number; readonly minuten: number };

/** `nieuw` alone says that something gets better; the others say how it stands. */
export type Beter =
  | { readonly code: 'straks' }
  | { readonly code: 'nieuw'; readonly categorie: string; readonly meer: number }
  | { readonly code: 'goed'; readonly tien: number }
  | { readonly code: 'beheerst'; readonly aantal: number }
  | { readonly code: 'bezig'; readonly categorie: string };

type Doen =
  | { readonly code: 'kaart' | 'afspreken' | 'oefendag' | 'hardop' | 'vraag' | 'vrij' }
  | { readonly code: 'uitleg' | 'laatUitleggen'; readonly categorie: string };

/** Below this a share says more about chance than about the child. */
const ENOUGH_ANSWERS = 20;

/** A day off comes first: nothing is missing then. */
export function tellDeed({ laatstGeoefend, dagenWeek, minutenWeek, rust }: KindFeiten): Deed {
  if (rust !== null) return { code: 'vrij', soort: rust.soort, tot: rust.tot };
  if (laatstGeoefend === null) return { code: 'nooit' };
  return dagenWeek === 0 ? { code: 'niet', laatst: laatstGeoefend } : { code: 'week', dagen: dagenWeek, minuten: minutenWeek };
}

export function tellBeter({ antwoordenWeek, goedWeek, beheerst, nieuwBeheerst, bezigMet }: KindFeiten): readonly Beter[] {
  const [nieuw] = nieuwBeheerst;
  const told: Beter[] = [
    ...(nieuw !== undefined ? [{ code: 'nieuw' as const, categorie: nieuw, meer: nieuwBeheerst.length - 1 }] : []),
    ...(nieuw === undefined && beheerst > 0 ? [{ code: 'beheerst' as const, aantal: beheerst }] : []),
    ...(goedWeek !== null && antwoordenWeek >= ENOUGH_ANSWERS ? [{ code: 'goed' as const, tien: Math.round(goedWeek / 10) }] : []),
    ...(bezigMet ? [{ code: 'bezig' as const, categorie: bezigMet.id }] : []),
  ];
  return told.length > 0 ? told : [{ code: 'straks' }];
}

/** One thing at a time: practising at all comes before how. */
export function adviseDoen({ laatstGeoefend, dagenWeek, aandacht, bezigMet, rust, oefendagen }: KindFeiten): Doen {
  if (rust !== null) return { code: 'vrij' };
  if (laatstGeoefend === null) return { code: 'kaart' };
  if (dagenWeek === 0) return { code: oefendagen === null ? 'afspreken' : 'oefendag' };
  if (aandacht.some(({ code }) => code === 'raadt-vaak')) return { code: 'hardop' };
  const stuck = aandacht.find(({ code, categorie }) => (code === 'loopt-vast' || code === 'zakt-terug') && categorie !== undefined);
  if (stuck?.categorie !== undefined) return { code: 'uitleg', categorie: stuck.categorie };
  return bezigMet ? { code: 'laatUitleggen', categorie: bezigMet.id } : { code: 'vraag' };
}
