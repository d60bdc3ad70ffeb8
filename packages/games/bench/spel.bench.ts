/**
 * How a round is spent: robots that act like children play each game in each form. `npm run bench spel`, or
 * `node packages/games/bench/spel.bench.ts [folder ...] [--json] [--doc] [--wacht]`; with `--doc` the table of all games in `docs/meting-spelen.md` is
 * written anew.
 *
 * A tick is play while the stage is the child's (after a right word, and in the feast at the end, in which a touch sends up a star), work
 * while a word is asked, and waiting otherwise (the verdict, the reward that is looked at, the explanation); `--wacht` prints of what it
 * consists. Rounds count on as those of one child: what comes by in a game goes by that. A word takes as long as the engine expects of a child of whom nothing is
 * known yet (`createStand`, about 7 s for six letters and 4 s for a choice), counted from where the host counts: what is shown first is thought about
 * when it is gone (effect `vraag`). Who is eager needs one sd less, who is slow one more.
 *
 * What only a game with its own drawings or its own way of laying can pose (`eigen`) is measured as a form of its own, at the pace of its kind of answer, after
 * its sentence was read at a hundred words a minute: the middle of third graders in winter (Hasbrouck & Tindal, 2017, An update to compiled ORF norms). The
 * text before a question about it is not in it.
 *
 * An event is what the stage tells at a deed in play: its sounds, what was found, and the sentence of the situation. A picture is a thing on
 * the stage in its play, as it is drawn. A round brings something new when it has an event, or a picture, that no round before it had.
 */
