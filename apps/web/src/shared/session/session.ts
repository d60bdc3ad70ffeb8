import { useSyncExternalStore } from 'react';
import { askServerTime, serverNow } from './clock.ts';
import { localStore, sessionStore } from './storage.ts';
import type { Tokens } from '@spelrijk/contract/sessies';
import { isExpired, parseUser, type User } from './user.ts';

/**
 * Who is logged in. Tokens of a normal login live in persistent storage, those of single sign-on in session storage;
 * the user and the flag are always persistent.
 */
const TOKEN_KEYS = ['access_token', 'refresh_token'] as const;

let user: User | null = null;
let started: Promise<void> | null = null;
const listeners = new Set<() => void>();

function setUser(next: User | null): void {
  user = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentUser = (): User | null => user;
export const useUser = (): User | null => useSyncExternalStore(subscribe, currentUser, () => null);

/** The user as storage has it now, which another tab may have changed. */
export function storedUser(): User | null {
  const text = localStore.get('user');
  return text === null ? null : parseUser(text);
}

export const isUsingSso = (): boolean => localStore.get('usingSSO') === 'true';
const tokenStore = () => (isUsingSso() ? sessionStore : localStore);
export const readAccessToken = (): string | null => tokenStore().get('access_token');
/** Logged in by single sign-on in another tab: this one has no tokens. */
export const isElsewhere = (): boolean => isUsingSso() && readAccessToken() === null;
export const readRefreshToken = (): string | null => tokenStore().get('refresh_token');

/** A clock that runs ahead makes a good user look expired, so before clearing one the server is asked for the time. */
async function isReallyExpired(found: User): Promise<boolean> {
  if (!isExpired(found, serverNow())) return false;
  return !(await askServerTime()) || isExpired(found, serverNow());
}

async function start(): Promise<void> {
  const text = localStore.get('user');
  if (text === null) return;
  const found = parseUser(text);
  // The one line that the specification wants in the console.
  // oxlint-disable-next-line no-console
  if (!found) console.warn('invalid user detected');
  if (!found || (await isReallyExpired(found))) clearSession();
  else setUser(found);
}

/** Settles when the stored user has been looked at, once per page load; guards wait for it. */
export async function readyUser(): Promise<User | null> {
  started ??= start();
  await started;
  return user;
}

/** Normal login: keeps the token and the user decoded from it, and ends any single sign-on. */
export function storeLogin(token: string, next: User): void {
  localStore.remove('usingSSO');
  localStore.set('access_token', token);
  localStore.set('user', JSON.stringify(next));
  started = Promise.resolve();
  setUser(next);
}

/** Tokens of single sign-on live as long as the tab; the user, which other tabs see too, is set apart. */
export function storeSsoTokens({ access_token, refresh_token }: Tokens): void {
  for (const key of TOKEN_KEYS) localStore.remove(key);
  localStore.set('usingSSO', 'true');
  sessionStore.set('access_token', access_token);
  sessionStore.set('refresh_token', refresh_token);
}

/** The user that the server gave for these tokens. */
export function storeSsoUser(next: User): void {
  localStore.set('user', JSON.stringify(next));
  started = Promise.resolve();
  setUser(next);
}

/** Forgets tokens, user, flag and cached key; `wantedRoute` stays, because a refused request still needs it. */
export function clearSession(): void {
  for (const key of [...TOKEN_KEYS, 'user', 'usingSSO']) localStore.remove(key);
  for (const key of [...TOKEN_KEYS, 'jwt_public_key']) sessionStore.remove(key);
  setUser(null);
}
