import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLATEN } from '@spelrijk/domain/klassenplaat';
import { parseSvg } from '@spelrijk/game-kit/stage';
import { gradeDrawing } from '@spelrijk/game-kit/tooi';
import type { Deel } from './penseel.ts';
import { BALLONNEN } from './platen/ballonnen.ts';
import { BOOMHUT } from './platen/boomhut.ts';
import { HAVEN } from './platen/haven.ts';
import { RIF } from './platen/rif.ts';
import { colouredOf, colourOrder, countDelen } from './volgorde.ts';

const DELEN: Readonly<Record<(typeof PLATEN)[number]['id'], readonly Deel[]>> = {
  boomhut: BOOMHUT,
  haven: HAVEN,
  rif: RIF,
  ballonnen: BALLONNEN,
};

for (const { id, delen } of PLATEN) {
  const tekening = DELEN[id];

  test(`${id}: as many parts as the server counts, each with a name of its own and nothing but shapes, by night too`, () => {
    assert.equal(tekening.length, delen);
    assert.equal(new Set(tekening.map((deel) => deel.id)).size, delen);
    assert.equal(tekening[0]?.id, 'lucht');
    for (const deel of tekening) {
      assert.ok(parseSvg(deel.svg).length > 0, deel.id);
      assert.ok(parseSvg(gradeDrawing(deel.svg)).length > 0, deel.id);
      assert.doesNotMatch(deel.svg, /NaN|undefined/, deel.id);
    }
  });

  test(`${id}: every part is coloured once, who lives in it last, and whole is whole`, () => {
    const order = colourOrder(id, tekening);
    assert.deepEqual(
      [...order].sort((a, b) => a - b),
      tekening.map((_, i) => i),
    );
    assert.deepEqual(order, colourOrder(id, tekening));
    const eersteSlot = order.findIndex((plek) => tekening[plek]?.slot === true);
    assert.ok(order.slice(eersteSlot).every((plek) => tekening[plek]?.slot === true));
    const heel = colouredOf(order, { stukjes: delen * 8, perDeel: 8 });
    assert.ok([...heel.values()].every((kleur) => kleur === 1));
  });
}

test('every stukje is seen: the part whose turn it is gets a little more colour each time', () => {
  const order = colourOrder('rif', RIF);
  const [eerste = -1, tweede = -1] = order;
  const na = (stukjes: number): readonly (number | undefined)[] => {
    const kleuren = colouredOf(order, { stukjes, perDeel: 4 });
    return [kleuren.get(eerste), kleuren.get(tweede)];
  };
  assert.deepEqual([0, 1, 4, 5].map(na), [
    [0, 0],
    [0.25, 0],
    [1, 0],
    [1, 0.25],
  ]);
  assert.deepEqual(
    [3, 4, 9].map((stukjes) => countDelen({ stukjes, perDeel: 4 })),
    [0, 1, 2],
  );
});
