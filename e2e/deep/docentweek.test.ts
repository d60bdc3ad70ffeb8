/**
 * A docent's weeks from an empty account, on a server whose clock this test moves: who keeps the school makes a groep and invites her, she puts the names
 * in and makes cards, her children practise a week, and then she lives two weeks with what they show: one at 1280x800, one at 1024x768. Her children go on
 * practising. How many clicks each task takes is counted and printed; docs/clicks.md holds the table. `E2E_KIJK` keeps a picture of every screen there.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { startPostbus } from '../../apps/server/test/postbus.ts';
import { createProefserver } from '../../apps/server/test/proefserver.ts';
import { silent } from '../../apps/server/test/fixtures.ts';
import { createMailSender } from '../../apps/server/src/platform/mail/sender.ts';
import { openSmtp } from '../../apps/server/src/platform/mail/transport.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/install.mjs';
import { axeViolations } from '../support/axe.ts';
import { startCounting, type Telling } from '../support/klikken.ts';
import { type Kaart, Klas } from './week/klas.ts';
import { BEHEER, EERSTE_DAG, GROEP, KINDEREN, see, type Taak, WEEK } from './week/taken.ts';

const DAG = 86_400_000;
/** More than this is no click away. */
const MEEST = 6;
const WACHTWOORD = 'vier paarse olifanten dansen';
const GROOT = { width: 1280, height: 800 };
const IPAD = { width: 1024, height: 768 };
/** Monday 23 November 2026, half past eight in Amsterdam. */
const BEGIN = Date.parse('2026-11-23T07:30:00Z');

const server = await createProefserver({ SPELRIJK_WEB: path.join(root, 'apps/web/build/client') });
server.clock.set(BEGIN);
// The app takes its day from the head of an answer: that has to be the day it is on the server.
server.app.server.server.prependListener('request', (_, response) =>
  response.setHeader('date', new Date(server.clock.now()).toUTCString()),
);
const url = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
const postbus = await startPostbus();
const transport = openSmtp({ url: postbus.url, from: 'Spelrijk <noreply@spelrijk.test>' });
const sender = createMailSender({ db: server.database.own, transport, clock: server.clock, log: silent });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
after(() => browser.close());

const klas = new Klas(server);
const said: string[] = [];

async function openWindow(viewport: typeof GROOT): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => message.type() === 'error' && said.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.addInitScript({ content: "window.print = () => document.body.setAttribute('data-gedrukt', '');" });
  await page.clock.setFixedTime(server.clock.now());
  return page;
}

async function openAccount(page: Page, email: string, gebruikersnaam: string): Promise<void> {
  await sender.drain();
  const { tekst } = await postbus.wachtOp(email);
  const { pathname, hash } = new URL(/^https?:\/\/\S+$/m.exec(tekst)?.[0] ?? assert.fail(tekst));
  await page.goto(pathname + hash);
  await page.getByLabel('Gebruikersnaam').fill(gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD);
  await page.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await see(page).toHaveURL(/\/groepen$/);
}

async function look(page: Page, naam: string): Promise<void> {
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), 0, naam);
  const map = process.env.E2E_KIJK;
  const breed = page.viewportSize()?.width ?? 0;
  if (map !== undefined)
    await page.screenshot({ path: path.join(map, `${naam.replaceAll(/[^a-z0-9]+/gi, '-')}-${breed}.png`), fullPage: true });
}

/** How a day of the children goes: by the afternoon all of them practised. The first stumbles always, most of them often, the last never. */
async function practise(kaarten: readonly Kaart[]): Promise<void> {
  for (const [nr, kaart] of kaarten.entries()) await klas.practise(kaart, (n) => nr < kaarten.length - 1 && (nr === 0 || n % 4 > 0));
}

async function toDay(dag: number, uur: number): Promise<void> {
  // A screen that stays open asks on, and its session has ended by then.
  await docent.goto('/robots.txt');
  server.clock.set(BEGIN + dag * DAG + uur * 3_600_000);
}

/** Another day: sessions end, she logs in again. */
async function comeBack(page: Page, pad: string): Promise<void> {
  await page.clock.setFixedTime(server.clock.now());
  const token = await klas.login('kraai.zwart', WACHTWOORD);
  const { _id, adminId, role, exp } = z
    .object({ _id: z.string(), adminId: z.string(), role: z.string(), exp: z.number() })
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  await page.evaluate(
    (keep) => {
      for (const [key, value] of Object.entries(keep)) localStorage.setItem(key, value);
    },
    { access_token: token, user: JSON.stringify({ _id, adminId, role, exp }) },
  );
  await page.goto(pad);
}

const geteld: (Telling & { readonly breed: number })[] = [];
async function measure(page: Page, take: (taak: string) => Promise<Telling>, { taak, doe }: Taak, dag: string): Promise<void> {
  await take('weg');
  const start = performance.now();
  await doe(page);
  geteld.push({ ...(await take(`${dag}: ${taak}`)), breed: page.viewportSize()?.width ?? 0 });
  await look(page, `${dag} ${taak}`);
  if (process.env.E2E_KIJK) process.stdout.write(`${dag}: ${taak} ${Math.round(performance.now() - start)} ms\n`);
}

