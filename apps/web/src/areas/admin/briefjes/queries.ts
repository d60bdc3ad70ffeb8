import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

const keyOf = ({ adminId, groepId }: Plek) => ['admins', adminId, 'groepen', groepId, 'briefjes'] as const;

export const briefjesQuery = (plek: Plek) =>
  queryOptions({ queryKey: keyOf(plek), queryFn: () => call('listBriefjes', { params: { ...plek } }) });

export function useBriefjes(plek: Plek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: keyOf(plek) });
  return {
    send: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Input<Api['sendBriefje']>['body'] }) =>
        call('sendBriefje', { params: { ...plek, briefjeId: id }, body }),
      onSuccess,
    }),
    takeBack: useMutation({
      mutationFn: (briefjeId: string) => call('takeBackBriefje', { params: { ...plek, briefjeId } }),
      onSuccess,
    }),
  };
}
