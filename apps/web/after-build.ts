/**
 * The last hand on a build, so that a first visit on a slow line waits for as few round trips as can be: every screen gets a shell
 * that names all its scripts at once (the router alone asks for them in three steps), pages hold their start themselves
 * (`page-start.ts`), and text is packed once, as small as it goes.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { build as bundle } from 'vite';
import { GAME_FILES } from '../../packages/games/tools/tekeningen.ts';
import { aheadOf, SPEL } from './src/app/early-calls.ts';
import { type BuiltRoute, HEAD, inThePage, PRELOAD, routesOf, withItsStart } from './page-start.ts';

const read = (client: string, file: string): string => readFileSync(path.join(client, file), 'utf8');

function write(client: string, file: string, text: string): void {
  mkdirSync(path.join(client, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(client, file), text);
}

const chainOf = (manifest: ServerBuild['assets'], leaf: BuiltRoute): readonly BuiltRoute[] => {
  const parent = manifest.routes[leaf.parentId ?? ''];
  return parent ? [...chainOf(manifest, parent), leaf] : [leaf];
};
const scriptsOf = ({ module, imports = [] }: BuiltRoute): readonly string[] => [module, ...imports].filter((name) => name.endsWith('.js'));
/** The router marks some style sheets with a bare `#` behind. */
const stylesOf = ({ css = [] }: BuiltRoute): readonly string[] => css.map((name) => name.replace('#', ''));

/** `early-page.ts` with what it imports, as one script for in a page. */
async function packAskAhead(): Promise<string> {
  const lib = { entry: path.join(import.meta.dirname, 'src/app/early-page.ts'), formats: ['iife' as const], name: 'vooruit' };
  const [packed] = [await bundle({ configFile: false, logLevel: 'silent', build: { lib, write: false } })].flat();
  if (!packed || !('output' in packed)) throw new Error('Wat een bladzijde vooruit vraagt kon niet worden gebouwd.');
  return packed.output[0].code;
}

/** So many scripts leave two of a browser's six connections to the first calls. */
const HEAVY = 4;

interface Shell {
  /** `leerling/:leerlingId/landkaart` */
  readonly pattern: string;
  readonly chain: readonly BuiltRoute[];
}

/**
 * What this screen is going to ask for, to stand before the styles of its page (what stands behind six kB is heard of later), and its page;
 * letters come when there is something to read.
 */
function shellOf(
  client: string,
  page: string,
  { pattern, chain }: Shell,
  askAhead: string,
): { readonly ahead: string; readonly page: string } {
  const named = [...page.matchAll(PRELOAD)].map(([, address = '']) => address).filter((address) => address.endsWith('.js'));
  const size = (address: string): number => statSync(path.join(client, address)).size;
  const isHere = inThePage(client, page);
  const needed = [...named, ...chain.flatMap(scriptsOf)].filter((address) => !isHere(address));
  const scripts = [...new Set(needed)].toSorted((a, b) => size(b) - size(a));
  const asked = aheadOf(pattern, scripts.slice(HEAVY), pattern === SPEL ? JSON.parse(read(client, GAME_FILES)) : undefined);
  const links = (asked ? scripts.slice(0, HEAVY) : scripts).map((address) => `<link rel="modulepreload" href="${address}"/>`);
  const early = asked ? `<script>${askAhead}try{vooruit.askAhead(${JSON.stringify(asked)})}catch{}</script>` : '';
  const styles = [...new Set(chain.flatMap(stylesOf))].filter((address) => !page.includes(`href="${address}`));
  const sheets = styles.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  return { ahead: links.join('') + early, page: page.replaceAll(PRELOAD, '').replace('</head>', () => `${sheets}</head>`) };
}

/** A page per screen; `.shells.json` tells the server which (`leerling/:leerlingId/landkaart`). */
async function writeShells(client: string, build: ServerBuild, prerendered: readonly string[]): Promise<void> {
  const empty = read(client, 'index.html');
  const askAhead = await packAskAhead();
  const manifest = build.assets;
  const routes = routesOf(manifest);
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const shells = routes
    .filter(({ id }) => build.routes[id]?.module.default && !parents.has(id))
    .map((route) => ({ file: `/shells/${route.id}.html`, chain: chainOf(manifest, route) }))
    .map((shell) => ({ ...shell, pattern: shell.chain.flatMap((route) => route.path || []).join('/') }))
    .filter(({ pattern }) => pattern !== '*' && !prerendered.includes(`/${pattern}`));
  for (const { file, chain, pattern } of shells) {
    const { ahead, page } = shellOf(client, empty, { pattern, chain }, askAhead);
    const started = withItsStart(client, page, { manifest, chain, isSite: pattern.startsWith('site/') });
    write(
      client,
      file,
      started.replace(HEAD, (head) => head + ahead),
    );
    // For screens that get a game ahead (`areas/leerling/fetch-ahead.ts`).
    const scherm = chain.slice(-1).flatMap((route) => [...scriptsOf(route), ...stylesOf(route)]);
    if (pattern === SPEL) write(client, 'spelbestanden.json', JSON.stringify({ scherm, spellen: JSON.parse(read(client, GAME_FILES)) }));
  }
  write(client, 'index.html', withItsStart(client, empty, { manifest, isSite: true }));
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

/** The same pages once more in the words of Flanders, under `/be`: the server gives these out on the Flemish hosts. */
async function renderFlemish(client: string, build: ServerBuild, prerendered: readonly string[]): Promise<void> {
  const handle = createRequestHandler(build, 'production');
  const draw = async (address: string): Promise<void> => {
    const response = await handle(new Request(`http://localhost${address}/`, { headers: { 'x-regio': 'be' } }));
    if (response.status !== 200) throw new Error(`De Vlaamse bladzijde ${address} kon niet worden getekend: ${response.status}`);
    write(client, `/be${address}/index.html`, await response.text());
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
  // What draws pages is still there when the router is done, so that nothing has to be built twice; it knows every file of every route.
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'server/index.js')).href);
  await renderFlemish(client, build, prerendered);
  await writeShells(client, build, prerendered);
  for (const address of prerendered.flatMap((page) => [page, `/be${page}`]).map((page) => `${page}/index.html`)) {
    const page = withItsStart(client, read(client, address), { manifest: build.assets, isSite: !address.includes('/app/') });
    write(client, address, preloadsLast(page));
  }
  packAll(client);
}
