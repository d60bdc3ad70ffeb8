import type { Instelling } from '@spelrijk/contract/instellingen';
import { isTarief, type Sleutel, type Waarde } from '@spelrijk/domain/instelling';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { createId } from '../../../../shared/id.ts';

const SLEUTEL = ['office', 'instellingen'] as const;

export const instellingenQuery = queryOptions({ queryKey: SLEUTEL, queryFn: () => call('listInstellingen', {}) });

export const instellingQuery = (sleutel: Sleutel) =>
  queryOptions({
    queryKey: [...SLEUTEL, sleutel],
    queryFn: () => call('readInstelling', { params: { sleutel } }),
    // What somebody is typing must not be taken from under their hands.
    refetchOnWindowFocus: false,
  });

export interface Wijziging {
  /** Null: the shipped value again. */
  readonly waarde: Waarde | null;
  readonly uitVersie?: number;
  readonly reden: string;
}

type Verstuurd = Parameters<typeof call<'updateInstelling'>>[1]['body']['waarde'];

/** The same value as what a request holds: lists that may be written to. */
function kopie(waarde: Waarde | null): Verstuurd {
  if (waarde === null || typeof waarde === 'number') return waarde;
  if (isTarief(waarde)) return { ...waarde, tredes: waarde.tredes.map((trede) => ({ ...trede })) };
  return waarde.every((deel) => typeof deel === 'number') ? [...waarde] : waarde.map(String);
}

/** Keeps a new version after the one that was read. Also when that fails the newest is read: another may have come between. */
export function useChange({ sleutel, versie }: Pick<Instelling, 'sleutel' | 'versie'>, onDone: () => void) {
  const client = useQueryClient();
  // One order has one id, however often it is sent.
  const opdracht = useRef({ wat: '', id: '' });
  const idVan = (wat: string): string => {
    if (opdracht.current.wat !== wat) opdracht.current = { wat, id: createId() };
    return opdracht.current.id;
  };
  return useMutation({
    mutationFn: ({ waarde, ...rest }: Wijziging) => {
      const id = idVan(JSON.stringify([sleutel, versie, waarde, rest]));
      return call('updateInstelling', { params: { sleutel }, body: { id, versie, waarde: kopie(waarde), ...rest } });
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: SLEUTEL }),
  });
}
