import { expect, type Page } from '@playwright/test';
import { become, claimsOf, enter, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { leerlingIdOf } from '../support/taken.ts';
import { expectUsable, VERGROOT } from '../support/vergroot.ts';

/** CSS pixels per map unit, as the map stands now. */
const scaleOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[style*="--s"]')?.style.getPropertyValue('--s') ?? 0));

/** Two fingers that move apart until they are this many times as far from each other. */
async function pinch(page: Page, factor: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 200 - apart, y: 240, id: 0 },
    { x: 200 + apart, y: 240, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (let step = 1; step <= 5; step++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(40 * (1 + ((factor - 1) * step) / 5)) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The place the blob stood at the last time on this device. */
const standAt = (page: Page, index: number): Promise<string> =>
  page.evaluate((at) => {
    const places = Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-plek]'), ({ href }) => href);
    const id = decodeURIComponent(places.at(at)?.split('/').at(-1) ?? '');
    localStorage.setItem(`plek:${location.pathname.split('/')[2]}`, id);
    return id;
  }, index);

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the map is made larger and smaller by keys, buttons and fingers, and the device remembers it',
    { tag: '@zelden' },
    async ({ page }) => {
      await enter(page, 'demo');
      await expect(page.getByRole('navigation', { name: 'Landkaart' }).getByRole('link').first()).toBeVisible();
      await expectNothingWrong(page);
      // A finger of a child needs 48 pixels, also where the coins share the width of a phone with what has a name under it.
      const sizes = await page.locator('header :is(a, button)').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(sizes.length).toBeGreaterThan(3);
      for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
      const fits = await scaleOf(page);
      await page.keyboard.press('-');
      await expect.poll(() => scaleOf(page)).toBeLessThan(fits);
      await page.keyboard.press('0');
      await expect.poll(() => scaleOf(page)).toBe(fits);
      await page.getByRole('button', { name: 'De kaart' }).click();
      await page.getByRole('button', { name: 'Maak de kaart groter' }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => scaleOf(page)).toBeCloseTo(fits * 1.25, 2);
      await pinch(page, 1.4);
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(fits * 1.5);
      const kept = await scaleOf(page);
      await page.reload();
      await expect.poll(() => scaleOf(page)).toBe(kept);
    },
  );
});

test.describe('at four times its size', () => {
  test.use({ viewport: VERGROOT });

  test('a child logs in, and its map, the next taak and its own screens can be used', async ({ page }) => {
    await page.goto('/app/auth/login');
    await expectUsable(page.getByLabel('Gebruikersnaam'), 'the name');
    await expectUsable(page.getByLabel('Wachtwoord', { exact: true }), 'the password');
    await expectUsable(page.getByRole('button', { name: 'Inloggen' }), 'the button to log in');
    await enter(page, 'leerling');
    for (const knop of await page.locator('[data-kaart] button:has(> span > svg)').all())
      await expectUsable(knop, 'a round button of the map');
    await expectUsable(page.locator('a[href*="/spellen/"]').first(), 'the next taak');
  });
});

test(
  'the map has four round buttons with their names under them, and in two of them lies the rest',
  { tag: '@zelden' },
  async ({ page }) => {
    await enter(page, 'demo');
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const round = page.locator('[data-kaart] button:has(> span > svg)');
      await expect(round).toHaveText(['Mijn dingen', 'Uitloggen', 'Lees voor', 'De kaart']);
      const things = page.getByRole('button', { name: 'Mijn dingen' });
      const reading = page.getByRole('link', { name: 'Lezen', exact: true });
      await things.press('Enter');
      await expect(reading).toBeFocused();
      await expectNothingWrong(page);
      await page.keyboard.press('Escape');
      await expect(reading).toHaveCount(0);
      await expect(things).toBeFocused();
      await things.click();
      await page.getByRole('heading', { name: 'Vandaag' }).click();
      await expect(reading).toHaveCount(0);
      await page.getByRole('button', { name: 'De kaart' }).click();
      await expect(page.getByRole('button', { name: 'Naar mijn plek' })).toBeVisible();
      await expectNothingWrong(page);
      await things.click();
      await expect(page.getByRole('button', { name: 'Naar mijn plek' })).toHaveCount(0);
      await things.click();
    }
  },
);

test(
  'the blob walks over the road to the place of the next taak; in calm mode it is there without walking',
  { tag: '@zelden' },
  async ({ page }) => {
    await enter(page, 'demo');
    const here = page.locator('[data-hier]');
    const keptPlace = (): Promise<string | null> => page.evaluate((id) => localStorage.getItem(`plek:${id}`), leerlingIdOf(page));
    await expect.poll(keptPlace).not.toBeNull();
    const goal = (await keptPlace()) ?? '';
    await expect(here).toHaveAttribute('href', new RegExp(`/${goal}$`));
    const away = (await standAt(page, 2)) === goal ? await standAt(page, 4) : await standAt(page, 2);
    expect(away).not.toBe(goal);
    await page.reload();
    await expect(page.locator('[data-loopt]')).toBeAttached({ timeout: 15_000 });
    await expect.poll(keptPlace, { timeout: 15_000 }).toBe(goal);
    await expect(page.locator('[data-loopt]')).toHaveCount(0);
    await expect(here).toBeInViewport();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(([id, place]) => localStorage.setItem(`plek:${id}`, place ?? ''), [leerlingIdOf(page), away]);
    await page.reload();
    await expect.poll(keptPlace).toBe(goal);
    await expect(page.locator('[data-loopt]')).toHaveCount(0);
  },
);

