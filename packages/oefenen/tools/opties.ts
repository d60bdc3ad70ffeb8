/*
 * Decides what the numbers that a docent sets come down to: minutes asked against minutes and opgaven a day, success asked against success got, the share of a plan
 * asked against the share of the opgaven that its goals get.
 * Source: simulated classes driven as the server serves them, with nine seconds around every answer; a child does all that is ready, or stops after twenty.
 * Example: npm run -s oefenen -- opties --seeds 1 prints three tables in Markdown, which stand in docs/docent.md.
 */
import { DAG_MS } from '@spelrijk/domain/tijd';
import { STANDAARD_INSTELLING, type Oefeninstelling } from '../src/instelling.ts';
import { planDag } from '../src/choose.ts';
import { priorVan, type Leerlijn } from '../src/leerlijn.ts';
import { createEigenStand, processAntwoord } from '../src/motor.ts';
import { createPlanner } from '../src/planner.ts';
import { createStand, type Stand } from '../src/stand.ts';
import { RANGE, served, toBewijs } from './dienst.ts';
import { playJaar, type JaarUitslag, type Motorbouw } from './jaar.ts';
import { WORLDS, type TableQuestion } from './tabel.ts';
import { createWereld, type Proefkind, type Wereld } from './wereld.ts';

const MINUTES = [5, 10, 15, 20, 30, 45, 60];
const TARGETS: readonly Oefeninstelling['doel'][] = [0.7, 0.8, 0.85, 0.9];
/** Seconds around an answer: hearing the word, the feedback, the game. */
const AROUND_S = 9;
const DAYS_A_WEEK = 4;
/** Where many children stop. */
const STOPS = 20;
/** More than anybody gets. */
const ALL = 400;

interface Count {
  answers: number;
  seconds: number;
  readonly days: Set<string>;
}

interface Measured extends Count {
  readonly uitslag: JaarUitslag;
}

/** The same engine, with a look at the clock. */
const timed =
  (motor: Motorbouw, count: Count): Motorbouw =>
  (wereld) => {
    const create = motor(wereld);
    let nr = 0;
    return (kind) => {
      const loper = create(kind);
      const wie = nr++;
      return {
        ...loper,
        verwerk: (keuze, a, now) => {
          count.answers++;
          count.seconds += a.rtMs / 1000 + AROUND_S;
          count.days.add(`${wie} ${Math.floor(now / DAG_MS)}`);
          loper.verwerk(keuze, a, now);
        },
      };
    };
  };

interface Asked {
  readonly minuten: number;
  readonly doel: Oefeninstelling['doel'];
  /** A child stops after so many answers. */
  readonly perDag: number;
}

