import type { OpnameFilter, Opnameplek } from '@spelrijk/contract/opnamen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Spraakdeel } from '@spelrijk/domain/spraak';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export interface Vraag {
  readonly deel: Spraakdeel;
  readonly regio: Regio;
  readonly filter: OpnameFilter;
  readonly zoek: string;
}

export type Plek = Pick<Opnameplek, 'deel' | 'sleutel'> & { readonly regio: Regio };

/** Everything of this page. */
export const OPNAMEN = ['office', 'opnamen'] as const;

export const plekkenQuery = (vraag: Vraag) =>
  infiniteQueryOptions({
    queryKey: [...OPNAMEN, 'lijst', vraag],
    queryFn: ({ pageParam }) => call('listOpnameplekken', { query: { ...vraag, vanaf: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ aantal }, pages) => {
      const gehad = pages.reduce((som, { plekken }) => som + plekken.length, 0);
      return gehad < aantal ? gehad : undefined;
    },
  });

export const plekQuery = ({ deel, sleutel, regio }: Plek) =>
  queryOptions({
    queryKey: [...OPNAMEN, 'plek', { deel, sleutel, regio }],
    queryFn: () => call('readOpnameplek', { query: { deel, sleutel, regio } }),
  });
