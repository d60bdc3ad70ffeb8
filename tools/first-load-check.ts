/** Fails when the first load of a screen has grown past its limit: a step of `npm test`, after the build. */
import path from 'node:path';
import { firstLoads, isHeavy, lineOf } from './first-load.ts';
import { root } from './install.mjs';

const loads = firstLoads(path.join(root, 'apps/web/build/client'));
for (const load of loads) console.log(lineOf(load));
const heavy = loads.filter(isHeavy);
if (loads.length === 0) console.error('Er is geen bouw om te meten.');
for (const { screen } of heavy) console.error(`${screen} laadt meer dan afgesproken: zie docs/decisions/0062.`);
process.exit(loads.length === 0 || heavy.length > 0 ? 1 : 0);
