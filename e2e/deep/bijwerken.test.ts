/**
 * A rolling upgrade: the program as it was before the newest migration and as it is now, side by side on one database, while people send things in and somebody
 * is logged in; and back to the program as it was when that migration came, which is as far as a version goes back. The old ones come from the history of this repository.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { query, urlOf } from '../../apps/server/test/cluster.ts';
import { createEmptyDatabase } from '../../apps/server/test/database.ts';
import { createProcessen, ready, type Server } from '../../apps/server/test/proces.ts';
import { root } from '../../tools/install.mjs';

const NODE_MODULES = path.join(root, 'node_modules');
const WACHTWOORD = 'vier paarse olifanten dansen';

/** What was installed, with the packages of that tree itself in place of ours. */
function linkModules(tree: string): void {
  const map = path.join(tree, 'node_modules');
  mkdirSync(path.join(map, '@spelrijk'), { recursive: true });
  for (const naam of readdirSync(NODE_MODULES).filter((een) => een !== '@spelrijk'))
    symlinkSync(path.join(NODE_MODULES, naam), path.join(map, naam));
  for (const naam of readdirSync(path.join(NODE_MODULES, '@spelrijk')))
    symlinkSync(readlinkSync(path.join(NODE_MODULES, '@spelrijk', naam)), path.join(map, '@spelrijk', naam));
}

/** Where this line of history got its newest migration: a branch that was merged may have had one while another was still elsewhere. */
function findNieuwste(): string {
  const log = ['log', '--first-parent', '-m', '-1', '--diff-filter=A', '--format=%H', '--', 'apps/server/migrations'];
  return execFileSync('git', log, { cwd: root, encoding: 'utf8' }).trim();
}

/** The tree of then. */
function fetchOud(commit: string): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'spelrijk-oud-'));
  after(() => rmSync(tree, { recursive: true, force: true }));
  const tar = execFileSync('git', ['archive', commit, 'package.json', 'packages', 'apps/server', ':(exclude)apps/server/audio'], {
    cwd: root,
    maxBuffer: 1_000_000_000,
  });
  execFileSync('tar', ['-x', '-C', tree], { input: tar });
  linkModules(tree);
  return path.join(tree, 'apps/server/src/main.ts');
}

const connection = await createEmptyDatabase();
const { data, start: startNieuw, run } = createProcessen('bijwerken');
const nieuwste = findNieuwste();
const { start: startOud } = createProcessen('bijwerken-oud', fetchOud(`${nieuwste}^`));
const { start: startEven } = createProcessen('bijwerken-even', fetchOud(nieuwste));
writeFileSync(path.join(data, 'geheim'), `${'09'.repeat(32)}\n`, { mode: 0o600 });
const ENV = {
  DATABASE_URL: urlOf(connection),
  SPELRIJK_SECRET_FILE: path.join(data, 'geheim'),
  SPELRIJK_RATE_LIMIT: '0',
  SPELRIJK_SYNTHESISER: '0',
  SPELRIJK_AUDIO: path.join(root, 'apps/server/audio'),
  SPELRIJK_WEB: path.join(root, 'apps/web/build/client'),
  LOG_LEVEL: 'warn',
};

