/** `npm start`: from a clone to a running Spelrijk. Installs, then hands over to tools/serve.ts under the pinned Node. */
import { ensureInstalled, runNode } from './install.mjs';

ensureInstalled();
const { done } = runNode(['tools/serve.ts', ...process.argv.slice(2)]);
process.exit(await done);
