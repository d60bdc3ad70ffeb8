import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Woordbericht } from '@spelrijk/contract/woordlijsten';
import { MEEST_WOORDEN } from '@spelrijk/domain/woordlijst';
import { aantalTwijfels, readKlankgroepen, formsWoord, cut, standsIn, twijfelsEerst, addRijen, splitZinnen } from './rijen.ts';

const bericht = (woord: string, oordeel: Woordbericht['oordeel'] = 'zeker'): Woordbericht => ({
  woord,
  oordeel,
  zeker: 100,
  hoofd: 'ei-ij',
  hoofdNaam: 'ei of ij',
  categorieen: ['ei-ij'],
  klankgroepen: [woord],
  knelpunt: null,
  nakijken: [],
  inBank: true,
  nagekeken: true,
});

test('pasted words come behind what is there, each once; what is no word stays out and is named', () => {
  const eerst = addRijen([], [bericht('trein'), bericht('boomen', 'nakijken')]);
  const samen = addRijen(eerst.rijen, [bericht('trein'), bericht('reis'), bericht('reis'), bericht('12345', 'onbruikbaar')]);
  assert.deepEqual(
    samen.rijen.map(({ rij }) => rij.woord),
    ['trein', 'boomen', 'reis'],
  );
  assert.deepEqual([samen.nieuw, samen.dubbel, samen.onbruikbaar, samen.over], [1, ['trein', 'reis'], ['12345'], 0]);
  assert.deepEqual(
    twijfelsEerst(samen.rijen).map(({ rij }) => rij.woord),
    ['boomen', 'trein', 'reis'],
  );
  assert.equal(aantalTwijfels(samen.rijen), 1);
});

test('a whole sentence is counted as a sentence', () => {
  const zin = { ...bericht('De hond blaft.'), oordeel: 'zeker' as const };
  const { nieuw, zinnen, over, rijen } = addRijen([], [zin, bericht('trein')]);
  assert.deepEqual([nieuw, zinnen, over, rijen.length], [1, 1, 0, 2]);
});

test('a list has an end', () => {
  const letters = 'abcdefghijklmnopqrst';
  const vol = Array.from({ length: MEEST_WOORDEN + 3 }, (_, i) => bericht(`x${letters[i % 20]}${letters[Math.floor(i / 20)]}`));
  assert.deepEqual([addRijen([], vol).rijen.length, addRijen([], vol).over], [MEEST_WOORDEN, 3]);
});

const KLANKGROEPEN: readonly (readonly [string, string, readonly string[]])[] = [
  ['bo-men', 'bomen', ['bo', 'men']],
  ['bo men', 'bomen', ['bo', 'men']],
  ['zee·e·gel', 'zee-egel', ['zee-', 'e', 'gel']],
  ['new york', 'New York', ['New ', 'York']],
];
for (const [tekst, woord, verwacht] of KLANKGROEPEN)
  test(`${tekst} cuts ${woord}`, () => {
    const delen = readKlankgroepen(tekst);
    assert.ok(formsWoord(delen, woord));
    assert.deepEqual(cut(delen, woord), verwacht);
    assert.equal(cut(delen, woord).join(''), woord);
  });

test('chunks of another word are refused', () => assert.equal(formsWoord(['bo', 'me'], 'bomen'), false));

test('a word stands in a sentence on its own, not inside another', () => {
  assert.ok(standsIn('De trein is laat.', 'trein'));
  assert.ok(standsIn('Trein of bus?', 'trein'));
  assert.ok(!standsIn('De treinen zijn laat.', 'trein'));
});

test('sentences of a docent are told from words', () => {
  const { zinnen, rest, teLang } = splitZinnen(
    '1. de trein\n2. Mijn zusje wordt morgen acht.\nhet schip.\n“Kom je mee?” vroeg oma.\nDe hond blaft hard. De kat slaapt nog.\nDit is ' +
      'een heel lange zin '.repeat(5) +
      'hoor.',
  );
  assert.deepEqual(zinnen, ['Mijn zusje wordt morgen acht.', "'Kom je mee?' vroeg oma.", 'De hond blaft hard.', 'De kat slaapt nog.']);
  assert.equal(rest, '1. de trein\nhet schip.');
  assert.equal(teLang.length, 1);
});

test('a sentence that nobody of us wrote can stand in a dictation', () => {
  const { rijen, onbruikbaar } = addRijen([], [{ ...bericht('Mijn zusje wordt morgen acht.'), inBank: false }]);
  assert.deepEqual([rijen.length, onbruikbaar.length], [1, 0]);
});
