/*
 * Decides how the engine fares when answers are not the child's own: help at home, and slow guessing; and whether honest children pay for it.
 * Source: the served path over classes that are the same but for who answers; without the sign (no place, no time) the same engine is the control.
 * Example: vreemdTable({ seeds: [3, 4], kinderen: 16, weken: 10 }, ['wereld']) gives a row for every kind of child.
 */
import { createRandom } from '@spelrijk/base/random';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { served } from './dienst.ts';
import { playJaar, type JaarUitslag, type Loper, type Motorbouw } from './jaar.ts';
import { WORLDS, type TableQuestion } from './tabel.ts';
import { KEUZES, type ProefAntwoord, type Proefkind, type Wereld } from './wereld.ts';

/** A kind of child. Every one practises at school on every other day, and elsewhere in between. */
interface Soort {
  readonly naam: string;
  /** Share (0-1) of the mistakes made elsewhere that come in as right. */
  readonly help?: number;
  /** Passes a sixth of the days: right by chance. */
  readonly guesses?: boolean;
  /** How many times its own pace the answers take (of a guesser: on those days). */
  readonly slow?: number;
}

const SOORTEN: readonly Soort[] = [
  { naam: 'honest' },
  { naam: 'a quarter of the mistakes less elsewhere', help: 0.25 },
  { naam: 'helped elsewhere', help: 0.97 },
  { naam: 'honest, twice as slow', slow: 2 },
  { naam: 'guesses slowly on a sixth of the days', guesses: true, slow: 3.3 },
];
/** Days before the first one that is only passed, and every how many days there is one. */
const FIRST_BAD = 9;
const EVERY = 6;
/** Chance of right of who types something. */
const TYPED = 0.02;

type Bui = (now: number) => { readonly elders: boolean; readonly bad: boolean };

function days(): Bui {
  const known = new Map<number, ReturnType<Bui>>();
  return (now) => {
    const nr = Math.floor(now / DAG_MS);
    const day = known.get(nr) ?? { elders: known.size % 2 === 1, bad: known.size >= FIRST_BAD && known.size % EVERY === EVERY - 1 };
    known.set(nr, day);
    return day;
  };
}

/** The same class with other answers; `hidden`: nothing tells the place, and nothing is slow. */
function changed(wereld: Wereld, { help = 0, guesses = false, slow = 1 }: Soort, hidden: boolean): Wereld {
  const change = (kind: Proefkind, i: number): Proefkind => {
    const random = createRandom(7919 * i + 5);
    const dayOf = days();
    return {
      ...kind,
      antwoord: (vraag, now): ProefAntwoord => {
        const { elders, bad } = dayOf(now);
        const own = kind.antwoord(vraag, now);
        const passes = guesses && bad;
        const helped = elders && random.next() < help;
        const goed = passes ? random.next() < 1 / (KEUZES[vraag.vorm] ?? 1 / TYPED) : own.goed || helped;
        const a = { ...own, goed, gokte: own.gokte || passes };
        if (hidden) return a;
        return { ...a, plaats: elders ? 'elders' : 'school', rtMs: passes || (!guesses && !own.gokte) ? own.rtMs * slow : own.rtMs };
      },
    };
  };
  return { ...wereld, klas: (aantal) => wereld.klas(aantal).map(change) };
}

/** Counts what docenten would be told at the end of each week. */
function listening(build: Motorbouw, told: Map<string, Set<number>>): Motorbouw {
  return (wereld) => {
    const create = build(wereld);
    let nr = 0;
    return (kind): Loper => {
      const i = nr++;
      const loper = create(kind);
      return {
        ...loper,
        verwerk: (keuze, a, now) => {
          loper.verwerk(keuze, a, now);
          for (const code of loper.doubts?.(now) ?? []) told.set(code, (told.get(code) ?? new Set()).add(i));
        },
      };
    };
  };
}

const row = (naam: string, u: readonly JaarUitslag[], told: readonly Map<string, Set<number>>[], kinderen: number): string => {
  const mean = (read: (x: JaarUitslag) => number): string => (u.reduce((s, x) => s + read(x), 0) / u.length).toFixed(3).padStart(9);
  const share = (code: string): string =>
    (told.reduce((s, x) => s + (x.get(code)?.size ?? 0), 0) / (told.length * kinderen)).toFixed(2).padStart(9);
  return [
    naam.padEnd(50),
    mean((x) => x.bias),
    mean((x) => x.volgfout),
    mean((x) => x.beheerst),
    mean((x) => x.vals85),
    mean((x) => x.gemist),
    mean((x) => x.binnenVijf),
    mean((x) => x.woordenErbij),
    share('elders-beter'),
    share('verrassend-goed'),
    share('traag-geraden'),
  ].join('');
};

/** A block per world: each kind of child, with what would tell and without. */
export function* vreemdTable({ seeds, kinderen, weken }: TableQuestion, worlds: readonly string[]): Generator<string> {
  const kop = ['bias', 'rmse', 'mastered', 'false', 'missed', 'within 5', 'words', 'elsewhere', 'day', 'slow'];
  for (const naam of worlds) {
    const build = WORLDS[naam];
    if (!build) throw new Error(`no world ${naam}; there are ${Object.keys(WORLDS).join(', ')}`);
    yield `${naam}: ${kinderen} children, ${weken} weeks, seeds ${seeds.join(', ')}; the last three: share of children of whom a docent is told\n${''.padEnd(50)}${kop.map((k) => k.padStart(9)).join('')}`;
    for (const soort of SOORTEN)
      for (const hidden of [true, false]) {
        const told = seeds.map(() => new Map<string, Set<number>>());
        const uit = seeds.map((seed, i) =>
          playJaar(changed(build(seed), soort, hidden), listening(served({ minuten: 15 }), told[i] ?? new Map()), {
            kinderen,
            weken,
            lessen: true,
            perDag: 20,
            perWeek: 80,
          }),
        );
        yield row(`${soort.naam}, ${hidden ? 'not looked at' : 'looked at'}`, uit, told, kinderen);
      }
  }
}
