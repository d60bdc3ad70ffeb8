/** What a parent reads about one child: three short answers, each only as far as something bears it. */
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import type { Rust } from '@spelrijk/contract/rust';

export type Deed =
  | { readonly code: 'vrij'; readonly soort: Rust['soort']; readonly tot: string }
  | { readonly code: 'nooit' }
  | { readonly code: 'niet'; readonly laatst: string }
  | { readonly code: 'week'; readonly dagen: number; readonly minuten: number };

export type Beter =
  | { readonly code: 'straks' }
  | { readonly code: 'goed'; readonly tien: number }
  | { readonly code: 'beheerst'; readonly aantal: number }
  | { readonly code: 'bezig'; readonly onderdeel: string };

/** `onderdeel` is the id of a categorie, or the name of what the child works on. */
export type Doen =
  | { readonly code: 'kaart' | 'afspreken' | 'hardop' | 'vraag' | 'vrij' }
  | { readonly code: 'uitleg'; readonly categorie: string }
  | { readonly code: 'laatUitleggen'; readonly onderdeel: string };

/** Below this a share says more about chance than about the child. */
const ENOUGH_ANSWERS = 20;

/** A day off comes first: nothing is missing then. */
export function tellDeed({ laatstGeoefend, dagenWeek, minutenWeek, rust }: GroepLeerling): Deed {
  if (rust !== null) return { code: 'vrij', soort: rust.soort, tot: rust.tot };
  if (laatstGeoefend === null) return { code: 'nooit' };
  return dagenWeek === 0 ? { code: 'niet', laatst: laatstGeoefend } : { code: 'week', dagen: dagenWeek, minuten: minutenWeek };
}

export function tellBeter({ antwoordenWeek, goedWeek, beheerst, bezigMet }: GroepLeerling): readonly Beter[] {
  const told: Beter[] = [
    ...(beheerst > 0 ? [{ code: 'beheerst' as const, aantal: beheerst }] : []),
    ...(goedWeek !== null && antwoordenWeek >= ENOUGH_ANSWERS ? [{ code: 'goed' as const, tien: Math.round(goedWeek / 10) }] : []),
    ...(bezigMet ? [{ code: 'bezig' as const, onderdeel: bezigMet.naam }] : []),
  ];
  return told.length > 0 ? told : [{ code: 'straks' }];
}

/** One thing at a time: practising at all comes before how. */
export function adviseDoen({ laatstGeoefend, dagenWeek, aandacht, bezigMet, rust }: GroepLeerling): Doen {
  if (rust !== null) return { code: 'vrij' };
  if (laatstGeoefend === null) return { code: 'kaart' };
  if (dagenWeek === 0) return { code: 'afspreken' };
  if (aandacht.some(({ code }) => code === 'raadt-vaak')) return { code: 'hardop' };
  const stuck = aandacht.find(({ code, categorie }) => (code === 'loopt-vast' || code === 'zakt-terug') && categorie !== undefined);
  if (stuck?.categorie !== undefined) return { code: 'uitleg', categorie: stuck.categorie };
  return bezigMet ? { code: 'laatUitleggen', onderdeel: bezigMet.naam } : { code: 'vraag' };
}
