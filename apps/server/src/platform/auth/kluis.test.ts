import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../../test/database.ts';
import { TOTP } from '../../../test/wereld.ts';
import { createProefserver } from '../../../test/proefserver.ts';
import { createKluis, isSealed, openKluis } from './kluis.ts';
import { loadKeys } from './keys.ts';

const map = mkdtempSync(join(tmpdir(), 'spelrijk-kluis-'));
test.after(() => rmSync(map, { recursive: true }));

test('a seal opens with its key and for its purpose only, and never looks the same twice', () => {
  const kluis = createKluis(new Uint8Array(32).fill(1));
  const dicht = kluis.seal('totp:1', TOTP);
  assert.ok(isSealed(dicht) && !dicht.includes(TOTP));
  assert.notEqual(kluis.seal('totp:1', TOTP), dicht);
  assert.equal(kluis.open('totp:1', dicht), TOTP);
  assert.throws(() => kluis.open('totp:2', dicht));
  assert.throws(() => createKluis(new Uint8Array(32).fill(2)).open('totp:1', dicht));
  assert.equal(kluis.open('totp:1', TOTP), TOTP);
});

test('F23: what an earlier version left open is sealed at the next start, with a key outside the database; without that key or with another no start', async () => {
  const { database } = await createProefserver();
  const { own } = database;
  await own.deleteFrom('sleutel').execute();
  const file = join(map, 'diep', 'geheim');
  const plain = createKluis(new Uint8Array(32));
  await loadKeys(own, { kluis: { ...plain, seal: (_doel, geheim) => geheim }, keyFile: undefined }, 0);
  const kluis = await openKluis(file, own);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const sleutels = await own.selectFrom('sleutel').select('prive').execute();
  const factoren = await own.selectFrom('account').select(['id', 'totp_geheim']).where('totp_geheim', 'is not', null).execute();
  assert.ok(sleutels.length === 1 && factoren.length > 0);
  for (const { prive } of sleutels) assert.ok(isSealed(prive));
  for (const { id, totp_geheim } of factoren) assert.equal(kluis.open(`totp:${id}`, String(totp_geheim)), TOTP);
  await loadKeys(own, { kluis, keyFile: undefined }, 0);

  const key = readFileSync(file, 'utf8');
  rmSync(file);
  await assert.rejects(openKluis(file, own), /is er niet.*reservekopie/);
  writeFileSync(file, `${'ab'.repeat(32)}\n`);
  await assert.rejects(openKluis(file, own), /hoort niet bij deze database/);
  writeFileSync(file, 'kort');
  await assert.rejects(openKluis(file, own), /64 hexadecimale/);
  writeFileSync(file, key);
  await openKluis(file, own);
});

test('an empty database and no key file is a first start', async () => {
  const { database } = await createTestDatabase();
  await database.own.deleteFrom('sleutel').execute();
  await openKluis(join(map, 'nieuw'), database.own);
  assert.match(readFileSync(join(map, 'nieuw'), 'utf8'), /^[0-9a-f]{64}\n$/);
});
