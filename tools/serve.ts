/** The second half of `npm start`: build what changed, start the server (which starts the database), tell where and who. */
import type { ChildProcess } from 'node:child_process';
import { lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { dataFolder, printFirstTime, printWelcome } from './welcome.ts';

const port = Number(process.env.PORT ?? 3000);
/** Where PostgreSQL may not enter the data folder its data stand elsewhere: see cluster-place.ts of the server. */
function printPlace(): void {
  const pg = path.join(dataFolder, 'pg');
  const isLink = lstatSync(pg, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink) console.log(`  De database staat in ${readlinkSync(pg)}, want PostgreSQL draait niet als root en kan niet in deze map.\n`);
}

/** A stop is passed on from the first moment: a server that is still filling the demo has a database to end. */
function passStopsOn(child: ChildProcess): void {
  const stop = (): void => void child.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  child.on('close', (code) => process.exit(code ?? 1));
}

async function serve(): Promise<ServerProcess> {
  await buildWeb(() => console.log('Spelrijk: web-app bouwen (als er iets veranderde, ongeveer een minuut) ...'));
  printFirstTime();
  return startServer({
    port,
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', SPELRIJK_DATA: dataFolder },
    verbose: true,
    patience: 300_000,
    onSpawn: passStopsOn,
  });
}

try {
  const server = await serve();
  printWelcome(server.url, server.stand());
  printPlace();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
