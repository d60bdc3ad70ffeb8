import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export const berichtenQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'berichten'], queryFn: () => call('listBerichten', { params: { adminId } }) });

type Mij = Output<Api['mij']>;

/** What was opened is read; the menu counts along without asking the server. */
export function useGelezen(adminId: string) {
  const client = useQueryClient();
  const { queryKey } = berichtenQuery(adminId);
  return useMutation({
    mutationFn: ({ id, gelezen }: { readonly id: string; readonly gelezen: boolean }) =>
      call('setGelezen', { params: { adminId, berichtId: id }, body: { gelezen } }),
    onSuccess: (_data, { id, gelezen }) => {
      const nieuw = client.setQueryData(queryKey, (oud) =>
        oud ? { ...oud, berichten: oud.berichten.map((bericht) => (bericht.id === id ? { ...bericht, gelezen } : bericht)) } : oud,
      );
      const aantal = nieuw?.berichten.filter((bericht) => !bericht.gelezen).length ?? 0;
      client.setQueryData<Mij>(['mij'], (oud) => (oud ? { ...oud, ongelezen: aantal > 0 ? aantal : undefined } : oud));
    },
  });
}

export function useBerichtmail(adminId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (aan: boolean) => call('setBerichtmail', { params: { adminId }, body: { aan } }),
    onSuccess: (mail) => client.setQueryData(berichtenQuery(adminId).queryKey, (oud) => (oud ? { ...oud, mail } : oud)),
  });
}
