import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { ASKED } from '../apps/web/early-calls.ts';
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

test('the week that the page of a groep asks for ahead is the one that its screen shows, over summer time and the new year', () => {
  const uur = 3_600_000;
  for (const vanaf of ['2026-10-23', '2026-12-28', '2027-03-26'])
    for (let nu = Date.parse(vanaf); nu < Date.parse(vanaf) + 8 * 24 * uur; nu += uur) {
      class Klok extends Date {
        constructor(moment: string | number = nu) {
          super(moment);
        }
      }
      assert.equal(
        runInNewContext(ASKED.listWeektaken ?? '', { Date: Klok }),
        `?van=${beginVan(schoolDay(nu))}`,
        new Date(nu).toISOString(),
      );
    }
});
