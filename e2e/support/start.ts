import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../tools/server-process.ts';
import { PORT } from './server.ts';

/** Starts the server on a new data folder with the demo school; the returned function stops it and cleans up. */
export default async function start(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'spelrijk-e2e-'));
  const server = await startServer({ port: PORT, env: { SPELRIJK_DATA: data, LOG_LEVEL: 'warn' }, patience: 300_000 });
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
