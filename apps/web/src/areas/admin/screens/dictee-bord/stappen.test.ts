import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bordPlan, writingMs, TEMPI } from './stappen.ts';

test('word, sentence, word; without a sentence the word twice; without a voice nothing', () => {
  const klanken = (audio: Parameters<typeof bordPlan>[0]) =>
    bordPlan(audio, 'gewoon').flatMap((stap) => (stap.soort === 'klank' ? [stap.adres] : []));
  assert.deepEqual(klanken({ woord: 'w', zin: 'z' }), ['w', 'z', 'w']);
  assert.deepEqual(klanken({ woord: 'w' }), ['w', 'w']);
  assert.deepEqual(klanken({ zin: 'z' }), []);
});

test('a calmer pace and a longer word give more time', () => {
  const [rustig = 0, gewoon = 0, vlot = 0] = TEMPI.map((tempo) => writingMs('boom', tempo));
  assert.ok(rustig > gewoon && gewoon > vlot);
  assert.ok(writingMs('drakenstaart', 'gewoon') > gewoon);
});
