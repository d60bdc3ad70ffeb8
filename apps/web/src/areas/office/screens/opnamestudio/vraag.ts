/** What the page shows, as it stands in the address: shared, bookmarked, kept at a reload. Pure. */
import type { OpnameFilter } from '@spelrijk/contract/opnamen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Spraakdeel } from '@spelrijk/domain/spraak';
import type { Vraag } from './queries.ts';

/** The sounds of letters first: they are few, heard by every beginner, and the voice says them worst. */
export const DELEN: readonly Spraakdeel[] = ['klank', 'woord', 'langzaam', 'zin', 'regel', 'tekst'];
const EERSTE: Spraakdeel = 'klank';
const FILTERS: readonly OpnameFilter[] = ['alles', 'zonder-opname', 'met-opname', 'bekend-fout', 'geblokkeerd'];
const REGIOS: readonly Regio[] = ['nl', 'be'];

const oneOf = <T extends string>(options: readonly T[], value: string | null, standaard: T): T =>
  options.find((option) => option === value) ?? standaard;

/** Whatever does not make sense becomes the default. */
export function readVraag(params: URLSearchParams): Vraag & { readonly sleutel: string | null } {
  return {
    deel: oneOf(DELEN, params.get('deel'), EERSTE),
    regio: oneOf(REGIOS, params.get('regio'), 'nl'),
    filter: oneOf(FILTERS, params.get('filter'), 'alles'),
    zoek: (params.get('zoek') ?? '').slice(0, 60),
    sleutel: params.get('plek'),
  };
}

/** Defaults are left out. */
export function writeVraag({ deel, regio, filter, zoek }: Vraag, sleutel: string | null): URLSearchParams {
  const params = new URLSearchParams();
  if (deel !== EERSTE) params.set('deel', deel);
  if (regio !== 'nl') params.set('regio', regio);
  if (filter !== 'alles') params.set('filter', filter);
  if (zoek !== '') params.set('zoek', zoek);
  if (sleutel !== null) params.set('plek', sleutel);
  return params;
}
