/** `npm run t <path...>`: runs test files the way each is run by `npm test`, chosen by where it lies. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildWeb } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { root, stop } from './install.mjs';
import { planTests, type TestRun } from './test-plan.ts';

const USAGE =
  'Gebruik: npm run t <bestand of map> [...], bijvoorbeeld: npm run t packages/taal/src/lezen.test.ts of npm run t e2e/journeys/site.spec.ts';

/** Journeys walk through the app as it is built. */
async function prepare(run: TestRun): Promise<void> {
  if (run.kind !== 'e2e') return;
  ensureChromium();
  if (await buildWeb()) console.log('De web-app is eerst gebouwd.');
}

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const asked = process.argv.slice(2).map((name) => path.relative(root, path.resolve(process.env.INIT_CWD ?? root, name)));
if (asked.length === 0) stop(USAGE);
const { runs, unknown } = planTests(asked, listed.stdout.split('\n'));
if (unknown.length > 0) stop(`Geen testbestand: ${unknown.join(', ')}\n${USAGE}`);
let failed = false;
for (const run of runs) {
  await prepare(run);
  const [program, ...args] = run.command;
  const result = spawnSync(program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program), args, {
    cwd: path.join(root, run.cwd),
    stdio: 'inherit',
  });
  failed ||= result.status !== 0;
}
process.exit(failed ? 1 : 0);
