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

/** Ticks that the scene is looked at, and how often. */
const KIJKEN = 600;
const KIJK_OM_DE = 6;
/** So much of its letters may something else lie over, on average: what only goes by (a plane, a bubble that comes up) stays far below. */
const BEDEKT = 0.1;
/** Wrong options: one, and three. */
const ANDERE = [['schaap'], ['schaap', 'schrijf', 'bloemen']] as const;
/** Letters are about half as wide as they are high. */
const LETTERBREED = 0.5;

interface Vlak {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The letters of a thing. */
function lettersOf({ x, y, label = '', labelSize = 34 }: Item): Vlak {
  const lines = label.split('\n');
  return { x, y, w: Math.max(...lines.map((line) => line.length)) * labelSize * LETTERBREED, h: lines.length * labelSize };
}

const overlap = (a: Vlak, b: Vlak): number =>
  Math.max(0, Math.min(a.x + a.w / 2, b.x + b.w / 2) - Math.max(a.x - a.w / 2, b.x - b.w / 2)) *
  Math.max(0, Math.min(a.y + a.h / 2, b.y + b.h / 2) - Math.max(a.y - a.h / 2, b.y - b.h / 2));

/** A ring, a frame or a mark of its own stands about the same middle. */
const isOwn = (item: Item, over: Item): boolean => Math.abs(item.x - over.x) < 4 && Math.abs(item.y - over.y) < 12;

/** What lies over the letters of what can be chosen while the child only thinks: the share of them, on average. */
function listBedekt({ logic }: Game, start: GameStart): ReadonlyMap<string, number> {
  let state = logic.start(start);
  for (let tick = 0; tick < INKOMEN; tick++) state = logic.step(state, { type: 'tick' }).state;
  const bedekt = new Map<string, number>();
  for (let tick = 0; tick < KIJKEN; tick++) {
    state = logic.step(state, { type: 'tick' }).state;
    if (tick % KIJK_OM_DE !== 0) continue;
    const items = logic.scene(state);
    for (const item of items.filter(({ label = '', alpha = 1 }) => label !== '' && alpha > 0.5)) {
      const letters = lettersOf(item);
      const over = items.filter(
        (ander) => ander.art !== undefined && (ander.alpha ?? 1) > 0.5 && (ander.z ?? 0) > (item.z ?? 0) && !isOwn(item, ander),
      );
      for (const ander of over) {
        const naam = `${item.key} onder ${ander.key}`;
        const deel = overlap(letters, ander) / (letters.w * letters.h);
        if (deel > 0) bedekt.set(naam, (bedekt.get(naam) ?? 0) + (deel * KIJK_OM_DE) / KIJKEN);
      }
    }
  }
  return bedekt;
}

it('what is to be chosen lies under nothing else while one thinks, with two options and with four, in both stands', async () => {
  const fout: string[] = [];
  for (const slug of BUILT) {
    const game = await loadPlayed(slug);
    for (const vorm of game.logic.manifest.antwoordvormen) {
      // Cuts stand over the letters, and suds over the word: that is the game.
      if (vorm === 'SPLIT' || slug === 'glazenwasser') continue;
      for (const stand of ['liggend', 'staand'] as const)
        for (const keuzes of ANDERE) {
          const start = makeStart(game, { vorm, aantal: 3, seed: 5, wissel: 0 });
          const opgaven = start.opgaven.map((opgave) => (opgave.keuzes ? { ...opgave, keuzes: [...keuzes, opgave.antwoord] } : opgave));
          for (const [naam, deel] of listBedekt(game, { ...start, opgaven, stand }))
            if (deel > BEDEKT) fout.push(`${slug} ${vorm} ${keuzes.length + 1} ${stand}: ${naam} ${Math.round(deel * 100)}%`);
        }
    }
  }
  assert.deepEqual(fout, []);
});
