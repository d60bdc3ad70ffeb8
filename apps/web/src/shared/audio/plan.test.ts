import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audioOf, dictationPlan, keuzePlan, leesvraagPlan, PAUZE_MS, replayPlan, stepsPlan, tekstPlan } from './plan.ts';

const told = (steps: ReturnType<typeof dictationPlan>): string => steps.map((s) => (s.soort === 'stil' ? `${s.ms}` : s.adres)).join(' ');

test('a dictation is word, sentence, word with silences between', () => {
  assert.equal(told(dictationPlan({ audio: { woord: 'w', zin: 'z', langzaam: 'l' } })), `w ${PAUZE_MS} z ${PAUZE_MS} w`);
  assert.equal(told(dictationPlan({ audio: { woord: 'w' } })), 'w');
});

test('without a recorded word nothing is said', () => {
  assert.equal(told(dictationPlan({ audio: { zin: 'z' } })), '');
  assert.equal(told(replayPlan({ audio: {} }, 'woord')), '');
});

test('slow falls back on the plain word, a missing sentence on silence', () => {
  assert.equal(told(replayPlan({ audio: { woord: 'w' } }, 'langzaam')), 'w');
  assert.equal(told(replayPlan({ audio: { woord: 'w', langzaam: 'l' } }, 'langzaam')), 'l');
  assert.equal(told(replayPlan({ audio: { woord: 'w' } }, 'zin')), '');
});

test('steps follow each other with a silence, without those that have no speech', () => {
  assert.equal(told(stepsPlan(['a', null, 'b'])), `a ${PAUZE_MS} b`);
  assert.equal(told(stepsPlan([null])), '');
});

test('a taak fetches every sound once', () => {
  assert.deepEqual(audioOf([{ audio: { woord: 'a', zin: 'b' } }, { audio: { woord: 'a', langzaam: 'c' } }, { audio: {} }]), [
    'a',
    'b',
    'c',
  ]);
});

test('a sound to choose is found by its option, and fetched with the taak', () => {
  const opgave = { audio: {}, keuzes: ['oe', 'ij'], klanken: ['k-oe', 'k-ij'] };
  assert.equal(told(keuzePlan(opgave, 'ij')), 'k-ij');
  assert.equal(told(keuzePlan(opgave, 'x')), '');
  assert.equal(told(keuzePlan({}, 'ij')), '');
  assert.deepEqual(audioOf([opgave]), ['k-oe', 'k-ij']);
});

test('a text is read with its title, a question with its options, and both are fetched with the taak', () => {
  const tekst = { id: 't', titel: 'De mat', alineas: [['Sem zit.']], klanken: ['k-titel', 'k-zin'] };
  const lezen = { soort: 'letterlijk', bewijs: ['Sem zit.'], klanken: ['k-vraag', 'k-een'] } as const;
  assert.equal(told(tekstPlan({ tekst })), 'k-titel 350 k-zin');
  assert.equal(
    told(leesvraagPlan({ lezen: { ...lezen, bewijs: [...lezen.bewijs], klanken: [...lezen.klanken] } })),
    `k-vraag ${PAUZE_MS} k-een`,
  );
  assert.equal(told(tekstPlan({})), '');
  assert.deepEqual(
    audioOf([
      { audio: {}, tekst },
      { audio: {}, tekst },
    ]),
    ['k-titel', 'k-zin'],
  );
});
