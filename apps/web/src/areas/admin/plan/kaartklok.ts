/** Since when the card of a plan is open: a page that is loaded again in the middle of a session goes on counting. */

/** Longer ago it was another session. */
const LANGST_MS = 60 * 60_000;

/** When the session began (ms): now, or what was kept when the page was only loaded again. */
export function beginVan(bewaard: string | null, { nu, isHerladen }: { readonly nu: number; readonly isHerladen: boolean }): number {
  const eerder = Number(bewaard ?? Number.NaN);
  return isHerladen && eerder <= nu && nu - eerder < LANGST_MS ? eerder : nu;
}

/** A screen that comes up this soon after the page was loaded again stood there before. */
const DIRECT_MS = 10_000;

/** Was the page loaded again, with this screen on it? */
export function isHerladen(): boolean {
  const [laden] = performance.getEntriesByType('navigation');
  return laden instanceof PerformanceNavigationTiming && laden.type === 'reload' && performance.now() < DIRECT_MS;
}
