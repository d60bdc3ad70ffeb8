import type { Klaswoord, Klaswoorden } from '@spelrijk/contract/klasopnamen';
import { infiniteQueryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { toBase64 } from '../../../../shared/opname/base64.ts';
import { createId } from '../../../../shared/id.ts';

export interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

/** As the server says. */
export const MAX_ZOEK = 200;
export const TOON = ['alles', 'zonder', 'met'] as const;

export const SOORTEN = ['woord', 'zin'] as const;
export type Soort = (typeof SOORTEN)[number];

export interface Vraag {
  readonly soort: Soort;
  readonly toon: (typeof TOON)[number];
  readonly zoek: string;
}

const sleutelVan = ({ adminId, groepId }: Plek) => ['admin', adminId, 'groep', groepId, 'klasopnamen'] as const;

/** The words of a groep in pages, those with most to gain first. */
export const woordenQuery = (plek: Plek, vraag: Vraag) =>
  infiniteQueryOptions({
    queryKey: [...sleutelVan(plek), vraag],
    queryFn: ({ pageParam }) => call('listKlasopnamen', { params: { ...plek }, query: { ...vraag, vanaf: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ aantal }, pages) => {
      const gehad = pages.reduce((som, { woorden }) => som + woorden.length, 0);
      return gehad < aantal ? gehad : undefined;
    },
  });

export const woordenIn = (data: InfiniteData<Klaswoorden> | undefined): readonly Klaswoord[] =>
  data?.pages.flatMap(({ woorden }) => woorden) ?? [];

type Wijziging =
  | {
      readonly soort: 'bewaar';
      readonly wat: Soort;
      readonly woord: string;
      readonly stuk: Float32Array<ArrayBuffer>;
      readonly volgende: boolean;
    }
  | { readonly soort: 'wis'; readonly woord: string; readonly opnameId: string }
  | { readonly soort: 'wis-alles' };

async function send(plek: Plek, wijziging: Wijziging): Promise<void> {
  if (wijziging.soort === 'wis-alles') await call('deleteKlasopnamen', { params: { ...plek } });
  else if (wijziging.soort === 'wis') await call('deleteKlasopname', { params: { ...plek, opnameId: wijziging.opnameId } });
  else {
    const { wat, woord, stuk } = wijziging;
    await call('saveKlasopname', { params: { ...plek, opnameId: createId() }, body: { soort: wat, woord, wav: toBase64(stuk) } });
  }
}

/** What changes a recording; the list is asked again also when it went wrong, for another tab may have been first. */
export function useWijziging(plek: Plek) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wijziging: Wijziging) => send(plek, wijziging),
    onSettled: () => client.invalidateQueries({ queryKey: sleutelVan(plek) }),
  });
}
