import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Game, GameStart, Item } from '@spelrijk/game-kit/contract';
import { makeStart } from '@spelrijk/game-kit/testing';
import { BUILT, loadPlayed } from './testing.ts';

/** How far a thing may sway about its place (stage units). */
const ZWAAI = 30;
/** Coming in takes five seconds at most; then the child thinks for twenty (ticks). */
const INKOMEN = 300;
const DENKEN = 1200;
const OM_DE = 20;

const isRead = ({ pick, label }: Item): boolean => pick !== undefined || (label ?? '') !== '';

/** What is to be chosen or read and travels, comes or goes while the child only thinks. */
function listUnrest({ logic }: Game, start: GameStart): readonly string[] {
  let state = logic.start(start);
  const wacht = (ticks: number): ReadonlyMap<string, Item> => {
    for (let tick = 0; tick < ticks; tick++) state = logic.step(state, { type: 'tick' }).state;
    return new Map(
      logic
        .scene(state)
        .filter(isRead)
        .map((item) => [item.key, item]),
    );
  };
  const eerst = wacht(INKOMEN);
  const onrust = new Set<string>();
  for (let tick = 0; tick < DENKEN; tick += OM_DE) {
    const nu = wacht(OM_DE);
    for (const key of new Set([...eerst.keys(), ...nu.keys()])) {
      const [toen, dit] = [eerst.get(key), nu.get(key)];
      if (!toen || !dit || Math.hypot(toen.x - dit.x, toen.y - dit.y) > ZWAAI || toen.label !== dit.label) onrust.add(key);
    }
  }
  return [...onrust];
}

it('in a game that is proposed to who needs calm, nothing to choose or to read moves while one thinks', async () => {
  for (const slug of BUILT) {
    const game = await loadPlayed(slug);
    const { rustig, antwoordvormen } = game.logic.manifest;
    if (rustig !== true) continue;
    for (const vorm of antwoordvormen)
      for (const wissel of [0, 1])
        assert.deepEqual(listUnrest(game, makeStart(game, { vorm, aantal: 4, seed: wissel, wissel })), [], `${slug} ${vorm}`);
  }
});
