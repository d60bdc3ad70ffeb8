/*
 * Decides what is reported about the engine as it is served: three ways of driving it, beside plain Elo, random choice and a clairvoyant.
 * Source: the rows and levels by which an independent simulator judges; simulated children are not real ones.
 * Example: servedTable({ seeds: [1], kinderen: 24, weken: 16 }) gives a table per world, each when it is ready.
 */
import { served } from './dienst.ts';
import { playJaar, type JaarUitslag, type JaarVraag, type Motorbouw } from './jaar.ts';
import { elo, hadf, helderziend } from './motoren.ts';
import { createActrWereld, createVergeetWereld } from './wereld-actr.ts';
import { createStroeveWereld } from './wereld-stroef.ts';
import { createWereld, type Wereld } from './wereld.ts';

export interface TableQuestion {
  readonly seeds: readonly number[];
  readonly kinderen: number;
  readonly weken: number;
}

/** A child stops after so many answers, in the middle of a taak or not. */
const PER_DAY = 20;
const DAYS = 4;
/** Minutes of a plan that has about twenty opgaven. */
const PLAN_OF_TWENTY = 6;

export const WORLDS: Readonly<Record<string, (seed: number) => Wereld>> = {
  wereld: createWereld,
  'wereld-actr': createActrWereld,
  'wereld-vergeet': createVergeetWereld,
  'wereld-stroef': createStroeveWereld,
};

export const ENGINES: Readonly<Record<string, Motorbouw>> = {
  'served 15 min': served({ minuten: 15, meddling: true }),
  'plan of 20': served({ minuten: PLAN_OF_TWENTY, meddling: true }),
  single: hadf(),
  clairvoyant: helderziend(),
  'plain Elo': elo({ willekeurig: false }),
  random: elo({ willekeurig: true }),
};

interface Row {
  readonly title: string;
  readonly read: (u: JaarUitslag, of: { readonly clairvoyant: JaarUitslag; readonly random: JaarUitslag }) => number;
  readonly levels: string;
}

const ROWS: readonly Row[] = [
  { title: 'children within 5 points', read: (u) => u.binnenVijf, levels: '.90 / .93' },
  { title: '... attentive ones', read: (u) => u.rustigBinnenVijf, levels: '- / .97' },
  { title: 'success, guesses counted', read: (u) => u.succes, levels: '.80 +- .02 / .01' },
  { title: '... of restless children', read: (u) => u.onrustigSucces, levels: '- / .75' },
  { title: 'tracking coverage', read: (u) => u.dekking, levels: '.95 +- .04 / .02' },
  { title: 'tracking RMSE', read: (u) => u.volgfout, levels: '.65 / .50' },
  { title: 'learning, share of clairvoyant', read: (u, { clairvoyant }) => u.woordenErbij / clairvoyant.woordenErbij, levels: '.72 / .88' },
  { title: 'learning x random', read: (u, { random }) => u.woordenErbij / random.woordenErbij, levels: '1.25 / 1.5' },
  { title: 'words gained per 100 answers', read: (u) => u.woordenErbij, levels: '' },
  { title: 'wrong words back in 14 days', read: (u) => u.terugIn14, levels: '.90 / .95' },
  { title: 'gaps grow', read: (u) => u.gaten, levels: '.85 / .95' },
  { title: 'wrong words known after 4 weeks', read: (u) => u.bekendNa4Weken, levels: '.83 / .88' },
  { title: 'log loss above attainable', read: (u) => u.logverlies, levels: '.025 / .015' },
  { title: '... nobody can foresee of that', read: (u) => u.onvoorzienbaar, levels: '' },
  { title: 'calibration error', read: (u) => u.ece, levels: '.015 / .004' },
  { title: 'bias, all categories', read: (u) => u.biasAlles, levels: '.12 / .05' },
  { title: 'mastered per child', read: (u) => u.beheerst, levels: '' },
  { title: 'false mastery < 85%', read: (u) => u.vals85, levels: '.10 / .04' },
  { title: 'missed mastery', read: (u) => u.gemist, levels: '.35 / .18' },
];

/** The mean of every figure, over the seeds where it could be told. */
function mean(lijst: readonly JaarUitslag[]): JaarUitslag {
  const [eerste] = lijst;
  if (!eerste) throw new Error('no seeds');
  const namen = Object.keys(eerste) as (keyof JaarUitslag)[];
  const gemiddeld = (naam: keyof JaarUitslag): number => {
    const bekend = lijst.map((u) => u[naam]).filter((x) => !Number.isNaN(x));
    return bekend.reduce((s, x) => s + x, 0) / bekend.length;
  };
  const som = Object.fromEntries(namen.map((naam) => [naam, gemiddeld(naam)]));
  return { ...eerste, ...som };
}

/** One way of driving in one world, the mean of some seeds. */
export const measureServed = (build: (seed: number) => Wereld, motor: Motorbouw, { seeds, ...maat }: TableQuestion): JaarUitslag => {
  const vraag: JaarVraag = { ...maat, lessen: true, irregular: true, perDag: PER_DAY, perWeek: PER_DAY * DAYS };
  return mean(seeds.map((seed) => playJaar(build(seed), motor, vraag)));
};

function table(naam: string, build: (seed: number) => Wereld, vraag: TableQuestion): string {
  const uit = Object.entries(ENGINES).map(([motor, bouw]) => ({ motor, u: measureServed(build, bouw, vraag) }));
  const van = (motor: string): JaarUitslag => uit.find((x) => x.motor === motor)?.u ?? mean([]);
  const of = { clairvoyant: van('clairvoyant'), random: van('random') };
  const kop = ''.padEnd(33) + [...uit.map(({ motor }) => motor), 'pass / ambition'].map((k) => k.padEnd(14)).join('');
  const regels = ROWS.map(
    ({ title, read, levels }) =>
      title.padEnd(33) + [...uit.map(({ u }) => read(u, of).toFixed(3)), levels].map((k) => k.padEnd(14)).join(''),
  );
  return [
    `${naam}: ${vraag.kinderen} children, ${vraag.weken} weeks, at most ${PER_DAY} answers a day, seeds ${vraag.seeds.join(', ')}`,
    kop,
    ...regels,
  ].join('\n');
}

/** A table per world; of these worlds only. */
export function* servedTable(
  vraag: TableQuestion,
  worlds: readonly string[] = ['wereld', 'wereld-actr', 'wereld-stroef'],
): Generator<string> {
  for (const naam of worlds) {
    const build = WORLDS[naam];
    if (!build) throw new Error(`no world ${naam}; there are ${Object.keys(WORLDS).join(', ')}`);
    yield table(naam, build, vraag);
  }
}
