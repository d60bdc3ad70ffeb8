import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '@spelrijk/base/invariant';
import { boodschap, boodschapOp, dagenTussen, viewRij, momenten, normaal, sigma, spreiding } from './filter.ts';
import { CONSTANTEN, createStand, NIEUWE_CATEGORIE, type CategorieStand, type HoofdStand } from './stand.ts';

const NU = 1.79e12;
const DAG = 86_400_000;

/** Posterior of three abilities by adding information to the dense 4x4 precision matrix (general + three deviations). */
function volledig(
  sites: readonly { precisie: number; informatie: number }[],
  l0: number,
  m0: number,
  tau: number,
): { m: number; v: number }[] {
  const n = sites.length + 1;
  const A = Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
  const b = Array.from({ length: n }, () => 0);
  const put = (i: number, j: number, x: number): void => {
    const rij = present(A[i], 'row');
    rij[j] = (rij[j] ?? 0) + x;
  };
  put(0, 0, l0);
  b[0] = l0 * m0;
  sites.forEach(({ precisie, informatie }, i) => {
    put(i + 1, i + 1, 1 / tau + precisie);
    put(0, 0, precisie);
    put(0, i + 1, precisie);
    put(i + 1, 0, precisie);
    b[0] = (b[0] ?? 0) + informatie;
    b[i + 1] = informatie;
  });
  const S = omgekeerde(A);
  const mu = S.map((rij) => rij.reduce((som, x, j) => som + x * (b[j] ?? 0), 0));
  const s = (i: number, j: number): number => S[i]?.[j] ?? 0;
  return sites.map((_, i) => ({ m: (mu[0] ?? 0) + (mu[i + 1] ?? 0), v: s(0, 0) + s(i + 1, i + 1) + 2 * s(0, i + 1) }));
}

/** Gauss-Jordan; small and positive definite, so no pivoting. */
function omgekeerde(A: readonly (readonly number[])[]): number[][] {
  const n = A.length;
  const M = A.map((rij, i) => [...rij, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const spil = present(M[i], 'pivot');
    const p = spil[i] ?? 1;
    for (let j = 0; j < 2 * n; j++) spil[j] = (spil[j] ?? 0) / p;
    M.forEach((rij, k) => {
      const f = rij[i] ?? 0;
      if (k !== i) for (let j = 0; j < 2 * n; j++) rij[j] = (rij[j] ?? 0) - f * (spil[j] ?? 0);
    });
  }
  return M.map((rij) => rij.slice(n));
}

test('the arrowhead gives the same posterior as the dense Gaussian model', () => {
  const sites = [
    { precisie: 2.4, informatie: 3.1 },
    { precisie: 0.6, informatie: -0.9 },
    { precisie: 5.2, informatie: 7.7 },
  ];
  const tau = spreiding(0, 0, CONSTANTEN);
  const stand = createStand({ seedPrior: { gemiddelde: 0.7, sd: 1.1 } });
  const rijen = sites.map((s): CategorieStand => ({ ...NIEUWE_CATEGORIE, ...s, laatste: NU, antwoorden: 9 }));
  const berichten = rijen.map((r) => boodschap(r.precisie, r.informatie, 0, tau));
  const hoofd: HoofdStand = {
    ...stand.hoofd,
    somPrecisie: berichten.reduce((x, y) => x + y.precisie, 0),
    somInformatie: berichten.reduce((x, y) => x + y.informatie, 0),
    verouderdOp: NU,
  };
  const verwacht = volledig(sites, hoofd.l0, hoofd.m0, tau);
  rijen.forEach((rij, i) => {
    const k = viewRij(hoofd, rij, NU, CONSTANTEN);
    assert.ok(Math.abs(k.m - (verwacht[i]?.m ?? 0)) < 1e-9);
    assert.ok(Math.abs(k.v - (verwacht[i]?.v ?? 0)) < 1e-9);
  });
});

test('moments agree with a fine numerical integral', () => {
  for (const [mx, vx, bodem, goed] of [
    [0, 1, 0, true],
    [1.4, 0.8, 0.25, false],
    [-2, 1.5, 0.5, true],
    [2.5, 0.3, 0, false],
  ] as const) {
    const bereik = 0.975 - bodem;
    let z = 0;
    let s1 = 0;
    let s2 = 0;
    for (let i = -4000; i <= 4000; i++) {
      const x = mx + (i / 500) * Math.sqrt(vx);
      const p = bodem + bereik * sigma(x);
      const w = Math.exp(-((x - mx) ** 2) / (2 * vx)) * (goed ? p : 1 - p);
      z += w;
      s1 += w * x;
      s2 += w * x * x;
    }
    const u = momenten(mx, vx, bodem, bereik, goed);
    assert.ok(Math.abs(u.m - s1 / z) < 2e-3, `mean at ${mx}`);
    assert.ok(Math.abs(u.v - (s2 / z - (s1 / z) ** 2)) < 4e-3, `variance at ${mx}`);
  }
});

test('time only makes less certain, and never more after a clock that runs back', () => {
  const rij: CategorieStand = { ...NIEUWE_CATEGORIE, precisie: 4, informatie: 6, laatste: NU };
  const later = boodschapOp(rij, NU + 100 * DAG, CONSTANTEN);
  const eerder = boodschapOp(rij, NU - 100 * DAG, CONSTANTEN);
  assert.ok(later.precisie < eerder.precisie);
  assert.deepEqual(eerder, boodschapOp(rij, NU, CONSTANTEN));
  assert.equal(dagenTussen(NU, NU + 5000 * DAG), 730);
  assert.equal(dagenTussen(0, NU), 0);
});

test('the normal distribution function is right at well-known points', () => {
  for (const [z, p] of [
    [0, 0.5],
    [1, 0.8413],
    [-1.96, 0.025],
    [2.5758, 0.995],
  ] as const)
    assert.ok(Math.abs(normaal(z) - p) < 1e-4);
});
