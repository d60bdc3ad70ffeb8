import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDecided, chooseAgain, approach, startNadering } from './nadering.ts';

const aangekomen = approach(startNadering(4), 9);

describe('an approach', () => {
  it('ends at the signal, not past it', () => assert.equal(aangekomen.afstand, 0));
  it('decides nothing without a choice, however long it stands there', () => assert.equal(isDecided(aangekomen, 1e6, 10), false));
  it('decides nothing while it is still on its way', () => assert.equal(isDecided(chooseAgain(startNadering(4), 0), 1000, 10), false));
  it('decides once the choice has stood for the time to think', () => {
    const keus = chooseAgain(aangekomen, 100);
    assert.deepEqual([isDecided(keus, 109, 10), isDecided(keus, 110, 10)], [false, true]);
  });
  it('gives the whole time again after another choice', () =>
    assert.equal(isDecided(chooseAgain(chooseAgain(aangekomen, 100), 108), 112, 10), false));
  it('waits for ever for a child that has to confirm', () => assert.equal(isDecided(chooseAgain(aangekomen, 0), 1e6, null), false));
});
