/** What a role may do with a kind of thing, as a value: the cell of the role matrix. */
import type { Rol } from '@spelrijk/domain/rol';
import { AppError } from '../app-error.ts';

/** own: oneself · group: groepen one teaches · school: everything of one's admin · all: every admin. */
export type Scope = 'own' | 'group' | 'school' | 'all';

export type Grant =
  | { readonly allow: false }
  | {
      readonly allow: true;
      readonly scope: Scope;
      /** Something must be given first that the product cannot ask for yet: then it stays closed. */
      readonly needs?: 'reason' | 'mfa';
      /** Looking on: judged, nothing stored. */
      readonly preview?: true;
    };

export type Grants = Readonly<Record<Rol, Grant>>;
export type Allowed = Extract<Grant, { readonly allow: true }>;

export const no: Grant = { allow: false };
export const own: Grant = { allow: true, scope: 'own' };
export const group: Grant = { allow: true, scope: 'group' };
export const school: Grant = { allow: true, scope: 'school' };
export const all: Grant = { allow: true, scope: 'all' };
export const withReason: Grant = { allow: true, scope: 'all', needs: 'reason' };
export const withMfa: Grant = { allow: true, scope: 'all', needs: 'mfa' };
export const looking = (scope: Scope): Grant => ({ allow: true, scope, preview: true });

/**
 * The grant when it holds now. A role that may never do this: 403. Something still missing: 409, never 401 or 403,
 * because the browser's side logs out on both.
 */
export function demand(grant: Grant): Allowed {
  if (!grant.allow) throw new AppError('forbidden', 'algemeen/verboden');
  if (grant.needs === 'reason') throw new AppError('conflict', 'auth/reden-nodig');
  if (grant.needs === 'mfa') throw new AppError('conflict', 'auth/tweede-factor-nodig');
  return grant;
}
