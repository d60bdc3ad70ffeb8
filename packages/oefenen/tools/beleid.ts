/*
 * Decides what may be offered beside the served policy: what stands every row that the served one stands, in the same worlds, seeds and children.
 * Source: the served path in the default day and in a plan of twenty (`tabel.ts`); simulated children are not real ones.
 * Example: npm run -s oefenen -- beleid --seeds 4,5,6 --kinderen 18 --weken 14
 */
import { AANGEBODEN, BELEID } from '../src/beleid.ts';
import { served } from './dienst.ts';
import type { JaarUitslag } from './jaar.ts';
import { elo, helderziend } from './motoren.ts';
import { measureServed, WORLDS, type TableQuestion } from './tabel.ts';

/** The same class of children under an engine that knows everything, and under random choice. */
interface Ends {
  readonly clairvoyant: JaarUitslag;
  readonly random: JaarUitslag;
}

interface Level {
  readonly title: string;
  readonly read: (u: JaarUitslag, of: Ends) => number;
  /** Does this value pass? */
  readonly passes: (x: number) => boolean;
}

/** The pass levels of the table of what is served. */
export const LEVELS: readonly Level[] = [
  { title: 'children within 5 points (.90)', read: (u) => u.binnenVijf, passes: (x) => x >= 0.9 },
  { title: 'success (.80 +- .02)', read: (u) => u.succes, passes: (x) => Math.abs(x - 0.8) <= 0.02 },
  { title: 'tracking coverage (.95 +- .04)', read: (u) => u.dekking, passes: (x) => Math.abs(x - 0.95) <= 0.04 },
  { title: 'tracking RMSE (.65)', read: (u) => u.volgfout, passes: (x) => x <= 0.65 },
  {
    title: 'learning, share of clairvoyant (.72)',
    read: (u, { clairvoyant }) => u.woordenErbij / clairvoyant.woordenErbij,
    passes: (x) => x >= 0.72,
  },
  { title: 'learning x random (1.25)', read: (u, { random }) => u.woordenErbij / random.woordenErbij, passes: (x) => x >= 1.25 },
  { title: 'wrong words back in 14 days (.90)', read: (u) => u.terugIn14, passes: (x) => x >= 0.9 },
  { title: 'gaps grow (.85)', read: (u) => u.gaten, passes: (x) => x >= 0.85 },
  { title: 'wrong words known after 4 weeks (.83)', read: (u) => u.bekendNa4Weken, passes: (x) => x >= 0.83 },
  { title: 'log loss above attainable (.025)', read: (u) => u.logverlies, passes: (x) => x <= 0.025 },
  { title: 'calibration error (.015)', read: (u) => u.ece, passes: (x) => x <= 0.015 },
  { title: 'bias, all categories (.12)', read: (u) => u.biasAlles, passes: (x) => Math.abs(x) <= 0.12 },
  { title: 'false mastery < 85% (.10)', read: (u) => u.vals85, passes: (x) => x <= 0.1 },
  { title: 'missed mastery (.35)', read: (u) => u.gemist, passes: (x) => x <= 0.35 },
];

const WAYS = { 'default day': 15, 'plan of 20': 6 } as const;

/** Rows (by place in `LEVELS`) that the served policy passes and this one does not. */
export const failing = (gewoon: JaarUitslag, ander: JaarUitslag, of: Ends): readonly number[] =>
  LEVELS.flatMap(({ read, passes }, i) => (passes(read(gewoon, of)) && !passes(read(ander, of)) ? [i] : []));

/** The served policy first, then what is offered. Who wants to offer another one puts it into the list and runs this before anything else. */
export const POLICIES: readonly string[] = [BELEID, ...AANGEBODEN];

const VALUE = 14;

function block(kop: string, uitslagen: readonly JaarUitslag[], of: Ends): string {
  const rows: readonly Pick<Level, 'title' | 'read'>[] = [...LEVELS, { title: 'words gained per 100', read: (u) => u.woordenErbij }];
  const lines = rows.map(({ title, read }) => title.padEnd(40) + uitslagen.map((u) => read(u, of).toFixed(3).padEnd(VALUE)).join(''));
  return [kop, ''.padEnd(40) + POLICIES.map((naam) => naam.padEnd(VALUE)).join(''), ...lines].join('\n');
}

/** A block per world and way, and at the end what each policy fails that the served one passes. */
export function* policyTables(vraag: TableQuestion, worlds: readonly string[]): Generator<string> {
  const fails = POLICIES.map((): string[] => []);
  for (const world of worlds) {
    const build = WORLDS[world];
    if (!build) throw new Error(`no world ${world}; there are ${Object.keys(WORLDS).join(', ')}`);
    const of = { clairvoyant: measureServed(build, helderziend(), vraag), random: measureServed(build, elo({ willekeurig: true }), vraag) };
    for (const [way, minuten] of Object.entries(WAYS)) {
      const uitslagen = POLICIES.map((beleid) => measureServed(build, served({ minuten, meddling: true, instelling: { beleid } }), vraag));
      const [gewoon] = uitslagen;
      if (!gewoon) continue;
      uitslagen.forEach((u, i) => fails[i]?.push(...failing(gewoon, u, of).map((row) => `${world}, ${way}: ${LEVELS[row]?.title}`)));
      yield block(`${world}, ${way}: ${vraag.kinderen} children, ${vraag.weken} weeks, seeds ${vraag.seeds.join(', ')}`, uitslagen, of);
    }
  }
  yield AANGEBODEN.map((naam, i) => {
    const wrong = fails[i + 1] ?? [];
    return wrong.length === 0 ? `${naam}: passes every row that ${BELEID} passes` : `${naam}: fails\n  ${wrong.join('\n  ')}`;
  }).join('\n');
}
