/** How often a word of a test was heard on this device, after the first time; it outlives a reload of the page. */
import { sessionStore } from '../../../../shared/session/storage.ts';

const keyOf = (itemId: string): string => `gehoord:${itemId}`;

/** Null: not once. */
export function gehoordVan(itemId: string): number | null {
  const keer = sessionStore.get(keyOf(itemId));
  return keer === null ? null : Number(keer);
}

/** One time more; the first time is 0. */
export function countGehoord(itemId: string): number {
  const keer = (gehoordVan(itemId) ?? -1) + 1;
  sessionStore.set(keyOf(itemId), String(keer));
  return keer;
}
