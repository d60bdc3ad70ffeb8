import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { memorise } from './geheugen.ts';
import { DAG, NU } from './proef.fixture.ts';
import {
  BEGIN_GEHEUGEN,
  createWoordgeheugen,
  kansOnthouden,
  kenmerkenVan,
  learnOnthouden,
  setWoordgeheugen,
  type Geheugenkenmerken,
} from './woordgeheugen.ts';

const fout = memorise(undefined, { goed: false, zwak: false, poging: 1 }, NU);
const goed = memorise(fout, { goed: true, zwak: false, poging: 1 }, NU + DAG);

test('a word is known better soon after, seen more often, and right the last time', () => {
  const kans = (k: Geheugenkenmerken): number => kansOnthouden(k, BEGIN_GEHEUGEN);
  assert.ok(kans(kenmerkenVan(fout, NU + DAG)) > kans(kenmerkenVan(fout, NU + 7 * DAG)));
  assert.ok(kans(kenmerkenVan(goed, NU + 8 * DAG)) > kans(kenmerkenVan(fout, NU + 7 * DAG)));
  assert.ok(Math.abs(kans(kenmerkenVan(fout, NU + 7 * DAG)) - 0.16) < 0.02);
});

test('a clock that jumps gives a chance, never NaN', () => {
  for (const op of [0, NU - DAG, NU, NU + 1e13]) {
    const p = kansOnthouden(kenmerkenVan(goed, op), BEGIN_GEHEUGEN);
    assert.ok(p > 0 && p < 1, String(p));
  }
});

test('the curve of a class is found back from its answers, whether it forgets in a day or in weeks', () => {
  for (const waar of [
    [-3, -1.1, 0.3, 1, 0],
    [0, -0.3, 0.9, 0.2, 0],
  ]) {
    const r = createRandom(7);
    const geheugen = createWoordgeheugen();
    for (let i = 0; i < 12_000; i++) {
      const keren = 1 + r.below(5);
      const woord = { ...goed, keren, laatsteGoed: r.next() < 0.5, stabiliteit: keren };
      const kenmerken = kenmerkenVan(woord, woord.laatste + DAG * Math.exp(3.5 * r.next()));
      const p = kansOnthouden(kenmerken, geheugen.gewichten);
      const y = r.next() < kansOnthouden(kenmerken, waar) ? 1 : 0;
      learnOnthouden(geheugen, { kenmerken, helling: y - p, informatie: p * (1 - p) });
    }
    const proef = kenmerkenVan(goed, goed.laatste + 3 * DAG);
    const verschil = kansOnthouden(proef, geheugen.gewichten) - kansOnthouden(proef, waar);
    assert.ok(Math.abs(verschil) < 0.04, `${verschil}`);
  }
});

test('what was stored is taken over whole, or not at all', () => {
  const geheugen = createWoordgeheugen();
  setWoordgeheugen(geheugen, { gewichten: [1, 2], covariantie: [] });
  setWoordgeheugen(geheugen, { gewichten: [1, 2, 3, 4, Number.NaN], covariantie: geheugen.covariantie });
  assert.deepEqual(geheugen, createWoordgeheugen());
  setWoordgeheugen(geheugen, { gewichten: [1, 2, 3, 4, 5], covariantie: Array.from({ length: 25 }, () => 0.5) });
  assert.deepEqual(geheugen.gewichten, [1, 2, 3, 4, 5]);
});
