import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, viaMeer, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test('a schooladmin takes along everything of one leerling and of a groep', async ({ page }) => {
  await enter(page, 'schooladmin');
  await viaMeer(page, 'Accountgegevens');
  await page.getByRole('link', { name: 'Alle gegevens downloaden' }).click();
  await expect(page.getByRole('heading', { name: 'De school zelf' })).toBeVisible();
  await expectNothingWrong(page);
  const school = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download De school zelf' }).click();
  expect((await school).suggestedFilename()).toBe('school.zip');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Groepen' }).first().click();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Meer voor/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Leerlingen beheren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Leerlingen/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Opties voor/ })
    .first()
    .click();
  const dossier = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Alle gegevens downloaden' }).click();
  expect((await dossier).suggestedFilename()).toMatch(/^dossier-.+\.zip$/);
});
