import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

const WIDTHS = [1440, 1280, 1279, 1024, 960, 768, 600, 390];

test('a docent finds a child and a screen from everywhere, with the keyboard, and by a tap', async ({ page }) => {
  await enter(page, 'docent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const veld = page.getByRole('combobox', { name: 'Zoek in heel Spelrijk' });
  await expect(veld).toBeFocused();
  await veld.fill('san');
  await expect(page.getByRole('option', { name: /Sanne/ }).first()).toBeVisible();
  await expectNothingWrong(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leerlingen\/[0-9a-f-]{36}\/voortgang$/);
  await page.getByRole('button', { name: 'Zoek' }).click();
  await veld.fill('qqqq');
  await expect(page.getByText('Niets gevonden met ‘qqqq’.')).toBeVisible();
  await veld.fill('kaart');
  await page
    .getByRole('option', { name: /Inlogkaarten/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wachtwoorden$/);
});

test(
  'all that three letters find is in the list, counted by kind, walked through by page and by touch',
  { tag: '@zelden' },
  async ({ page }) => {
    await enter(page, 'schooladmin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const veld = page.getByRole('combobox', { name: 'Zoek in heel Spelrijk' });
    const opties = page.getByRole('option');
    const hier = page.getByRole('option', { selected: true });
    // In the word for every groep and every leerling: more than stand in the list at first.
    await veld.fill('gro');
    await expect(page.getByText(/^\d+ leerlingen, \d+ groepen, .*\d+ schermen$/)).toBeVisible();
    const aantal = Number(await opties.first().getAttribute('aria-setsize'));
    expect(aantal).toBeGreaterThan(60);
    const eerst = await opties.count();
    expect(eerst).toBeLessThan(aantal);
    await page.keyboard.press('PageDown');
    await expect(hier).toHaveAttribute('aria-posinset', '9');
    await expect(hier).toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(hier).toHaveAttribute('aria-posinset', '8');
    for (let keer = 0; keer < aantal / 8 + 1; keer++) await page.keyboard.press('PageDown');
    await expect(hier).toHaveAttribute('aria-posinset', String(aantal));
    await expect(hier).toBeInViewport();
    await expect(opties).toHaveCount(aantal);
    const laatste = await hier.innerText();
    // Typed anew it begins at the top again; a finger scrolls to the same last one.
    await veld.fill('gr');
    await veld.fill('gro');
    await expect(hier).toHaveAttribute('aria-posinset', '1');
    await expect.poll(() => opties.count()).toBeLessThan(aantal);
    await expect
      .poll(async () => {
        await page.getByRole('listbox').evaluate((lijst) => lijst.scrollTo(0, lijst.scrollHeight));
        return opties.count();
      })
      .toBe(aantal);
    expect(await opties.last().innerText()).toBe(laatste);
    await expectNothingWrong(page);
  },
);

test('the bar is one line at every width, and what does not fit is under its last button', async ({ page }) => {
  await enter(page, 'schooladmin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height ?? 99, { message: `${width}` }).toBeLessThan(64);
    await expectNoSidewaysScroll(page);
    // At a desk and on a tablet that lies it reads as the field that it opens.
    const woord = await page.getByRole('banner').getByText('Zoek', { exact: true }).boundingBox();
    expect((woord?.width ?? 0) > 20, `Zoek at ${width}`).toBe(width >= 960);
    // And takes the place of nothing that counts.
    if (width >= 960)
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Berichten/ })
          .filter({ visible: true }),
      ).toHaveCount(1);
    await page.getByRole('button', { name: /^(Meer|Menu)$/ }).click();
    await expect(page.getByRole('link', { name: 'Licentie' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
