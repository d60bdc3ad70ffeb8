import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isExpired, isSameUser, parseUser, toUser } from './user.ts';

const GOOD = {
  _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c1',
  role: 'docent',
  adminId: '01a1fe14-804c-7a37-a346-9a1ae4532aad',
  exp: 1_800_000_000,
};

test('X14: of a token only the four fields of a user are kept', () => {
  assert.deepEqual(toUser({ ...GOOD, jti: 'x', expires_in: '2027-01-01T00:00:00Z', roepnaam: 'Noor' }), GOOD);
});

test('a stored user that is not valid is no user', () => {
  const rows: readonly unknown[] = [
    null,
    1,
    'docent',
    [],
    {},
    { ...GOOD, role: 'root' },
    { ...GOOD, _id: '1' },
    { ...GOOD, adminId: undefined },
    { ...GOOD, exp: '1800000000' },
    { ...GOOD, exp: Number.NaN },
    { ...GOOD, exp: 1.5 },
  ];
  for (const row of rows) assert.equal(parseUser(JSON.stringify(row) ?? ''), null, JSON.stringify(row));
  assert.equal(parseUser('{'), null);
});

test('exp is compared in whole seconds', () => {
  const user = parseUser(JSON.stringify(GOOD));
  assert.ok(user);
  assert.equal(isExpired(user, GOOD.exp * 1000 - 1), false);
  assert.equal(isExpired(user, GOOD.exp * 1000), true);
});

test('two users are the same when their ids are', () => {
  const user = toUser(GOOD);
  assert.ok(isSameUser(user, toUser({ ...GOOD, exp: 1_900_000_000 })));
  assert.ok(isSameUser(null, null));
  assert.ok(!isSameUser(user, null));
});
