/** Runs one of our TypeScript tools under the pinned Node: `node tools/run.mjs tools/bench.ts ...`. */
import { ensureInstalled, runNode } from './install.mjs';

ensureInstalled();
const { done } = runNode(process.argv.slice(2));
process.exit(await done);
