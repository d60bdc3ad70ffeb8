import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Abonnement } from '@spelrijk/contract/abonnementen';
import { call } from '../../../shared/api/call.ts';

export const abonnementQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'abonnement'], queryFn: () => call('readAbonnement', { params: { adminId } }) });

/** Every answer is how it stands afterwards; what else shows it is asked again. */
export function useAbonnement(adminId: string) {
  const queryClient = useQueryClient();
  const params = { adminId };
  const onSuccess = async (nu: Abonnement): Promise<void> => {
    queryClient.setQueryData(abonnementQuery(adminId).queryKey, nu);
    await queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  };
  return {
    order: useMutation({
      mutationFn: (body: { readonly id: string; readonly cent: number }) => call('orderJaar', { params, body }),
      onSuccess,
    }),
    pause: useMutation({ mutationFn: (pauze: boolean) => call('pauseAbonnement', { params, body: { pauze } }), onSuccess }),
    stop: useMutation({ mutationFn: (stop: boolean) => call('stopAbonnement', { params, body: { stop } }), onSuccess }),
  };
}
