/** A docent puts a rule on a day for the groep; it is taken off and put back; a sheet goes home. */
import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test.describe.configure({ mode: 'serial' });

test('a rule on a day of the week plan is printed for at home, taken off and put back', async ({ page }) => {
  await enter(page, 'docent');
  await page
    .getByRole('link', { name: /Groep 5\/6/ })
    .first()
    .click();
  const paneel = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Weekplan/ }) });
  await expect(paneel.getByText('Er staat niets op deze week.')).toBeVisible();
  // In the weekend today is not among the days: then it is put on the first that is.
  await paneel
    .getByRole('button', { name: /^Zet erop: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Welke regel?').selectOption({ index: 1 });
  const naam = (await dialog.getByLabel('Welke regel?').locator('option:checked').textContent()) ?? '';
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Zet op het weekplan' }).click();
  await expect(dialog).toBeHidden();
  await expect(paneel.getByText(`‘${naam}’ staat op`)).toBeVisible();
  await expect(paneel.getByText(/hele groep · 0 van \d+ klaar/)).toBeVisible();
  await expectNothingWrong(page);
  await paneel.getByRole('button', { name: /^Haal eraf: / }).click();
  await expect(paneel.getByText(`‘${naam}’ is van`)).toBeVisible();
  await paneel.getByRole('button', { name: 'Zet terug' }).click();
  await expect(paneel.getByText(/hele groep · 0 van \d+ klaar/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await paneel.getByRole('link', { name: 'Huiswerk voor thuis' }).click();
  const blad = page.getByRole('article');
  await expect(blad.getByText(`regel: ${naam}`)).toBeVisible();
  await page.getByLabel('Een zin voor de ouders').fill('Vijf minuten is genoeg.');
  await expect(blad.getByText('Vijf minuten is genoeg.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopieer de tekst' }).click();
  await expect(page.getByText('De tekst is gekopieerd.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`regel: ${naam}`);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNothingWrong(page);
});
