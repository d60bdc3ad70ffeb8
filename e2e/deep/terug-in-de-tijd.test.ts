/**
 * Back to a moment between two backups, on the embedded database, the way docs/operations.md describes: a base, an archive of changes, the loss of everything, and a start
 * that ends at the moment that was named. The archive answers slowly, as one over a network does: the start waits for it.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { runningConnection } from '../../apps/server/src/platform/db/cluster.ts';
import { unprivilegedUser } from '../../apps/server/src/platform/db/postgres-user.ts';
import { asProgram } from '../../apps/server/src/platform/db/program-role.ts';
import { createProcessen, ready, type Server } from '../../apps/server/test/proces.ts';
import { silent } from '../../apps/server/test/fixtures.ts';

const archief = mkdtempSync(path.join(tmpdir(), 'spelrijk-archief-'));
after(() => rmSync(archief, { recursive: true, force: true }));
chmodSync(archief, 0o755);
const wal = path.join(archief, 'wal');
mkdirSync(wal);
const user = unprivilegedUser();
if (user) chownSync(wal, user.uid, user.gid);

const { data, start } = createProcessen('terug');
const conf = path.join(data, 'pg/data/postgresql.conf');

async function open(): Promise<Server> {
  const server = start({ SPELRIJK_SYNTHESISER: '0' });
  await ready(server);
  return server;
}

async function stop({ child, exit, output }: Server): Promise<void> {
  child.kill('SIGTERM');
  assert.equal(await exit, 0, output());
}

async function askContact({ url }: Server): Promise<string> {
  const id = randomUUID();
  const body = { id, regio: 'nl', naam: 'Zoë', email: 'zoe@x.example', onderwerp: 'vraag', bericht: 'Hoe?', website: '', ms: 30_000 };
  const antwoord = await fetch(`${url}/api/site/vragen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(antwoord.status, 201, await antwoord.text());
  return id;
}

/** `cp -a`, with the owners that PostgreSQL wants. */
function copy(van: string, naar: string): void {
  cpSync(van, naar, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  if (!user) return;
  for (const pad of ['pg/data', 'pg/socket']) {
    const map = path.join(naar, pad);
    if (!existsSync(map)) continue;
    for (const een of [map, ...readdirSync(map, { recursive: true }).map((naam) => path.join(map, String(naam)))])
      chownSync(een, user.uid, user.gid);
    chmodSync(map, 0o700);
  }
}

test(
  'what was confirmed before the moment is there, what came after it is not, also when the archive takes its time',
  { timeout: 600_000 },
  async () => {
    await stop(await open());
    appendFileSync(
      conf,
      `archive_mode = on\narchive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f.half && mv ${wal}/%f.half ${wal}/%f'\narchive_timeout = 60\n`,
    );
    copy(data, path.join(archief, 'basis'));

    const tweede = await open();
    const voor = await askContact(tweede);
    await sleep(1500);
    // As PostgreSQL writes it: no T and no Z.
    const moment = new Date().toISOString().replace('T', ' ').replace('Z', '+00');
    await sleep(1500);
    const na = await askContact(tweede);
    await stop(tweede);
    assert.ok(readdirSync(wal).length > 0, 'the archive has what was changed');

    rmSync(data, { recursive: true });
    copy(path.join(archief, 'basis'), data);
    chmodSync(data, 0o755);
    appendFileSync(
      conf,
      `restore_command = 'sleep 12; cp ${wal}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = promote\n`,
    );
    writeFileSync(path.join(data, 'pg/data/recovery.signal'), '');
    if (user) chownSync(path.join(data, 'pg/data/recovery.signal'), user.uid, user.gid);

    const terug = await open();
    const database = openDatabase({ connection: asProgram(runningConnection(path.join(data, 'pg'))), max: 2, log: silent });
    const ids = (await database.own.selectFrom('contactvraag').select('id').execute()).map(({ id }) => id);
    await database.close();
    assert.deepEqual(ids, [voor]);
    assert.ok(!ids.includes(na));
    assert.match(terug.output(), /breek het niet af/);
    // It goes on from there.
    await askContact(terug);
    await stop(terug);
  },
);
