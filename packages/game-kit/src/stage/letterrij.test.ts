import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startBasis } from '../run/step.ts';
import { beginWriting } from '../run/writing.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { drawTypveld } from './letterrij.ts';

it('has places for the letters and a button beside them, in one layer', () => {
  const basis = startBasis({ opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const veld = drawTypveld(
    { ...basis, ...beginWriting(basis) },
    { x: 300, y: 100, breed: 400, hoog: 90, vak: 70, z: 9 },
    { x: 600, y: 100, w: 160, h: 90 },
    0.3,
  );
  assert.deepEqual(
    veld.map(({ key, art, z, pick, alpha }) => [key, art, z, pick, alpha]),
    [
      ['vak0', 'vak', 9, undefined, undefined],
      ['klaar', 'knop', 9, 'klaar', 0.3],
    ],
  );
});

it('takes its own drawing of a place, and another word on the button', () => {
  const basis = startBasis({ opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const [place, knop] = drawTypveld(
    { ...basis, ...beginWriting(basis) },
    { x: 300, y: 100, breed: 400, hoog: 90, vak: 70, art: 'kurk', z: 9 },
    { x: 600, y: 100, w: 160, h: 90, label: 'Haal op' },
  );
  assert.deepEqual([place?.art, knop?.label, knop?.uit], ['kurk', 'Haal op', true]);
});
