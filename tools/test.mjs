/** `npm test`: installs what is missing, Chromium included, then runs every test under the pinned Node. */
import { ensureInstalled, runNode } from './install.mjs';

ensureInstalled();
const { done } = runNode(['tools/test.ts', ...process.argv.slice(2)]);
process.exit(await done);
