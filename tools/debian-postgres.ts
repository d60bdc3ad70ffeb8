/** A PostgreSQL server of Debian (15, our floor) on a throw-away folder, for tests beside the embedded one. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BASE = '/usr/lib/postgresql';

function newestBin(): string | undefined {
  if (!existsSync(BASE)) return undefined;
  const version = readdirSync(BASE)
    .map(Number)
    .filter((n) => n >= 15)
    .sort((a, b) => a - b)[0];
  return version === undefined ? undefined : path.join(BASE, String(version), 'bin');
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function asPostgres(command: readonly string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  const result = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (result.status !== 0) throw new Error(`${command.join(' ')}\n${result.stdout}${result.stderr}`);
}

/** Starts it and gives its address, or undefined when the machine has none and we may not install it. */
export function startDebianPostgres(port: number): { readonly url: string; stop(): void } | undefined {
  if (newestBin() === undefined && process.platform === 'linux' && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-q', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const bin = newestBin();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-pg-'));
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  asPostgres([path.join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'spelrijk', '-E', 'UTF8', '--locale=C.UTF-8']);
  asPostgres([
    path.join(bin, 'pg_ctl'),
    '-D',
    data,
    '-w',
    '-l',
    path.join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=400`,
    'start',
  ]);
  return {
    url: `postgres://spelrijk@127.0.0.1:${port}/postgres`,
    stop() {
      asPostgres([path.join(bin, 'pg_ctl'), '-D', data, '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