function measure(wereld: Wereld, { kinderen, weken }: TableQuestion, { minuten, doel, perDag }: Asked): Measured {
  const count: Count = { answers: 0, seconds: 0, days: new Set() };
  const motor = timed(served({ minuten, instelling: { doel } }), count);
  const uitslag = playJaar(wereld, motor, { kinderen, weken, lessen: true, perDag, perWeek: perDag * DAYS_A_WEEK, doel });
  return { ...count, uitslag };
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const head = (cells: readonly string[]): string[] => [row(cells), row(cells.map(() => '---'))];
const comma = (x: number, digits: number): string => x.toFixed(digits).replace('.', ',');
const mean = (lijst: readonly Measured[], read: (m: Measured) => number): number => lijst.reduce((s, m) => s + read(m), 0) / lijst.length;

/** Markdown, in Dutch: it is read by docenten. The mean over the worlds and the seeds. */
export function* optionTables(vraag: TableQuestion, worlds: readonly string[]): Generator<string> {
  const all = worlds.flatMap((naam) => {
    const build = WORLDS[naam];
    if (!build) throw new Error(`no world ${naam}`);
    return vraag.seeds.map(build);
  });
  const minutes = MINUTES.map((minuten) => {
    const uit = all.map((wereld) => measure(wereld, vraag, { minuten, doel: STANDAARD_INSTELLING.doel, perDag: ALL }));
    return row([
      minuten,
      comma(
        mean(uit, (m) => m.seconds / 60 / m.days.size),
        1,
      ),
      comma(
        mean(uit, (m) => m.answers / m.days.size),
        0,
      ),
    ]);
  });
  yield [...head(['minuten gevraagd', 'minuten gekregen', 'opgaven per dag']), ...minutes].join('\n');
  const targets = TARGETS.map((doel) => {
    const ways = [STOPS, ALL].map((perDag) =>
      all.map((wereld) =>
        measure(
          wereld,
          { ...vraag, weken: perDag === ALL ? vraag.weken : 2 * vraag.weken },
          { minuten: STANDAARD_INSTELLING.minuten, doel, perDag },
        ),
      ),
    );
    const cells = ways.flatMap((uit) => [
      `${comma(100 * mean(uit, (m) => m.uitslag.succes), 1)}%`,
      comma(
        mean(uit, (m) => m.uitslag.woordenErbij),
        1,
      ),
    ]);
    return row([`${Math.round(100 * doel)}%`, ...cells]);
  });
  yield [
    ...head(['succes gevraagd', 'kind stopt na 20', 'woorden erbij per 100', 'kind doet alles', 'woorden erbij per 100']),
    ...targets,
  ].join('\n');
}

/** Light, ordinary and intensive, as the server puts it to the engine. */
const SHARES = [
  ['licht', 0.4],
  ['gewoon', 0.6],
  ['intensief', 0.8],
] as const;
const GOALS = 3;
const DAYS_BEFORE = 40;
const A_DAY = 30;
const PLANS = 30;

const HALFWAY: Oefeninstelling = { ...STANDAARD_INSTELLING, ...RANGE, plafondOpent: true };

/** A child in the middle of its practice. */
function practised(leerlijn: Leerlijn, kind: Proefkind): Stand {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5b', leerlijn.constanten) }));
  for (let dag = 1; dag <= DAYS_BEFORE; dag++) {
    const begin = dag * DAG_MS;
    const opgaven = planDag(eigen, leerlijn, HALFWAY, begin, dag).flatMap(({ woorden, vorm }) =>
      woorden.map(({ woord, soort }) => ({ woord, soort, vorm, categorie: leerlijn.woorden.get(woord)?.info.hoofd ?? '', kans: 0 })),
    );
    for (const [i, keuze] of opgaven.slice(0, A_DAY).entries()) {
      const now = begin + i * 15_000;
      processAntwoord(eigen, leerlijn, toBewijs(keuze, kind.antwoord(keuze, now), HALFWAY.doel), now, { leert: false });
    }
  }
  return eigen;
}

/** Of the opgaven of a day, how many are of the goals: of all, and of what is not the child's own mistakes. */
function goalShare(stand: Stand, leerlijn: Leerlijn, zorgaandeel: number): readonly [number, number] {
  const now = (DAYS_BEFORE + 1) * DAG_MS;
  const { open } = createPlanner(stand, leerlijn, HALFWAY, now, 1).ruimte;
  const zorgdoelen = open.slice(-GOALS).map(({ categorie }) => categorie.id);
  const plans = Array.from({ length: PLANS }, (_, seed) =>
    planDag(stand, leerlijn, { ...HALFWAY, zorgdoelen, zorgaandeel }, now, seed),
  ).flat();
  const count = (taken: typeof plans): number => taken.reduce((sum, { woorden }) => sum + woorden.length, 0);
  const share = (taken: typeof plans): number => count(taken.filter(({ categorie }) => zorgdoelen.includes(categorie))) / count(taken);
  return [share(plans), share(plans.filter(({ soort }) => soort !== 'eigen-fouten'))];
}

/** What the share of a plan comes down to on a day of the usual minutes, for children in the middle of their practice. */
export function goalTable(seeds: readonly number[]): string {
  const children = seeds.flatMap((seed) => {
    const wereld = createWereld(seed);
    const leerlijn = wereld.leerlijn();
    return wereld.klas(2).map((kind) => ({ leerlijn, stand: practised(leerlijn, kind) }));
  });
  const rows = SHARES.map(([naam, share]) => {
    const got = children.map(({ leerlijn, stand }) => goalShare(stand, leerlijn, share));
    const percent = (nr: 0 | 1): string => `${comma((100 * got.reduce((sum, x) => sum + x[nr], 0)) / got.length, 0)}%`;
    return row([naam, `${comma(100 * share, 0)}%`, percent(0), percent(1)]);
  });
  return [...head(['aandeel van de doelen', 'gevraagd', 'van alle opgaven', 'zonder de eigen fouten']), ...rows].join('\n');
}
