import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Toewijzing } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { href } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { crumb } from '../../shared/crumbs/crumb.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

const keyOf = ({ adminId, groepId }: Plek) => ['admins', adminId, 'groepen', groepId, 'woordlijsten'] as const;

export const woordlijstenQuery = (plek: Plek) =>
  queryOptions({ queryKey: keyOf(plek), queryFn: () => call('listWoordlijsten', { params: { ...plek } }) });

export const woordlijstQuery = (plek: Plek, woordlijstId: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), woordlijstId],
    queryFn: () => call('readWoordlijst', { params: { ...plek, woordlijstId } }),
    // What somebody is typing may not be replaced under her hands.
    refetchOnWindowFocus: false,
  });

type Velden = Input<Api['saveWoordlijst']>['body'];
type Woorden = Input<Api['analyseWoorden']>['body']['woorden'];

/** Everything that is done with lists; whatever changes, the lists of this groep are asked again. */
export function useWoordlijsten(plek: Plek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: keyOf(plek) });
  const params = (woordlijstId: string) => ({ ...plek, woordlijstId });
  return {
    analyse: useMutation({
      mutationFn: ({ tekst = '', woorden = [] }: { readonly tekst?: string; readonly woorden?: Woorden }) =>
        call('analyseWoorden', { params: { ...plek }, body: { tekst, woorden } }),
    }),
    save: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Velden }) => call('saveWoordlijst', { params: params(id), body }),
      onSuccess,
    }),
    assign: useMutation({
      mutationFn: ({ id, toewijzing }: { readonly id: string; readonly toewijzing: Toewijzing | null }) =>
        call('assignWoordlijst', { params: params(id), body: { toewijzing } }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => call('deleteWoordlijst', { params: params(id) }), onSuccess }),
    restore: useMutation({ mutationFn: (id: string) => call('restoreWoordlijst', { params: params(id) }), onSuccess }),
  };
}

export type Woordlijsten = ReturnType<typeof useWoordlijsten>;

export const woordlijstenCrumb = crumb(lijstenTeksten, 'lijsten.titel', ({ adminId = '', groepId = '' }) =>
  href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId, groepId }),
);
