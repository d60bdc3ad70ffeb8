import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { beginWriting, startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { NASPEL_TICKS, naspelIn, writeNaspel, drawSchrijfveld, askNaspel } from './naspel.ts';
import type { Naspelend } from './naspel.ts';
import { robotNaspel } from './robot.ts';

function start(): Naspelend {
  const opgaven = makeOpgaven('SORT', 1, 1).map((opgave) => ({ ...opgave, woord: { ...opgave.woord, woord: 'maan' } }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  return askNaspel({ ...basis, ...beginWriting(basis), naspel: false, run: { ...basis.run, fase: 'goed', over: 50 } });
}
const letter = (teken: string): GameInput => ({ soort: 'letter', letter: teken });
const write = (woord: string, from = start()) =>
  [...woord].reduce<ReturnType<typeof writeNaspel<Naspelend>>>((zet, teken) => writeNaspel(zet.state, letter(teken)), { state: from });
const LETTERS = { x: 0, y: 0, breed: 600, hoog: 100, vak: 80, art: 'vak', z: 1 };
const KNOP = { x: 0, y: 90, w: 200, h: 96, z: 1 };
const veld = (state: Naspelend) =>
  drawSchrijfveld(state, { na: 0, letters: LETTERS, knop: KNOP, bord: { w: 600, h: 100, art: 'bord', z: 2 } });
const toonOf = (state: Naspelend) => veld(state).find(({ key }) => key === 'toon')?.label;

describe('an encore', () => {
  it('takes right letters only, and is over with the last', () => {
    const half = write('mxa');
    assert.deepEqual([half.state.vakken.inhoud, half.state.naspel, half.state.run.over], [['m', 'a'], true, NASPEL_TICKS]);
    const af = write('an', half.state);
    assert.deepEqual([af.af, af.antwoord, af.state.naspel, af.state.run.fase], [true, undefined, false, 'goed']);
    assert.ok(af.state.run.over < NASPEL_TICKS);
  });
  it('is written by a robot letter by letter', () => {
    let zet: ReturnType<typeof writeNaspel<Naspelend>> = { state: start() };
    for (let n = 0; n < 4; n++) zet = writeNaspel(zet.state, robotNaspel(zet.state));
    assert.deepEqual([zet.af, zet.state.vakken.inhoud.join('')], [true, 'maan']);
  });
  it('can be left alone by Enter or by its button', () => {
    for (const input of [{ soort: 'klaar' }, { soort: 'kies', pick: 'later' }] as const) {
      const { state, af } = writeNaspel(start(), input);
      assert.deepEqual([state.naspel, af], [false, undefined]);
    }
  });
  it('does nothing when none is asked for', () => {
    const state = { ...start(), naspel: false };
    assert.equal(writeNaspel(state, letter('m')).state, state);
  });
  it('shows the word at first, and not any more once it is being written', () => {
    assert.equal(toonOf(start()), 'maan');
    assert.equal(toonOf({ ...start(), tick: 200 }), undefined);
    assert.equal(toonOf(write('m').state), undefined);
  });
  it('has a place for every letter, and says what was written', () => {
    assert.equal(veld(start()).filter(({ art }) => art === 'vak').length, 4);
    assert.match(naspelIn(write('ma').state), /m a.*2 van de 4/);
  });
  it('has a button to leave it alone; an answer has one to say that it is ready', () => {
    assert.equal(veld(start()).at(-1)?.pick, 'later');
    const antwoord = { ...start(), naspel: false, run: { ...start().run, fase: 'spelen' as const } };
    assert.equal(veld(antwoord).at(-1)?.pick, 'klaar');
  });
});
