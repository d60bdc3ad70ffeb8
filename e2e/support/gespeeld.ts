/** What of the long test of the games was already played well: with `SPELLEN_VERDER` that is passed over, so that it can be run in slices. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/install.mjs';

const FILE = path.join(root, 'node_modules/.cache/spelrijk-spellen/gespeeld.txt');

const known: ReadonlySet<string> =
  process.env.SPELLEN_VERDER === '1' && existsSync(FILE) ? new Set(readFileSync(FILE, 'utf8').split('\n')) : new Set();

export const isGespeeld = (titel: string): boolean => known.has(titel);

export function remember(titel: string): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${titel}\n`);
}
