import type { Beloningen } from '@spelrijk/contract/beloningen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { beloningenQuery } from './queries.ts';
import { landkaartQuery } from './landkaart-query.ts';

/** What changes the purse also changes the map: coins and figure stand there too. */
function useChange<T>(leerlingId: string, change: (value: T) => Promise<Beloningen>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (beloningen) => {
      client.setQueryData(beloningenQuery(leerlingId).queryKey, beloningen);
      void client.invalidateQueries({ queryKey: landkaartQuery(leerlingId).queryKey });
    },
    // What the screen shows may be older than what the server knows: another tab may have spent the coins.
    onError: () => client.invalidateQueries({ queryKey: beloningenQuery(leerlingId).queryKey }),
  });
}

export const useBuyBlob = (leerlingId: string) =>
  useChange(leerlingId, (nummer: number) => call('buyBlob', { params: { leerlingId }, body: { nummer } }));

export const useChooseHol = (leerlingId: string) =>
  useChange(leerlingId, (nummer: number | null) => call('chooseHol', { params: { leerlingId }, body: { nummer } }));

export const useChooseMaatje = (leerlingId: string) =>
  useChange(leerlingId, (nummer: number | null) => call('chooseMaatje', { params: { leerlingId }, body: { nummer } }));

/** Opens an egg; a second answer of the same egg tells the same blob. */
export function useOpenEi(leerlingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (egg: { readonly ei: string; readonly kaart: string }) => call('openEi', { params: { leerlingId }, body: egg }),
    onSuccess: ({ beloningen }) => {
      client.setQueryData(beloningenQuery(leerlingId).queryKey, beloningen);
      void client.invalidateQueries({ queryKey: landkaartQuery(leerlingId).queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: beloningenQuery(leerlingId).queryKey }),
  });
}

export const useChooseFiguur = (leerlingId: string) =>
  useChange(leerlingId, (figuur: number) => call('chooseFiguur', { params: { leerlingId }, body: { figuur } }));
