/** Everything: the checks, the server on a real database, and the browser journeys on a real server. */
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { staticSteps, serverTests, unitTests } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { root } from './install.mjs';
import { runSteps, type Step } from './steps.ts';

const browser: Step = {
  name: 'browsertests',
  command: [path.join(root, 'node_modules/.bin/playwright'), 'test'],
  cwd: path.join(root, 'e2e'),
  live: true,
};

try {
  ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const checked = await runSteps([...staticSteps(), { ...unitTests, live: true }, { ...serverTests, live: true }]);
const built = await buildWeb().then(
  () => true,
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  },
);
/** After the build, which it reads. */
const light: Step = { name: 'eerste lading', command: [process.execPath, path.join(root, 'tools/first-load-check.ts')], live: true };
const weighed = built && (await runSteps([light]));
const browsed = built && (await runSteps([browser]));
process.exit(checked && weighed && browsed ? 0 : 1);
