import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createTestDatabase } from '../../../test/database.ts';
import { PROEFKLUIS } from '../../../test/fixtures.ts';
import { loadKeys } from './keys.ts';

const { database } = await createTestDatabase();
const bron = { kluis: PROEFKLUIS, keyFile: undefined };

test('servers that start at once on a database without a key make one, and sign with it all', async () => {
  await database.own.deleteFrom('sleutel').execute();
  // Who looked first is not who writes first: the clock of one says nothing of the other.
  const ringen = await Promise.all([3, 2, 1].map((now) => loadKeys(database.own, bron, now)));
  const rijen = await database.own.selectFrom('sleutel').select('kid').execute();
  assert.deepEqual(
    ringen.map(({ kid, publicPem, checking }) => ({ kid, publicPem, checkt: [...checking.keys()] })),
    rijen.flatMap(({ kid }) => ringen.map(({ publicPem }) => ({ kid, publicPem, checkt: [kid] }))),
  );
  assert.equal(new Set(ringen.map(({ publicPem }) => publicPem)).size, 1);
});
