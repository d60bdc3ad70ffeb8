import type { OvergangConcept, OvergangKeuzes } from '@spelrijk/contract/jaarovergangen';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

/** Asked anew every time: what is shown is what is done. */
export const overgangQuery = (adminId: string, schooljaar: string | undefined) =>
  queryOptions({
    queryKey: ['admins', adminId, 'jaarovergang', schooljaar],
    queryFn: () => call('previewOvergang', { params: { adminId }, query: { schooljaar } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export function useOvergang(adminId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  return {
    commit: useMutation({
      mutationFn: (body: OvergangKeuzes) => call('commitOvergang', { params: { adminId }, body }),
      onSuccess,
      onError: onSuccess,
    }),
    /** Nothing else changes by it, so nothing is asked again. */
    keep: useMutation({ mutationFn: (body: OvergangConcept) => call('saveOvergangConcept', { params: { adminId }, body }) }),
    anew: useMutation({ mutationFn: () => call('deleteOvergangConcept', { params: { adminId } }), onSuccess }),
    undo: useMutation({ mutationFn: (overgangId: string) => call('undoOvergang', { params: { adminId, overgangId } }), onSuccess }),
  };
}
