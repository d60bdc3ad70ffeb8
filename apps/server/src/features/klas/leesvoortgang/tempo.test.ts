import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BeurtRij } from './store.ts';
import { createTempo } from './tempo.ts';

/** A hundred words of four letters, in two paragraphs. */
const LETTERS = [300, 100];
const beurt = (tekst: string, wpm: number, anders: Partial<BeurtRij> = {}): BeurtRij => ({
  leerlingId: 'l',
  tekst,
  dag: '2026-11-19',
  ms: Math.round(6_000_000 / wpm),
  woorden: 100,
  van: 0,
  uit: true,
  stem: false,
  getikt: [],
  vragen: {},
  aanpak: 'gewoon',
  alineas: [],
  eerste: true,
  ...anders,
});
const begrepen = (tekst: string, goed = 3, antwoorden = 4) => ({ tekst, goed, antwoorden });
const ALLE = ['a', 'b', 'c', 'd'].map((tekst) => begrepen(tekst));
const GOED = [beurt('a', 90), beurt('b', 120), beurt('c', 100)];
const tempo = (beurten: readonly BeurtRij[], vragen = ALLE) =>
  createTempo(beurten, vragen, (tekst) => (tekst === 'weg' ? undefined : LETTERS));

test('three readings that can be trusted give a pace with its range; two give none', () => {
  assert.deepEqual(tempo(GOED), { laag: 90, midden: 100, hoog: 120, teksten: 3 });
  assert.equal(tempo(GOED.slice(0, 2)), null);
  assert.equal(tempo([]), null);
});

test('a reading that may be something else moves no pace', () => {
  const rows: readonly (readonly [waarom: string, rij: BeurtRij])[] = [
    ['read again', beurt('d', 200, { eerste: false })],
    ['along with the voice', beurt('d', 200, { stem: true })],
    ['with somebody beside it', beurt('d', 200, { aanpak: 'samen' })],
    ['from halfway', beurt('d', 200, { van: 4 })],
    ['not to its end', beurt('d', 200, { uit: false })],
    ['faster than anybody reads', beurt('d', 380)],
    ['away for a while', beurt('d', 10)],
    ['a text that is gone', beurt('weg', 200)],
    ['never asked about', beurt('e', 200)],
  ];
  for (const [waarom, rij] of rows) {
    assert.equal(tempo([rij, ...GOED.slice(0, 2)]), null, waarom);
    assert.deepEqual(tempo([rij, ...GOED]), tempo(GOED), waarom);
  }
  assert.equal(tempo(GOED, [begrepen('a'), begrepen('b'), begrepen('c', 2, 4)]), null);
  assert.equal(tempo(GOED, [begrepen('a'), begrepen('b'), begrepen('c', 2, 2)]), null);
});

test('check 15: own pace counts the time of its paragraphs, and one that was skipped makes nothing of it', () => {
  const eigen = (wpm: number, deel: number): BeurtRij => {
    const ms = 6_000_000 / wpm;
    return beurt('d', 30, { aanpak: 'tempo', alineas: [Math.round(ms * (1 - deel)), Math.round(ms * deel)] });
  };
  // 110 words a minute of reading, whatever the page was open for beside it.
  assert.deepEqual(tempo([eigen(110, 0.25), ...GOED]), { laag: 90, midden: 100, hoog: 120, teksten: 4 });
  assert.deepEqual(tempo([eigen(110, 0.02), ...GOED]), tempo(GOED), 'the second paragraph at 11 ms a letter');
  assert.deepEqual(tempo([eigen(400, 0.25), ...GOED]), tempo(GOED), 'all of it too fast');
  assert.deepEqual(tempo([beurt('d', 110, { aanpak: 'tempo' }), ...GOED]), tempo(GOED), 'no paragraphs known');
  assert.deepEqual(tempo([beurt('d', 110, { aanpak: 'herhaald' }), ...GOED]), tempo(GOED), 'perhaps aloud');
});

test('only the latest six count', () => {
  const beurten = [100, 100, 100, 100, 100, 100, 60].map((wpm, i) => beurt(`t${i}`, wpm));
  const vragen = beurten.map(({ tekst }) => begrepen(tekst));
  assert.deepEqual(
    createTempo(beurten, vragen, () => LETTERS),
    { laag: 100, midden: 100, hoog: 100, teksten: 6 },
  );
});
