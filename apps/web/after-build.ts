/**
 * The last hand on a build, so that a first visit on a slow line waits for as few round trips as can be: every screen
 * gets a shell that names all its scripts at once (the router alone asks for them in three steps), the styles of the
 * screen and the small files of the router stand in the page itself, and text is packed once, as small as it goes.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '@spelrijk/contract/paths';
import { manifests } from '@spelrijk/games/manifests';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { GAME_FILES, type Spelbestanden } from '../../packages/games/tools/tekeningen.ts';
import { type BuiltRoute, inlineScripts, readManifest, type Routes, scriptsAfterDrawing, stylesOf, unneeded } from './page-scripts.ts';

/** `pattern` as the router writes it, without the first slash: `leerling/:leerlingId/landkaart`. The server reads these. */
export interface Shell {
  readonly pattern: string;
  readonly file: string;
}

function* chainOf(routes: Routes, leaf: BuiltRoute): Generator<BuiltRoute> {
  const parent = leaf.parentId === undefined ? undefined : routes[leaf.parentId];
  if (parent) yield* chainOf(routes, parent);
  yield leaf;
}

const scriptsOf = ({ module, imports = [] }: BuiltRoute): readonly string[] => [module, ...imports].filter((name) => name.endsWith('.js'));

/** A child that reloads in the middle lands here. */
const SPEL = 'leerling/:leerlingId/somvensters/:somvensterId/taken/:taakId/spellen/:game';

/**
 * What the screens that people land on always ask first, by the name of the call; `shared/api/early.ts` takes the
 * answers. Only calls that may be repeated: on a reload the page asks again.
 */
const EARLY: Readonly<Record<string, readonly (keyof typeof paths)[]>> = {
  'leerling/:leerlingId/landkaart': ['readLandkaart', 'planDag'],
  [SPEL]: ['readTaak', 'readEigenInstelling'],
  'admins/:adminId/groepen': ['mij', 'listGroepen'],
  'admins/:adminId/groepen/:groepId': ['mij', 'readGroep'],
  'admins/:adminId/groepen/:groepId/leerlingen': ['mij', 'listLeerlingen'],
  'admins/:adminId/groepen/:groepId/voortgang': ['mij', 'readGroepVoortgang'],
};

/**
 * Runs before anything else has loaded, so it is plain script; the server names its hash in the content policy. A browser
 * opens six connections to a host: first go the heaviest scripts, which the page names by itself, then these calls, then
 * `later`, the scripts that are small.
 */
function earlyScript(client: string, pattern: string, later: readonly string[]): string {
  const wanted = JSON.stringify((EARLY[pattern] ?? []).map((name) => paths[name]));
  const ask = `const s=localStorage.getItem('usingSSO')==='true'?sessionStorage:localStorage,t=s.getItem('access_token'),p='${pattern}'.split('/'),h=location.pathname.split('/').slice(1);if(t)window.spelrijkEarly={token:t,answers:new Map(${wanted}.map(([m,a])=>{const u=a.replace(/\\{(\\w+)\\}/g,(_,n)=>h[p.indexOf(':'+n)]),r=fetch(u,{method:m,headers:{accept:'application/json',authorization:'Bearer '+t}});r.catch(()=>{});return[m+' '+u,r]}))}`;
  const load = `for(const u of ${JSON.stringify(later)}){const l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.append(l)}`;
  return `<script>try{${ask}}catch{}${load}${pattern === SPEL ? askGame(client) : ''}</script>`;
}

/** By the name of a game in an address: its sheet of drawings, its code, and the mechanics of its family. */
function gameFiles(client: string): Readonly<Record<string, readonly [blad: string, ...code: string[]]>> {
  const byFolder: Record<string, Partial<Spelbestanden>> = JSON.parse(readFileSync(path.join(client, GAME_FILES), 'utf8'));
  return Object.fromEntries(
    manifests.map(({ slug, folder }) => {
      const { code, blad } = byFolder[folder] ?? {};
      // Nothing else would say so: the game would only come later.
      if (!code || !blad) throw new Error(`Van ${slug} noemt de bouw geen code of geen tekeningen.`);
      return [slug, [blad, ...code]];
    }),
  );
}

