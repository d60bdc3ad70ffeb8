import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useQuery } from '@tanstack/react-query';
import type { Tooi } from '@spelrijk/game-kit/contract';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { localStore } from '../../../shared/session/storage.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { landkaartQuery } from '../landkaart-query.ts';
import { beeldOf, tooiOf, type Tooikeuze } from './keuze.ts';

const keyOf = (leerlingId: string): string => `tooi:${leerlingId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kept on this device under the child's own name, as how loud it wants it is. */
export function chooseTooi(leerlingId: string, keuze: Tooikeuze): void {
  localStore.set(keyOf(leerlingId), keuze);
  for (const listener of listeners) listener();
}

interface Gekozen {
  readonly tooi: Tooikeuze;
  /** False as long as nobody knows how old the child is. */
  readonly known: boolean;
}

/** The dress of the child of this path. `fetches: false`: only what another part of the screen reads anyway. */
export function useTooi({ fetches = true } = {}): Gekozen {
  const { leerlingId = '' } = useParams();
  const { i18n } = useTexts(algemeenTeksten);
  const read = (): string | null => (leerlingId === '' ? null : localStore.get(keyOf(leerlingId)));
  const kept = useSyncExternalStore(subscribe, read, () => null);
  const { data, isFetched } = useQuery({ ...landkaartQuery(leerlingId), enabled: fetches && leerlingId !== '' });
  const jaargroep = data?.leerling.jaargroep;
  return {
    tooi: tooiOf(kept, jaargroep ?? 0, i18n.language === 'nl-BE' ? 'be' : 'nl'),
    // As in `useInstelling`: a call that is made again does not make it unknown.
    known: kept !== null || isFetched || leerlingId === '',
  };
}

/** A dress of the night is fetched by who wears it; where it cannot be had, it is day. */
function useNacht(tooi: Tooikeuze) {
  return useQuery({
    queryKey: ['tooi', tooi],
    queryFn: async (): Promise<Tooi> => (await import('@spelrijk/game-kit/tooi')).dressOf(beeldOf(tooi)),
    enabled: tooi !== 'dag',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** What the stage wears. */
export function useToneeltooi(): { readonly tooi: Tooi | undefined; readonly known: boolean } {
  const { tooi, known } = useTooi();
  const nacht = useNacht(tooi);
  if (tooi === 'dag') return { tooi: undefined, known };
  return { tooi: nacht.data, known: known && !nacht.isPending };
}
