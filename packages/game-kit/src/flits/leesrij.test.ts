import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';
import { makeOpgaven } from '../conform-opgaven.ts';
import { startBasis } from '../stap.ts';
import { NIETS_GELEZEN, beginRij, isTekst, leesDoor, leesTerug, leesTik, leest, rijVan, telRij, tempoVan } from './leesrij.ts';
import type { Rijlezend } from './leesrij.ts';

function start(more: Partial<Opgave> = {}): Rijlezend {
  const opgaven = makeOpgaven('FLITS', 8, 1).map((opgave) => ({ ...opgave, rij: ['maan', 'roos', 'vis'], ...more }));
  return beginRij({ ...startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }), ...NIETS_GELEZEN });
}
/** Reads every word for `per` ticks. */
const lees = (state: Rijlezend, per: number): Rijlezend =>
  state.rij.reduce((now) => {
    let next = now;
    for (let t = 0; t < per; t++) next = leesTik({ ...next, tick: next.tick + 1 }).state;
    return leesDoor(next).state;
  }, state);

describe('a row to read', () => {
  it('is that of the taak, the text, the sentence, or the word among others', () => {
    const [opgave] = makeOpgaven('FLITS', 8, 1);
    assert.ok(opgave);
    const rij = (more: Partial<Opgave>) => rijVan({ ...opgave, ...more }, makeOpgaven('FLITS', 8, 1), createRandom(1));
    assert.deepEqual(rij({ rij: ['maan', 'roos'] }), ['maan', 'roos']);
    assert.deepEqual(rij({ tekst: { id: 't', titel: 'T', alineas: [['Een.', 'Twee.'], ['Drie.']] } }), ['Een.', 'Twee.', 'Drie.']);
    assert.deepEqual(rij({ vraag: 'De koe geeft melk.' }), ['De', 'koe', 'geeft', 'melk.']);
    assert.ok(rij({}).length === 5 && rij({}).includes(opgave.woord.woord));
  });
  it('goes on word by word, and not before a word can have been read', () => {
    const fast = leesDoor({ ...start(), tick: 3 });
    assert.deepEqual([fast.state.plek, fast.state.teSnel, fast.sounds], [0, 3, undefined]);
    assert.equal(leesDoor({ ...start(), tick: 30 }).state.plek, 1);
  });
  it('ends in the question', () => {
    const last = { ...start(), plek: 2, tick: 40 };
    assert.deepEqual([leest(last), leest(leesDoor(last).state), leesDoor(last).effects], [true, false, [{ type: 'vraag' }]]);
  });
});

describe('a text', () => {
  const tekst = { id: 't1', titel: 'De kat', alineas: [['Een zin.', 'Nog een zin.']] };
  it('is read once before its questions, and again when it is wanted, without counting', () => {
    const read = lees(start({ tekst }), 60);
    assert.ok(isTekst(read) && !isTekst(start()));
    assert.deepEqual([beginRij(read).plek, beginRij(read).telt], [2, false]);
    const again = leesTerug(read).state;
    assert.deepEqual([again.plek, leesDoor(again).state.plek], [0, 1]);
  });
});

describe('the pace', () => {
  it('is that of what was understood at once', () => {
    const read = telRij(lees(start(), 40));
    assert.deepEqual([read.gelezen, read.gelezenTicks, tempoVan(read)], [3, 120, 90]);
    assert.equal(tempoVan(telRij({ ...start(), telt: false })), 0);
    assert.equal(telRij({ ...read, run: { ...read.run, poging: 2 } }).gelezen, 3);
  });
  it('is told once, at the end, when there is one', () => {
    const read = telRij(lees(start(), 40));
    const klaar = { ...read, run: { ...read.run, fase: 'klaar' as const } };
    assert.deepEqual(leesTik({ ...klaar, tick: klaar.sinds + 1 }).effects, [{ type: 'meting', waarde: 90 }]);
    assert.equal(leesTik({ ...klaar, tick: klaar.sinds + 2 }).effects, undefined);
    assert.equal(leesTik({ ...klaar, gelezen: 0, tick: klaar.sinds + 1 }).effects, undefined);
  });
});
