/**
 * The last hand on a build, so that a first visit on a slow line waits for as few round trips as can be: every screen gets a shell
 * that names all its scripts at once (the router alone asks for them in three steps), pages hold their start themselves
 * (`page-start.ts`), and text is packed once, as small as it goes.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { manifests } from '@spelrijk/games/manifests';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { GAME_FILES, type Spelbestanden } from '../../packages/games/tools/tekeningen.ts';
import { askEarly, SPEL } from './early-calls.ts';
import { type BuiltRoute, inThePage, type Manifest, PRELOAD, readManifest, withItsStart } from './page-start.ts';

type Routes = Manifest['routes'];

const read = (client: string, file: string): string => readFileSync(path.join(client, file), 'utf8');

function write(client: string, file: string, text: string): void {
  mkdirSync(path.join(client, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(client, file), text);
}

const chainOf = (routes: Routes, leaf: BuiltRoute): readonly BuiltRoute[] => {
  const parent = routes[leaf.parentId ?? ''];
  return parent ? [...chainOf(routes, parent), leaf] : [leaf];
};
const scriptsOf = ({ module, imports }: BuiltRoute): readonly string[] => [module, ...imports].filter((name) => name.endsWith('.js'));
const stylesOf = ({ css }: BuiltRoute): readonly string[] => css.map((name) => name.replace('#', ''));

/** By the name of a game in an address: its sheet of drawings, its code, and the mechanics of its family. */
function gameFiles(client: string): Readonly<Record<string, readonly [blad: string, ...code: string[]]>> {
  const byFolder: Record<string, Partial<Spelbestanden>> = JSON.parse(read(client, GAME_FILES));
  const filesOf = ({ slug, folder }: (typeof manifests)[number]): [string, [string, ...string[]]] => {
    const { code, blad } = byFolder[folder] ?? {};
    // Nothing else would say so: the game would only come later.
    if (!code || !blad) throw new Error(`Van ${slug} noemt de bouw geen code of geen tekeningen.`);
    return [slug, [blad, ...code]];
  };
  return Object.fromEntries(manifests.map(filesOf));
}

/** So many scripts leave two of a browser's six connections to the first calls. */
const HEAVY = 4;

/** The empty page of the app with everything this screen is going to ask for; letters come when there is something to read. */
function shellOf(client: string, page: string, pattern: string, chain: readonly BuiltRoute[]): string {
  const named = [...page.matchAll(PRELOAD)].map(([, address = '']) => address).filter((address) => address.endsWith('.js'));
  const size = (address: string): number => statSync(path.join(client, address)).size;
  const isHere = inThePage(client, page);
  const needed = [...named, ...chain.flatMap(scriptsOf)].filter((address) => !isHere(address));
  const scripts = [...new Set(needed)].toSorted((a, b) => size(b) - size(a));
  const early = askEarly(pattern, scripts.slice(HEAVY), pattern === SPEL ? gameFiles(client) : undefined);
  const first = early === '' ? scripts : scripts.slice(0, HEAVY);
  const styles = [...new Set(chain.flatMap(stylesOf))].filter((address) => !page.includes(`href="${address}`));
  const links = [
    ...first.map((address) => `<link rel="modulepreload" href="${address}"/>`),
    early,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}"/>`),
  ].join('');
  return page.replaceAll(PRELOAD, '').replace('</head>', () => `${links}</head>`);
}

/** A page per screen; `.shells.json` tells the server which (`leerling/:leerlingId/landkaart`). */
function writeShells(client: string, prerendered: readonly string[]): void {
  const page = read(client, 'index.html');
  const { routes } = readManifest(client, page);
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const shells = Object.values(routes)
    .filter(({ id, hasDefaultExport }) => hasDefaultExport && !parents.has(id))
    .map((route) => ({ file: `/shells/${route.id}.html`, chain: chainOf(routes, route) }))
    .map((shell) => ({ ...shell, pattern: shell.chain.flatMap((route) => route.path || []).join('/') }))
    .filter(({ pattern }) => pattern !== '*' && !prerendered.includes(`/${pattern}`));
  for (const { file, chain, pattern } of shells) {
    write(client, file, withItsStart(client, shellOf(client, page, pattern, chain), { chain, isSite: pattern.startsWith('site/') }));
    // For screens that get a game ahead (`areas/leerling/fetch-ahead.ts`).
    const scherm = chain.slice(-1).flatMap((route) => [...scriptsOf(route), ...stylesOf(route)]);
    if (pattern === SPEL) write(client, 'spelbestanden.json', JSON.stringify({ scherm, spellen: gameFiles(client) }));
  }
  write(client, 'index.html', withItsStart(client, page, { isSite: true }));
  write(client, '.shells.json', JSON.stringify(shells.map(({ pattern, file }) => ({ pattern, file }))));
}

/**
 * Of a page that is drawn already, what it asks for ahead stands after it: a letter that is asked for in the head holds the first
 * drawing up (Chromium waits for it, 50 ms), and each script that is, while the page is still read.
 */
function preloadsLast(page: string): string {
  const links = [...page.matchAll(PRELOAD)].map(([link]) => link).join('');
  return page.replaceAll(PRELOAD, '').replace('</body>', () => `${links}</body>`);
}

/**
 * The same pages once more in the words of Flanders, under `/be`: the server gives these out on the Flemish hosts. The
 * build of the server side is still there, so that nothing has to be built twice.
 */
async function renderFlemish(folder: string, prerendered: readonly string[]): Promise<void> {
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'server/index.js')).href);
  const handle = createRequestHandler(build, 'production');
  const draw = async (address: string): Promise<void> => {
    const response = await handle(new Request(`http://localhost${address}/`, { headers: { 'x-regio': 'be' } }));
    if (response.status !== 200) throw new Error(`De Vlaamse bladzijde ${address} kon niet worden getekend: ${response.status}`);
    write(path.join(folder, 'client'), `/be${address}/index.html`, await response.text());
  };
  for (const address of prerendered) await draw(address);
}

/** Packing at the highest effort takes a second for the largest file: here, not at somebody's first request. */
function packAll(client: string): void {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|js|css)$/.test(name))
      writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(readFileSync(path.join(client, name))));
}

/** `folder` holds what was built; `prerendered` are the addresses of pages that were drawn at build time. */
export async function finishBuild(folder: string, prerendered: readonly string[]): Promise<void> {
  const client = path.join(folder, 'client');
  await renderFlemish(folder, prerendered);
  writeShells(client, prerendered);
  for (const address of prerendered.flatMap((page) => [page, `/be${page}`]).map((page) => `${page}/index.html`))
    write(client, address, preloadsLast(withItsStart(client, read(client, address), { isSite: !address.includes('/app/') })));
  packAll(client);
}
