import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test('a schooladmin lets the new school year begin, with somebody who stays, and takes it back', async ({ page }) => {
  await enter(page, 'schooladmin');
  // The table is drawn in parts.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const before = await page.getByRole('rowheader').allTextContents();
  await page.getByRole('link', { name: 'Nieuw schooljaar' }).click();
  // The demo school began this year, which still goes on outside of summer: nothing is shown before somebody says that she means it.
  const toch = page.getByRole('button', { name: /^Toch nu al naar / });
  const straks = page.getByRole('heading', { name: 'Zo wordt het' });
  await expect(toch.or(straks)).toBeVisible();
  // By keyboard: each next key goes on from what came in the place of what was pressed.
  const isIn = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('main') !== null && document.activeElement?.tagName !== 'MAIN');
  if (await toch.isVisible()) {
    await toch.press('Enter');
    await expect(straks).toBeVisible();
    await expect.poll(isIn).toBe(true);
  }
  await expect(straks).toBeVisible();
  const who = page.getByRole('combobox', { name: 'Zoek een leerling' });
  await who.fill('a');
  await who.press('ArrowDown');
  await who.press('Enter');
  await expect(page.getByRole('button', { name: /^Toch door: / })).toBeVisible();
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^Laat .* ingaan$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Laat .* ingaan$/ })
    .click();
  await expect(page.getByText('Blijft zitten: 1.')).toBeVisible();
  await expect.poll(isIn).toBe(true);
  await expect(page.getByText('Zet alle leerlingen in één keer een jaar verder', { exact: false })).toHaveCount(0);
  // It moves a whole school, so it is asked once, and nothing happens before.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  const vraag = page.getByRole('dialog', { name: /^Schooljaar .* ongedaan maken\?$/ });
  await expect(vraag.getByText(/^\d+ leerlingen gaan terug naar de groep/)).toBeVisible();
  await vraag.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByText('Blijft zitten: 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await vraag.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles staat weer zoals het was.')).toBeVisible();
  await expect.poll(isIn).toBe(true);
  await page.getByRole('link', { name: 'Groepen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groepen' })).toBeVisible();
  await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual(before);
});
