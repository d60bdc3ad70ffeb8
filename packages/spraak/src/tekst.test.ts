import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText, spokenText } from './tekst.ts';

test('a word of the list is replaced inside a sentence, whatever its capital, and phonemes stay', () => {
  const uitspraak = new Map([['bonen', "[[b'o:n@n]]"]]);
  assert.equal(
    spokenText('Bonen of boon, [[b@]] bonen.', (w) => uitspraak.get(w)),
    "[[b'o:n@n]] of boon, [[b@]] [[b'o:n@n]].",
  );
});

const ONBETROUWBAAR: readonly (readonly [string, string])[] = [
  ["[[k'e:k]]", "k'e:k"],
  ['<speak>hond</speak>', 'speak hond /speak'],
  ['  hond\u0000 \u202e kat\n', 'hond kat'],
  ['café', 'café'],
];
for (const [tekst, veilig] of ONBETROUWBAAR)
  test(`${JSON.stringify(tekst)} of a stranger is read as plain text`, () => assert.equal(plainText(tekst), veilig));
