import type { Verhuisproef } from '@spelrijk/contract/verhuizingen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { createId } from '../../../../shared/id.ts';

export interface Opdracht {
  /** Made with the trial, so that pressing twice moves once. */
  readonly id: string;
  readonly proef: Verhuisproef;
}

/** First on paper, then for real, and back. */
export function useVerhuizing(adminId: string) {
  const client = useQueryClient();
  const params = { adminId };
  const onSuccess = () => client.invalidateQueries({ queryKey: ['office'] });
  const proef = useMutation({
    mutationFn: async (naar: string): Promise<Opdracht> => ({
      id: createId(),
      proef: await call('tryVerhuizing', { params, query: { naar } }),
    }),
  });
  const start = useMutation({
    mutationFn: ({ id, proef: { naar, vingerafdruk } }: Opdracht) =>
      call('startVerhuizing', { params, body: { id, naarId: naar.id, vingerafdruk } }),
    onSuccess,
  });
  const terug = useMutation({
    mutationFn: (verhuizingId: string) => call('undoVerhuizing', { params: { adminId, verhuizingId } }),
    onSuccess,
  });
  return { proef, start, terug };
}
