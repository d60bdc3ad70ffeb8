/**
 * What every game must do, as tests that play it: with robots of every skill, with an idle child, with random events, by
 * keys alone and by fingers alone, on both stands. A game of the catalog passes all of it or does not ship.
 */
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import { controleerScene } from './conform-scene.ts';
import { maakBijzonder, makeOpgaven } from './conform-opgaven.ts';
import { makeStart, speelRonde } from './conform-ronde.ts';
import type { Ronde } from './conform-ronde.ts';
import type { Game, GameEvent, GameInput, GameStart, GameState, Manier } from './game.ts';
import { paneelNu, uitlegFor } from './game.ts';
import { replay } from './loop.ts';
import { currentOpgave } from './run.ts';

export interface Proef {
  /** A requirement, in words. */
  readonly titel: string;
  /** @throws when the game does not meet it */
  readonly run: () => void;
}

export interface ProefOpties {
  /** Rounds of robots, spread over skills, forms, stands and calm mode. */
  readonly rondes: number;
}

const SKILLS = [1, 0.8, 0.5, 0] as const;
const TIEN_MINUTEN = 36_000;

/** All the tests for one game. */
export function conformTests(game: Game, { rondes }: ProefOpties): readonly Proef[] {
  return [
    { titel: 'every round ends, every opgave is answered, done comes once and last', run: () => playRounds(game, rondes) },
    { titel: 'a round of one opgave and a round of none end too', run: () => playShort(game) },
    { titel: 'sounds to choose and texts to read are played to the end where it says it can pose them', run: () => playBijzonder(game) },
    { titel: 'an idle child is never judged', run: () => playIdle(game) },
    { titel: 'random events never break it, and the stage stays drawable', run: () => playRandom(game, 60) },
    { titel: 'the right answer stays within reach whatever was done before', run: () => playRescue(game, 40) },
    { titel: 'the same seed and events give the same game, also from a recording', run: () => playTwice(game) },
    { titel: 'state survives JSON at any tick', run: () => playThroughJson(game) },
    { titel: 'a whole round is playable by keys alone', run: () => playManier(game, 'toetsen') },
    { titel: 'a whole round is playable by fingers alone', run: () => playManier(game, 'aanraken') },
    { titel: 'the right option is not found by its place', run: () => checkPlaces(game, 240) },
    { titel: 'the stage of a first attempt is the same whatever the answer is', run: () => checkBlind(game) },
    { titel: 'the manifest says what a child needs to know', run: () => checkManifest(game) },
  ];
}

function must(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}

const formFor = (game: Game, n: number): Antwoordvorm =>
  game.logic.manifest.antwoordvormen[n % game.logic.manifest.antwoordvormen.length] ?? 'TYP';

function playRounds(game: Game, rondes: number): void {
  for (let n = 0; n < rondes; n++) {
    const skill = SKILLS[n % SKILLS.length] ?? 1;
    const ronde = speelRonde(game, {
      start: makeStart(game, { vorm: formFor(game, Math.floor(n / 4)), aantal: n % 5 === 0 ? 12 : 4, seed: n, wissel: n }),
      skill,
    });
    checkRonde(ronde, `round ${n}, skill ${skill}`);
    if (skill === 1)
      must(
        ronde.antwoorden.every((a) => a.goed),
        () => `round ${n}: a perfect robot was judged wrong`,
      );
  }
}

function checkRonde(ronde: Ronde, what: string): void {
  const { opgaven } = ronde.start;
  must(ronde.klaar, () => `${what}: not finished after ${ronde.ticks} ticks, in phase ${ronde.state.run.fase}`);
  must(ronde.effects.filter((e) => e.type === 'done').length === 1, () => `${what}: done not sent exactly once`);
  must(ronde.effects.at(-1)?.type === 'done', () => `${what}: something came after done`);
  for (const opgave of opgaven) {
    const first = ronde.antwoorden.filter((a) => a.opgaveId === opgave.id && a.poging === 1);
    must(first.length === 1, () => `${what}: "${opgave.antwoord}" has ${first.length} first attempts`);
  }
  must(
    ronde.antwoorden.every((a) => a.poging >= 1 && a.poging <= 9),
    () => `${what}: attempt out of range`,
  );
  must(
    ronde.state.run.uitslag.every((u) => u !== null),
    () => `${what}: an opgave was not played`,
  );
}

