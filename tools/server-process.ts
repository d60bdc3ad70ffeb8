/** Starts the server as its own process and waits until it can work. Used by start, the browser tests, shots and bench. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './install.mjs';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it said about its demo and its owner; undefined when it said nothing. */
  readonly stand: () => Stand | undefined;
  /** The last lines it logged, for when it fails. */
  readonly log: () => string;
  stop(): Promise<void>;
}

/** See the demo of the server. */
export interface Stand {
  readonly logins: readonly string[];
  readonly eigenaar: boolean;
}

function isStand(value: unknown): value is Stand {
  return typeof value === 'object' && value !== null && 'logins' in value && Array.isArray(value.logins) && 'eigenaar' in value;
}

export const readStand = (message: unknown): Stand | undefined =>
  typeof message === 'object' && message !== null && 'stand' in message && isStand(message.stand) ? message.stand : undefined;

interface Options {
  readonly port: number;
  readonly env?: Record<string, string>;
  /** Lets the server's log through. */
  readonly verbose?: boolean;
  /** Milliseconds to wait until it is ready; a first start loads the demo school. */
  readonly patience?: number;
  /** Called as soon as there is a process, long before it is ready. */
  readonly onSpawn?: (child: ChildProcess) => void;
}

export async function startServer(options: Options): Promise<ServerProcess> {
  const url = `http://localhost:${options.port}`;
  if (await fetch(`${url}/api/health`).catch(() => undefined)) throw new Error(`Op poort ${options.port} draait al iets.`);
  const child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, PORT: String(options.port), ...options.env },
  });
  options.onSpawn?.(child);
  let stand: Stand | undefined;
  child.on('message', (message) => (stand = readStand(message) ?? stand));
  let tail = '';
  const keep = (chunk: Buffer): void => {
    tail = (tail + chunk.toString()).slice(-20_000);
    if (options.verbose) process.stdout.write(chunk);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  await ready(url, exited, () => tail, options.patience ?? 180_000);
  return {
    url,
    child,
    stand: () => stand,
    log: () => tail,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** It answers, and its database too. */
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  if (!answer?.ok) return false;
  const health: unknown = await answer.json();
  return typeof health === 'object' && health !== null && 'ready' in health && health.ready === true;
}

async function ready(url: string, exited: Promise<number | null>, log: () => string, patience: number): Promise<void> {
  let stopped = false;
  void exited.then(() => (stopped = true));
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (stopped) throw new Error(`De server stopte voordat hij klaar was:\n${log()}`);
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`De server was na ${patience / 1000} s nog niet klaar:\n${log()}`);
}
