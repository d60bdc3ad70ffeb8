/** A bare host to look at a game: steps on command, so that a picture of the same moment is always the same. */
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import '@fontsource/nunito/700.css';
import '@fontsource/nunito/800.css';
import '@spelrijk/ui/palette.css';
import './page.css';
import { createRandom } from '@spelrijk/base/random';
import { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import { fileNameOf } from '@spelrijk/ui/file-name';
import { createRef, useRef } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { paneelFor } from '@spelrijk/game-kit/contract';
import type { Game, GameEffect, GameInput, GameStart, GameState, Manier, Stand } from '@spelrijk/game-kit/contract';
import { currentOpgave, ticksInFase } from '@spelrijk/game-kit/run';
import type { Basis } from '@spelrijk/game-kit/run';
import { createLoop, needsHoofdletters, needsSpatie, replay, runFrames, standFor, tekensOf } from '@spelrijk/game-kit/stage';
import type { Loop, Opname } from '@spelrijk/game-kit/stage';
import { Letterbord, Pijlen, Stage, useInput } from '@spelrijk/game-kit/stage/view';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { dressOf, type Nachtbeeld } from '@spelrijk/game-kit/tooi';
import { parseSlug } from '../../src/slugs.ts';
import { loadPlayed } from '../../src/testing.ts';

/** What the picture tool asks for. */
interface Kijk {
  /** Plays from the beginning with a robot until the moment comes; false when the round ended without it. */
  goTo(moment: 'start' | 'spel' | 'fout' | 'geleid' | 'goed' | 'beurt' | 'einde'): boolean;
  /** What stays of it: all of it, or half of it with pieces to choose from. */
  showVerzameling(kiest: boolean): void;
  /** A robot plays this many frames of a sixtieth of a second each, one per frame of the browser, whatever that takes: always the same ones. */
  turn(frames: number): Promise<void>;
  /** Real time without a robot: a hand plays; explanations go on by themselves. */
  playThrough(): void;
  /** Plays a recording again; the state it ends in, as JSON. */
  repeat(start: GameStart, opname: Opname, ticks: number): string;
  /** What a child that knows everything would do now, in its own way. */
  guess(manier: Manier): GameInput | null;
  readonly fase: string;
}
declare const PLAATJES: string;
declare global {
  interface Window {
    kijk: Kijk;
  }
}

const query = new URLSearchParams(location.search);
const touch = query.get('touch') === '1';
const seed = Number(query.get('seed') ?? 3);
const stage = createRef<StageHandle>();

const slug = parseSlug(query.get('game') ?? '');
if (slug === undefined) throw new Error('which game? ?game=<slug>');
const game = await loadPlayed(slug);
const vorm = Antwoordvorm.parse(query.get('vorm') ?? game.logic.manifest.antwoordvormen[0]);
/** What is asked instead of made words, as JSON behind the hash: parts of opgaven, each put over a made one. */
const eigen: unknown = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '[]');
const opgaven = makeOpgaven(vorm, Number(query.get('aantal') ?? 10), seed, game.logic.manifest.maxLetters).map((opgave, i) => ({
  ...opgave,
  ...(Array.isArray(eigen) && eigen.length > 0 ? Object(eigen[i % eigen.length]) : {}),
}));
const paneel = touch ? paneelFor(game.logic.manifest, vorm) : 'geen';
const stand = chooseStand();
/** What stands on the horizon of the night; by day nothing. */
const beeld = (
  [
    ['nacht', 'stad'],
    ['ruimte', 'ruimte'],
    ['sport', 'sport'],
    ['strip', 'strip'],
  ] as const
).find(([naam]) => naam === query.get('tooi'))?.[1] satisfies Nachtbeeld | undefined;
const rustig = query.get('rustig') === '1';
let loop = makeLoop(game, stand);

/** What is left for the stage beside the header and the panel. */
function chooseStand(): Stand {
  const panelHeight = { letters: 330, pijlen: 190, knop: 110, geen: 0 }[paneel];
  return standFor(innerWidth, innerHeight - 50 - panelHeight);
}

function makeLoop({ logic }: Game, stand: Stand): Loop {
  const start = { opgaven, seed, tempo: rustig ? 0.6 : 1, rustig, stand, ronde: Number(query.get('ronde') ?? 0) };
  const made: Loop = createLoop({
    logic,
    start,
    onEffect: (effect) => judge(effect, () => made),
    onFrame: (state) => stage.current?.paint(logic.scene(state)),
  });
  return made;
}

function judge(effect: GameEffect, getLoop: () => Loop): void {
  if (effect.type !== 'antwoord') return;
  const goed = opgaven.find((o) => o.id === effect.opgaveId)?.antwoord === effect.gegeven;
  getLoop().send({ type: 'oordeel', goed });
}

/** The pictures of the web app; the server of this tool may read the whole repository. */
const plaatjeUrl = (naam: string): string => `/@fs${PLAATJES}/${fileNameOf(naam)}.svg`;

