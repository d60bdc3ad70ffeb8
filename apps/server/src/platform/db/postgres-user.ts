/**
 * PostgreSQL refuses to run as root. Started as root we run it as an unprivileged user; when the folders above are
 * closed to that user (a clone in /root), it gets the one capability to pass them, by setpriv of util-linux.
 */
import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { accessSync, chownSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

const NAMES = ['postgres', 'nobody'] as const;

/** Null when we are an ordinary user: then PostgreSQL simply runs as us. */
export function unprivilegedUser(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of NAMES) {
    const row = users.find((fields) => fields[0] === name);
    const uid = Number(row?.[2]);
    const gid = Number(row?.[3]);
    if (row && uid > 0 && gid > 0) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
}

export function giveTo(path: string, user: RunAs | null): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** Can a user without rights pass every folder down to this path? */
function isOpenToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function setprivPath(): string {
  for (const path of ['/usr/bin/setpriv', '/bin/setpriv']) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL kan niet als root draaien en deze map is dicht voor andere gebruikers. Zet het project in een map die iedereen mag openen, of start als gewone gebruiker.',
  );
}

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The command as it must be started for `user`; `paths` are what it has to reach. */
export function commandFor(user: RunAs | null, file: string, args: readonly string[], paths: readonly string[]): Command {
  if (!user) return { file, args };
  if ([dirname(file), ...paths.map((path) => dirname(path))].every(isOpenToAll)) return { file, args, ...user };
  const caps = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { file: setprivPath(), args: [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...caps, file, ...args] };
}

/** Quiet environment: messages in English (we read them) and nothing of ours such as tokens or PG* variables. */
const childEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

export function runSync(command: Command): void {
  execFileSync(command.file, [...command.args], {
    uid: command.uid,
    gid: command.gid,
    env: childEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** In its own session, so that Ctrl-C reaches the server first and the database stops last. */
export function start(command: Command, stdio: StdioOptions): ChildProcess {
  return spawn(command.file, [...command.args], { uid: command.uid, gid: command.gid, env: childEnv(), stdio, detached: true });
}
