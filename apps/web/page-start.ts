/**
 * What a page needs before it can begin, in the page itself: its styles, the router's manifest and entry, and the names of routes that
 * only point at another file. On a slow line each of these small files takes a round trip of a connection, whatever its size.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UNSAFE_AssetsManifest as Manifest } from 'react-router';

export type BuiltRoute = NonNullable<Manifest['routes'][string]>;

/** With which the router begins. A page that is only read has no such script. */
export const START = /<script type="module" async="">[\s\S]*?<\/script>/;
/** A file that only gives on what stands in another one. */
const FORWARDING = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";$/;
const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
/** Where a head begins, behind what says how to read it. */
export const HEAD = /<head>(<meta char[sS]et="utf-8"\/>)?/;

const readAsset = (client: string, address: string): string => readFileSync(path.join(client, address), 'utf8').trim();

export const routesOf = ({ routes }: Manifest): readonly BuiltRoute[] => Object.values(routes).filter((route) => route !== undefined);

/** From the root to this route. */
export const chainOf = (manifest: Manifest, leaf: BuiltRoute): readonly BuiltRoute[] => {
  const parent = manifest.routes[leaf.parentId ?? ''];
  return parent ? [...chainOf(manifest, parent), leaf] : [leaf];
};

/** What these routes fetch, as far as it is not in the page itself. */
export const scriptsOf = (client: string, { entry }: Manifest, chain: readonly BuiltRoute[]): readonly string[] => {
  const named = [...entry.imports, ...chain.flatMap(({ module, imports = [] }) => [module, ...imports])];
  return [...new Set(named)].filter((address) => address.endsWith('.js') && !FORWARDING.test(readAsset(client, address)));
};

/** The router marks some style sheets with a bare `#` behind. */
export const stylesOf = ({ css = [] }: BuiltRoute): readonly string[] => css.map((name) => name.replace('#', ''));

const FROM_APP: readonly string[] = ['site-layout', 'proefspel', 'sitemap', 'security'];
/**
 * By layout, or the name of a route that has none: of which its pages have no routes. Those are pages by themselves, which a link loads (`links.test.ts`; without
 * one `toOwnPage` does): of the 135 routes of the app a child needs 35.
 */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  root: [],
  'site-layout': [],
  proefspel: [],
  'l-layout': [...FROM_APP, 'a-layout', 'o-layout'],
};

/** The screens that this page can go on to, without what is false, empty or here already; what the router would load ahead once more is `present` anyway. */
function manifestText(manifest: Manifest, chain: readonly BuiltRoute[]): string {
  const [present = ''] = manifest.entry.imports;
  const layoutOf = (way: readonly BuiltRoute[]): string => (way[1] ?? way[0])?.id ?? '';
  const elsewhere = ELSEWHERE[layoutOf(chain)] ?? FROM_APP;
  const sheets = chain.flatMap(stylesOf);
  const routes = routesOf(manifest)
    .filter((route) => !elsewhere.includes(layoutOf(chainOf(manifest, route))))
    .map((route) => {
      const css = route.css?.filter((address) => !sheets.includes(address.replace('#', ''))) ?? [];
      const module = chain.includes(route) ? present : route.module;
      return [route.id, { ...route, imports: false, module, css: css.length > 0 && css }];
    });
  const text = { entry: { module: present, imports: [] }, routes: Object.fromEntries(routes), url: present, version: '' };
  const isEmpty = (key: string, value: unknown): boolean => value === false || (value === '' && key !== 'version');
  return JSON.stringify(text, (key, value: unknown) => (isEmpty(key, value) ? undefined : value)).replaceAll('<', '\\u003c');
}

/** A route's module under this name; where its file only forwards, from where things are. */
function importOf(client: string, name: string, address: string): string {
  const [, list, file] = FORWARDING.exec(readAsset(client, address)) ?? [];
  if (list === undefined) return `import * as ${name} from "${address}";`;
  const names = list.split(',').map((pair) => pair.trim().split(' as '));
  const imports = names.map(([from, as = from]) => `${from} as ${name}_${as}`).join(',');
  return `import{${imports}}from"/assets/${file}";const ${name}={${names.map(([from, as = from]) => `${as}:${name}_${as}`).join(',')}};`;
}

/** The modules of its screen are imported with the router: that asks for them only when it has started, one round trip later. */
function startOf(client: string, manifest: Manifest, chain: readonly BuiltRoute[]): string {
  const imports = chain.map(({ module }, index) => importOf(client, `route${index}`, module)).join('');
  const modules = chain.map(({ id }, index) => `"${id}":route${index}`).join(',');
  const entry = readAsset(client, manifest.entry.module).replaceAll('"./', '"/assets/');
  // Imports have to stand at the top level of a script, which those of the entry do: they are hoisted.
  return `<script type="module" async="">${imports}window.__reactRouterManifest=${manifestText(manifest, chain)};window.__reactRouterRouteModules={${modules}};${entry}</script>`;
}

/**
 * `chain` are the routes of the screen that this page is for. Styles come first in the head; links that are switched off stay behind as a note for the
 * router that they are here: they are neither fetched nor do they hold up the first drawing.
 */
export function withItsStart(client: string, page: string, manifest: Manifest, chain: readonly BuiltRoute[]): string {
  const missing = [...new Set(chain.flatMap(stylesOf))].filter((address) => !page.includes(`href="${address}`));
  const sheets = missing.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  const whole = page.replace('</head>', () => `${sheets}</head>`);
  const css = [...whole.matchAll(SHEET)].map(([, address = '']) => readAsset(client, address)).join('\n');
  return whole
    .replace(START, () => startOf(client, manifest, chain))
    .replaceAll(SHEET, (_, address: string) => `<link rel="stylesheet" href="${address}" disabled=""/>`)
    .replace(HEAD, (head) => `${head}<style>${css}</style>`);
}
