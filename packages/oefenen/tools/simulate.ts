/*
 * Decides what is reported about the engine: measurement, placement, and a school year against plain Elo and random choice.
 * Source: the same questions as published simulation studies of adaptive practice ask; simulated children are not real ones.
 * Example: simulate({ seeds: [1], kinderen: 30, weken: 16 }) gives seven tables, each when it is ready.
 */
import { playJaar, type JaarUitslag, type Motorbouw } from './jaar.ts';
import { measureStilstaand, type MetingVraag } from './meting.ts';
import { elo, hadf, helderziend } from './motoren.ts';
import { measureGokbui, measurePlaatsing } from './nieuwkomers.ts';
import { createActrWereld, createVergeetWereld } from './wereld-actr.ts';
import { createStroeveWereld } from './wereld-stroef.ts';
import { createKrappeWereld, createWereld, type Wereld } from './wereld.ts';

export interface SimulatieVraag {
  readonly seeds: readonly number[];
  readonly kinderen: number;
  readonly weken: number;
}

const gemiddeld = (getallen: readonly number[]): number => getallen.reduce((a, b) => a + b, 0) / getallen.length;
const f = (x: number, cijfers = 3): string => x.toFixed(cijfers);
const kolom = (tekst: string, breedte: number): string => tekst.padEnd(breedte);

const METINGEN: readonly (readonly [string, Omit<MetingVraag, 'seed'>])[] = [
  ['calm, 50 answers', { antwoorden: 50 }],
  ['calm, 200 answers', { antwoorden: 200 }],
  ['restless, 100 answers', { antwoorden: 100, onrustig: true }],
  ['20 categories, 100 answers', { antwoorden: 100, categorieen: 20 }],
];

function metingTabel(seeds: readonly number[]): string {
  const regels = METINGEN.map(([naam, vraag]) => {
    const uit = seeds.map((seed) => measureStilstaand({ seed, ...vraag }));
    const g = (readItem: (u: (typeof uit)[number]) => number): string => f(gemiddeld(uit.map(readItem)));
    return (
      kolom(naam, 28) +
      kolom(
        g((u) => u.ratio),
        12,
      ) +
      kolom(
        g((u) => u.ratioAlles),
        12,
      ) +
      g((u) => u.dekking)
    );
  });
  return [
    'Measurement (abilities stand still): error / Cramér-Rao bound',
    kolom('', 28) + kolom('practised', 12) + kolom('all', 12) + '95% coverage',
    ...regels,
  ].join('\n');
}

function plaatsingTabel(seeds: readonly number[]): string {
  const zonder = seeds.map((seed) => measurePlaatsing(seed));
  const met = seeds.map((seed) => measurePlaatsing(seed, { lvs: true }));
  const rij = (naam: string, uit: typeof zonder): string =>
    kolom(naam, 28) +
    kolom(f(gemiddeld(uit.map((u) => u.totHalf)), 1), 12) +
    kolom(f(gemiddeld(uit.map((u) => u.rmse[20] ?? 0))), 12) +
    f(gemiddeld(uit.map((u) => u.ratio[25] ?? 0)));
  return [
    'Placement of newcomers',
    kolom('', 28) + kolom('to RMSE .5', 12) + kolom('RMSE at 20', 12) + 'ratio at 25',
    rij('without LVS score', zonder),
    rij('with LVS score', met),
    `shift after 15 rapid guesses: ${f(gemiddeld(seeds.map((seed) => measureGokbui(seed))), 4)} logit`,
  ].join('\n');
}

const REGELS: readonly (readonly [string, keyof JaarUitslag])[] = [
  ['success', 'succes'],
  ['pupils within 5 points', 'binnenVijf'],
  ['log loss above attainable', 'logverlies'],
  ['... nobody can foresee', 'onvoorzienbaar'],
  ['calibration error', 'ece'],
  ['tracking RMSE', 'volgfout'],
  ['bias, all categories', 'biasAlles'],
  ['95% coverage', 'dekking'],
  ['mastered per pupil', 'beheerst'],
  ['false mastery < 85%', 'vals85'],
  ['false mastery < 80%', 'vals80'],
  ['missed mastery', 'gemist'],
  ['words gained per 100 answers', 'woordenErbij'],
  ['wrong words back in 14 days', 'terugIn14'],
  ['known after 4 weeks', 'bekendNa4Weken'],
  ['gaps grow', 'gaten'],
];

