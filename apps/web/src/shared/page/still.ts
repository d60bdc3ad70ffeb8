/**
 * A page that is only read comes without React and without the router: it was drawn at build time. A route says so in its `handle`
 * (`still`), for itself and what lies below it; a page below that answers (a form) says the opposite.
 */
export interface PageHandle {
  readonly still: boolean;
  /** Address of a small script for a still page. */
  readonly script?: string;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'still' in handle && typeof handle.still === 'boolean';

interface Matched {
  readonly handle: unknown;
}

/** What the innermost route that says anything says; null for a page that answers. */
export function stillPageOf(matches: readonly Matched[]): PageHandle | null {
  const said = matches.map(({ handle }) => handle).findLast(isPageHandle);
  return said?.still === true ? said : null;
}
