/**
 * Two servers, each a process of its own, on one PostgreSQL behind a proxy that takes them in turn: what one knows the other knows, what has to be done once
 * is done once, and what is guessed is counted by both. See docs/operations.md.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { envOf } from '../../apps/server/test/cluster.ts';
import { createEmptyDatabase, createTestDatabase } from '../../apps/server/test/database.ts';
import { startPostbus } from '../../apps/server/test/postbus.ts';
import { createProcessen, ready, type Server } from '../../apps/server/test/proces.ts';
import { createWereld, testId, TOTP, WACHTWOORD } from '../../apps/server/test/wereld.ts';
import { codeOf, stepOf } from '../../apps/server/src/platform/auth/totp.ts';

const { database, connection } = await createTestDatabase();
const wereld = await createWereld(database, Date.now() - 86_400_000);
const postbus = await startPostbus();
const { data, start } = createProcessen('samen');
writeFileSync(path.join(data, 'geheim'), `${'07'.repeat(32)}\n`, { mode: 0o600 });
const ENV = {
  ...envOf(connection),
  SMTP_URL: postbus.url,
  SPELRIJK_SYNTHESISER: '0',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '127.0.0.1',
};
const servers = [start(ENV), start(ENV)] as const;
await Promise.all(servers.map(ready));

/** One to the first, one to the second, and so on. */
function startProxy(achter: readonly Server[]): Promise<string> {
  let nr = 0;
  const proxy = createServer((vraag, antwoord) => {
    const naar = new URL(achter[nr++ % achter.length]?.url ?? '');
    const door = httpRequest(
      { host: naar.hostname, port: naar.port, method: vraag.method, path: vraag.url, headers: vraag.headers },
      (reply) => {
        antwoord.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(antwoord);
      },
    );
    door.on('error', () => antwoord.writeHead(502).end());
    vraag.pipe(door);
  });
  after(() => proxy.close());
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const adres = proxy.address();
      resolve(`http://127.0.0.1:${typeof adres === 'object' && adres ? adres.port : 0}`);
    });
  });
}
const voorkant = await startProxy(servers);

