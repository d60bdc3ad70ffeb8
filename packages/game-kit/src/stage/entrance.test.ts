import assert from 'node:assert/strict';
import { it } from 'node:test';
import { growIn, popIn, shake } from './entrance.ts';

it('what pops in goes from nothing to its own size, a little past it on the way', () =>
  assert.deepEqual(
    [popIn(5, { van: 10, duur: 20 }), popIn(30, { van: 10, duur: 20 }), popIn(26, { van: 10, duur: 20 }) > 1],
    [0, 1, true],
  ));

it('a shaking dies out, and calm mode has none', () => {
  const druk = { rustig: false };
  assert.ok(
    shake(druk, 3, { periode: 12, demping: 10, uitslag: 8 }) > shake(druk, 15, { periode: 12, demping: 10, uitslag: 8 }) &&
      shake(druk, 15, { periode: 12, demping: 10, uitslag: 8 }) > 0,
  );
  assert.equal(shake({ rustig: true }, 3, { periode: 12, demping: 10, uitslag: 8 }), 0);
});

it('an item that pops in grows in both ways alike', () => {
  const { sx, sy } = growIn(26, { van: 10, duur: 20 });
  assert.deepEqual([sx, sy], [popIn(26, { van: 10, duur: 20 }), popIn(26, { van: 10, duur: 20 })]);
});
