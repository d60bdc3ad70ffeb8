import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readZinnen } from './zinnen.ts';

test('one word between stars makes a word with its sentence; other lines are named by their number', () => {
  const tekst = 'De *bomen* zijn groen.\n\n  Ik zie een hond.\nDe *hond* zit bij de *boom*.\n*Trein*, zei hij.\r\n** leeg';
  assert.deepEqual(readZinnen(tekst), {
    rijen: [
      { woord: 'bomen', zin: 'De bomen zijn groen.' },
      { woord: 'Trein', zin: 'Trein, zei hij.' },
    ],
    fout: [3, 4, 6],
  });
});
