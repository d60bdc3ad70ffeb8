import { parseSlug, SLUGS } from '@spelrijk/games/slugs';
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createMemoryRouter, href, matchRoutes, type MiddlewareFunction, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { doors } from '@spelrijk/contract/screens';
import { doorAt } from '../shared/session/doors.ts';
import { requireDoor } from '../shared/session/guard.ts';

Object.assign(globalThis, { __reactRouterAppDirectory: import.meta.dirname });
const { default: tree }: { default: readonly RouteConfigEntry[] } = await import('./routes.ts');

const toObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, file, index, path: part, children = [] }) =>
    index
      ? { id: id ?? file, index: true as const }
      : { id: id ?? file, ...(part !== undefined && { path: part }), children: toObjects(children) },
  );

/** Every route that shows a screen, with the pattern of its address. */
const leavesOf = (routes: readonly RouteObject[], above = ''): [id: string, pattern: string][] =>
  routes.flatMap(({ id = '', path: part = '', children = [] }) => {
    const pattern = [above, part].filter((text) => text !== '').join('/');
    return children.length === 0 ? [[id, pattern] as [string, string]] : leavesOf(children, pattern);
  });

const routes = toObjects(tree);
const screenAt = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.id;

test('every screen has an address that leads to it and to no other screen', () => {
  const leaves = leavesOf(routes);
  assert.ok(leaves.length > 80);
  for (const [id, pattern] of leaves)
    for (const value of ['7', 'caf%C3%A9', 'a%2Fb'])
      assert.equal(screenAt(`/${pattern.replaceAll(/:\w+/g, value).replace('*', 'nergens/x')}`), id, pattern);
});

test('an address that nobody made leads to the page that says so, also with capitals and a slash behind', () => {
  assert.equal(screenAt('/bestaat-niet'), './not-found.tsx');
  assert.equal(screenAt('/leerling'), './not-found.tsx');
  assert.equal(screenAt('/SITE/FAQ/'), 'faq');
});

test('X11: every game opens by its name however its letters are written, and a name that is none opens nothing', () => {
  const games = leavesOf(routes).filter(([, pattern]) => pattern.split('/').includes(':game'));
  assert.ok(games.length > 0);
  const gameAt = (address: string): string | undefined => parseSlug(matchRoutes(routes, address)?.at(-1)?.params['game'] ?? '');
  for (const [, pattern] of games) {
    const at = (name: string): string | undefined => gameAt(`/${pattern.replace(':game', name).replaceAll(/:\w+/g, '7')}`);
    for (const slug of SLUGS)
      for (const name of [slug, slug.normalize('NFD'), encodeURIComponent(slug), encodeURIComponent(slug.normalize('NFD'))])
        assert.equal(at(name), slug, `${pattern} ${name}`);
    for (const name of ['bestaatniet', 'pinata', 'RUPS%00', '..']) assert.equal(at(name), undefined, name);
  }
});

/** Layouts and leaves that stand behind a login. */
const GUARDED = /^(admins|superadmin|leerling)\/|^app\/account$/;

test('every screen behind a login has a door in the contract, and every door a screen', () => {
  const guarded = leavesOf(routes).flatMap(([, pattern]) => (GUARDED.test(pattern) ? [`/${pattern}`] : []));
  assert.deepEqual(doors.map(({ pattern }) => pattern).toSorted(), guarded.toSorted());
});

test('of the doors that fit an address the first is that of the screen that opens', () => {
  for (const [, pattern] of leavesOf(routes).filter(([, one]) => GUARDED.test(one)))
    assert.equal(doorAt(`/${pattern.replaceAll(/:\w+/g, '7').replace('*', 'nergens/x')}`)?.pattern, `/${pattern}`);
});

/** Every route with screens below it and none of its own. */
const areasOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path: part, children = [] }) => [
    ...(part !== undefined && children.length > 0 && !children.some(({ index }) => index) ? [part] : []),
    ...areasOf(children),
  ]);

// What stands alone would be an empty page; `guard.test.ts` follows these three.
test('no address is that of a frame without a screen but those that the guard leads on', () => {
  assert.deepEqual(areasOf(routes), ['admins/:adminId', 'superadmin', 'leerling/:leerlingId']);
});

test('a value in an address is written so that it stays one part', () => {
  assert.equal(href('/admins/:adminId/groepen/:groepId', { adminId: 'a b/c', groepId: '7' }), '/admins/a%20b%2Fc/groepen/7');
});

/** A tab that opens `/klas` and comes by way of `/begin`. */
function tab(middleware: MiddlewareFunction[], opened: string) {
  const screens = ['/begin', '/klas', '/app/auth/login'].map((pad) => ({ path: pad, element: null }));
  const guarded = screens.map((screen) => (screen.path === '/klas' ? { ...screen, middleware } : screen));
  const router = createMemoryRouter(guarded, { initialEntries: ['/begin', opened], initialIndex: 1 });
  Object.assign(globalThis, { window: { location: { href: `http://localhost${opened}` } } });
  return router;
}

/** The address once nothing is under way any more. */
const settled = (router: ReturnType<typeof tab>): Promise<string> =>
  new Promise((resolve) => {
    const look = ({ navigation, initialized, location }: typeof router.state): void => {
      if (initialized && navigation.state === 'idle') resolve(location.pathname);
    };
    router.subscribe(look);
    look(router.state);
  });

test('who may not enter on a first visit finds no trap behind the button back', async () => {
  const router = tab([requireDoor], '/klas');
  router.initialize();
  assert.equal(await settled(router), '/app/auth/login');
  await router.navigate(-1);
  assert.equal(router.state.location.pathname, '/begin');
});

test('who is sent to log in from another screen can go back to that screen', async () => {
  const router = tab([requireDoor], '/begin');
  router.initialize();
  await router.navigate('/klas');
  assert.equal(router.state.location.pathname, '/app/auth/login');
  await router.navigate(-1);
  assert.equal(router.state.location.pathname, '/begin');
});

const src = path.resolve(import.meta.dirname, '..');
const texts = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*'] }).map((file): [string, string] => [
  file,
  readFileSync(path.join(src, file), 'utf8'),
]);

/** Where a pattern stands, with what it caught. */
const found = (pattern: RegExp): [string, string][] =>
  texts.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, caught = '']): [string, string] => [file, caught]));

test('every link and every move names a whole path, or only another part of this one', () => {
  const to = [...found(/\bto="([^"]*)"/g), ...found(/\bnavigate\('([^']*)'/g), ...found(/\bredirect\('([^']*)'/g)];
  for (const [file, address] of to) assert.match(address, /^[/?#]/, file);
});
