import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { commandOf } from './server-tests.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-groep-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** One process for these files; it hangs when it is still there after a time in which three empty files have long been read. */
function run(files: Readonly<Record<string, string>>): { readonly code: number | null; readonly output: string } {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const [program = '', ...args] = commandOf(Object.keys(files));
  // A test that runs tests says so to them, and they would report to it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env, timeout: 60_000 });
  return { code: status, output: stdout };
}

const FAILING_END = "import { after, test } from 'node:test'; after(() => { throw new Error('kapot'); }); test('een', () => {});";
const LISTENING = `import { after, test } from 'node:test';
import { createServer } from 'node:http';
const server = createServer();
await new Promise((klaar) => server.listen(0, klaar));
after(() => new Promise((klaar) => server.close(klaar)));
test('twee', () => {});`;

test('an ending that fails keeps no process alive, and every test has run', () => {
  const { code, output } = run({ 'a.test.mjs': FAILING_END, 'b.test.mjs': LISTENING });
  assert.equal(code, 0, output);
  assert.match(output, /✔ een[^]*✔ twee[^]*pass 2/);
});

test('what fails beside it still fails', () => {
  const fails = "import { test } from 'node:test'; test('drie', () => { throw new Error('fout'); });";
  const { code, output } = run({ 'a.test.mjs': FAILING_END, 'b.test.mjs': LISTENING, 'c.test.mjs': fails });
  assert.equal(code, 1, output);
  assert.match(output, /✖ drie/);
});
