import { type Door, doors } from '@spelrijk/contract/screens';
import type { Rol } from '@spelrijk/domain/rol';
import { matchPath } from 'react-router';

const areaOf = (address: string): string | undefined => address.split('/', 2)[1]?.toLowerCase();

/** The screen behind an address, with who may open it; undefined for addresses that need no login or lead nowhere. */
export function doorAt(pathname: string): Door | undefined {
  const area = areaOf(pathname);
  // Matching makes an expression of each pattern: a child's map tried all 70 of staff before its own.
  return doors.find(({ pattern }) => areaOf(pattern) === area && matchPath(pattern, pathname));
}

/** Whether a role may open the screen at this address; what the server answers there may still differ per person. */
export const mayOpen = (role: Rol, pathname: string): boolean => doorAt(pathname)?.wie.includes(role) ?? false;
