import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionStore } from './storage.ts';
import type { User } from './user.ts';
import { afterLogin, ownPath, saveRefused } from './wanted-route.ts';

const ORIGIN = 'https://spelrijk.example';
const ADMIN = '01a1fe14-804c-7a37-a346-9a1ae4532aad';
const OTHER = '01a1fe14-804c-7a37-a346-9a1ae4532aae';
const ID = '01a1fe14-804c-7265-b8b1-9e8ad4b063c1';
const user = (role: User['role']): User => ({ _id: ID, role, adminId: ADMIN, exp: 2_000_000_000 });

function landAfter(wanted: string | null, role: User['role']): string {
  if (wanted === null) sessionStore.remove('wantedRoute');
  else sessionStore.set('wantedRoute', wanted);
  return afterLogin(user(role), ORIGIN);
}

test('each role lands on its own screen', () => {
  const rows: readonly [role: User['role'], path: string][] = [
    ['leerling', `/leerling/${ID}/landkaart`],
    ['demo', `/leerling/${ID}/landkaart`],
    ['docent', `/admins/${ADMIN}/groepen`],
    ['schooladmin', `/admins/${ADMIN}/groepen`],
    ['rtadmin', `/admins/${ADMIN}/groepen`],
    ['thuisadmin', `/admins/${ADMIN}/groepen`],
    ['office', '/superadmin/dashboard'],
    ['superadmin', '/superadmin/dashboard'],
  ];
  for (const [role, path] of rows) assert.equal(landAfter(null, role), path, role);
});

test('a wanted route of the user comes before the landing screen, once', () => {
  const wanted = `/admins/${ADMIN}/groepen/${OTHER}?sorteer=naam#lijst`;
  assert.equal(landAfter(wanted, 'docent'), wanted);
  assert.equal(sessionStore.get('wantedRoute'), null);
});

test('X08: nothing leads to another origin', () => {
  const attacks = [
    '//evil.example',
    'https:evil.example',
    'https://evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/app/../..//evil.example',
    '/admins/x/..//evil',
    '',
    ' /admins',
    `/${'a'.repeat(50_000)}`,
  ];
  for (const attack of attacks) {
    assert.equal(ownPath(attack, ORIGIN), null, attack.slice(0, 40));
    assert.equal(landAfter(attack, 'docent'), `/admins/${ADMIN}/groepen`, attack.slice(0, 40));
  }
});

test('X09: a wanted route of someone else, or one that the role may not see, gives the landing screen', () => {
  const rows: readonly [wanted: string, role: User['role']][] = [
    [`/admins/${OTHER}/groepen`, 'docent'],
    [`/leerling/${OTHER}/landkaart`, 'leerling'],
    [`/admins/${ADMIN}/groepen`, 'leerling'],
    ['/superadmin/dashboard', 'schooladmin'],
    [`/admins/${ADMIN}/groepen/${OTHER}/leerlingen/${OTHER}/voortgang`, 'office'],
    ['/app/auth/login', 'docent'],
    ['/site/home', 'docent'],
  ];
  for (const [wanted, role] of rows) assert.notEqual(landAfter(wanted, role), wanted, `${role} ${wanted}`);
});

test('staff who were looking at the map of a child go back to it', () => {
  const wanted = `/leerling/${OTHER}/landkaart`;
  assert.equal(landAfter(wanted, 'docent'), wanted);
  assert.equal(landAfter(wanted, 'office'), wanted);
});

test('whoever was refused somewhere is not brought back there, somebody else is, and only the next login knows of it', () => {
  const wanted = `/admins/${ADMIN}/docenten`;
  saveRefused(user('docent'));
  assert.equal(landAfter(wanted, 'docent'), `/admins/${ADMIN}/groepen`);
  assert.equal(landAfter(wanted, 'docent'), wanted);
  saveRefused({ ...user('docent'), _id: OTHER });
  assert.equal(landAfter(wanted, 'schooladmin'), wanted);
});
