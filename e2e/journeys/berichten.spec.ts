/** From our office to a reader and back: what is written is read, and our office sees that it was. */
import { expect, type Locator, type Page } from '@playwright/test';
import { become, enter, expectNoSidewaysScroll, expectNothingWrong, fillLogin, PASSWORD } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { moveTo } from '../support/screens.ts';

test('our office writes, a docent reads, and our office sees that it was read', async ({ page, browser }, { retry }) => {
  // A second try finds the message of the first.
  const nr = retry === 0 ? '' : ` ${retry}`;
  await enter(page, 'office');
  await page.getByRole('link', { name: 'Berichten' }).click();
  await page.getByRole('button', { name: 'Bericht schrijven' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(`Nieuw voor elke groep${nr}`);
  await dialog.getByLabel('Tekst').fill('Lees [wat er nieuw is](/site/faq).\n\n- <b>geen opmaak</b>');
  await dialog.getByRole('button', { name: 'Vlaanderen' }).click();
  await expect(dialog.getByRole('heading', { name: `Nieuw voor elke klas${nr}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await dialog.getByRole('button', { name: 'Ja, verstuur het' }).click();
  const rij = page.getByRole('row', { name: new RegExp(`Nieuw voor elke groep${nr}(?! \\d)`) });
  await expect(rij.getByRole('cell', { name: /^0 van / })).toBeVisible();

  const elders = await browser.newContext();
  const docent = await elders.newPage();
  await enter(docent, 'docent');
  await docent.getByRole('link', { name: /^Berichten\s+\d+ ongelezen$/ }).click();
  await docent.getByRole('button', { name: new RegExp(`^Nieuw voor elke groep${nr}(?! \\d)`) }).click();
  await expect(docent.getByText('<b>geen opmaak</b>')).toBeVisible();
  await expect(docent.getByRole('link', { name: 'wat er nieuw is' })).toHaveAttribute('href', '/site/faq');
  await expectNothingWrong(docent);
  await elders.close();

  await page.reload();
  await expect(rij.getByRole('cell', { name: /^1 van / })).toBeVisible();
});

/** A screen of our office on which somebody types: what opens the form, what is typed in it, and what throws that away. */
interface Formulier {
  readonly adres: string;
  readonly open?: string;
  readonly velden: Readonly<Record<string, string>>;
  readonly weg: string;
}

const FORMULIEREN: readonly Formulier[] = [
  { adres: 'berichten', open: 'Bericht schrijven', velden: { Titel: 'Nieuw in januari', Tekst: 'Een lang bericht.' }, weg: 'Annuleer' },
  { adres: 'roadmap', open: 'Onderwerp toevoegen', velden: { Titel: 'Dictee op papier', Tekst: 'Waarom, en voor wie.' }, weg: 'Annuleer' },
  { adres: 'ervaringen', open: 'Ervaring toevoegen', velden: { 'Wat iemand vertelt': 'Ze oefenen uit zichzelf.' }, weg: 'Annuleer' },
  { adres: 'aanmaken', velden: { Naam: 'De Korenaar', Roepnaam: 'Ellen', 'E-mailadres': 'ellen@korenaar.test' }, weg: 'Gooi weg' },
  { adres: 'mailtemplates/uitnodigingBeheerder/be', velden: { Onderwerp: 'Kom erbij, in onze woorden' }, weg: 'Gooi weg' },
  {
    adres: 'webinars',
    open: 'Webinar plannen',
    velden: { Titel: 'Een uur over lezen', Begin: '2031-04-02T15:30', 'Link om mee te doen': 'https://bellen.test/lezen' },
    weg: 'Annuleer',
  },
];

const HERSTELD = 'Dit vulde je hier eerder in en is nog niet bewaard.';

async function openForm(page: Page, { adres, open }: Formulier): Promise<Locator> {
  await moveTo(page, `/superadmin/${adres}`);
  if (open === undefined) return page.getByRole('main');
  await page.getByRole('button', { name: open }).click();
  return page.getByRole('dialog');
}

async function leave(page: Page, { open }: Formulier): Promise<void> {
  if (open === undefined) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('what our office typed is there again after a login that ran out while it was sent', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'office');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  let form = page.getByRole('main');
  for (const formulier of FORMULIEREN) {
    form = await openForm(page, formulier);
    for (const [label, tekst] of Object.entries(formulier.velden)) await form.getByLabel(label, { exact: true }).fill(tekst);
    if (formulier.adres !== 'webinars') await leave(page, formulier);
  }
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'bedorven.token.x');
    localStorage.removeItem('refresh_token');
  });
  await form.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await fillLogin(page, 'office', PASSWORD);
  await expect(page).toHaveURL(/\/superadmin\/webinars$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Webinars' })).toBeVisible();
  // On a telephone a notice has its sentence in a column to read, not two words wide beside its button.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const formulier of FORMULIEREN) {
    form = await openForm(page, formulier);
    for (const [label, tekst] of Object.entries(formulier.velden)) await expect(form.getByLabel(label, { exact: true })).toHaveValue(tekst);
    const zin = await form.getByText(HERSTELD).boundingBox();
    expect(zin?.width, formulier.adres).toBeGreaterThan(180);
    await expectNoSidewaysScroll(page);
    await form.getByRole('button', { name: formulier.weg, exact: true }).click();
  }
  for (const formulier of FORMULIEREN) {
    form = await openForm(page, formulier);
    const [label = '', tekst = ''] = Object.entries(formulier.velden)[0] ?? [];
    await expect(form.getByLabel(label, { exact: true })).not.toHaveValue(tekst);
    await expect(form.getByText(HERSTELD)).toHaveCount(0);
    await leave(page, formulier);
  }
});

test('who writes goes on while the server is away: the list behind it stays, and what is typed', async ({ page }) => {
  await become(page, 'office');
  await page.clock.install();
  await page.goto('/superadmin/berichten');
  await page.getByRole('button', { name: 'Bericht schrijven' }).click();
  const titel = page.getByRole('dialog').getByLabel('Titel');
  await titel.fill('Half af');
  let asked = 0;
  await page.route('**/api/office/berichten*', (route) => {
    asked += 1;
    return route.abort();
  });
  // Somebody comes back from another tab: what is older than half a minute is asked anew.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(asked).toBe(3);
  }).toPass();
  await page.clock.runFor(5000);
  await expect(titel).toHaveValue('Half af');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible();
});
