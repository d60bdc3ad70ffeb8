import { expect, type Page } from '@playwright/test';
import { become, enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

/** The map of whoever is logged in. */
const world = (page: Page): string => page.url().replace(/\/landkaart.*$/, '');

test.describe.configure({ mode: 'serial' });

test('a child saves a blob, plays with it and dresses it; the map shows it at once', async ({ page }) => {
  await enter(page, 'leerling');
  const here = world(page);
  await page.getByRole('link', { name: /spaarkaarten/i }).click();
  await page.getByRole('button', { name: /De Mutsenbende/ }).click();
  const purse = page
    .getByRole('article')
    .locator('header')
    .getByText(/^\d+ munten?$/);
  const before = Number.parseInt((await purse.innerText()) ?? '', 10);
  await page.getByRole('button', { name: /Wolletje/ }).click();
  await page.getByRole('button', { name: 'Deze wil ik' }).click();
  await expect(page.getByText('Wolletje hoort bij jou.')).toBeVisible();
  await page.getByRole('button', { name: 'Speel met deze blob' }).click();
  await expect(page).toHaveURL(/\/figuur$/);
  await page.getByRole('button', { name: 'bril', exact: true }).click();
  await expect(page.getByRole('button', { name: 'bril', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'kroon' })).toHaveCount(0);
  await page.goto(`${here}/spaarkaarten`);
  await expect(purse).toHaveText(new RegExp(`^${before - 20} munten?$`));
  for (const screen of ['spaarkaarten', 'figuur', 'mijn-voortgang', 'somvensters/ei-ij', 'landkaart']) {
    await page.goto(`${here}/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The map is drawn in steps; without a place on it yet there is nothing to walk to.
    if (screen === 'landkaart') await expect(page.locator('[data-plek]').first()).toBeAttached();
    await expectNoSidewaysScroll(page);
    await expectNothingWrong(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('behind a shut chest there is no game, but a sentence that says what to do', async ({ page }) => {
  await become(page, 'leerling');
  await page.goto(`${world(page)}/beloningsspel`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nog dicht');
  await expect(page.getByRole('button', { name: 'Spelen' })).toHaveCount(0);
  await expectNothingWrong(page);
});

test('behind the open chest each game has the blob of the child on its stage', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'leerling');
  const chest = `${world(page)}/beloningsspel`;
  // As after the taken of today.
  await page.route('**/beloningen', async (route) => {
    const response = await route.fetch();
    const beloningen: { beloningsspel: object } = await response.json();
    await route.fulfill({ response, json: { ...beloningen, beloningsspel: { ...beloningen.beloningsspel, open: true } } });
  });
  for (const spel of ['Wolkenhop', 'Taartentoren', 'Zandkasteel', 'Vuurwerk', 'Blobband']) {
    await page.goto(chest);
    await page.getByRole('button', { name: `Speel ${spel}`, exact: true }).click();
    await expect(page.getByLabel('Speelveld').locator('svg[viewBox="0 0 120 132"]').first(), spel).toBeAttached();
    await expectNothingWrong(page);
  }
});
