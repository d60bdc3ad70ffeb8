/**
 * A whole care plan lived through in the browser, on a server whose clock this test moves: concern, plan, start test, twelve weeks with sessions, an alarm,
 * final test, evaluation, nameting and the dossier on paper. What the grown-up does is done on the screens; the child answers through the same calls as its
 * games. `E2E_PDF` keeps the papers in that folder, to be looked at.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { chromium, expect, type Page } from '@playwright/test';
import { createProefserver } from '../../apps/server/test/proefserver.ts';
import { testId, WACHTWOORD } from '../../apps/server/test/wereld.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/install.mjs';

const DAG = 86_400_000;
const PATIENCE = 20_000;
const server = await createProefserver({ SPELRIJK_WEB: path.join(root, 'apps/web/build/client') });
const { a } = server.wereld;
const kind = a.kinderen[0] ?? assert.fail('a child');
await server.database.own
  .updateTable('admin')
  .set({ pakketten: ['zorgtraject'] })
  .where('admin_id', '=', a.id)
  .execute();
const url = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
after(() => browser.close());

/** A session does not live for months. */
async function logIn(gebruikersnaam: string): Promise<string> {
  const { body } = await server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord: WACHTWOORD } });
  const token: unknown = Reflect.get(Object(body), 'token');
  return typeof token === 'string' ? token : assert.fail('no token');
}

const page: Page = await (
  await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
).newPage();
page.setDefaultTimeout(PATIENCE);
const see = expect.configure({ timeout: PATIENCE });

/** What the app keeps of a login beside its token. */
function userOf(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const van = (naam: string): unknown => Reflect.get(Object(claims), naam);
  return JSON.stringify({ _id: van('_id'), adminId: van('adminId'), role: van('role'), exp: van('exp') });
}

/** The docent, on the day that it is on the server. */
async function open(pad: string): Promise<void> {
  await page.clock.setFixedTime(server.clock.now());
  const token = await logIn('docent');
  await page.goto('/robots.txt');
  await page.evaluate(
    (keep) => {
      for (const [key, value] of Object.entries(keep)) localStorage.setItem(key, value);
    },
    { access_token: token, user: userOf(token) },
  );
  await page.goto(pad);
}

interface Opgave {
  readonly id: string;
  readonly antwoord: string;
}

/** Wrong where the goals are about it, as children write: ei for ij, one letter for two; else somewhere. */
function misspel(woord: string): string {
  if (woord.includes('ij')) return woord.replace('ij', 'ei');
  if (woord.includes('ei')) return woord.replace('ei', 'ij');
  const enkel = woord.replace(/([bcdfgklmnprst])\1/u, '$1');
  return enkel === woord ? `${woord}x` : enkel;
}

