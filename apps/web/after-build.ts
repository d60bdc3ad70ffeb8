/**
 * The last hand on a build, so that a first visit on a slow line waits for as few round trips as can be:
 * every screen gets a shell that names all its scripts and styles at once (the router alone asks for them in three
 * steps), the styles of what is drawn first stand in the page itself, and text is packed once, as small as it goes.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '@spelrijk/contract/paths';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** What the router writes about a route; addresses start with `/assets/`. */
interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Routes = Readonly<Record<string, BuiltRoute>>;

/** `pattern` as the router writes it, without the first slash: `leerling/:leerlingId/landkaart`. The server reads these. */
export interface Shell {
  readonly pattern: string;
  readonly file: string;
}

function readRoutes(client: string, page: string): Routes {
  const address = /import "(\/assets\/manifest-[^"]+)"/.exec(page)?.[1];
  if (!address) throw new Error('De bouw noemt geen manifest: de router schrijft zijn pagina anders dan deze stap verwacht.');
  const text = readFileSync(path.join(client, address), 'utf8');
  const manifest: { routes: Routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return manifest.routes;
}

function* chainOf(routes: Routes, leaf: BuiltRoute): Generator<BuiltRoute> {
  const parent = leaf.parentId === undefined ? undefined : routes[leaf.parentId];
  if (parent) yield* chainOf(routes, parent);
  yield leaf;
}

const scriptsOf = ({ module, imports = [] }: BuiltRoute): readonly string[] => [module, ...imports].filter((name) => name.endsWith('.js'));

/** The router marks some style sheets with a bare `#`, which the address on the line does not have. */
const stylesOf = ({ css = [] }: BuiltRoute): readonly string[] => css.map((name) => name.replace(/#$/, ''));

const preloadLink = (page: string, address: string): string => {
  if (page.includes(`href="${address}`)) return '';
  return address.endsWith('.css') ? `<link rel="preload" as="style" href="${address}"/>` : `<link rel="modulepreload" href="${address}"/>`;
};

/**
 * What the screens that people land on always ask first, by the name of the call; `shared/api/early.ts` takes the
 * answers. Only calls that may be repeated: on a reload the page asks again.
 */
const EARLY: Readonly<Record<string, readonly (keyof typeof paths)[]>> = {
  'leerling/:leerlingId/landkaart': ['readLandkaart', 'planDag'],
  'admins/:adminId/groepen': ['mij', 'listGroepen'],
};

/** Runs before anything else has loaded, so it is plain script; the server names its hash in the content policy. */
function earlyScript(pattern: string): string {
  const calls = EARLY[pattern];
  if (!calls) return '';
  const wanted = JSON.stringify(calls.map((name) => paths[name]));
  return `<script>try{const s=localStorage.getItem('usingSSO')==='true'?sessionStorage:localStorage,t=s.getItem('access_token'),p='${pattern}'.split('/'),h=location.pathname.split('/').slice(1);if(t)window.spelrijkEarly={token:t,answers:new Map(${wanted}.map(([m,a])=>{const u=a.replace(/\\{(\\w+)\\}/g,(_,n)=>h[p.indexOf(':'+n)]),r=fetch(u,{method:m,headers:{accept:'application/json',authorization:'Bearer '+t}});r.catch(()=>{});return[m+' '+u,r]}))}}catch{}</script>`;
}

/** The empty page of the app with everything this screen is going to ask for. */
function shellOf(page: string, pattern: string, chain: readonly BuiltRoute[]): string {
  const addresses = new Set([...chain.flatMap(stylesOf), ...chain.flatMap(scriptsOf)]);
  const links = [...addresses].map((address) => preloadLink(page, address));
  return page.replace('</head>', () => `${earlyScript(pattern)}${links.join('')}</head>`);
}

/**
 * The page's style sheets inline, as the first thing in the head. The links stay, because the router's own head holds
 * them too, but switched off: they are neither fetched nor do they hold up the first drawing.
 */
function inlineStyles(client: string, page: string): string {
  const links = [...page.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g)];
  if (links.length === 0) return page;
  const css = links.map(([, address]) => readFileSync(path.join(client, address ?? ''), 'utf8').trim()).join('\n');
  const quiet = links.reduce((text, [link]) => text.replace(link, link.replace('/>', ' disabled=""/>')), page);
  return quiet.replace(/<head>(<meta char[sS]et="utf-8"\/>)?/, (head) => `${head}<style>${css}</style>`);
}

const isLeaf = (routes: Routes, route: BuiltRoute): boolean => Object.values(routes).every((other) => other.parentId !== route.id);

function writeShells(client: string, page: string, prerendered: ReadonlySet<string>): readonly string[] {
  const routes = readRoutes(client, page);
  const shells = Object.values(routes)
    .filter((route) => isLeaf(routes, route))
    .map((route) => ({ route, chain: [...chainOf(routes, route)] }))
    .map(({ route, chain }) => ({ route, chain, pattern: chain.flatMap((part) => part.path || []).join('/') }))
    .filter(({ pattern }) => pattern !== '*' && !prerendered.has(`/${pattern}`));
  mkdirSync(path.join(client, 'shells'), { recursive: true });
  const written = shells.map(({ route, chain, pattern }): Shell => {
    const file = `/shells/${route.id}.html`;
    writeFileSync(path.join(client, file), shellOf(page, pattern, chain));
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
  for (const file of ['/index.html', ...shells, ...flemish, ...prerendered.map((address) => `${address}/index.html`)]) {
    const full = path.join(client, file);
    writeFileSync(full, inlineStyles(client, readFileSync(full, 'utf8')));
  }
  packAll(client);
}
