import { useCallback } from 'react';
import { doorAt } from './doors.ts';
import { useUser } from './session.ts';
import { useMij } from './use-mij.ts';

/** Whether this person may open the screen at an address: by role, and by what the customer has now. */
export function useMayOpen(): (pathname: string) => boolean {
  const role = useUser()?.role;
  const pakketten = useMij().data?.admin.pakketten;
  return useCallback(
    (pathname) => {
      const door = doorAt(pathname);
      if (role === undefined || !door?.wie.includes(role)) return false;
      return !door.pakket || pakketten?.includes(door.pakket) === true;
    },
    [pakketten, role],
  );
}
