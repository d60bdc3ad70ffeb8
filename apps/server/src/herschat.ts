/** The command `npm run herschat`: re-estimates the engine's constants from the stored answers, with `--woorden` how hard words are. Stores nothing without `--bewaar`. */
import { Regio } from '@spelrijk/domain/admin';
import {
  createIjking,
  herschatUit,
  herschatWoorden,
  previewWoorden,
  showHerschatting,
  showWoorden,
} from './features/oefenen/ijking/index.ts';
import { systemClock } from './platform/clock.ts';
import { parseConfig } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
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
async function woorden(database: Database, bewaar: boolean, now: number): Promise<void> {
  const ijking = createIjking({ database });
  await ijking.load();
  for (const regio of Regio.options) {
    const uit = bewaar ? await herschatWoorden({ database, ijking }, regio, now) : await previewWoorden(database, regio, now);
    process.stdout.write(`${uit ? showWoorden(regio, uit, 'veranderd' in uit ? uit.veranderd : null) : `${regio}: no answers`}\n`);
  }
}

const opened = await openConfigured(config, openLog('silent'));
try {
  const vraag = { leerlingen: aantal(), bewaar: process.argv.includes('--bewaar'), now: systemClock.now() };
  if (process.argv.includes('--woorden')) await woorden(opened.database, vraag.bewaar, vraag.now);
  else process.stdout.write(`${showHerschatting(await herschatUit(opened.database, vraag))}\n`);
} finally {
  await opened.close();
}
