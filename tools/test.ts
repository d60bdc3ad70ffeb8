/** Everything: the checks, the server on a real database, and the browser journeys on a real server. With `--checks` the checks alone: `npm run check`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserTests, serverTests, staticSteps, unitTestSteps } from './check-steps.ts';
import { ensureQuickChromium } from './chromium.ts';
import { root } from './install.mjs';
import { runSteps, type Step } from './steps.ts';

/** No port of the journeys nor of anything else of ours. */
const FILL_PORT = 3599;
const ours = (script: string): string[] => [process.execPath, path.join(root, 'tools', script)];
const checks = [...staticSteps(), ...unitTestSteps()];
/** Beside the checks, which leave room, and after what writes what it reads. */
const build: Step = { name: 'web-app bouwen', command: ours('build.ts'), weight: 45, after: ['gegenereerd', 'routetypen'] };
const light: Step = { name: 'eerste lading', command: ours('first-load.ts'), after: [build.name] };
if (process.argv.includes('--checks')) process.exit((await runSteps(checks)) ? 0 : 1);
try {
  ensureQuickChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
/** One that the journeys copy; on a database that somebody else runs they fill that. */
const demo = process.env['DATABASE_URL'] === undefined ? mkdtempSync(path.join(tmpdir(), 'spelrijk-demo-')) : undefined;
const fill: Step[] =
  demo === undefined
    ? []
    : [{ name: 'demo vullen', command: [...ours('fill-demo.ts'), demo, String(FILL_PORT)], weight: 45, after: [build.name] }];
const checked = await runSteps([...checks, build, ...fill, light]);
// Each of these two keeps both processors busy, and the journeys wait for what is on a screen: nothing beside them.
const lasting = await runSteps([serverTests, { ...browserTests, ...(demo !== undefined && { env: { E2E_DEMO: demo } }) }], 1);
if (demo !== undefined) rmSync(demo, { recursive: true, force: true });
process.exit(checked && lasting ? 0 : 1);
