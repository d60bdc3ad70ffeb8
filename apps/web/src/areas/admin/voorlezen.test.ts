import assert from 'node:assert/strict';
import { test } from 'node:test';
import { volgende } from './voorlezen.ts';

const teksten = ['a', 'b', 'c'].map((id) => ({ id, titel: `Tekst ${id}`, woorden: 100 }));
const kind = (id: string, gehoord: string[]) => ({
  id,
  roepnaam: `Kind ${id}`,
  achternaam: '',
  gehoord,
  eerder: [],
  dubbel: [],
  wacht: [],
  hardop: { tempo: null, waarom: null, goed: 0, gelezen: 0, teksten: 0 },
  groei: null,
});

test('after a text comes the next one of this child, then the next child, from the top again, until everybody was heard', () => {
  const op = (leerlingen: ReturnType<typeof kind>[], na: string): readonly unknown[] | undefined => {
    const dan = volgende({ teksten, leerlingen }, na);
    return dan && [dan.leerlingId, dan.tekst.id];
  };
  assert.deepEqual(op([kind('1', ['a']), kind('2', [])], '1'), ['1', 'b']);
  assert.deepEqual(op([kind('1', ['a', 'b', 'c']), kind('2', ['b'])], '1'), ['2', 'a']);
  assert.deepEqual(op([kind('1', []), kind('2', ['a', 'b', 'c'])], '2'), ['1', 'a']);
  assert.equal(op([kind('1', ['a', 'b', 'c'])], '1'), undefined);
  assert.deepEqual(op([kind('1', [])], 'weg'), ['1', 'a']);
});
