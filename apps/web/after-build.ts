/**
 * The last hand on a build, so that a first visit on a slow line waits for as few round trips as can be: every screen gets a page
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
import { type BuiltRoute, chainOf, HEAD, routesOf, scriptsOf, START, stylesOf, withItsStart } from './page-start.ts';

const PRELOAD = /<link rel="(?:module)?preload" [^>]*\/>/g;

const read = (client: string, file: string): string => readFileSync(path.join(client, file), 'utf8');

function write(client: string, file: string, text: string): void {
  mkdirSync(path.join(client, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(client, file), text);
}

/** `early-page.ts` with what it imports, as one script for in a page. */
async function packAskAhead(): Promise<string> {
  const lib = { entry: path.join(import.meta.dirname, 'src/app/early-page.ts'), formats: ['iife' as const], name: 'vooruit' };
  const [packed] = [await bundle({ configFile: false, logLevel: 'silent', build: { lib, write: false } })].flat();
  if (!packed || !('output' in packed)) throw new Error('Wat een bladzijde vooruit vraagt kon niet worden gebouwd.');
  return packed.output[0].code;
}

interface Screen {
  readonly id: string;
  /** `leerling/:leerlingId/landkaart` */
  readonly pattern: string;
  readonly chain: readonly BuiltRoute[];
}

function screensOf({ assets, routes }: ServerBuild): readonly Screen[] {
  const built = routesOf(assets);
  const parents = new Set(built.map(({ parentId }) => parentId));
  return built
    .filter(({ id }) => routes[id]?.module.default && !parents.has(id))
    .map((route) => ({ id: route.id, chain: chainOf(assets, route) }))
    .map((screen) => ({ ...screen, pattern: screen.chain.flatMap((route) => route.path || []).join('/') }))
    .filter(({ pattern }) => pattern !== '*');
}

/** So many scripts leave two of a browser's six connections to the first calls. */
const HEAVY = 4;

interface Finished {
  /** What stands before the styles of a page that is still empty: what stands behind six kB is heard of later. Letters come when there is something to read. */
  readonly shell: string;
  /** Of a page that is drawn already it stands after it: a letter that is asked for in the head holds the first drawing up by 50 ms, each script while the page is read. */
  readonly drawn: string;
}

/** The page of a screen, with what this is going to ask for. */
function finish(client: string, page: string, { assets }: ServerBuild, { pattern, chain }: Screen, askAhead: string): Finished {
  const size = (address: string): number => statSync(path.join(client, address)).size;
  const scripts = START.test(page) ? scriptsOf(client, assets, chain).toSorted((a, b) => size(b) - size(a)) : [];
  const asked = aheadOf(pattern, scripts.slice(HEAVY), pattern === SPEL ? JSON.parse(read(client, GAME_FILES)) : undefined);
  const early = asked ? `<script>${askAhead}try{vooruit.askAhead(${JSON.stringify(asked)})}catch{}</script>` : '';
  const links = (asked ? scripts.slice(0, HEAVY) : scripts).map((address) => `<link rel="modulepreload" href="${address}"/>`).join('');
  const letters = [...page.matchAll(PRELOAD)].map(([link]) => link).filter((link) => !link.includes('modulepreload'));
  const started = withItsStart(client, page.replaceAll(PRELOAD, ''), assets, chain);
  return {
    shell: started.replace(HEAD, (head) => head + links + early),
    drawn: started.replace('</body>', () => `${letters.join('')}${links}</body>`),
  };
}

/** Packing at the highest effort takes a second for the largest file: here, not at somebody's first request. */
function packAll(client: string): void {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|js|css)$/.test(name))
      writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(readFileSync(path.join(client, name))));
}

/** `folder` holds what was built. `.shells.json` tells the server which page is of which screen, where it is not drawn at build time. */
export async function finishBuild(folder: string): Promise<void> {
  const client = path.join(folder, 'client');
  // What draws pages is still there when the router is done, so that nothing has to be built twice; it knows every file of every route.
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'server/index.js')).href);
  const handle = createRequestHandler(build, 'production');
  const askAhead = await packAskAhead();
  const empty = read(client, 'index.html');
  const shells: { readonly pattern: string; readonly file: string }[] = [];
  for (const screen of screensOf(build)) {
    const { id, pattern, chain } = screen;
    if (build.prerender.includes(`/${pattern}`)) {
      const file = `${pattern}/index.html`;
      write(client, file, finish(client, read(client, file), build, screen, askAhead).drawn);
      // Once more in the words of Flanders: the server gives these out on the Flemish hosts.
      const flemish = await handle(new Request(`http://localhost/${pattern}/`, { headers: { 'x-regio': 'be' } }));
      if (flemish.status !== 200) throw new Error(`De Vlaamse bladzijde ${pattern} kon niet worden getekend: ${flemish.status}`);
      write(client, `be/${file}`, finish(client, await flemish.text(), build, screen, askAhead).drawn);
    } else {
      shells.push({ pattern, file: `/shells/${id}.html` });
      write(client, `/shells/${id}.html`, finish(client, empty, build, screen, askAhead).shell);
    }
    // For screens that get a game ahead (`areas/leerling/fetch-ahead.ts`).
    const scherm = chain.slice(-1).flatMap((route) => [route.module, ...(route.imports ?? []), ...stylesOf(route)]);
    if (pattern === SPEL) write(client, 'spelbestanden.json', JSON.stringify({ scherm, spellen: JSON.parse(read(client, GAME_FILES)) }));
  }
  const unknown = { id: 'root', pattern: '', chain: routesOf(build.assets).filter(({ id }) => id === 'root') };
  write(client, 'index.html', finish(client, empty, build, unknown, askAhead).shell);
  write(client, '.shells.json', JSON.stringify(shells));
  packAll(client);
}
