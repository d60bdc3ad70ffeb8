/** What comes by in each game: ten things at least, each another in the next round, drawn and said, and none of it the same in two games; and what to do stands in nobody's way. */
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { GameEvent, GameState, Item } from '@spelrijk/game-kit/contract';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { maatOf } from '@spelrijk/game-kit/stage';
import { makeStart } from '@spelrijk/game-kit/testing';
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { BUILT, loadPlayed } from './testing.ts';

/** So many rounds bring something new. */
const RONDES = 10;
const MAX_TICKS = 4000;
/** It has come and says its sentence. */
const GEKOMEN = 72;
/** The stage is looked at once in so many ticks: to draw it costs more than to go on. */
const KIJK_OM_DE = 6;

const isOver = (a: Item, b: Item): boolean => Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 2;

/** What to do stands over no player and over nothing that can be taken, as long as it can be read. */
function checkBord(items: readonly Item[]): void {
  const bord = items.find(({ key }) => key === 'beurtbord');
  if (bord === undefined || (bord.alpha ?? 1) < 0.5) return;
  for (const item of items) {
    if ((item.z ?? 0) > (bord.z ?? 0)) continue;
    const speelt = item.art === 'kit:blob' || (item.pick !== undefined && !['verder', 'voorval'].includes(item.pick));
    assert.ok(
      !speelt || !isOver({ ...item, w: item.w * 0.5, h: item.h * 0.5 }, bord),
      `what to do lies over ${item.key} at ${Math.round(item.x)}, ${Math.round(item.y)} (${bord.x}, ${bord.y})`,
    );
  }
}

/** The stage of round `ronde`, with what came by in it. */
function lookAt(game: PlayedGame, ronde: number): { readonly items: readonly Item[]; readonly tekst: string } {
  const [vorm = 'TYP'] = game.logic.manifest.antwoordvormen;
  const start = makeStart(game, { vorm, aantal: 1, seed: ronde, wissel: ronde % 2 });
  const random = createRandom(ronde + 1);
  let state: GameState = game.logic.start({ ...start, ronde });
  const send = (event: GameEvent): void => {
    const step = game.logic.step(state, event);
    state = step.state;
    for (const effect of step.effects)
      if (effect.type === 'antwoord') send({ type: 'oordeel', goed: currentOpgave(state.run)?.antwoord === effect.gegeven });
  };
  for (let tick = 0, er = 0; tick < MAX_TICKS && er < GEKOMEN; tick++) {
    send({ type: 'tick' });
    if (tick % KIJK_OM_DE !== 0) continue;
    const items = game.logic.scene(state);
    if (game.logic.speelt?.(state) === true) checkBord(items);
    er = items.some(({ key }) => key === 'voorval') ? er + KIJK_OM_DE : 0;
    const input = state.run.fase === 'spelen' ? game.robot(state, 1, random) : null;
    if (input !== null) send({ type: 'input', input });
  }
  const { w } = maatOf(start.stand);
  const scene = game.logic.scene(state);
  const zin = scene.find(({ key }) => key === 'voorvalzin');
  for (const bord of scene.filter(({ key }) => key === 'beurtbord' || key === 'verder'))
    assert.ok(zin === undefined || !isOver(zin, bord), `its sentence is over ${bord.key} (${start.stand})`);
  const items = scene.filter(({ key }) => key.startsWith('voorval'));
  for (const item of items) assert.ok(item.x - item.w / 2 >= -2 && item.x + item.w / 2 <= w + 2, `${item.key} is off the stage`);
  return { items, tekst: game.logic.describe(state) };
}

const zinnen = new Map<string, string>();
const beelden = new Map<string, string>();

for (const slug of BUILT) {
  const game = await loadPlayed(slug);
  if (game.logic.manifest.spel === undefined) continue;
  it(`${slug} brings another thing in each of ten rounds, which no other game has`, () => {
    const rondes = Array.from({ length: RONDES }, (_, ronde) => lookAt(game, ronde));
    for (const { items, tekst } of rondes) {
      const voorval = items.find(({ key }) => key === 'voorval') ?? assert.fail('nothing came by');
      const { toon = '', name = '', pick } = voorval;
      assert.equal(pick, 'voorval', `${toon} cannot be touched`);
      assert.ok(items.find(({ key }) => key === 'voorvalzin')?.label?.replaceAll('\n', ' ') === name, `${toon} does not say its sentence`);
      assert.ok(tekst.endsWith(name) && /^\p{Lu}.{8,60}[.!]$/u.test(name), `"${name}"`);
      const drawing = game.art['voorval'];
      assert.ok(drawing !== undefined && 'svg' in drawing && drawing.tonen?.includes(toon) === true, `${toon} is not drawn`);
      for (const [soort, wat] of [
        [zinnen, name],
        [beelden, drawing.svg(toon)],
      ] as const) {
        assert.equal(soort.get(wat), undefined, `${toon} comes by in ${soort.get(wat)} too`);
        soort.set(wat, `${slug} ${toon}`);
      }
    }
  });
}

after(() => assert.ok(zinnen.size >= 45 * RONDES));
