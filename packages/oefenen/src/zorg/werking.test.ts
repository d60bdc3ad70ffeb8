import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, type Random } from '@spelrijk/base/random';
import { judgeWerking, type Planwerking } from './werking.ts';

const plan = (midden: number, minuten: number, sd = 0.6): Planwerking => ({
  groei: { midden, laag: midden - 1.2816 * sd, hoog: midden + 1.2816 * sd, woorden: { voor: 40 } },
  minuten,
});
const tien = Array.from({ length: 10 }, (_, i) => plan(0.8, 60 * (i + 1)));

test('nothing is said of nine plans; of ten, in any order, with the halves by minutes held', () => {
  assert.equal(judgeWerking(tien.slice(1)), null);
  const werking = judgeWerking(tien);
  assert.deepEqual(
    werking?.helften.map(({ plannen, minuten }) => [plannen, minuten]),
    [
      [5, { van: 60, tot: 300 }],
      [5, { van: 360, tot: 600 }],
    ],
  );
  assert.deepEqual([werking?.alle.zin, werking?.verschil], ['vooruit', 'onbeslist']);
  assert.deepEqual(judgeWerking(tien.toReversed()), werking);
});

test('more growth where more was guided, or less; of as many minutes everywhere nothing', () => {
  const met = (weinig: number, veel: number) =>
    judgeWerking(tien.map(({ minuten }) => plan(minuten > 300 ? veel : weinig, minuten)))?.verschil;
  assert.deepEqual([met(0.2, 1.6), met(1.6, 0.2), met(0.8, 0.9)], ['meer', 'minder', 'onbeslist']);
  assert.equal(judgeWerking(tien.map((_, i) => plan(i < 5 ? 0 : 2, 300)))?.verschil, 'onbeslist');
});

const normaal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

test('where minutes make no difference a difference is seldom told', () => {
  const random = createRandom(20261128);
  let [meer, minder] = [0, 0];
  for (let school = 0; school < 2000; school++) {
    const werking = judgeWerking(
      Array.from({ length: 14 }, () => {
        const gemeten = 0.8 + 0.5 * normaal(random) + 0.8 * normaal(random);
        const precisie = 1 / 0.64 + 1 / 1.44;
        return plan(gemeten / 0.64 / precisie, Math.round(600 * random.next()), Math.sqrt(1 / precisie));
      }),
    );
    if (werking?.verschil === 'meer') meer++;
    if (werking?.verschil === 'minder') minder++;
  }
  assert.ok(meer <= 240 && minder <= 240, `${meer} ${minder}`);
});
