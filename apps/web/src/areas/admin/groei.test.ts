import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groeiVan, tegenNorm } from './groei.ts';

const punt = (dag: string, midden: number, breed = 0.5) => ({ dag, laag: midden - breed, midden, hoog: midden + breed });

test('growth needs three weeks between two levels', () => {
  assert.equal(groeiVan({ niveau: punt('2026-11-19', 4), begin: punt('2026-11-01', 3) }), null);
  const groei = groeiVan({ niveau: punt('2026-11-19', 4, 0.3), begin: punt('2026-09-01', 3.5, 0.4) }) ?? assert.fail('growth');
  assert.equal(groei.sinds, '2026-09-01');
  for (const [waarde, verwacht] of [
    [groei.midden, 0.5],
    [groei.laag, 0],
    [groei.hoog, 1],
  ] as const)
    assert.ok(Math.abs(waarde - verwacht) < 1e-9);
  assert.ok(groei.norm > 0.4 && groei.norm < 0.45);
  assert.equal(groeiVan({ niveau: null, begin: null }), null);
});

test('above or below the norm only when the whole range says so', () => {
  const rows: readonly [midden: number, wat: string][] = [
    [5, 'boven'],
    [4.4, 'op'],
    [3.6, 'op'],
    [3, 'onder'],
  ];
  for (const [midden, wat] of rows) assert.equal(tegenNorm({ niveau: punt('2026-11-19', midden), norm: 4 }), wat, String(midden));
  assert.equal(tegenNorm({ niveau: null, norm: 4 }), null);
});
