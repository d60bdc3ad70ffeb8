/**
 * The last hand on a build, so that a first visit on a slow line waits for as few round trips as can be: each small file takes one, whatever its size.
 * Every screen gets a page that names its scripts (the router alone asks for them in three steps), and holds what it needs to begin: its styles,
 * the table of the router and its entry. Text is packed once, as small as it goes.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild, type UNSAFE_AssetsManifest as Assets } from 'react-router';
import { build as bundle, type Manifest } from 'vite';
import { manifests } from '../../packages/games/src/manifests.gen.ts';
import { aheadOf, SPEL } from './src/app/early-calls.ts';

export type BuiltRoute = NonNullable<Assets['routes'][string]>;

const PRELOAD = /<link rel="(?:module)?preload" [^>]*\/>/g;
/** With which the router begins; a page that is only read has none. */
const START = /<script type="module" async="">[\s\S]*?<\/script>/;
const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
/** Where a head begins, behind what says how to read it. */
const HEAD = /<head>(<meta char[sS]et="utf-8"\/>)?/;

const read = (client: string, file: string): string => readFileSync(path.join(client, file), 'utf8').trim();

function save(client: string, file: string, text: string): void {
  mkdirSync(path.join(client, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(client, file), text);
}

const routesOf = ({ routes }: Assets): readonly BuiltRoute[] => Object.values(routes).filter((route) => route !== undefined);

/** From the root to this route. */
export const chainOf = (assets: Assets, leaf: BuiltRoute | undefined): readonly BuiltRoute[] =>
  leaf ? [...chainOf(assets, assets.routes[leaf.parentId ?? '']), leaf] : [];

/** The router marks some style sheets with a bare `#` behind. */
const stylesOf = ({ css = [] }: BuiltRoute): readonly string[] => css.map((name) => name.replace('#', ''));

/** Of pages of the app: what a link loads as a page by itself (`links.test.ts`; without one `toOwnPage` does). Of the 135 routes of the app a child needs 35. */
const ELSEWHERE: readonly string[] = ['site-layout', 'proefspel', 'sitemap', 'security'];

export const scriptsOf = (routes: readonly BuiltRoute[]): readonly string[] =>
  routes.flatMap(({ module, imports = [] }) => [module, ...imports]);

/** The screens that a page can go on to, without the styles that it has already; of `present` the router asks nothing that is not there. */
function tableOf(assets: Assets, chain: readonly BuiltRoute[]): string {
  const [present = ''] = assets.entry.imports;
  const layoutOf = (way: readonly BuiltRoute[]): string => (way[1] ?? way[0])?.id ?? '';
  const own = layoutOf(chain);
  const elsewhere = [...ELSEWHERE, ...(own === 'l-layout' ? ['a-layout', 'o-layout'] : [])].filter((layout) => layout !== own);
  const here = chain.flatMap(stylesOf);
  const routes = routesOf(assets)
    .filter((route) => !elsewhere.includes(layoutOf(chainOf(assets, route))))
    .map((route) => ({ ...route, imports: undefined, css: route.css?.filter((address) => !here.includes(address.replace('#', ''))) }));
  const entry = { module: present, imports: [] };
  const table = { entry, routes: Object.fromEntries(routes.map((route) => [route.id, route])), url: present, version: '' };
  return JSON.stringify(table, (_, value: unknown) => (value === false ? undefined : value)).replaceAll('<', '\\u003c');
}

/** The modules that it begins with are imported with the router, which asks for them only when it has started. */
function startOf(client: string, assets: Assets, chain: readonly BuiltRoute[], begin: readonly BuiltRoute[]): string {
  const imports = begin.map(({ module }, index) => `import * as route${index} from "${module}";`).join('');
  const modules = begin.map(({ id }, index) => `"${id}":route${index}`).join(',');
  const entry = read(client, assets.entry.module).replaceAll('"./', '"/assets/');
  // Imports have to stand at the top level of a script, which those of the entry do: they are hoisted.
  return `<script type="module" async="">${imports}window.__reactRouterManifest=${tableOf(assets, chain)};window.__reactRouterRouteModules={${modules}};${entry}</script>`;
}

/**
 * `chain` are the routes of the screen that the page is for, `begin` those with which it begins. Styles come first in the head; links that are switched
 * off stay behind as a note for the router that they are here: they are neither fetched nor do they hold up the first drawing.
 */
export function withItsStart(client: string, page: string, assets: Assets, chain: readonly BuiltRoute[], begin = chain): string {
  const sheets = [...new Set([...page.matchAll(SHEET)].map(([, address = '']) => address).concat(chain.flatMap(stylesOf)))];
  const css = sheets.map((address) => read(client, address)).join('\n');
  const links = sheets.map((address) => `<link rel="stylesheet" href="${address}" disabled=""/>`).join('');
  return page
    .replace(START, () => startOf(client, assets, chain, begin))
    .replaceAll(SHEET, '')
    .replace('</head>', () => `${links}</head>`)
    .replace(HEAD, (head) => `${head}<style>${css}</style>`);
}

/** `early-page.ts` with what it imports, as one script for in a page. */
async function packAskAhead(): Promise<string> {
  const lib = { entry: path.join(import.meta.dirname, 'src/app/early-page.ts'), formats: ['iife' as const], name: 'vooruit' };
  const [packed] = [await bundle({ configFile: false, logLevel: 'silent', build: { lib, write: false } })].flat();
  if (!packed || !('output' in packed)) throw new Error('Wat een bladzijde vooruit vraagt kon niet worden gebouwd.');
  return packed.output[0].code;
}

/** `{ rups: ['/assets/rups-....svg', '/assets/logic-....js', ...] }`, by the name in an address: drawings, code, mechanics that it shares with others. */
function readGameFiles(client: string): Readonly<Record<string, readonly string[]>> {
  const built: Manifest = JSON.parse(read(client, '.vite/manifest.json'));
  rmSync(path.join(client, '.vite'), { recursive: true });
  const filesOf = (source: string): string[] => {
    const made = built[source];
    // Nothing else would say so: the game would only come later.
    if (!made) throw new Error(`${source} is niet gebouwd.`);
    return [`/${made.file}`, ...(made.imports ?? []).filter((name) => name.startsWith('_spel-')).flatMap(filesOf)];
  };
  const ofGame = (folder: string): string[] => ['art', 'logic'].flatMap((file) => filesOf(`../../packages/games/src/${folder}/${file}.ts`));
  return Object.fromEntries(manifests.map(({ slug, folder }) => [slug, [...new Set(ofGame(folder))]]));
}

/** `leerling/:leerlingId/landkaart` */
const patternOf = (chain: readonly BuiltRoute[]): string => chain.flatMap((route) => route.path || []).join('/');

/** `folder` holds what was built. `.shells.json` tells the server which page is of which screen, where it is not drawn at build time. */
export async function finishBuild(folder: string): Promise<void> {
  const client = path.join(folder, 'client');
  // What draws pages is still there when the router is done, so that nothing has to be built twice; it knows every file of every route.
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'server/index.js')).href);
  const handle = createRequestHandler(build, 'production');
  const askAhead = await packAskAhead();
  const games = readGameFiles(client);
  const empty = read(client, 'index.html');
  const shells: { readonly pattern: string; readonly file: string }[] = [];

  /** A page with what its screen is going to ask for. One that asks ahead begins with the root alone, and asks for its screen while that is drawn. */
  const finish = (page: string, chain: readonly BuiltRoute[]): string => {
    const isEmpty = page === empty;
    const pattern = patternOf(chain);
    const begin = isEmpty && aheadOf(pattern, []) ? chain.slice(0, 1) : chain;
    const first = new Set([...build.assets.entry.imports, ...scriptsOf(begin)]);
    const next = [...new Set(scriptsOf(chain.slice(begin.length)))].filter((address) => !first.has(address));
    const asked = aheadOf(pattern, next, pattern === SPEL ? games : undefined);
    const early = asked ? `<script>${askAhead}try{vooruit.askAhead(${JSON.stringify(asked)})}catch{}</script>` : '';
    const links = [...(START.test(page) ? first : [])].map((address) => `<link rel="modulepreload" href="${address}"/>`).join('');
    const letters = [...page.matchAll(PRELOAD)].map(([link]) => link).filter((link) => !link.includes('modulepreload'));
    const started = withItsStart(client, page.replaceAll(PRELOAD, ''), build.assets, chain, begin);
    // What stands behind six kB of an empty page is heard of later. In the head of a drawn one a letter holds the first drawing up by 50 ms, and so does each script.
    return isEmpty
      ? started.replace(HEAD, (head) => head + links + early)
      : started.replace('</body>', () => `${letters.join('')}${links}</body>`);
  };

  const built = routesOf(build.assets);
  for (const leaf of built) {
    const chain = chainOf(build.assets, leaf);
    const pattern = patternOf(chain);
    const isScreen = build.routes[leaf.id]?.module.default && !built.some(({ parentId }) => parentId === leaf.id);
    if (!isScreen || pattern === '*') continue;
    const file = `/shells/${leaf.id}.html`;
    if (!build.prerender.includes(`/${pattern}`)) {
      shells.push({ pattern, file });
      save(client, file, finish(empty, chain));
    }
    // Once more in the words of Flanders: the server gives these out on the Flemish hosts.
    else
      for (const [regio, where] of Object.entries({ nl: '', be: 'be/' })) {
        const drawn = await handle(new Request(`http://localhost/${pattern}/`, { headers: { 'x-regio': regio } }));
        if (drawn.status !== 200) throw new Error(`De bladzijde ${pattern} kon niet worden getekend (${regio}): ${drawn.status}`);
        save(client, `${where}${pattern}/index.html`, finish(await drawn.text(), chain));
      }
    // For screens that get a game ahead (`areas/leerling/fetch-ahead.ts`).
    const scherm = [...scriptsOf([leaf]), ...stylesOf(leaf)];
    if (pattern === SPEL) save(client, 'spelbestanden.json', JSON.stringify({ scherm, spellen: games }));
  }
  save(client, 'index.html', finish(empty, chainOf(build.assets, build.assets.routes['root'])));
  save(client, '.shells.json', JSON.stringify(shells));
  // At the highest effort, which takes a second for the largest file: here, not at somebody's first request.
  for (const name of globSync('**/*.{html,js,css}', { cwd: client }))
    writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(readFileSync(path.join(client, name))));
}
