/**
 * What docs/checks.md promises of the running program, on the built server as a process of its own: overload, a database that goes away, a stop in the middle,
 * files that are too large, and what the browser keeps.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { urlOf } from '../../apps/server/test/cluster.ts';
import { createTestDatabase } from '../../apps/server/test/database.ts';
import { createProcessen, ready, type Server } from '../../apps/server/test/proces.ts';
import { createWereld, testId, WACHTWOORD } from '../../apps/server/test/wereld.ts';
import type { Connection } from '../../apps/server/src/platform/db/database.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/install.mjs';

const { database, connection } = await createTestDatabase();
const wereld = await createWereld(database, Date.now() - 86_400_000);

/** Between the server and its database, so that a test can cut the line. */
async function startLijn(
  naar: Connection,
): Promise<{ readonly url: string; readonly cut: () => Promise<void>; readonly heel: () => Promise<void> }> {
  const doel = new URL(urlOf(naar));
  const socket = doel.searchParams.get('host');
  const sockets = new Set<Socket>();
  const lijn = createServer((een) => {
    const ander = socket ? connect(`${socket}/.s.PGSQL.${doel.port}`) : connect(Number(doel.port), doel.hostname);
    for (const kant of [een, ander]) {
      sockets.add(kant);
      kant
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(kant);
          een.destroy();
          ander.destroy();
        });
    }
    een.pipe(ander).pipe(een);
  });
  const luister = (port: number): Promise<number> =>
    new Promise((resolve) => {
      lijn.listen(port, '127.0.0.1', () => {
        const adres = lijn.address();
        resolve(typeof adres === 'object' && adres ? adres.port : 0);
      });
    });
  const port = await luister(0);
  after(() => lijn.close());
  const cut = async (): Promise<void> => {
    lijn.close();
    for (const kant of sockets) kant.destroy();
  };
  const url = new URL(`postgres://127.0.0.1:${port}${doel.pathname}`);
  [url.username, url.password] = [doel.username, doel.password];
  return { url: url.href, cut, heel: async () => void (await luister(port)) };
}

const lijn = await startLijn(connection);
const { data, start } = createProcessen('beloften');
writeFileSync(path.join(data, 'geheim'), `${'07'.repeat(32)}\n`, { mode: 0o600 });
const OP_DE_LIJN = { DATABASE_URL: lijn.url, SPELRIJK_SYNTHESISER: '0', LOG_LEVEL: 'warn' };
const server: Server = start({ ...OP_DE_LIJN, SPELRIJK_RATE_LIMIT: '0' });
await ready(server);
const poort = Number(new URL(server.url).port);

const json = { 'content-type': 'application/json' };
const post = (pad: string, body: unknown, token?: string, url = server.url): Promise<Response> =>
  fetch(`${url}${pad}`, {
    method: 'POST',
    headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const login = (gebruikersnaam: string, wachtwoord = WACHTWOORD, url = server.url): Promise<Response> =>
  post('/api/auth', { gebruikersnaam, wachtwoord }, undefined, url);
const tokenVan = async (naam: string): Promise<string> => z.object({ token: z.string() }).parse(await (await login(naam)).json()).token;
const createVraag = (id: string) => ({
  id,
  regio: 'nl',
  naam: 'Zoë',
  email: 'zoe@x.example',
  onderwerp: 'vraag',
  bericht: 'Hoe?',
  website: '',
  ms: 30_000,
});

async function openPage(): Promise<Page> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  after(() => browser.close());
  return (await browser.newContext({ baseURL: server.url })).newPage();
}

async function gemeten<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const begin = performance.now();
  return [await work(), performance.now() - begin];
}

test('L05: thirty children at one address within a minute, one in five with a typing error first: each is in within five seconds', async () => {
  const { wachtwoord } = await database.own
    .selectFrom('account')
    .select('wachtwoord')
    .where('gevouwen', '=', 'leerling')
    .executeTakeFirstOrThrow();
  const namen = Array.from({ length: 30 }, (_, i) => `klas-${i}`);
  await database.own
    .insertInto('account')
    .values(
      namen.map((naam) => ({
        id: testId(naam),
        admin_id: wereld.a.id,
        rol: 'leerling' as const,
        gebruikersnaam: naam,
        gevouwen: naam,
        wachtwoord,
        status: 'actief' as const,
        created_at: new Date(),
      })),
    )
    .execute();
  // With every limit, as a server has them.
  const streng = start(OP_DE_LIJN);
  await ready(streng);
  const uitslagen = await Promise.all(
    namen.map(async (naam, i) => {
      if (i % 5 === 0) assert.equal((await login(naam, `tikfout ${i}`, streng.url)).status, 401);
      return gemeten(async () => (await login(naam, WACHTWOORD, streng.url)).status);
    }),
  );
  streng.child.kill('SIGTERM');
  assert.equal(await streng.exit, 0, streng.output());
  assert.deepEqual(new Set(uitslagen.map(([status]) => status)), new Set([200]));
  assert.ok(Math.max(...uitslagen.map(([, ms]) => ms)) < 5000);
});

