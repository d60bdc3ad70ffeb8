import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bladenVan, verder, type Stand } from './stappen.ts';

const woord = (naam: string, gegeven: string | null) => ({
  woord: naam,
  klankgroepen: [naam],
  knelpunt: { start: 2, end: 4 },
  fout: gegeven === null ? null : { gegeven, getypt: { start: 2, end: 4 } },
  audio: { woord: `${naam}.ogg` },
});
const bladen = bladenVan({
  stappen: ['Luister.', 'Schrijf.'],
  geluid: { regel: 'r.ogg', stappen: [null, 's.ogg'] },
  woorden: [woord('trein', 'trijn'), woord('geit', null)],
});

test('the rule, the steps, then the words, each with its sound', () => {
  assert.deepEqual(
    bladen.map(({ soort, geluid }) => [soort, geluid]),
    [
      ['regel', 'r.ogg'],
      ['stap', null],
      ['stap', 's.ogg'],
      ['woord', 'trein.ogg'],
      ['woord', 'geit.ogg'],
    ],
  );
});

test('a word that went wrong shows how it must before the next one comes; the ends hold', () => {
  const gang: Stand[] = [{ plek: 2, open: false }];
  for (let i = 0; i < 5; i++) gang.push(verder(gang.at(-1) ?? { plek: 0, open: false }, bladen, 1));
  assert.deepEqual(
    gang.map(({ plek, open }) => [plek, open]),
    [
      [2, false],
      [3, false],
      [3, true],
      [4, false],
      [4, false],
      [4, false],
    ],
  );
  assert.deepEqual(verder({ plek: 0, open: false }, bladen, -1), { plek: 0, open: false });
  // The last word went wrong: once it is right it stays so, and the board is at its end.
  assert.deepEqual(verder({ plek: 3, open: true }, bladen.slice(0, 4), 1), { plek: 3, open: true });
});
