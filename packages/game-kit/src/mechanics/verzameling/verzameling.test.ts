import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawVerzameling, placeInAlbum } from './verzameling.ts';
import type { Stukbeelden } from './verzameling.ts';

const BEELDEN: Stukbeelden = {
  eend: { art: 'eend', toon: '1', w: 100, h: 50, plek: [200, 300] },
  roos: { art: 'roos', w: 40, h: 160, plek: [500, 300], z: 8 },
};
const blik = { bezit: ['eend'], aanbod: [] as string[], tick: 0, rustig: false, naamVan: (id: string) => `de ${id}` };

describe('what stays of a game', () => {
  it('is there when the child has it, and a shade behind it when not', () => {
    const [eend, roos] = drawVerzameling(blik, BEELDEN);
    assert.deepEqual([eend?.key, eend?.alpha, eend?.toon, eend?.x], ['stuk:eend', undefined, '1', 200]);
    assert.ok((roos?.alpha ?? 1) < 0.3 && roos?.z === 7);
  });

  it('keeps a story that is not told yet to itself', () =>
    assert.deepEqual(
      drawVerzameling(blik, BEELDEN, { geheim: true }).map(({ key }) => key),
      ['stuk:eend'],
    ));

  it('moves what it has, not what it has not', () => {
    const [eend, roos] = drawVerzameling(blik, BEELDEN, { move: () => ({ x: 1 }) });
    assert.deepEqual([eend?.x, roos?.x], [1, 500]);
  });

  it('offers pieces as cards to pick by name and number, each drawn within its card', () => {
    const items = drawVerzameling({ ...blik, aanbod: ['roos', 'bestaat-niet'] }, BEELDEN);
    const kaart = items.find(({ pick }) => pick === 'stuk:roos');
    assert.deepEqual([kaart?.name, kaart?.nummer], ['de roos', 1]);
    const keuze = items.find(({ key }) => key === 'keuze:roos');
    assert.ok(keuze !== undefined && keuze.h <= 170 && Math.abs(keuze.w / keuze.h - 40 / 160) < 1e-9);
    assert.equal(items.filter(({ pick }) => pick !== undefined).length, 1);
  });

  it('lays an album in rows', () => assert.deepEqual(placeInAlbum(5, { van: [100, 50], stap: [30, 40], perRij: 4 }), [130, 90]));
});
