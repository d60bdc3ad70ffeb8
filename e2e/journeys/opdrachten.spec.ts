/** A docent does something about what she sees: on the groep, from a groepje, on the board. */
import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test.describe.configure({ mode: 'serial' });

test('from a groepje a rule is set going, seen where it came from and on the groep, and stopped', async ({ page }) => {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await expect(page.getByRole('heading', { name: 'Begin een les met uitleg' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('link', { name: 'Voortgang van de groep' }).click();
  await page.getByRole('link', { name: 'Groepjes' }).click();
  const groepjes = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Laat dit oefenen' }) });
  await expect(groepjes).not.toHaveCount(0);
  const dialog = page.getByRole('dialog');
  const woorden = dialog.getByRole('group', { name: /^Met welke (woorden|zinnen)\?$/ }).getByRole('checkbox');
  let [groepje, naam] = [groepjes.first(), ''];
  // What a groep finds difficult follows from its practice; of a rule that is practised in sentences with a gap nothing is chosen.
  for (const dit of await groepjes.all()) {
    groepje = dit;
    naam = (await dit.getByRole('heading', { level: 3 }).textContent()) ?? '';
    await dit.getByRole('button', { name: 'Laat dit oefenen' }).click();
    await expect(dialog.getByRole('heading', { name: `Laat ‘${naam}’ oefenen` })).toBeVisible();
    await expect(woorden.first().or(dialog.getByText('Deze regel oefen je in zinnen waarin een woord ontbreekt.'))).toBeVisible();
    if ((await woorden.count()) > 0) break;
    await dialog.getByRole('button', { name: 'Annuleer' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(woorden).not.toHaveCount(0);
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(dialog).toBeHidden();
  await expect(groepje.getByText(`${naam}: oefenen tot en met`)).not.toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Groep 4' }).click();
  const stop = page.getByRole('button', { name: `Stop het oefenen van ‘${naam}’` });
  await expect(page.getByText(`${naam}: oefenen tot en met`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Terugkijken: / }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await stop.first().click();
  await expect(page.getByText(`${naam}: gestopt`).first()).toBeVisible();
});

test('each child that needs somebody has a button beside why, and what it set going stands in its place', async ({ page }) => {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  const nodig = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Wie heeft je nu nodig?' }) });
  await nodig.getByRole('button', { name: /^Toon ook de andere/ }).click();
  const rijen = nodig.locator('> ul > li');
  await expect(rijen).not.toHaveCount(0);
  for (const rij of await rijen.all())
    await expect(
      rij.getByRole('button').or(rij.getByRole('link', { name: /^(Naar de inlogkaart|Bekijk|Volg|Leg uit)/ })),
      (await rij.textContent()) ?? '',
    ).not.toHaveCount(0);
  const dialog = page.getByRole('dialog');
  const week = rijen.filter({ hasText: 'dagen niet geoefend' }).first();
  const naam = (await week.getByRole('link').first().textContent()) ?? '';
  await week.getByRole('button', { name: 'Zet iets op het weekplan' }).click();
  await expect(dialog.getByRole('group', { name: 'Welke kinderen?' }).getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    naam.split(' ')[0] ?? '',
  );
  await dialog.getByLabel('Welke regel?').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Zet op het weekplan' }).click();
  await expect(week.getByText(/^Het staat op het weekplan van /)).toBeVisible();
  const vast = rijen.filter({ has: page.getByRole('button', { name: 'Laat dit oefenen' }) }).first();
  const wie = (await vast.getByRole('link').first().textContent()) ?? '';
  await vast.getByRole('button', { name: 'Laat dit oefenen' }).click();
  await dialog.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(rijen.filter({ hasText: wie }).getByText('Oefent dit al · nog niet geoefend')).toBeVisible();
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await rijen.filter({ hasText: 'Heeft nog nooit geoefend' }).first().getByRole('link', { name: 'Naar de inlogkaart' }).click();
  await expect(page.getByRole('button', { name: 'Maak 1 kaart' })).toBeEnabled();
});

test('the class fits one screen, and on the board one key hides the names', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await page.getByRole('link', { name: 'Voortgang van de groep' }).click();
  const rows = page.getByRole('grid').getByRole('rowheader');
  await expect(rows).not.toHaveCount(0);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  const last = (await rows.last().textContent()) ?? '?';
  await page.getByRole('button', { name: 'Op het bord' }).click();
  await page.keyboard.press('n');
  await expect(page.getByText(last)).toHaveCount(0);
  await page.keyboard.press('n');
  // The line above names who was pointed at; the button hides that as the key does.
  await page.getByRole('grid').locator('tbody tr').last().locator('td button').first().hover();
  const zegt = page.getByRole('status').filter({ hasText: last.split(' ')[0] ?? '?' });
  await expect(zegt).toHaveCount(1);
  await page.getByRole('button', { name: 'Verberg de namen (N)' }).click();
  await expect(zegt).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(last)).not.toHaveCount(0);
});

test('a rule is explained on the board with the keyboard alone', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await page.getByRole('button', { name: 'Leg uit op het bord' }).first().click();
  const board = page.getByRole('region', { name: 'Uitleg op het bord' });
  await expect(board.getByText('De regel')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(board.getByText(/^Stap 1 van/)).toBeVisible();
  const again = board.getByRole('button', { name: 'Nog een keer' });
  // Which rule comes first follows from practice, and so how many pages it has: at most a rule, some steps, and ten words shown twice.
  const shown: string[] = [];
  const right = board.getByRole('paragraph').filter({ hasText: 'Zo is het goed' });
  for (let press = 0; press < 40 && !(await again.isVisible()); press++) {
    await page.keyboard.press('ArrowRight');
    if (await right.isVisible()) shown.push((await right.textContent()) ?? '');
  }
  await expect(again).toBeVisible();
  const examples = shown.map((text) => text.replace('Zo is het goed', '').replace('…', '')).filter((text) => text !== '');
  expect(examples, 'what the class wrote, or a right example').not.toHaveLength(0);
  await expectNothingWrong(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Groep 4' })).toBeVisible();
});

const HAND = ['Laat dit oefenen', 'Leg uit op het bord', 'Maak hier een dictee van', /^Kijk .+ terug$/] as const;

test('a cell, a column and a misspelling offer the same four', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groep 4' })).toBeVisible();
  const groep = new URL(page.url()).pathname;
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu');
  await page.goto(`${groep}/voortgang`);
  const grid = page.getByRole('grid');
  await grid.locator('td[data-beeld="moeilijk"] button').first().click();
  for (const name of HAND) await expect(dialog.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await grid.locator('thead [data-nood="true"] button').first().click();
  for (const name of HAND) await expect(dialog.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${groep}/voortgang?deel=fouten`);
  await page.getByRole('table', { name: 'Regels die misgaan met echte fouten' }).locator('tbody button').first().click();
  for (const name of HAND) await expect(menu.getByRole('menuitem', { name })).toBeVisible();
});
