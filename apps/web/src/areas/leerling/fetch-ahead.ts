import { useEffect } from 'react';

/** What the build wrote about games (`apps/web/after-build.ts`): addresses of files. */
interface GameFiles {
  /** What every game needs. */
  readonly scherm: readonly string[];
  /** By the name of the game in an address. */
  readonly spellen: Readonly<Record<string, readonly string[]>>;
}

const LIST = '/spelbestanden.json';
/** What the child is looking at comes first, its letters and pictures as well. */
const AFTER_MS = 3000;

/** Asked for already on this page. */
const asked = new Set<string>();

/** Read to the end, or it is not kept. */
async function keep(href: string): Promise<void> {
  asked.add(href);
  await (await fetch(href, { priority: 'low' })).blob();
}

/**
 * Asked for at the lowest priority, for the browser to keep until they are needed; one that does not come is asked for again then. Not by a
 * `link rel="prefetch"`: no directive of the content policy is about it, so Firefox holds it to `default-src`, which is nothing here.
 */
async function fetchAhead(game: string): Promise<void> {
  const response = await fetch(LIST);
  const { scherm, spellen }: GameFiles = await response.json();
  for (const href of [...scherm, ...(spellen[game] ?? [])]) {
    if (asked.has(href) || document.querySelector(`link[href="${href}"]`)) continue;
    await keep(href);
  }
}

/** Gets the game that comes next while the child does something else: on a slow line it would wait for it for seconds. */
export function useFetchAhead(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return undefined;
    // Without a line, or while developing, there is no list: the game then comes when it is opened.
    const timer = setTimeout(() => void fetchAhead(game).catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [game]);
}
