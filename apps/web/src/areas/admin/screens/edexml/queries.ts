import type { EdexmlKeuzes } from '@spelrijk/contract/edexml';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export function useEdexml(adminId: string) {
  const queryClient = useQueryClient();
  const preview = useMutation({ mutationFn: (body: Uint8Array<ArrayBuffer>) => call('previewEdexml', { params: { adminId }, body }) });
  const commit = useMutation({
    mutationFn: ({ id, keuzes }: { readonly id: string; readonly keuzes: EdexmlKeuzes }) =>
      call('commitEdexml', { params: { adminId, voorstelId: id }, body: keuzes }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] }),
  });
  return { preview, commit };
}
