/** From our office to a docent: every account begins with a mail. Mails come from a real mail server. */
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, fillLogin, PASSWORD, viaMeer } from '../support/people.ts';
import { linkIn, mailTo } from '../support/postbus.ts';
import { test } from '../support/proef.ts';

const WACHTWOORD = 'vier paarse olifanten';
test.describe.configure({ mode: 'serial' });

/** Both sizes hold. */
async function fitsBoth(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function accept(page: Page, aan: string, gebruikersnaam: string): Promise<void> {
  const geweigerd: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && geweigerd.push(answer.url()));
  await page.goto(linkIn(await mailTo(aan)));
  await expect(page.getByRole('heading', { name: 'Welkom bij Spelrijk' })).toBeVisible();
  await page.getByLabel('Gebruikersnaam').fill(gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD);
  await fitsBoth(page);
  await page.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await expect(page).toHaveURL(/\/admins\/[0-9a-f-]{36}\/groepen$/);
  expect(geweigerd, 'an invitation that was used is not asked for again').toEqual([]);
}

test('our office makes a school and its first person is invited by mail', async ({ page }) => {
  await page.goto('/app/auth/login');
  await fillLogin(page, 'office', PASSWORD);
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await viaMeer(page, 'Klant aanmaken');
  await page.getByRole('button', { name: 'Aanmaken en uitnodigen' }).click();
  await expect(page.getByText('Dit veld is verplicht').first()).toBeVisible();
  await page.getByLabel('Naam', { exact: true }).fill('Daltonschool De Kaap');
  await page.getByLabel('Plaats', { exact: true }).fill('Enkhuizen');
  await page.getByLabel('BRIN-nummer of instellingsnummer').fill('12ab');
  await page.getByLabel('Roepnaam').fill('Zoë');
  await page.getByLabel('Achternaam').fill('Ter Horst');
  await page.getByLabel('E-mailadres').fill('zoe@kaap.test');
  await fitsBoth(page);
  await page.getByRole('button', { name: 'Aanmaken en uitnodigen' }).click();
  await expect(page.getByRole('heading', { name: 'Daltonschool De Kaap' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Uitgenodigd' })).toBeVisible();
  expect((await mailTo('zoe@kaap.test')).onderwerp).toBe('Je account voor Daltonschool De Kaap bij Spelrijk staat klaar');
});

test('she accepts, lands on groepen and reads what to do first, and invites a docent who lands there too', async ({ page, browser }) => {
  await accept(page, 'zoe@kaap.test', 'zoe.kaap');
  await expect(page.getByRole('heading', { name: 'Zo begin je' })).toBeVisible();
  await page.getByRole('link', { name: 'Naar docenten' }).click();
  await page.getByRole('button', { name: 'Docent uitnodigen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Roepnaam').fill('Ümit');
  await dialog.getByLabel('Achternaam').fill('Şahin');
  await dialog.getByLabel('E-mailadres').fill('umit@kaap.test');
  await dialog.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expect(page.getByText('De uitnodiging is verstuurd naar umit@kaap.test.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Ümit Şahin/ })).toBeVisible();
  await fitsBoth(page);

  const docent = await browser.newContext();
  const own = await docent.newPage();
  await accept(own, 'umit@kaap.test', 'umit');
  await expect(own.getByRole('heading', { name: 'Er zijn nog geen groepen' })).toBeVisible();
  await docent.close();
});

test('the link of an invitation works once', async ({ page }) => {
  await page.goto(linkIn(await mailTo('umit@kaap.test')));
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stuur ons een bericht' })).toHaveAttribute('href', '/site/contact');
});

test('she removes the docent, and the log tells it', async ({ page }) => {
  await page.goto('/app/auth/login');
  await fillLogin(page, 'zoe.kaap', WACHTWOORD);
  await page.getByRole('link', { name: 'Docenten', exact: true }).click();
  await page.getByRole('button', { name: 'Opties voor Ümit Şahin' }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('rowheader', { name: /Ümit/ })).toHaveCount(0);
  await viaMeer(page, 'Logboek');
  await expect(page.getByRole('cell', { name: 'Verwijderd' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ümit Şahin', exact: true })).toBeVisible();
  await fitsBoth(page);
});

test('A12: a role that somebody writes into storage changes nothing on the server', async ({ page }) => {
  await page.goto('/app/auth/login');
  await fillLogin(page, 'zoe.kaap', WACHTWOORD);
  await expect(page.getByRole('heading', { name: 'Zo begin je' })).toBeVisible();
  await page.evaluate(() => {
    const user: Record<string, unknown> = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'superadmin' }));
  });
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/office/medewerkers'));
  await page.goto('/superadmin/medewerkers');
  expect((await refused).status()).toBe(403);
  await expect(page).toHaveURL(/\/app\/auth\/login$/);
});

test('account details are kept, and a licence is shown as our office set it', async ({ page }) => {
  await page.goto('/app/auth/login');
  await fillLogin(page, 'zoe.kaap', WACHTWOORD);
  await viaMeer(page, 'Accountgegevens');
  await page.getByLabel('Telefoon').fill('0228 123456');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible();
  await expect(page.getByLabel('Telefoon')).toHaveValue('0228 123456');
  await page.reload();
  await expect(page.getByLabel('Telefoon')).toHaveValue('0228 123456');
  await viaMeer(page, 'Licentie');
  await expect(page.getByText('Alles werkt.')).toBeVisible();
});