function playShort(game: Game): void {
  for (const [n, vorm] of game.logic.manifest.antwoordvormen.entries()) {
    checkRonde(speelRonde(game, { start: makeStart(game, { vorm, aantal: 1, seed: n, wissel: n }), skill: 0.5 }), `one opgave, ${vorm}`);
  }
  checkRonde(
    speelRonde(game, { start: { ...makeStart(game, { vorm: formFor(game, 0), aantal: 1, seed: 1, wissel: 0 }), opgaven: [] }, skill: 1 }),
    'no opgaven',
  );
}

/** What only some games can pose, in both stands: nothing of a sound may be read before it is chosen. */
function playBijzonder(game: Game): void {
  const { klanken, maxTekst = 0, antwoordvormen } = game.logic.manifest;
  if (!antwoordvormen.includes('KIES')) return;
  for (const [soort, kan] of [
    ['klank', klanken === true],
    ['tekst', maxTekst > 0],
  ] as const) {
    if (!kan) continue;
    for (let wissel = 0; wissel < 6; wissel++) {
      const start = makeStart(game, { vorm: 'KIES', aantal: 4, seed: wissel, wissel });
      const opgaven = maakBijzonder(soort, start.opgaven);
      checkRonde(speelRonde(game, { start: { ...start, opgaven }, skill: SKILLS[wissel % SKILLS.length] ?? 1 }), `${soort} ${wissel}`);
      if (soort === 'klank') checkKlank(game, game.logic.start({ ...start, opgaven }));
    }
  }
}

function checkKlank(game: Game, state: GameState): void {
  const read = game.logic.scene(state).flatMap(({ name, label }) => [name, label]);
  for (const keuze of currentOpgave(state.run)?.keuzes ?? []) must(!read.includes(keuze), () => `the sound "${keuze}" can be read`);
}

/** Ten minutes for some seeds and forms, one minute for many. */
function playIdle(game: Game): void {
  for (let seed = 0; seed < 100; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 3, seed, wissel: seed });
    let state = game.logic.start(start);
    const ticks = seed < 6 ? TIEN_MINUTEN : 1200;
    for (let tick = 0; tick < ticks; tick++) {
      const step = game.logic.step(state, { type: 'tick' });
      must(!step.effects.some((e) => e.type === 'antwoord'), () => `seed ${seed}: an idle child was judged at tick ${tick}`);
      state = step.state;
    }
    controleerScene(game, state, `idle, seed ${seed}`);
  }
}

function playRandom(game: Game, rondes: number): void {
  for (let seed = 0; seed < rondes; seed++) {
    const random = createRandom(seed + 77);
    let state: GameState = game.logic.start(makeStart(game, { vorm: formFor(game, seed), aantal: 4, seed, wissel: seed }));
    for (let n = 0; n < 1500; n++) {
      state = game.logic.step(state, randomEvent(game, state, random)).state;
      if (n % 29 === 0) controleerScene(game, state, `random events, seed ${seed}, event ${n}`);
      must(typeof game.logic.beschrijf(state) === 'string', () => 'beschrijf gives no text');
    }
  }
}

function randomEvent(game: Game, state: GameState, random: Random): GameEvent {
  const dice = random.next();
  if (dice < 0.7) return { type: 'tick' };
  if (dice < 0.94) return { type: 'input', input: randomInput(game, state, random) };
  if (dice < 0.97) return { type: 'oordeel', goed: random.next() < 0.5 };
  return dice < 0.99 ? { type: 'verder' } : { type: 'stand', stand: random.pick(['liggend', 'staand']) };
}

function randomInput(game: Game, state: GameState, random: Random): GameInput {
  const picks = game.logic.scene(state).flatMap((item) => (item.pick === undefined ? [] : [item.pick]));
  const inputs: readonly GameInput[] = [
    { soort: 'richting', richting: random.pick(['links', 'rechts', 'op', 'neer']), ingedrukt: random.next() < 0.6 },
    { soort: 'actie', ingedrukt: random.next() < 0.6 },
    { soort: 'kies', pick: random.pick([...picks, 'bestaat-niet', 'bel:99', 'snee:-1']) },
    { soort: 'letter', letter: random.pick(['a', 'e', 'ë', "'", 'T', 'z', 'n']) },
    { soort: 'wis' },
    { soort: 'klaar' },
    { soort: 'wijs', fase: random.pick(['neer', 'beweeg', 'los']), x: random.next() * 1400 - 60, y: random.next() * 1000 - 20 },
  ];
  return random.pick(inputs);
}

