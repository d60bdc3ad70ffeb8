import assert from 'node:assert/strict';
import { test } from 'node:test';
import { href as libraryHref, matchPath, matchRoutes, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { href, isElsewhere, resolve } from '../shared/router/address.ts';
import { branchesOf, findMatch, matchPattern, type Route } from '../shared/router/match.ts';

Object.assign(globalThis, { __reactRouterAppDirectory: import.meta.dirname });
const { default: tree }: { default: readonly RouteConfigEntry[] } = await import('./routes.ts');

const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file;

const flatten = (entries: readonly RouteConfigEntry[], parentId?: string): Route[] =>
  entries.flatMap((entry) => [
    { id: idOf(entry), parentId, path: entry.path, index: entry.index, module: entry.file },
    ...flatten(entry.children ?? [], idOf(entry)),
  ]);

const forLibrary = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map((entry) =>
    entry.index
      ? { id: idOf(entry), index: true as const }
      : { id: idOf(entry), ...(entry.path !== undefined && { path: entry.path }), children: forLibrary(entry.children ?? []) },
  );

const routes = flatten(tree);
const branches = branchesOf(routes);
const library = forLibrary(tree);

/** Addresses of every route, and such as people make of them. */
const patterns = branches.map(({ chain }) => `/${chain.flatMap(({ path = [] }) => path).join('/')}`);
const filled = (pattern: string, value: string): string => pattern.replaceAll(/:\w+/g, value).replace('*', `${value}/x`);
const addresses = [
  ...patterns.flatMap((pattern) => ['7', 'nieuw', 'caf%C3%A9', 'a%2Fb', '%E0%A4%A'].map((value) => filled(pattern, value))),
  ...patterns.map((pattern) => `${filled(pattern, 'q')}/`),
  ...patterns.map((pattern) => filled(pattern, 'q').toUpperCase()),
  ...patterns.map((pattern) => `${filled(pattern, 'q')}/nergens`),
  '/',
  '//',
  '/leerling',
  '/admins/3/groepen/4/toetsen',
];

test('the same routes and parameters as the library finds, for every route and for addresses beside them', () => {
  assert.ok(routes.length > 90);
  for (const address of new Set(addresses)) {
    const expected = matchRoutes(library, address) ?? [];
    const found = findMatch(branches, address);
    assert.deepEqual(
      { chain: found?.chain.map(({ id }) => id), params: found?.params },
      { chain: expected.map(({ route }) => route.id), params: { ...expected.at(-1)?.params } },
      address,
    );
  }
});

test('a pattern fits what the library fits', () => {
  for (const pattern of patterns)
    for (const address of ['/admins/3/groepen/b-4', filled(pattern, 'é'), `${filled(pattern, '1')}/`])
      assert.deepEqual(matchPattern(pattern, address), matchPath(pattern, address)?.params ?? null, `${pattern} ${address}`);
});

test('an address is filled in as the library does', () => {
  for (const value of ['7', 'a b', 'é/ü', '1+1=2', '50%', 'x?y#z', '@:$&,;'])
    assert.equal(
      href('/admins/:adminId/groepen/:groepId', { adminId: value, groepId: 'g' }),
      libraryHref('/admins/:adminId/groepen/:groepId', { adminId: value, groepId: 'g' }),
    );
  assert.throws(() => href('/admins/:adminId', {}), /adminId/);
});

const PLACES: readonly [string | { search: string }, string][] = [
  ['/site/home', '/site/home||'],
  ['/site/home?x=1#y', '/site/home|?x=1|#y'],
  ['?x=1', '/hier|?x=1|'],
  ['?', '/hier||'],
  ['#deel', '/hier||#deel'],
  [{ search: 'x=1' }, '/hier|?x=1|'],
  ['//elders.test/pad', '/elders.test/pad||'],
  ['\\\\elders.test', '/elders.test||'],
];

test('an address may leave parts out, and never leads to another host', () => {
  for (const [to, expected] of PLACES) {
    const { pathname, search, hash } = resolve(to, '/hier');
    assert.equal([pathname, search, hash].join('|'), expected, JSON.stringify(to));
  }
});

test('an address with a scheme or two slashes is not ours', () => {
  for (const to of ['https://elders.test', 'mailto:a@b.test', '//elders.test', 'javascript:alert(1)']) assert.ok(isElsewhere(to), to);
  for (const to of ['/site/home', '?x=a:b', '#a:b', '/a:b']) assert.ok(!isElsewhere(to), to);
});
