import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltRoute, chainOf, scriptsOf, withItsStart } from '../apps/web/after-build.ts';
import { aheadOf, SPEL } from '../apps/web/src/app/early-calls.ts';
import { askAhead } from '../apps/web/src/app/early-page.ts';
import { beginVan } from '../apps/web/src/areas/admin/weekplan/dagen.ts';
import { schoolDay } from '../apps/web/src/shared/date/days.ts';
import { firstLoads, isHeavy, totalOf } from './first-load.ts';

const client = mkdtempSync(path.join(tmpdir(), 'spelrijk-eerste-'));
after(() => rmSync(client, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(client, file)), { recursive: true });
  writeFileSync(path.join(client, file), text);
}

const SCRIPTS = {
  'a.js': `import{x}from"./b.js";import"./c.js";x(()=>import("./later.js"));`,
  'b.js': 'export const x=1;',
  'c.js': `export{x}from"./b.js";`,
  'later.js': 'export default 1;',
};
const PAGE = `<head><style>p{}</style><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css" disabled=""/></head>`;

test('everything that a page names counts once, with what it imports; what comes later does not', () => {
  for (const page of [
    'site/home/index.html',
    'app/auth/login/index.html',
    'shells/l-landkaart.html',
    'shells/a-groepen.html',
    'shells/a-groep.html',
  ])
    put(page, PAGE);
  for (const [name, code] of Object.entries(SCRIPTS)) put(`assets/${name}`, code);
  const [home] = firstLoads(client);
  const size = (text: string): number => brotliCompressSync(text).length;
  assert.ok(home);
  assert.equal(home.files, 4);
  assert.equal(home.script, size(SCRIPTS['a.js']) + size(SCRIPTS['b.js']) + size(SCRIPTS['c.js']));
  assert.equal(totalOf(home), home.script + size(PAGE));
  assert.ok(isHeavy(home), 'two files more than agreed');
  assert.ok(!isHeavy({ ...home, files: home.mostFiles }));
  assert.ok(isHeavy({ ...home, files: home.mostFiles, script: home.limit }));
});

test('without a build there is nothing to measure', () => assert.deepEqual(firstLoads(path.join(client, 'nergens')), []));

/** A page of the browser as `early-page.ts` needs it, with two scripts that begin it, over a slow line; what it asked for and what it named in its head. */
function pageAt(pathname: string, stored: Readonly<Record<string, string>>, { isHinted = true, readAfterMs = 700 } = {}) {
  const begin = [new EventTarget(), new EventTarget()];
  const seen = { asked: Array<string>(), named: Array<string>(), comes: (script = 0) => begin[script]?.dispatchEvent(new Event('load')) };
  const storage = (items: Readonly<Record<string, string>>) => ({ getItem: (key: string) => items[key] ?? null });
  const document = {
    createElement: () => ({ relList: { supports: () => isHinted } }),
    head: { append: ({ rel, href }: { rel: string; href: string }) => seen.named.push(`${rel} ${href}`), querySelectorAll: () => begin },
  };
  const fetch = async (address: string, { method, headers }: { method: string; headers: { authorization: string } }) =>
    seen.asked.push(`${method} ${address} ${headers.authorization}`);
  const globals = {
    window: {},
    document,
    fetch,
    localStorage: storage(stored),
    sessionStorage: storage({}),
    location: { pathname },
    performance: { now: () => readAfterMs },
  };
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true });
  return seen;
}

const askOf = (pattern: string, games?: Record<string, string[]>): void => {
  const ahead = aheadOf(pattern, ['/assets/klein.js'], games);
  assert.ok(ahead);
  askAhead(ahead);
};
const userOf = (role: string) => ({ access_token: 't', user: JSON.stringify({ role }) });
const GROEP = 'admins/:adminId/groepen/:groepId';

test('a page asks first what its screen asks, for who is logged in, and lower things not for our office', () => {
  const docent = pageAt('/admins/a/groepen/g', userOf('teacher'));
  askOf(GROEP);
  assert.deepEqual(docent.asked, ['GET /api/auth/mij Bearer t', 'GET /api/admins/a/groepen/g Bearer t']);
  assert.deepEqual(docent.named, [], 'the scripts of the screen wait, or what begins the app would wait for them');
  docent.comes();
  const week = `GET /api/admins/a/groepen/g/weektaken?van=${beginVan(schoolDay(Date.now()))} Bearer t`;
  assert.ok(docent.asked.includes(week), 'the week that the screen asks');
  assert.deepEqual(docent.named, ['modulepreload /assets/klein.js']);

  docent.comes(1);
  assert.equal(docent.named.length, 1, 'once');

  const office = pageAt('/admins/a/groepen/g', userOf('office'));
  askOf(GROEP);
  office.comes();
  assert.equal(office.asked.length, 2);

  const home = pageAt('/admins/a/groepen/g', userOf('thuisadmin'));
  askOf(GROEP);
  home.comes();
  assert.deepEqual(home.asked, [], 'it is led on to another screen');

  const olderSafari = pageAt('/admins/a/groepen/g', userOf('teacher'), { isHinted: false });
  askOf(GROEP);
  assert.ok(olderSafari.asked.includes(week), 'what says nothing of what begins is not waited for');

  const fastLine = pageAt('/admins/a/groepen/g', userOf('teacher'), { readAfterMs: 200 });
  askOf(GROEP);
  assert.deepEqual(fastLine.named, ['modulepreload /assets/klein.js'], 'where the page was here soon, waiting wins nothing');

  const nobody = pageAt('/admins/a/groepen/g', {});
  askOf(GROEP);
  nobody.comes();
  assert.deepEqual(nobody.asked, []);
  assert.equal(nobody.named.length, 1);
});

