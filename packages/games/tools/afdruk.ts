/**
 * A fingerprint per game of all a child sees, hears and is told, in rounds by robots of several skills and in rounds at random, in every
 * form and both stands. Rewriting a game without changing it leaves its fingerprint as it was.
 * `node packages/games/tools/afdruk.ts [folder ...]`
 */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Game, GameEvent, GameInput, GameState, Item, Manier } from '@spelrijk/game-kit/contract';
import { makeBijzonder, makeStart, playRonde } from '@spelrijk/game-kit/testing';
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { BUILT, loadPlayed } from '../src/testing.ts';

const SKILLS = [1, 0.6, 0.2] as const;
const MANIEREN: readonly (Manier | undefined)[] = [undefined, 'toetsen', 'aanraken'];
const WISSELS = 6;
/** Scenes are drawn for every seventh event: seven shares no factor with what games count in. */
const ELKE = 7;
const RONDES_LUKRAAK = 24;
const EVENTS = 900;

const isNumber = (x: unknown): x is number => typeof x === 'number';
/** Sums in another order differ in the last bits; nobody sees a millionth of a unit. */
const roundNumbers = (_: string, x: unknown): unknown => (isNumber(x) ? Math.round(x * 1e6) / 1e6 + 0 : x);

const fieldsOf = (item: Item): [string, unknown][] =>
  Object.entries(item)
    .filter(([, waarde]) => waarde !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Drawn in this order: by `z`, then as they stand in the list. */
const textOf = (items: readonly Item[]): string =>
  JSON.stringify(
    items.toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0)).map((item) => fieldsOf(item)),
    roundNumbers,
  );

const take = (hash: Hash, game: Game, state: GameState): void => {
  hash
    .update(textOf(game.logic.scene(state)))
    .update(game.logic.describe(state))
    .update(String(game.logic.paneel?.(state)));
};

/** The game with eyes: what a host would have shown and sounded goes into the fingerprint. */
function watch(game: PlayedGame, hash: Hash): PlayedGame {
  let n = 0;
  const step: Game['logic']['step'] = (state, event) => {
    const next = game.logic.step(state, event);
    if (next.effects.length > 0) hash.update(JSON.stringify(next.effects, roundNumbers));
    if (n++ % ELKE === 0) take(hash, game, next.state);
    return next;
  };
  return { ...game, logic: { ...game.logic, step } };
}

function makeRandomEvent(game: Game, state: GameState, random: Random): GameEvent {
  const kans = random.next();
  if (kans < 0.75) return { type: 'tick' };
  if (kans < 0.95) return { type: 'input', input: makeRandomInput(game, state, random) };
  if (kans < 0.97) return { type: 'oordeel', goed: random.next() < 0.5 };
  return kans < 0.99 ? { type: 'verder' } : { type: 'stand', stand: random.pick(['liggend', 'staand']) };
}

function makeRandomInput(game: Game, state: GameState, random: Random): GameInput {
  const picks = game.logic.scene(state).flatMap(({ pick }) => (pick === undefined ? [] : [pick]));
  const soorten: readonly GameInput[] = [
    { soort: 'richting', richting: random.pick(['links', 'rechts', 'op', 'neer']), ingedrukt: random.next() < 0.6 },
    { soort: 'actie', ingedrukt: random.next() < 0.6 },
    { soort: 'kies', pick: random.pick([...picks.toSorted(), 'bestaat-niet']) },
    { soort: 'letter', letter: random.pick(['a', 'e', 'ë', "'", 'T', 'z', 'n']) },
    { soort: 'wis' },
    { soort: 'klaar' },
    { soort: 'wijs', fase: random.pick(['neer', 'beweeg', 'los']), x: random.next() * 1400 - 60, y: random.next() * 1000 - 20 },
  ];
  return random.pick(soorten);
}

function playRandom(game: Game, seed: number): void {
  const { antwoordvormen } = game.logic.manifest;
  const vorm = antwoordvormen[seed % antwoordvormen.length] ?? 'TYP';
  const random = createRandom(seed + 4711);
  let state: GameState = game.logic.start(makeStart(game, { vorm, aantal: 3, seed, wissel: seed }));
  for (let n = 0; n < EVENTS; n++) state = game.logic.step(state, makeRandomEvent(game, state, random)).state;
}

