/**
 * Where a page stood is kept per entry of the history, also over a reload: the page's own script and the one of React Router (in pages
 * drawn at build time) read the same place.
 */
import type { Location, View } from './router.ts';

const STORED = 'react-router-scroll-positions';

let positions: Record<string, number> = {};

export function readPositions(): void {
  try {
    positions = { ...JSON.parse(sessionStorage.getItem(STORED) ?? '{}'), ...positions };
  } catch {
    // Storage may be shut; then a reload begins at the top.
  }
}

export function keepPosition({ key }: Location): void {
  positions[key] = window.scrollY;
}

export function storePositions(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions));
  } catch {
    // As above.
  }
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Back: where it stood. Otherwise at the part that the address names, or at the top. */
export function scrollTo({ location: { key, hash }, how, keepScroll }: View): void {
  const kept = how === 'back' ? positions[key] : undefined;
  if (kept !== undefined) return window.scrollTo(0, kept);
  const element = hash === '' ? null : elementOf(hash);
  if (element) return element.scrollIntoView();
  if (!keepScroll) window.scrollTo(0, 0);
}