/** The address says which game it is going to be. */
function askGame(client: string): string {
  const own = `${JSON.stringify(gameFiles(client))}[decodeURIComponent(location.pathname.split('/')[${SPEL.split('/').indexOf(':game') + 1}]).normalize('NFC')]`;
  const link = `(href,o)=>document.head.append(Object.assign(document.createElement('link'),{href},o))`;
  return `try{const g=${own},k=${link};if(g)g.forEach((u,i)=>k(u,i?{rel:'modulepreload'}:{rel:'preload',as:'fetch',crossOrigin:'anonymous'}))}catch{}`;
}

/** For screens that get a game ahead (`areas/leerling/fetch-ahead.ts`). */
function writeGameList(client: string, screen: BuiltRoute): void {
  const scherm = [...scriptsOf(screen), ...stylesOf(screen)];
  writeFileSync(path.join(client, 'spelbestanden.json'), JSON.stringify({ scherm, spellen: gameFiles(client) }));
}

/** So many scripts leave two connections to the first calls. */
const HEAVY = 4;

const preload = (address: string): string => `<link rel="modulepreload" href="${address}"/>`;

const PRELOADS = /<link rel="(?:modulepreload|preload)" [^>]*href="([^"]+)"[^>]*\/>/g;
/** The empty page of the app with everything this screen is going to ask for; letters come when there is something to read. */
function shellOf(client: string, page: string, pattern: string, chain: readonly BuiltRoute[]): string {
  const named = [...page.matchAll(PRELOADS)].map(([, address = '']) => address).filter((address) => address.endsWith('.js'));
  const own = unneeded(client, page);
  const scripts = [...new Set([...named, ...chain.flatMap(scriptsOf)])].filter((address) => !own.has(address));
  const bySize = scripts.toSorted((a, b) => statSync(path.join(client, b)).size - statSync(path.join(client, a)).size);
  const early = pattern in EARLY;
  const first = bySize
    .slice(0, early ? HEAVY : undefined)
    .map(preload)
    .join('');
  const script = early ? earlyScript(client, pattern, bySize.slice(HEAVY)) : '';
  const styles = chain.flatMap(stylesOf).filter((address) => !page.includes(`href="${address}`));
  const sheets = [...new Set(styles)].map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  return page.replaceAll(PRELOADS, '').replace('</head>', () => `${first}${script}${sheets}</head>`);
}

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
const sheetsOf = (page: string): readonly string[] => [...page.matchAll(SHEET)].map(([, address = '']) => address);

/**
 * The page's style sheets inline, as the first thing in the head. Switched off links stay behind as a note for the scripts
 * that this style is here: they are neither fetched nor do they hold up the first drawing.
 */
function inlineStyles(client: string, page: string): string {
  const css = sheetsOf(page).map((address) => readFileSync(path.join(client, address), 'utf8').trim());
  if (css.length === 0) return page;
  const quiet = page.replaceAll(SHEET, (_, address: string) => `<link rel="stylesheet" href="${address}" disabled=""/>`);
  return quiet.replace(/<head>(<meta char[sS]et="utf-8"\/>)?/, (head) => `${head}<style>${css.join('\n')}</style>`);
}

/** What the page holds itself need not be asked for. */
function withoutOwn(page: string, own: ReadonlySet<string>): string {
  return page.replaceAll(PRELOADS, (link, address: string) => (own.has(address) ? '' : link));
}

/**
 * Of a page that is drawn already: what it asks for ahead stands after it. A letter that is asked for in the head holds the first
 * drawing up (Chromium waits for it, 50 ms), and each script that is, while the page is still read.
 */
function preloadsLast(page: string): string {
  const links = [...page.matchAll(PRELOADS)].map(([link]) => link).join('');
  return page.replaceAll(PRELOADS, '').replace('</body>', () => `${links}</body>`);
}

/** Pages that people come to read; in all others they come to do something, which takes script. */
const isSite = (file: string): boolean => /^(\/be)?\/site\//.test(file);

/** Pages in which nothing stands before their script has drawn it. */
const isEmpty = (file: string): boolean => file === '/index.html' || file.startsWith('/shells/');

function finishPage(client: string, file: string): void {
  const full = path.join(client, file);
  const page = readFileSync(full, 'utf8');
  const scripted = inlineScripts(client, page, new Set(sheetsOf(page)));
  const whole = inlineStyles(client, withoutOwn(scripted, unneeded(client, page)));
  if (isSite(file)) writeFileSync(full, scriptsAfterDrawing(client, whole));
  else writeFileSync(full, isEmpty(file) ? whole : preloadsLast(whole));
}

