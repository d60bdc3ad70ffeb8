/** Pages of the app have no routes of the site in their table, nor those of a child of adults (`after-build.ts`): a link there loads the page. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const web = path.join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
  (file) => !file.startsWith(`areas${path.sep}site`) && !file.includes('.test.'),
);
/** An opening tag of a link, which may hold arrows. */
const LINK = /<(?:Nav)?Link\b(?:=>|[^>])*>/g;
/** Going there by the router, in code. */
const GONE_TO = /(?:navigate|redirect)\((?:href\()?['"`]\/site\//;

test('a link from the app to the site loads that page', () => {
  const links = files.flatMap((file) => [...readFileSync(path.join(web, file), 'utf8').matchAll(LINK)].map(([link]) => ({ file, link })));
  assert.ok(links.length > 50);
  const toSite = links.filter(({ link }) => link.includes('/site/'));
  assert.ok(toSite.length > 2);
  assert.deepEqual(
    toSite.filter(({ link }) => !link.includes('reloadDocument')),
    [],
  );
});

test('nor does code go there by the router', () => {
  assert.deepEqual(
    files.filter((file) => GONE_TO.test(readFileSync(path.join(web, file), 'utf8'))),
    [],
  );
});

test('a link from the world of a child to that of its adults loads that page', () => {
  const links = files
    .filter((file) => file.startsWith(path.join('areas', 'leerling')))
    .flatMap((file) => [...readFileSync(path.join(web, file), 'utf8').matchAll(LINK)].map(([link]) => link));
  assert.ok(links.length > 20);
  const toAdults = links.filter((link) => /landingPath|\/(?:admins|superadmin)\//.test(link));
  assert.ok(toAdults.length > 0);
  assert.deepEqual(
    toAdults.filter((link) => !link.includes('reloadDocument')),
    [],
  );
});
