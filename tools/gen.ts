/**
 * `npm run gen`: writes every generated file anew. `--check` fails when that changes anything, so that what is
 * committed is what the sources say.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const GENERATORS = [
  'packages/taal/tools/gen.ts',
  'packages/taal/tools/gen-bank.ts',
  'packages/taal/tools/gen-randwoorden.ts',
  'packages/taal/tools/gen-randwerkwoorden.ts',
  'packages/taal/tools/gen-scorekaart.ts',
  'packages/taal/tools/gen-fouten.ts',
  'packages/taal/tools/gen-zinnen.ts',
  'packages/taal/tools/gen-dekking.ts',
  'packages/taal/tools/gen-pseudo.ts',
  'packages/taal/tools/gen-lezen.ts',
  'packages/games/tools/gen.ts',
  'apps/web/tools/gen.ts',
  'tools/gen-contract.ts',
  'tools/gen-features.ts',
  'tools/gen-docs.ts',
  'tools/checks/checks.ts',
];

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

const before = generatedFiles();
for (const generator of GENERATORS) {
  const result = spawnSync(process.execPath, [generator], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) process.exit(1);
}
if (process.argv.includes('--check')) {
  const after = generatedFiles();
  const stale = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  if (stale.length > 0) {
    console.error(`Niet bijgewerkt (draai npm run gen en leg vast):\n${stale.join('\n')}`);
    process.exit(1);
  }
}
