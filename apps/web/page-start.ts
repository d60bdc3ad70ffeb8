/**
 * What a page needs before it can begin, in the page itself: its styles, the router's manifest and entry, and the names of routes that
 * only point at another file. On a slow line each of these small files takes a round trip of a connection, whatever its size.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the router writes about a route; addresses start with `/assets/`. It marks some style sheets with a bare `#` behind. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasDefaultExport: boolean;
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

export interface Manifest {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, BuiltRoute>>;
}

const ROOT: BuiltRoute = { id: 'root', hasDefaultExport: true, module: '', imports: [], css: [] };

const MANIFEST = /import "(\/assets\/manifest-[^"]+)";/;
const ENTRY = /import\("(\/assets\/entry\.client-[^"]+)"\);/;
const MODULES = /window\.__reactRouterRouteModules = \{([^}]*)\};/;
const ROUTE = /import \* as (route\d+) from "(\/assets\/[^"]+)";/g;
/** A file that only gives on what stands in another one. */
const FORWARDING = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";$/;
const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
export const PRELOAD = /<link rel="(?:modulepreload|preload)" [^>]*href="([^"]+)"[^>]*\/>/g;

const readAsset = (client: string, address: string): string => readFileSync(path.join(client, address), 'utf8').trim();

export function readManifest(client: string, page: string): Manifest {
  const address = MANIFEST.exec(page)?.[1];
  if (address === undefined)
    throw new Error('De bladzijde noemt geen manifest: de router schrijft zijn bouw anders dan deze stap verwacht.');
  const text = readAsset(client, address);
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** What a build writes a file of, and nobody goes to from a page. */
const NO_SCREEN: readonly string[] = ['sitemap', 'security'];

/**
 * The routes that a page can go on to without being loaded anew. The site and the app are pages to each other (a link between them is an ordinary one, which
 * `links.test.ts` holds), and of 160 routes the site's are 28.
 */
function reachable(routes: Manifest['routes'], isSite: boolean): readonly BuiltRoute[] {
  if (isSite) return Object.values(routes);
  const ofSite = ({ id, parentId }: BuiltRoute): boolean =>
    id === 'site-layout' || (parentId !== undefined && ofSite(routes[parentId] ?? ROOT));
  return Object.values(routes).filter((route) => !ofSite(route) && !NO_SCREEN.includes(route.id));
}

/** The routes without what is false, empty or here already; what the router would load ahead once more is `present` anyway. */
function manifestText({ entry, routes }: Manifest, page: string, isSite: boolean): string {
  const [present = ''] = entry.imports;
  const trimmed = reachable(routes, isSite).map((route) => {
    const css = route.css.filter((address) => !page.includes(`href="${address.replace('#', '')}`));
    const fields = {
      ...route,
      imports: false,
      module: page.includes(`from "${route.module}"`) ? present : route.module,
      css: css.length > 0 && css,
    };
    return [route.id, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== false && value !== ''))] as const;
  });
  const manifest = { entry: { module: present, imports: [] }, routes: Object.fromEntries(trimmed), url: present, version: '' };
  return JSON.stringify(manifest).replaceAll('<', '\\u003c');
}

/** `import * as route0 from "/assets/root.js"`, where that file only forwards, as imports from where things are. */
function directImport(name: string, list: string, file: string): string {
  const names = list.split(',').map((pair) => pair.trim().split(' as '));
  const imports = names.map(([from, as = from]) => `${from} as ${name}_${as}`).join(',');
  return `import{${imports}}from"/assets/${file}";const ${name}={${names.map(([from, as = from]) => `${as}:${name}_${as}`).join(',')}};`;
}

function importOf(client: string, name: string, address: string): string {
  const [, list, file] = FORWARDING.exec(readAsset(client, address)) ?? [];
  return list === undefined || file === undefined ? `import * as ${name} from "${address}";` : directImport(name, list, file);
}

/** What the page holds itself or reaches past: scripts that nobody has to fetch. */
export function inThePage(client: string, page: string): (address: string) => boolean {
  const own = [MANIFEST, ENTRY].map((pattern) => pattern.exec(page)?.[1]);
  return (address) => own.includes(address) || FORWARDING.test(readAsset(client, address));
}

function withScripts(client: string, page: string, chain: readonly BuiltRoute[], isSite: boolean): string {
  const manifest = readManifest(client, page);
  const isHere = inThePage(client, page);
  const text = (address: string): string => readAsset(client, address).replaceAll('"./', '"/assets/');
  const screens = chain.filter(({ id }) => id !== 'root').map((route, index) => ({ ...route, name: `screen${index}` }));
  const started = page
    .replace(MANIFEST, '')
    .replaceAll(ROUTE, (_, name: string, address: string) => importOf(client, name, address))
    .replace(MODULES, (_, known: string) => {
      const imports = screens.map(({ name, module }) => importOf(client, name, module)).join('');
      const modules = screens.map(({ id, name }) => `,"${id}":${name}`).join('');
      return `${imports}window.__reactRouterManifest=${manifestText(manifest, page, isSite)};\nwindow.__reactRouterRouteModules = {${known}${modules}};`;
    })
    // Its imports have to stand at the top level of the page's script, which they do: they are hoisted.
    .replace(ENTRY, (_, address: string) => text(address));
  return started.replaceAll(PRELOAD, (link, address: string) => (address.endsWith('.js') && isHere(address) ? '' : link));
}

/**
 * `chain` are the routes of the screen that this page is for: their modules are imported with the first ones, or the router asks for
 * them only when it has started, one round trip later. Styles come first in the head; links that are switched off stay behind as a note for the router that they are here: they are
 * neither fetched nor do they hold up the first drawing. A page that is only read has no router; of the site (`isSite`) some have.
 */
export function withItsStart(
  client: string,
  page: string,
  { chain = [], isSite = false }: { readonly chain?: readonly BuiltRoute[]; readonly isSite?: boolean },
): string {
  const css = [...page.matchAll(SHEET)].map(([, address = '']) => readAsset(client, address)).join('\n');
  const scripted = ENTRY.test(page) ? withScripts(client, page, chain, isSite) : page;
  const quiet = scripted.replaceAll(SHEET, (_, address: string) => `<link rel="stylesheet" href="${address}" disabled=""/>`);
  return css === '' ? quiet : quiet.replace(/<head>(<meta char[sS]et="utf-8"\/>)?/, (head) => `${head}<style>${css}</style>`);
}
