import { useSyncExternalStore } from 'react';
import { askServerTime, serverNow } from './clock.ts';
import { localStore, sessionStore } from './storage.ts';
import type { Tokens } from '@spelrijk/contract/sessies';
import { isStaff } from './routes.ts';
import { isExpired, isSameUser, parseUser, type User } from './user.ts';

/**
 * Who is logged in. Tokens of a normal login live in persistent storage, those of single sign-on in session storage;
 * the user and the flag are always persistent. Beside an adult a child lives in its tab only (decision 0149).
 */
const TOKEN_KEYS = ['access_token', 'refresh_token'] as const;
/** Of a tab with a session of its own. The flag outlives the session: such a tab never becomes the adult's by itself. */
const OWN_TAB = 'eigenTab';
const OWN_TOKEN = 'eigenToken';
const OWN_USER = 'eigenUser';

let user: User | null = null;
/** The token that this user came with: another tab may have put somebody else's in its place. */
let held: string | null = null;
/** What this page goes on with after the tab was handed over to a child, until the next page is there. */
let leaving: string | null = null;
let started: Promise<void> | null = null;
const listeners = new Set<() => void>();

function setUser(next: User | null): void {
  user = next;
  leaving = null;
  held = next && storedToken();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentUser = (): User | null => user;
export const useUser = (): User | null => useSyncExternalStore(subscribe, currentUser, () => null);

const isOwnTab = (): boolean => sessionStore.get(OWN_TAB) === 'true';
const storedText = (): string | null => (isOwnTab() ? sessionStore.get(OWN_USER) : localStore.get('user'));

/** The user as storage has it now, which another tab may have changed. */
export function storedUser(): User | null {
  const text = storedText();
  return text === null ? null : parseUser(text);
}

export const isUsingSso = (): boolean => !isOwnTab() && localStore.get('usingSSO') === 'true';
const tokenStore = () => (isUsingSso() ? sessionStore : localStore);
const storedToken = (): string | null => (isOwnTab() ? sessionStore.get(OWN_TOKEN) : tokenStore().get('access_token'));

function keepInTab(token: string, next: User): void {
  sessionStore.set(OWN_TAB, 'true');
  sessionStore.set(OWN_TOKEN, token);
  sessionStore.set(OWN_USER, JSON.stringify(next));
}

/** The tab is the browser's again. */
export function leaveOwnTab(): void {
  for (const key of [OWN_TAB, OWN_TOKEN, OWN_USER]) sessionStore.remove(key);
}

/**
 * An adult logged in in another tab while a child plays here: the child goes on in this tab, with its own token. Looked at before each
 * use, because storage changes before the event that tells so arrives.
 */
export function holdChild(): void {
  if (!user || held === null || isStaff(user.role) || isOwnTab()) return;
  const stored = storedUser();
  if (stored && isStaff(stored.role) && !isSameUser(stored, user)) keepInTab(held, user);
}

export function readAccessToken(): string | null {
  holdChild();
  return leaving ?? storedToken();
}

/** Whether the browser's login is that of an adult, whatever this tab is. */
function hasAdult(): boolean {
  const adult = parseUser(localStore.get('user') ?? '');
  return adult !== null && isStaff(adult.role) && !isExpired(adult, serverNow());
}

/** Logged in by single sign-on in another tab: this one has no tokens. */
export const isElsewhere = (): boolean => isUsingSso() && readAccessToken() === null;
export const readRefreshToken = (): string | null => tokenStore().get('refresh_token');

/** A clock that runs ahead makes a good user look expired, so before clearing one the server is asked for the time. */
async function isReallyExpired(found: User): Promise<boolean> {
  if (!isExpired(found, serverNow())) return false;
  return !(await askServerTime()) || isExpired(found, serverNow());
}

async function start(): Promise<void> {
  const text = storedText();
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

/** Normal login: keeps the token and the user decoded from it, and ends any single sign-on. A child beside an adult has this tab only. */
export function storeLogin(token: string, next: User): void {
  if (!isStaff(next.role) && hasAdult()) keepInTab(token, next);
  else {
    leaveOwnTab();
    localStore.remove('usingSSO');
    localStore.set('access_token', token);
    localStore.set('user', JSON.stringify(next));
  }
  started = Promise.resolve();
  setUser(next);
}

/**
 * This tab becomes a child's, from the next page on. Nobody on this page is told, and what it still asks (a part that comes in late) it asks as the
 * adult: with the child's token it would be refused, and log the child out again.
 */
export function handOver(token: string, next: User): void {
  leaving = storedToken();
  keepInTab(token, next);
}

/** Tokens of single sign-on live as long as the tab; the user, which other tabs see too, is set apart. */
export function storeSsoTokens({ access_token, refresh_token }: Tokens): void {
  leaveOwnTab();
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

/** Forgets tokens, user, flag and cached key; `wantedRoute` stays, because a refused request still needs it. A child's tab forgets the child only. */
export function clearSession(): void {
  if (isOwnTab()) for (const key of [OWN_TOKEN, OWN_USER]) sessionStore.remove(key);
  else {
    for (const key of [...TOKEN_KEYS, 'user', 'usingSSO']) localStore.remove(key);
    for (const key of [...TOKEN_KEYS, 'jwt_public_key']) sessionStore.remove(key);
  }
  setUser(null);
}
