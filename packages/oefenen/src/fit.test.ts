import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { replay, recordAntwoord, type Bewijs, type LogRegel } from './antwoord.ts';
import { viewRij } from './filter.ts';
import { priorVan } from './leerlijn.ts';
import { packLine } from './logline.ts';
import { createEigenStand, processAntwoord, type EigenStand } from './motor.ts';
import { placeWeight, placeZ, EMPTY_PLACES, isTooDifferent, withPlaats, type Plaats, type PlaatsFit } from './plaatsfit.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, type Stand } from './stand.ts';
import { aandacht } from './voortgang.ts';
import { dayFitOn, fitWeight, isTooGood, withAnswer, type DayFit } from './person-fit.ts';
import { isPassingTime, slowFitOn, slowWeight, withSlowness, type TraagFit } from './traagfit.ts';

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

const run = (answers: readonly boolean[], kans: number): DayFit =>
  answers.reduce((fit, goed) => withAnswer(fit, goed, kans), dayFitOn(undefined, 1));
const right = (aantal: number): boolean[] => Array.from({ length: aantal }, () => true);

test('an ordinary good day counts in full, forty right in a row where eight in ten were expected count for less and prove nothing', () => {
  assert.equal(fitWeight(run(right(10), 0.8), true), 1);
  const fit = run(right(40), 0.8);
  assert.ok(fitWeight(fit, true) < 0.5 && isTooGood(fit));
  assert.equal(fitWeight(fit, false), 1, 'a mistake is a mistake');
  assert.ok(!isTooGood(run(right(30), 0.97)), 'who knows them all is no surprise');
});

test('a new day begins anew', () => {
  const fit = run(right(40), 0.8);
  assert.equal(dayFitOn(fit, 1), fit);
  assert.deepEqual(dayFitOn(fit, 2), { dag: 2, verrassing: 0, variantie: 0 });
});

test('children as they are expected hardly ever have a day that is too good', () => {
  const random = createRandom(3);
  let days = 0;
  for (let i = 0; i < 500; i++)
    if (
      isTooGood(
        run(
          Array.from({ length: 40 }, () => random.next() < 0.8),
          0.8,
        ),
      )
    )
      days++;
  assert.ok(days < 15, `${days} of 500`);
});