function Frame(): ReactElement {
  const onInput = (input: GameInput): void => loop.send({ type: 'input', input });
  const frame = useRef<HTMLDivElement>(null);
  useInput({
    root: frame,
    aan: true,
    letters: paneelFor(game.logic.manifest, vorm) === 'letters' && game.logic.speelt?.(loop.state) !== true,
    rustig,
    getItems: () => stage.current?.items ?? [],
    onInput,
    onPauze: () => undefined,
    onHear: () => undefined,
  });
  const woorden = opgaven.map((o) => o.antwoord);
  return (
    <div className="frame" ref={frame}>
      <div className="kop">{game.logic.manifest.instructie}</div>
      <div className="veld">
        <Stage
          ref={stage}
          art={game.art}
          tooi={beeld && dressOf(beeld)}
          figuur={7}
          stand={stand}
          plaatje={plaatjeUrl}
          beschrijving=""
          onInput={onInput}
        />
      </div>
      {paneel === 'letters' && (
        <Letterbord
          indeling="abc"
          tekens={tekensOf(woorden)}
          hoofdletters={needsHoofdletters(woorden)}
          spatie={needsSpatie(woorden)}
          onInput={onInput}
        />
      )}
      {paneel === 'pijlen' && <Pijlen onInput={onInput} actieTekst="Stop" />}
    </div>
  );
}

/** Is it answered at one stroke, so that there is no half way in a word? */
const INEENS = ['KIES', 'GAP', 'FLITS', 'SORT'].includes(vorm);

const isMoment: Readonly<Record<Parameters<Kijk['goTo']>[0], (state: GameState, ticks: number) => boolean>> = {
  start: (_, ticks) => ticks >= 45,
  spel: (state, ticks) => state.run.fase === 'spelen' && state.run.rij.length <= 7 && ticks >= 70,
  fout: (state, ticks) => state.run.fase === 'uitleg' && ticks >= 24 && state.run.poging === 1,
  geleid: (state, ticks) => state.run.fase === 'spelen' && state.run.poging === 3 && ticks >= (INEENS ? 16 : 60),
  goed: (state, ticks) => state.run.fase === 'goed' && state.run.rij.length <= 5 && ticks >= Number(query.get('na') ?? 34),
  beurt: (state, ticks) =>
    (game.logic.speelt?.(state) === true && state.run.rij.length <= 7 && ticks >= Number(query.get('beurt') ?? query.get('na') ?? 170)) ||
    state.run.fase === 'klaar',
  einde: (state, ticks) => state.run.fase === 'klaar' && ticks >= 90,
};

function goTo(moment: Parameters<Kijk['goTo']>[0]): boolean {
  loop = makeLoop(game, stand);
  const random = createRandom(seed);
  const skill = moment === 'fout' || moment === 'geleid' ? 0 : 1;
  const every = moment === 'spel' || moment === 'geleid' ? 22 : 8;
  let reached = false;
  for (let tick = 1; tick < 40_000; tick++) {
    reached = isMoment[moment](loop.state, ticksIn(loop.state));
    if (reached) break;
    loop.advance(1 / 60 + 1e-9);
    play({
      tick,
      every,
      skill,
      idle:
        moment === 'start' ||
        (moment === 'spel' && loop.state.run.rij.length <= 7 && ticksIn(loop.state) > Number(query.get('tot') ?? (INEENS ? 0 : 50))),
      random,
    });
  }
  stage.current?.paint(game.logic.scene(loop.state));
  return reached;
}

function showVerzameling(kiest: boolean): void {
  const { stukken = [] } = game.logic.manifest.verzameling ?? {};
  const ids = stukken.map(({ id }) => id);
  const half = Math.ceil(ids.length / 2);
  const naamVan = (id: string): string => stukken.find((stuk) => stuk.id === id)?.naam ?? '';
  const blik = { bezit: kiest ? ids.slice(0, half) : ids, aanbod: kiest ? ids.slice(half, half + 3) : [], tick: 90, rustig, naamVan };
  stage.current?.paint(game.logic.verzameling?.(blik) ?? []);
}

interface PlayOpties {
  readonly tick: number;
  readonly every: number;
  readonly skill: number;
  readonly idle: boolean;
  readonly random: ReturnType<typeof createRandom>;
}

function play({ tick, every, skill, idle, random }: PlayOpties): void {
  if (idle || tick % every !== 0) return;
  if (loop.state.run.fase === 'uitleg' && ticksIn(loop.state) > 40) loop.send({ type: 'verder' });
  const input = game.robot(loop.state, skill, random);
  if (input !== null) loop.send({ type: 'input', input });
}

/** Every game of ours starts from the kit's basis. */
const ticksIn = (state: GameState & Partial<Basis>): number => ticksInFase({ tick: 0, sinds: 0, ...state } as Basis);

const speler = createRandom(seed);
let gedraaid = 0;
function turn(frames: number): Promise<void> {
  const einde = gedraaid + frames;
  return new Promise((resolve) => {
    requestAnimationFrame(function frame() {
      if (gedraaid >= einde) return resolve();
      requestAnimationFrame(frame);
      play({ tick: ++gedraaid, every: 9, skill: 1, idle: currentOpgave(loop.state.run) === undefined, random: speler });
      loop.advance(1 / 60 + 1e-9);
    });
  });
}

const root = createRoot(document.querySelector('#app') ?? document.body);
flushSync(() => root.render(<Frame />));
function playThrough(): void {
  setInterval(() => loop.state.run.fase === 'uitleg' && loop.send({ type: 'verder' }), 300);
  runFrames(loop);
}

const guess = (manier: Manier): GameInput | null => game.robot(loop.state, 1, createRandom(seed), manier);
window.kijk = {
  goTo,
  showVerzameling,
  turn,
  playThrough,
  guess,
  repeat: (start, opname, ticks) => JSON.stringify(replay(game.logic, start, opname, ticks)),
  get fase() {
    return loop.state.run.fase;
  },
};
