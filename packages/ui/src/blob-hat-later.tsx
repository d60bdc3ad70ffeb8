import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import type * as Hats from './blob-hats.tsx';
import type { LaterTop } from './blob-spec.ts';

let hats: typeof Hats | null = null;
let coming = false;
const listeners = new Set<() => void>();

/** Fetched for the first blob that wears one: most screens have none, and the first load of all of them would carry the drawings. */
async function fetchHats(): Promise<void> {
  if (coming) return;
  coming = true;
  try {
    hats = await import('./blob-hats.tsx');
    for (const listener of listeners) listener();
  } catch {
    coming = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface HatLaterProps {
  readonly top: LaterTop;
  readonly y: number;
  readonly accent: string;
}

/** A hat that appears as soon as its drawing is there. */
export function BlobHatLater(props: HatLaterProps): ReactElement | null {
  const drawn = useSyncExternalStore(
    subscribe,
    () => hats,
    () => hats,
  );
  useEffect(() => void fetchHats(), []);
  return drawn && <drawn.BlobHat {...props} />;
}
