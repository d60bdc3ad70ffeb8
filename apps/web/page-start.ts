/**
 * What a page needs before it can begin, in the page itself: its styles, the router's manifest and entry, and the names of routes that
 * only point at another file. On a slow line each of these small files takes a round trip of a connection, whatever its size.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UNSAFE_AssetsManifest as Manifest } from 'react-router';

export type BuiltRoute = NonNullable<Manifest['routes'][string]>;

const MANIFEST = /import "(\/assets\/manifest-[^"]+)";/;
const ENTRY = /import\("(\/assets\/entry\.client-[^"]+)"\);/;
const MODULES = /window\.__reactRouterRouteModules = \{([^}]*)\};/;
const ROUTE = /import \* as (route\d+) from "(\/assets\/[^"]+)";/g;
/** A file that only gives on what stands in another one. */
const FORWARDING = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";$/;
const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
/** Where a head begins, behind what says how to read it. */
export const HEAD = /<head>(<meta char[sS]et="utf-8"\/>)?/;
export const PRELOAD = /<link rel="(?:modulepreload|preload)" [^>]*href="([^"]+)"[^>]*\/>/g;

const readAsset = (client: string, address: string): string => readFileSync(path.join(client, address), 'utf8').trim();

export const routesOf = ({ routes }: Manifest): readonly BuiltRoute[] => Object.values(routes).filter((route) => route !== undefined);

/** What a build writes a file of, and nobody goes to from a page. */
const NO_SCREEN: readonly string[] = ['sitemap', 'security'];

/**
 * The routes that a page can go on to without being loaded anew. The site and the app are pages to each other (a link between them is an ordinary one, which
 * `links.test.ts` holds), and of 160 routes the site's are 28.
 */
function reachable(manifest: Manifest, isSite: boolean): readonly BuiltRoute[] {
  const ofSite = (id: string | undefined): boolean => id !== undefined && (id === 'site-layout' || ofSite(manifest.routes[id]?.parentId));
  return routesOf(manifest).filter(({ id }) => isSite || (!ofSite(id) && !NO_SCREEN.includes(id)));
}

/** The routes without what is false, empty or here already; what the router would load ahead once more is `present` anyway. */
function manifestText(manifest: Manifest, page: string, isSite: boolean): string {
  const [present = ''] = manifest.entry.imports;
  const trimmed = reachable(manifest, isSite).map((route) => {
    const css = route.css?.filter((address) => !page.includes(`href="${address.replace('#', '')}`)) ?? [];
    const module = page.includes(`from "${route.module}"`) ? present : route.module;
    return [route.id, { ...route, imports: false, module, css: css.length > 0 && css }];
  });
  const text = { entry: { module: present, imports: [] }, routes: Object.fromEntries(trimmed), url: present, version: '' };
  const isEmpty = (key: string, value: unknown): boolean => value === false || (value === '' && key !== 'version');
  return JSON.stringify(text, (key, value: unknown) => (isEmpty(key, value) ? undefined : value)).replaceAll('<', '\\u003c');
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

function withScripts(client: string, page: string, { manifest, chain = [], isSite = false }: Start): string {
  if (!MANIFEST.test(page))
    throw new Error('De bladzijde noemt geen manifest: de router schrijft zijn bouw anders dan deze stap verwacht.');
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

interface Start {
  readonly manifest: Manifest;
  readonly chain?: readonly BuiltRoute[];
  readonly isSite?: boolean;
}

/**
 * `chain` are the routes of the screen that this page is for: their modules are imported with the first ones, or the router asks for
 * them only when it has started, one round trip later. Styles come first in the head; links that are switched off stay behind as a note for the router that they are here: they are
 * neither fetched nor do they hold up the first drawing. A page that is only read has no router; of the site (`isSite`) some have.
 */
export function withItsStart(client: string, page: string, start: Start): string {
  const css = [...page.matchAll(SHEET)].map(([, address = '']) => readAsset(client, address)).join('\n');
  const scripted = ENTRY.test(page) ? withScripts(client, page, start) : page;
  const quiet = scripted.replaceAll(SHEET, (_, address: string) => `<link rel="stylesheet" href="${address}" disabled=""/>`);
  return css === '' ? quiet : quiet.replace(HEAD, (head) => `${head}<style>${css}</style>`);
}
