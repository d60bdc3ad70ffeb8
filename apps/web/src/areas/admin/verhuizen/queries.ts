import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

interface Bladen {
  readonly pagina: number;
  /** Of who came in. */
  readonly binnen: number;
}

export const verhuistokensQuery = (adminId: string, { pagina, binnen }: Bladen) =>
  queryOptions({
    queryKey: ['admins', adminId, 'verhuistokens', 'lijst', pagina, binnen],
    queryFn: () => call('listVerhuistokens', { params: { adminId }, query: { pagina: String(pagina), binnen: String(binnen) } }),
    placeholderData: keepPreviousData,
  });

export const verhuisaanbodQuery = (adminId: string, leerlingId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'verhuistokens', leerlingId],
    queryFn: () => call('readVerhuisaanbod', { params: { adminId, leerlingId } }),
  });

export const meekijkenQuery = (adminId: string, pagina = 1) =>
  queryOptions({
    queryKey: ['admins', adminId, 'meekijken', pagina],
    queryFn: () => call('listMeekijken', { params: { adminId }, query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

type Uitgifte = Input<Api['createVerhuistoken']>['body'];
type Link = Input<Api['createMeekijk']>['body'];

/** One after the other: pressed twice, the code that is shown is the one that works. */
const scope = { id: 'verhuizen' };

/** Codes of leerlingen that leave and of who looks along; whatever changes, the lists of this admin are asked again. */
export function useUitgeven(adminId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  return {
    create: useMutation({
      mutationFn: ({ leerlingId, body }: { readonly leerlingId: string; readonly body: Uitgifte }) =>
        call('createVerhuistoken', { params: { adminId, leerlingId }, body }),
      onSuccess,
      scope,
    }),
    revoke: useMutation({
      mutationFn: (tokenId: string) => call('revokeVerhuistoken', { params: { adminId, tokenId } }),
      onSuccess,
    }),
    allow: useMutation({
      mutationFn: (mag: boolean) => call('setVerhuizenDoorDocenten', { params: { adminId }, body: { mag } }),
      onSuccess,
    }),
    share: useMutation({
      mutationFn: ({ leerlingId, body }: { readonly leerlingId: string; readonly body: Link }) =>
        call('createMeekijk', { params: { adminId, leerlingId }, body }),
      onSuccess,
      scope,
    }),
    stop: useMutation({ mutationFn: (meekijkId: string) => call('endMeekijk', { params: { adminId, meekijkId } }), onSuccess }),
  };
}

type Aanname = Input<Api['acceptVerhuistoken']>['body'];

/** Reading in a code of another. */
export function useInlezen(adminId: string, groepId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  const params = { adminId, groepId };
  return {
    view: useMutation({ mutationFn: (code: string) => call('viewVerhuistoken', { params, body: { code } }) }),
    accept: useMutation({ mutationFn: (body: Aanname) => call('acceptVerhuistoken', { params, body }), onSuccess }),
    refuse: useMutation({ mutationFn: (code: string) => call('refuseVerhuistoken', { params, body: { code } }) }),
  };
}

/** Reading in a code to look along. */
export function useMeekijken(adminId: string) {
  const queryClient = useQueryClient();
  const params = { adminId };
  return {
    view: useMutation({ mutationFn: (code: string) => call('viewMeekijkcode', { params, body: { code } }) }),
    accept: useMutation({
      mutationFn: (code: string) => call('acceptMeekijk', { params, body: { code } }),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] }),
    }),
  };
}
