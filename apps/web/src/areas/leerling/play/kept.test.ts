/** What is kept on the device of a child: a record, the rounds of a game, and the word of a test that waits for a connection. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localStore } from '../../../shared/session/storage.ts';
import { dropWachtend, keepWachtend, readWachtend } from '../screens/methodetoets/wachtend.ts';
import { keepRecord, keepRonde, readRecord, readRonde } from './record.ts';

test('a record is of one child and one game, in whole numbers, and what is no number is none', () => {
  assert.equal(readRecord('anna', 'rups'), null);
  keepRecord('anna', 'rups', 12.6);
  assert.equal(readRecord('anna', 'rups'), 13);
  assert.deepEqual([readRecord('bram', 'rups'), readRecord('anna', 'roeien')], [null, null]);
  keepRecord('anna', 'rups', 0);
  assert.equal(readRecord('anna', 'rups'), 0, 'nothing at all is a record too');
  for (const kept of ['', ' ', 'veel', 'Infinity', '12 m']) {
    localStore.set('record:rups:anna', kept);
    assert.equal(readRecord('anna', 'rups'), null, kept);
  }
});

test('rounds are counted per child and game, apart from the record, and what is no count is none', () => {
  assert.equal(readRonde('anna', 'rups'), 0);
  keepRecord('anna', 'rups', 7);
  keepRonde('anna', 'rups', 1);
  keepRonde('anna', 'rups', readRonde('anna', 'rups') + 1);
  assert.deepEqual([readRonde('anna', 'rups'), readRecord('anna', 'rups')], [2, 7]);
  assert.deepEqual([readRonde('bram', 'rups'), readRonde('anna', 'roeien')], [0, 0]);
  for (const kept of ['', 'x', '-3', '1.5', 'Infinity']) {
    localStore.set('ronde:rups:anna', kept);
    assert.equal(readRonde('anna', 'rups'), 0, kept);
  }
});

test('the word that waits comes back as it was, for this child and this test, and is gone when it arrived', () => {
  const woord = { itemId: 'i1', gegeven: 'hont', rtMs: 1200 };
  assert.equal(readWachtend('anna', 't1'), null);
  keepWachtend('anna', 't1', woord);
  assert.deepEqual(readWachtend('anna', 't1'), woord);
  assert.deepEqual([readWachtend('bram', 't1'), readWachtend('anna', 't2')], [null, null]);
  dropWachtend('anna', 't1');
  assert.equal(readWachtend('anna', 't1'), null);
  for (const kept of [
    '{',
    'null',
    '7',
    '{"itemId":"i1","gegeven":"x"}',
    '{"itemId":1,"gegeven":"x","rtMs":1}',
    '{"itemId":"i1","gegeven":null,"rtMs":1}',
  ]) {
    localStore.set('toetswoord:t1:anna', kept);
    assert.equal(readWachtend('anna', 't1'), null, kept);
  }
});
