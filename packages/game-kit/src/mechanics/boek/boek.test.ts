import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '../../contract/game.ts';
import { startBasis } from '../../run/step.ts';
import type { Zet } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { beginReading, bladzijden, drawBoekOp, read, readAloud } from './boek.ts';
import type { Boek, Lezend } from './boek.ts';

const BOEK: Boek = { plek: { x: 640, y: 300, w: 910, h: 300 }, letter: 38, terug: [100, 600], verder: [900, 600], lees: [50, 60] };
const TEKST = {
  id: 't1',
  titel: 'De kat',
  alineas: [Array.from({ length: 8 }, (_, i) => `Dit is de zin met nummer ${i} van het verhaal.`), ['Einde.']],
};
const opgaven = makeOpgaven('KIES', 2, 1).map((opgave) => ({ ...opgave, tekst: TEKST }));
const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: true, stand: 'liggend' });
const DICHT = { bladzij: null, tekst: '' };
const open = (before: Parameters<typeof beginReading>[0]): Lezend => ({ ...before, ...beginReading(before) });
const start = open(basis);
const pages = bladzijden(TEKST, BOEK);
const VERDER: GameInput = { soort: 'kies', pick: 'verder' };
const TERUG: GameInput = { soort: 'kies', pick: 'terug' };
const LEES: GameInput = { soort: 'kies', pick: 'lees' };
const turn = (state: Lezend, ...inputs: readonly GameInput[]) =>
  inputs.reduce((zet, input) => read(zet.state, input, BOEK) ?? assert.fail('it is about the book'), { state } as Zet<Lezend>);

describe('a text in pages', () => {
  it('gives a beginner every sentence on a line of its own', () => {
    const alineas = [['daar is een kat.', 'hij zit.', 'hap!']];
    assert.deepEqual(bladzijden({ ...TEKST, alineas, perRegel: true }, BOEK), alineas);
    assert.deepEqual(bladzijden({ ...TEKST, alineas }, BOEK), [['daar is een kat. hij zit. hap!']]);
  });

  it('holds every word once, no page longer than the lines there are', () => {
    assert.equal(pages.flat().join(' ').replaceAll('  ', ' '), TEKST.alineas.flat().join(' '));
    assert.ok(pages.length > 1 && pages.every((page) => page.length <= 4 && page[0] !== ''));
  });
  it('fills a page below the rule under the title and within the book, in every size that there is', () => {
    const lang = { ...TEKST, alineas: [Array.from({ length: 90 }, (_, i) => `Dit is de zin met nummer ${i} van het verhaal.`)] };
    const eerst = { ...basis, run: { ...basis.run, opgaven: opgaven.map((opgave) => ({ ...opgave, tekst: lang })) } };
    for (const [w, h, letter] of [
      [1010, 500, 38],
      [1010, 480, 38],
      [690, 640, 36],
      [690, 610, 36],
    ] as const) {
      const boek: Boek = { ...BOEK, plek: { x: 640, y: 360, w, h }, letter };
      const tekst = drawBoekOp({ ...open(eerst), bladzij: 0 }, boek, 1, 1).find(({ key }) => key === 'tekst') ?? assert.fail('no text');
      const half = ((tekst.label ?? '').split('\n').length * letter * 1.28) / 2;
      assert.ok(tekst.y - half >= 360 - h / 2 + h * 0.182, `${w} x ${h}: over the rule`);
      assert.ok(tekst.y + half <= 360 + h / 2 - h * 0.02, `${w} x ${h}: below the book`);
    }
  });
  it('has buttons that are called what stands on them: who speaks to the screen says that', () => {
    for (let bladzij = 0; bladzij < pages.length; bladzij++)
      for (const { pick, label = '', name = '' } of drawBoekOp({ ...start, bladzij }, BOEK, 1, 1))
        if (pick !== undefined) assert.ok(name.startsWith(label), `${name}: ${label}`);
  });
  it('lies open before its first question, and not again', () => {
    assert.deepEqual([start.bladzij, start.tekst], [0, 't1']);
    assert.equal(open(start).bladzij, null);
    assert.equal(open({ ...basis, ...DICHT, run: { ...basis.run, poging: 2 } }).bladzij, null);
  });
  it('goes on and back, and through the last page to the question', () => {
    assert.equal(turn(start, VERDER).state.bladzij, 1);
    assert.equal(turn(start, VERDER, TERUG, TERUG).state.bladzij, 0);
    assert.equal(turn(start, { soort: 'richting', richting: 'rechts', ingedrukt: true }, { soort: 'wis' }).state.bladzij, 1);
    const read = turn(start, ...pages.map(() => VERDER));
    assert.deepEqual([read.state.bladzij, read.effects], [null, [{ type: 'vraag' }]]);
  });
  it('can be opened once more, where there is one', () => {
    const closed = { ...start, bladzij: null };
    assert.equal(turn(closed, LEES).state.bladzij, 0);
    assert.deepEqual([read(closed, VERDER, BOEK), read({ ...basis, ...DICHT }, LEES, BOEK)], [null, null]);
    assert.deepEqual(
      drawBoekOp(closed, BOEK, 5, 3).map(({ pick, z }) => [pick, z]),
      [['lees', 3]],
    );
    assert.deepEqual(drawBoekOp({ ...basis, ...DICHT }, BOEK, 5, 3), []);
  });
  it('is read out page by page', () => {
    assert.match(readAloud(start, BOEK) ?? '', /^De kat\. Bladzij 1\. Dit is de zin met nummer 0/);
    assert.equal(readAloud({ ...start, bladzij: null }, BOEK), null);
  });
  it('has a button back on every page but the first', () => {
    const keys = (bladzij: number) =>
      drawBoekOp({ ...start, bladzij }, BOEK, 5, 3).flatMap(({ pick, label }) => (pick ? [[pick, label]] : []));
    assert.deepEqual(keys(0), [['verder', 'Verder']]);
    assert.deepEqual(keys(pages.length - 1), [
      ['terug', 'Terug'],
      ['verder', 'Klaar!'],
    ]);
  });
});
