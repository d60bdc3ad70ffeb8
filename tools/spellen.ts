/**
 * `npm run spellen [game ...]`: the long test of the games in the browser (`e2e/spellen/spellen.spec.ts`), of these games or of all, some games on
 * one filled demo. What was played well before, and is as it was, is passed over; with `--opnieuw` it is not, so a run that was stopped goes on where
 * it was. `--alleen=<part of a title>` plays only that of each, `--workers=2` two at once. What came of it is left as reports for
 * `tools/spellen-tabel.ts` in `node_modules/.cache/spellen`. With `--beelden=<folder>` it keeps pictures of every moment.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { manifests } from '../packages/games/src/manifests.gen.ts';
import { buildWeb } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { root } from './install.mjs';

/** Games that are played on one filled demo, without `--samen=<number>`. */
const SAMEN = 24;

const given = process.argv.slice(2);
const valueOf = (name: string): string | undefined => given.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const games = given.filter((word) => !word.startsWith('--'));
const folders = manifests.map(({ folder }) => folder).filter((folder) => games.length === 0 || games.includes(folder));
const beelden = valueOf('beelden');
const workers = valueOf('workers');
const samen = Number(valueOf('samen') ?? SAMEN);
const reports = path.join(root, 'node_modules/.cache/spellen');
mkdirSync(reports, { recursive: true });
if (beelden !== undefined) mkdirSync(beelden, { recursive: true });
ensureChromium();
await buildWeb();

function playSome(some: readonly string[], report: string): number {
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/playwright'),
    [
      'test',
      '--config=playwright.spellen.config.ts',
      '--reporter=list,json',
      ...(workers === undefined ? [] : [`--workers=${workers}`]),
      '-g',
      `(^| )(${some.join('|')}):.*${valueOf('alleen') ?? ''}`,
    ],
    {
      cwd: path.join(root, 'e2e'),
      stdio: 'inherit',
      env: {
        ...process.env,
        SPELLEN_VERDER: given.includes('--opnieuw') ? '0' : '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, report),
        ...(beelden !== undefined && { SPELLEN_BEELDEN: path.resolve(beelden) }),
      },
    },
  );
  return status ?? 1;
}

const begun = new Date().toISOString().replaceAll(':', '-');
let worst = 0;
for (let from = 0; from < folders.length; from += samen) {
  const status = playSome(folders.slice(from, from + samen), `${begun}-${String(from).padStart(2, '0')}.json`);
  worst = Math.max(worst, status);
}
process.exit(worst);
