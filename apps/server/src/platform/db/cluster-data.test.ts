import { test } from 'node:test';
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster.ts';
import { demandMajor } from './cluster-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'spelrijk-versie-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o755);
const data = join(folder, 'data');
mkdirSync(data);

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
