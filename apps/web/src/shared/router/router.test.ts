import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from './match.ts';
import { type Location, Router, type RouteModule } from './router.ts';

const ROUTES: readonly Route[] = [
  { id: 'root', path: '', module: '' },
  { id: 'a', parentId: 'root', path: 'a', module: '' },
  { id: 'b', parentId: 'root', path: 'b/:nr', module: '' },
  { id: 'rest', parentId: 'root', path: '*', module: '' },
];

/** A browser of one tab: `entries` is its history, `at` where it stands. */
function tab(modules: Record<string, RouteModule>, opened = '/a') {
  const [pathname = '', hash = ''] = opened.split('#');
  const entries: Location[] = [{ pathname, search: '', hash: hash && `#${hash}`, state: null, key: 'default' }];
  const left: string[] = [];
  const pending: (() => void)[] = [];
  let at = 0;
  let key = 0;
  const router = new Router(
    ROUTES,
    { root: {} },
    {
      origin: 'http://school.test',
      read: () => entries[at] ?? assert.fail(),
      write: (location, how) => {
        if (how === 'push') entries.splice(++at, Infinity, location);
        else entries[at] = location;
      },
      newKey: () => `k${++key}`,
      load: ({ id }) => {
        if (id !== 'b') return Promise.resolve(modules[id] ?? {});
        return new Promise((resolve) => pending.push(() => resolve(modules[id] ?? {})));
      },
      leave: ({ key: of }) => left.push(of),
    },
  );
  const addresses = (): string[] => entries.map(({ pathname: path, search, hash: part }) => path + search + part);
  const back = (): Promise<void> => {
    at -= 1;
    return router.follow();
  };
  const arrive = (): void => pending.splice(0).forEach((load) => load());
  return { router, addresses, back, arrive, left };
}

const refusing = (status: number, location?: string): RouteModule => ({
  clientMiddleware: [
    () => {
      throw new Response(null, { status, ...(location !== undefined && { headers: { location } }) });
    },
  ],
});

test('nothing is shown before guards have let it through, unless the page holds it whole', async () => {
  const { router } = tab({});
  assert.equal(router.opening.ready, false);
  await router.start();
  assert.equal(router.view.ready, true);
  assert.deepEqual(
    router.view.chain.map(({ id }) => id),
    ['root', 'a'],
  );
  const whole = new Router(ROUTES, { root: {}, a: {} }, { ...outside, read: () => place('/a') });
  assert.equal(whole.opening.ready, true);
});

const place = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: 'default' });
const outside = {
  origin: 'http://school.test',
  write: () => assert.fail(),
  newKey: () => '',
  load: () => assert.fail(),
  leave: () => {},
};

test('the old screen stays until the new one is here, and its address comes with it', async () => {
  const { router, addresses, arrive, left } = tab({});
  await router.start();
  const going = router.navigate('/b/7?x=1');
  assert.equal(router.view.location.pathname, '/a');
  assert.deepEqual(addresses(), ['/a']);
  arrive();
  await going;
  assert.deepEqual(addresses(), ['/a', '/b/7?x=1']);
  assert.deepEqual(router.view.params, { nr: '7' });
  assert.deepEqual(left, ['default', 'default']);
});

test('of two moves at once the last one counts', async () => {
  const { router, addresses, arrive } = tab({});
  await router.start();
  const first = router.navigate('/b/1');
  await router.navigate('/nergens');
  arrive();
  await first;
  assert.deepEqual(addresses(), ['/a', '/nergens']);
  assert.equal(router.view.location.pathname, '/nergens');
});

test('a guard that sends elsewhere leaves no trap for the button back', async () => {
  const { router, addresses } = tab({ a: refusing(302, '/login?x=1') });
  await router.start();
  assert.deepEqual(addresses(), ['/login?x=1']);
  await router.navigate('/a');
  assert.deepEqual(addresses(), ['/login?x=1', '/login?x=1']);
});

test('guards run from the outside to the inside, and the first that refuses is the last that runs', async () => {
  const ran: string[] = [];
  const guard = (name: string, refuses = false): RouteModule => ({
    clientMiddleware: [
      ({ request }) => {
        ran.push(`${name} ${request.url}`);
        if (refuses) throw new Response(null, { status: 404 });
      },
    ],
  });
  const { router } = tab({ root: guard('root'), a: guard('a', true) });
  await router.start();
  assert.deepEqual(ran, ['root http://school.test/a', 'a http://school.test/a']);
  assert.deepEqual(router.view.error, { status: 404, statusText: '', data: null, internal: false });
});

test('what breaks before a screen is shown as an error, and the next move forgets it', async () => {
  const fout = new Error('stuk');
  const { router } = tab({
    a: {
      clientLoader: () => {
        throw fout;
      },
    },
  });
  await router.start();
  assert.equal(router.view.error, fout);
  await router.navigate('/nergens');
  assert.equal(router.view.error, undefined);
});

test('a part of the same page needs no guard; the button back asks again', async () => {
  let ran = 0;
  const { router, back, addresses } = tab({ a: { clientMiddleware: [() => ran++] } });
  await router.start();
  await router.navigate('#deel');
  assert.equal(ran, 1);
  await back();
  assert.equal(ran, 2);
  assert.deepEqual(addresses(), ['/a', '/a#deel']);
  assert.equal(router.view.location.hash, '');
});

test('an address in place of another makes no entry', async () => {
  const { router, addresses } = tab({});
  await router.start();
  await router.navigate({ search: 'x=1' }, { replace: true, preventScrollReset: true });
  assert.deepEqual(addresses(), ['/a?x=1']);
  assert.equal(router.view.keepScroll, true);
});