const isLeaf = (routes: Routes, route: BuiltRoute): boolean => Object.values(routes).every((other) => other.parentId !== route.id);

function writeShells(client: string, page: string, prerendered: ReadonlySet<string>): readonly string[] {
  const { routes } = readManifest(client, page);
  const shells = Object.values(routes)
    .filter((route) => isLeaf(routes, route))
    .map((route) => ({ route, chain: [...chainOf(routes, route)] }))
    .map(({ route, chain }) => ({ route, chain, pattern: chain.flatMap((part) => part.path || []).join('/') }))
    .filter(({ pattern }) => pattern !== '*' && !prerendered.has(`/${pattern}`));
  mkdirSync(path.join(client, 'shells'), { recursive: true });
  const written = shells.map(({ route, chain, pattern }): Shell => {
    const file = `/shells/${route.id}.html`;
    if (pattern === SPEL) writeGameList(client, route);
    writeFileSync(path.join(client, file), shellOf(client, page, pattern, chain));
    return { pattern, file };
  });
  writeFileSync(path.join(client, '.shells.json'), JSON.stringify(written));
  return written.map((shell) => shell.file);
}

/** Packing at the highest effort takes a second for the largest file: here, not at somebody's first request. */
function packAll(client: string): void {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(name)) continue;
    const file = path.join(client, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/**
 * The same pages once more in the words of Flanders, under `/be`: the server gives these out on the Flemish hosts. The
 * build of the server side is still there, so that nothing has to be built twice.
 */
async function renderFlemish(folder: string, prerendered: readonly string[]): Promise<readonly string[]> {
  const build: ServerBuild = await import(pathToFileURL(path.join(folder, 'server/index.js')).href);
  const handle = createRequestHandler(build, 'production');
  const files = prerendered.map(async (address) => {
    const response = await handle(new Request(`http://localhost${address}/`, { headers: { 'x-regio': 'be' } }));
    if (response.status !== 200) throw new Error(`De Vlaamse bladzijde ${address} kon niet worden getekend: ${response.status}`);
    const file = `/be${address}/index.html`;
    mkdirSync(path.join(folder, 'client', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, 'client', file), await response.text());
    return file;
  });
  return Promise.all(files);
}

/** As the pages write it; the server puts in the address that people use, per region. */
const ADRES = 'https://adres.invalid';
/** Whoever finds a leak a year after this build looks at a file that says it is stale (RFC 9116). */
const GELDIG_MS = 330 * 86_400_000;

/** What search engines and researchers look for at fixed places. */
function writeSiteFiles(client: string, prerendered: readonly string[]): void {
  const pages = prerendered.filter((address) => address.startsWith('/site/'));
  const urls = pages.map((address) => `<url><loc>${ADRES}${address}</loc></url>`).join('\n');
  writeFileSync(
    path.join(client, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  const closed = ['/api/', '/app/', '/admins/', '/leerling/', '/superadmin/'].map((part) => `Disallow: ${part}`).join('\n');
  writeFileSync(path.join(client, 'robots.txt'), `User-agent: *\n${closed}\n\nSitemap: ${ADRES}/sitemap.xml\n`);
  mkdirSync(path.join(client, '.well-known'), { recursive: true });
  const expires = new Date(Date.now() + GELDIG_MS).toISOString();
  writeFileSync(
    path.join(client, '.well-known/security.txt'),
    `Contact: ${ADRES}/site/contact\nExpires: ${expires}\nPreferred-Languages: nl, en\nPolicy: ${ADRES}/site/beveiliging\n`,
  );
}

/** `folder` holds what was built; `prerendered` are the addresses that were drawn at build time. */
export async function finishBuild(folder: string, prerendered: readonly string[]): Promise<void> {
  const client = path.join(folder, 'client');
  const flemish = await renderFlemish(folder, prerendered);
  writeSiteFiles(client, prerendered);
  const page = readFileSync(path.join(client, 'index.html'), 'utf8');
  const shells = writeShells(client, page, new Set(prerendered));
  for (const file of ['/index.html', ...shells, ...flemish, ...prerendered.map((address) => `${address}/index.html`)])
    finishPage(client, file);
  packAll(client);
}
