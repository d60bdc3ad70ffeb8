import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export const lijstenQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'lvs'], queryFn: () => call('listLvs', { params: { adminId } }) });

type Herziening = Input<Api['reviseLvs']>['body'];
type Keuzes = Input<Api['commitLvs']>['body'];

export function useLvs(adminId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  return {
    preview: useMutation({ mutationFn: (body: Uint8Array<ArrayBuffer>) => call('previewLvs', { params: { adminId }, body }) }),
    revise: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Herziening }) =>
        call('reviseLvs', { params: { adminId, voorstelId: id }, body }),
    }),
    commit: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Keuzes }) =>
        call('commitLvs', { params: { adminId, voorstelId: id }, body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (importId: string) => call('deleteLvs', { params: { adminId, importId } }), onSuccess }),
    restore: useMutation({ mutationFn: (importId: string) => call('restoreLvs', { params: { adminId, importId } }), onSuccess }),
  };
}

export type Lvs = ReturnType<typeof useLvs>;