let teller = 0;
/** Every taak that stands open on this day; `kan` says what goes right. Only tests, or everything. */
async function play(alleenToetsen: boolean, kan: (nr: number) => boolean): Promise<number> {
  const token = await logIn(kind.gebruikersnaam);
  const { body } = await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, token);
  const { taken } = body as { taken: readonly { id: string; status: string }[] };
  let gemaakt = 0;
  for (const { id, status } of taken) {
    if (status === 'af') continue;
    const {
      opgaven,
      toets_id: toets,
      game: eigen,
      games,
    } = await server.database.own
      .selectFrom('taak')
      .select(['opgaven', 'toets_id', 'game', 'games'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (alleenToetsen && toets === null) continue;
    const game = toets === null ? (games[0] ?? eigen) : 'klassendictee';
    for (const opgave of opgaven as readonly Opgave[]) {
      server.clock.advance(9000);
      const goed = kan(gemaakt++);
      const gegeven = goed ? opgave.antwoord : misspel(opgave.antwoord);
      const op = new Date(server.clock.now()).toISOString();
      const antwoord = { id: testId(`geleefd ${teller++}`), taakId: id, opgaveId: opgave.id, poging: 1, gegeven, rtMs: 7000, op, hints: 0 };
      const { status: gelukt, text } = await server.post(`/api/leerlingen/${kind.id}/antwoorden`, { game, antwoorden: [antwoord] }, token);
      assert.equal(gelukt, 200, text);
    }
    await server.post(`/api/leerlingen/${kind.id}/taken/${id}/afronden`, undefined, token);
  }
  return gemaakt;
}

/** Makes the open test to its last word, as many days as it takes. */
async function makeTest(kan: (nr: number) => boolean): Promise<void> {
  let totaal = 0;
  for (let dag = 0; dag < 5; dag++) {
    for (let nu = await play(true, kan); nu > 0; nu = await play(true, kan)) totaal += nu;
    server.clock.advance(DAG);
  }
  assert.ok(totaal >= 8, `${totaal} words`);
}

const traject = `/admins/${a.id}/groepen/${kind.groepId}/leerlingen/${kind.id}/zorgtraject`;
const pdf = async (naam: string): Promise<number> => {
  const map = process.env.E2E_PDF;
  if (map !== undefined) mkdirSync(map, { recursive: true });
  const inhoud = await page.pdf({ format: 'A4', ...(map !== undefined && { path: path.join(map, `${naam}.pdf`) }) });
  return inhoud.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};
let planPad = '';

test('a concern becomes a plan with two goals, and a start test that the child makes', async () => {
  await open(traject);
  await page.getByRole('link', { name: 'Maak een handelingsplan' }).first().click();
  await page.getByLabel('Waar maak je je zorgen over?').fill('Schrijft ei en ij door elkaar, ook in het eigen schrift.');
  await page.getByRole('button', { name: 'Volgende' }).click();
  // From its first save the page is that of the concept.
  await page.waitForURL(/plan=/);
  await page.waitForLoadState('networkidle');
  for (const doel of ['ei-ij', 'verdubbeling']) {
    await page.getByLabel('Zelf een categorie kiezen').selectOption(doel);
    await page.getByRole('button', { name: 'Voeg toe' }).click();
  }
  // A goal of reading beside them, once however often is pressed.
  await page.getByLabel('Teksten van').selectOption({ label: 'E4' });
  await page.getByRole('button', { name: 'Voeg leesdoel toe' }).dblclick();
  await see(page.getByText('E4 zelf lezen', { exact: true })).toHaveCount(1);
  // And one that practice shows.
  await page.getByLabel('Wat', { exact: true }).selectOption({ label: 'teksten begrijpen' });
  await page.getByLabel('Teksten van').selectOption({ label: 'E3' });
  await page.getByRole('button', { name: 'Voeg leesdoel toe' }).click();
  await see(page.getByText('Teksten begrijpen, ongeveer E3', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.getByRole('button', { name: 'Volgende' }).click();
  await see(page.getByText(/Met deze toets zien we een grote stap bij ongeveer \d van de 10 kinderen/)).toBeVisible();
  await page.getByRole('button', { name: 'Zet de starttoets klaar' }).click();
  await see(page.getByText(/De starttoets staat klaar/)).toBeVisible();
  const plan = new URL(page.url()).searchParams.get('plan') ?? '';
  planPad = `${traject}/handelingsplan/${plan}`;
  await makeTest((nr) => nr % 3 === 0);
  await open(`${traject}/handelingsplanaanmaken?plan=${plan}&stap=start`);
  await see(page.getByText('De starttoets is af.')).toBeVisible();
  await page.getByRole('button', { name: 'Start het plan' }).click();
  await see(page.getByText(/week 1 van 12/)).toBeVisible();
  // Found again among the tabs, its making is over.
  await open(`${traject}/handelingsplanaanmaken?plan=${plan}&stap=doelen`);
  await see(page.getByText(/week 1 van 12/)).toBeVisible();
  await see(page.getByText(/E4 zelf lezen: 96 van de 100 woorden goed, en minstens \d+ woorden per minuut/)).toBeVisible();
  await see(page.getByRole('heading', { name: 'Teksten begrijpen, ongeveer E3' })).toBeVisible();
  await see(page.getByText('Nog geen leesmoment met teksten van E4. Plan er een bij het begin van het plan.')).toBeVisible();
});

test('twelve weeks: sessions, two weeks without, an alarm that proposes something, and sessions again', async () => {
  for (let week = 1; week <= 11; week++) {
    server.clock.advance(DAG);
    await play(false, (nr) => nr % 10 < 4 + Math.min(4, week / 2));
    if (week !== 5 && week !== 6) {
      await open(planPad);
      // Promised are three times twenty minutes.
      for (const minuten of week === 1 ? ['20', '40'] : ['60']) {
        await page.getByRole('button', { name: 'Sessie noteren' }).first().click();
        await page.getByLabel('Minuten', { exact: true }).fill(minuten);
        await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
        await see(page.getByRole('dialog')).toBeHidden();
      }
    }
    if (week === 7) await see(page.getByText(/Het plan loopt niet/)).toBeVisible();
    if (week === 10) await see(page.getByText(/Het plan loopt niet/)).toHaveCount(0);
    server.clock.advance(6 * DAG);
  }
  await open(planPad);
  await see(page.getByText(/week 12 van 12/)).toBeVisible();
  await see(page.getByText('Zet de eindtoets klaar.').first()).toBeVisible();
});

test('the final test says with its doubt that the child went forward, the plan ends and is looked back at', async () => {
  await open(`${planPad}/eindtoets`);
  await page.getByRole('button', { name: 'Zet de eindtoets klaar' }).click();
  await see(page.getByText(/De toets staat klaar/)).toBeVisible();
  await makeTest((nr) => nr % 10 !== 0);
  await open(`${planPad}/eindtoets`);
  await see(page.getByText(/is (duidelijk )?vooruitgegaan/).first()).toBeVisible();
  await see(page.getByText('Een toets is een momentopname. Kijk ook naar het schrift in de klas.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Rond het plan af' }).click();
  await page.getByLabel('Terugblik').fill('Het gaat veel beter, ook in het schrift. De kaart hielp het meest.');
  await page.getByLabel('Besluit').selectOption('doelen-gehaald');
  await page.getByRole('button', { name: 'Bewaar de evaluatie' }).click();
  await see(page.getByText(/Geschreven op/)).toBeVisible();
  await open(`${planPad}/print/school`);
  await see(page.getByRole('heading', { level: 1, name: /^Handelingsplan: / })).toBeVisible();
  await see(page.getByRole('heading', { name: 'Wat de eindtoets zegt' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const ring: unknown = await page.evaluate("getComputedStyle(document.querySelector('h1')).outlineStyle");
  assert.equal(ring, 'none', 'the heading has the focus, and no ring of it on paper');
  await page.emulateMedia({ media: null });
  const bladzijden = await pdf('plan-school');
  assert.ok(bladzijden >= 1 && bladzijden <= 2, `${bladzijden} pages`);
});

test('five weeks later the nameting, and the dossier on paper: only with the day of consent', async () => {
  server.clock.advance(36 * DAG);
  await play(false, () => true);
  await open(`${planPad}/eindtoets`);
  await page.getByRole('button', { name: 'Zet de nameting klaar' }).click();
  await see(page.getByText(/De toets staat klaar/)).toBeVisible();
  await makeTest((nr) => nr % 10 !== 0);
  await open(`${planPad}/eindtoets`);
  await see(page.getByText(/Wat geleerd is, zit er na \d+ weken nog\.|Niet te zeggen of het is blijven zitten\./).first()).toBeVisible();
  await open(`${traject}/dyslexiedossier`);
  const maak = page.getByRole('button', { name: 'Maak het dossier' });
  await see(maak).toBeDisabled();
  await page.getByRole('checkbox').check();
  // The app takes its day from the head of an answer, which no clock of a test moves: a day before the plan holds for both.
  await page.locator('input[name="toestemming"]').fill('2026-11-18');
  await maak.click();
  await see(page.getByText('Spelrijk stelt geen dyslexie vast.').first()).toBeVisible();
  assert.ok((await pdf('dossier')) >= 1);
});
