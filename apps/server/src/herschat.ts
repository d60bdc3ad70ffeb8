/** The command `npm run herschat`: re-estimates the engine's constants from the stored answers. Stores nothing without `--bewaar`. */
import { herschatUit, showHerschatting } from './features/oefenen/ijking/index.ts';
import { systemClock } from './platform/clock.ts';
import { parseConfig } from './platform/config.ts';
import { openConfigured } from './platform/db/open.ts';
import { openLog } from './platform/log.ts';

const LEERLINGEN = 400;

function aantal(): number {
  const i = process.argv.indexOf('--leerlingen');
  const waarde = i < 0 ? LEERLINGEN : Number(process.argv[i + 1]);
  if (!Number.isInteger(waarde) || waarde < 1) throw new Error('--leerlingen moet een geheel getal vanaf 1 zijn');
  return waarde;
}

const config = parseConfig(process.env);
const opened = await openConfigured(config, openLog('silent'));
try {
  const vraag = { leerlingen: aantal(), bewaar: process.argv.includes('--bewaar'), now: systemClock.now() };
  process.stdout.write(`${showHerschatting(await herschatUit(opened.database, vraag))}\n`);
} finally {
  await opened.close();
}
