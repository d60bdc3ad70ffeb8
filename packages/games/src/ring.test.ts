/**
 * Where the ring of a verdict is, in every game and every way to answer: on the stage, through no letters, around the row that was made or
 * around the one thing that was chosen, and moving along with it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { GameEvent, GameState, Item, Stand } from '@spelrijk/game-kit/contract';
import { fitLetters, maatOf } from '@spelrijk/game-kit/stage';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { art } from '../template/art.ts';
import { logic as template } from '../template/logic.ts';
import { robot } from '../template/robot.ts';
import { BUILT, loadPlayed } from './testing.ts';

const STANDEN: readonly Stand[] = ['liggend', 'staand'];
const TICK: GameEvent = { type: 'tick' };
/** How long a verdict is looked at, and until when an answer is waited for. */
const VERDICT = 140;
const GEDULD = 4000;
/** So far from the middle of the thing that is judged, as a share of the ring. */
const SPELING = 0.2;
/** In these a word is made piece by piece, and the row of them is what is judged. */
const RIJEN: ReadonlySet<Antwoordvorm> = new Set(['TYP', 'VOLG', 'SPLIT']);

interface Wat {
  readonly stand: Stand;
  readonly vorm: Antwoordvorm;
  readonly goed: boolean;
}

interface Oordeel {
  readonly gegeven: string;
  /** What is seen after it, tick by tick. */
  readonly beelden: readonly (readonly Item[])[];
}

/** A long word that is answered at once, right or wrong. */
function playVerdict(game: PlayedGame, { stand, vorm, goed }: Wat): Oordeel {
  const { logic } = game;
  const random = createRandom(3);
  const opgaven = makeOpgaven(vorm, 22, 3, logic.manifest.maxLetters)
    .toSorted((a, b) => b.woord.woord.length - a.woord.woord.length)
    .filter(({ woord }) => !/[ .]/.test(woord.woord))
    .slice(0, 2)
    .map((opgave) => (vorm === 'VOLG' ? { ...opgave, extra: ['s', 'ij'] } : opgave));
  let state: GameState = logic.start({ opgaven, seed: 3, tempo: 1, rustig: false, stand });
  let gegeven = '';
  const send = (event: GameEvent): boolean => {
    const step = logic.step(state, event);
    state = step.state;
    const antwoord = step.effects.find((effect) => effect.type === 'antwoord');
    gegeven = antwoord?.gegeven ?? gegeven;
    return antwoord !== undefined;
  };
  for (let tick = 1, done = false; tick < GEDULD && !done; tick++) {
    done = send(TICK);
    const input = !done && tick % 9 === 0 ? game.robot(state, goed ? 1 : 0, random) : null;
    if (input !== null) done = send({ type: 'input', input });
  }
  send({ type: 'oordeel', goed });
  const beelden = Array.from({ length: VERDICT }, () => {
    send(TICK);
    return logic.speelt?.(state) === true ? [] : logic.scene(state);
  });
  return { gegeven, beelden };
}

/** A ring that is there, not one that pops in or fades. */
const isRing = ({ art, alpha = 1, sx = 1 }: Item): boolean => /^kit:(goed|bijna)/.test(art ?? '') && alpha > 0.9 && sx > 0.9;
const isRound = ({ art }: Item): boolean => art?.endsWith('-rij') !== true;

interface Vlak {
  readonly links: number;
  readonly rechts: number;
  readonly boven: number;
  readonly onder: number;
}

const vlakOf = ({ x, y }: Item, w: number, h: number): Vlak => ({
  links: x - w / 2,
  rechts: x + w / 2,
  boven: y - h / 2,
  onder: y + h / 2,
});
const holds = (a: Vlak, b: Vlak): boolean => a.links <= b.links && a.rechts >= b.rechts && a.boven <= b.boven && a.onder >= b.onder;
const meets = (a: Vlak, b: Vlak): boolean => a.links < b.rechts && a.rechts > b.links && a.boven < b.onder && a.onder > b.boven;

/** Where the letters of a thing are. */
function lettersOf(item: Item): Vlak {
  const { label = '', labelSize = 34, sx = 1, sy = 1, w } = item;
  const lines = label.split('\n');
  const breed = Math.max(...lines.map((line) => 1 / fitLetters(line, 1, Infinity))) * labelSize * sx;
  const vlak = vlakOf(item, breed, labelSize * lines.length * 0.8 * sy);
  return item.labelLinks === true ? { ...vlak, links: item.x - w / 2, rechts: item.x - w / 2 + breed } : vlak;
}

/** How far the points of an area are from the middle of a ring, at least and at most. */
function distances({ links, rechts, boven, onder }: Vlak, { x, y }: Item): readonly [number, number] {
  const near = Math.hypot(Math.max(links - x, 0, x - rechts), Math.max(boven - y, 0, y - onder));
  return [near, Math.hypot(Math.max(rechts - x, x - links), Math.max(onder - y, y - boven))];
}

/** Thickness of the line around a row, in stage units, and of that of a ring, as a share of its radius. */
const LIJN = 16;
const DIK = 0.28;

function crosses(ring: Item, item: Item): boolean {
  const letters = lettersOf(item);
  if (!isRound(ring))
    return meets(letters, vlakOf(ring, ring.w, ring.h)) && !holds(vlakOf(ring, ring.w - 2 * LIJN, ring.h - 2 * LIJN), letters);
  const [near, far] = distances(letters, ring);
  const straal = ring.w / 2;
  return near < straal && far > straal * (1 - DIK);
}

