import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test('a child chooses a text, reads along with the voice, and hears one word, by keyboard and by tap', async ({ page }) => {
  await enter(page, 'demo');
  await page.getByRole('button', { name: 'Mijn dingen' }).click();
  await page.getByRole('link', { name: 'Lezen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  await expectNothingWrong(page);
  await expectNoSidewaysScroll(page);
  const boek = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const titel = (await boek.getByRole('strong').textContent()) ?? '?';
  await boek.click();
  const tekst = page.getByRole('heading', { level: 2, name: titel });
  await expect(tekst).toBeVisible();
  const lit = page.locator('[aria-current="true"]');
  await expect(lit).toHaveText(titel);
  // The voice goes on by itself, sentence after sentence, and stops when it is told.
  await page.getByRole('button', { name: 'Lees mee' }).click();
  // Word after word of the sentence that is said.
  const said = lit.locator('[data-zegt]');
  await expect(said).toHaveText(titel.split(' ')[0] ?? '?');
  await expect(lit).not.toHaveText(titel);
  await expect(said).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Lees mee' })).toBeVisible();
  const zin = await lit.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(lit).not.toHaveText(zin ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(lit).toHaveText(zin ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(lit.locator('[data-nu]')).toHaveText(/\p{L}/u);
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Andere tekst' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  // The plank knows where it was, and the text goes on there.
  const kaart = page.getByRole('main').getByRole('listitem').filter({ hasText: titel }).first();
  await expect(kaart).toContainText('Hier was je bezig');
  await kaart.getByRole('link').click();
  await expect(lit).toHaveText(zin ?? '');
  // What it says is taken in at once, whatever of it counts.
  await page.getByRole('button', { name: 'Ik heb het uit' }).click();
  await expect(page.getByText('Mooi, je hebt de tekst uit.')).toBeFocused();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Lees nog eens' }).click();
  await expect(lit).toHaveText(titel);
  // A day on which it only read is a day of practice, not of no taken.
  await page.route('**/api/**/mijn-voortgang', async (route) => {
    const antwoord = await route.fetch();
    const eigen: object = await antwoord.json();
    const dag = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format());
    await route.fulfill({ response: antwoord, json: { ...eigen, dagen: [{ dag, taken: 0, antwoorden: 0 }] } });
  });
  await page.goto(page.url().replace(/leesplank.*/, 'mijn-voortgang'));
  await expect(page.getByRole('listitem').filter({ hasText: ': geoefend' })).toHaveCount(1);
});

test('check 4: on a slow line no sentence lights up before its sound is there', async ({ page }) => {
  await enter(page, 'demo');
  await page.getByRole('button', { name: 'Mijn dingen' }).click();
  await page.getByRole('link', { name: 'Lezen', exact: true }).click();
  // The map has lists of links too, and is there until the shelf comes.
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const lit = page.locator('[aria-current="true"]');
  const titel = await lit.textContent();
  const gevraagd: string[] = [];
  const free = Promise.withResolvers<void>();
  await page.route('**/audio/**', async (route) => {
    gevraagd.push(route.request().url());
    // The title is heard at once; the first sentence is still on its way when the title and the pause behind it are over.
    if (gevraagd.length > 1) await free.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Lees mee' }).click();
  await expect.poll(() => gevraagd.length).toBeGreaterThan(1);
  await page.waitForTimeout(3000);
  await expect(lit).toHaveText(titel ?? '');
  free.resolve();
  await expect(lit).not.toHaveText(titel ?? '');
});
