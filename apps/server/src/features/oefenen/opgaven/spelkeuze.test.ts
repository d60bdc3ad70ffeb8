import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseGame, wilRustig, type Gespeeld, type Spelwens } from './spelkeuze.ts';

const DAG = '2026-11-20';
const EERDER = '2026-11-19';
const DRIE = ['rups', 'autorace', 'doolhof'];
const op = (dag: string, ...games: readonly string[]): readonly Gespeeld[] => games.map((game) => ({ game, dag, gekozen: false }));
const choose = (games: readonly string[], wens: Partial<Spelwens>, beurt = 0): string =>
  chooseGame(games, { dag: DAG, gehad: [], rustig: false, ...wens }, beurt);

/** How often each game comes in so many taken of a week of two a day. */
function tel(games: readonly string[], taken: number, eerst: readonly Gespeeld[], rustig = false): ReadonlyMap<string, number> {
  let gehad = eerst;
  const keer = new Map<string, number>();
  for (let nr = 0; nr < taken; nr++) {
    const dag = `2026-12-${String(1 + Math.floor(nr / 2)).padStart(2, '0')}`;
    const game = chooseGame(games, { dag, gehad, rustig }, nr);
    keer.set(game, (keer.get(game) ?? 0) + 1);
    gehad = [{ game, dag, gekozen: false }, ...gehad].slice(0, 24);
  }
  return keer;
}

test('no game twice on a day where there is another; when all were there, not the one just before', () => {
  const gehad = [...op(DAG, 'rups', 'autorace'), ...op(EERDER, 'doolhof', 'doolhof', 'doolhof')];
  assert.equal(choose(DRIE, { gehad }), 'doolhof');
  assert.notEqual(choose(DRIE, { gehad: op(DAG, 'rups', 'autorace', 'doolhof') }), 'rups');
  assert.equal(choose(['quizvraag'], { gehad: op(DAG, 'quizvraag') }), 'quizvraag');
});

test('else it is the one least played, and of equals each in its turn', () => {
  assert.equal(choose(DRIE, { gehad: op(EERDER, 'rups', 'autorace') }), 'doolhof');
  assert.deepEqual(
    [0, 1, 2].map((beurt) => choose(DRIE, {}, beurt)),
    DRIE,
  );
});

test('what a child took by itself twice is a favourite: it comes about twice as often; once is no favourite', () => {
  const zelf = (keer: number): readonly Gespeeld[] => Array.from({ length: keer }, () => ({ game: 'rups', dag: EERDER, gekozen: true }));
  const games = ['rups', 'autorace', 'doolhof', 'quizvraag', 'vishaak'];
  // With the own choices: eight of twenty-two, where each of the others comes three or four times.
  const [vaak, een] = [2, 1].map((keer) => (tel(games, 20, zelf(keer)).get('rups') ?? 0) + keer);
  assert.ok(vaak === 7 || vaak === 8, String(vaak));
  assert.ok(een === 4 || een === 5, String(een));
});

test('who needs calm gets the calm games more often, and the others too', () => {
  const games = ['rups', 'autorace', 'vishaak', 'visvijver', 'quizvraag'];
  const rustig = tel(games, 20, [], true);
  const gewoon = tel(games, 20, []);
  const calm = (keer: ReadonlyMap<string, number>): number => (keer.get('visvijver') ?? 0) + (keer.get('quizvraag') ?? 0);
  assert.ok(calm(rustig) >= 11 && calm(gewoon) <= 9, `${String(calm(rustig))} ${String(calm(gewoon))}`);
  assert.equal(rustig.size, games.length);
});

test('calm is asked by time, motion or letters, each by itself', () => {
  const gewoon = { tijdsdruk: true, minderBeweging: false, lettertype: 'gewoon' } as const;
  assert.equal(wilRustig(gewoon), false);
  for (const anders of [{ tijdsdruk: false }, { minderBeweging: true }, { lettertype: 'dyslexie' as const }])
    assert.equal(wilRustig({ ...gewoon, ...anders }), true, JSON.stringify(anders));
});
