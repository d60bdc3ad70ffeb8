/**
 * A trial of two ways of choosing lived through in the browser, on a server whose clock this test moves: a school says yes, our office begins one, children of
 * sixteen groepen practise through the same calls as their games, the school reads in its log that it takes part, our office reads what it gave; a second one is
 * stopped. `E2E_KIJK` keeps a picture of every screen there.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import { chromium, expect, type Page } from '@playwright/test';
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { createStand } from '@spelrijk/oefenen/stand';
import { insertAccounts, insertMensen } from '../../apps/server/src/features/site/demo/index.ts';
import { insertStand } from '../../apps/server/src/features/oefenen/standen/index.ts';
import { codeOf, stepOf } from '../../apps/server/src/platform/auth/totp.ts';
import { createPasswords } from '../../apps/server/src/platform/auth/passwords.ts';
import { createProefserver } from '../../apps/server/test/proefserver.ts';
import { testId, TOTP, WACHTWOORD } from '../../apps/server/test/wereld.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/install.mjs';
import { Klas } from './week/klas.ts';

const DAG = 86_400_000;
const GROEPEN = 16;
const KINDEREN = 3;
const see = expect.configure({ timeout: 60_000 });

const server = await createProefserver({ SPELRIJK_WEB: path.join(root, 'apps/web/build/client') });
const { clock, database } = server;
const { a } = server.wereld;
// The app takes its day from the head of an answer: that has to be the day it is on the server.
server.app.server.server.prependListener('request', (_, response) => response.setHeader('date', new Date(clock.now()).toUTCString()));
const url = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
after(() => browser.close());
const klas = new Klas(server);

interface Loteling {
  readonly id: string;
  readonly groepId: string;
  readonly naam: string;
}
const kinderen: readonly Loteling[] = Array.from({ length: GROEPEN * KINDEREN }, (_, i) => ({
  id: testId(`proefkind ${i}`),
  groepId: testId(`proefgroep ${i % GROEPEN}`),
  naam: `proefkind${i}`,
}));

/** Sixteen groepen beside the two of the school; everybody in them can log in. */
async function insertGroepen(): Promise<void> {
  const now = new Date(clock.now());
  await database.forAdmin(a.id, async (db) => {
    await insertMensen(db, {
      adminId: a.id,
      now,
      gebruikers: [],
      groepen: Array.from({ length: GROEPEN }, (_, i) => ({
        id: testId(`proefgroep ${i}`),
        naam: `Groep ${i + 1}`,
        jaargroepen: [5],
        docenten: [],
      })),
      leerlingen: kinderen.map(({ id, groepId, naam }) => ({ id, groepId, roepnaam: naam, achternaam: 'Proef', jaargroep: 5, figuur: 1 })),
    });
    for (const { id } of kinderen) await insertStand(db, a.id, id, createStand({ seedPrior: priorVan('5a') }));
  });
  const wachtwoord = await (await createPasswords()).hash(WACHTWOORD);
  await insertAccounts(
    database.own,
    kinderen.map(({ id, naam }) => ({ id, adminId: a.id, rol: 'leerling', gebruikersnaam: naam, gevouwen: naam, wachtwoord, now })),
  );
}

async function openWindow(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** This person, on the day that it is on the server: a session does not live for weeks. */
async function enter(page: Page, naam: string): Promise<void> {
  await page.clock.setFixedTime(clock.now());
  const code = naam === 'office' ? { code: codeOf(TOTP, stepOf(clock.now())) } : {};
  const { body, text } = await server.request({
    method: 'POST',
    url: '/api/auth',
    payload: { gebruikersnaam: naam, wachtwoord: WACHTWOORD, ...code },
  });
  const token: unknown = Reflect.get(Object(body), 'token');
  assert.ok(typeof token === 'string', text);
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const van = (wat: string): unknown => Reflect.get(Object(claims), wat);
  const user = JSON.stringify({ _id: van('_id'), adminId: van('adminId'), role: van('role'), exp: van('exp') });
  await page.goto('/robots.txt');
  await page.evaluate(
    (keep) => {
      for (const [sleutel, waarde] of Object.entries(keep)) localStorage.setItem(sleutel, waarde);
    },
    { access_token: token, user },
  );
}

async function look(page: Page, naam: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), 0, `${naam} ${width}`);
    const map = process.env.E2E_KIJK;
    if (map !== undefined) await page.screenshot({ path: path.join(map, `${naam}-${width}.png`), fullPage: true });
  }
}

/** Everybody's day: a fifth of what can go wrong does, whatever the groep. */
async function practiseAll(): Promise<void> {
  for (const { naam } of kinderen) await klas.practise({ roepnaam: naam, gebruikersnaam: naam, woorden: WACHTWOORD }, (nr) => nr % 5 === 0);
}

