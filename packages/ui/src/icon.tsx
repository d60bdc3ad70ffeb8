import type { ReactElement } from 'react';

/** A line icon from a path of a 24 x 24 box; decoration, so the button around it carries the name. */
export function Icon({ path, size = 28 }: { readonly path: string; readonly size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
