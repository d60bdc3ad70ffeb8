/** Normal use of every role. A 403 would throw somebody out of her session, so no screen may ever ask what its role may not. */
import { expect, type Page, test } from '@playwright/test';
import { login, type Person } from '../support/people.ts';

const ROLES: readonly Person[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'];
/** Screens that are opened from a landing screen: the menu, and the first of every kind of link in it. */
const PER_ROLE = 8;

const kindOf = (path: string): string => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/\/somvensters\/[^/]+/, '/somvensters/x');

/** Local addresses on this screen, one of each kind. */
async function linksOn(page: Page): Promise<readonly string[]> {
  const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const here = new URL(page.url()).pathname;
  const own = hrefs.filter((href) => href !== here && !href.startsWith('/site') && !href.startsWith('/#'));
  return [...new Map(own.map((href) => [kindOf(href), href])).values()];
}

for (const person of ROLES)
  test(`A11: nothing on the screens of ${person} is refused`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if ([401, 403].includes(response.status())) refused.push(`${response.status()} ${response.url()}`);
    });
    await login(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href^="/"]').first()).toBeVisible();
    for (const link of (await linksOn(page)).slice(0, PER_ROLE)) {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(refused).toEqual([]);
  });
