/*
 * Decides what the two numbers that a docent sets come down to: minutes asked against minutes and opgaven a day, success asked against success got.
 * Source: simulated classes driven as the server serves them, with nine seconds around every answer; a child does all that is ready, or stops after twenty.
 * Example: npm run -s oefenen -- opties --seeds 1 prints two tables in Markdown, which stand in docs/docent.md.
 */
import { DAG_MS } from '@spelrijk/domain/tijd';
import { STANDAARD_INSTELLING, type Oefeninstelling } from '../src/instelling.ts';
import { served } from './dienst.ts';
import { playJaar, type JaarUitslag, type Motorbouw } from './jaar.ts';
import { WORLDS, type TableQuestion } from './tabel.ts';
import type { Wereld } from './wereld.ts';

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
