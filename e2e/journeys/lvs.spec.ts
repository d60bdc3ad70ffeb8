import path from 'node:path';
import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, PASSWORD, viaMeer, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

const LIST = path.join(import.meta.dirname, '../../apps/server/test/bestanden/lvs/lang.xlsx');

test('a schooladmin reads a list of test results: says who is who, stores, takes it away and brings it back', async ({ page }) => {
  await enter(page, 'schooladmin');
  await viaMeer(page, 'LVS spelling');
  await page.locator('input[type=file]').setInputFiles(LIST);
  await page.getByRole('tab', { name: 'Kolommen' }).click();
  await expect(page.getByRole('combobox', { name: 'Wat is Vaardigheidsscore?' })).toHaveText('Vaardigheidsscore');
  await page.getByRole('tab', { name: /^Leerlingen/ }).click();
  const sanne = page.getByRole('combobox', { name: /Wie is Sanne de Vries/ });
  await sanne.fill('Sanne');
  await page.getByRole('option').filter({ hasText: 'Sanne' }).first().click();
  // After the import of the school her number says it too.
  await expect(page.getByText(/^(Door jou gekozen|Zelfde leerlingnummer)$/).first()).toBeVisible();
  await page.getByRole('tab', { name: /^Uitslagen/ }).click();
  await expect(page.getByText('score 25, VS 141, niveau C III, FN M3')).toBeVisible();
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const done = page.getByText('De uitslagen zijn opgeslagen');
  const ask = page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true });
  await expect(done.or(ask)).toBeVisible();
  if (await ask.isVisible()) {
    await ask.fill(PASSWORD);
    await ask.press('Enter');
  }
  await expect(done).toBeVisible();
  await page.getByRole('button', { name: 'Ander bestand' }).click();
  await page.getByRole('button', { name: 'Weghalen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click();
  await page.getByRole('button', { name: 'Terughalen' }).click();
  await expect(page.getByText('Telt mee')).toBeVisible();
});
