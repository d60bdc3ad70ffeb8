/**
 * The lists of a large school (1,200 leerlingen, 60 groepen, 60 docenten, 19 files) by touch, on a tablet and at a desk: found, sorted, filtered, many chosen
 * and acted upon where one stands, and back at the same place. `E2E_KIJK` keeps pictures.
 */
import path from 'node:path';
import { type APIResponse, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { GROEPEN, LEERLINGEN, schoolbestand } from '../support/grote-school.ts';
import { becomeOffice, openSchool } from '../support/nieuwe-school.ts';
import { become, claimsOf, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

const BESTANDEN = 19;
const BRIN = '97XT';
const MATEN = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

const rijen = (page: Page): Locator => page.locator('main table tbody tr');
const keep = async (page: Page, naam: string): Promise<void> => {
  const map = process.env['E2E_KIJK'];
  if (map !== undefined) await page.screenshot({ path: path.join(map, `lijst-${naam}-${page.viewportSize()?.width}.png`) });
};

/** Without scrolling: it stands in the window, nothing lies over it, and no finger is too large for it. */
async function expectInReach(knop: Locator): Promise<void> {
  const gezien = await knop.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const boven = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return { binnen: top >= 0 && bottom <= innerHeight && right <= innerWidth, boven: element.contains(boven), hoog: height >= 36 };
  });
  expect(gezien, await knop.innerText()).toEqual({ binnen: true, boven: true, hoog: true });
}

/** So many files at once are too many: the wait that is named is the wait that helps. */
async function sendPatiently(page: Page, adres: string, vraag: Parameters<Page['request']['post']>[1]): Promise<APIResponse> {
  const antwoord = await page.request.post(adres, vraag);
  if (antwoord.status() !== 429) return antwoord;
  await page.waitForTimeout(1000 * Number(antwoord.headers()['retry-after']));
  const nu = await page.request.post(adres, vraag);
  expect(nu.status(), 'after the wait that was named').not.toBe(429);
  return nu;
}

/** The token of who is logged in here. */
const headersOf = async (page: Page): Promise<{ readonly authorization: string }> => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token') ?? '')}`,
});

/** Each changes one name: it is another file, and what came before it cannot be undone first. */
const bestand = (nr: number): Buffer =>
  Buffer.from(schoolbestand('2026-2027', BRIN).replace('<achternaam>Jansen<', `<achternaam>Jansen-${String.fromCodePoint(65 + nr)}<`));

/** By the calls of the screen that reads a file in. */
async function readFile(page: Page, adminId: string, nr: number): Promise<void> {
  const headers = await headersOf(page);
  const voorstel = await sendPatiently(page, `/api/admins/${adminId}/edexml`, {
    data: bestand(nr),
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  expect(voorstel.status()).toBe(200);
  const { id }: { id: string } = await voorstel.json();
  expect((await page.request.post(`/api/admins/${adminId}/edexml/${id}`, { data: {}, headers })).status()).toBe(200);
}

/** What was chosen stays so: the next walk begins without it. */
async function chooseNone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Niets meer kiezen' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
}

/** By touch a list is a row of cards; its heads stand above them in every form. */
const sortBy = (page: Page, kop: string): Promise<void> => page.getByRole('table').getByRole('button', { name: kop, exact: true }).click();

async function walkLeerlingen(page: Page, adminId: string): Promise<void> {
  await page.goto(`/admins/${adminId}/leerlingen`);
  const veld = page.getByLabel('Zoek een leerling');
  await veld.fill('oyku graaf');
  await expect(rijen(page).first()).toContainText('Öykü de Graaf');
  await veld.fill('');
  await sortBy(page, 'Groep');
  await page.getByRole('combobox', { name: 'Toon' }).click();
  await page.getByRole('option', { name: 'Groep 5' }).click();
  await page.getByRole('button', { name: /^Toon er nog \d+/ }).click();
  await expect.poll(() => rijen(page).count()).toBeGreaterThan(100);
  // Far down: what is chosen there is acted upon there.
  await page
    .getByRole('checkbox', { name: /^Kies (?!alle)/ })
    .nth(3)
    .check();
  const ver = rijen(page).nth(118);
  await ver.scrollIntoViewIfNeeded();
  await ver.getByRole('checkbox').check();
  await expect(page.getByText(/^2 (leerlingen )?gekozen$/)).toBeInViewport();
  await keep(page, 'leerlingen');
  for (const naam of ['Naar een andere groep', 'Naar de prullenbak']) await expectInReach(page.getByRole('button', { name: naam }));
  await page.getByRole('button', { name: 'Naar een andere groep' }).click();
  await keep(page, 'leerlingen-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).click();
  await expect(page.getByText(/^2 (leerlingen )?gekozen$/)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  // A look at one of them, and back: the same rows, at the same place.
  const naam = await ver.getByRole('link').first().innerText();
  await ver.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: naam })).toBeVisible();
  await page.goBack();
  await expect(ver).toContainText(naam);
  await expect(ver).toBeInViewport();
  // All that the filter leaves are chosen by one box.
  await page.getByRole('checkbox', { name: 'Kies alle leerlingen' }).check();
  await expect(page.getByText(/^1\d\d leerlingen gekozen$/)).toBeInViewport();
  await expectNothingWrong(page);
  await expectInReach(page.getByRole('button', { name: 'Niets meer kiezen' }));
  await chooseNone(page);
}

