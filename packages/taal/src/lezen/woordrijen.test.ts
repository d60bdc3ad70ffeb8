import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { leeswoordenVan, WOORDNIVEAUS } from '../leeswoorden.ts';
import { createWoordrijen } from './woordrijen.ts';

test('every level has rows of six different words, and of each row one choice does not stand in it', () => {
  for (const { id } of WOORDNIVEAUS) {
    const woorden = leeswoordenVan(id).map(({ woord }) => woord);
    for (const seed of [1, 2, 3]) {
      const rijen = createWoordrijen(woorden, createRandom(seed));
      assert.equal(rijen.length, 5, id);
      for (const rij of rijen) {
        assert.equal(new Set(rij.woorden).size, 6, id);
        assert.deepEqual(
          rij.keuzes.filter((keus) => !rij.woorden.includes(keus)),
          [rij.antwoord],
          id,
        );
        assert.equal(new Set(rij.keuzes).size, 3, id);
      }
      const gelezen = rijen.flatMap((rij) => rij.woorden);
      assert.equal(new Set(gelezen).size, gelezen.length, `${id}: a word twice`);
    }
    assert.deepEqual(createWoordrijen(woorden, createRandom(4)), createWoordrijen(woorden, createRandom(4)));
  }
  assert.deepEqual(createWoordrijen(['maan', 'boom'], createRandom(1)), []);
});
