import assert from 'node:assert/strict';
import { test } from 'node:test';
import { herinnering, memorise } from './geheugen.ts';
import { DAG, NU } from './proef.fixture.ts';
import type { WoordStand } from './stand.ts';

const goed = { goed: true, zwak: false, poging: 1 } as const;
const fout = { goed: false, zwak: false, poging: 1 } as const;
const na = (antwoorden: readonly (typeof goed | typeof fout)[], stapDagen = 3): WoordStand => {
  const rij = antwoorden.reduce<WoordStand | undefined>((oud, wat, i) => memorise(oud, wat, NU + i * stapDagen * DAG), undefined);
  assert.ok(rij);
  return rij;
};

test('a word never seen is not remembered; one just seen is; and it fades, never below nothing', () => {
  assert.equal(herinnering(undefined, NU), 0);
  const rij = na([fout]);
  const kansen = [0, 1, 7, 30, 365].map((dagen) => herinnering(rij, NU + dagen * DAG));
  assert.ok((kansen[0] ?? 0) > 0.99);
  kansen.forEach((kans, i) => assert.ok(kans > 0 && (i === 0 || kans < (kansen[i - 1] ?? 0)), kansen.join(' ')));
});

test('a clock that runs back gives a chance, never more than certain', () => {
  const rij = na([fout, goed]);
  const kans = herinnering(rij, NU - 10 * DAG);
  assert.ok(kans > 0 && kans <= 1, `${kans}`);
});

test('only a word that went wrong comes back; it comes back the next day at the earliest', () => {
  assert.equal(na([goed]).terugOp, 0);
  const rij = na([fout]);
  assert.ok(rij.terugOp >= NU + DAG, `${(rij.terugOp - NU) / DAG} days`);
});

test('every right answer postpones the return, a wrong one brings it near again', () => {
  const dagenTot = (rij: WoordStand): number => (rij.terugOp - rij.laatste) / DAG;
  const [een, twee] = [na([fout, goed]), na([fout, goed, goed])];
  assert.ok(dagenTot(twee) > dagenTot(een));
  assert.ok(dagenTot(na([fout, goed, goed, fout])) < dagenTot(twee));
});

test('what was right after twelve days, by choosing only, waits twelve days again; in a log of engine 6 it came sooner', () => {
  const rij = na([fout]);
  const later = rij.laatste + 12 * DAG;
  const wacht = (versie?: number): number => {
    const na12 = memorise(rij, { ...goed, zwak: true, ...(versie !== undefined && { versie }) }, later);
    return (na12.terugOp - na12.laatste) / DAG;
  };
  assert.equal(wacht(), 12);
  assert.ok(wacht(6) < 12, `${wacht(6)} days`);
  const mis = memorise(rij, fout, later);
  assert.ok(mis.terugOp - mis.laatste < 3 * DAG, 'a mistake comes back soon');
});

test('five right in a row end the repetition, a wrong one in between starts the count again', () => {
  assert.equal(na([fout, goed, goed, goed, goed, goed], 1).terugOp, 0);
  const weer = na([fout, goed, goed, goed, goed, fout], 1);
  assert.equal(weer.opRij, 0);
  assert.ok(weer.terugOp > 0);
});

test('counts are those of first attempts: how often, how often wrong', () => {
  const rij = na([fout, goed, fout, goed]);
  assert.deepEqual([rij.keren, rij.fout, rij.opRij, rij.laatsteGoed], [4, 2, 1, true]);
});

test('choosing between two strengthens less than writing', () => {
  const basis = na([fout]);
  const later = basis.laatste + 3 * DAG;
  assert.ok(memorise(basis, { ...goed, zwak: true }, later).stabiliteit < memorise(basis, goed, later).stabiliteit);
});

test('a second attempt changes neither the counts nor the return', () => {
  const rij = na([fout]);
  const weer = memorise(rij, { goed: true, zwak: false, poging: 2 }, rij.laatste + 5000);
  assert.deepEqual(
    [weer.keren, weer.fout, weer.opRij, weer.terugOp, weer.laatsteGoed],
    [rij.keren, rij.fout, rij.opRij, rij.terugOp, false],
  );
  assert.ok(weer.stabiliteit >= rij.stabiliteit);
  assert.equal(memorise(rij, { goed: false, zwak: false, poging: 2 }, rij.laatste + 5000).stabiliteit, rij.stabiliteit);
});

test('a memory row survives JSON to the last bit', () => {
  const rij = na([fout, goed, goed]);
  assert.deepEqual(JSON.parse(JSON.stringify(rij)), rij);
});
