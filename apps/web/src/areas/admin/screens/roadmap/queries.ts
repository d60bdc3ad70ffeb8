import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export const roadmapQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'roadmap'], queryFn: () => call('listRoadmap', { params: { adminId } }) });

/** Null for who only looks on. */
export type Als = Output<Api['listRoadmap']>['als'];

interface Doel {
  readonly adminId: string;
  readonly itemId: string;
}

/** The count moves with the click and goes back when it did not work. */
export function useStem({ adminId, itemId }: Doel) {
  const client = useQueryClient();
  const { queryKey } = roadmapQuery(adminId);
  return useMutation({
    mutationFn: (stem: boolean) => call('setStem', { params: { adminId, itemId }, body: { stem } }),
    onMutate: (stem) =>
      client.setQueryData(queryKey, (oud) =>
        oud
          ? {
              ...oud,
              items: oud.items.map((item) =>
                item.id === itemId && item.gestemd !== stem ? { ...item, gestemd: stem, stemmen: item.stemmen + (stem ? 1 : -1) } : item,
              ),
            }
          : oud,
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useReactie({ adminId, itemId }: Doel, onDone: () => void) {
  const client = useQueryClient();
  const klaar = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: roadmapQuery(adminId).queryKey });
    onDone();
  };
  const save = useMutation({
    mutationFn: ({ id, tekst }: { readonly id: string; readonly tekst: string }) =>
      call('saveReactie', { params: { adminId, itemId, reactieId: id }, body: { tekst } }),
    onSuccess: klaar,
  });
  const weg = useMutation({
    mutationFn: (id: string) => call('deleteReactie', { params: { adminId, itemId, reactieId: id } }),
    onSuccess: klaar,
  });
  return { save, weg };
}
