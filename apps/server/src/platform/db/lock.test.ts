import { test } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silent } from '../../../test/fixtures.ts';
import { parseConfig } from '../config.ts';
import { DataInUseError, lockData } from './lock.ts';
import { openUnmigrated, tellStart } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'spelrijk-slot-'));
const path = join(folder, 'server.lock');
test.after(() => rmSync(folder, { recursive: true }));

test('a second owner is refused, and told which process is the first', () => {
  const lock = lockData(folder);
  assert.throws(
    () => lockData(folder),
    (error) => error instanceof DataInUseError && error.message.includes(String(process.pid)),
  );
  lock.release();
  assert.equal(existsSync(path), false);
});

test('the lock of a process that is gone is taken over', () => {
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  lockData(folder).release();
});

test('a pid that was given to another process since does not hold the lock', { skip: process.platform !== 'linux' }, () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: '1' }));
  lockData(folder).release();
});

test('an unreadable lock is taken over', () => {
  writeFileSync(path, '');
  lockData(folder).release();
  assert.equal(existsSync(path), false);
});

test('releasing never removes the lock of somebody else', () => {
  const lock = lockData(folder);
  writeFileSync(path, JSON.stringify({ pid: 1, started: 'x' }));
  lock.release();
  assert.equal(existsSync(path), true);
});

test('a folder that cannot be used is told in one sentence that says what to do', () => {
  const bestand = join(folder, 'bestand');
  writeFileSync(bestand, '');
  for (const plek of [bestand, join(bestand, 'data')])
    assert.throws(
      () => lockData(plek),
      /horen in .*bestand.*, maar daar staat een bestand in de weg. Haal dat weg, of kies een andere map/,
    );
});

test('a full disk is told as such when PostgreSQL does not start, and nothing else is', () => {
  const anders = new Error('PostgreSQL stopte tijdens het starten');
  assert.equal(tellStart(anders, folder, 100_000_000), anders);
  const vol = new Error('initdb: could not write: No space left on device');
  for (const error of [tellStart(anders, folder, 3_500_000), tellStart(vol, folder, 100_000_000)])
    assert.match(String(error), /de schijf van .* is vol \((3|95) MB vrij\)\. Maak ruimte en start opnieuw/);
});

test('a server of another container on the same volume is seen by its socket, and keeps its lock', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sv-'));
  // As it looks from here: its numbers are of no process that works in this folder.
  const [slot, pg] = [JSON.stringify({ pid: process.pid, started: '1' }), join(data, 'pg')];
  mkdirSync(join(pg, 'data'), { recursive: true });
  mkdirSync(join(pg, 'socket'));
  writeFileSync(join(data, 'server.lock'), slot);
  writeFileSync(join(pg, 'data/postmaster.pid'), `${process.pid}\n`);
  const ander = createServer((socket) => socket.destroy());
  test.after(() => {
    ander.close();
    rmSync(data, { recursive: true });
  });
  await new Promise<void>((resolve) => void ander.listen(join(pg, 'socket/.s.PGSQL.5432'), resolve));
  const config = parseConfig({ SPELRIJK_DATA: data, LOG_LEVEL: 'silent' });
  await assert.rejects(openUnmigrated(config, silent), /zijn al in gebruik in een andere container/);
  assert.equal(readFileSync(join(data, 'server.lock'), 'utf8'), slot);
});
