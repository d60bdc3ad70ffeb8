import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, type Random } from '@spelrijk/base/random';
import { kansOp, type Gemeten } from './meetmodel.ts';
import { courseOf, courseOfGroep, type Curvedag, type Curvepunt } from './woordencurve.ts';

const MIDDENS = [0.8, 1.6, 2.4];
const share = (vaardigheid: number): number =>
  MIDDENS.reduce((som, m) => som + 100 / (1 + Math.exp((m - vaardigheid) / 1.09)), 0) / MIDDENS.length;
/** From maandag 7 September 2026. */
const dagOp = (week: number, dag: number): number => 20_703 + 7 * week + dag;

interface Loop {
  /** Ability, and how hard the words are, in each week. */
  readonly vaardigheid: (week: number) => number;
  readonly moeilijk: (week: number) => number;
  readonly perDag?: number;
}

/** Four days a week, the words spread around how hard they are meant to be. */
function dagenVan(random: Random, weken: number, { vaardigheid, moeilijk, perDag = 8 }: Loop): Curvedag[] {
  return Array.from({ length: 4 * weken }, (_, i) => {
    const week = Math.floor(i / 4);
    const woorden = Array.from({ length: perDag }, (): Gemeten => {
      const maat = { b: moeilijk(week) + random.next() - 0.5, vb: 0.05, gok: 0.05 };
      return { ...maat, goed: random.next() < kansOp(vaardigheid(week), maat) };
    });
    return { dag: dagOp(week, i % 4), woorden };
  });
}

test('harder and harder words are no loss: a child that stays the same has a flat course, and its range holds it eight times in ten', () => {
  const random = createRandom(3);
  let [binnen, alle, helling] = [0, 0, 0];
  const vlak = share(1.6);
  for (let kind = 0; kind < 60; kind++) {
    const punten = courseOf(dagenVan(random, 10, { vaardigheid: () => 1.6, moeilijk: (week) => 0.2 * week }), MIDDENS);
    assert.ok(punten.length >= 9);
    for (const { laag, hoog } of punten) binnen += laag <= vlak && vlak <= hoog ? 1 : 0;
    alle += punten.length;
    helling += (punten.at(-1)?.midden ?? 0) - (punten[0]?.midden ?? 0);
  }
  assert.ok(binnen / alle > 0.77 && binnen / alle < 0.9, `${binnen / alle}`);
  assert.ok(Math.abs(helling / 60) < 3, `${helling / 60}`);
});

test('a child that gains a logit goes up by what that is worth, also when its words become harder just as fast', () => {
  const random = createRandom(4);
  const winst = Array.from({ length: 60 }, () => {
    const punten = courseOf(dagenVan(random, 10, { vaardigheid: (week) => 1 + week / 9, moeilijk: (week) => week / 9 }), MIDDENS);
    return (punten.at(-1)?.midden ?? 0) - (punten[0]?.midden ?? 0);
  });
  const mean = winst.reduce((som, x) => som + x, 0) / winst.length;
  const echt = share(2) - share(1);
  assert.ok(mean > 0.75 * echt && mean < 1.15 * echt, `${mean} of ${echt}`);
});

test('too few words make no point: weeks are joined until there are fifteen, and what is left waits', () => {
  const random = createRandom(5);
  const weinig = { vaardigheid: () => 1, moeilijk: () => 1, perDag: 1 };
  assert.deepEqual(courseOf([], MIDDENS), []);
  assert.deepEqual(courseOf(dagenVan(random, 3, weinig), MIDDENS), []);
  const [punt, tweede] = courseOf(dagenVan(random, 5, weinig), MIDDENS);
  assert.deepEqual([punt?.woorden, punt?.dag, tweede], [15, dagOp(3, 2), undefined]);
  assert.deepEqual(courseOf(dagenVan(random, 3, { ...weinig, perDag: 8 }), []), []);
});

const punt = (dag: number, midden: number): Curvepunt => ({ dag, laag: midden - 6, midden, hoog: midden + 6, woorden: 20 });

test('a week without the strongest children is no dip, and a week of two children is no point', () => {
  const kinderen = [50, 55, 60, 90, 95].map((niveau, kind) =>
    [0, 1, 2, 3]
      .filter((week) => (kind < 3 || week !== 2) && (kind < 2 || week !== 3))
      .map((week) => punt(dagOp(week, 2), niveau + 2 * week)),
  );
  const groep = courseOfGroep(kinderen);
  assert.deepEqual(
    groep.map(({ dag, leerlingen }) => [dag, leerlingen]),
    [
      [dagOp(0, 6), 5],
      [dagOp(1, 6), 5],
      [dagOp(2, 6), 3],
    ],
  );
  assert.deepEqual(
    groep.map(({ midden }) => midden),
    [70, 72, 74],
  );
  assert.ok(groep.every(({ laag, midden, hoog }) => laag < midden && midden < hoog));
  assert.deepEqual(courseOfGroep([]), []);
  assert.deepEqual(courseOfGroep(kinderen.slice(0, 2)), []);
});
