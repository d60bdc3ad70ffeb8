import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { sigma } from '../src/filter.ts';
import { herschat, type Logboek } from '../src/herschatting.ts';
import { createEigenStand, verwerkAntwoord } from '../src/motor.ts';
import { CONSTANTEN, createStand } from '../src/stand.ts';
import { maakWereld, normaal } from './wereld.ts';

/** Children whose categories hardly differ from each other. */
function logboeken(categorieSd: number): Logboek[] {
  const wereld = maakWereld(2);
  const leerlijn = wereld.leerlijn();
  const r = createRandom(17);
  return Array.from({ length: 24 }, () => {
    const prior = { gemiddelde: 2.9, sd: 0.95 };
    const eigen = createEigenStand(createStand({ seedPrior: prior }));
    const g = 2.9 + 0.9 * normaal(r);
    const theta = wereld.categorieen.map(() => g + categorieSd * normaal(r));
    const regels = Array.from({ length: 120 }, (_, n) => {
      const c = 20 + r.below(10);
      const woord = `c${c}w${r.below(60)}`;
      const b = leerlijn.woorden.get(woord)?.hoofdpunt.b ?? 0;
      const goed = r.next() < 0.975 * sigma((theta[c] ?? 0) - b);
      return verwerkAntwoord(
        eigen,
        leerlijn,
        {
          woord,
          vorm: 'dictee-woord',
          poging: 1,
          rtMs: 6000,
          knelpunten: [{ categorie: `c${c}`, goed }],
          geenBewijs: false,
          soort: 'nieuw',
        },
        1.79e12 + n * 40_000,
        { leert: false },
      );
    });
    return { prior, regels };
  });
}

test('re-estimation moves the spread of categories towards the truth and lowers the log loss', () => {
  const klein = herschat(logboeken(0.2), CONSTANTEN, 1);
  assert.ok(klein.nieuw.categorieSd < klein.oud.categorieSd);
  assert.ok(klein.verlies.nieuw < klein.verlies.oud);
  const groot = herschat(logboeken(1.3), CONSTANTEN, 1);
  assert.ok(groot.nieuw.categorieSd > groot.oud.categorieSd);
});

test('re-estimation from nothing keeps the constants', () => {
  const { oud, nieuw, antwoorden } = herschat([], CONSTANTEN);
  assert.deepEqual(nieuw, oud);
  assert.equal(antwoorden, 0);
});
