/**
 * Does a recording play the same in a browser as in Node? `node packages/games/tools/kijk/gelijk.ts [folder ...]` plays a round of every
 * game with its robot here and again in Chromium, and compares the states they end in.
 */
import { startKijker } from './serve.ts';
import type { Kijker } from './serve.ts';
import { makeStart, playRonde } from '@spelrijk/game-kit/testing';
import { manifests } from '../../src/manifests.gen.ts';
import { parseSlug } from '../../src/slugs.ts';
import { loadPlayed } from '../../src/testing.ts';

const SEEDS = [1, 2, 3];

async function playsAlike(kijker: Kijker, slug: string): Promise<boolean> {
  const game = await loadPlayed(parseSlug(slug) ?? 'rups');
  const page = await kijker.browser.newPage();
  await page.goto(`${kijker.url}?game=${encodeURIComponent(slug)}`);
  await page.waitForFunction(() => 'kijk' in window);
  let gelijk = true;
  for (const seed of SEEDS) {
    const { antwoordvormen } = game.logic.manifest;
    const start = makeStart(game, { vorm: antwoordvormen[seed % antwoordvormen.length] ?? 'TYP', aantal: 4, seed, wissel: seed });
    const { opname, ticks, state } = playRonde(game, { start, skill: 0.6 });
    const there = await page.evaluate(([a, b, c]) => window.kijk.repeat(a, b, c), [start, opname, ticks] as const);
    gelijk &&= there === JSON.stringify(state);
  }
  await page.close();
  return gelijk;
}

const only = process.argv.slice(2);
const kijker = await startKijker();
try {
  for (const { slug, folder } of manifests.filter((m) => only.length === 0 || only.includes(m.folder))) {
    const gelijk = await playsAlike(kijker, slug);
    console.log(`${gelijk ? 'ok  ' : 'FOUT'} ${folder}`);
    if (!gelijk) process.exitCode = 1;
  }
} finally {
  await kijker.close();
}
