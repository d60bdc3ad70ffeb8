import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { extractPictures, licenceNote, readPictures, renderPicture } from './pictures.ts';
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

test('the folder holds a picture per name and the licence, whatever stood there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaatjes-'));
  try {
    writeFileSync(path.join(folder, 'weg.svg'), '<svg/>');
    writeFileSync(path.join(folder, 'aap.svg'), 'half');
    extractPictures(folder);
    const files = readdirSync(folder);
    assert.equal(files.includes('weg.svg'), false);
    assert.match(readFileSync(path.join(folder, 'aap.svg'), 'utf8'), /^<svg .*<\/svg>\n$/s);
    const note = JSON.parse(readFileSync(path.join(folder, 'licentie.json'), 'utf8')) as { aantal: number };
    assert.equal(note.aantal, files.length - 1);
    assert.ok(note.aantal > 200);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