interface Streng {
  readonly pass: string;
  readonly ambitie: string;
}

/** What a good engine reaches and what we aim at, where there is such a figure; see docs/motor.md. */
const MAAT: Partial<Record<keyof JaarUitslag, Streng>> = {
  succes: { pass: '.78-.82', ambitie: '.79-.81' },
  binnenVijf: { pass: '.90', ambitie: '.97' },
  logverlies: { pass: '.025', ambitie: '.015' },
  ece: { pass: '.015', ambitie: '.004' },
  volgfout: { pass: '.65', ambitie: '.50' },
  biasAlles: { pass: '.12', ambitie: '.05' },
  dekking: { pass: '.92-.98', ambitie: '.935-.965' },
  vals85: { pass: '.10', ambitie: '.04' },
  vals80: { pass: '.025', ambitie: '.008' },
  gemist: { pass: '.35', ambitie: '.18' },
  terugIn14: { pass: '.90', ambitie: '.98' },
  bekendNa4Weken: { pass: '.83', ambitie: '.89' },
  gaten: { pass: '.85', ambitie: '.95' },
};

const MOTOREN: readonly (readonly [string, Motorbouw])[] = [
  ['engine', hadf()],
  ['clairvoyant', helderziend()],
  ['plain Elo', elo({ willekeurig: false })],
  ['random', elo({ willekeurig: true })],
];

const winst = (uit: readonly (readonly JaarUitslag[])[], motor: number): number => gemiddeld((uit[motor] ?? []).map((u) => u.woordenErbij));

function jaarTabel(naam: string, build: (seed: number) => Wereld, { seeds, kinderen, weken }: SimulatieVraag): string {
  const uit = MOTOREN.map(([, motor]) => seeds.map((seed) => playJaar(build(seed), motor, { kinderen, weken, lessen: true })));
  const kop = kolom('', 32) + [...MOTOREN.map(([motor]) => motor), 'pass', 'ambition'].map((k) => kolom(k, 13)).join('');
  const regels = REGELS.map(([titel, sleutel]) => {
    const { pass = '', ambitie = '' } = MAAT[sleutel] ?? {};
    const cellen = [...uit.map((u) => f(gemiddeld(u.map((x) => x[sleutel])))), pass, ambitie];
    return kolom(titel, 32) + cellen.map((cel) => kolom(cel, 13)).join('');
  });
  const deel = `learning: ${f(winst(uit, 0) / winst(uit, 1), 2)} of the clairvoyant, ${f(winst(uit, 0) / winst(uit, 3), 2)} x random`;
  return [`${naam}: ${kinderen} children, ${weken} weeks of 75 answers, target .80, seeds ${seeds.join(', ')}`, kop, ...regels, deel].join(
    '\n',
  );
}

/** Everything as text, part by part, in five worlds. Takes about a minute per seed with 30 children and 16 weeks. */
export function* simulate(vraag: SimulatieVraag): Generator<string> {
  yield metingTabel(vraag.seeds);
  yield plaatsingTabel(vraag.seeds);
  yield jaarTabel('World 1 (rule and word memory side by side)', createWereld, vraag);
  yield jaarTabel('World 2 (ACT-R memory, strands, exaggerated hints)', createActrWereld, vraag);
  yield jaarTabel('World 3 (as 2, but a word seen once is gone the next day)', createVergeetWereld, vraag);
  yield jaarTabel('World 4 (normal ogive, diminishing returns, own half-lives, partial knowledge in choosing)', createStroeveWereld, vraag);
  yield jaarTabel('World 5 (as 1, but few words, and children without moods or quirks)', createKrappeWereld, vraag);
}