const geheugen = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Passwords that are looked at while a child waits for one answer; it needs a few turns of the database, and two are looked at at once. A queue that it stood in would be four hundred. */
const VOORGEGAAN = 100;

test(
  'L13: five hundred logins at once: who is playing does not stand in their line, who is too many is told when to come back, memory stays',
  { timeout: 180_000 },
  async () => {
    const token = await tokenVan('leerling2');
    const kind = wereld.persoon('leerling2').id;
    const vooraf = geheugen();
    const klaar = new AbortController();
    let bekeken = 0;
    const een = async (i: number): Promise<Response> => {
      const antwoord = await login(`niemand-${i}`, `iets anders ${i}`);
      if (antwoord.status === 401) bekeken += 1;
      return antwoord;
    };
    const logins = Promise.all(Array.from({ length: 500 }, (_, i) => een(i))).finally(() => klaar.abort());
    const voorgegaan: number[] = [];
    while (!klaar.signal.aborted) {
      const vooraan = bekeken;
      const antwoord = await fetch(`${server.url}/api/leerlingen/${kind}/landkaart`, { headers: { authorization: `Bearer ${token}` } });
      await antwoord.arrayBuffer();
      assert.equal(antwoord.status, 200);
      voorgegaan.push(bekeken - vooraan);
      await sleep(20);
    }
    const antwoorden = await logins;
    assert.deepEqual(
      [...new Set(antwoorden.map(({ status }) => status))].filter((status) => ![401, 429, 503].includes(status)),
      [],
    );
    const geweigerd = antwoorden.filter(({ status }) => status !== 401);
    assert.ok(geweigerd.length > 0 && bekeken > VOORGEGAAN, `${geweigerd.length} of 500 were too many`);
    for (const { headers } of geweigerd) assert.ok(Number(headers.get('retry-after')) > 0);
    // How long it takes in milliseconds says how busy the machine was: that is in `npm run bench` (apps/server/bench/bel.bench.ts).
    assert.ok(Math.max(...voorgegaan) <= VOORGEGAAN, voorgegaan.join(' '));
    assert.ok(geheugen() - vooraf <= 100, `${geheugen() - vooraf} MB`);
  },
);

const ruw = (kop: string): Socket => {
  const socket = connect(poort, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(kop);
  return socket;
};
const gehoord = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (deel: Buffer) => (text += deel.toString('latin1')));
    socket.on('close', () => resolve(text));
  });

test('U06: a file that is too large is refused before it is there: by its length at the first line, two GB without a length at the limit', async () => {
  const token = await tokenVan('schooladmin');
  const kop = `POST /api/admins/${wereld.a.id}/edexml HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/octet-stream\r\n`;
  const begroot = ruw(`${kop}Content-Length: 20000001\r\n\r\n`);
  assert.match(await gehoord(begroot), /^HTTP\/1\.1 413 /);
  const eindeloos = ruw(`${kop}Transfer-Encoding: chunked\r\n\r\n`);
  const antwoord = gehoord(eindeloos);
  const beantwoord = new AbortController();
  eindeloos.once('data', () => beantwoord.abort());
  const deel = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  let megabytes = 0;
  const vooraf = geheugen();
  for (; !beantwoord.signal.aborted && !eindeloos.destroyed && megabytes < 64; megabytes += 1 / 16) {
    if (!eindeloos.write(deel)) await Promise.race([new Promise((resolve) => eindeloos.once('drain', resolve)), sleep(50), antwoord]);
  }
  eindeloos.destroy();
  assert.match(await antwoord, /^HTTP\/1\.1 413 /);
  assert.ok(megabytes < 40, `${megabytes} MB were taken`);
  assert.ok(geheugen() - vooraf < 100);
});

test('X16: what nobody has to see is not there on the built server: no maps, no lists, no figures, no TRACE', async () => {
  const client = path.join(root, 'apps/web/build/client');
  const bestanden = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const scripts = bestanden.filter((naam) => naam.endsWith('.js'));
  assert.ok(scripts.length > 20, String(scripts.length));
  assert.deepEqual(
    bestanden.filter((naam) => naam.endsWith('.map') || path.basename(naam).startsWith('.env')),
    [],
  );
  for (const naam of scripts) assert.ok(!readFileSync(path.join(client, naam), 'utf8').includes('sourceMappingURL'), naam);
  // What the server itself reads beside the pages.
  const verborgen = bestanden.filter((naam) => path.basename(naam).startsWith('.')).map((naam) => `/${naam}`);
  assert.ok(verborgen.includes('/.shells.json'));
  const paden = [
    ...verborgen,
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/assets/',
    '/audio/',
    '/plaatjes/',
    '/metrics',
    '/.stamp',
    '/package.json',
    `/${scripts[0]}.map`,
    '/server/index.js',
  ];
  for (const pad of paden) assert.equal((await fetch(`${server.url}${pad}`)).status, 404, pad);
  assert.match(await gehoord(ruw('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')), /^HTTP\/1\.1 40[045] /);
});

