import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { herhaling, leeslijn, type Herhaallezing } from './leeslijn.ts';

test('growth of one text is only told from three readings on, and only when it is more than two readings are off', () => {
  assert.equal(leeslijn([]), null);
  assert.equal(leeslijn([40, 90]), null);
  assert.equal(leeslijn([52, 60, 75]), 'vlotter');
  assert.equal(leeslijn([52, 60, 66]), 'gelijk');
  assert.equal(leeslijn([60, 52, 40]), 'gelijk');
});

test('check 14: of 10,000 children without growth at most one in ten is called smoother, and who doubles its pace nearly always is', () => {
  const random = createRandom(14);
  const normaal = (): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const lees = (wpm: number): number => wpm * Math.exp(0.18 * normaal());
  const deel = (groei: number): number => {
    const kinderen = Array.from({ length: 10_000 }, () => leeslijn([lees(60), lees(60 * Math.sqrt(groei)), lees(60 * groei)]));
    return kinderen.filter((zin) => zin === 'vlotter').length / kinderen.length;
  };
  const zonder = deel(1);
  assert.ok(zonder > 0.08 && zonder <= 0.105, `${zonder}`);
  assert.ok(deel(2) > 0.9);
});

const dagNr = (nr: number): string => `2026-11-${String(nr).padStart(2, '0')}`;
const lezing = (dag: number, wpm: number | null = null, goed: number | null = null): Herhaallezing => ({
  dag: `2026-11-${dag}`,
  wpm,
  goed,
});
const stand = (lezingen: readonly Herhaallezing[], vandaag: number) =>
  herhaling(lezingen, { doel: 70, vandaag: dagNr(vandaag), vanaf: dagNr(vandaag - 14) });

test('a text that is read on more days comes the next day, twice, and up to four times when there is more to gain', () => {
  assert.equal(stand([], 20), 'klaar', 'nobody asked for it');
  assert.equal(stand([lezing(20)], 20), 'morgen');
  assert.equal(stand([lezing(20), lezing(20)], 20), 'morgen', 'twice on a day is once');
  assert.equal(stand([lezing(20)], 21), 'nu');
  assert.equal(stand([lezing(20), lezing(21)], 22), 'klaar', 'nothing is known: nothing is asked');
  assert.equal(stand([lezing(20, 40), lezing(21, 72)], 22), 'klaar');
  assert.equal(stand([lezing(20, 40), lezing(21, 60)], 22), 'nu', 'under its goal');
  assert.equal(stand([lezing(20), lezing(21, 80, 0.95)], 22), 'nu', 'fast, and not right');
  assert.equal(stand([lezing(20), lezing(21, 80, 0.96)], 22), 'klaar');
  assert.equal(
    stand(
      [20, 21, 22, 23].map((dag) => lezing(dag, 40)),
      24,
    ),
    'klaar',
    'four times is enough for everybody',
  );
  assert.equal(stand([lezing(10)], 24), 'nu');
  assert.equal(stand([lezing(10)], 25), 'klaar', 'let go');
});