test('the page of a game names the files of the game in its address', () => {
  const child = pageAt('/leerling/l/somvensters/s/taken/t/spellen/b%C3%A9', userOf('leerling'));
  askOf(SPEL, { bé: ['/tekening.svg', '/bé.js'], ander: ['/ander.svg'] });
  child.comes();
  assert.deepEqual(child.named, ['modulepreload /assets/klein.js', 'preload /tekening.svg', 'modulepreload /bé.js']);
  assert.equal(aheadOf('admins/:adminId/onbekend', []), undefined);
});

const routeOf = (id: string, parentId: string | undefined, css: string[] = []): BuiltRoute => ({
  id,
  parentId,
  path: id,
  module: `/assets/${id}.js`,
  imports: ['/assets/groot.js'],
  css,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: true,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

/** A build of a screen of a child, one of staff and one of the site, with the page that the router drew. */
const ROUTES = {
  root: routeOf('root', undefined),
  'l-layout': routeOf('l-layout', 'root'),
  'l-kaart': routeOf('l-kaart', 'l-layout', ['/assets/kaart.css#']),
  'a-layout': routeOf('a-layout', 'root'),
  'a-groepen': routeOf('a-groepen', 'a-layout', ['/assets/groepen.css']),
  'site-layout': routeOf('site-layout', 'root'),
  home: routeOf('home', 'site-layout'),
  login: routeOf('login', 'root'),
};
const BUILT = {
  entry: { module: '/assets/entry.js', imports: ['/assets/runtime.js'] },
  routes: ROUTES,
  url: '/assets/manifest.js',
  version: '1',
};
const DRAWN =
  '<head><meta charSet="utf-8"/></head><script type="module" async="">import "/assets/manifest.js";import("/assets/entry.js");</script>';

/** Of a page that begins with the first so many routes of its screen; `empty` begins with the root alone. */
function startedFor(id: keyof typeof ROUTES, begun?: number): { readonly page: string; readonly known: readonly string[] } {
  const chain = chainOf(BUILT, ROUTES[id]);
  const page = withItsStart(client, DRAWN, BUILT, chain, chain.slice(0, begun));
  const { routes }: { routes: Record<string, unknown> } = JSON.parse(/__reactRouterManifest=(\{.*?"version":""\});/.exec(page)?.[1] ?? '');
  return { page, known: Object.keys(routes) };
}

test('a page begins with its own screen, and its table has the screens that it can go on to', () => {
  const files = { 'kaart.css': 'p{}', 'groepen.css': 'q{}', 'groot.js': 'x', 'runtime.js': 'x', 'entry.js': 'import"./groot.js";go()' };
  for (const [name, text] of Object.entries(files)) put(`assets/${name}`, text);
  const kaart = startedFor('l-kaart');
  assert.deepEqual(scriptsOf([ROUTES['l-kaart']]), ['/assets/l-kaart.js', '/assets/groot.js']);
  assert.ok(kaart.page.includes('import * as route2 from "/assets/l-kaart.js";'));
  assert.ok(
    kaart.page.includes(
      'window.__reactRouterRouteModules={"root":route0,"l-layout":route1,"l-kaart":route2};import"/assets/groot.js";go()</script>',
    ),
  );
  assert.ok(
    kaart.page.startsWith(
      '<head><meta charSet="utf-8"/><style>p{}</style><link rel="stylesheet" href="/assets/kaart.css" disabled=""/></head>',
    ),
  );
  const empty = startedFor('l-kaart', 1).page;
  assert.ok(empty.includes('window.__reactRouterRouteModules={"root":route0};'), 'the router asks for the rest');
  assert.ok(empty.includes('"module":"/assets/l-kaart.js"'));
  assert.deepEqual(kaart.known, ['root', 'l-layout', 'l-kaart', 'login']);
  assert.deepEqual(startedFor('a-groepen').known, ['root', 'l-layout', 'l-kaart', 'a-layout', 'a-groepen', 'login']);
  assert.deepEqual(startedFor('login').known, startedFor('a-groepen').known);
  assert.equal(startedFor('home').known.length, Object.keys(ROUTES).length);
});
