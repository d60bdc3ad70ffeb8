/** A tab in the hands of a child, with the adult beside it: what its page has to know. */
import { leaveOwnTab, readAccessToken } from './session.ts';
import { sessionStore } from './storage.ts';

/** Where she came from; and for which token, so that another child that logs in here later is not taken for this one. */
const FROM = 'naast';
const OF_TOKEN = 'naastToken';

export function markNaast(token: string, from: string): void {
  sessionStore.set(FROM, from);
  sessionStore.set(OF_TOKEN, token);
}

export const isNaast = (): boolean => sessionStore.get(OF_TOKEN) === readAccessToken();

/** Back to where she was; what that page asks is answered after her password. What the child wrote and is not sent yet is sent when it comes back. */
export function endNaast(): void {
  const from = sessionStore.get(FROM) ?? '/';
  for (const key of [FROM, OF_TOKEN]) sessionStore.remove(key);
  leaveOwnTab();
  window.location.replace(from);
}
