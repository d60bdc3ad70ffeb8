/**
 * `npm run bench [part of a name]`: runs every `*.bench.ts`. Each prints its figures and the ratio to a baseline
 * measured in the same run, because absolute times say more about the machine than about us.
 */
import { globSync } from 'node:fs';
import { root } from './install.mjs';
import { runSteps } from './steps.ts';

const wanted = process.argv[2] ?? '';
const benches = globSync(['packages/*/{src,bench}/**/*.bench.ts', 'apps/*/{src,bench}/**/*.bench.ts', 'tools/**/*.bench.ts'], { cwd: root })
  .filter((file) => file.includes(wanted))
  .sort();
const ok = await runSteps(benches.map((file) => ({ name: file, command: [process.execPath, file], live: true })));
process.exit(ok ? 0 : 1);
