/**
 * What a first visit to a screen brings in before it can be used: the page with its styles and table of routes, and every script
 * that it names, with what those import. Bytes of a build are always the same, so that a test may hold them; milliseconds are
 * the bench's (`first-load.bench.ts`). What a screen fetches later (dialogs, menus, the queue of answers) is not in it.
 * Run by itself, as a step of `npm test` after the build, it fails when a screen has grown past its limit.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

export interface FirstLoad {
  readonly screen: string;
  readonly files: number;
  /** Bytes, brotli: scripts, each by itself; style sheets in the page and beside it; the page with styles and table. */
  readonly script: number;
  readonly style: number;
  readonly page: number;
  /** What `script` and `page` together may be: raise it only with a reason in docs/decisions/0062. */
  readonly limit: number;
  /** Six connections carry a page and what it names: each file more waits for one of them, a round trip on a slow line. Where a screen asks ahead its own come after what begins it. */
  readonly mostFiles: number;
}

interface Screen {
  readonly page: string;
  readonly limit: number;
  readonly mostFiles: number;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  home: { page: 'site/home/index.html', limit: 40_000, mostFiles: 2 },
  login: { page: 'app/auth/login/index.html', limit: 145_000, mostFiles: 5 },
  landkaart: { page: 'shells/l-landkaart.html', limit: 175_000, mostFiles: 7 },
  groepen: { page: 'shells/a-groepen.html', limit: 205_000, mostFiles: 8 },
  groep: { page: 'shells/a-groep.html', limit: 225_000, mostFiles: 8 },
};

/** What the table of routes names is fetched when somebody goes there. */
const NAMED = /(?<!"module":"[^"]*)\/assets\/([\w.-]+\.js)/g;
/** `import ... from`, `import "..."` and `export ... from`, not `import(...)`, which is later. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

const packed = (text: string | Buffer): number => brotliCompressSync(text).length;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** A script with all that comes along with it. */
function collect(client: string, name: string, found: Map<string, number>): void {
  if (found.has(name)) return;
  const code = readFileSync(path.join(client, 'assets', name));
  found.set(name, packed(code));
  for (const [, next = ''] of code.toString().matchAll(IMPORTED)) collect(client, next, found);
}

function measure(client: string, screen: string, { page, limit, mostFiles }: Screen): FirstLoad {
  const html = readFileSync(path.join(client, page), 'utf8');
  const scripts = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(NAMED)) collect(client, name, scripts);
  const sheets = [...html.matchAll(SHEET)].map(([, address = '']) => packed(readFileSync(path.join(client, address))));
  const inline = [...html.matchAll(STYLE)].map(([, css = '']) => css).join('\n');
  return {
    screen,
    files: 1 + scripts.size + sheets.length,
    script: sum([...scripts.values()]),
    style: packed(inline) + sum(sheets),
    page: packed(html) + sum(sheets),
    limit,
    mostFiles,
  };
}

/** `client` is the folder with the build for browsers; empty when there is none. */
export const firstLoads = (client: string): readonly FirstLoad[] =>
  existsSync(client) ? Object.entries(SCREENS).map(([name, screen]) => measure(client, name, screen)) : [];

export const totalOf = ({ script, page }: FirstLoad): number => script + page;

export const isHeavy = (load: FirstLoad): boolean => totalOf(load) > load.limit || load.files > load.mostFiles;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

export const lineOf = (load: FirstLoad): string =>
  `${load.screen.padEnd(10)} ${String(load.files).padStart(3)} bestanden (hoogstens ${load.mostFiles})  ${kB(totalOf(load))} kB: script ${kB(load.script)}, bladzijde ${kB(load.page)} (stijl ${kB(load.style)}), grens ${kB(load.limit)}`;

if (import.meta.main) {
  const loads = firstLoads(path.join(root, 'apps/web/build/client'));
  for (const load of loads) console.log(lineOf(load));
  const heavy = loads.filter(isHeavy);
  if (loads.length === 0) console.error('Er is geen bouw om te meten.');
  for (const { screen } of heavy) console.error(`${screen} laadt meer dan afgesproken: zie docs/decisions/0062.`);
  process.exit(loads.length === 0 || heavy.length > 0 ? 1 : 0);
}
