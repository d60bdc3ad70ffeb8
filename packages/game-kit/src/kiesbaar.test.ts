import assert from 'node:assert/strict';
import { it } from 'node:test';
import { makeOpgaven } from './conform-opgaven.ts';
import { kiesbaar } from './kiesbaar.ts';
import { startBasis } from './stap.ts';

const basis = startBasis({ opgaven: makeOpgaven('KIES', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });

it('an option has its pick, its name and the number that picks it', () =>
  assert.deepEqual(kiesbaar(basis, 'deur', 1, 'ei'), { pick: 'deur:1', name: 'ei', nummer: 2, uit: false }));

it('is not to be picked when it is closed, nor after the answer', () => {
  assert.ok(kiesbaar(basis, 'deur', 1, 'ei', false).uit);
  assert.ok(kiesbaar({ ...basis, run: { ...basis.run, fase: 'wacht' } }, 'deur', 1, 'ei').uit);
});
