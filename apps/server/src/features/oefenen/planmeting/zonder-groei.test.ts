/**
 * Children who did not grow, tested at the start and at the end as the server does it: of how many of them would it be said that they went forward? Ordinary runs
 * look at few; `npm run test:deep` at as many as the claim is about.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, type Random } from '@spelrijk/base/random';
import { blauwdrukVan } from '@spelrijk/oefenen/zorg/blauwdruk';
import type { Meting } from './meten.ts';
import { buildUitslag, type Beginstand, type Uitslagvraag } from './uitslag.ts';
import { DEEP } from '../../../../test/fixtures.ts';

const KINDEREN = DEEP ? 10_000 : 250;
const HOOGST = 0.1;
/** Two standard errors of a share: what few children may differ by chance. */
const RUIS = DEEP ? 0 : 2 * Math.sqrt((HOOGST * (1 - HOOGST)) / KINDEREN);

/** Sd (logits): of the mood of a day, of what a word is for one child, of what is known of its difficulty, of what is known of the child. */
const SD = { stemming: 0.25, eigen: 0.35, moeilijkheid: 0.4, vooraf: 0.5 };
const [GOK, SLORDIG] = [0.1, 0.025];
const DAGEN = { toen: 2, nu: 3 };

/** Normal deviate by Box and Muller (1958). */
const normaal = (random: Random, sd: number): number =>
  sd * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

interface Dag {
  readonly vaardigheid: number;
  readonly stemming: number;
}

/** The words of one goal, asked on both days of the same ability. */
function doel(random: Random, naam: string, aantal: number, [toen, nu]: readonly [toen: Dag, nu: Dag]): Pick<Uitslagvraag, 'toen' | 'nu'> {
  const { anker, vers } = blauwdrukVan(aantal);
  const n = anker + vers;
  const uit: { readonly toen: Meting[]; readonly nu: Meting[] } = { toen: [], nu: [] };
  for (let i = 0; i < n; i++) {
    const b = toen.vaardigheid - 0.9 + (1.8 * (i + 0.5)) / n + normaal(random, 0.1);
    const waar = b + normaal(random, SD.moeilijkheid) + normaal(random, SD.eigen);
    const isVers = i % Math.round(n / vers) === 1;
    const answer = ({ vaardigheid, stemming }: Dag): Meting => ({
      woord: `${naam} ${i}`,
      spelling: `woord${i}`,
      gegeven: '',
      categorie: naam,
      rol: isVers ? 'vers' : 'anker',
      nieuw: true,
      goed: random.next() < GOK + (1 - GOK - SLORDIG) / (1 + Math.exp(waar - vaardigheid - stemming)),
      maat: { b, vb: SD.moeilijkheid ** 2, gok: GOK },
    });
    if (!isVers) uit.toen.push(answer(toen));
    uit.nu.push(answer(nu));
  }
  return uit;
}

/** A plan of so many goals that gave nothing. */
function zonderGroei(random: Random, aantal: number): Uitslagvraag {
  const stemming = [DAGEN.toen, DAGEN.nu].map((dagen) => normaal(random, SD.stemming / Math.sqrt(dagen)));
  const doelen = Array.from({ length: aantal }, (_, c) => `doel ${c}`);
  const vooraf: Record<string, Beginstand> = {};
  const [toen, nu]: [Meting[], Meting[]] = [[], []];
  for (const naam of doelen) {
    const vaardigheid = normaal(random, 0.6);
    const dag = (i: number): Dag => ({ vaardigheid, stemming: stemming[i] ?? 0 });
    const gemaakt = doel(random, naam, aantal, [dag(0), dag(1)]);
    vooraf[naam] = { m: vaardigheid + normaal(random, SD.vooraf), v: SD.vooraf ** 2, midden: 0 };
    toen.push(...gemaakt.toen);
    nu.push(...gemaakt.nu);
  }
  const weken = Object.fromEntries(doelen.map((naam) => [naam, 12]));
  const vast = { onduidelijk: [], dagen: DAGEN, eerst: new Map(), tegenhangers: {}, isZin: () => false } as const;
  return { ...vast, soort: 'zorg-eind', doelen, toen, nu, vooraf, weken };
}

const VOORUIT: ReadonlySet<string | undefined> = new Set(['duidelijk', 'vooruit']);

test('check 14: of children without growth it is said of at most one in ten that they went forward', (t) => {
  const random = createRandom(11);
  const gezegd = [1, 2, 3].map(() => ({ kinderen: 0, vooruit: 0 }));
  for (let i = 0; i < KINDEREN; i++) {
    const telling = gezegd[i % 3];
    if (!telling) continue;
    const { plan } = buildUitslag(zonderGroei(random, (i % 3) + 1));
    assert.ok(plan, 'enough words to say something');
    telling.kinderen++;
    if (VOORUIT.has(plan.oordeel.zin)) telling.vooruit++;
  }
  const vooruit = gezegd.reduce((som, telling) => som + telling.vooruit, 0);
  t.diagnostic(
    `${vooruit} van ${KINDEREN}; met 1, 2, 3 doelen: ${gezegd.map((telling) => `${telling.vooruit} van ${telling.kinderen}`).join(', ')}`,
  );
  assert.ok(vooruit / KINDEREN <= HOOGST + RUIS, `${vooruit} of ${KINDEREN}`);
});
