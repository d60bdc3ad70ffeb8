import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** Brings back a customer that was thrown away; every list of customers is then asked anew. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly naam: string }) => call('restoreAdmin', { params: { adminId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['office'] }),
  });
}
