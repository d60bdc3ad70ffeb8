/**
 * Trouble around the running program, as docs/checks.md names it: a line that cuts, waits or is gone between a child and the server and between the server and its database,
 * a log that nobody can write, too few file descriptors. A child sends with the very queue that its browser has.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, openSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { z } from 'zod';
import { urlOf } from '../../apps/server/test/cluster.ts';
import { createTestDatabase } from '../../apps/server/test/database.ts';
import { createProcessen, ready, type Server } from '../../apps/server/test/proces.ts';
import { readBewaard } from '../../apps/server/test/spelers.ts';
import { createWereld, WACHTWOORD, type Kind } from '../../apps/server/test/wereld.ts';
import { readReply, type QueueItem, type Sending } from '../../apps/web/src/areas/leerling/queue/queue.ts';
import { AnswerSender } from '../../apps/web/src/areas/leerling/queue/sender.ts';
import { startLijn, type Weer } from './doos/lijn.ts';

const { database, connection } = await createTestDatabase();
const wereld = await createWereld(database, Date.now() - 86_400_000);
const naarDatabase = new URL(urlOf(connection));
const { data, start } = createProcessen('storingen');
writeFileSync(path.join(data, 'geheim'), `${'07'.repeat(32)}\n`, { mode: 0o600 });
const dbLijn = await startLijn(() => {
  const socket = naarDatabase.searchParams.get('host');
  return socket ? connect(`${socket}/.s.PGSQL.${naarDatabase.port}`) : connect(Number(naarDatabase.port), naarDatabase.hostname);
});
const viaLijn = new URL(`postgres://127.0.0.1:${dbLijn.port}${naarDatabase.pathname}`);
[viaLijn.username, viaLijn.password] = [naarDatabase.username, naarDatabase.password];
const KINDEREN = [...wereld.a.kinderen, ...wereld.b.kinderen];
const ENV = { DATABASE_URL: viaLijn.href, SPELRIJK_SYNTHESISER: '0', LOG_LEVEL: 'info' };

/** From the first line on the disk of the log has no room: whatever is asked below is asked of such a server. */
const vol = openSync('/dev/full', 'w');
let server: Server = start(ENV, [], vol);
await ready(server);
const lijn = await startLijn(() => connect(Number(new URL(server.url).port), '127.0.0.1'));
const url = `http://127.0.0.1:${lijn.port}`;

