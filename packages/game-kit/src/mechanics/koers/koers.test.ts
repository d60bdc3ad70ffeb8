import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { baanAt, beginKoers, leanOf, chooseBaan, stepKoers, baanBeside, startKoers, tapBaan, placeBetweenBanen, depart } from './koers.ts';
import type { Steering } from './koers.ts';

const opgaven = makeOpgaven('KIES', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'a', keuzes: ['a', 'b', 'c'] }));
const start = (baan: number): Steering => beginKoers(startKoers({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }, baan), 20);

/** Plays until it is answered, `most` ticks at most: the tick and the answer. */
function play(from: Steering, bedenktijd: number, most = 1000): readonly [number, string] | null {
  let state = from;
  for (let tick = from.tick + 1; tick <= most; tick++) {
    const zet = stepKoers({ ...state, tick }, 2, bedenktijd, 5);
    if (zet.antwoord !== undefined) return [tick, zet.antwoord];
    state = zet.state;
  }
  return null;
}
const gekozen = (state: Steering): Steering => chooseBaan(state, state.baan);

describe('a course', () => {
  it('is never taken without a choice', () => assert.equal(play(start(1), 30), null));
  it('goes off by itself once it has arrived and the choice has stood', () => {
    const state = gekozen(start(1));
    assert.deepEqual(play(state, 30), [35, state.opties[1]]);
    assert.deepEqual(play(state, 3), [15, state.opties[1]]);
  });
  it('waits for a child that plays in calm mode, or that listens to sounds', () => {
    const state = gekozen(start(1));
    const klanken = opgaven.map((opgave) => ({ ...opgave, klanken: ['a', 'b', 'c'] }));
    assert.equal(play({ ...state, rustig: true }, 30), null);
    assert.equal(play({ ...state, run: { ...state.run, opgaven: klanken } }, 30), null);
  });
  it('goes off when the child says so, from wherever it is', () => {
    const { state, sounds } = depart(start(2));
    assert.deepEqual([play(state, 900), sounds], [[5, state.opties[2]], ['zwiep']]);
    assert.equal(state.nadering.keusOp, 0);
  });
  it('does not go off without a lane', () => assert.equal(depart(start(-1)).state.wegOp, null));
  it('begins where it ended when it was wrong', () => {
    const state = depart(start(1)).state;
    const again = beginKoers({ ...state, run: { ...state.run, poging: 2 } }, 20);
    assert.deepEqual([again.nadering.afstand, again.wegOp, start(1).nadering.afstand], [0, null, 20]);
  });
  it('has a lane beside every lane, and from nowhere the first or the last', () => {
    const naast = (stap: -1 | 1): number[] => [-1, 0, 1, 2].map((baan) => baanBeside({ ...start(1), baan }, stap));
    assert.deepEqual(
      [naast(-1), naast(1)],
      [
        [0, 0, 0, 1],
        [2, 1, 2, 2],
      ],
    );
  });
  it('has all lanes in its width, and none beside it', () =>
    assert.deepEqual(
      [-0.2, 0, 0.32, 0.34, 0.9, 1.5].map((deel) => baanAt(start(1), deel)),
      [0, 0, 0, 1, 2, 2],
    ));
  it('stays in its lane, or in the last where there are fewer', () => {
    const [opgave] = opgaven;
    assert.ok(opgave);
    const twee = startKoers({ opgaven: [{ ...opgave, keuzes: ['a', 'b'] }], seed: 1, tempo: 1, rustig: false, stand: 'liggend' }, 2);
    assert.deepEqual([beginKoers(twee, 20).baan, start(2).baan], [1, 2]);
  });
});

describe('going from lane to lane', () => {
  const weg = chooseBaan({ ...start(0), tick: 100 }, 2);
  const op = (tick: number, rustig = false): readonly [number, number] => {
    const state = { ...weg, tick, rustig };
    return [placeBetweenBanen(state, (baan) => baan * 100), leanOf(state)];
  };
  it('needs a moment, and leans on the way', () => {
    assert.deepEqual(
      [op(100), op(116)],
      [
        [0, 0],
        [200, 0],
      ],
    );
    assert.ok(op(106)[0] > 50 && op(106)[0] < 200 && op(106)[1] > 0);
  });
  it('is done at once in calm mode', () => assert.deepEqual(op(100, true), [200, 0]));
  it('does not begin again when the same lane is chosen again', () => assert.equal(chooseBaan({ ...weg, tick: 104 }, 2).baanOp, 100));
});

it('a finger that goes down is over a lane, one that moves chooses nothing', () => {
  const tap = (fase: 'neer' | 'beweeg', x: number): Steering => tapBaan({ ...start(1), tick: 9 }, { soort: 'wijs', fase, x, y: 10 });
  assert.deepEqual([tap('neer', 100).baan, tap('neer', 1200).baan, tap('neer', 640).nadering.keusOp], [0, 2, 9]);
  assert.deepEqual([tap('beweeg', 100).baan, tap('beweeg', 100).nadering.keusOp], [1, null]);
});
