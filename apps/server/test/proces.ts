/** The whole program as a process of its own, on a port and a data folder of its own; all end with the test file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

export interface Processen {
  readonly data: string;
  /** The server, or with `args` a command of it. Demo off, unless `env` says otherwise. `uit`: an open file for what it says, which is not kept here then. */
  readonly start: (env?: Readonly<Record<string, string>>, args?: readonly string[], uit?: number) => Server;
  /** A command, until its end; throws when it fails. Gives what it said. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>;
}

/** Below the ports that a system gives to who connects (ip(7): from 32768 up): one of those can be in use by anybody's connection when a server starts on it. */
const EERSTE_POORT = 20_000;
const BLOKKEN = 30;
/** More than the deepest test starts servers. */
export const BLOK = 400;

/** Listens on it for as long as this process lives. */
const holdPort = (poort: number): Promise<boolean> =>
  new Promise((resolve) => {
    createServer()
      .unref()
      .once('error', () => resolve(false))
      .listen(poort, '127.0.0.1', () => resolve(true));
  });

/**
 * Files of tests run side by side: where two counted on from numbers of their own, a server of one was answered for by that of the other. So each
 * process has a block of ports, and holds the first of it; its servers get the others.
 */
async function reserveBlok(): Promise<number> {
  for (let keer = 0; keer < BLOKKEN; keer++) {
    const eerste = EERSTE_POORT + ((process.pid + keer) % BLOKKEN) * BLOK;
    if (await holdPort(eerste)) return eerste;
  }
  throw new Error('Alle poorten voor tests zijn in gebruik.');
}
let port = await reserveBlok();

/** One that no other file is given. */
export const freePort = (): number => (port += 1);

/** `main`: that of another version of the program. */
export function createProcessen(naam: string, main = MAIN): Processen {
  const data = mkdtempSync(join(tmpdir(), `spelrijk-${naam}-`));
  // As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
  chmodSync(data, 0o755);
  const started: Server[] = [];
  // Asked to end, not killed: a killed server leaves its database running.
  after(async () => {
    for (const { child } of started) child.kill('SIGTERM');
    await Promise.race([Promise.all(started.map(({ exit }) => exit)), sleep(20_000, undefined, { ref: false })]);
    for (const { child } of started) child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  const start: Processen['start'] = (env = {}, args = [], uit) => {
    const poort = freePort();
    const { DATABASE_URL: _own, ...rest } = process.env;
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...rest, PORT: String(poort), SPELRIJK_DATA: data, SPELRIJK_DEMO: '0', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', uit ?? 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    const server = { child, url: `http://127.0.0.1:${poort}`, output: () => output, exit };
    started.push(server);
    return server;
  };
  return {
    data,
    start,
    run: async (args, env) => {
      const command = start(env, args);
      const code = await command.exit;
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${command.output()}`);
      return command.output();
    },
  };
}

export async function ready({ url, output, child }: Server): Promise<void> {
  for (let i = 0; i < 4800; i++) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error(`not ready: ${output()}`);
}
