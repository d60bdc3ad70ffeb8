import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import { layOpties, startChoosing } from '../run/choosing.ts';
import type { Choosing } from '../run/choosing.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { drawOptiebord, drawVraagbord } from './boards.ts';
import type { Optielook, Vraaglook } from './boards.ts';

const [basis] = makeOpgaven('KIES', 1, 3);
function state(more: Partial<Opgave>, poging = 1): Choosing {
  assert.ok(basis);
  const opgaven = [{ ...basis, antwoord: 'a', keuzes: ['a', 'b'], ...more }];
  const begin = layOpties(startChoosing({ opgaven, seed: 2, tempo: 1, rustig: false, stand: 'staand' }));
  return { ...begin, run: { ...begin.run, poging } };
}

describe('the board with what is asked', () => {
  const look: Vraaglook = { key: 'vraag', art: 'scherm', rand: { w: 60, h: 30 }, plaat: { maat: 80, lager: 4 }, z: 3 };
  const bord = (more: Partial<Opgave>) => drawVraagbord(state(more), { x: 360, y: 80, w: 700, h: 120 }, look);
  it('is as wide as it can be for a sentence', () => {
    const [item] = bord({ vraag: 'Wat is groen?', gat: undefined });
    assert.deepEqual([item?.w, item?.art, item?.label], [700, 'scherm-staand', 'Wat is groen?']);
  });
  it('has room for a letter it is about', () => {
    const [item] = bord({ vraag: undefined, toon: 'ei' });
    assert.deepEqual([item?.w, item?.art, item?.label], [480, 'scherm-woord', 'ei']);
  });
  it('shows an ear for what has to be heard, and its picture if it has one', () => {
    const { woord } = basis ?? assert.fail();
    const [oor, ...geen] = bord({ vraag: undefined, woord: { ...woord, plaatje: undefined } });
    assert.deepEqual([oor?.art, oor?.label, geen], ['scherm-oor', undefined, []]);
    for (const vorm of ['visueel-dictee', 'flits-typ'] as const) {
      const [leeg, oog] = bord({ vorm, vraag: undefined, woord: { ...woord, plaatje: undefined } });
      assert.deepEqual([leeg?.toon, oog?.art], ['leeg', 'kit:oog'], 'what was shown has no ear');
    }
    const [, plaat] = bord({ vraag: undefined, woord: { ...woord, plaatje: 'boom' } });
    assert.deepEqual([plaat?.key, plaat?.toon, plaat?.y, plaat?.z], ['vraagplaat', 'boom', 84, 4]);
  });
});

describe('a board with an option', () => {
  const look: Optielook = { pick: 'deur', letters: 50, rand: { w: 20, h: 20 }, plaat: { krimp: 20 }, gloed: { w: 30, h: 40 } };
  const vlak = { x: 100, y: 200, w: 300, h: 90, alpha: 0.5 };
  const bord = { key: 'deur0', art: 'bord', z: 5 };
  it('can be picked by its place, its number and its name', () => {
    const s = state({});
    const [item, ...rest] = drawOptiebord(s, 1, { vlak, bord, look });
    assert.deepEqual(
      [item?.pick, item?.nummer, item?.name, item?.label, item?.uit, rest],
      ['deur:1', 2, s.opties[1], s.opties[1], false, []],
    );
  });
  it('can not be picked while it is closed, nor when there is nothing to choose', () => {
    assert.equal(drawOptiebord(state({}), 0, { vlak, bord: { ...bord, uit: true }, look })[0]?.uit, true);
    const s = state({});
    assert.equal(drawOptiebord({ ...s, run: { ...s.run, fase: 'wacht' } }, 0, { vlak, bord, look })[0]?.uit, true);
  });
  it('shows a picture instead of its text', () => {
    const [item, plaat] = drawOptiebord(state({ plaatjes: true }), 0, { vlak, bord, look });
    assert.deepEqual([item?.label, plaat?.art, plaat?.w, plaat?.z, plaat?.alpha], [undefined, 'kit:plaatje', 70, 6, 0.5]);
    const [, schijf, boven] = drawOptiebord(state({ plaatjes: true }), 0, { vlak, bord, look: { ...look, rond: 30 } });
    assert.deepEqual([schijf?.art, schijf?.w, schijf?.toon, schijf?.z, boven?.z], ['kit:rond', 100, undefined, 6, 7]);
  });
  it('is lit from behind when it is the right one and the answer is shown', () => {
    const s = state({}, 3);
    const lit = [0, 1].filter((i) =>
      drawOptiebord(s, i, { vlak, bord, look }).some(({ key, z, w }) => key === 'kijk' && z === 4 && w === 330),
    );
    assert.deepEqual(lit, [s.opties.indexOf('a')]);
  });
  it('can show other text, or none', () =>
    assert.deepEqual(
      ['b!', null].map((tekst) => drawOptiebord(state({}), 0, { vlak, bord, look, tekst })[0]?.label),
      ['b!', undefined],
    ));
  it('shows a loudspeaker for a sound, the one that sounded last lit up, and never its letters', () => {
    const s = { ...state({ klanken: ['a', 'b'] }), gehoord: 'a' };
    const a = s.opties.indexOf('a');
    const [item, teken] = drawOptiebord(s, a, { vlak, bord, look: { ...look, klank: 10 } });
    assert.deepEqual([item?.label, item?.name, teken?.art, teken?.toon, teken?.w], [undefined, `Klank ${a + 1}`, 'kit:klank', 'nu', 80]);
    assert.equal(drawOptiebord(s, 1 - a, { vlak, bord, look })[1]?.toon, '');
    assert.equal(drawOptiebord(s, a, { vlak, bord, look, tekst: 'a' })[0]?.label, 'a');
  });
});
