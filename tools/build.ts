/**
 * Builds the web app when its sources changed: a hash over names and contents of everything it is made of is
 * kept beside the build, so that a second start takes no time. Run by itself it is a step of `npm test`.
 */
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { extractPictures } from './pictures/pictures.ts';

const web = path.join(root, 'apps/web');
const stampFile = path.join(web, 'build', '.stamp');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const SKIP = new Set(['node_modules', 'build', '.react-router', 'test']);

function* filesIn(folder: string): Generator<string> {
  if (statSync(folder).isFile()) return yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name) || entry.name.includes('.test.')) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(full);
    else yield full;
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(path.join(root, source))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Resolves with false when the build was still good; rejects when it failed. `onBegin` hears that it is going to take its minute. */
export async function buildWeb(onBegin?: () => void): Promise<boolean> {
  extractPictures();
  const hash = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false;
  onBegin?.();
  const child = spawn(process.execPath, [path.join(root, 'node_modules/.bin/react-router'), 'build'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`De web-app bouwen is mislukt:\n${output}`);
  writeFileSync(stampFile, hash);
  return true;
}

if (import.meta.main) {
  try {
    console.log((await buildWeb()) ? 'De web-app is gebouwd.' : 'De web-app was nog goed.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
