import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { standFor } from './measures.ts';
import { fitLabel, fitLetters } from './text-fit.ts';

describe('the measures of the stage', () => {
  it('is held the way that fills most of the room', () => {
    assert.equal(standFor(1280, 640), 'liggend');
    assert.equal(standFor(390, 600), 'staand');
    assert.equal(standFor(390, 260), 'liggend');
  });

  it('never makes letters larger than asked, and wide letters smaller than narrow ones', () => {
    assert.equal(fitLetters('i', 500, 40), 40);
    assert.ok(fitLetters('mmmm', 100, 90) < fitLetters('iiii', 100, 90));
    assert.ok(Number.isFinite(fitLetters('', 100, 40)));
  });

  it('breaks a long label at a space', () => {
    assert.equal(fitLabel('korte klank', 120, 40).label, 'korte\nklank');
    assert.equal(fitLabel('kat', 120, 40).label, 'kat');
  });
});
