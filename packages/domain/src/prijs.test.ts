import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centPerLeerling, jaarprijs, KLANTSOORTEN, PRIJSLIJST } from './prijs.ts';

const { school } = PRIJSLIJST;

for (const [aantal, cent] of [
  [1, 650],
  [100, 650],
  [101, 575],
  [250, 575],
  [251, 500],
] as const)
  test(`with ${aantal} leerlingen each costs ${cent} cents`, () => assert.equal(centPerLeerling(school, aantal), cent));

test('a small school pays the minimum', () => assert.equal(jaarprijs(school, 3), 15_000));

test('one leerling more never makes the whole cheaper', () => {
  for (const soort of KLANTSOORTEN)
    for (let aantal = 1; aantal < 600; aantal++)
      assert.ok(jaarprijs(PRIJSLIJST[soort], aantal + 1) >= jaarprijs(PRIJSLIJST[soort], aantal), `${soort} ${aantal}`);
});

test('the steps begin at one and rise, and each is cheaper than the one before', () => {
  for (const soort of KLANTSOORTEN) {
    const { tredes } = PRIJSLIJST[soort];
    assert.equal(tredes[0]?.vanaf, 1);
    for (const [i, trede] of tredes.entries()) {
      const vorige = tredes[i - 1];
      assert.ok(!vorige || (trede.vanaf > vorige.vanaf && trede.cent < vorige.cent), soort);
    }
  }
});
