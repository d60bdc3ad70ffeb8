/** PostgreSQL refuses to run as root: started as root we run it as a user without rights. */
import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
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

/** Can a user without rights pass every folder above this path? Folders that are still to be made will let him. */
export function isReachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && (found.mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Can he run this program? */
export const isRunnable = (file: string): boolean => isReachable(file) && (statSync(file).mode & 0o005) === 0o005;

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The command as it must be started for `user`. */
export const commandFor = (user: RunAs | null, file: string, args: readonly string[]): Command => ({ file, args, ...user });

/** Quiet environment: messages in English (we read them) and nothing of ours such as tokens or PG* variables. */
const childEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

export function runSync(command: Command, input?: string): void {
  execFileSync(command.file, [...command.args], {
    uid: command.uid,
    gid: command.gid,
    env: childEnv(),
    // The folder we stand in may be closed to that user.
    cwd: '/',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'pipe'],
    input,
  });
}

/** In its own session, so that Ctrl-C reaches the server first and the database stops last. */
export function start(command: Command, stdio: StdioOptions): ChildProcess {
  return spawn(command.file, [...command.args], {
    uid: command.uid,
    gid: command.gid,
    env: childEnv(),
    cwd: '/',
    stdio,
    detached: true,
  });
}
