import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aanbodFor, beschrijvingFor } from './aanbod.ts';

const stukken = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, naam: id }));
const verzameling = { titel: 'Je vijver', vraag: 'Wie komt erbij?', stukken };

test('a child chooses among three that it has not, and the same three when it comes back', () => {
  const aanbod = aanbodFor(verzameling, { bezit: ['a', 'c'], vondsten: [], taakId: 't1' });
  assert.equal(new Set(aanbod).size, 3);
  assert.ok(!aanbod.includes('a') && !aanbod.includes('c'));
  assert.deepEqual(aanbodFor(verzameling, { bezit: ['a', 'c'], vondsten: [], taakId: 't1' }), aanbod);
});

test('what was found in play lies there first, once, and not when the child has it', () =>
  assert.deepEqual(aanbodFor(verzameling, { bezit: ['a'], vondsten: ['f', 'a', 'f', 'onbekend', 'b'], taakId: 't1' }).slice(0, 2), [
    'f',
    'b',
  ]));

test('a story goes on with its next piece', () =>
  assert.deepEqual(aanbodFor({ ...verzameling, opVolgorde: true }, { bezit: ['a', 'b'], vondsten: ['f'], taakId: 't1' }), ['c']));

test('a full one has nothing to choose', () =>
  assert.deepEqual(aanbodFor(verzameling, { bezit: stukken.map(({ id }) => id), vondsten: [], taakId: 't1' }), []));

test('who may choose now is not told that there is nothing yet', () =>
  assert.deepEqual([beschrijvingFor([], ['a']), beschrijvingFor(['b'], ['a']), beschrijvingFor([], [])], ['kies', 'alles', 'leeg']));
