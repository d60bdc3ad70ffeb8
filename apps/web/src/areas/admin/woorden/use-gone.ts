import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

type Change = UseMutationResult<unknown, Error, string>;

/** Throwing one away, and what was thrown away last, until it is put back or put away. */
export function useGone<Item extends { readonly id: string }>({ remove, restore }: { readonly remove: Change; readonly restore: Change }) {
  const [gone, setGone] = useState<Item | null>(null);
  const close = (): void => setGone(null);
  return {
    gone,
    close,
    throwAway: (item: Item): void => remove.mutate(item.id, { onSuccess: () => setGone(item) }),
    putBack: ({ id }: Item): void => restore.mutate(id, { onSuccess: close }),
    error: remove.error ?? restore.error,
  };
}
