/** The picture that a groep builds together: the child finds it from its map, the docent shows it, and can do without it. */
import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test.describe.configure({ mode: 'serial' });

test('a child opens the picture of its groep from the map, by day and at night, and sees no name of anybody', async ({ page }) => {
  await enter(page, 'leerling');
  await page.getByRole('link', { name: /Onze plaat/ }).click();
  await expect(page).toHaveURL(/\/klassenplaat$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Onze plaat' })).toBeVisible();
  await expect(page.locator('figure svg[role="img"] > g').first()).toBeAttached();
  await expect(page.getByText(/stukken zijn gekleurd/)).toBeVisible();
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
});

test('the picture of the groep and the board of today leave the sign of every land free', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'leerling');
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const plaat = await page.getByRole('link', { name: /Onze plaat/ }).boundingBox();
    const land = page.getByRole('navigation', { name: 'Landkaart' }).getByRole('heading', { level: 2 });
    const onder = await land.evaluateAll((signs) => Math.max(...signs.map((sign) => sign.getBoundingClientRect().bottom)));
    expect(onder, `${width}: over the picture`).toBeLessThanOrEqual(plaat?.y ?? 0);
  }
  // Where a land begins left of what is in view its sign stays, beside the board.
  await page.setViewportSize({ width: 1280, height: 800 });
  const bord = await page.getByRole('region', { name: 'Vandaag' }).boundingBox();
  const seen = page.getByRole('heading', { level: 2, name: 'Letterbos' });
  await seen.evaluate((sign) => {
    let veld = sign.parentElement;
    while (veld && getComputedStyle(veld).overflowX === 'visible') veld = veld.parentElement;
    const land = sign.closest('section');
    if (veld && land) veld.scrollBy({ left: land.getBoundingClientRect().left + 300 });
  });
  await expect.poll(async () => (await seen.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual((bord?.x ?? 0) + (bord?.width ?? 0));
});

test('the docent shows it on the board, switches it off for the groep and on again', async ({ page }) => {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 5/6' }).first().click();
  await page.getByRole('link', { name: 'Bekijk de klassenplaat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klassenplaat' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Op het bord' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const aan = page.getByRole('switch', { name: 'Deze groep maakt samen een plaat' });
  // Pressed, and then looked at: `check` looks in the very instant, and the screen shows it a moment later.
  await aan.click();
  await expect(page.getByText(/De plaat staat uit/)).toBeVisible();
  await page.reload();
  await expect(aan).not.toBeChecked();
  await aan.click();
  await expect(page.getByRole('button', { name: 'Op het bord' })).toBeVisible();
});