/** Plays at random for a while without ever answering, then lets a perfect robot take over: it must still be able to answer right. */
function playRescue(game: Game, rondes: number): void {
  for (let seed = 0; seed < rondes; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 2, seed, wissel: seed });
    let state = playAbout(game, game.logic.start(start), createRandom(seed + 5), 120 + seed * 7);
    for (let n = 0; n < 24; n++) state = sendUnlessAnswer(game, state, { type: 'input', input: { soort: 'wis' } });
    if (answersByItself(game, state)) continue;
    const ronde = speelRonde(game, { start, skill: 1, from: state, maxTicks: 4000 });
    const first = ronde.antwoorden[0];
    must(
      first?.goed === true,
      () =>
        `seed ${seed}: after random play only "${first?.gegeven ?? 'nothing'}" could be given for "${currentOpgave(state.run)?.antwoord}"`,
    );
  }
}

function playAbout(game: Game, from: GameState, random: Random, times: number): GameState {
  let state = from;
  for (let n = 0; n < times; n++) {
    state = sendUnlessAnswer(game, state, { type: 'input', input: randomInput(game, state, random) });
    state = sendUnlessAnswer(game, state, { type: 'tick' });
  }
  return state;
}

/** A dart in the air is an answer that was given already. */
function answersByItself(game: Game, from: GameState): boolean {
  let state = from;
  for (let tick = 0; tick < 240; tick++) {
    const step = game.logic.step(state, { type: 'tick' });
    if (step.effects.some((effect) => effect.type === 'antwoord')) return true;
    state = step.state;
  }
  return false;
}

/** What would be an answer does not happen. */
function sendUnlessAnswer(game: Game, state: GameState, event: GameEvent): GameState {
  const step = game.logic.step(state, event);
  return step.effects.some((effect) => effect.type === 'antwoord') ? state : step.state;
}

function playTwice(game: Game): void {
  for (let seed = 0; seed < 12; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 3, seed, wissel: seed });
    const [a, b] = [speelRonde(game, { start, skill: 0.6 }), speelRonde(game, { start, skill: 0.6 })];
    must(JSON.stringify(a.state) === JSON.stringify(b.state), () => `seed ${seed}: two plays differ`);
    const again = replay(game.logic, start, a.opname, a.ticks);
    must(JSON.stringify(again) === JSON.stringify(a.state), () => `seed ${seed}: the recording plays differently`);
  }
}

function playThroughJson(game: Game): void {
  for (let seed = 0; seed < 8; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 3, seed, wissel: seed });
    const plain = speelRonde(game, { start, skill: 0.6 });
    const stored = speelRonde(game, { start, skill: 0.6, bewaar: 13 });
    must(JSON.stringify(plain.state) === JSON.stringify(stored.state), () => `seed ${seed}: stored and restored state plays differently`);
  }
}

/** Every input of the robot must be one the child can really give that way. */
function playManier(game: Game, manier: Manier): void {
  for (let seed = 0; seed < 24; seed++) {
    const vorm = formFor(game, seed);
    const ronde = speelRonde(game, {
      start: makeStart(game, { vorm, aantal: 4, seed, wissel: seed }),
      skill: 0.7,
      manier,
      onInput: (state, input) =>
        must(isReachable(game, state, input, manier, vorm), () => `${vorm}, ${manier}: ${JSON.stringify(input)} cannot be given`),
    });
    checkRonde(ronde, `${manier}, seed ${seed}`);
  }
}

function isReachable(game: Game, state: GameState, input: GameInput, manier: Manier, vorm: Antwoordvorm): boolean {
  if (input.soort === 'kies') {
    const item = game.logic.scene(state).find((i) => i.pick === input.pick);
    const large = item !== undefined && Math.min(item.w, item.h) >= 84;
    return item !== undefined && item.uit !== true && item.name !== undefined && (manier === 'toetsen' || large);
  }
  if (manier === 'toetsen') return input.soort !== 'wijs';
  const paneel = paneelNu(game.logic, state, vorm);
  if (paneel === 'letters') return ['letter', 'wis', 'klaar', 'wijs'].includes(input.soort);
  if (paneel === 'pijlen') return input.soort === 'richting' || input.soort === 'actie' || input.soort === 'wijs';
  return input.soort === 'wijs' || (paneel === 'knop' && input.soort === 'actie');
}

