import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { z } from 'zod';
import { urlOf } from '../test/cluster.ts';
import { createTestDatabase } from '../test/database.ts';
import { testId } from '../test/wereld.ts';
import { ALLEEN_STANDBY } from './platform/db/hosts.ts';
import { stopWhileStarting, tellError } from './starting.ts';
import { RARE } from '../test/fixtures.ts';

function watched() {
  const signals = new EventEmitter();
  const told: string[] = [];
  const starting = stopWhileStarting(signals, (code) => told.push(`exit ${code}`));
  const abandon = async (): Promise<void> => void told.push('abandoned');
  return { signals, told, starting, abandon };
}

test('a stop during the first demo load ends the database first, once, and then the process', async () => {
  const { signals, told, starting, abandon } = watched();
  await starting.hold(abandon);
  signals.emit('SIGINT');
  signals.emit('SIGTERM');
  await sleep(0);
  assert.deepEqual(told, ['abandoned', 'exit 0']);
  assert.equal(starting.isStopping(), true);
});

test('a stop while the database is opened waits until there is something to end', async () => {
  const { signals, told, starting, abandon } = watched();
  signals.emit('SIGTERM');
  assert.deepEqual(told, []);
  await starting.hold(abandon);
  assert.deepEqual(told, ['abandoned', 'exit 0']);
});

test('after the start a stop is not its business any more', async () => {
  const { signals, told, starting, abandon } = watched();
  await starting.hold(abandon);
  starting.finish();
  signals.emit('SIGTERM');
  await sleep(0);
  assert.deepEqual(told, []);
});

test('what keeps a server from coming up, or a command from being done, is one Dutch sentence that says what to do', async (t) => {
  const bezet = createServer().listen(0, '127.0.0.1');
  await once(bezet, 'listening');
  t.after(() => bezet.close());
  const { port } = z.object({ port: z.number() }).parse(bezet.address());
  const { DATABASE_URL: _none, ...env } = process.env;
  const zegt = (meer: Readonly<Record<string, string>>, ...woorden: readonly string[]): string => {
    const { stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...woorden], {
      env: { ...env, LOG_LEVEL: 'silent', SPELRIJK_DATA: join(tmpdir(), 'spelrijk-nergens'), ...meer },
      encoding: 'utf8',
    });
    assert.equal(status, 1, stderr);
    return stderr.trim();
  };
  const elders = new URL(urlOf((await createTestDatabase()).connection));
  elders.pathname = '/bestaat_niet';
  for (const [meer, zin] of [
    [
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' },
      /^De database is niet te bereiken \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Kijk of .*DATABASE_URL klopt\.$/,
    ],
    [
      { DATABASE_URL: 'postgres://a:b@nergens.invalid/x' },
      /^De naam nergens\.invalid is niet te vinden\. Kijk naar het adres in DATABASE_URL/,
    ],
    [{ DATABASE_URL: elders.href }, /^De database in DATABASE_URL is er niet \(.*\)\. Maak haar eerst/],
  ] as const) {
    assert.match(zegt(meer), zin);
    assert.match(zegt(meer, 'logboek'), zin);
  }
  const fout = (velden: object, gezegd = 'gezegd'): string => tellError(Object.assign(new Error(gezegd), velden));
  assert.match(fout({ code: '25006' }), /kan alleen gelezen worden, zoals in een standby\. Laat DATABASE_URL/);
  assert.match(fout({ code: '25006' }, ALLEEN_STANDBY), /^Onder DATABASE_URL staat nu geen server waarin geschreven kan worden/);
  assert.match(
    fout({ code: 'EADDRINUSE', syscall: 'listen', address: '127.0.0.1', port }),
    new RegExp(`^Op poort ${port} van 127.0.0.1 luistert al`),
  );
  assert.match(fout({ code: 'XX001' }), /bladzijde van de database is niet te lezen\..*npm run restore/);
  for (const code of ['28P01', '28000', '42501', '53100', '53300']) assert.match(fout({ code }), /^[A-Z].* \(gezegd\)\. [A-Z].*$/);
  assert.equal(tellError(new AggregateError([new Error('een'), new Error('twee')], '')), 'twee');
  assert.deepEqual([tellError(new Error('anders')), tellError('tekst')], ['anders', 'tekst']);
});

/** Of PostgreSQL in this data folder, once it is ready for its first client. */
async function readyPid(data: string, server: ChildProcess): Promise<number> {
  while (server.exitCode === null) {
    const lines = readPidFile(join(data, 'pg/data/postmaster.pid'));
    if (lines[7]?.trim() === 'ready') return Number(lines[0]);
    await sleep(20);
  }
  return assert.fail('the server ended by itself');
}

