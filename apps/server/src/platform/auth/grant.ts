/** What a role may do with a kind of thing, as a value: the cell of the role matrix. */
import type { Rol } from '@spelrijk/domain/rol';
import { AppError } from '../app-error.ts';
import type { Bewijs } from '../http/context.ts';

/** own: oneself · group: groepen one teaches · school: everything of one's admin · all: every admin. */
export type Scope = 'own' | 'group' | 'school' | 'all';

/** What must be given before the action: a typed reason, a second factor in this session, the password once more. */
export type Need = 'reason' | 'mfa' | 'password';

export type Grant =
  | { readonly allow: false }
  | {
      readonly allow: true;
      readonly scope: Scope;
      /** Asked one after another, in this order. */
      readonly needs?: readonly Need[];
      /** Looking on: judged, nothing stored. */
      readonly preview?: true;
      /** Ids and names, nothing more. */
      readonly namesOnly?: true;
    };

export type Grants = Readonly<Record<Rol, Grant>>;
export type Allowed = Extract<Grant, { readonly allow: true }>;

export const no: Grant = { allow: false };
export const own: Grant = { allow: true, scope: 'own' };
export const group: Grant = { allow: true, scope: 'group' };
export const school: Grant = { allow: true, scope: 'school' };
export const all: Grant = { allow: true, scope: 'all' };
export const namesOnly = (scope: Scope): Grant => ({ allow: true, scope, namesOnly: true });
/** Looks on in the pupil area: judged, nothing stored. */
export const looking = (scope: Scope, ...needs: readonly Need[]): Grant => ({
  allow: true,
  scope,
  preview: true,
  ...(needs.length > 0 && { needs }),
});

/**
 * The scope, with what must be given first.
 * @example needing('all', 'mfa', 'reason')
 */
export const needing = (scope: Scope, ...needs: readonly Need[]): Grant => ({ allow: true, scope, needs });
export const withReason: Grant = needing('all', 'reason');
export const withMfa: Grant = needing('all', 'mfa');

const MISSING: Readonly<Record<Need, { readonly given: (bewijs: Bewijs) => boolean; readonly code: string }>> = {
  mfa: { given: ({ tweedeFactor }) => tweedeFactor, code: 'auth/tweede-factor-nodig' },
  password: { given: ({ bevestigd }) => bevestigd, code: 'auth/bevestiging-nodig' },
  reason: { given: ({ reden }) => reden !== null, code: 'auth/reden-nodig' },
};

/** The order of asking: the reason last, so that it is typed once. */
const ORDER: readonly Need[] = ['mfa', 'password', 'reason'];

/**
 * The grant when it holds now for somebody who has proven this much. A role that may never do this: 403. Something
 * still missing: 409, never 401 or 403, because the browser's side logs out on both; it asks and tries again.
 */
export function demand(grant: Grant, bewijs: Bewijs): Allowed {
  if (!grant.allow) throw new AppError('forbidden', 'algemeen/verboden');
  for (const need of ORDER.filter((name) => grant.needs?.includes(name))) {
    if (!MISSING[need].given(bewijs)) throw new AppError('conflict', MISSING[need].code);
  }
  return grant;
}
