/** A tab in the hands of a child, with the adult beside it. Hers waits for her password meanwhile (the server says 409). */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { call } from '../api/call.ts';
import { handOver, leaveOwnTab, readAccessToken } from './session.ts';
import { sessionStore } from './storage.ts';
import type { User } from './user.ts';
import { verifyToken } from './verify-token.ts';

/** Where she came from; and for which token, so that another child that logs in here later is not taken for this one. */
const FROM = 'naast';
const OF_TOKEN = 'naastToken';

/** Whoever calls it leaves the page at once. */
export async function loginNaast(params: Input<Api['beginNaast']>['params'], minuten: number): Promise<User> {
  const { token } = await call('beginNaast', { params, body: { minuten } });
  const user = await verifyToken(token);
  const { pathname } = window.location;
  handOver(token, user);
  sessionStore.set(FROM, pathname);
  sessionStore.set(OF_TOKEN, token);
  return user;
}

export const isNaast = (): boolean => sessionStore.get(OF_TOKEN) === readAccessToken();

/** Back to where she was; what that page asks is answered after her password. What the child wrote and is not sent yet is sent when it comes back. */
export function endNaast(): void {
  const from = sessionStore.get(FROM) ?? '/';
  for (const key of [FROM, OF_TOKEN]) sessionStore.remove(key);
  leaveOwnTab();
  window.location.replace(from);
}
