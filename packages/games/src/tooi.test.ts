/** What the older dress may count on in every game, also one that is made tomorrow. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { GameStart, Item, Stand } from '@spelrijk/game-kit/contract';
import { createLoop, maatOf, parseSvg } from '@spelrijk/game-kit/stage';
import type { Loop } from '@spelrijk/game-kit/stage';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { LANDSCHAP, NACHT, showsSky } from '@spelrijk/game-kit/tooi';
import { BUILT, loadPlayed } from './testing.ts';

const STANDEN: readonly Stand[] = ['liggend', 'staand'];
/** Enough for a word, its mistake and the play after it. */
const TICKS = 350;

/** Is it scenery: a backdrop, or what goes dark with it? */
const isDecor = ({ art }: PlayedGame, naam: string | undefined): boolean => {
  const drawing = naam === undefined ? undefined : art[naam];
  if (drawing === undefined || !('vak' in drawing)) return false;
  return STANDEN.some((stand) => drawing.vak[0] === maatOf(stand).w && drawing.vak[1] === maatOf(stand).h);
};

const isSeen = ({ alpha = 1 }: Item): boolean => alpha > 0.3;
const isUnder = (one: Item, other: Item): boolean =>
  (one.z ?? 0) <= (other.z ?? 0) && Math.abs(one.x - other.x) < one.w / 2 && Math.abs(one.y - other.y) < one.h / 2;

/** Labels in dark letters with nothing but the backdrop under them. */
function bareLabels(game: PlayedGame, items: readonly Item[]): string[] {
  return items
    .filter((item) => item.label !== undefined && item.label !== '' && isSeen(item) && item.labelToon !== 'wit')
    .filter(({ art }) => art === undefined || LANDSCHAP.has(art))
    .filter((item) => {
      const under = items.filter((other) => other !== item && other.art !== undefined && isSeen(other) && isUnder(other, item));
      const top = under.toSorted((a, b) => (b.z ?? 0) - (a.z ?? 0))[0];
      return top === undefined || LANDSCHAP.has(top.art ?? '') || isDecor(game, top.art);
    })
    .map(({ key, label }) => `${key} "${label}"`);
}

/** What the screen shows above, below and beside the stage comes from these. */
const around = (game: PlayedGame, items: readonly Item[]): readonly Item[] =>
  items.filter(({ art, toon, rondom }) => rondom === 'geheel' || (rondom === undefined && toon === undefined && isDecor(game, art)));

/** How often it is looked at, in ticks: letters, and what lies around the stage. */
const OM_DE = { letters: 50, rondom: 5 } as const;

function playRound(game: PlayedGame, start: GameStart, onScene: (items: readonly Item[], tick: number) => void): void {
  const { logic } = game;
  const random = createRandom(3);
  const loop: Loop = createLoop({
    logic,
    start,
    onFrame: () => undefined,
    onEffect: (effect) => {
      if (effect.type !== 'antwoord') return;
      loop.send({ type: 'oordeel', goed: start.opgaven.find(({ id }) => id === effect.opgaveId)?.antwoord === effect.gegeven });
    },
  });
  for (let tick = 1; tick < TICKS; tick++) {
    loop.advance(1 / 60 + 1e-9);
    if (tick % 9 === 0) {
      if (loop.state.run.fase === 'uitleg') loop.send({ type: 'verder' });
      const input = game.robot(loop.state, 0.5, random);
      if (input !== null) loop.send({ type: 'input', input });
    }
    if (tick % OM_DE.rondom === 0) onScene(logic.scene(loop.state), tick);
  }
}

for (const slug of BUILT) {
  test(`${slug} has backdrops that stay drawings by night, no dark letters straight on them, and one that goes on around the stage`, async () => {
    const game = await loadPlayed(slug);
    for (const [naam, drawing] of Object.entries(game.art)) {
      if (!('vak' in drawing) || !isDecor(game, naam)) continue;
      const dressed = NACHT.decor(drawing.svg(''), ...drawing.vak);
      assert.doesNotThrow(() => parseSvg(dressed), naam);
      assert.notEqual(dressed, drawing.svg(''), naam);
    }
    const { antwoordvormen, maxLetters } = game.logic.manifest;
    for (const stand of STANDEN)
      for (const vorm of antwoordvormen) {
        const start: GameStart = { opgaven: makeOpgaven(vorm, 3, 3, maxLetters), seed: 3, tempo: 1, rustig: false, stand };
        playRound(game, start, (items, tick) => {
          if (tick % OM_DE.letters === 0) assert.deepEqual(bareLabels(game, items), [], `${vorm} ${stand}`);
          const beelden = around(game, items);
          assert.notEqual(beelden.length, 0, `${vorm} ${stand}: nothing goes on around the stage`);
          for (const { alpha = 1, art } of beelden) assert.equal(alpha, 1, `${vorm} ${stand}: ${art} is a veil`);
        });
      }
  });
}

test('what goes dark with the backdrops is there', async () => {
  const names = new Set((await Promise.all(BUILT.map(loadPlayed))).flatMap(({ art }) => Object.keys(art)));
  for (const naam of LANDSCHAP) assert.ok(names.has(naam), naam);
});

test('most games are out of doors, so that the city can be seen in them', async () => {
  const games = await Promise.all(BUILT.map(loadPlayed));
  const outside = games.filter(({ art }) => {
    const decor = art['decor-liggend'];
    return decor !== undefined && 'svg' in decor && showsSky(decor.svg(''));
  });
  assert.ok(outside.length >= 25, String(outside.length));
});

test('where the night has a moon, no game hangs a sun beside it', async () => {
  for (const { art, logic } of await Promise.all(BUILT.map(loadPlayed)))
    for (const naam of Object.keys(art)) assert.doesNotMatch(naam, /^(zon|zonnetje|maan)$/, logic.manifest.slug);
});
