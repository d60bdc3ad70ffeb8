import { type Door, doors } from '@spelrijk/contract/screens';
import type { Rol } from '@spelrijk/domain/rol';
import { matchPath } from 'react-router';

/** The screen behind an address, with who may open it; undefined for addresses that need no login or lead nowhere. */
export const doorAt = (pathname: string): Door | undefined => doors.find(({ pattern }) => matchPath(pattern, pathname));

/** Whether a role may open the screen at this address; what the server answers there may still differ per person. */
export const mayOpen = (role: Rol, pathname: string): boolean => doorAt(pathname)?.wie.includes(role) ?? false;