const ask = async (pad: string, token?: string, body?: unknown, waar = server.url): Promise<{ status: number; body: unknown }> => {
  const antwoord = await fetch(`${waar}${pad}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      connection: 'close',
      ...(body !== undefined && body !== null && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && body !== null && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: antwoord.status, body: JSON.parse((await antwoord.text()) || 'null') };
};

interface Speler {
  readonly kind: Kind;
  readonly basis: string;
  readonly token: string;
  readonly taken: readonly string[];
}

async function logIn(naam: string): Promise<Speler> {
  const kind = KINDEREN.find(({ gebruikersnaam }) => gebruikersnaam === naam);
  assert.ok(kind, naam);
  const { body } = await ask('/api/auth', undefined, { gebruikersnaam: naam, wachtwoord: WACHTWOORD });
  const { token } = z.object({ token: z.string() }).parse(body);
  const basis = `/api/leerlingen/${kind.id}`;
  // A server that has just come up reads a whole language first; a browser that hears "not now" asks again.
  let plan = await ask(`${basis}/dagtaken`, token, null);
  for (let i = 0; plan.status === 503 && i < 10; i++) plan = await ask(`${basis}/dagtaken`, token, null);
  assert.ok(plan.status < 300, `${naam}: ${plan.status} ${JSON.stringify(plan.body)}`);
  const { taken } = dagtakenRoutes.planDag.response.parse(plan.body);
  return { kind, basis, token, taken: taken.map(({ id }) => id) };
}

const readTaak = async ({ basis, token }: Speler, id: string) =>
  takenRoutes.readTaak.response.parse((await ask(`${basis}/taken/${id}`, token)).body).taak;

const Fout = z.object({ code: z.string().default(''), details: z.array(z.string()).default([]) });

/** What lasts when a tab is closed. */
type Bewaard = Map<string, QueueItem>;

/** A tab: the queue of the browser over the line, with waits of a twentieth. `mislukt` counts what got no answer; `voor` is called before each try. */
function openTab(
  { kind, basis, token }: Speler,
  bewaard: Bewaard,
  voor: () => void = () => undefined,
): { readonly tab: AnswerSender; readonly mislukt: () => number; readonly sluit: () => void } {
  let mislukt = 0;
  let open = true;
  const send = async (sending: Sending) => {
    voor();
    try {
      const { status, body } =
        sending.soort === 'antwoorden'
          ? await ask(`${basis}/antwoorden`, token, { game: sending.game, antwoorden: sending.items.map(({ antwoord }) => antwoord) }, url)
          : await ask(`${basis}/taken/${sending.soort === 'afronden' ? sending.item.taakId : ''}/afronden`, token, null, url);
      if (status < 300) return { soort: 'gelukt' as const };
      const { code, details } = Fout.parse(body);
      return readReply(status, code, details);
    } catch {
      mislukt += 1;
      return readReply(0, '');
    }
  };
  const tab = new AnswerSender({
    store: {
      survivesReload: true,
      all: async () => [...bewaard.values()],
      put: async (item) => void bewaard.set(item.id, item),
      remove: async (ids) => ids.forEach((id) => bewaard.delete(id)),
    },
    send,
    leerlingId: () => (open ? kind.id : null),
    later: (run, ms) => {
      const wacht = setTimeout(run, ms / 20);
      return () => clearTimeout(wacht);
    },
    chance: Math.random,
  });
  return { tab, mislukt: () => mislukt, sluit: () => (open = false) };
}

const answer = (
  taakId: string,
  { id: opgaveId, antwoord: gegeven }: { readonly id: string; readonly antwoord: string },
  poging: number,
) => ({
  id: randomUUID(),
  taakId,
  opgaveId,
  poging,
  gegeven,
  rtMs: 900,
  hints: 0,
  op: new Date().toISOString(),
});

/** Everything of a taak, as a child gives it: each answer is kept before the next question. */
async function play(
  speler: Speler,
  tab: AnswerSender,
  taakId: string,
  tussen: (i: number) => void = () => undefined,
): Promise<readonly string[]> {
  const taak = await readTaak(speler, taakId);
  const ids: string[] = [];
  for (const [i, opgave] of taak.opgaven.entries()) {
    tussen(i);
    const antwoord = answer(taakId, opgave, 1);
    await tab.add({ soort: 'antwoord', id: antwoord.id, leerlingId: speler.kind.id, game: taak.game, antwoord });
    ids.push(antwoord.id);
    await sleep(20);
  }
  await tab.add({ soort: 'afronden', id: `af ${taakId}`, leerlingId: speler.kind.id, taakId });
  return ids;
}

async function empty(bewaard: Bewaard): Promise<void> {
  for (let i = 0; i < 600 && bewaard.size > 0; i++) await sleep(100);
  assert.deepEqual([...bewaard.keys()], []);
}

async function assertEenmaal(kind: Kind, ids: readonly string[], taken: readonly string[]): Promise<void> {
  const { antwoorden, af, verdiend, munten } = await readBewaard(database, [kind]);
  assert.deepEqual(antwoorden.toSorted(), ids.toSorted());
  assert.deepEqual(af.toSorted(), taken.toSorted());
  assert.equal(munten, verdiend);
  assert.ok(munten > 0);
}

/** Of each next try: by the clock a quick machine would have sent everything in one lull. */
const WEER: readonly Weer[] = ['afgebroken', 'weg', 'traag', 'weg', 'afgebroken', 'heel', 'traag'];

test(
  'F21: a line that cuts in mid answer, waits two seconds or is gone: the queue of the browser sends again, and each answer is one row',
  { timeout: 300_000 },
  async () => {
    const speler = await logIn(KINDEREN[0]?.gebruikersnaam ?? '');
    const bewaard: Bewaard = new Map();
    let keer = 0;
    const { tab, mislukt } = openTab(speler, bewaard, () => (lijn.weer = WEER[keer++ % WEER.length] ?? 'heel'));
    await tab.start();
    const [taakId = ''] = speler.taken;
    const ids = await play(speler, tab, taakId);
    await empty(bewaard);
    lijn.weer = 'heel';
    assert.ok(mislukt() > 2, `${mislukt()} of ${keer} tries got no answer`);
    await assertEenmaal(speler.kind, ids, [taakId]);
  },
);

test(
  'F28: the server is gone in the middle of a taak, the child plays it to its end, the tab is closed and opened again: every answer arrives once',
  { timeout: 300_000 },
  async () => {
    const speler = await logIn(KINDEREN[1]?.gebruikersnaam ?? '');
    const bewaard: Bewaard = new Map();
    const eerste = openTab(speler, bewaard);
    await eerste.tab.start();
    const [taakId = ''] = speler.taken;
    const spel = play(speler, eerste.tab, taakId, (i) => {
      if (i === 2) lijn.weer = 'weg';
    });
    const ids = await spel;
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0, server.output());
    assert.ok(bewaard.size > 2, `${bewaard.size} answers wait`);
    eerste.sluit();
    server = start(ENV, [], vol);
    await ready(server);
    lijn.weer = 'heel';
    const tweede = openTab(speler, bewaard);
    await tweede.tab.start();
    await empty(bewaard);
    await assertEenmaal(speler.kind, ids, [taakId]);
  },
);

/** Tabs that wait, of each child that did nothing yet. */
const PER_KIND = 25;

test(
  'F27: all browsers that waited for a restart come back spread over time, each is answered, and within a minute nobody waits any more',
  { timeout: 300_000 },
  async () => {
    const spelers: Speler[] = [];
    for (const { gebruikersnaam } of KINDEREN.slice(2)) spelers.push(await logIn(gebruikersnaam));
    lijn.weer = 'weg';
    const tabs: { readonly id: string; readonly bewaard: Bewaard }[] = [];
    for (const speler of spelers) {
      const taak = await readTaak(speler, speler.taken[0] ?? '');
      for (let i = 0; i < PER_KIND; i++) {
        const bewaard: Bewaard = new Map();
        const { tab } = openTab(speler, bewaard);
        await tab.start();
        const opgave = taak.opgaven[i % taak.opgaven.length];
        assert.ok(opgave);
        const antwoord = answer(taak.id, opgave, 1 + Math.floor(i / taak.opgaven.length));
        await tab.add({ soort: 'antwoord', id: antwoord.id, leerlingId: speler.kind.id, game: taak.game, antwoord });
        tabs.push({ id: antwoord.id, bewaard });
      }
    }
    assert.ok(tabs.length >= 3 * PER_KIND && tabs.every(({ bewaard }) => bewaard.size === 1), `${tabs.length}`);
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0, server.output());
    server = start(ENV, [], vol);
    await ready(server);
    const begin = performance.now();
    lijn.weer = 'heel';
    while (tabs.some(({ bewaard }) => bewaard.size > 0)) {
      assert.ok(performance.now() - begin < 60_000, `${tabs.filter(({ bewaard }) => bewaard.size > 0).length} still wait`);
      await sleep(50);
    }
    const { antwoorden } = await readBewaard(
      database,
      spelers.map(({ kind }) => kind),
    );
    assert.deepEqual(antwoorden.toSorted(), tabs.map(({ id }) => id).sort());
  },
);

test(
  'F08: the database says nothing for twenty seconds: nobody waits longer than fifteen for an answer, the program lives, and it goes on by itself',
  { timeout: 120_000 },
  async () => {
    const { token, basis } = await logIn(KINDEREN[0]?.gebruikersnaam ?? '');
    dbLijn.weer = 'stil';
    const begin = performance.now();
    const statussen = new Set<number>();
    while (performance.now() - begin < 20_000) {
      const asked = performance.now();
      const [kaart, levend, gereed] = await Promise.all([ask(`${basis}/landkaart`, token), ask('/health/live'), ask('/health/ready')]);
      assert.ok(performance.now() - asked < 15_000, `${performance.now() - asked} ms`);
      statussen.add(kaart.status);
      assert.deepEqual([levend.status, gereed.status], [200, 503]);
      await sleep(200);
    }
    assert.deepEqual(statussen, new Set([503]));
    dbLijn.weer = 'heel';
    const terug = performance.now();
    while ((await ask('/health/ready')).status !== 200 || (await ask(`${basis}/landkaart`, token)).status !== 200) {
      assert.ok(performance.now() - terug < 20_000, 'not back');
      await sleep(200);
    }
  },
);

/** Over a line that is open already; 0: it was cut. */
const statusOver = (agent: Agent, pad: string, token = ''): Promise<number> =>
  new Promise((resolve) => {
    const vraag = request(`${server.url}${pad}`, { agent, headers: { authorization: `Bearer ${token}` } }, (antwoord) => {
      antwoord.resume().once('close', () => resolve(antwoord.statusCode ?? 0));
    });
    vraag.once('error', () => resolve(0)).end();
  });

test(
  'F19: with 256 file descriptors and more lines than that nobody gets an error of ours, and when they are gone all is as before',
  { timeout: 120_000 },
  async () => {
    const { token, basis } = await logIn(KINDEREN[0]?.gebruikersnaam ?? '');
    // Who was in before has her line, and asks the database for more connections than are open.
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const binnen = (pad: string): Promise<readonly number[]> =>
      Promise.all(Array.from({ length: 20 }, () => statusOver(agent, pad, token)));
    assert.deepEqual(new Set(await binnen('/health/live')), new Set([200]));
    const gezet = spawnSync('prlimit', ['--pid', String(server.child.pid), '--nofile=256:256'], { encoding: 'utf8' });
    assert.equal(gezet.status, 0, gezet.stderr);
    const poort = Number(new URL(server.url).port);
    const lijnen = Array.from({ length: 400 }, () => connect(poort, '127.0.0.1').on('error', () => undefined));
    await sleep(2000);
    const hier = await binnen(`${basis}/landkaart`);
    assert.ok(!hier.includes(0), 'who is in is answered');
    const statussen = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(`${basis}/landkaart`, token).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
    assert.deepEqual(
      [...hier, ...statussen].filter((status) => ![0, 200, 503].includes(status)),
      [],
    );
    assert.equal(server.child.exitCode, null);
    agent.destroy();
    for (const socket of lijnen) socket.destroy();
    const terug = performance.now();
    while ((await ask(`${basis}/landkaart`, token).catch(() => ({ status: 0 }))).status !== 200) {
      assert.ok(performance.now() - terug < 10_000, 'not back');
      await sleep(200);
    }
  },
);

test('F22: a log on a full disk, or on a pipe that nobody reads, keeps nobody waiting, and a stop ends', { timeout: 400_000 }, async () => {
  // Everything above was asked of a server whose log had no room.
  for (let i = 0; i < 20; i++) assert.equal((await ask('/health/live')).status, 200);
  server.child.kill('SIGTERM');
  assert.equal(await server.exit, 0, server.output());
  const pijp = path.join(data, 'pijp');
  assert.equal(spawnSync('mkfifo', [pijp]).status, 0);
  // Open for reading too, so that it can be opened; nobody reads.
  const uit = openSync(pijp, constants.O_RDWR);
  const stom = start(ENV, [], uit);
  await ready(stom);
  // A pipe holds 64 kB: three hundred of these lines.
  for (let i = 0; i < 40; i++) {
    const antwoorden = await Promise.all(Array.from({ length: 25 }, () => ask('/health/live', undefined, undefined, stom.url)));
    assert.ok(antwoorden.every(({ status }) => status === 200));
  }
  const begin = performance.now();
  stom.child.kill('SIGTERM');
  assert.equal(await stom.exit, 0, stom.output());
  assert.ok(performance.now() - begin < 10_000);
});
