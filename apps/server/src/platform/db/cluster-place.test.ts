import assert from 'node:assert/strict';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { choosePlace, ClosedFolderError, takePlace, type Surroundings } from './cluster-place.ts';

const base: Surroundings = { folder: '/root/x/data/pg', hasData: false, canReachFolder: true, canReachHome: true };

test('the data stand in the data folder when PostgreSQL can come there', () => {
  assert.equal(choosePlace(base), base.folder);
  assert.equal(choosePlace({ ...base, hasData: true, canReachHome: false }), base.folder);
});

test('a closed folder has a place of its own, always the same one', () => {
  const closed = { ...base, canReachFolder: false };
  const place = choosePlace(closed);
  assert.match(place, /^\/var\/lib\/spelrijk\/[0-9a-f]{16}$/);
  assert.equal(choosePlace(closed), place);
  assert.notEqual(choosePlace({ ...closed, folder: '/root/y/data/pg' }), place);
});

test('data that are in a closed folder already are never passed over for an empty database', () => {
  assert.throws(() => choosePlace({ ...base, canReachFolder: false, hasData: true }), ClosedFolderError);
});

test('without any place that PostgreSQL can reach there is one sentence and nothing else', () => {
  assert.throws(() => choosePlace({ ...base, canReachFolder: false, canReachHome: false }), ClosedFolderError);
});

const temp = realpathSync(mkdtempSync(join(tmpdir(), 'spelrijk-place-')));
after(() => rmSync(temp, { recursive: true }));
const never = (): void => assert.fail('nothing to say');

test('an open folder is made and used', () => {
  const folder = join(temp, 'open', 'pg');
  assert.equal(
    takePlace(folder, () => true, never),
    folder,
  );
  assert.ok(existsSync(folder));
});

test('a link of an earlier start leads to its data, whatever is reachable', () => {
  const there = join(temp, 'there');
  mkdirSync(there);
  symlinkSync(there, join(temp, 'link'));
  assert.equal(
    takePlace(join(temp, 'link'), () => false, never),
    there,
  );
});

test('a link to what is not there today stops the start and stays', () => {
  const link = join(temp, 'dangling');
  symlinkSync(join(temp, 'unmounted'), link);
  assert.throws(() => takePlace(link, () => true, never), ClosedFolderError);
  assert.ok(lstatSync(link).isSymbolicLink());
});

test('nothing is made when there is no place', () => {
  const folder = join(temp, 'closed', 'pg');
  assert.throws(() => takePlace(folder, () => false, never), ClosedFolderError);
  assert.equal(existsSync(join(temp, 'closed')), false);
  mkdirSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data', 'PG_VERSION'), '18');
  assert.throws(() => takePlace(folder, () => false, never), ClosedFolderError);
  assert.ok(existsSync(join(folder, 'data', 'PG_VERSION')));
});
