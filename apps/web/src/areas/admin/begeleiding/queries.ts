import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { praktijkPaths } from '@spelrijk/contract/paths-praktijk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { knowPaths } from '../../../shared/api/paths.ts';

// The calls of a practice come with its rooms.
knowPaths(praktijkPaths);

export type Begeleidingen = Output<Api['listBegeleidingen']>;
export type Traject = Begeleidingen['trajecten'][number];

interface Plek {
  readonly adminId: string;
  readonly leerlingId: string;
}

const keyOf = ({ adminId, leerlingId }: Plek) => ['admins', adminId, 'clienten', leerlingId, 'begeleiding'] as const;

export const begeleidingenQuery = (plek: Plek) =>
  queryOptions({ queryKey: keyOf(plek), queryFn: () => call('listBegeleidingen', { params: { ...plek } }) });

export const toetsQuery = (plek: Plek, planId: string, toetsId: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), 'toets', toetsId],
    queryFn: () => call('readBegeleidingstoets', { params: { ...plek, planId, toetsId } }),
    refetchOnWindowFocus: false,
  });

interface Met<B> {
  readonly planId: string;
  readonly body: B;
}

/** Whatever is done, everything of this client is asked again. */
export function useBegeleiding(plek: Plek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['admins', plek.adminId, 'clienten'] });
  const params = { ...plek };
  return {
    save: useMutation({
      mutationFn: ({ planId, body }: Met<Input<Api['saveBegeleiding']>['body']>) =>
        call('saveBegeleiding', { params: { ...params, planId }, body }),
      onSuccess,
    }),
    start: useMutation({
      mutationFn: ({ planId, body }: Met<Input<Api['startBegeleiding']>['body']>) =>
        call('startBegeleiding', { params: { ...params, planId }, body }),
      onSuccess,
    }),
    end: useMutation({
      mutationFn: ({ planId, body }: Met<Input<Api['endBegeleiding']>['body']>) =>
        call('endBegeleiding', { params: { ...params, planId }, body }),
      onSuccess,
    }),
    makeToets: useMutation({
      mutationFn: ({ planId, body }: Met<Input<Api['createBegeleidingstoets']>['body']>) =>
        call('createBegeleidingstoets', { params: { ...params, planId }, body }),
      onSuccess,
    }),
    saveSessie: useMutation({
      mutationFn: ({
        planId,
        id,
        body,
      }: {
        readonly planId: string;
        readonly id: string;
        readonly body: Input<Api['saveBegeleidingssessie']>['body'];
      }) => call('saveBegeleidingssessie', { params: { ...params, planId, sessieId: id }, body }),
      onSuccess,
    }),
    removeSessie: useMutation({
      mutationFn: ({ planId, id }: { readonly planId: string; readonly id: string }) =>
        call('removeBegeleidingssessie', { params: { ...params, planId, sessieId: id } }),
      onSuccess,
    }),
    saveUitslag: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Input<Api['savePapieruitslag']>['body'] }) =>
        call('savePapieruitslag', { params: { ...params, uitslagId: id }, body }),
      onSuccess,
    }),
    removeUitslag: useMutation({
      mutationFn: (id: string) => call('removePapieruitslag', { params: { ...params, uitslagId: id } }),
      onSuccess,
    }),
    savePapier: useMutation({
      mutationFn: ({
        planId,
        toetsId,
        ...body
      }: {
        readonly planId: string;
        readonly toetsId: string;
        readonly antwoorden: string[];
        readonly vervang: boolean;
      }) => call('saveBegeleidingspapier', { params: { ...params, planId, toetsId }, body }),
      onSuccess,
    }),
  };
}

export type Begeleiden = ReturnType<typeof useBegeleiding>;
