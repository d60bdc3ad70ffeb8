import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { replay, type Bewijs, type LogRegel } from './antwoord.ts';
import { viewRij } from './filter.ts';
import { priorVan } from './leerlijn.ts';
import { packLine } from './logline.ts';
import { createEigenStand, processAntwoord, type EigenStand } from './motor.ts';
import { placeZ, EMPTY_PLACES, withPlaats, type Plaats } from './plaatsfit.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, type Stand } from './stand.ts';
import { aandacht } from './voortgang.ts';

const leerlijn = proefLeerlijn();
const CATEGORIE = 'verdubbeling';
const newStand = (): Stand => createStand({ seedPrior: priorVan('5a') });
const margin = ({ hoofd, categorieen }: Stand): number => viewRij(hoofd, categorieen[CATEGORIE], hoofd.laatste, leerlijn.constanten).m;
const codes = (stand: Stand, dag: number): readonly string[] => aandacht(stand, leerlijn, NU + dag * DAG).redenen.map(({ code }) => code);

interface Life {
  readonly eigen: EigenStand;
  readonly regels: LogRegel[];
  readonly random: ReturnType<typeof createRandom>;
}

const born = (seed: number): Life => ({ eigen: createEigenStand(newStand()), regels: [], random: createRandom(seed) });

/** Twenty answers on a day, right with this chance. */
function practise({ eigen, regels, random }: Life, dag: number, kans: number, rest: Partial<Bewijs>): void {
  for (let i = 0; i < 20; i++) {
    const bewijs = { ...bewijsVan(`${CATEGORIE}-${random.below(30)}`, random.next() < kans), ...rest };
    regels.push(processAntwoord(eigen, leerlijn, bewijs, NU + dag * DAG + i * 20_000, { leert: false }));
  }
}

/** Every other day elsewhere. */
function alternate(seed: number, atSchool: number, elsewhere: number, known = true): Life {
  const life = born(seed);
  for (let dag = 0; dag < 24; dag++) {
    const plaats: Plaats = dag % 2 === 0 ? 'school' : 'elders';
    practise(life, dag, plaats === 'school' ? atSchool : elsewhere, known ? { plaats } : {});
  }
  return life;
}

test('far more right elsewhere than at school counts for less there, is told, and is not told as a good day besides', () => {
  const [seen, unseen] = [alternate(1, 0.7, 1), alternate(1, 0.7, 1, false)];
  assert.ok(margin(seen.eigen) < margin(unseen.eigen) - 0.3, `${margin(seen.eigen)} ${margin(unseen.eigen)}`);
  assert.ok(codes(seen.eigen, 24).includes('elders-beter'));
  assert.ok(!codes(seen.eigen, 24).includes('verrassend-goed'));
  assert.ok(!codes(seen.eigen, 40).includes('elders-beter'), 'for two weeks');
  assert.ok(!codes(unseen.eigen, 24).includes('elders-beter'), 'where the place is not known nothing is said of it');
});

test('a strong child, as good in both places, loses nothing, and children as good in both are hardly ever talked about', () => {
  let told = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const [seen, unseen] = [alternate(seed, 0.97, 0.97), alternate(seed, 0.97, 0.97, false)];
    assert.ok(Math.abs(margin(seen.eigen) - margin(unseen.eigen)) < 0.05);
    if (alternate(seed, 0.8, 0.8).eigen.hoofd.eldersBeter !== undefined) told++;
  }
  assert.ok(told <= 1, `${told} of 20`);
});

test('who practises at one place only is compared with nothing', () => {
  let fit = EMPTY_PLACES;
  for (let i = 0; i < 500; i++) fit = withPlaats(fit, 'elders', true, 0.5);
  assert.equal(placeZ(fit), 0);
});

test('a day of slow answers at chance counts for less and is told; the same mistakes at its own pace count in full', () => {
  const life = (rtMs: number): Life => {
    const kind = born(3);
    for (let dag = 0; dag < 6; dag++) practise(kind, dag, 0.85, { rtMs: 6500 });
    practise(kind, 7, 0.05, { rtMs });
    return kind;
  };
  const [slow, ordinary] = [life(26_000), life(6500)];
  assert.ok(margin(slow.eigen) > margin(ordinary.eigen) + 0.3, `${margin(slow.eigen)} ${margin(ordinary.eigen)}`);
  assert.ok(codes(slow.eigen, 8).includes('traag-geraden'));
  assert.ok(!codes(ordinary.eigen, 8).includes('traag-geraden'));
});

test('who is slow and right as often as always is only slow', () => {
  const kind = born(4);
  for (let dag = 0; dag < 6; dag++) practise(kind, dag, 0.85, { rtMs: 6500 });
  practise(kind, 7, 0.85, { rtMs: 20_000 });
  assert.equal(kind.eigen.hoofd.traagGeraden, undefined);
});

test('packed lines replay to the last bit, and as lines of engine 5 without place and slowness', () => {
  const life = alternate(1, 0.7, 1);
  practise(life, 30, 0.05, { rtMs: 26_000, plaats: 'school' });
  const lines = life.regels.map((regel) => packLine(regel));
  const opnieuw = replay(newStand(), lines, leerlijn.sets);
  assert.deepEqual(opnieuw.hoofd, life.eigen.hoofd);
  assert.deepEqual(opnieuw.categorieen, { ...life.eigen.categorieen });
  const oud = replay(
    newStand(),
    life.regels.map((regel) => ({ ...regel, versie: 5 })),
    leerlijn.sets,
  );
  assert.deepEqual([oud.hoofd.plaatsfit, oud.hoofd.traagfit, oud.hoofd.eldersBeter], [undefined, undefined, undefined]);
});
