import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export const berichtenQuery = (adminId: string, pagina: number) =>
  queryOptions({
    queryKey: ['admins', adminId, 'berichten', pagina],
    queryFn: () => call('listBerichten', { params: { adminId }, query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

/** What was opened is read, and the menu asks anew how many are not. */
export function useGelezen(adminId: string, pagina: number) {
  const client = useQueryClient();
  const { queryKey } = berichtenQuery(adminId, pagina);
  return useMutation({
    mutationFn: ({ id, gelezen }: { readonly id: string; readonly gelezen: boolean }) =>
      call('setGelezen', { params: { adminId, berichtId: id }, body: { gelezen } }),
    onSuccess: (_data, { id, gelezen }) => {
      client.setQueryData(queryKey, (oud) =>
        oud ? { ...oud, berichten: oud.berichten.map((bericht) => (bericht.id === id ? { ...bericht, gelezen } : bericht)) } : oud,
      );
      // Not counted in this list: what is unread may stand on another page.
      return client.invalidateQueries({ queryKey: ['mij'] });
    },
  });
}

export function useBerichtmail(adminId: string, pagina: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (aan: boolean) => call('setBerichtmail', { params: { adminId }, body: { aan } }),
    onSuccess: (mail) => client.setQueryData(berichtenQuery(adminId, pagina).queryKey, (oud) => (oud ? { ...oud, mail } : oud)),
  });
}
