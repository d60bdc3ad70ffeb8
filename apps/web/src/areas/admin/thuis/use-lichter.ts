/** What a parent taps when it does not work. Each has an undo, which lasts as long as the dialog is open; days off can be ended later too. */
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import type { EigenRust, Rust } from '@spelrijk/contract/rust';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useInstellen } from '../instellingen/queries.ts';
import { createId } from '../../../shared/id.ts';

interface KindPlek {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}

type Gedaan =
  | { readonly soort: 'beurt'; readonly id: string }
  | { readonly soort: 'spel'; readonly van: readonly { readonly taakId: string; readonly game: string }[] }
  | { readonly soort: 'rust'; readonly rust: Rust };

type Tik =
  | { readonly soort: 'beurt'; readonly zet: Instelbaar }
  | { readonly soort: 'spel' }
  | { readonly soort: 'rust'; readonly wat: EigenRust; readonly tot: string };

export function useLichter({ adminId, groepId, leerlingId }: KindPlek) {
  const queryClient = useQueryClient();
  const { createBeurt, undoBeurt } = useInstellen({ adminId, groepId });
  const [done, setDone] = useState<Gedaan | null>(null);
  const params = { adminId, leerlingId };

  async function act(tik: Tik): Promise<Gedaan> {
    const id = createId();
    if (tik.soort === 'beurt') {
      await createBeurt.mutateAsync({ id, leerlingIds: [leerlingId], zet: tik.zet, terug: [] });
      return { soort: 'beurt', id };
    }
    if (tik.soort === 'spel') {
      const { wissels } = await call('switchGames', { params, body: { van: [] } });
      return { soort: 'spel', van: wissels.map(({ taakId, game }) => ({ taakId, game })) };
    }
    const rust = await call('setRust', { params: { ...params, rustId: id }, body: { soort: tik.wat, tot: tik.tot } });
    return { soort: 'rust', rust };
  }

  async function undo(gedaan: Gedaan): Promise<null> {
    if (gedaan.soort === 'beurt') await undoBeurt.mutateAsync(gedaan.id);
    else if (gedaan.soort === 'rust') await call('endRust', { params: { ...params, rustId: gedaan.rust.id } });
    else if (gedaan.van.length > 0) await call('switchGames', { params, body: { van: [...gedaan.van] } });
    return null;
  }

  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  const tap = useMutation({ mutationFn: act, onSuccess: setDone, onSettled });
  const back = useMutation({ mutationFn: undo, onSuccess: setDone, onSettled });
  return {
    done,
    busy: tap.isPending || back.isPending,
    error: tap.error ?? back.error,
    tap: (tik: Tik) => tap.mutate(tik),
    undo: (gedaan: Gedaan) => back.mutate(gedaan),
  };
}
