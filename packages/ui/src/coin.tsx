import type { ReactElement } from 'react';
import { KLEUREN } from './tokens.ts';

/** One coin; decoration. */
export function Coin({ size = 28 }: { readonly size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="16" cy="17" r="14" fill="#b97f00" />
      <circle cx="16" cy="15.500" r="14" fill={KLEUREN.zon} stroke="#c98a0a" strokeWidth="1.500" />
      <circle cx="16" cy="15.500" r="10" fill="none" stroke="#e0a21a" strokeWidth="2" />
      <path
        d="M16 9.500l1.900 4 4.400.5-3.300 3 .9 4.400-3.900-2.200-3.900 2.200.9-4.400-3.300-3 4.400-.5z"
        fill="#fff3c4"
        stroke="#c98a0a"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  );
}
