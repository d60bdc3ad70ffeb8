/**
 * From one major version of PostgreSQL to another, the way docs/operations.md says: a backup of the one, restored in the other, row by row the same; there and
 * back. `TEST_DATABASE_URL` is the one (15, of Debian), the embedded one (18) the other.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { z } from 'zod';
import { query, startTestCluster, urlOf } from '../../apps/server/test/cluster.ts';
import { createEmptyDatabase } from '../../apps/server/test/database.ts';
import { createProcessen, ready } from '../../apps/server/test/proces.ts';
import { BEGIN, createProefserver } from '../../apps/server/test/proefserver.ts';
import { silent } from '../../apps/server/test/fixtures.ts';
import { vulAccount } from '../../apps/server/test/vol-account.ts';
import { WACHTWOORD } from '../../apps/server/test/wereld.ts';
import { openKluis } from '../../apps/server/src/platform/auth/kluis.ts';
import { parseConfig, type Config } from '../../apps/server/src/platform/config.ts';
import { openDatabase, type Connection } from '../../apps/server/src/platform/db/database.ts';
import { dumpDatabase } from '../../apps/server/src/platform/db/kopie.ts';
import { backup, restore } from '../../apps/server/src/reservekopie.ts';

const map = mkdtempSync(path.join(tmpdir(), 'spelrijk-hoofdversie-'));
after(() => rmSync(map, { recursive: true, force: true }));
const { start } = createProcessen('hoofdversie');
const server = await createProefserver();
await vulAccount(server.database, server.wereld.a, 'a', BEGIN);
await vulAccount(server.database, server.wereld.b, 'b', BEGIN);
const ander = await startTestCluster();
after(() => ander.stop());

const hoofdversie = async (connection: Connection): Promise<number> => {
  const { rows } = await query(connection, 'show server_version_num');
  return Math.floor(Number(z.object({ server_version_num: z.string() }).parse(rows[0]).server_version_num) / 10_000);
};

const configOf = (connection: Connection, data: string): Config =>
  parseConfig({
    LOG_LEVEL: 'silent',
    DATABASE_URL: urlOf(connection),
    SPELRIJK_DATA: path.join(map, data),
    SPELRIJK_SECRET_FILE: path.join(map, 'geheim'),
  });

async function alles(connection: Connection): Promise<readonly string[]> {
  const database = openDatabase({ connection, max: 2, log: silent });
  const regels: string[] = [];
  try {
    await database.unhurried.connection().execute(async (db) => {
      for await (const regel of dumpDatabase(db)) regels.push(regel);
    });
    return regels;
  } finally {
    await database.close();
  }
}

test(
  'F15: what is backed up on one major version of PostgreSQL is row by row what it was on another, and back again',
  { timeout: 300_000 },
  async (t) => {
    const [van, naar] = [await hoofdversie(server.connection), await hoofdversie(ander.connection)];
    if (van === naar) return t.skip(`both are ${van}: give another one in TEST_DATABASE_URL`);
    // The key of all test databases, see kluis.ts.
    writeFileSync(path.join(map, 'geheim'), '07'.repeat(32));
    await openKluis(path.join(map, 'geheim'), server.database.own);
    const voor = await alles(server.connection);
    assert.ok(voor.length > 200, String(voor.length));
    await query(ander.connection, 'create database nieuw');
    const nieuw: Connection = { ...ander.connection, database: 'nieuw' };
    await backup(configOf(server.connection, 'een'), [path.join(map, 'heen')], silent);
    assert.match(await restore(configOf(nieuw, 'twee'), [path.join(map, 'heen'), '--zonder-lijst'], silent), /Teruggezet en nageteld/);
    assert.deepEqual(await alles(nieuw), voor);
    // Not only rows: the program works on it, and everybody gets in.
    const proef = start({
      DATABASE_URL: urlOf(nieuw),
      SPELRIJK_SECRET_FILE: path.join(map, 'geheim'),
      SPELRIJK_SYNTHESISER: '0',
      LOG_LEVEL: 'warn',
    });
    await ready(proef);
    const antwoord = await fetch(`${proef.url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gebruikersnaam: 'docent', wachtwoord: WACHTWOORD }),
    });
    assert.equal(antwoord.status, 200, await antwoord.text());
    proef.child.kill('SIGTERM');
    assert.equal(await proef.exit, 0);
    const dan = await alles(nieuw);
    await backup(configOf(nieuw, 'twee'), [path.join(map, 'terug')], silent);
    const oud = await createEmptyDatabase();
    assert.equal(await hoofdversie(oud), van);
    assert.match(await restore(configOf(oud, 'drie'), [path.join(map, 'terug'), '--zonder-lijst'], silent), /Teruggezet en nageteld/);
    assert.deepEqual(await alles(oud), dan);
  },
);