const isSeen = ({ alpha = 1 }: Item): boolean => alpha > 0.5;

/** Can it be judged? Confetti cannot, and what is as wide as the stage is scenery. */
const isThing = ({ art = '', w, h }: Item): boolean => !/^(kit:(goed|bijna|snipper|stofje)|decor)/.test(art) && w > 40 && h < 500;

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}']/gu, '');

/** Is this the answer: in one piece, or read from left to right and line by line? */
function reads(items: readonly Item[], gegeven: string): boolean {
  const letters = items.toSorted((a, b) => (Math.abs(a.y - b.y) < 60 ? a.x - b.x : a.y - b.y)).map(({ label = '' }) => bare(label));
  return letters.includes(bare(gegeven)) || letters.join('') === bare(gegeven);
}

/** Does the row of what was given stand there somewhere, in pieces? */
function hasRow(items: readonly Item[], gegeven: string): boolean {
  const labels = items.filter((item) => item.label !== undefined && isSeen(item));
  const names = new Set(labels.map(({ key }) => nameOf(key)));
  return [...names].some((name) => {
    const row = labels.filter(({ key }) => nameOf(key) === name);
    return row.length > 1 && reads(row, gegeven);
  });
}

const nameOf = (key: string): string => key.replace(/\d+$/, '');

const holdsRow = (items: readonly Item[], ring: Item, gegeven: string): boolean =>
  reads(
    items.filter((item) => item.label !== undefined && isSeen(item) && holds(vlakOf(ring, ring.w, ring.h), lettersOf(item))),
    gegeven,
  );

/** What of a thing is on the stage: a ring goes no further. */
function seenOf(item: Item, stand: Stand): Vlak {
  const { w, h } = maatOf(stand);
  const { links, rechts, boven, onder } = vlakOf(item, item.w * Math.abs(item.sx ?? 1), item.h * Math.abs(item.sy ?? 1));
  return {
    links: Math.max(RAND, links),
    rechts: Math.min(w - RAND, rechts),
    boven: Math.max(RAND, boven),
    onder: Math.min(h - RAND, onder),
  };
}
/** A ring stays so far from the edge of the stage. */
const RAND = 2;

/** Around the thing: its middle is the middle of the ring, or it stands in it as a whole. */
const holdsThing = (items: readonly Item[], ring: Item, stand: Stand): boolean =>
  items
    .filter((item) => isThing(item))
    .some((item) =>
      isRound(ring)
        ? Math.hypot(item.x - ring.x, item.y - ring.y) <= SPELING * ring.w
        : holds(vlakOf(ring, ring.w, ring.h), seenOf(item, stand)),
    );

/** What flies by is not read. */
const STIL = 0.8;

/** Does it hang still beside the ring? */
function isStill(item: Item, ring: Item, before: readonly Item[]): boolean {
  const [was, ringWas] = [before.find(({ key }) => key === item.key), before.find(isRing)];
  if (was === undefined || ringWas === undefined) return false;
  return Math.hypot(item.x - ring.x - was.x + ringWas.x, item.y - ring.y - was.y + ringWas.y) < STIL;
}

interface Beeld {
  readonly items: readonly Item[];
  readonly before: readonly Item[];
  readonly ring: Item;
}

/** Stage units in a tick: what is judged may fly, and a verdict does not leap from one thing to another. */
const SPRONG = 80;

const leaps = (ring: Item, before: Item | undefined): boolean =>
  before !== undefined && Math.hypot(ring.x - before.x, ring.y - before.y) > SPRONG;

/** What is wrong with this ring, or null. */
function wrongWith({ items, before, ring }: Beeld, { stand, vorm, goed }: Wat, gegeven: string): string | null {
  const { w, h } = maatOf(stand);
  if (!holds({ links: 0, boven: 0, rechts: w, onder: h }, vlakOf(ring, ring.w, ring.h))) return 'off the stage';
  if (leaps(ring, before.find(isRing))) return 'leaps';
  const crossed = items.find((item) => item.label !== undefined && isSeen(item) && isStill(item, ring, before) && crosses(ring, item));
  if (crossed !== undefined) return `through the letters of ${crossed.key} "${crossed.label}"`;
  const row = RIJEN.has(vorm) && (!goed || hasRow(items, gegeven));
  if (row ? holdsRow(items, ring, gegeven) : holdsThing(items, ring, stand)) return null;
  return row ? `not around "${gegeven}"` : 'around nothing';
}

/** With the game that `npm run new game` begins with. */
const PLAYED: readonly (readonly [name: string, load: () => PlayedGame | Promise<PlayedGame>])[] = [
  ['the template', () => ({ logic: template, art, robot })],
  ...BUILT.map((slug) => [slug, () => loadPlayed(slug)] as const),
];

for (const [name, load] of PLAYED)
  test(`${name}: a verdict is around what is judged`, async () => {
    const game = await load();
    for (const stand of STANDEN)
      for (const vorm of game.logic.manifest.antwoordvormen)
        for (const goed of [true, false]) {
          const wat = { stand, vorm, goed };
          const { gegeven, beelden } = playVerdict(game, wat);
          const rings = beelden.flatMap((items, i) =>
            items.filter(isRing).map((ring) => wrongWith({ items, before: beelden[i - 1] ?? [], ring }, wat, gegeven)),
          );
          const waar = `${vorm} ${stand} ${goed ? 'right' : 'wrong'}`;
          assert.ok(rings.length > 0, `${waar}: no ring`);
          assert.deepEqual([...new Set(rings.filter((why) => why !== null))], [], waar);
        }
  });
