import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML made at build time and on the first drawing, true as soon as the page answers. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
