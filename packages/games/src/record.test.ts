/** What a child can beat itself in: the same numbers for every child, said so that it can be read aloud. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { BUILT, loadPlayed } from './testing.ts';

for (const slug of BUILT) {
  const { logic } = await loadPlayed(slug);
  const { record, manifest } = logic;
  if (!record) continue;
  const [vorm = 'TYP'] = manifest.antwoordvormen;
  const start = (spook?: number) =>
    logic.start({
      opgaven: makeOpgaven(vorm, 2, 1, manifest.maxLetters),
      seed: 1,
      tempo: 1,
      rustig: false,
      stand: 'liggend',
      ...(spook !== undefined && { spook }),
    });
  test(`${slug} counts from nothing, and its own ghost counts for nothing`, () => {
    assert.equal(record.van(start()), 0);
    assert.equal(record.van(start(40)), 0);
    for (const n of [1, 2, 40]) assert.match(record.zeg(n), /\d|^een /);
    assert.notEqual(record.zeg(1), record.zeg(2));
  });
}

test('there are at least eight games in which one can beat oneself', async () => {
  const spellen = await Promise.all(BUILT.map(loadPlayed));
  assert.ok(spellen.filter(({ logic }) => logic.record !== undefined).length >= 8);
});
