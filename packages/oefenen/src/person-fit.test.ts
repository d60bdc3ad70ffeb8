import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { recordAntwoord, replay, type LogRegel } from './antwoord.ts';
import { viewRij } from './filter.ts';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { dayFitOn, fitWeight, isTooGood, withAnswer, type DayFit } from './person-fit.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, type Stand } from './stand.ts';
import { aandacht } from './voortgang.ts';

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
