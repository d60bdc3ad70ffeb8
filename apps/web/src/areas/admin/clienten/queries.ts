import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { praktijkPaths } from '@spelrijk/contract/paths-praktijk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { knowPaths } from '../../../shared/api/paths.ts';

// The calls of a practice come with its rooms.
knowPaths(praktijkPaths);

export type Clientenlijst = Output<Api['listClienten']>;
export type AfspraakInhoud = Input<Api['setAfspraak']>['body'];

export const clientenQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'clienten'], queryFn: () => call('listClienten', { params: { adminId } }) });

/** What a practice does with one client; whatever changes, everything of this practice is asked again. */
export function useClient(adminId: string, leerlingId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  const params = { adminId, leerlingId };
  return {
    create: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Input<Api['createClient']>['body'] }) =>
        call('createClient', { params: { adminId, leerlingId: id }, body }),
      onSuccess,
    }),
    update: useMutation({ mutationFn: (body: Input<Api['updateClient']>['body']) => call('updateClient', { params, body }), onSuccess }),
    setAfspraak: useMutation({
      mutationFn: ({ id, inhoud }: { readonly id: string; readonly inhoud: AfspraakInhoud }) =>
        call('setAfspraak', { params: { ...params, afspraakId: id }, body: inhoud }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: ({ id, ...body }: { readonly id: string; readonly dag: string; readonly valtUit: boolean }) =>
        call('cancelAfspraak', { params: { ...params, afspraakId: id }, body }),
      onSuccess,
    }),
    end: useMutation({ mutationFn: (id: string) => call('endAfspraak', { params: { ...params, afspraakId: id } }), onSuccess }),
    answerJaar: useMutation({ mutationFn: (jaargroep: number) => call('answerJaarvraag', { params, body: { jaargroep } }), onSuccess }),
    homework: useMutation({
      mutationFn: ({ id, categorie, mail }: { readonly id: string; readonly categorie: string; readonly mail: boolean }) =>
        call('setClientHuiswerk', { params: { ...params, opdrachtId: id }, body: { categorie, mail } }),
      onSuccess,
    }),
  };
}