test('X14: after a login the browser keeps a token and the four fields of a user, and nothing else of anybody', async () => {
  const page = await openPage();
  await page.goto('/app/auth/login');
  await page.getByLabel(/gebruikersnaam/i).fill('docent');
  await page
    .getByLabel(/wachtwoord/i)
    .first()
    .fill(WACHTWOORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/groepen$/);
  const bewaard = z.record(z.string(), z.string()).parse(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })));
  const user = z.record(z.string(), z.unknown()).parse(JSON.parse(bewaard['user'] ?? '{}'));
  assert.deepEqual(Object.keys(user).sort(), ['_id', 'adminId', 'exp', 'role']);
  for (const [sleutel, waarde] of Object.entries(bewaard)) assert.doesNotMatch(waarde, /School A|docent@|geheim-genoeg/, sleutel);
});

test(
  'F07: the database is away for thirty seconds: everybody hears it within two, the status page says it, and five seconds after it is back all is well',
  { timeout: 120_000 },
  async () => {
    const token = await tokenVan('leerling2');
    const kind = `/api/leerlingen/${wereld.persoon('leerling2').id}`;
    const readKaart = (): Promise<Response> => fetch(`${server.url}${kind}/landkaart`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal((await readKaart()).status, 200);
    const status = await openPage();
    const readStatus = async (zin: string): Promise<void> => {
      await status.goto('/site/status');
      await status.getByText(zin).waitFor();
    };
    await readStatus('Spelrijk werkt.');
    await lijn.cut();
    // Within two seconds, as everything: before that a page may show what was answered a moment ago.
    const gezien = sleep(1500).then(() => readStatus('heeft een storing'));
    const begin = performance.now();
    for (let i = 0; performance.now() - begin < 30_000; i++) {
      const [gereed, levend, ...antwoorden] = await Promise.all([
        fetch(`${server.url}/health/ready`),
        fetch(`${server.url}/health/live`),
        gemeten(() => login(`weg-${i}`, `niets ${i}`)),
        // Who was in hears the same: not that her session is over, which would log her out, and no error of ours.
        gemeten(readKaart),
        gemeten(() => post(`${kind}/dagtaken`, undefined, token)),
        gemeten(() => post('/api/site/vragen', createVraag(testId(`weg ${i}`)))),
      ]);
      // What it answered a moment before the line was cut it may say once more, within those two seconds.
      assert.ok(gereed.status === 503 || performance.now() - begin < 2000, `ready ${gereed.status}`);
      assert.deepEqual([levend.status, ...antwoorden.map(([{ status }]) => status)], [200, 503, 503, 503, 503]);
      for (const [{ headers }, ms] of antwoorden) {
        assert.ok(Number(headers.get('retry-after')) > 0);
        assert.ok(ms < 2000, `${ms} ms`);
      }
      await sleep(500);
    }
    await gezien;
    // Nothing of what is stored can be asked now, and nothing says that it is gone.
    assert.deepEqual(await status.getByRole('definition').allTextContents(), ['ja', 'nee', 'nee', 'nu niet te zien', 'nu niet te zien']);
    await lijn.heel();
    const terug = performance.now();
    while (
      (await fetch(`${server.url}/health/ready`)).status !== 200 ||
      (await login(`terug-${performance.now()}`, 'niets')).status !== 401
    ) {
      assert.ok(performance.now() - terug < 5000, 'not back within five seconds');
      await sleep(50);
    }
    assert.equal((await readKaart()).status, 200, 'who was in is in');
    await readStatus('Spelrijk werkt.');
  },
);

test(
  'F11: asked to stop with a hundred requests half sent: first no longer ready, then each is answered, what was confirmed is stored, and it ends within ten seconds',
  { timeout: 60_000 },
  async () => {
    const ids = Array.from({ length: 100 }, (_, i) => testId(`stop ${i}`));
    const open = ids.map((id) => {
      const body = JSON.stringify(createVraag(id));
      const kop = `POST /api/site/vragen HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
      const socket = ruw(kop + body.slice(0, 20));
      return { id, socket, rest: body.slice(20), antwoord: gehoord(socket) };
    });
    const gereed = ruw('GET /health/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n');
    const hoe = gehoord(gereed);
    await sleep(1000);
    const begin = performance.now();
    server.child.kill('SIGTERM');
    await sleep(200);
    gereed.write('\r\n');
    assert.match(await hoe, /^HTTP\/1\.1 503 /);
    for (const { socket, rest } of open) socket.write(rest);
    const statussen = await Promise.all(open.map(async ({ id, antwoord }) => [id, /^HTTP\/1\.1 (\d+)/.exec(await antwoord)?.[1]] as const));
    assert.deepEqual(
      statussen.filter(([, status]) => status !== '201' && status !== '503'),
      [],
    );
    assert.equal(await server.exit, 0, server.output());
    assert.ok(performance.now() - begin < 10_000);
    const gezegd = statussen.filter(([, status]) => status === '201').map(([id]) => id);
    assert.ok(gezegd.length > 0);
    const bewaard = await database.own.selectFrom('contactvraag').select('id').where('id', 'in', gezegd).execute();
    assert.deepEqual(bewaard.map(({ id }) => id).sort(), [...gezegd].sort());
  },
);
