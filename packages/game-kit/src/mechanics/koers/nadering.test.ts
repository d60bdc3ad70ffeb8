import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBeslist, kiesOpnieuw, nader, startNadering } from './nadering.ts';

const aangekomen = nader(startNadering(4), 9);

describe('an approach', () => {
  it('ends at the signal, not past it', () => assert.equal(aangekomen.afstand, 0));
  it('decides nothing without a choice, however long it stands there', () => assert.equal(isBeslist(aangekomen, 1e6, 10), false));
  it('decides nothing while it is still on its way', () => assert.equal(isBeslist(kiesOpnieuw(startNadering(4), 0), 1000, 10), false));
  it('decides once the choice has stood for the time to think', () => {
    const keus = kiesOpnieuw(aangekomen, 100);
    assert.deepEqual([isBeslist(keus, 109, 10), isBeslist(keus, 110, 10)], [false, true]);
  });
  it('gives the whole time again after another choice', () =>
    assert.equal(isBeslist(kiesOpnieuw(kiesOpnieuw(aangekomen, 100), 108), 112, 10), false));
  it('waits for ever for a child that has to confirm', () => assert.equal(isBeslist(kiesOpnieuw(aangekomen, 0), 1e6, null), false));
});