import { createRandom } from '@spelrijk/base/random';
import type { Antwoordvorm, Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvormen';
import type { GameEffect, GameEvent, GameStart, GameState, Manier } from '@spelrijk/game-kit/contract';
import { isFlits } from '@spelrijk/game-kit/mechanics/flits';
import { currentOpgave, isDone } from '@spelrijk/game-kit/run';
import { makeEigen, makeStart } from '@spelrijk/game-kit/testing';
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { BUILT, loadPlayed } from '../src/testing.ts';
import { writeMeting, type Regel } from './meting.ts';

interface Kind {
  readonly naam: string;
  readonly skill: number;
  /** Ticks between two deeds in play. */
  readonly elke: number;
  /** Of the time that is expected for a word. */
  readonly tempo: number;
  readonly manier?: Manier;
  /** Leaves the play alone, with the button to go on. */
  readonly slaatOver?: true;
}

/** One sd of the pace between children (ln of seconds). */
const SD = 0.6;
/** Whom the targets are for. */
const GEWOON: Kind = { naam: 'gewoon', skill: 1, elke: 20, tempo: 1 };
const KINDEREN: readonly Kind[] = [
  GEWOON,
  { naam: 'gretig', skill: 1, elke: 6, tempo: Math.exp(-SD) },
  { naam: 'traag', skill: 1, elke: 45, tempo: Math.exp(SD) },
  { naam: 'slordig', skill: 0.5, elke: 9, tempo: Math.exp(-SD), slaatOver: true },
  { naam: 'toetsen', skill: 1, elke: 12, tempo: 1, manier: 'toetsen' },
];
const WOORDEN = 8;
const RONDES = 10;
const MAX_TICKS = 20_000;
const TICKS_PER_S = 60;
const LEEST_WOORDEN_PER_S = 100 / 60;
/** An explanation is read for a second and a half. */
const LEEST = 90;

/** Of a word, in ticks: before its first deed, and between two of them. Typing and building are for two fifths thinking, as `verwachteTijd` has it. */
interface Maat {
  readonly denkt: number;
  readonly elke: number;
}

/** Seconds that the engine expects before it knows a child: `TEMPO_START` of packages/oefenen, which this package may not read. */
const TEMPO = { typ: Math.exp(1.95), kies: Math.exp(1.4), bouw: Math.exp(2.1) } as const;
const LETTERS = 6;

/** What was flashed and is then picked out takes what a choice takes: the engine knows no other pace for it. */
function maatVan(vorm: Antwoordvorm, gekozen: boolean, { tempo, elke, manier }: Kind): Maat {
  const langs = (s: number): Maat => {
    const ticks = s * TICKS_PER_S * tempo;
    // With keys alone many deeds only steer.
    return manier === 'toetsen' ? { denkt: ticks, elke } : { denkt: ticks * 0.4, elke: (ticks * 0.6) / LETTERS };
  };
  if (vorm === 'TYP' || (vorm === 'FLITS' && !gekozen)) return langs(TEMPO.typ);
  if (vorm === 'VOLG' || vorm === 'SPLIT') return langs(TEMPO.bouw);
  return { denkt: TEMPO.kies * TICKS_PER_S * tempo, elke };
}

/** A game in which a word is only ever shown and then written is not dictated to. */
function poseOwn({ logic: { manifest } }: PlayedGame, start: GameStart): GameStart {
  const opgaven = start.opgaven.map((opgave) => {
    const { antwoordvorm } = opgave;
    if (manifest.vormen?.includes(opgave.vorm) !== false) return opgave;
    const getoond = manifest.vormen.find((vorm) => OEFENVORMEN[vorm].antwoordvorm === antwoordvorm && isFlits({ ...opgave, vorm }));
    return getoond === undefined ? opgave : { ...opgave, vorm: getoond };
  });
  return { ...start, opgaven };
}

interface Telling {
  speel: number;
  werk: number;
  wacht: number;
  /** What the waiting was for, in ticks. */
  readonly waarop: Map<string, number>;
  daden: number;
  /** Ticks from each right verdict to the first deed in its play. */
  readonly naarDaad: number[];
  readonly voorvallen: Set<string>;
  readonly beelden: Set<string>;
}

const isSpeelTijd = (game: PlayedGame, state: GameState): boolean => game.logic.speelt?.(state) === true;

/** What is told of a step in play; '' is nothing. */
function tell(game: PlayedGame, state: GameState, effects: readonly GameEffect[]): string {
  const wat = effects.flatMap((effect) => (effect.type === 'sound' ? [effect.sound] : effect.type === 'vondst' ? [effect.stuk] : []));
  return wat.length === 0 ? '' : `${wat.join('+')} ${game.logic.describe(state)}`;
}

/** No scenery, and nothing that the kit draws in every game. */
const isDing = (art: string): boolean => art !== '' && !/^(kit:|decor)/.test(art);

class Ronde {
  readonly #game: PlayedGame;
  readonly #kind: Kind;
  readonly #telling: Telling = {
    speel: 0,
    werk: 0,
    wacht: 0,
    waarop: new Map(),
    daden: 0,
    naarDaad: [],
    voorvallen: new Set(),
    beelden: new Set(),
  };
  #state: GameState;
  #goedOp: number | null = null;
  #tick = 0;
  #uitleg = 0;
  readonly #maat: Maat;
  /** Is there a sentence to read with every word? */
  readonly #leest: boolean;
  /** Since when this word is asked, and when something was done last. */
  #gevraagd = 0;
  #gedaan = 0;

  constructor(
    game: PlayedGame,
    kind: Kind,
    {
      vorm,
      eigen,
      seed,
      ronde,
    }: { readonly vorm: Antwoordvorm; readonly eigen?: Oefenvorm; readonly seed: number; readonly ronde: number },
  ) {
    this.#game = game;
    this.#kind = kind;
    const gemaakt = makeStart(game, { vorm, aantal: WOORDEN, seed, wissel: 0 });
    const start = eigen === undefined ? poseOwn(game, gemaakt) : { ...gemaakt, opgaven: makeEigen(eigen, gemaakt.opgaven) };
    this.#maat = maatVan(vorm, start.opgaven[0]?.keuzes !== undefined, kind);
    this.#leest = eigen !== undefined;
    this.#state = game.logic.start({ ...start, rustig: false, tempo: 1, ronde });
  }

  play(seed: number): Telling {
    const random = createRandom(seed);
    for (; !isDone(this.#state.run) && this.#tick < MAX_TICKS; this.#tick++) {
      const speelt = isSpeelTijd(this.#game, this.#state);
      const { fase } = this.#state.run;
      const soort = speelt ? 'speel' : fase === 'spelen' ? 'werk' : 'wacht';
      this.#telling[soort]++;
      if (soort === 'wacht') this.#telling.waarop.set(this.#cause(), (this.#telling.waarop.get(this.#cause()) ?? 0) + 1);
      this.#uitleg = fase === 'uitleg' ? this.#uitleg + 1 : 0;
      this.#send({ type: 'tick' });
      if (this.#uitleg > LEEST) this.#send({ type: 'verder' });
      else if (this.#isKlaarVoor(speelt, fase === 'spelen')) this.#act(random, speelt);
    }
    return this.#telling;
  }

  /** The verdict, the reward before its play, what is looked at after it, the explanation, the feast. */
  #cause(): string {
    const { fase } = this.#state.run;
    return fase === 'goed' ? (this.#goedOp === null ? 'na het spel' : 'beloning') : fase;
  }

  /** Has it thought, and is its hand free again? */
  #isKlaarVoor(speelt: boolean, werkt: boolean): boolean {
    if (!werkt) this.#gevraagd = this.#tick;
    if (speelt || !werkt) return this.#tick % this.#kind.elke === 0;
    if (this.#tick - this.#gevraagd < this.#maat.denkt + this.#leestijd() || this.#tick - this.#gedaan < this.#maat.elke) return false;
    this.#gedaan = this.#tick;
    return true;
  }

  /** Ticks for the sentence of the word that is asked. */
  #leestijd(): number {
    if (!this.#leest) return 0;
    const woorden = currentOpgave(this.#state.run)?.vraag?.split(/\s+/).length ?? 0;
    return (woorden / LEEST_WOORDEN_PER_S) * TICKS_PER_S * this.#kind.tempo;
  }

  #act(random: ReturnType<typeof createRandom>, speelt: boolean): void {
    const { skill, manier, slaatOver } = this.#kind;
    const over = speelt && slaatOver === true;
    const input = over ? ({ soort: 'kies', pick: 'verder' } as const) : this.#game.robot(this.#state, skill, random, manier);
    if (input === null) return;
    if (input.soort !== 'letter') this.#telling.daden++;
    if (speelt && this.#goedOp !== null) {
      this.#telling.naarDaad.push(this.#tick - this.#goedOp);
      this.#goedOp = null;
    }
    this.#send({ type: 'input', input });
  }

  #send(event: GameEvent): void {
    const { state, effects } = this.#game.logic.step(this.#state, event);
    this.#state = state;
    if (isSpeelTijd(this.#game, state)) {
      const wat = tell(this.#game, state, effects);
      if (wat !== '') this.#telling.voorvallen.add(wat);
      for (const { art = '', toon = '' } of this.#game.logic.scene(state)) if (isDing(art)) this.#telling.beelden.add(`${art} ${toon}`);
    }
    for (const effect of effects) {
      if (effect.type === 'vraag') this.#gevraagd = this.#tick;
      if (effect.type === 'antwoord') this.#judge(effect.gegeven);
    }
  }

  #judge(gegeven: string): void {
    const goed = currentOpgave(this.#state.run)?.antwoord === gegeven;
    if (goed) this.#goedOp = this.#tick;
    this.#send({ type: 'oordeel', goed });
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const percent = (deel: number, geheel: number): number => Math.round((100 * deel) / Math.max(1, geheel));
const tiende = (waarde: number): number => Math.round(waarde * 10) / 10;

/** Of each round: did it have something that none before it had? */
function countNieuw(rondes: readonly ReadonlySet<string>[]): readonly boolean[] {
  const gezien = new Set<string>();
  return rondes.map((ronde) => {
    const eerst = [...ronde].some((wat) => !gezien.has(wat));
    for (const wat of ronde) gezien.add(wat);
    return eerst;
  });
}

/** Seconds of waiting in all rounds of the ordinary robot, by what it was for. */
const WAAROP = new Map<string, number>();

function measure(game: PlayedGame, kind: Kind, vorm: Antwoordvorm, eigen?: Oefenvorm): Regel {
  const rondes = Array.from({ length: kind === GEWOON ? RONDES : 1 }, (_, n) =>
    new Ronde(game, kind, { vorm, eigen, seed: n * 7 + 3, ronde: n }).play(n + 1),
  );
  if (kind === GEWOON)
    for (const { waarop } of rondes) for (const [wat, n] of waarop) WAAROP.set(wat, (WAAROP.get(wat) ?? 0) + n / TICKS_PER_S);
  const nieuw = countNieuw(rondes.map(({ voorvallen }) => voorvallen));
  const beeld = countNieuw(rondes.map(({ beelden }) => beelden));
  const [speel, werk, wacht] = [sum(rondes.map((r) => r.speel)), sum(rondes.map((r) => r.werk)), sum(rondes.map((r) => r.wacht))];
  const totaal = speel + werk + wacht;
  const naar = rondes.flatMap(({ naarDaad }) => naarDaad);
  return {
    spel: game.logic.manifest.slug,
    vorm: eigen ?? vorm,
    kind: kind.naam,
    speel: percent(speel, totaal),
    werk: percent(werk, totaal),
    wacht: percent(wacht, totaal),
    naarDaadS: naar.length === 0 ? null : tiende(sum(naar) / naar.length / TICKS_PER_S),
    dadenPerMin: tiende((sum(rondes.map(({ daden }) => daden)) / totaal) * TICKS_PER_S * 60),
    voorvallen: tiende(sum(rondes.map(({ voorvallen }) => voorvallen.size)) / rondes.length),
    nieuw: kind === GEWOON ? nieuw.filter(Boolean).length : null,
    nieuwBeeld: kind === GEWOON ? beeld.filter(Boolean).length : null,
    laatstNieuw: kind === GEWOON ? Math.max(nieuw.lastIndexOf(true), beeld.lastIndexOf(true)) + 1 : null,
  };
}

const given = process.argv.slice(2);
const folders = given.filter((word) => !word.startsWith('--'));
const regels: Regel[] = [];
for (const slug of BUILT) {
  const game = await loadPlayed(slug);
  const { folder, antwoordvormen, eigen = [] } = game.logic.manifest;
  if (folders.length > 0 && !folders.includes(folder)) continue;
  for (const vorm of antwoordvormen) for (const kind of KINDEREN) regels.push(measure(game, kind, vorm));
  for (const vorm of eigen) for (const kind of KINDEREN) regels.push(measure(game, kind, OEFENVORMEN[vorm].antwoordvorm, vorm));
}
if (given.includes('--doc') && folders.length === 0) writeMeting(regels);
if (given.includes('--wacht')) console.table(Object.fromEntries([...WAAROP].map(([wat, s]) => [wat, Math.round(s)])));
if (given.includes('--json')) console.log(JSON.stringify(regels));
else console.table(regels);