function readPidFile(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

test('a real start that is stopped before it serves leaves no database process', async (t) => {
  const data = mkdtempSync(join(tmpdir(), 'spelrijk-start-'));
  // As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
  chmodSync(data, 0o755);
  t.after(() => rmSync(data, { recursive: true, force: true }));
  const { DATABASE_URL: _none, ...env } = process.env;
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...env, SPELRIJK_DATA: data, PORT: '4809', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const gone = once(server, 'exit');
  const pid = await readyPid(data, server);
  server.kill('SIGTERM');
  assert.deepEqual(await gone, [0, null]);
  assert.throws(() => process.kill(pid, 0), /ESRCH/);
});

/** A disk of its own (ext4 in a file) at this place. Undefined: this user may not, or this system has no such thing. */
function mountDisk(map: string): { readonly breek: () => void; readonly herstel: () => void; readonly weg: () => void } | undefined {
  const doe = (programma: string, ...woorden: readonly string[]): boolean => spawnSync(programma, woorden).status === 0;
  const bestand = `${map}.img`;
  const open = (): boolean => doe('mount', '-o', 'loop', bestand, map);
  const weg = (): void => {
    spawnSync('umount', ['-l', map]);
    for (const een of [bestand, map]) rmSync(een, { recursive: true, force: true });
  };
  mkdirSync(map);
  if (!doe('truncate', '-s', '600M', bestand) || !doe('mkfs.ext4', '-q', bestand) || !open()) {
    weg();
    return undefined;
  }
  return {
    // What ext4 does by itself when its disk fails: from here on it only reads, and what was not on disk yet is gone (ext4(5), `abort`).
    breek: () => assert.ok(doe('mount', '-o', 'remount,abort', map)),
    herstel: () => {
      assert.ok(doe('umount', map));
      // It mends and says so: not the status of a disk that was whole.
      doe('e2fsck', '-fy', bestand);
      assert.ok(open());
    },
    weg,
  };
}

test(
  'F25: the disk of the embedded database only reads from one moment on: 503 and not ready, a stop is a stop, a start says so, and on the disk that was mended all is there',
  { timeout: 120_000, ...RARE },
  async (t) => {
    const map = join(tmpdir(), `spelrijk-schijf-${process.pid}`);
    const schijf = mountDisk(map);
    if (!schijf) return t.skip('this user may not mount a disk of its own');
    t.after(schijf.weg);
    const { DATABASE_URL: _none, ...env } = process.env;
    const url = 'http://localhost:4811';
    const start = (): ChildProcess =>
      spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
        env: { ...env, SPELRIJK_DATA: join(map, 'data'), SPELRIJK_DEMO: '0', PORT: '4811', LOG_LEVEL: 'silent' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    const open = async (): Promise<ChildProcess> => {
      const server = start();
      while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
        assert.equal(server.exitCode, null, 'it ended by itself');
        await sleep(100);
      }
      return server;
    };
    const stop = async (server: ChildProcess): Promise<void> => {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      assert.deepEqual(await gone, [0, null]);
    };
    const vraag = async (id: string): Promise<Response> => {
      const velden = { regio: 'nl', naam: 'Zoë', email: 'zoe@x.example', onderwerp: 'vraag', bericht: 'Hoe?', website: '', ms: 30_000 };
      const headers = { 'content-type': 'application/json' };
      return fetch(`${url}/api/site/vragen`, { method: 'POST', headers, body: JSON.stringify({ id: testId(id), ...velden }) });
    };
    const eerste = await open();
    assert.equal((await vraag('op een goede schijf')).status, 201);
    schijf.breek();
    while ((await fetch(`${url}/health/ready`)).status !== 503) await sleep(100);
    const geweigerd = await vraag('op een kapotte schijf');
    assert.deepEqual([geweigerd.status, Number(geweigerd.headers.get('retry-after')) > 0], [503, true]);
    assert.equal((await fetch(`${url}/health/live`)).status, 200);
    assert.partialDeepStrictEqual(await (await fetch(`${url}/api/health`)).json(), {
      live: true,
      ready: false,
      durable: true,
      intact: true,
    });
    await stop(eerste);
    const tweede = start();
    const zegt = text(tweede.stderr ?? assert.fail('a pipe'));
    assert.deepEqual(await once(tweede, 'exit'), [1, null]);
    assert.match(
      (await zegt).trim(),
      /^De gegevens horen in .*data, maar daar kan niets geschreven worden\. Zet ze op een schijf waarop dat kan, of kies een andere map/,
    );
    schijf.herstel();
    const derde = await open();
    // With the same key: what it opens was sealed by the first.
    assert.equal(statSync(join(map, 'data/geheim')).size, 65);
    assert.equal((await vraag('op een goede schijf')).status, 201);
    assert.equal((await vraag('na het herstel')).status, 201);
    await stop(derde);
  },
);

test('a server whose starter went away before it was ready serves all the same, and a stop leaves no database process', RARE, async (t) => {
  const data = mkdtempSync(join(tmpdir(), 'spelrijk-start-'));
  chmodSync(data, 0o755);
  t.after(() => rmSync(data, { recursive: true, force: true }));
  const { DATABASE_URL: _none, ...env } = process.env;
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...env, SPELRIJK_DATA: data, SPELRIJK_DEMO: '0', PORT: '4810', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = once(server, 'exit');
  const pid = await readyPid(data, server);
  // The channel by which it tells how it stands closes with whoever started it.
  server.disconnect();
  while (server.exitCode === null && !(await fetch('http://localhost:4810/api/health').catch(() => undefined))?.ok) await sleep(50);
  // What is told is told after the first answer.
  await sleep(500);
  server.kill('SIGTERM');
  assert.deepEqual(await gone, [0, null]);
  assert.throws(() => process.kill(pid, 0), /ESRCH/);
});
