/**
 * All tests of the server, on one database cluster, some files a process. A process of its own for each of them reads the
 * whole server again, which takes longer than most files need; one process for all would keep every server of every file
 * open until the end. Files that lie side by side take about as long, so they are dealt out like cards. What starts the whole
 * program again and again takes longest, mostly waiting: each such file has a process of its own, and those begin first. So has what estimates words
 * anew: the learning line of a process is one, and a file behind it would be asked other words.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestCluster } from '../apps/server/test/cluster.ts';
import { root } from './install.mjs';
import { runSteps, type Step } from './steps.ts';

const PER_PROCESS = 24;
/** One more than there are processors: several files wait for a server that is killed or silent. */
const AT_ONCE = 3;
const folder = path.join(root, 'apps/server');

/** Does it start the program, or change what the others of its process stand on? */
const needsOwnProcess = (file: string): boolean =>
  /\bcreateProcessen\(|'main\.ts'|\bijking\.(?:flush|change)\(/.test(readFileSync(path.join(folder, file), 'utf8'));

/** `count` hands of about as many files. */
function dealFiles(files: readonly string[], count: number): string[][] {
  return Array.from({ length: count }, (_, hand) => files.filter((_file, index) => index % count === hand));
}

/**
 * Of files in one process. Once all tests and endings are done it is over, whatever somebody left open: after an ending that fails
 * node skips those of all files, and what they would have closed would keep the whole run.
 */
export const commandOf = (files: readonly string[]): readonly string[] => [
  process.execPath,
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  '--test-reporter=spec',
  ...files,
];

const together =
  (env: Record<string, string>) =>
  (files: readonly string[], index: number, all: readonly unknown[]): Step => ({
    name: `server-tests ${index + 1} van ${all.length}`,
    command: commandOf(files),
    cwd: folder,
    env,
  });

async function runAll(): Promise<boolean> {
  const files = globSync('{src,test}/**/*.test.ts', { cwd: folder }).sort();
  const { true: alone = [], false: others = [] } = Object.groupBy(files, (file) => `${needsOwnProcess(file)}` as const);
  const hands = [...alone.map((file) => [file]), ...dealFiles(others, Math.ceil(others.length / PER_PROCESS))];
  if (process.env['TEST_DATABASE_URL']) return runSteps(hands.map(together({})), AT_ONCE);
  const cluster = await startTestCluster();
  try {
    return await runSteps(hands.map(together({ SPELRIJK_TEST_CLUSTER: JSON.stringify(cluster.connection) })), AT_ONCE);
  } finally {
    await cluster.stop();
  }
}

if (import.meta.main) process.exit((await runAll()) ? 0 : 1);
