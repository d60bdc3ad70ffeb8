import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, login, PASSWORD } from '../support/people.ts';

test.describe.configure({ mode: 'serial' });

const FILES = path.join(import.meta.dirname, '../../apps/server/test/bestanden/edexml');

async function choose(page: Page, naam: string): Promise<void> {
  await page.getByRole('link', { name: 'EdeXML inlezen' }).first().click();
  await page.locator('input[type=file]').setInputFiles(path.join(FILES, `${naam}.xml`));
}

/** The password is asked once more when the login is not fresh. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toepassen' }).click();
  const done = page.getByText('Het bestand is ingelezen');
  const ask = page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true });
  await expect(done.or(ask)).toBeVisible();
  if (await ask.isVisible()) {
    await ask.fill(PASSWORD);
    await ask.press('Enter');
  }
  await expect(done).toBeVisible();
}

test('a schooladmin imports the school: looks, corrects, confirms, applies', async ({ page }) => {
  await login(page, 'schooladmin');
  await choose(page, 'mal-afgekapt');
  await expect(page.getByText('Dit bestand is niet heel.')).toBeVisible();
  await choose(page, 'sample-school-utf8');
  await expect(page.getByRole('tab', { name: 'Nieuw (11)' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Toepassen' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Neem Wimpie mee' }).uncheck();
  // The demo school has a Sanne de Vries too: a name alone is never enough.
  await page.getByLabel('Wie is dit?').first().click();
  await page.getByRole('option', { name: 'Een nieuwe leerling' }).click();
  await page.getByRole('checkbox', { name: 'Dit is het bestand van onze school' }).check();
  await expect(page.getByText('10 nieuw, 0 gewijzigd, 0 naar de prullenbak. Docenten: 4.')).toBeVisible();
  await page.getByRole('tab', { name: 'Docenten (4)' }).click();
  await page.getByRole('checkbox', { name: "Neem Anna d' Directeur mee" }).uncheck();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await apply(page);
  await page.getByRole('link', { name: 'Naar de groepen' }).click();
  await expect(page.getByRole('link', { name: 'Groep 3/4 De Vossen' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await expect(page.getByText('Nog niet uitgenodigd').first()).toBeVisible();
});

test('next year: the same school again shows what changed, and nobody disappears unasked', async ({ page }) => {
  await login(page, 'schooladmin');
  await choose(page, 'sample-school-volgend-jaar');
  await page.getByRole('tab', { name: /^Gewijzigd/ }).click();
  const sanne = page.getByRole('row').filter({ hasText: 'Sanne' });
  await expect(sanne.locator('del').first()).toHaveText('Sanne de Vries');
  await expect(sanne.locator('ins').first()).toHaveText('Sanne de Vries-Bakker');
  await page.getByRole('tab', { name: 'Weg' }).click();
  const sean = page.getByRole('checkbox', { name: "Neem Seán O'Neill mee" });
  await expect(sean).not.toBeChecked();
  await sean.check();
  await apply(page);
  await expect(page.getByText(/, 1 naar de prullenbak/)).toBeVisible();
  await page.getByRole('link', { name: 'Prullenbak' }).first().click();
  await expect(page.getByRole('rowheader', { name: "Seán O'Neill" })).toBeVisible();
});