let docent: Page;
let take: (taak: string) => Promise<Telling>;
let groep = '';
let kaarten: readonly Kaart[] = [];

test('who keeps the school opens an empty account, makes a groep and invites its docent', async () => {
  const soort = { soort: 'school', regio: 'nl', naam: 'De Weekschool', instellingsnummer: '98XW', plaats: 'Gouda' };
  const beheerder = { id: crypto.randomUUID(), roepnaam: 'Vera', achternaam: 'Bos', email: 'directie@week.test' };
  const licentie = { van: '2026-08-01', tot: '2027-07-31', plaatsen: 100, pakketten: [] };
  const office = await server.login('office');
  const { status, text } = await server.post('/api/office/admins', { id: crypto.randomUUID(), ...soort, beheerder, licentie }, office);
  assert.equal(status, 200, text);
  const page = await openWindow(GROOT);
  await openAccount(page, 'directie@week.test', 'vera.week');
  const tel = await startCounting(page);
  await page.reload();
  await see(page.getByRole('heading', { name: 'Zo begin je' })).toBeVisible();
  for (const taak of BEHEER) await measure(page, tel, taak, 'eerste dag');
  await page.context().close();
});

test('the docent opens her account, puts the names in and makes their cards', async () => {
  docent = await openWindow(IPAD);
  await openAccount(docent, 'kraai@week.test', 'kraai.zwart');
  await docent.getByRole('link', { name: GROEP }).first().click();
  await see(docent.getByRole('heading', { level: 1, name: GROEP })).toBeVisible();
  groep = new URL(docent.url()).pathname;
  await look(docent, 'lege groep');
  take = await startCounting(docent);
  await docent.reload();
  const issued = docent.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/wachtwoorden'), {
    timeout: 120_000,
  });
  for (const taak of EERSTE_DAG) await measure(docent, take, taak, 'eerste dag');
  const { wachtwoorden }: { wachtwoorden: Kaart[] } = await (await issued).json();
  kaarten = wachtwoorden;
  assert.equal(kaarten.length, KINDEREN.length);
  for (let dag = 0; dag < 5; dag++) {
    await toDay(dag, 2);
    await practise(kaarten);
  }
});

for (const [week, viewport] of [
  [1, GROOT],
  [2, IPAD],
] as const)
  test(`she lives a week with what they show, at ${viewport.width}x${viewport.height}`, async () => {
    await docent.setViewportSize(viewport);
    for (const [nr, [dag, taken]] of WEEK.entries()) {
      // Friday she looks after school, when her children looked back.
      if (dag === 'vrijdag') {
        await toDay(7 * week + nr, 2);
        await practise(kaarten);
      } else await toDay(7 * week + nr, 0);
      await comeBack(docent, groep);
      for (const taak of taken) {
        await docent.goto(groep);
        await see(docent.getByRole('button', { name: 'Laat dit oefenen' }).first()).toBeVisible();
        await measure(docent, take, taak, dag);
      }
      if (nr === 0) {
        await docent.goto(groep);
        await see(docent.getByRole('button', { name: 'Laat dit oefenen' }).first()).toBeVisible();
        await look(docent, 'de groep');
        assert.deepEqual(await axeViolations(docent), []);
      }
      if (dag === 'vrijdag') continue;
      await toDay(7 * week + nr, 2);
      await practise(kaarten);
    }
  });

test('a groep of thirty is seen at a glance, without scrolling, and comes on one A4', async () => {
  const token = await klas.login('kraai.zwart', WACHTWOORD);
  const erbij = Array.from({ length: 30 - KINDEREN.length }, (_, i) => ({
    id: crypto.randomUUID(),
    roepnaam: `Kind ${i}`,
    voorvoegsel: '',
    achternaam: 'Erbij',
    jaargroep: 5,
  }));
  const { status, text } = await server.post(`/api${groep}/leerlingen`, { leerlingen: erbij }, token);
  assert.equal(status, 200, text);
  for (const viewport of [GROOT, IPAD]) {
    await docent.setViewportSize(viewport);
    await docent.goto(`${groep}/voortgang`);
    const rijen = docent.getByRole('grid').getByRole('rowheader');
    await see(rijen).toHaveCount(30);
    await see(rijen.last()).toBeInViewport({ ratio: 1 });
    await look(docent, 'dertig kinderen');
    const vellen = (await docent.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    assert.equal(vellen, 1, 'on one A4');
  }
});

test('nothing of a week is more than a few clicks away, and nothing went wrong on the way', () => {
  const taken = Map.groupBy(geteld, ({ taak }) => taak);
  for (const [taak, keren] of taken)
    process.stdout.write(`| ${taak} | ${keren.map(({ klikken, velden, breed }) => `${klikken}/${velden} (${breed})`).join(' | ')} |\n`);
  for (const { taak, klikken } of geteld) assert.ok(klikken <= MEEST, `${taak}: ${klikken}`);
  assert.deepEqual(said, []);
});
