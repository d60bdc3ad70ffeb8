/** Everything: the checks, the server on a real database, and the browser journeys on a real server. */
import path from 'node:path';
import { browserTests, serverTests, staticSteps, unitTestSteps } from './check-steps.ts';
import { ensureQuickChromium } from './chromium.ts';
import { root } from './install.mjs';
import { runSteps, type Step } from './steps.ts';

const ours = (script: string): string[] => [process.execPath, path.join(root, 'tools', script)];
const checks = [...staticSteps(), ...unitTestSteps()];
/** Beside the checks, which leave room, and after what writes what it reads. */
const build: Step = { name: 'web-app bouwen', command: ours('build.ts'), weight: 45, after: ['gegenereerd', 'routetypen'] };
const light: Step = { name: 'eerste lading', command: ours('first-load-check.ts'), after: [build.name] };
try {
  ensureQuickChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const checked = await runSteps([...checks, build, light]);
// Each of these two keeps both processors busy, and the journeys wait for what is on a screen: nothing beside them.
const lasting = await runSteps([serverTests, browserTests], 1);
process.exit(checked && lasting ? 0 : 1);
