/*
 * Decides what is reported about the engine: measurement, placement, and a school year against plain Elo and random choice.
 * Source: the same questions as published simulation studies of adaptive practice ask; simulated children are not real ones.
 * Example: simuleer({ seeds: [1], kinderen: 30, weken: 40 }) prints three tables.
 */
import { speelJaar, type JaarUitslag, type Motorbouw } from './jaar.ts';
import { meetStilstaand, type MetingVraag } from './meting.ts';
import { elo, hadf } from './motoren.ts';
import { meetGokbui, meetPlaatsing } from './nieuwkomers.ts';
import { maakWereld } from './wereld.ts';

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
    const uit = seeds.map((seed) => meetStilstaand({ seed, ...vraag }));
    const g = (lees: (u: (typeof uit)[number]) => number): string => f(gemiddeld(uit.map(lees)));
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
  const zonder = seeds.map((seed) => meetPlaatsing(seed));
  const met = seeds.map((seed) => meetPlaatsing(seed, { lvs: true }));
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
    `shift after 15 rapid guesses: ${f(gemiddeld(seeds.map((seed) => meetGokbui(seed))), 4)} logit`,
  ].join('\n');
}

const REGELS: readonly (readonly [string, keyof JaarUitslag])[] = [
  ['success', 'succes'],
  ['pupils within 5 points', 'binnenVijf'],
  ['log loss above attainable', 'logverlies'],
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

function jaarTabel({ seeds, kinderen, weken }: SimulatieVraag): string {
  const motoren: readonly (readonly [string, Motorbouw])[] = [
    ['engine', hadf()],
    ['plain Elo', elo({ willekeurig: false })],
    ['random', elo({ willekeurig: true })],
  ];
  const uit = motoren.map(([, bouw]) => seeds.map((seed) => speelJaar(maakWereld(seed), bouw, { kinderen, weken, lessen: true })));
  const kop = kolom('', 32) + motoren.map(([naam]) => kolom(naam, 12)).join('');
  const regels = REGELS.map(
    ([naam, sleutel]) => kolom(naam, 32) + uit.map((u) => kolom(f(gemiddeld(u.map((x) => x[sleutel]))), 12)).join(''),
  );
  return [`A school year: ${kinderen} children, ${weken} weeks of 75 answers, target .80, seeds ${seeds.join(', ')}`, kop, ...regels].join(
    '\n',
  );
}

/** Everything as text. Takes about half a minute per seed with 30 children and 40 weeks. */
export function simuleer(vraag: SimulatieVraag): string {
  return [metingTabel(vraag.seeds), plaatsingTabel(vraag.seeds), jaarTabel(vraag)].join('\n\n');
}
