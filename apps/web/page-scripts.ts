/**
 * What the router's page asks for before it can begin, put into the page itself: its table of routes, the entry, and the names of routes that only point at another file. On a slow line each of these small
 * files takes a round trip of a connection, whatever its size.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, type Row } from './src/shared/router/table.ts';

/** What the router writes about a route; addresses start with `/assets/`. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Routes = Readonly<Record<string, BuiltRoute>>;

interface Manifest {
  readonly routes: Routes;
}

const MANIFEST = /import "(\/assets\/manifest-[^"]+)";\n?/;
const ENTRY = /\n*import\("(\/assets\/entry\.client-[^"]+)"\);/;
const ROUTE = /import \* as (route\d+) from "([^"]+)";\n?/g;
/** What the library's own browser half would read. The elements stay: React counts them. */
const CONTEXT = /<script>window\.__reactRouterContext[\s\S]*?<\/script>/g;
/** A file that only gives on what stands in another one. */
const FORWARDING = /^\s*(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;
const IMPORTS = /^(?:import(?:[^"';]*from)?"[^"]+";)*/;

const broken = (what: string): Error => new Error(`${what}: de router schrijft zijn bouw anders dan deze stap verwacht.`);

const readAsset = (client: string, address: string): string => readFileSync(path.join(client, address), 'utf8').trim();

export function readManifest(client: string, page: string): Manifest {
  const address = MANIFEST.exec(page)?.[1];
  if (!address) throw broken('De bladzijde noemt geen manifest');
  const text = readAsset(client, address);
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return manifest;
}

/** The router marks some style sheets with a bare `#`, which the address on the line does not have. */
export const stylesOf = ({ css = [] }: BuiltRoute): readonly string[] => css.map((name) => name.replace(/#$/, ''));

interface Held {
  /** Style sheets that the page holds itself. */
  readonly inlined: ReadonlySet<string>;
  /** Scripts that the page's script imports under the name of a route, or holds itself. */
  readonly loaded: ReadonlySet<string>;
}

/** As `shared/router/table.ts` reads it. The name of a route serves to find what is loaded: of others its place will do. */
function rowOf(route: BuiltRoute, order: readonly string[], { inlined, loaded }: Held): Row {
  const here = loaded.has(route.module);
  const css = stylesOf(route).filter((address) => !inlined.has(address));
  return [
    here ? route.id : 0,
    order.indexOf(route.parentId ?? ''),
    route.index ? 1 : (route.path ?? 0),
    here ? '' : nameOf(route.module, '.js'),
    ...css.map((address) => nameOf(address, '.css')),
  ];
}

const tableText = (routes: Routes, held: Held): string =>
  JSON.stringify(Object.values(routes).map((route) => rowOf(route, Object.keys(routes), held))).replaceAll('<', '\\u003c');

const forwarded = (client: string, address: string): RegExpExecArray | null => FORWARDING.exec(readAsset(client, address));

/** Files that the page's script, once `inlineScripts` has been over it, no longer asks for. */
export function unneeded(client: string, page: string): ReadonlySet<string> {
  const routes = [...page.matchAll(ROUTE)].map(([, , address = '']) => address).filter((address) => forwarded(client, address));
  return new Set([MANIFEST.exec(page)?.[1] ?? '', ENTRY.exec(page)?.[1] ?? '', ...routes]);
}

/** `import * as route0 from "/assets/root.js"`, where that file only forwards, as imports from where things are. */
function directImport(client: string, statement: string, name: string, address: string): string {
  const [, list, file] = forwarded(client, address) ?? [];
  if (list === undefined || file === undefined) return statement;
  const names = list.split(',').map((pair) => pair.trim().split(' as '));
  const imports = names.map(([from, as = from]) => `${from} as ${name}_${as}`).join(',');
  const members = names.map(([from, as = from]) => `${as}:${name}_${as}`).join(',');
  return `import{${imports}}from"/assets/${file}";const ${name}={${members}};\n`;
}

/** The entry's own imports have to stand at the top level of the page's script, which they do: they are hoisted. */
function entryText(client: string, address: string): string {
  const text = readAsset(client, address).replaceAll('"./', '"/assets/');
  if (!IMPORTS.test(text) || /\bexport\b/.test(text)) throw broken('Het begin van de app geeft iets door');
  return `\n${text}`;
}

/** The page with manifest, entry and forwarding routes in its own script; `inlined` are style sheets it holds already. */
export function inlineScripts(client: string, page: string, inlined: ReadonlySet<string>): string {
  const manifest = readManifest(client, page);
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw broken('De bladzijde noemt geen begin');
  const held = { inlined, loaded: new Set([...page.matchAll(ROUTE)].map(([, , address = '']) => address)) };
  return page
    .replace(MANIFEST, '')
    .replace(ROUTE, (statement, name: string, address: string) => directImport(client, statement, name, address))
    .replace('window.__reactRouterRouteModules', () => `window.spelrijkRoutes=${tableText(manifest.routes, held)};\nwindow.spelrijkModules`)
    .replace(ENTRY, () => entryText(client, entry))
    .replace(CONTEXT, '<script></script>');
}

const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/** Milliseconds: letters that do not come hold nobody up longer. */
const LETTERS = 2000;

/**
 * For a page that is there to be read: nothing of its script is asked for before it stands there in its own letters. The script
 * becomes a file, and in its place stands a line that then fetches it, with everything that it imports at the same time (at once
 * where nothing is drawn: in a tab behind another one).
 */
export function scriptsAfterDrawing(client: string, page: string): string {
  const text = MODULE.exec(page)?.[1];
  if (text === undefined) throw broken('De bladzijde heeft geen eigen script');
  const address = `/assets/begin-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(path.join(client, address), text);
  const imports = JSON.stringify([...page.matchAll(MODULE_PRELOAD)].map(([, script]) => script));
  const begin = `const begin=()=>{for(const u of ${imports}){const l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.append(l)}import('${address}')};document.hidden?begin():Promise.race([document.fonts.ready,new Promise(r=>setTimeout(r,${LETTERS}))]).then(()=>requestAnimationFrame(()=>setTimeout(begin)))`;
  return page.replaceAll(MODULE_PRELOAD, '').replace(MODULE, () => `<script>{${begin}}</script>`);
}