async function walkDocenten(page: Page, adminId: string): Promise<void> {
  await page.goto(`/admins/${adminId}/docenten`);
  await page.getByLabel('Zoek in de lijst').fill('ozturk');
  await expect(rijen(page).first()).toContainText('Öztürk');
  await page.getByLabel('Zoek in de lijst').fill('');
  await page.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: 'Nog niet uitgenodigd' }).click();
  await expect(rijen(page)).toHaveCount(GROEPEN);
  await page
    .getByRole('checkbox', { name: /^Kies (?!alle)/ })
    .first()
    .check();
  const laatste = rijen(page).nth(GROEPEN - 1);
  await laatste.scrollIntoViewIfNeeded();
  await laatste.getByRole('checkbox').check();
  await expect(page.getByText(/^2 (leerlingen )?gekozen$/)).toBeInViewport();
  await keep(page, 'docenten');
  for (const naam of ['Uitnodigen', 'Groep erbij', 'Verwijderen'])
    await expectInReach(page.getByRole('button', { name: naam, exact: true }).first());
  await page.getByRole('button', { name: 'Groep erbij' }).click();
  await page.getByRole('dialog').getByRole('checkbox').last().check();
  await expectInReach(page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).click();
  await expectNoSidewaysScroll(page);
  await chooseNone(page);
}

async function walkGroepen(page: Page, adminId: string): Promise<void> {
  await page.goto(`/admins/${adminId}/groepen`);
  await page.getByRole('button', { name: 'Kies meer groepen tegelijk' }).click();
  await expect(page.getByRole('checkbox', { name: 'Kies alle groepen in deze lijst' })).toBeVisible();
  await page.getByLabel('Zoek in de lijst').fill('5');
  await expect.poll(() => rijen(page).count()).toBeLessThan(GROEPEN);
  await page.getByLabel('Zoek in de lijst').fill('');
  await expect(rijen(page)).toHaveCount(GROEPEN);
  await page
    .getByRole('checkbox', { name: /^Kies (?!alle)/ })
    .first()
    .check();
  const laatste = rijen(page).nth(GROEPEN - 1);
  await laatste.scrollIntoViewIfNeeded();
  await laatste.getByRole('checkbox').check();
  await expect(page.getByText(/^2 (leerlingen )?gekozen$/)).toBeInViewport();
  await keep(page, 'groepen');
  await expectInReach(page.getByRole('button', { name: 'Docent erbij' }));
  await expectInReach(page.getByRole('link', { name: 'Inlogkaarten maken' }).last());
  await expectNoSidewaysScroll(page);
  const naam = await laatste.getByRole('link').first().innerText();
  await laatste.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: naam })).toBeVisible();
  await page.goBack();
  await expect(rijen(page).filter({ hasText: naam })).toBeInViewport();
  await expect(page.getByText(/^2 gekozen$/)).toBeVisible();
  await chooseNone(page);
}

async function walkKaarten(page: Page, adminId: string): Promise<void> {
  await page.goto(`/admins/${adminId}/inlogkaarten`);
  await page.getByRole('checkbox', { name: 'Kies alle groepen' }).uncheck();
  const laatste = rijen(page).nth(GROEPEN - 1);
  await laatste.scrollIntoViewIfNeeded();
  await laatste.getByRole('checkbox').check();
  await keep(page, 'kaarten');
  await expectInReach(page.getByRole('button', { name: 'Maak 20 kaarten' }));
  await expectNoSidewaysScroll(page);
}