async function post(server: Server, pad: string, body: object): Promise<{ readonly status: number; readonly text: string }> {
  const antwoord = await fetch(`${server.url}${pad}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: antwoord.status, text: await antwoord.text() };
}

/** An owner: no second factor yet, and no need of one to be somebody. */
async function createEigenaar(server: Server): Promise<void> {
  const gezegd = await run(['eigenaar', 'ans@spelrijk.example'], ENV);
  const token = /uitnodiging#([\w-]+)/.exec(gezegd)?.[1] ?? assert.fail(gezegd);
  const neem = { token, roepnaam: 'Ans', achternaam: 'Vos', gebruikersnaam: 'ans.vos', wachtwoord: WACHTWOORD };
  const aan = await post(server, '/api/auth/uitnodiging/aannemen', neem);
  assert.ok(aan.status < 300, aan.text);
}

async function logIn(server: Server): Promise<string> {
  const { text } = await post(server, '/api/auth', { gebruikersnaam: 'ans.vos', wachtwoord: WACHTWOORD });
  return z.object({ token: z.string() }).parse(JSON.parse(text)).token;
}

const mij = async (server: Server, token: string): Promise<number> =>
  (await fetch(`${server.url}/api/auth/mij`, { headers: { authorization: `Bearer ${token}` } })).status;

async function listBewaard(): Promise<readonly string[]> {
  const { rows } = await query(connection, 'select id from contactvraag');
  return rows.map((rij: unknown) => String(Reflect.get(Object(rij), 'id')));
}

/** Sends without end, to whichever server there is, as a proxy would. */
function startStroom(servers: Server[]): {
  readonly bevestigd: Set<string>;
  readonly anders: string[];
  readonly stop: () => Promise<void>;
} {
  const bevestigd = new Set<string>();
  const anders: string[] = [];
  const klaar = new AbortController();
  let nr = 0;
  const een = async (): Promise<void> => {
    while (!klaar.signal.aborted) {
      const id = randomUUID();
      const server = servers[nr++ % servers.length];
      if (!server) return;
      const vraag = { id, regio: 'nl', naam: 'Zoë', email: 'zoe@x.example', onderwerp: 'vraag', bericht: 'Hoe?', website: '', ms: 30_000 };
      const { status, text } = await post(server, '/api/site/vragen', vraag).catch((fout: unknown) => ({ status: 0, text: String(fout) }));
      if (status === 201) bevestigd.add(id);
      else anders.push(`${status} ${text.slice(0, 120)}`);
      await sleep(20);
    }
  };
  const stroom = Promise.all([een(), een(), een()]);
  return {
    bevestigd,
    anders,
    stop: async () => {
      klaar.abort();
      await stroom;
    },
  };
}

test(
  'the new version comes up beside the old one, both go on while people work, nobody is logged out and nothing confirmed is lost',
  { timeout: 600_000 },
  async () => {
    const oud = startOud(ENV);
    await ready(oud);
    // By the old one, before the database was anybody else's.
    const voor = await query(connection, 'select name from kysely_migration');
    const servers = [oud];
    const stroom = startStroom(servers);
    // Also when something fails on the way: without an end it would keep this process alive.
    after(() => stroom.stop());
    while (stroom.bevestigd.size < 20) await sleep(20);
    const nieuw = startNieuw(ENV);
    await ready(nieuw);
    const na = await query(connection, 'select name from kysely_migration');
    assert.ok((na.rowCount ?? 0) > (voor.rowCount ?? 0), 'the new version brought a migration');
    servers.push(nieuw);
    await createEigenaar(oud);
    const token = await logIn(oud);
    assert.deepEqual([await mij(oud, token), await mij(nieuw, token)], [200, 200]);
    const samen = stroom.bevestigd.size;
    while (stroom.bevestigd.size < samen + 60) await sleep(20);
    // A proxy that was told, and then the old one goes.
    servers.shift();
    await sleep(200);
    oud.child.kill('SIGTERM');
    assert.equal(await oud.exit, 0, oud.output());
    assert.equal(await mij(nieuw, token), 200);
    const alleen = stroom.bevestigd.size;
    while (stroom.bevestigd.size < alleen + 20) await sleep(20);
    await stroom.stop();
    assert.deepEqual(stroom.anders, []);
    const bewaard = await listBewaard();
    assert.equal(new Set(bewaard).size, bewaard.length);
    assert.deepEqual(
      [...stroom.bevestigd].filter((id) => !bewaard.includes(id)),
      [],
    );
  },
);

test('F13: started once more, the old version sees that the database is newer than itself, says so in one sentence and touches nothing', async () => {
  const terug = startOud(ENV);
  assert.equal(await terug.exit, 1);
  assert.match(terug.output(), /nieuwere versie/);
});

test(
  'F29: forward and back again between two versions with the same tables while people work: nobody is logged out, nothing confirmed is lost',
  { timeout: 600_000 },
  async () => {
    const nieuw = startNieuw(ENV);
    await ready(nieuw);
    const token = await logIn(nieuw);
    const servers = [nieuw];
    const stroom = startStroom(servers);
    after(() => stroom.stop());
    const verder = async (): Promise<void> => {
      const tot = stroom.bevestigd.size + 40;
      while (stroom.bevestigd.size < tot) await sleep(20);
    };
    await verder();
    let dienst = nieuw;
    // Back to the older one, forward to the newer one, and back once more.
    for (const start of [startEven, startNieuw, startEven]) {
      const volgende = start(ENV);
      await ready(volgende);
      servers.push(volgende);
      await verder();
      assert.deepEqual([await mij(dienst, token), await mij(volgende, token)], [200, 200]);
      servers.shift();
      await sleep(200);
      dienst.child.kill('SIGTERM');
      assert.equal(await dienst.exit, 0, dienst.output());
      await verder();
      dienst = volgende;
    }
    await stroom.stop();
    assert.deepEqual(stroom.anders, []);
    const bewaard = await listBewaard();
    assert.equal(new Set(bewaard).size, bewaard.length);
    assert.deepEqual(
      [...stroom.bevestigd].filter((id) => !bewaard.includes(id)),
      [],
    );
    dienst.child.kill('SIGTERM');
    assert.equal(await dienst.exit, 0, dienst.output());
  },
);
