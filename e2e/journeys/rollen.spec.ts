/** Normal use of every role. A 403 would throw somebody out of her session, so no screen may ever ask what its role may not. */
import { expect, type Page } from '@playwright/test';
import { enter, type Person } from '../support/people.ts';
import { test } from '../support/proef.ts';

/** Every screen opens by its address as every role in `deuren.spec.ts`; by the menu in the deep tests. */
const STAFF: readonly Person[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

/** What the server refused to this page. */
function refusals(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

test('A11: every item of the menu opens for every role of staff, and nothing is refused', { tag: '@zelden' }, async ({ page }) => {
  const refused = refusals(page);
  for (const person of STAFF) {
    await enter(page, person);
    const menu = page.locator('header nav a');
    await expect(menu.first()).toBeVisible();
    for (let i = 0; i < (await menu.count()); i++) {
      const link = menu.nth(i);
      const address = (await link.getAttribute('href')) ?? '';
      // A screen that comes in late takes the focus, which shuts what was just opened.
      await expect(async () => {
        if (!(await link.isVisible())) await page.getByRole('button', { name: 'Meer', exact: true }).click({ timeout: 1000 });
        await link.click({ timeout: 1000 });
      }).toPass();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(refused, person).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

/** A leerling opens these, and all others, in `deuren.spec.ts`. */
test('A11: a visitor sees the world of a child, and nothing is refused', async ({ page }) => {
  const refused = refusals(page);
  await enter(page, 'demo');
  const kaart = page.url();
  for (const scherm of ['spaarkaarten', 'figuur', 'mijn-voortgang', 'verzamelingen']) {
    await page.goto(kaart.replace('landkaart', scherm));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});
