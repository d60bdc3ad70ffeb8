import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterSessie, kansBeheerst, kansBoven, withStatus, withTransfer } from './beheersing.ts';
import { DAG, NU } from './proef.fixture.ts';
import { CONSTANTEN, NIEUWE_CATEGORIE, type CategorieStand } from './stand.ts';

const rij = (anders: Partial<CategorieStand>): CategorieStand => ({ ...NIEUWE_CATEGORIE, ...anders });
const bijna = rij({ status: 'open', antwoorden: 6, getypt: 5, dagen: 2 });
const status = (voor: CategorieStand, kans: number, isEigen = true): CategorieStand => withStatus(voor, kans, isEigen, NU, CONSTANTEN);

test('mastery takes certainty, six answers, five typed and two days: one short and it is not said', () => {
  assert.equal(status(bijna, CONSTANTEN.beheersKans).status, 'beheerst');
  for (const tekort of [{ antwoorden: 5 }, { getypt: 4 }, { dagen: 1 }]) assert.equal(status({ ...bijna, ...tekort }, 0.99).status, 'open');
  assert.equal(status(bijna, CONSTANTEN.beheersKans - 0.001).status, 'open');
});

test('what is mastered is checked after a week, and the first time is kept for ever', () => {
  const eerst = status(bijna, 0.99);
  assert.deepEqual([eerst.sinds, eerst.eersteBeheersing, eerst.controleOp], [NU, NU, NU + 7 * DAG]);
  const weer = withStatus({ ...eerst, status: 'open' }, 0.99, true, NU + 90 * DAG, CONSTANTEN);
  assert.deepEqual([weer.sinds, weer.eersteBeheersing], [NU + 90 * DAG, NU]);
});

test('mastered and presumed open again only when it is likelier lost than kept, and the transfer check starts anew', () => {
  for (const voor of ['beheerst', 'vermoed'] as const) {
    const vast = rij({ status: voor, transferAantal: 3, transferGoed: 3 });
    assert.equal(status(vast, 0.41).status, voor);
    const open = status(vast, 0.39);
    assert.deepEqual([open.status, open.transferAantal, open.transferGoed, open.controleOp], ['open', 0, 0, 0]);
  }
});

test('a locked categorie opens with an answer to a word of its own, not with that of another', () => {
  const slot = rij({ status: 'op-slot' });
  assert.equal(status(slot, 0.2, true).status, 'open');
  assert.equal(status(slot, 0.2, false), slot);
});

test('an answer at or after the check moves the check a week on', () => {
  const vast = rij({ status: 'beheerst', controleOp: NU });
  assert.equal(status(vast, 0.9).controleOp, NU + 7 * DAG);
  assert.equal(status({ ...vast, controleOp: NU + 1 }, 0.9).controleOp, NU + 1);
});

test('a session that starts after a long while opens what has probably been lost, and leaves what is open', () => {
  const kan = (m: number) => ({ m, v: 0.1 });
  const vast = rij({ status: 'beheerst' });
  assert.equal(afterSessie(vast, kan(6), 3, NU, CONSTANTEN).status, 'beheerst');
  assert.equal(afterSessie(vast, kan(2), 3, NU, CONSTANTEN).status, 'open');
  assert.equal(afterSessie(bijna, kan(2), 3, NU, CONSTANTEN), bijna);
});

test('the chance of mastery rises with ability, falls with difficulty, and less is said when less is known', () => {
  const kans = (m: number, v: number, gemiddelde: number): number => kansBeheerst({ m, v }, gemiddelde, CONSTANTEN);
  assert.ok(kans(6, 0.3, 3) > kans(5, 0.3, 3));
  assert.ok(kans(6, 0.3, 3.5) < kans(6, 0.3, 3));
  assert.ok(Math.abs(kans(6, 4, 3) - 0.5) < Math.abs(kans(6, 0.1, 3) - 0.5));
  assert.ok(Math.abs(kansBoven({ m: 3, v: 1 }, 3, 0) - 0.5) < 1e-6);
});

const toets = (antwoorden: readonly boolean[], dag = 10, voor = rij({ status: 'beheerst', sinds: NU })): CategorieStand =>
  antwoorden.reduce((oud, goed) => withTransfer(oud, goed, dag, 3, NU + DAG), voor);

test('the transfer check: four of five passes, three of five does not, in whatever order', () => {
  assert.ok(toets([true, true, true, true, false]).transferOp > 0);
  assert.ok(toets([false, true, true, true, true]).transferOp > 0);
  assert.equal(toets([true, true, true, false, false]).transferOp, 0);
  assert.equal(toets([true, true, true, true]).transferOp, 0);
});

test('a transfer check cannot be mended on the same day; on another day it starts anew', () => {
  const mis = toets([true, true, true, false, false]);
  assert.equal(toets([true, true, true, true, true], 10, mis).transferOp, 0);
  assert.ok(toets([true, true, true, true, true], 11, mis).transferOp > 0);
});

test('no transfer check on the day of the mastery, before it, or after it was passed', () => {
  assert.equal(toets([true, true, true, true, true], 3).transferAantal, 0);
  const open = rij({ status: 'open' });
  assert.equal(toets([true], 10, open), open);
  const gehaald = toets([true, true, true, true, true]);
  assert.equal(toets([false], 12, gehaald), gehaald);
});