const proeven = (): Promise<readonly { readonly gestopt_op: Date | null }[]> =>
  database.own.selectFrom('beleidsproef').select('gestopt_op').execute();

await insertGroepen();
const school = await openWindow();
const kantoor = await openWindow();

test('a school says yes, and our office reads how many groepen that makes', async () => {
  await enter(school, 'schooladmin');
  await school.goto(`/admins/${a.id}/accountgegevens`);
  const mag = school.getByLabel('Onze groepen mogen meedoen');
  await see(mag).not.toBeChecked();
  await mag.click();
  await see(mag).toBeChecked();
  await school.reload();
  await see(school.getByLabel('Onze groepen mogen meedoen')).toBeChecked();
  await look(school, 'meedoen');
  await enter(kantoor, 'office');
  await kantoor.goto('/superadmin/beleidsproeven');
  await see(kantoor.getByText('1 school doet mee, met 18 groepen. Nodig zijn er 12.')).toBeVisible();
  await look(kantoor, 'beginnen');
});

test('a trial begins once, however often the button is pressed, and says so in both windows', async () => {
  await kantoor.getByRole('button', { name: 'Begin een proef' }).dblclick();
  await see(kantoor.getByText('Begint morgen')).toBeVisible();
  await see(kantoor.getByText('Er loopt al een proef.', { exact: false })).toBeVisible();
  await see(kantoor.getByRole('button', { name: 'Begin een proef' })).toHaveCount(0);
  assert.equal((await proeven()).length, 1);
  await kantoor.reload();
  await see(kantoor.getByText('Begint morgen')).toBeVisible();
  await look(kantoor, 'begint-morgen');
  await school.goto(`/admins/${a.id}/logboek`);
  await see(school.getByText('proef met twee manieren van kiezen, vanaf 2026-11-20, 8 weken, aantal dat meedoet: 18')).toBeVisible();
  await look(school, 'logboek');
});

test('while it runs nothing is said of a difference; at its end a sentence a measure', { timeout: 600_000 }, async () => {
  // A day, and two more when words that went wrong have had two weeks.
  for (const dagen of [1, 16, 1]) {
    clock.advance(dagen * DAG - (clock.now() % DAG) + (Date.parse('2026-11-19T09:00:00Z') % DAG));
    await practiseAll();
  }
  await enter(kantoor, 'office');
  await kantoor.goto('/superadmin/beleidsproeven');
  await see(kantoor.getByText('Loopt', { exact: true })).toBeVisible();
  await see(kantoor.getByText(/dat zeggen we als de proef klaar is/)).toHaveCount(2);
  await look(kantoor, 'loopt');
  clock.advance(8 * 7 * DAG);
  await enter(kantoor, 'office');
  await kantoor.goto('/superadmin/beleidsproeven');
  await see(kantoor.getByText('Klaar', { exact: true })).toBeVisible();
  await see(kantoor.getByText(/dat zeggen we als de proef klaar is/)).toHaveCount(0);
  await see(kantoor.getByRole('row', { name: /^Kinderen die tellen/ })).not.toContainText(/^0/);
  // Children of this test are as good as each other: whether a measure moves is for the planner, but something can be said of it.
  await see(kantoor.getByText(/Met het toeval erbij|geen verschil te zien|aan elke kant in alle groepen hetzelfde/).first()).toBeVisible();
  await see(kantoor.getByText(/groepen doen niet meer mee/)).toHaveCount(0);
  await look(kantoor, 'klaar');
});

test('a second one is stopped after a question, and its school reads that too', async () => {
  await kantoor.getByRole('button', { name: 'Begin een proef' }).click();
  await see(kantoor.getByText('Begint morgen')).toBeVisible();
  await kantoor.getByRole('button', { name: 'Stop de proef' }).click();
  await kantoor.getByRole('button', { name: 'Annuleer' }).click();
  await see(kantoor.getByText('Begint morgen')).toBeVisible();
  clock.advance(1000);
  await kantoor.getByRole('button', { name: 'Stop de proef' }).click();
  await kantoor.getByRole('dialog').getByRole('button', { name: 'Stop de proef' }).click();
  await see(kantoor.getByText(/gestopt voor hij begon/)).toBeVisible();
  await see(kantoor.getByRole('button', { name: 'Begin een proef' })).toBeVisible();
  await look(kantoor, 'gestopt');
  // The one that came to its end is still called that.
  await see(kantoor.getByText('Klaar', { exact: true })).toBeVisible();
  assert.ok(
    (await proeven()).every(({ gestopt_op: op }) => op !== null),
    'nothing runs',
  );
  await enter(school, 'schooladmin');
  await school.goto(`/admins/${a.id}/logboek`);
  await see(school.getByText('proef met twee manieren van kiezen gestopt, aantal dat meedeed: 18')).toBeVisible();
});
