/** A visitor: reads, plays without an account, asks, applies; our office accepts. Mails come from a real mail server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { SITE_PATHS } from '../../apps/web/src/areas/site/nav.ts';
import { root } from '../../tools/install.mjs';
import { expectNoSidewaysScroll, login } from '../support/people.ts';
import { linkIn, mailTo } from '../support/postbus.ts';

const EMAIL = 'directie@populier.test';

test('every page can be read without a script, at both sizes, and says what it is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const titles = new Set<string>();
  for (const address of SITE_PATHS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    titles.add(await page.title());
    expect(await page.locator('meta[name="description"]').getAttribute('content'), address).toMatch(/.{30,}/);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href'), address).toMatch(new RegExp(`^http[^ ]*${address}$`));
    expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(150);
  }
  expect(titles.size).toBe(SITE_PATHS.length);
  await context.close();
});

test('axe finds nothing on the pages, and nothing sticks out', async ({ page }) => {
  for (const address of [
    '/site/home',
    '/site/prijzen',
    '/site/didactiek',
    '/site/aanvraagformulier',
    '/site/instructievideo',
    '/site/watisnodigvoorspellen',
  ]) {
    await page.goto(address);
    await expectNoSidewaysScroll(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${address} ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});

test('a visitor plays a word wrong on the home page, gets the rule, and stops', async ({ page }) => {
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') answers.push(request.url());
  });
  await page.goto('/site/home');
  await page.getByRole('button', { name: /Piñata/ }).click();
  await page.getByRole('button', { name: 'Spelen', exact: true }).click();
  await page.getByRole('region', { name: 'Speelveld' }).waitFor();
  await page.keyboard.type('hont', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Je schreef hont. Maak het langer')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByRole('button', { name: 'Stop en ga terug' }).click();
  await expect(page.getByRole('heading', { name: 'Oefen spelling in een rijk vol spellen' })).toBeVisible();
  expect(answers).toEqual([]);
});

test('a form says what is missing, keeps what was typed over a reload, and arrives once', async ({ page }) => {
  await page.goto('/site/contact');
  await page.getByLabel('Je vraag').fill('Klopt het woord pannenkoek?');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('Dit veld is verplicht').first()).toBeVisible();
  await expect(page.getByText('Kies ten minste één waarde')).toBeVisible();
  await page.getByLabel('Je mailadres').fill('geen adres');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('Voer een geldig e-mailadres in')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Je vraag')).toHaveValue('Klopt het woord pannenkoek?');
  await page.getByLabel('Een woord of regel klopt niet').check();
  await page.getByLabel('Je naam').fill('Ömer <b>de Wit</b>');
  await page.getByLabel('Je mailadres').fill('omer@vraag.test');
  await page.waitForTimeout(1600);
  await page.getByRole('button', { name: 'Verstuur' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Dank je wel, we hebben het.' })).toBeFocused();
  expect((await mailTo('omer@vraag.test')).tekst).toContain('Klopt het woord pannenkoek?');
});

test('an application becomes an account in two clicks, and its first person is invited', async ({ page }) => {
  await page.goto('/site/aanvraagformulier');
  await page.getByLabel('Voor een school').check();
  await page.getByLabel('School of praktijk').fill('Basisschool De Populier');
  await page.getByLabel('Plaats').fill('Ons Dorp');
  await page.getByLabel('Hoeveel leerlingen ongeveer?').fill('85');
  await page.getByLabel('Je naam').fill('Fatima el Amrani');
  await page.getByLabel('Je mailadres').fill(EMAIL);
  await page.waitForTimeout(1600);
  await page.getByRole('button', { name: 'Vraag een account aan' }).click();
  await expect(page.getByText(`Een kopie gaat naar ${EMAIL}.`)).toBeVisible();
  expect((await mailTo(EMAIL)).onderwerp).toContain('We hebben je aanvraag');
  await login(page, 'office');
  await page.goto('/superadmin/aanvragen');
  await page.getByRole('button', { name: 'Bekijk: Fatima el Amrani' }).click();
  await page.getByRole('link', { name: 'Maak het account' }).click();
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Basisschool De Populier');
  await page.getByRole('button', { name: 'Aanmaken en uitnodigen' }).click();
  await expect(page.getByRole('heading', { name: 'Basisschool De Populier' })).toBeVisible();
  await expect.poll(async () => (await mailTo(EMAIL)).onderwerp).toContain('staat klaar');
  await page.goto('/superadmin/aanvragen');
  await expect(page.getByRole('row', { name: /Fatima/ })).toContainText('Afgehandeld');
  await page.goto(linkIn(await mailTo(EMAIL)));
  await expect(page.getByRole('heading', { name: 'Welkom bij Spelrijk' })).toBeVisible();
});

test('who is logged in is led back to her work; the device check says what it found', async ({ page }) => {
  await login(page, 'docent');
  await page.goto('/site/watisnodigvoorspellen');
  await page.getByRole('button', { name: 'Controleer dit apparaat' }).click();
  await expect(page.getByRole('heading', { name: /Verbinding: / })).toBeVisible();
  await page.getByRole('link', { name: 'Ga verder' }).click();
  await expect(page).toHaveURL(/\/groepen$/);
});

test('the sitemap names every page', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const address of SITE_PATHS) expect(map).toContain(`${address}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http');
  expect(readFileSync(path.join(root, 'apps/web/public/deel.png')).length).toBeGreaterThan(10_000);
});

test('our office plans a webinar; a visitor takes the last place, the next one waits until somebody signs off', async ({
  page,
  browser,
}) => {
  await login(page, 'office');
  await page.goto('/superadmin/webinars');
  await page.getByRole('button', { name: 'Webinar plannen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Kennismaken met Spelrijk');
  await dialog.getByLabel('Begin').fill('2031-03-05T15:30');
  await dialog.getByLabel('Plaatsen').fill('1');
  await dialog.getByLabel('Link om mee te doen').fill('https://bellen.test/kamer');
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('row', { name: /Kennismaken/ })).toContainText('0 van 1');
  const visitor = await (await browser.newContext()).newPage();
  for (const [wie, knop, uitkomst] of [
    ['eerste', 'Meld je aan', 'Je bent aangemeld.'],
    ['tweede', 'Op de wachtlijst', 'Je staat op de wachtlijst.'],
  ] as const) {
    await visitor.goto('/site/training');
    await visitor.getByRole('button', { name: knop }).click();
    await visitor.getByLabel('Je naam').fill(wie);
    await visitor.getByLabel('Je mailadres').fill(`${wie}@webinar.test`);
    await visitor.waitForTimeout(1600);
    await visitor.getByRole('button', { name: knop }).click();
    await expect(visitor.getByText(uitkomst)).toBeVisible();
  }
  await visitor.goto(linkIn(await mailTo('eerste@webinar.test')));
  await visitor.getByRole('button', { name: 'Ja, meld me af' }).click();
  await expect(visitor.getByText('Je bent afgemeld.')).toBeVisible();
  await expect.poll(async () => (await mailTo('tweede@webinar.test')).onderwerp).toContain('Er is een plaats vrij');
});
