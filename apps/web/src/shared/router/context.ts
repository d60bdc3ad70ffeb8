import { createContext, useContext } from 'react';
import type { Router, View } from './router.ts';

export const RouterContext = createContext<{ readonly router: Router; readonly view: View } | null>(null);

/** How many routes of the chain stand around this place. */
export const DepthContext = createContext(0);

export function useRouter(): { readonly router: Router; readonly view: View } {
  const found = useContext(RouterContext);
  if (!found) throw new Error('Buiten de router');
  return found;
}