type Versiering = readonly [kan: boolean, Antwoordvorm, (opgave: Opgave) => Opgave];

/** What an opgave can have besides its words, where the game can show it. */
function versieringenFor({ manifest }: Game['logic']): readonly (readonly [Antwoordvorm, (opgave: Opgave) => Opgave])[] {
  const { antwoordvormen, maxVraag = 0, zinnen = false } = manifest;
  const zin = ['De', 'hond', 'blaft', 'stoel', 'hard.'];
  const alle: readonly Versiering[] = [
    ...antwoordvormen.map((vorm): Versiering => [true, vorm, (o) => ({ ...o, woord: { ...o.woord, plaatje: 'ster' } })]),
    [true, 'KIES', (o) => ({ ...o, plaatjes: true })],
    [true, 'KIES', (o) => ({ ...o, plaatjes: true, toon: 's' })],
    [true, 'KIES', (o) => ({ ...o, toon: 'oe' })],
    [true, 'FLITS', (o) => ({ ...o, rij: ['kat', o.antwoord, 'maan'] })],
    [maxVraag > 0, 'KIES', (o) => ({ ...o, vraag: 'De hond ___ hard.' })],
    [maxVraag > 0, 'GAP', (o) => ({ ...o, vraag: 'De hond ___ hard.' })],
    [maxVraag > 0, 'TYP', (o) => ({ ...o, vraag: 'Hij ___ naar huis. (lopen)' })],
    [
      maxVraag > 0,
      'VOLG',
      (o) => ({ ...o, vorm: 'zin-herstellen', antwoord: 'ik zie een vis.', stukken: ['ik', 'zie', 'een', 'vis.'], extra: [] }),
    ],
    [zinnen, 'KIES', (o) => ({ ...o, vorm: 'fout-woord', keuzes: zin, antwoord: 'stoel', vraag: 'Welk woord hoort niet in de zin?' })],
  ];
  return alle.flatMap(([kan, vorm, versier]) => (kan && antwoordvormen.includes(vorm) ? [[vorm, versier] as const] : []));
}

/** Pictures, questions, letters to look for, sounds to choose, texts to read: what only some opgaven have. */
function playBijzonder(game: PlayedGame): void {
  const { klanken, maxTekst = 0, antwoordvormen } = game.logic.manifest;
  const kiest = antwoordvormen.includes('KIES');
  const soorten = [...(kiest && klanken === true ? (['klank'] as const) : []), ...(kiest && maxTekst > 0 ? (['tekst'] as const) : [])];
  const anders = [
    ...soorten.map((soort) => ['KIES', (opgaven: readonly Opgave[]) => makeBijzonder(soort, opgaven)] as const),
    ...versieringenFor(game.logic).map(([vorm, versier]) => [vorm, (opgaven: readonly Opgave[]) => opgaven.map(versier)] as const),
  ];
  for (const [vorm, maak] of anders)
    for (let wissel = 0; wissel < WISSELS; wissel++) {
      const start = makeStart(game, { vorm, aantal: 3, seed: wissel, wissel });
      playRonde(game, { start: { ...start, opgaven: maak(start.opgaven) }, skill: 0.6 });
    }
}

function fingerprint(game: PlayedGame): string {
  const hash = createHash('sha256');
  const gezien = watch(game, hash);
  let seed = 0;
  for (const vorm of game.logic.manifest.antwoordvormen)
    for (const skill of SKILLS)
      for (const manier of MANIEREN)
        for (let wissel = 0; wissel < WISSELS; wissel++) {
          const start = makeStart(game, { vorm, aantal: 3, seed: ++seed, wissel });
          playRonde(gezien, { start, skill, ...(manier === undefined ? {} : { manier }) });
        }
  playBijzonder(gezien);
  for (let n = 0; n < RONDES_LUKRAAK; n++) playRandom(gezien, n);
  return hash.digest('hex').slice(0, 16);
}

const gevraagd = process.argv.slice(2);
for (const slug of BUILT) {
  const game = await loadPlayed(slug);
  const { folder } = game.logic.manifest;
  if (gevraagd.length === 0 || gevraagd.includes(folder)) console.log(folder.padEnd(16), fingerprint(game));
}
