import { test } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataInUseError, lockData } from './lock.ts';

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
