/** The pages of the site and their forms; the way of a new customer has a journey of its own. Mails come from a real mail server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SITE_PATHS } from '../../apps/web/src/areas/site/nav.ts';
import { root } from '../../tools/install.mjs';
import { become, expectNoSidewaysScroll } from '../support/people.ts';
import { readForm } from '../support/read-form.ts';
import { test } from '../support/proef.ts';
import { ADRES } from '../support/server.ts';
import { linkIn, mailTo } from '../support/postbus.ts';
import { axeViolations } from '../support/axe.ts';

/** Kinds of structured data that this page holds. */
const structuresOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text): string => JSON.parse(text)['@type']);

test('every page can be read without a script, at both sizes, and says what it is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const titles = new Set<string>();
  const pictures = new Set<string>();
  for (const address of SITE_PATHS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    titles.add(await page.title());
    expect(await page.locator('meta[name="description"]').getAttribute('content'), address).toMatch(/.{30,}/);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href'), address).toMatch(new RegExp(`^http[^ ]*${address}$`));
    expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(150);
    expect(await structuresOf(page), address).toContain(address === '/site/home' ? 'SoftwareApplication' : 'BreadcrumbList');
    await expect(page.getByRole('navigation', { name: 'Je bent hier' }), address).toHaveCount(address === '/site/home' ? 0 : 1);
    expect(await page.locator('link[rel="alternate"][hreflang="nl-BE"]').getAttribute('href'), address).toBe(ADRES.be + address);
    pictures.add((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
    if (address === '/site/faq') expect(await structuresOf(page)).toContain('FAQPage');
  }
  expect(titles.size).toBe(SITE_PATHS.length);
  expect(pictures.size).toBeGreaterThan(4);
  for (const picture of pictures) expect((await page.request.get(picture)).headers()['content-type'], picture).toMatch(/^image\//);
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
    '/site/training',
    '/site/ervaringen',
  ]) {
    await page.goto(address);
    await expectNoSidewaysScroll(page);
    expect(await axeViolations(page), address).toEqual([]);
  }
  // On a telephone no column of a table lies outside its frame.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/site/privacy', '/site/watisnodigvoorspellen']) {
    await page.goto(address);
    const frames = page.locator('main section:has(> table)');
    await expect(frames).not.toHaveCount(0);
    expect(await frames.evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth + 1).length), address).toBe(0);
  }
});

test('a form says what is missing, keeps what was typed over a reload, and arrives once', async ({ page }) => {
  // On a slow line somebody types before the page has its script.
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/lib-login-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  // Not until the page is loaded: its scripts belong to it, and one of them is held up.
  await page.goto('/site/contact', { waitUntil: 'commit' });
  await page.getByLabel('Je vraag').fill('Klopt het woord pannenkoek?');
  await expect(page.getByRole('button', { name: 'Verstuur' })).toBeDisabled();
  script.resolve();
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('Dit veld is verplicht').first()).toBeVisible();
  await expect(page.getByText('Kies ten minste één waarde')).toBeVisible();
  await page.getByLabel('Je e-mailadres').fill('geen adres');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('Voer een geldig e-mailadres in')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Je vraag')).toHaveValue('Klopt het woord pannenkoek?');
  await page.getByLabel('Een woord of regel klopt niet').check();
  await page.getByLabel('Je naam').fill('Ömer <b>de Wit</b>');
  await page.getByLabel('Je e-mailadres').fill('omer@vraag.test');
  await readForm(page);
  // It arrives without an answer, and the page is loaded anew: what is sent then is the same.
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/api/site/vragen') && sent.push(request.postDataJSON().id));
  await page.route(
    '**/api/site/vragen',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /niet/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Verstuur' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Dank je wel, we hebben het.' })).toBeFocused();
  expect(sent).toEqual([sent[0], sent[0]]);
  expect((await mailTo('omer@vraag.test')).tekst).toContain('Klopt het woord pannenkoek?');
});

test('all forty-five games stand on the page of the games', async ({ page }) => {
  await page.goto('/site/spellen');
  await expect(page.getByText('Er zijn 45 spellen.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(45);
  await expectNoSidewaysScroll(page);
});

test('who is logged in is led back to her work; the device check says what it found', async ({ page }) => {
  await become(page, 'docent');
  await page.goto('/site/watisnodigvoorspellen');
  await page.getByRole('button', { name: 'Controleer dit apparaat' }).click();
  await expect(page.getByRole('heading', { name: /Verbinding: / })).toBeVisible();
  await page.getByRole('link', { name: 'Ga verder' }).click();
  await expect(page).toHaveURL(/\/groepen$/);
});

test('every other way in leads somewhere, and an unknown address says so', async ({ page }) => {
  for (const path of ['/', '/home', '/home/', '/site']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/site\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/bestaat-niet', '/site/bestaat-niet', '/app/niets']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /bestaat niet/ }), path).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await expect(page).toHaveURL(/\/site\/home$/);
});

test('the sitemap names every page', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const address of SITE_PATHS) expect(map).toContain(`${address}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http');
  expect(readFileSync(path.join(root, 'apps/web/public/deel.png')).length).toBeGreaterThan(10_000);
});

test('P11: who finds a leak finds whom to tell, until when that holds, and what happens then', async ({ page, request }) => {
  const file = await (await request.get('/.well-known/security.txt')).text();
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(file)?.[1] ?? '';
  expect(Date.parse(field('Expires'))).toBeGreaterThan(Date.now());
  for (const name of ['Contact', 'Policy']) {
    await page.goto(new URL(field(name)).pathname);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('bestaat niet');
  }
});

test(
  'our office plans a webinar; a visitor takes the last place, the next one waits until somebody signs off',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    await become(page, 'office');
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
      await expect(visitor.locator('[itemtype="https://schema.org/Event"] [itemprop="startDate"]')).toHaveAttribute(
        'content',
        /^2031-03-05/,
      );
      await visitor.getByRole('button', { name: knop }).click();
      await visitor.getByLabel('Je naam').fill(wie);
      await visitor.getByLabel('Je e-mailadres').fill(`${wie}@webinar.test`);
      await readForm(visitor);
      await visitor.getByRole('button', { name: knop }).click();
      await expect(visitor.getByText(uitkomst)).toBeVisible();
    }
    await visitor.goto(linkIn(await mailTo('eerste@webinar.test')));
    await visitor.getByRole('button', { name: 'Ja, meld me af' }).click();
    await expect(visitor.getByText('Je bent afgemeld.')).toBeVisible();
    await visitor.goto('/site/training?afmelden=geen-aanmelding');
    await expect(visitor.getByText('Deze link werkt niet meer.')).toBeVisible();
    await expect.poll(async () => (await mailTo('tweede@webinar.test')).onderwerp).toContain('Er is een plaats vrij');
  },
);