/**
 * The same question with another of its options as the answer must look the same until it has been answered: then nothing
 * on the stage (place, size, colour, wording) can give the answer away.
 */
function checkBlind(game: Game): void {
  for (const [n, vorm] of game.logic.manifest.antwoordvormen.entries()) {
    for (let seed = 0; seed < 12; seed++) {
      const start = makeStart(game, { vorm, aantal: 1, seed: seed * 13 + n, wissel: seed });
      const opgave = start.opgaven[0];
      if (opgave === undefined) continue;
      for (const antwoord of otherAnswers(opgave)) checkSameStage(game, start, { ...start, opgaven: [{ ...opgave, antwoord }] });
    }
  }
}

function otherAnswers({ antwoord, antwoordvorm, keuzes = [], woord }: Opgave): readonly string[] {
  if (antwoordvorm === 'SPLIT') return [[...woord.woord].join('·'), woord.woord];
  if (antwoordvorm === 'TYP') return antwoord.includes(' ') ? [`${antwoord} ja`, 'ja nee'] : [`${antwoord}en`, antwoord.slice(0, 2)];
  return antwoordvorm === 'VOLG' ? [] : keuzes.filter((keuze) => keuze !== antwoord);
}

function checkSameStage(game: Game, a: GameStart, b: GameStart): void {
  const [one, other] = [game.logic.start(a), game.logic.start(b)];
  for (let tick = 0, x = one, y = other; tick <= 240; tick++) {
    const looks = [x, y].map((state) => JSON.stringify([game.logic.scene(state), game.logic.beschrijf(state)]));
    must(
      looks[0] === looks[1],
      () =>
        `"${a.opgaven[0]?.antwoord}" and "${b.opgaven[0]?.antwoord}" as the answer look different at tick ${tick}: ${difference(looks)}`,
    );
    x = game.logic.step(x, { type: 'tick' }).state;
    y = game.logic.step(y, { type: 'tick' }).state;
  }
}

function difference([a = '', b = '']: readonly string[]): string {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `${a.slice(Math.max(0, at - 60), at + 40)} / ${b.slice(at, at + 40)}`;
}

/**
 * Chi-square on where the right option stands among those that can be picked, left to right. With up to three degrees of
 * freedom a fair game stays under 16.3 in 999 of 1,000 cases (table of the chi-square distribution).
 */
function checkPlaces(game: Game, seeds: number): void {
  for (const vorm of game.logic.manifest.antwoordvormen) {
    const byCount = new Map<number, number[]>();
    for (let seed = 0; seed < seeds; seed++) {
      const place = rightPlace(game, makeStart(game, { vorm, aantal: 1, seed: seed * 31 + 7, wissel: 0 }));
      if (place === null) continue;
      const counts = byCount.get(place.of) ?? Array.from({ length: place.of }, () => 0);
      counts[place.at] = (counts[place.at] ?? 0) + 1;
      byCount.set(place.of, counts);
    }
    for (const [of, counts] of byCount)
      must(of < 2 || of > 4 || chiSquare(counts) < 16.3, () => `${vorm}: with ${of} options the right one stands at ${counts.join('/')}`);
  }
}

function rightPlace(game: Game, start: ReturnType<typeof makeStart>): { readonly at: number; readonly of: number } | null {
  const opgave = start.opgaven[0];
  const state = game.logic.start(start);
  const options = game.logic
    .scene(state)
    .filter((item) => item.pick !== undefined && (opgave?.keuzes ?? []).includes(item.name ?? ''))
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
  const at = options.findIndex((item) => item.name === opgave?.antwoord);
  return at < 0 ? null : { at, of: options.length };
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function checkManifest(game: Game): void {
  const { manifest } = game.logic;
  const uitleg = manifest.antwoordvormen.map((vorm) => uitlegFor(manifest, vorm));
  const texts = [manifest.titel, ...uitleg.flatMap(({ instructie, bediening }) => [instructie, bediening.toetsen, bediening.aanraken])];
  for (const text of texts) must(text.trim() === text && text.length > 2, () => `a text of ${manifest.slug} is empty`);
  must(
    uitleg.every(({ instructie }) => instructie.endsWith('.')),
    () => 'an instruction is not a sentence',
  );
  must(manifest.antwoordvormen.length > 0, () => 'no answer forms');
  must(makeOpgaven(formFor(game, 0), 1, 1, manifest.maxLetters).length === 1, () => 'no word fits');
}
