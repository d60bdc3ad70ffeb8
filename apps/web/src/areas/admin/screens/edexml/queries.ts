import type { EdexmlKeuzes } from '@spelrijk/contract/edexml';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

/** What somebody did since decides whether it can go back, so it is asked anew every time. */
export const inlezingenQuery = (adminId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'inlezingen'],
    queryFn: () => call('listInlezingen', { params: { adminId } }),
    staleTime: 0,
  });

export function useEdexml(adminId: string) {
  const queryClient = useQueryClient();
  const preview = useMutation({ mutationFn: (body: Uint8Array<ArrayBuffer>) => call('previewEdexml', { params: { adminId }, body }) });
  const commit = useMutation({
    mutationFn: ({ id, keuzes }: { readonly id: string; readonly keuzes: EdexmlKeuzes }) =>
      call('commitEdexml', { params: { adminId, voorstelId: id }, body: keuzes }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] }),
  });
  const undo = useMutation({
    mutationFn: (inlezingId: string) => call('undoInlezing', { params: { adminId, inlezingId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] }),
  });
  return { preview, commit, undo };
}

export type Edexml = ReturnType<typeof useEdexml>;
