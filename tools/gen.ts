/**
 * `npm run gen`: writes every generated file anew. `--check` fails when that changes anything, so that what is
 * committed is what the sources say; what takes seconds is then run only when what it reads or wrote has changed since it passed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintFiles, hasPassed, readTree, rememberPassed, type Tree } from './fingerprint.ts';
import { createReach } from './imports.ts';
import { root } from './install.mjs';

/** Each group reads what those before it wrote; within a group none reads what another writes, so two run at a time. */
const GENERATORS = [
  ['packages/taal/tools/gen.ts', 'packages/games/tools/gen.ts', 'tools/gen-features.ts', 'tools/gen-docs.ts', 'tools/checks/checks.ts'],
  ['packages/taal/tools/gen-bank.ts', 'tools/gen-contract.ts'],
  ['packages/taal/tools/gen-randwoorden.ts'],
  ['packages/taal/tools/gen-randwerkwoorden.ts'],
  [
    'packages/taal/tools/gen-fouten.ts',
    'packages/taal/tools/gen-scorekaart.ts',
    'packages/taal/tools/gen-pseudo.ts',
    'packages/taal/tools/gen-zinnen.ts',
    'packages/taal/tools/gen-lezen.ts',
  ],
  ['packages/taal/tools/gen-dekking.ts', 'apps/web/tools/gen.ts'],
];
const AT_ONCE = 2;

/** The exports of the contract stand in its package.json. */
const GENERATED = ['*.gen.*', 'packages/contract/package.json'];

function generatedFiles(): Map<string, string> {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...GENERATED], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.stdout.split('\n').filter((file) => file !== '');
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** What the engine and the bank are made into: these read what they import, and tables; they write among the code. */
const OF_TAAL = /^packages\/taal\/tools\/gen-/;
const TABLES = /^packages\/taal\/(?:.*\.(?!ts$)\w+|.*\.gen\.ts)$/;

/** Undefined for what always runs: it looks in folders for what there is. */
function printOf(generator: string, tree: Tree): string | undefined {
  if (!OF_TAAL.test(generator)) return undefined;
  const tables = [...tree.keys()].filter((file) => TABLES.test(file));
  return fingerprintFiles(tree, [...createReach(root)(generator).files, ...tables, 'package-lock.json'], [process.version]);
}

const isCheck = process.argv.includes('--check');

/** Of what was passed over nothing has to be remembered. */
function isPassed(generator: string): boolean {
  const tree = isCheck ? readTree() : undefined;
  const print = tree && printOf(generator, tree);
  return print !== undefined && hasPassed(generator, print);
}

async function runGroup(group: readonly string[]): Promise<void> {
  const waiting = group.filter((generator) => !isPassed(generator));
  const runInTurn = async (): Promise<void> => {
    for (let generator = waiting.shift(); generator !== undefined; generator = waiting.shift()) {
      const [code] = await once(spawn(process.execPath, [generator], { cwd: root, stdio: 'inherit' }), 'exit');
      if (code !== 0) process.exit(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
}

const before = generatedFiles();
for (const group of GENERATORS) await runGroup(group);
if (isCheck) {
  const after = generatedFiles();
  const stale = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  if (stale.length > 0) {
    console.error(`Niet bijgewerkt (draai npm run gen en leg vast):\n${stale.join('\n')}`);
    process.exit(1);
  }
  const tree = readTree();
  for (const generator of tree ? GENERATORS.flat() : []) {
    const print = tree && printOf(generator, tree);
    if (print !== undefined) rememberPassed(generator, print);
  }
}
