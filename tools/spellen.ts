/**
 * `npm run spellen [game ...]`: the long test of the games in the browser (`e2e/spellen/spellen.spec.ts`), of these games or of all. What was played well
 * before, and is as it was, is passed over; with `--opnieuw` it is not. With `--beelden=<folder>` it keeps pictures of every moment.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './chromium.ts';
import { root } from './install.mjs';

const given = process.argv.slice(2);
const games = given.filter((word) => !word.startsWith('--'));
const beelden = given.find((word) => word.startsWith('--beelden='))?.slice('--beelden='.length);
if (beelden !== undefined) mkdirSync(beelden, { recursive: true });
ensureChromium();
await buildWeb();
const workers = given.find((word) => word.startsWith('--workers='));
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  [
    'test',
    '--config=playwright.spellen.config.ts',
    ...(workers === undefined ? [] : [workers]),
    ...(games.length > 0 ? ['-g', `(^| )(${games.join('|')}):`] : []),
  ],
  {
    cwd: path.join(root, 'e2e'),
    stdio: 'inherit',
    env: {
      ...process.env,
      SPELLEN_VERDER: given.includes('--opnieuw') ? '0' : '1',
      ...(beelden !== undefined && { SPELLEN_BEELDEN: path.resolve(beelden) }),
    },
  },
);
process.exit(status ?? 1);
