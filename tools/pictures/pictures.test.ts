import assert from 'node:assert/strict';
import { test } from 'node:test';
import { licenceNote, readPictures, renderPicture } from './pictures.ts';
import type { IconSet } from './pictures.ts';

const SET: IconSet = {
  icons: { cat: { body: '<path d="M0 0"/>' }, wide: { body: '<g/>', width: 48 } },
  aliases: { kitten: { parent: 'cat' } },
  width: 32,
  height: 32,
};
const table = (...lines: readonly string[]) => [{ name: 'a.tsv', text: ['plaatje\ticon', ...lines].join('\n') }];

test('a picture is drawn from the icon or its alias', () => {
  const { pictures, problems } = readPictures(table('kat\tcat', 'Poës\tkitten', ''), SET);
  assert.deepEqual(
    [...pictures],
    [
      ['kat', 'cat'],
      ['poes', 'kitten'],
    ],
  );
  assert.deepEqual(problems, []);
  assert.equal(renderPicture(SET, 'kitten'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0"/></svg>');
  assert.match(renderPicture(SET, 'wide'), /viewBox="0 0 48 32"/);
});

test('what cannot be used is said, the rest goes on', () => {
  const { pictures, problems } = readPictures(table('kat\tcat', 'hond\tdog', '../x\tcat', 'kat\twide'), SET);
  assert.deepEqual([...pictures.keys()], ['kat']);
  assert.equal(problems.length, 3);
});

test('the licence travels with the pictures', () => {
  const note = licenceNote('1.0.0', 3);
  assert.equal(note['licentie'], 'MIT');
  assert.match(String(note['tekst']), /permission notice shall be included/);
});
