/** Where the ring of a verdict is: around what it judges, moving along with it, and on the stage. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { GameEvent, GameState, Item, Stand } from '@spelrijk/game-kit/contract';
import { maatOf } from '@spelrijk/game-kit/stage';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { loadPlayed } from './testing.ts';

const STANDEN: readonly Stand[] = ['liggend', 'staand'];
const TICK: GameEvent = { type: 'tick' };
/** How long a verdict is looked at, and until when an answer is waited for. */
const VERDICT = 90;
const GEDULD = 4000;
/** So far from the middle of what is judged, as a share of the ring. */
const SPELING = 0.2;

/** Games that put the ring around one thing, with the answer forms in which they do; where a row is judged it stands above it. */
const AROUND = {
  beestjesvangen: ['KIES', 'SORT'],
  blobgezocht: ['KIES'],
  buurtsuper: ['KIES'],
  groeivis: ['SORT', 'KIES', 'GAP'],
  helikopter: ['GAP', 'KIES'],
  postbezorger: ['SORT', 'KIES'],
  verfgooien: ['SORT', 'KIES'],
  vissenvangen: ['KIES'],
  vliegrace: ['VOLG', 'GAP'],
  wortelboer: ['SORT'],
} as const satisfies Readonly<Record<string, readonly Antwoordvorm[]>>;

interface Wat {
  readonly stand: Stand;
  readonly vorm: Antwoordvorm;
  readonly goed: boolean;
}

/** What is seen after the first answer, tick by tick. */
function playVerdict(game: PlayedGame, { stand, vorm, goed }: Wat): readonly (readonly Item[])[] {
  const { logic } = game;
  const random = createRandom(3);
  const opgaven = makeOpgaven(vorm, 2, 3, logic.manifest.maxLetters);
  let state: GameState = logic.start({ opgaven, seed: 3, tempo: 1, rustig: false, stand });
  const answers = (event: GameEvent): boolean => {
    const step = logic.step(state, event);
    state = step.state;
    return step.effects.some(({ type }) => type === 'antwoord');
  };
  for (let tick = 1, done = false; tick < GEDULD && !done; tick++) {
    done = answers(TICK);
    const input = !done && tick % 9 === 0 ? game.robot(state, goed ? 1 : 0, random) : null;
    if (input !== null) done = answers({ type: 'input', input });
  }
  answers({ type: 'oordeel', goed });
  return Array.from({ length: VERDICT }, () => {
    answers(TICK);
    return logic.scene(state);
  });
}

/** A ring that is there, not one that pops in or fades. */
const isRing = ({ art, alpha = 1, sx = 1 }: Item): boolean => (art === 'kit:goed' || art === 'kit:bijna') && alpha > 0.9 && sx > 0.9;

/** Can it be judged? Confetti cannot, and what is as wide as the stage is scenery. */
const isThing = ({ art = '', w }: Item, breed: number): boolean =>
  !/^(kit:(goed|bijna|snipper|stofje)|decor)/.test(art) && w > 40 && w < breed * 0.9;

/** How far the ring is from the middle of the nearest thing, as a share of itself, and how far it sticks out of the stage. */
function measureRing(items: readonly Item[], ring: Item, stand: Stand): { readonly naast: number; readonly uit: number } {
  const { w, h } = maatOf(stand);
  const half = ring.w / 2;
  const afstanden = items.filter((item) => isThing(item, w)).map(({ x, y }) => Math.hypot(x - ring.x, y - ring.y));
  return {
    naast: Math.min(...afstanden) / ring.w,
    uit: Math.max(0, half - ring.x, ring.x + half - w, half - ring.y, ring.y + half - h),
  };
}

for (const [slug, vormen] of Object.entries(AROUND) as [keyof typeof AROUND, readonly Antwoordvorm[]][])
  test(`${slug}: a verdict is around what is judged, and on the stage`, async () => {
    const game = await loadPlayed(slug);
    for (const stand of STANDEN)
      for (const vorm of vormen)
        for (const goed of [true, false]) {
          const rings = playVerdict(game, { stand, vorm, goed }).flatMap((items) => {
            const ring = items.find(isRing);
            return ring === undefined ? [] : [measureRing(items, ring, stand)];
          });
          assert.ok(rings.length > 0, `${vorm} ${stand}: no ring`);
          for (const { naast, uit } of rings) {
            assert.ok(naast <= SPELING, `${vorm} ${stand} ${goed}: ${naast.toFixed(2)} of the ring beside it`);
            assert.equal(uit, 0, `${vorm} ${stand} ${goed}: off the stage`);
          }
        }
  });
