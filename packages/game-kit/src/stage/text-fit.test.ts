import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEESBAAR, lettersOp } from './text-fit.ts';

/** The scale of a lying stage on a screen of 1280 px that is enlarged four times. */
const VERGROOT = 320 / 1280;

describe('letters on a small stage', () => {
  it('are as large as they were drawn where that can be read', () =>
    assert.equal(lettersOp({ label: 'kat', labelSize: 60, w: 90, h: 90 }, 1), 60));

  it('are never too small to read on a button with room', () =>
    assert.equal(lettersOp({ label: 'Klaar!', labelSize: 38, w: 190, h: 84 }, VERGROOT), LEESBAAR));

  it('never grow out of what they stand on', () => {
    const breed = lettersOp({ label: 'pannenkoek', labelSize: 30, w: 200, h: 84 }, VERGROOT);
    assert.ok(breed > 30 * VERGROOT && breed < LEESBAAR, String(breed));
    const hoog = lettersOp({ label: 'een\ntwee', labelSize: 34, w: 400, h: 90 }, VERGROOT);
    assert.ok(hoog > 34 * VERGROOT && hoog < LEESBAAR, String(hoog));
    assert.equal(lettersOp({ label: 'verjaardagstaart', labelSize: 36, w: 100, h: 30 }, VERGROOT), 9);
  });
});
