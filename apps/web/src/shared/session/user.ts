import type { User } from '@spelrijk/contract/sessies';
import type { Rol } from '@spelrijk/domain/rol';
import { isUuid } from '@spelrijk/base/id';

export type { User };

const ROLES: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'];
const isRol = (value: unknown): value is Rol => ROLES.some((rol) => rol === value);
const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value);

/** The four fields that are kept of a user, from a token's claims or from storage; null when one is missing or odd. */
export function toUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null;
  const { _id, role, adminId, exp }: Partial<Record<keyof User, unknown>> = value;
  if (!isId(_id) || !isRol(role) || !isId(adminId) || typeof exp !== 'number' || !Number.isSafeInteger(exp)) return null;
  return { _id, role, adminId, exp };
}

/** A stored user; null when the text is no valid user. */
export function parseUser(text: string): User | null {
  try {
    return toUser(JSON.parse(text));
  } catch {
    return null;
  }
}

const idOf = ({ _id }: User): string => _id;

export const isSameUser = (a: User | null, b: User | null): boolean => (a && b ? idOf(a) === idOf(b) : a === b);

/** `exp` is in seconds, `nowMs` in milliseconds. */
export const isExpired = (user: User, nowMs: number): boolean => user.exp <= Math.floor(nowMs / 1000);
