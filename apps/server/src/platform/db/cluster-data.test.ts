import { test } from 'node:test';
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster.ts';
import { demandMajor, demandOwner } from './cluster-data.ts';
import { giveTo, unprivilegedUser } from './postgres-user.ts';

const folder = mkdtempSync(join(tmpdir(), 'spelrijk-versie-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o755);
const data = join(folder, 'data');
mkdirSync(data);
giveTo(data, unprivilegedUser());

test('data of another major version of PostgreSQL stop the start with one sentence that says what to do, and stay as they are', async () => {
  for (const van of ['17', '19']) {
    writeFileSync(join(data, 'PG_VERSION'), `${van}\n`);
    await assert.rejects(
      startCluster({ folder, log: () => undefined }),
      new RegExp(`van PostgreSQL ${van}, en deze versie van Spelrijk brengt \\d+ mee.*npm run backup.*npm run restore`),
    );
    assert.deepEqual(readdirSync(data), ['PG_VERSION']);
  }
});

test('data of the same major version are opened', () => {
  writeFileSync(join(data, 'PG_VERSION'), '18\n');
  demandMajor(data, { major: 18 });
});

test('data of another user stop the start with one sentence that says whose they are', () => {
  const { uid, gid } = statSync(data);
  demandOwner(data, { uid, gid });
  assert.throws(
    () => demandOwner(data, { uid: uid + 1, gid }),
    new RegExp(`is van gebruiker ${uid}, en PostgreSQL draait hier als gebruiker ${uid + 1}. Geef haar aan hem \\(chown -R ${uid + 1} `),
  );
});
