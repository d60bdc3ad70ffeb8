import { SPAARBLOBS, kaartVan, type Spaarblob } from '@spelrijk/domain/spaarkaart';
import { MAATJEPRAAT } from '@spelrijk/teksten/maatjepraat';
import { useEffect, useState } from 'react';
import { localStore } from '../../../shared/session/storage.ts';
import { lineAt } from '../parts/next-line.ts';

interface Gezegd {
  readonly naam: string;
  readonly line: string;
}

/** What a saved blob says in the manner of its card; the next time it says something else. */
export function useMaatjepraat(leerlingId: string, blob: Spaarblob | undefined): Gezegd | null {
  const id = blob && kaartVan(blob.nummer)?.id;
  const key = `praat:maatje:${id ?? ''}:${leerlingId}`;
  const [turn] = useState(() => Math.max(0, Number.parseInt(localStore.get(key) ?? '0', 10) || 0));
  useEffect(() => {
    if (id !== undefined) localStore.set(key, String(turn + 1));
  }, [id, key, turn]);
  const lines = id === undefined ? undefined : MAATJEPRAAT[id];
  return blob && lines ? { naam: blob.naam, line: lineAt(lines, key, turn) } : null;
}

/** Who walks along, by the drawing that the map has of it. */
export const maatjeVan = (figuur: number | null): Spaarblob | undefined => SPAARBLOBS.find((blob) => blob.figuur === figuur);
