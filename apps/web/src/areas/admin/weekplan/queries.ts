import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

const keyOf = ({ adminId, groepId }: Plek) => ['admins', adminId, 'groepen', groepId, 'weektaken'] as const;

export const weekQuery = (plek: Plek, van: string) =>
  queryOptions({ queryKey: [...keyOf(plek), van], queryFn: () => call('listWeektaken', { params: { ...plek }, query: { van } }) });

/** What changes the plan also changes which dictations are open. */
export function useWeekplan(plek: Plek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['admins', plek.adminId, 'groepen', plek.groepId] });
  const params = (weektaakId: string) => ({ ...plek, weektaakId });
  return {
    save: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Input<Api['saveWeektaak']>['body'] }) =>
        call('saveWeektaak', { params: params(id), body }),
      onSuccess,
    }),
    stop: useMutation({ mutationFn: (id: string) => call('stopWeektaak', { params: params(id) }), onSuccess }),
    restore: useMutation({ mutationFn: (id: string) => call('restoreWeektaak', { params: params(id) }), onSuccess }),
  };
}