async function walkBestanden(page: Page, adminId: string): Promise<void> {
  await page.goto(`/admins/${adminId}/edexml`);
  const eerder = page.getByRole('region', { name: 'Eerder ingelezen' }).first();
  await expect(rijen(page)).toHaveCount(BESTANDEN);
  await eerder.getByRole('button', { name: 'Wanneer' }).click();
  await page.getByLabel('Zoek in de lijst').fill('2026-2027');
  await expect(rijen(page)).toHaveCount(BESTANDEN);
  await eerder.scrollIntoViewIfNeeded();
  await keep(page, 'bestanden');
  const terug = eerder.getByRole('button', { name: 'Maak ongedaan' });
  // Only the newest goes back before those under it.
  await expect(terug).toHaveCount(1);
  await terug.scrollIntoViewIfNeeded();
  await terug.click();
  await expect(page.getByRole('dialog', { name: 'Dit bestand ongedaan maken?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
  await expectNoSidewaysScroll(page);
}

/** Above 1,200 rows what applies them is at hand; nothing is applied. */
async function walkInlezen(page: Page, adminId: string): Promise<void> {
  await page.goto(`/admins/${adminId}/edexml`);
  // One file in ten seconds: the call before this one took what there was.
  await page.waitForTimeout(11_000);
  await page.locator('input[type=file]').setInputFiles({ name: 'school.xml', mimeType: 'text/xml', buffer: bestand(BESTANDEN + 1) });
  await page.getByRole('tab', { name: /^Ongewijzigd \(\d{4}\)$/ }).click();
  await expect(rijen(page).nth(99)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await keep(page, 'inlezen');
  await expectInReach(page.getByRole('button', { name: 'Toepassen' }));
  await expectNoSidewaysScroll(page);
}

async function walkBak(page: Page, adminId: string): Promise<void> {
  await page.goto(`/admins/${adminId}/leerlingen`);
  await page.getByLabel('Zoek een leerling').fill('jansen');
  await expect.poll(() => rijen(page).count()).toBeLessThan(100);
  const aantal = await rijen(page).count();
  await page.getByRole('checkbox', { name: 'Kies alle leerlingen' }).check();
  await page.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByText(`${aantal} leerlingen liggen in de prullenbak.`)).toBeVisible();
  await page.goto(`/admins/${adminId}/prullenbak`);
  await expect(rijen(page)).toHaveCount(aantal);
  await page.getByRole('checkbox', { name: 'Kies alle leerlingen' }).check();
  await rijen(page).last().scrollIntoViewIfNeeded();
  await keep(page, 'prullenbak');
  await expectInReach(page.getByRole('button', { name: 'Zet terug' }));
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(rijen(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
}

/** A docent reads which of two with one name it is; what goes home has the name only. */
async function walkNaamgenoten(page: Page, adminId: string): Promise<void> {
  const headers = await headersOf(page);
  const { groepen }: { groepen: { id: string }[] } = await (await page.request.get(`/api/admins/${adminId}/groepen`, { headers })).json();
  const groep = `admins/${adminId}/groepen/${groepen[0]?.id}`;
  // Made at one moment: who of them is the first goes by id.
  const ids = [crypto.randomUUID(), crypto.randomUUID()].toSorted();
  const leerlingen = ids.map((id) => ({ id, roepnaam: 'Jip', voorvoegsel: 'van', achternaam: 'Tweeling', jaargroep: 5 }));
  expect((await page.request.post(`/api/${groep}/leerlingen`, { data: { leerlingen }, headers })).ok()).toBe(true);
  for (const [i, id] of ids.entries()) {
    await page.goto(`/${groep}/leerlingen/${id}/voortgang`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Jip van Tweeling (${i + 1})`);
    await page.goto(`/${groep}/leerlingen/${id}/rapport`);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText('Jip van Tweeling');
    await expect(page.getByRole('article')).not.toContainText(/\(\d\)/);
    await page.goto(`/${groep}/leerlingen/${id}/meekijken`);
    await page.getByRole('button', { name: 'Maak de code' }).click();
    const bon = page.getByRole('region').filter({ has: page.getByTestId('code') });
    await expect(bon.getByRole('heading', { level: 2 })).toContainText('Jip van Tweeling');
    await expect(bon).not.toContainText(/\(\d\)/);
  }
}

async function openLargeSchool(browser: Browser, page: Page): Promise<string> {
  const kantoor = await becomeOffice(browser);
  await openSchool(kantoor, page, { naam: 'De Lijstenschool', brin: BRIN, email: 'directie@lijsten.test', gebruikersnaam: 'vera.lijsten' });
  await kantoor.context().close();
  return claimsOf((await headersOf(page)).authorization.slice('Bearer '.length)).adminId;
}

test(
  `lists of ${LEERLINGEN} leerlingen, ${GROEPEN} groepen, ${GROEPEN} docenten and ${BESTANDEN} files are used at 390, 768 and 1280`,
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(900_000);
    const adminId = await openLargeSchool(browser, page);
    await readFile(page, adminId, 0);
    let bestanden = 1;
    for (const maat of MATEN)
      for (const walk of [walkLeerlingen, walkDocenten, walkGroepen, walkKaarten, walkInlezen, walkBak]) {
        await page.setViewportSize(maat);
        await test.step(`${walk.name} at ${maat.width}`, () => walk(page, adminId));
        // Between them, so that nobody waits for the limit.
        if (bestanden < BESTANDEN) await readFile(page, adminId, bestanden++);
      }
    while (bestanden < BESTANDEN) await readFile(page, adminId, bestanden++);
    for (const maat of MATEN) {
      await page.setViewportSize(maat);
      await test.step(`walkBestanden at ${maat.width}`, () => walkBestanden(page, adminId));
    }
    await walkNaamgenoten(page, adminId);
  },
);

test(
  'who is chosen is still chosen after a look at one of them and a reload, by list, and never for somebody else',
  { tag: '@zelden' },
  async ({ page }) => {
    await become(page, 'schooladmin');
    const { adminId } = claimsOf((await headersOf(page)).authorization.slice('Bearer '.length));
    const gekozen = page.getByText(/^\d+ (leerlingen? )?gekozen$/);
    const niets = page.getByRole('button', { name: 'Niets meer kiezen' });
    const vakjes = page.getByRole('checkbox', { name: /^Kies (?!alle)/ });
    for (const lijst of ['leerlingen', 'docenten']) {
      await page.goto(`/admins/${adminId}/${lijst}`);
      await vakjes.nth(0).check();
      await vakjes.nth(1).check();
      await expect(gekozen).toHaveText(/^2 /);
      await expectNothingWrong(page);
    }
    await page.goto(`/admins/${adminId}/leerlingen`);
    await expect(gekozen).toHaveText('2 leerlingen gekozen');
    await rijen(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/voortgang$/);
    await page.goBack();
    await expect(gekozen).toHaveText('2 leerlingen gekozen');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.reload();
    await expect(gekozen).toHaveText('2 leerlingen gekozen');
    await page.getByRole('button', { name: 'Naar de prullenbak' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
    await page.getByRole('button', { name: 'Zet terug' }).click();
    // Who came back from the bin was chosen before, and is not now.
    await expect(page.getByText(/in de prullenbak/)).toBeHidden();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await vakjes.nth(0).check();
    await niets.click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(niets).toBeHidden();
    // Groepen are chosen in a list that opens for it.
    await page.goto(`/admins/${adminId}/groepen`);
    await page.getByRole('button', { name: 'Kies meer groepen tegelijk' }).click();
    await vakjes.nth(0).check();
    await rijen(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/groepen\/[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(gekozen).toHaveText('1 gekozen');
    await expect(vakjes.nth(0)).toBeChecked();
    // Whoever this tab is of next opens the same list.
    await page.goto(`/admins/${adminId}/groepen`);
    await page.getByRole('link', { name: 'Groep 4' }).first().click();
    await expect(page).toHaveURL(/\/groepen\/[0-9a-f-]{36}$/);
    await page.goto(`${page.url()}/leerlingen`);
    await vakjes.nth(0).check();
    const lijst = page.url();
    await become(page, 'docent');
    await page.goto(lijst);
    await expect(vakjes.nth(0)).not.toBeChecked();
    await expect(gekozen).toHaveCount(0);
  },
);
