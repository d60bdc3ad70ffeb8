import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileNameOf } from './file-name.ts';

test('a name becomes a file name that every disk spells the same', () => {
  const table = {
    boom: 'boom',
    pinguïn: 'pinguin',
    'pingui\u0308n': 'pinguin',
    'T-shirt': 't-shirt',
    "foto's": 'foto-s',
    'rode appel': 'rode-appel',
    '../x': 'x',
  };
  for (const [name, file] of Object.entries(table)) assert.equal(fileNameOf(name), file, name);
});
