import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawLeesbord, schokOf } from './leesbord.ts';
import { beginRij, isTekst, readOrChoose, isReading, tickReading, rijOf, startRij, countRij, tempoOf, describeRij } from './leesrij.ts';
import type { Rijlezend } from './leesrij.ts';

function start(more: Partial<Opgave> = {}): Rijlezend {
  const opgaven = makeOpgaven('FLITS', 8, 1).map((opgave) => ({ ...opgave, rij: ['maan', 'roos', 'vis'], ...more }));
  return beginRij(startRij({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }));
}
const DOOR: GameInput = { soort: 'actie', ingedrukt: true };
const BORD: GameInput = { soort: 'kies', pick: 'volgende' };
const act = (state: Rijlezend, input: GameInput = DOOR) => readOrChoose(state, input, 'klap');
/** Reads every word for `per` ticks. */
const readOnFor = (state: Rijlezend, per: number): Rijlezend =>
  state.rij.reduce((now) => {
    let next = now;
    for (let t = 0; t < per; t++) next = tickReading({ ...next, tick: next.tick + 1 }).state;
    return act(next).state;
  }, state);

describe('a row to read', () => {
  it('is that of the taak, the text, the sentence, or the word among others', () => {
    const [opgave] = makeOpgaven('FLITS', 8, 1);
    assert.ok(opgave);
    const rij = (more: Partial<Opgave>) => rijOf({ ...opgave, ...more }, makeOpgaven('FLITS', 8, 1), createRandom(1));
    assert.deepEqual(rij({ rij: ['maan', 'roos'] }), ['maan', 'roos']);
    assert.deepEqual(rij({ tekst: { id: 't', titel: 'T', alineas: [['Een.', 'Twee.'], ['Drie.']] } }), ['Een.', 'Twee.', 'Drie.']);
    assert.deepEqual(rij({ vraag: 'De koe geeft melk.' }), ['De', 'koe', 'geeft', 'melk.']);
    assert.ok(rij({}).length === 5 && rij({}).includes(opgave.woord.woord));
  });
  it('goes on word by word, by the board, the arrow or the space bar', () => {
    const arrow: GameInput = { soort: 'richting', richting: 'rechts', ingedrukt: true };
    assert.deepEqual(
      [DOOR, BORD, arrow, { soort: 'wis' } as const].map((input) => act({ ...start(), tick: 30 }, input).state.plek),
      [1, 1, 1, 0],
    );
  });
  it('does not go on before a word can have been read', () => {
    const fast = act({ ...start(), tick: 3 });
    assert.deepEqual([fast.state.plek, fast.state.teSnel, fast.sounds], [0, 3, undefined]);
  });
  it('ends in the question, which is answered by choosing', () => {
    const last = { ...start(), plek: 2, tick: 40 };
    const vraag = act(last);
    assert.deepEqual([isReading(last), isReading(vraag.state), vraag.effects], [true, false, [{ type: 'vraag' }]]);
    assert.equal(act(vraag.state, { soort: 'kies', pick: 'optie:0' }).antwoord, vraag.state.opties[0]);
    assert.equal(act(vraag.state, BORD).state, vraag.state);
  });
  it('is told word by word', () => {
    assert.equal(describeRij(start()), 'Woord 1 van 3: maan.');
    assert.equal(describeRij({ ...start(), plek: 3 }), null);
  });
});

describe('a text', () => {
  const tekst = { id: 't1', titel: 'De kat', alineas: [['Een zin.', 'Nog een zin.']] };
  it('is read once before its questions, and again when it is wanted, without counting', () => {
    const read = readOnFor(start({ tekst }), 60);
    assert.ok(isTekst(read) && !isTekst(start()));
    assert.deepEqual([beginRij(read).plek, beginRij(read).telt], [2, false]);
    const again = act({ ...read, keus: 1 }, BORD).state;
    assert.deepEqual([again.plek, again.keus, act(again).state.plek], [0, -1, 1]);
  });
});

describe('the board', () => {
  it('has the title of its text over every line, and none over words', () => {
    const labels = (state: Parameters<typeof drawLeesbord>[0]): string[] =>
      drawLeesbord(state, { x: 640, y: 300, w: 900, h: 400 }, 3).flatMap(({ label }) => label ?? []);
    const tekst = { id: 't1', titel: 'De kat', alineas: [['Een zin.', 'Nog een zin.']] };
    assert.deepEqual(labels(start({ tekst })), ['De kat', 'Een zin.']);
    assert.ok(labels(readOnFor(start({ tekst }), 60)).includes('De kat'));
    assert.deepEqual(labels(start()), ['maan']);
  });
});

describe('the pace', () => {
  it('is that of what was understood at once', () => {
    const read = countRij(readOnFor(start(), 40), true);
    assert.deepEqual([read.gelezen, read.gelezenTicks, tempoOf(read)], [3, 120, 90]);
    assert.equal(tempoOf(countRij({ ...start(), telt: false }, true)), 0);
    assert.equal(countRij({ ...read, run: { ...read.run, poging: 2 } }, true).gelezen, 3);
  });
  it('does not count what was answered wrong, which does not come back', () => {
    const wrong = countRij({ ...start(), opties: ['maan', 'man'], gekozen: 'man' }, false);
    assert.deepEqual([wrong.gelezen, wrong.fout], [0, ['man']]);
  });
});

describe('the board to read from', () => {
  const bord = (state: Rijlezend) => drawLeesbord(state, { x: 640, y: 160, w: 780, h: 230 }, 4);
  it('has the word, and a dot for every word of the row', () => {
    const items = bord({ ...start(), plek: 1, tick: 40 });
    assert.equal(items.find(({ key }) => key === 'lees1')?.label, 'roos');
    assert.deepEqual(
      items.flatMap(({ art, toon }) => (art === 'stip' ? [toon] : [])),
      ['vol', 'nu', ''],
    );
  });
  it('shakes when it was turned too soon, but not in calm mode', () => {
    const fast = { ...start(), teSnel: 0, tick: 2 };
    assert.deepEqual([schokOf(fast) === 0, schokOf({ ...fast, rustig: true }), schokOf({ ...fast, tick: 30 })], [false, 0, 0]);
  });
});