/** Files of code by how they came: fetched ahead, or loaded to run and then with so many bytes over the line. */
const filesOfGames = (page: Page): Promise<{ ahead: string[]; loaded: Record<string, number> }> =>
  page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((e): e is PerformanceResourceTiming => e instanceof PerformanceResourceTiming);
    const code = entries.filter(({ name }) => /\/(kit|logic)-[^/]*\.js$/.test(name));
    return {
      ahead: code.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name),
      loaded: Object.fromEntries(
        code.filter(({ initiatorType }) => initiatorType === 'script').map(({ name, transferSize }) => [name, transferSize]),
      ),
    };
  });

test('the next game is fetched while the map is looked at, and comes from the device when it is opened', async ({ page }) => {
  await enter(page, 'demo');
  await expect.poll(async () => (await filesOfGames(page)).ahead, { timeout: 20_000 }).toHaveLength(2);
  const { ahead, loaded } = await filesOfGames(page);
  // The kit draws the picture of the groep too; of the game itself nothing runs yet.
  const ofGame = ahead.filter((name) => !name.includes('/kit-'));
  expect(ofGame).toHaveLength(1);
  expect(Object.keys(loaded).filter((name) => !name.includes('/kit-'))).toEqual([]);
  await page.locator('a[data-nu="true"]').click();
  await page.waitForURL(/\/spellen\//);
  await expect
    .poll(async () => (await filesOfGames(page)).loaded, { timeout: 20_000 })
    .toMatchObject(Object.fromEntries(ofGame.map((name) => [name, 0])));
});

/** Somebody of groep 8, as the school sees the groep. */
async function leerlingOfGroep8(page: Page): Promise<string> {
  const token = await tokenOf(page, 'schooladmin');
  const headers = { authorization: `Bearer ${token}` };
  const { adminId } = claimsOf(token);
  const ask = async (path: string) => (await page.request.get(`/api/admins/${adminId}/groepen${path}`, { headers })).json();
  const { groepen }: { groepen: { id: string; jaargroepen: number[] }[] } = await ask('');
  const groep = groepen.find(({ jaargroepen }) => jaargroepen.includes(8));
  const { leerlingen }: { leerlingen: { id: string }[] } = await ask(`/${groep?.id}/leerlingen`);
  return leerlingen[0]?.id ?? '';
}

test('a child chooses its world by day or at night, and it stays so; groep 8 begins at night', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'demo');
  const world = page.locator('[data-tooi]');
  const city = page.locator('nav [data-nacht]');
  await expect(page.getByRole('navigation', { name: 'Landkaart' }).getByRole('link').first()).toBeVisible();
  await expect(world).toHaveAttribute('data-tooi', 'dag');
  await page.getByRole('button', { name: 'Mijn dingen' }).click();
  await page.getByRole('button', { name: 'Hoe hard klinkt het?' }).click();
  await page.getByRole('radio', { name: 'Nacht in de stad' }).check();
  await expect(world).toHaveAttribute('data-tooi', 'nacht');
  await expect(city).toBeAttached();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  // The pointer rests on a place: its name is in sight, and what it is called holds that.
  await page.locator('[data-plek]:visible').last().hover();
  await expectNothingWrong(page);
  await page.reload();
  await expect(city).toBeAttached();
  // Of what was drawn by day nothing is left as light as it was.
  await expect(page.locator('#k-zee stop').first()).not.toHaveAttribute('stop-color', '#a9e2f1');
  await page.getByRole('button', { name: 'Mijn dingen' }).click();
  await page.getByRole('button', { name: 'Hoe hard klinkt het?' }).click();
  await page.getByRole('radio', { name: 'Dag' }).check();
  await expect(city).not.toBeAttached();
  await expect(page.locator('#k-zee stop').first()).toHaveAttribute('stop-color', '#a9e2f1');
  const oldest = await leerlingOfGroep8(page);
  await become(page, 'schooladmin');
  await page.goto(`/leerling/${oldest}/landkaart`);
  await expect(world).toHaveAttribute('data-tooi', 'nacht');
  await expect(city).toBeAttached();
});

test('where the picture of the map does not come the signpost works, and the picture is asked for again', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/map-picture-*.js', async (route) => {
    if (refused++ > 0) return route.continue();
    await route.abort();
  });
  await enter(page, 'leerling');
  await expect(page.getByRole('heading', { name: 'Vandaag' })).toBeVisible();
  await expect(page.locator('[data-kaart] nav svg[preserveAspectRatio="none"]')).toBeAttached({ timeout: 15_000 });
  expect(refused).toBeGreaterThan(1);
});