test('sixty right answers of a helper move the estimate less than two days of thirty, and master nothing on that day', () => {
  const leerlijn = proefLeerlijn();
  const begin = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  for (let i = 0; i < 60; i++)
    processAntwoord(begin, leerlijn, bewijsVan(`verdubbeling-${i % 30}`, i % 5 > 0), NU + Math.floor(i / 20) * DAG + i * 20_000, {
      leert: false,
    });
  const after = (days: number): Stand => {
    const eigen = createEigenStand(begin);
    for (let i = 0; i < 60; i++) {
      const now = NU + (10 + Math.floor((i * days) / 60)) * DAG + i * 20_000;
      processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i % 30}`, true), now, { leert: false });
    }
    return eigen;
  };
  const m = ({ hoofd, categorieen }: Stand): number => viewRij(hoofd, categorieen['verdubbeling'], hoofd.laatste, leerlijn.constanten).m;
  assert.ok(m(after(1)) < m(after(4)));
});

test('the docent hears of such a day for two weeks, not of a strong newcomer, and lines of engine 4 replay without it', () => {
  const leerlijn = proefLeerlijn();
  const begin = createStand({ seedPrior: priorVan('5a') });
  const eigen = createEigenStand(begin);
  const regels: LogRegel[] = [];
  const practise = (dag: number, aantal: number, goed: (i: number) => boolean): void => {
    for (let i = 0; i < aantal; i++) {
      const bewijs = bewijsVan(`verdubbeling-${i % 30}`, goed(i));
      regels.push(processAntwoord(eigen, leerlijn, bewijs, NU + dag * DAG + i * 20_000, { leert: false }));
    }
  };
  const codes = (stand: Stand, dag: number): string[] => aandacht(stand, leerlijn, NU + dag * DAG).redenen.map(({ code }) => code);
  practise(0, 40, () => true);
  assert.equal(eigen.hoofd.verrassend, undefined, 'who is new may be better than expected');
  for (let dag = 1; dag < 5; dag++) practise(dag, 20, (i) => i % 5 > 1);
  assert.ok(!codes(eigen, 4).includes('verrassend-goed'));
  practise(9, 60, () => true);
  assert.ok(codes(eigen, 9).includes('verrassend-goed'));
  assert.ok(!codes(eigen, 30).includes('verrassend-goed'));
  assert.deepEqual(replay(begin, regels, leerlijn.sets).hoofd, eigen.hoofd);
  const oud = regels.map((regel) => ({ ...regel, versie: 4 }));
  assert.equal(replay(begin, oud, leerlijn.sets).hoofd.verrassend, undefined);
});

test('lines of before engine 4 replay without it', () => {
  const leerlijn = proefLeerlijn();
  let stand = createStand({ seedPrior: priorVan('5a') });
  const regels: LogRegel[] = [];
  for (let i = 0; i < 50; i++) {
    const uit = recordAntwoord(stand, leerlijn, bewijsVan(`ei-ij-${i % 30}`, true), NU + i * 20_000);
    stand = uit.stand;
    regels.push(uit.log);
  }
  const begin = createStand({ seedPrior: priorVan('5a') });
  assert.deepEqual(replay(begin, regels, leerlijn.sets).hoofd, stand.hoofd);
  const oud = replay(
    begin,
    regels.map((regel) => ({ ...regel, versie: 3 })),
    leerlijn.sets,
  );
  assert.equal(oud.hoofd.dagfit, undefined);
});

/** So many answers at each place, of which so many are right, spread evenly, where .82 was expected. */
const places = (aantal: number, atSchool: number, elsewhere: number): PlaatsFit => {
  let fit = EMPTY_PLACES;
  for (let i = 0; i < aantal; i++)
    for (const [plaats, deel] of [
      ['school', atSchool],
      ['elders', elsewhere],
    ] as const)
      fit = withPlaats(fit, plaats, Math.floor((i + 1) * deel) > Math.floor(i * deel), 0.82);
  return fit;
};

test('what is right elsewhere counts for less from two standard errors on, what is wrong or at school never', () => {
  const rijen: readonly (readonly [fit: PlaatsFit, z: readonly [number, number], weegt: readonly [number, number], anders: boolean])[] = [
    [places(24, 0.5, 1), [0, 0], [1, 1], false],
    [places(50, 0.82, 0.82), [-0.1, 0.1], [1, 1], false],
    [places(50, 0.98, 0.7), [-4, -2], [1, 1], false],
    [places(50, 0.82, 0.98), [1.7, 2], [1, 1], false],
    [places(50, 0.8, 1), [2.2, 2.7], [0.1, 0.6], false],
    [places(50, 0.7, 1), [3.3, 4.2], [0, 0.02], true],
  ];
  for (const [i, [fit, [minstens, hoogstens], [licht, zwaar], anders]] of rijen.entries()) {
    const z = placeZ(fit);
    assert.ok(z >= minstens && z <= hoogstens, `${i}: z ${z}`);
    const weegt = placeWeight(fit, 'elders', true);
    assert.ok(weegt >= licht && weegt <= zwaar, `${i}: ${weegt}`);
    assert.deepEqual([placeWeight(fit, 'school', true), placeWeight(fit, 'elders', false)], [1, 1], `${i}`);
    assert.equal(isTooDifferent(fit), anders, `${i}`);
  }
});

test('one that passes the time: slow and wrong together, never one of the two for long, and never nothing at all', () => {
  const SLOW = { later: Math.log(3), sd: 0.4, kans: 0.8, blind: 0.1 };
  const day = (n: number, rest: Partial<Parameters<typeof withSlowness>[1]>): TraagFit =>
    Array.from({ length: n }).reduce((fit: TraagFit) => withSlowness(fit, { ...SLOW, goed: false, ...rest }), slowFitOn(undefined, 1));
  assert.equal(day(3, {}).bewijs, 9, 'three mistakes at three times its pace');
  assert.ok(isPassingTime(day(3, {})) && !isPassingTime(day(2, {})));
  assert.ok(slowWeight(day(1, {})) > 0.9);
  assert.equal(slowWeight(day(30, {})), 0.2, 'something always counts');
  assert.equal(day(30, {}).bewijs, day(10, {}).bewijs, 'one good answer later it is not forgotten, nor after thirty that it is not');
  assert.equal(day(30, { later: 0 }).bewijs, 0, 'mistakes at its own pace are mistakes');
  assert.equal(day(30, { goed: true }).bewijs, 0, 'slow and right is thinking');
  assert.equal(day(30, { later: Number.NaN }).bewijs, 0, 'a time that is not known says nothing');
  assert.equal(day(5, { kans: 1 }).bewijs, day(5, { kans: 0.97 }).bewijs, 'no chance is believed to be certain');
  assert.equal(day(3, { later: 9 }).bewijs, day(3, {}).bewijs, 'slower than slow is no slower');
  assert.deepEqual(slowFitOn(day(3, {}), 2), { dag: 2, bewijs: 0 });
});

test('on a day that is far too good nothing is said to be mastered; one right word on the next day says it', () => {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('4a') }));
  const random = createRandom(3);
  const answer = (woord: number, goed: boolean, dag: number, i: number): string | undefined => {
    processAntwoord(eigen, leerlijn, bewijsVan(`kz-mkm-${woord}`, goed), NU + dag * DAG + i * 20_000, { leert: false });
    return eigen.categorieen['kz-mkm']?.status;
  };
  for (let dag = 0; dag < 3; dag++) for (let i = 0; i < 12; i++) answer(random.below(30), random.next() < 0.65, dag, i);
  for (let i = 0; i < 120; i++) assert.equal(answer(i % 30, true, 5, i), 'open', `answer ${i}`);
  assert.ok(eigen.hoofd.dagfit !== undefined && isTooGood(eigen.hoofd.dagfit));
  assert.equal(answer(1, true, 6, 0), 'beheerst');
});
