import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clearSession, currentUser, handOver, isUsingSso, readAccessToken, storedUser, storeLogin } from './session.ts';
import { localStore, sessionStore } from './storage.ts';
import type { User } from './user.ts';

const later = Math.floor(Date.now() / 1000) + 900;
const OUDER: User = {
  _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c1',
  role: 'thuisadmin',
  adminId: '01a1fe14-804c-7a37-a346-9a1ae4532aad',
  exp: later,
};
const KIND: User = { ...OUDER, _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c2', role: 'leerling' };
const ANDER: User = { ...KIND, _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c3' };

/** What another tab does to the storage that all share. */
function elsewhere(token: string, user: User): void {
  localStore.set('access_token', token);
  localStore.set('user', JSON.stringify(user));
}
beforeEach(() => {
  for (const key of ['eigenTab', 'eigenToken', 'eigenUser']) sessionStore.remove(key);
  clearSession();
});

test('a child that logs in beside an adult has this tab; the browser stays the adult’s', () => {
  storeLogin('ouder', OUDER);
  storeLogin('kind', KIND);
  assert.deepEqual([currentUser(), readAccessToken(), storedUser()], [KIND, 'kind', KIND]);
  assert.equal(localStore.get('access_token'), 'ouder');
  assert.deepEqual(JSON.parse(localStore.get('user') ?? ''), OUDER);
});

test('what refuses or logs out the child leaves the adult alone, and this tab is nobody’s', () => {
  storeLogin('ouder', OUDER);
  storeLogin('kind', KIND);
  clearSession();
  assert.deepEqual([currentUser(), readAccessToken(), storedUser()], [null, null, null]);
  assert.equal(localStore.get('access_token'), 'ouder');
});

test('an adult who logs in in the tab of a child gets it back, and the child is gone from it', () => {
  storeLogin('ouder', OUDER);
  storeLogin('kind', KIND);
  storeLogin('ouder2', OUDER);
  assert.deepEqual([currentUser(), readAccessToken()], [OUDER, 'ouder2']);
  assert.equal(sessionStore.get('eigenToken'), null);
});

test('a child alone in a browser, and one child after another, are kept as ever', () => {
  storeLogin('kind', KIND);
  assert.equal(localStore.get('access_token'), 'kind');
  storeLogin('ander', ANDER);
  assert.equal(localStore.get('access_token'), 'ander');
  assert.equal(readAccessToken(), 'ander');
});

test('an adult whose session has ended holds nobody back', () => {
  storeLogin('ouder', { ...OUDER, exp: 1 });
  storeLogin('kind', KIND);
  assert.equal(localStore.get('access_token'), 'kind');
});

test('an adult who logs in elsewhere while a child plays here: not one request of the child goes out in her name', () => {
  storeLogin('kind', KIND);
  elsewhere('ouder', OUDER);
  assert.equal(readAccessToken(), 'kind');
  assert.deepEqual(storedUser(), KIND);
  assert.equal(isUsingSso(), false);
  clearSession();
  assert.equal(localStore.get('access_token'), 'ouder');
});

test('another child or another adult elsewhere is followed, as ever', () => {
  storeLogin('kind', KIND);
  elsewhere('ander', ANDER);
  assert.equal(readAccessToken(), 'ander');
  clearSession();
  storeLogin('ouder', OUDER);
  elsewhere('juf', { ...OUDER, _id: ANDER._id });
  assert.equal(readAccessToken(), 'juf');
});

test('a tab that is handed over keeps the page of the adult as it is; the next page is the child’s', () => {
  storeLogin('ouder', OUDER);
  handOver('kind', KIND);
  assert.deepEqual(currentUser(), OUDER, 'nothing on this page asks anew');
  assert.equal(readAccessToken(), 'ouder', 'a part of it that comes in late asks as the adult');
  assert.deepEqual(storedUser(), KIND);
  assert.equal(sessionStore.get('eigenToken'), 'kind');
  assert.equal(localStore.get('access_token'), 'ouder');
});
