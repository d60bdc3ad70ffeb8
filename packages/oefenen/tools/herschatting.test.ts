import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { sigma } from '../src/filter.ts';
import { reestimate, type Logboek } from '../src/herschatting.ts';
import { createLeerlijn, priorVan, setConstanten } from '../src/leerlijn.ts';
import { createEigenStand, processAntwoord } from '../src/motor.ts';
import { proefLeerlijn } from '../src/proef.fixture.ts';
import { CONSTANTEN, createStand } from '../src/stand.ts';
import { METING_VORMEN } from '../src/vormen.ts';
import { createWereld, normaal } from './wereld.ts';

interface Klas {
  readonly categorieSd: number;
  /** How far words lie from their start value. */
  readonly woordSd?: number;
  readonly kinderen?: number;
  /** How far the children stand above what is expected of their half-year. */
  readonly verder?: number;
}

/** Children of one class with words that nobody answered before. */
function logboeken({ categorieSd, woordSd = 0.6, verder = 0, kinderen = 24 }: Klas): Logboek[] {
  const { categorieen, woorden } = createWereld(2);
  const vb = CONSTANTEN.woordSd ** 2;
  const vers = woorden.map((w) => ({ ...w, knelpunten: w.knelpunten.map((k) => ({ ...k, vb })) }));
  const leerlijn = createLeerlijn({ categorieen, woorden: vers, vormen: METING_VORMEN });
  const r = createRandom(17);
  const echt = new Map(woorden.map((w) => [w.woord, (w.knelpunten[0]?.b ?? 0) + woordSd * normaal(r)]));
  return Array.from({ length: kinderen }, () => {
    const prior = { gemiddelde: 2.9, sd: 0.95 };
    const eigen = createEigenStand(createStand({ seedPrior: prior }));
    const g = 2.9 + verder + 0.9 * normaal(r);
    const theta = categorieen.map(() => g + categorieSd * normaal(r));
    const regels = Array.from({ length: 120 }, (_, n) => {
      const c = 20 + r.below(10);
      const woord = `c${c}w${r.below(20)}`;
      const goed = r.next() < 0.975 * sigma((theta[c] ?? 0) - (echt.get(woord) ?? 0));
      return processAntwoord(
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
  const klein = reestimate(logboeken({ categorieSd: 0.2 }), CONSTANTEN, 1);
  assert.ok(klein.nieuw.categorieSd < klein.oud.categorieSd);
  assert.ok(klein.verlies.nieuw < klein.verlies.oud);
  const groot = reestimate(logboeken({ categorieSd: 1.3 }), CONSTANTEN, 1);
  assert.ok(groot.nieuw.categorieSd > groot.oud.categorieSd);
});

test('re-estimation sees that words lie nearer to their start values or further away, and that a class stands higher than expected', () => {
  const dichtbij = reestimate(logboeken({ categorieSd: 0.6, woordSd: 0.1 }), CONSTANTEN, 1).nieuw;
  const verweg = reestimate(logboeken({ categorieSd: 0.6, woordSd: 1.3, verder: 0.6 }), CONSTANTEN, 1).nieuw;
  assert.ok(dichtbij.woordSd < CONSTANTEN.woordSd, `near ${dichtbij.woordSd}`);
  assert.ok(verweg.woordSd > CONSTANTEN.woordSd, `far ${verweg.woordSd}`);
  assert.ok(verweg.startMarge > CONSTANTEN.startMarge, `start ${verweg.startMarge}`);
});

test('re-estimated constants reach the words nobody answered yet and the start of new leerlingen', () => {
  const leerlijn = proefLeerlijn();
  const [nieuw, bekend] = leerlijn.volgorde[0]?.woorden ?? [];
  assert.ok(nieuw && bekend);
  Object.assign(bekend.hoofdpunt, { vb: 0.2, antwoorden: 9 });
  setConstanten(leerlijn, { woordSd: 0.8, startMarge: 0.9 });
  assert.ok(Math.abs(nieuw.hoofdpunt.vb - 0.64) < 1e-9);
  assert.equal(bekend.hoofdpunt.vb, 0.2);
  assert.ok(Math.abs(priorVan('5a', leerlijn.constanten).gemiddelde - priorVan('5a').gemiddelde - 0.3) < 1e-9);
});

test('two halves of one class find the same spread, within what they say they know, and neither makes intervals narrower than they cover', () => {
  const klas = logboeken({ categorieSd: 0.85, kinderen: 60 });
  const helften = [0, 1].map((helft) =>
    reestimate(
      klas.filter((_, i) => i % 2 === helft),
      CONSTANTEN,
    ),
  );
  for (const { nieuw, fout, dekking, verlies } of helften) {
    assert.ok(fout.categorieSd > 0 && fout.categorieSd < 0.2, `standard error ${fout.categorieSd}`);
    assert.ok(Math.abs(Math.log(nieuw.categorieSd / 0.85)) < 3 * fout.categorieSd, `${nieuw.categorieSd} +- ${fout.categorieSd}`);
    assert.ok(dekking.nieuw >= Math.min(dekking.oud, 0.95) - 0.02, `coverage ${dekking.oud} to ${dekking.nieuw}`);
    assert.ok(verlies.nieuw <= verlies.oud, 'judged by children that had no part in it');
  }
  const [a, b] = helften.map(({ nieuw }) => nieuw.categorieSd);
  assert.ok(a !== undefined && b !== undefined && Math.abs(Math.log(a / b)) < 0.25, `${a} and ${b}`);
});

test('what does not help children that had no part in it changes nothing', () => {
  const { nieuw, oud, beter } = reestimate(logboeken({ categorieSd: CONSTANTEN.categorieSd, kinderen: 6 }), CONSTANTEN, 1);
  assert.equal(beter, false);
  assert.deepEqual({ ...nieuw, woordSd: 0 }, { ...oud, woordSd: 0 });
});

test('re-estimation from nothing keeps the constants', () => {
  const { oud, nieuw, antwoorden } = reestimate([], CONSTANTEN);
  assert.deepEqual(nieuw, oud);
  assert.equal(antwoorden, 0);
});
