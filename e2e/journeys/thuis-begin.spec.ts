/** A mother without any of our office: from the site and the mail to the first word of her child, on one tablet; and one browser for both. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/proef.ts';
import { enter, LANDING } from '../support/people.ts';
import { readForm } from '../support/read-form.ts';
import { linkIn, mailTo } from '../support/postbus.ts';

const EMAIL = 'suzan@vandersteen.test';
const ZIN = 'opa bakt op zondag taart';

const openTablet = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 768, height: 1024 }, hasTouch: true, reducedMotion: 'reduce' })).newPage();

/** What it costs her: taps, fields that she types in, and screens (addresses) that she sees. */
function createCounter(page: Page) {
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.add(new URL(frame.url()).pathname));
  const cost = { taps: 0, fields: 0 };
  return {
    tap: async (what: Locator): Promise<void> => {
      await what.click();
      cost.taps += 1;
    },
    fill: async (what: Locator, text: string): Promise<void> => {
      await what.fill(text);
      cost.fields += 1;
    },
    cost,
    screens: () => seen.size,
  };
}

async function askForLink(page: Page): Promise<void> {
  await page.goto('/site/aanvraagformulier');
  await page.getByLabel('Voor thuis').check();
  await expect(page.getByText('De eerste 30 dagen zijn gratis en stoppen vanzelf.')).toBeVisible();
  await expect(page.getByText(/€\s29,00 per kind voor een jaar/)).toBeVisible();
  await page.getByLabel('Je naam').fill('Suzan van der Steen');
  await page.getByLabel('Je e-mailadres').fill(EMAIL);
  await readForm(page);
  await page.getByRole('button', { name: 'Stuur mij de link' }).click();
  await expect(page.getByText(`Kijk in je mail: naar ${EMAIL} is een link gestuurd.`)).toBeVisible();
}

test('from the mail to the first word of the first child: seven taps, two fields and four screens; then her own tab is hers', async ({
  browser,
}) => {
  const page = await openTablet(browser);
  await askForLink(page);
  const mail = await mailTo(EMAIL);
  expect(mail.onderwerp).toBe('Begin met Spelrijk thuis');

  const { tap, fill, cost, screens } = createCounter(page);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 404 && refused.push(answer.url()));
  await page.goto(linkIn(mail));
  await expect(page.getByText(/De proef duurt tot en met .* en stopt vanzelf/)).toBeVisible();
  await expect(page.getByText('Minstens 12 tekens.')).toBeVisible();
  await fill(page.getByLabel('Wachtwoord', { exact: true }), ZIN);
  await tap(page.getByRole('button', { name: 'Account maken en beginnen' }));
  await expect(page).toHaveURL(LANDING.thuisadmin);
  await fill(page.getByRole('textbox', { name: 'Voornaam' }), 'Teun');
  await tap(page.getByRole('combobox', { name: 'Groep' }));
  await tap(page.getByRole('option', { name: 'groep 4' }));
  await tap(page.getByRole('button', { name: 'Voeg toe' }));
  await tap(page.getByRole('button', { name: 'Laat Teun hier oefenen' }));
  await expect(page).toHaveURL(LANDING.leerling);
  await tap(page.getByRole('link', { name: 'Begin' }).first());
  await tap(page.getByRole('button', { name: 'Spelen', exact: true }));
  await expect(page.getByText(/Woord 1 van \d+/)).toBeAttached();
  // Nor was she told, while the account opened, that her link works no longer.
  expect(refused).toEqual([]);
  expect(cost.taps).toBe(7);
  expect(cost.fields).toBe(2);
  expect(screens()).toBe(4);

  // A link works once; and her own login is still hers, in another tab of the same browser.
  const hers = await page.context().newPage();
  await hers.goto(linkIn(mail));
  await expect(hers.getByText('Deze link werkt niet meer')).toBeVisible();
  await hers.goto('/app/account');
  await expect(hers.getByText(EMAIL)).toBeVisible();
  await page.context().close();
});

test(
  'two tabs of one browser: the child plays on in one, the parent reads on in the other, whoever reloads or logs out',
  { tag: '@zelden' },
  async ({ browser }) => {
    const ouder = await openTablet(browser);
    await enter(ouder, 'thuisadmin');
    const kind = await ouder.context().newPage();
    await kind.goto('/');
    await kind.goto(ouder.url());
    await kind.getByRole('button', { name: 'Laat Pip hier oefenen' }).click();
    await expect(kind).toHaveURL(LANDING.leerling);
    await kind.reload();
    await expect(kind).toHaveURL(LANDING.leerling);
    await expect(kind.getByRole('link', { name: 'Begin' }).first()).toBeVisible();

    await ouder.reload();
    await expect(ouder.getByRole('article', { name: 'Pip' })).toBeVisible();
    await kind.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(kind).toHaveURL(/\/app\/auth\/login$/);
    await kind.reload();
    await expect(kind).toHaveURL(/\/app\/auth\/login$/);
    await ouder.getByRole('link', { name: 'Meer weten over Pip' }).click();
    await expect(ouder.getByRole('heading', { level: 1 })).toContainText('Pip');
    await ouder.context().close();
  },
);

test('a parent who logs in while a child plays in another tab leaves the child its tab', { tag: '@zelden' }, async ({ browser }) => {
  const kind = await openTablet(browser);
  await enter(kind, 'leerling');
  await expect(kind.getByRole('link', { name: 'Begin' }).first()).toBeVisible();
  const ouder = await kind.context().newPage();
  await enter(ouder, 'thuisadmin');
  await expect(ouder.getByRole('article', { name: 'Pip' })).toBeVisible();
  await expect(kind).toHaveURL(LANDING.leerling);
  await kind.reload();
  await expect(kind).toHaveURL(LANDING.leerling);
  await expect(kind.getByRole('link', { name: 'Begin' }).first()).toBeVisible();
  await ouder.reload();
  await expect(ouder.getByRole('article', { name: 'Pip' })).toBeVisible();
  await kind.context().close();
});
