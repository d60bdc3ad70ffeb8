import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDoen, kantVan } from './gebaar.ts';

describe('what an input means', () => {
  it('is "do it" for Enter and for the space bar when it goes down', () => {
    assert.ok(isDoen({ soort: 'klaar' }) && isDoen({ soort: 'actie', ingedrukt: true }));
    assert.ok(!isDoen({ soort: 'actie', ingedrukt: false }) && !isDoen({ soort: 'wis' }));
  });
  it('is a side for an arrow that goes down, not for one that is let go', () => {
    assert.equal(kantVan({ soort: 'richting', richting: 'links', ingedrukt: true }), -1);
    assert.equal(kantVan({ soort: 'richting', richting: 'rechts', ingedrukt: true }), 1);
    assert.equal(kantVan({ soort: 'richting', richting: 'op', ingedrukt: true }), 0);
    assert.equal(kantVan({ soort: 'richting', richting: 'links', ingedrukt: false }), 0);
  });
});
