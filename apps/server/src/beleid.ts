/** The command `npm run beleid`: what the policy of planning gave, and what other shares would have given. Changes nothing. */
import { beleidUit, showBeleid } from './features/oefenen/ijking/index.ts';
import { parseConfig } from './platform/config.ts';
import { openConfigured } from './platform/db/open.ts';
import { openLog } from './platform/log.ts';

const config = parseConfig(process.env);
const opened = await openConfigured(config, openLog('silent'));
try {
  process.stdout.write(`${showBeleid(await beleidUit(opened.database))}\n`);
} finally {
  await opened.close();
}