async function send(waar: string, method: string, pad: string, token?: string, body?: unknown) {
  const antwoord = await fetch(`${waar}${pad}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await antwoord.text();
  return { status: antwoord.status, headers: antwoord.headers, text };
}

const Token = z.object({ token: z.string() });
async function login(gebruikersnaam: string, code?: string): Promise<string> {
  const { text } = await send(voorkant, 'POST', '/api/auth', undefined, { gebruikersnaam, wachtwoord: WACHTWOORD, ...(code && { code }) });
  return Token.parse(JSON.parse(text)).token;
}
const statussen = (method: string, pad: string, token: string): Promise<readonly number[]> =>
  Promise.all(servers.map(async ({ url }) => (await send(url, method, pad, token)).status));

test('two servers that start at once on an empty database both come up, with one key and every migration once', async () => {
  const leeg = await createEmptyDatabase();
  const { data: map, start: begin } = createProcessen('samen-leeg');
  writeFileSync(path.join(map, 'geheim'), `${'08'.repeat(32)}\n`, { mode: 0o600 });
  const env = { ...envOf(leeg), LOG_LEVEL: 'warn' };
  const paar = [begin(env), begin(env)];
  await Promise.all(paar.map(ready));
  const keys = await Promise.all(paar.map(async ({ url }) => (await fetch(`${url}/api/auth/public-key`)).text()));
  assert.equal(keys[0], keys[1]);
  for (const { child } of paar) child.kill('SIGTERM');
  assert.deepEqual(await Promise.all(paar.map(({ exit }) => exit)), [0, 0]);
});

test('a session that one server began holds on the other, and what one ends is over on both at the next request', async () => {
  const token = await login('schooladmin');
  assert.deepEqual(await statussen('GET', '/api/auth/mij', token), [200, 200]);
  assert.equal((await send(servers[1].url, 'DELETE', '/api/auth/session', token)).status, 204);
  assert.deepEqual(await statussen('GET', '/api/auth/mij', token), [401, 401]);
});

test('a docent who is taken off a groep on one server is off it on the other at once', async () => {
  const token = await login('docent2');
  const pad = `/api/admins/${wereld.a.id}/groepen/${wereld.a.groepIds[1]}`;
  assert.deepEqual(await statussen('GET', pad, token), [200, 200]);
  const schooladmin = await login('schooladmin');
  const { id } = wereld.persoon('docent2');
  const geen = { groepIds: [], was: wereld.a.groepIds };
  const anders = await send(servers[0].url, 'PUT', `/api/admins/${wereld.a.id}/docenten/${id}/groepen`, schooladmin, geen);
  assert.ok(anders.status < 300, anders.text);
  assert.deepEqual(await statussen('GET', pad, token), [404, 404]);
});

/** What a browser gets that comes by this name. */
const taalOp = (server: Server, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    httpRequest({ host: hostname, port, path: '/site/home', headers: { host } }, (reply) => {
      let text = '';
      reply
        .on('data', (deel: Buffer) => (text += deel.toString()))
        .on('end', () => resolve(/<html[^>]*lang="([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 200)));
    })
      .on('error', reject)
      .end();
  });

test('what the owner sets on one server holds there at once and on the other within five seconds', async () => {
  const HOST = 'spel.school.example';
  assert.equal(await taalOp(servers[1], HOST), 'nl');
  const token = await login('superadmin', codeOf(TOTP, stepOf(Date.now())));
  const zet = await send(servers[0].url, 'PATCH', '/api/office/instellingen/vlaamseHosts', token, {
    id: testId('hosts'),
    versie: 0,
    waarde: [HOST],
    reden: 'Een Vlaams adres erbij',
  });
  assert.ok(zet.status < 300, zet.text);
  assert.equal(await taalOp(servers[0], HOST), 'nl-BE');
  const begin = performance.now();
  while ((await taalOp(servers[1], HOST)) !== 'nl-BE') {
    assert.ok(performance.now() - begin < 6000, 'not within five seconds');
    await sleep(100);
  }
});

test('L03: wrong guesses on one name are counted by both: five through the proxy, and then a wait on either', async () => {
  const guess = async (waar: string): Promise<number> =>
    (await send(waar, 'POST', '/api/auth', undefined, { gebruikersnaam: 'leerling3', wachtwoord: 'fout' })).status;
  const begin = performance.now();
  const tries = await Promise.all(Array.from({ length: 20 }, () => guess(voorkant)));
  const bekeken = tries.filter((status) => status === 401).length;
  assert.equal(tries.filter((status) => status === 429).length, 20 - bekeken);
  // The waits after the fifth double from a second on; a machine that is busy may see some of them pass.
  const voorbij = Math.floor(Math.log2(1 + (performance.now() - begin) / 1000));
  assert.ok(bekeken >= 5 && bekeken <= 5 + voorbij, `${bekeken} looked at`);
  for (let keer = 0; ; keer++) {
    const beide = await Promise.all(servers.map(({ url }) => guess(url)));
    if (beide.every((status) => status === 429)) break;
    // A wait was over: one of the two takes the turn, and the other one knows.
    assert.deepEqual(
      beide.toSorted((a, b) => a - b),
      [401, 429],
    );
    assert.ok(keer < 6, 'no wait on both');
  }
});

test('what is sent to both at the same moment is stored once', async () => {
  const vraag = { regio: 'nl', naam: 'Zoë', email: 'zoe@x.example', onderwerp: 'vraag', bericht: 'Hoe?', website: '', ms: 30_000 };
  const ids = Array.from({ length: 10 }, (_, i) => testId(`vraag ${i}`));
  await Promise.all(
    ids.flatMap((id) => [...servers, ...servers].map(({ url }) => send(url, 'POST', '/api/site/vragen', undefined, { id, ...vraag }))),
  );
  const rows = await database.own.selectFrom('contactvraag').select('id').where('id', 'in', ids).execute();
  assert.equal(rows.length, new Set(rows.map(({ id }) => id)).size);
  assert.ok(rows.length > 0);
});

test('every mail goes out once, whichever server takes it', { timeout: 60_000 }, async () => {
  const voor = postbus.mails.length;
  const nu = new Date();
  for (let i = 0; i < 60; i++)
    await sql`insert into mail (id, admin_id, sleutel, sjabloon, regio, aan, onderwerp, tekst, html, volgende_op, houdbaar_tot, created_at)
      values (${testId(`mail ${i}`)}, ${wereld.a.id}, ${`samen ${i}`}, 'uitnodiging', 'nl', ${`samen${i}@school.example`}, ${`nr ${i}`}, 'x', 'x', ${nu},
        ${new Date(nu.getTime() + 3_600_000)}, ${nu})`.execute(database.own);
  for (let i = 0; i < 400 && postbus.mails.filter(({ aan }) => aan[0]?.startsWith('samen')).length < 60; i++) await sleep(50);
  // Time for a second one, if there were any.
  await sleep(2500);
  const gekomen = postbus.mails
    .slice(voor)
    .flatMap(({ aan }) => aan)
    .filter((adres) => adres.startsWith('samen'));
  assert.equal(new Set(gekomen).size, 60);
  assert.equal(gekomen.length, 60);
});

test('the turns of the recurring work are taken: one row each, and both servers pass the other by', { timeout: 120_000 }, async () => {
  let namen: readonly string[] = [];
  for (let i = 0; i < 900 && !(namen.includes('methodetoetsen') && namen.includes('logboek verzegelen')); i++) {
    await sleep(100);
    namen = (await database.own.selectFrom('werkbeurt').select('naam').execute()).map(({ naam }) => naam);
  }
  assert.ok(namen.includes('methodetoetsen') && namen.includes('logboek verzegelen'), namen.join());
  assert.ok(!namen.includes('instellingen nalezen'));
});

test('one of them falls or is stopped: whoever is logged in goes on through the other', async () => {
  const token = await login('docent');
  servers[0].child.kill('SIGTERM');
  assert.equal(await servers[0].exit, 0);
  assert.equal((await send(servers[1].url, 'GET', '/api/auth/mij', token)).status, 200);
});
