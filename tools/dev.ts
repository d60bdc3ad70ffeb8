/**
 * `npm run dev`: the server, which begins anew when its code changes, and the web app with hot reload in front of it. The web app comes when
 * the server is ready: until then every screen would only say that it cannot be reached.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root, stop } from './install.mjs';
import { extractPictures } from './pictures/pictures.ts';
import { isReady, readStand, type Stand } from './server-process.ts';
import { dataFolder, printFirstTime, printWelcome } from './welcome.ts';

const SERVER = `http://localhost:${process.env.PORT ?? '3000'}`;
const WEB = `http://localhost:${process.env.WEB_PORT ?? '5173'}`;
const EVERY_MS = 300;

const children: ChildProcess[] = [];
/** The watching process passes on what the server says. */
let stand: Stand | undefined;

/** A program that ends by itself takes the other along. */
function run(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env } });
  children.push(child);
  child.on('message', (message) => (stand = readStand(message) ?? stand));
  child.on('exit', () => {
    children.splice(children.indexOf(child), 1);
    stopAll();
  });
  return child;
}

const stopped = new AbortController();
function stopAll(): void {
  stopped.abort();
  for (const child of children) child.kill('SIGTERM');
}

async function waitUntil(isThere: () => Promise<boolean>): Promise<void> {
  while (!stopped.signal.aborted && !(await isThere())) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}

/** What is there however little of the app was looked at: the script of hot reload. */
const isServed = async (): Promise<boolean> => (await fetch(`${WEB}/@vite/client`).catch(() => undefined))?.ok ?? false;

if (await fetch(`${SERVER}/api/health`).catch(() => undefined))
  stop(`Op ${SERVER} draait al iets. Stop dat, of kies een andere poort met PORT.`);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
printFirstTime();
extractPictures();
run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root, {
  PORT: new URL(SERVER).port,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  SPELRIJK_DATA: dataFolder,
});
await waitUntil(() => isReady(SERVER));
if (!stopped.signal.aborted) {
  run(
    [path.join(root, 'node_modules/.bin/react-router'), 'dev', '--port', new URL(WEB).port, '--strictPort'],
    path.join(root, 'apps/web'),
    {
      SPELRIJK_SERVER: SERVER,
    },
  );
  await waitUntil(isServed);
}
if (!stopped.signal.aborted) printWelcome(WEB, stand);
