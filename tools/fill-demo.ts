/**
 * `node tools/fill-demo.ts <folder> <port>`: a data folder with the demo school in it, for the journeys of `npm test`. Filling takes one processor, and
 * where the journeys begin nobody uses the other: so it is done beside the checks. `E2E_DEMO` names the folder to `e2e/support/start.ts`.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './server-process.ts';

/** Written last: a folder without it is half filled. */
export const GEVULD = 'gevuld';
/** The data of the server in such a folder. */
export const demoIn = (folder: string): string => path.join(folder, 'demo');
/** Milliseconds: beside the checks it takes its time. */
const PATIENCE = 600_000;

if (import.meta.main) {
  const [folder = '', port = ''] = process.argv.slice(2);
  mkdirSync(demoIn(folder), { mode: 0o755 });
  // As root the user of PostgreSQL has to come in.
  chmodSync(folder, 0o755);
  const server = await startServer({ port: Number(port), env: { SPELRIJK_DATA: demoIn(folder), LOG_LEVEL: 'warn' }, patience: PATIENCE });
  await server.stop();
  writeFileSync(path.join(folder, GEVULD), '');
}
