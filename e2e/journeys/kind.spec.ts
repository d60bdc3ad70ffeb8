import { expect } from '@playwright/test';
import { become, enter, expectNothingWrong, login } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { openGame, typeAnswer, typeTaak, typeWord, waitForNext } from '../support/spelen.ts';
import { leerlingIdOf, misspell, munten, pickTaak, saveAntwoorden, spelPath } from '../support/taken.ts';

test.describe.configure({ mode: 'serial' });

/** What the child wrote in the first test; the teacher must see exactly this in the second. */
let misspelling = '';
/** The taak it finished. */
let finished = '';

/** Does the stage behind a card fill the window, wherever the page was scrolled to? There are no DOM types here. */
const COVERS = `(() => {
  const { left, top, right, bottom } = document.querySelector('[inert] section').getBoundingClientRect();
  return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
})()`;

test('X15: a child writes a word wrong, gets the rule at the letter, tries again, and finishes with coins, and nothing comes from elsewhere', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await login(page, 'leerling');
  const taak = await pickTaak(page, 'piñata');
  finished = taak.id;
  const before = await munten(page);
  await openGame(page, taak, 'piñata');
  const [first] = taak.opgaven;
  if (!first) throw new Error('a taak has words');
  const wrong = misspell(first.antwoord);
  misspelling = wrong;

  // An answer within a second counts as a guess and would not reach the teacher's list.
  await page.waitForTimeout(5000);
  await typeWord(page, wrong);
  await page.keyboard.press('Enter');
  const feedback = page.getByRole('dialog', { name: 'Bijna' });
  await expect(feedback).toBeVisible();
  await expect(feedback.getByText('Jij schreef')).toBeVisible();
  await expect(feedback).toContainText(wrong);
  await expect(feedback.locator('mark').first()).toBeAttached();
  await expectNothingWrong(page);
  await feedback.getByRole('button', { name: 'Nog een keer' }).click();
  await typeAnswer(page, first);
  await waitForNext(page, 1, taak.opgaven.length);

  for (const [i, opgave] of taak.opgaven.entries()) {
    if (i === 0) continue;
    await typeAnswer(page, opgave);
    await page.keyboard.press('Enter');
    await waitForNext(page, i + 1, taak.opgaven.length);
  }
  if (!(await page.getByRole('heading', { name: 'Taak klaar' }).isVisible())) {
    await typeAnswer(page, first);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Taak klaar' })).toBeVisible({ timeout: 20_000 });
  // The card can be longer than the window: no band above or beside the stage.
  expect(await page.evaluate(COVERS)).toBe(true);
  await expect(page.getByText(`${taak.opgaven.length - 1} van ${taak.opgaven.length} in één keer goed`)).toBeVisible();
  await expect.poll(() => munten(page)).toBe(before + taak.munten);
  await expectNothingWrong(page);
  const { origin } = new URL(page.url());
  // What the page made itself has no origin (data:) or this one (blob:).
  expect([...asked].filter((from) => from !== origin && from !== 'null')).toEqual([]);
});

test('the teacher sees that misspelling, with the rule it breaks', async ({ page }) => {
  await enter(page, 'docent');
  await page
    .getByRole('link', { name: /Groep 5\/6/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Sanne/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Sanne/ })).toBeVisible();
  await page
    .locator('summary')
    .filter({ hasText: /^Fouten$/ })
    .click();
  const newest = page.getByRole('table', { name: 'Fouten met de regel' }).getByRole('row').nth(1);
  await expect(newest).toContainText(misspelling);
  await expect(newest).toContainText(`Je schreef ${misspelling}`);
});

test('a finished taak pays once, also when it is asked again', async ({ page }) => {
  await become(page, 'leerling');
  const before = await munten(page);
  const id = leerlingIdOf(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  await Promise.all(Array.from({ length: 5 }, () => page.request.post(`/api/leerlingen/${id}/taken/${finished}/afronden`, { headers })));
  expect(await munten(page)).toBe(before);
});

test('a started taak plays to its end without a connection and arrives later, once', async ({ page, context }) => {
  await become(page, 'leerling');
  const taak = await pickTaak(page, 'piñata');
  const before = await munten(page);
  // Begun on another device: the last three words are enough to wait on this one, and each takes seconds.
  const begonnen = taak.opgaven.length - 3;
  await saveAntwoorden(page, taak, taak.opgaven.slice(0, begonnen));
  await page.goto(spelPath(leerlingIdOf(page), taak, 'piñata'));
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  await expect(page.getByText(`Woord ${begonnen + 1} van ${taak.opgaven.length}`)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await typeTaak(page, taak, begonnen);
  await expect(page.getByRole('heading', { name: 'Taak klaar' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Geen verbinding/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => munten(page), { timeout: 30_000 }).toBe(before + taak.munten);
});

test('a game begins and goes on where neither settings nor map can be had', async ({ page }) => {
  await become(page, 'leerling');
  const taak = await pickTaak(page, 'piñata');
  for (const pad of ['oefeninstelling', 'landkaart'])
    await page.route(`**/api/**/${pad}`, (route) => route.fulfill({ status: 429, json: {} }));
  await openGame(page, taak, 'piñata');
  for (const [i, opgave] of taak.opgaven.slice(0, 2).entries()) {
    await typeAnswer(page, opgave);
    await page.keyboard.press('Enter');
    await waitForNext(page, i + 1, taak.opgaven.length);
  }
});

test('a reload in the middle goes on where the child was', async ({ page }) => {
  await become(page, 'leerling');
  const taak = await pickTaak(page, 'piñata');
  await openGame(page, taak, 'piñata');
  for (const [i, opgave] of taak.opgaven.slice(0, 2).entries()) {
    await typeAnswer(page, opgave);
    await page.keyboard.press('Enter');
    await waitForNext(page, i + 1, taak.opgaven.length);
  }
  await page.reload();
  await expect(page.getByText(/Je was al begonnen/)).toBeVisible();
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  await expect(page.getByText(`Woord 3 van ${taak.opgaven.length}`)).toBeAttached();
});

test('an unknown game is not found; piñata opens in every form of its name', async ({ page }) => {
  await become(page, 'leerling');
  const taak = await pickTaak(page, 'piñata');
  const base = `/leerling/${leerlingIdOf(page)}/somvensters/${taak.somvensterId}/taken/${taak.id}/spellen`;
  for (const unknown of ['bestaatniet', 'hijskraan']) {
    await page.goto(`${base}/${unknown}`);
    await expect(page.getByRole('heading', { name: /bestaat niet/ })).toBeVisible();
  }
  for (const form of ['piñata', 'pi%C3%B1ata', 'pin%CC%83ata']) {
    await page.goto(`${base}/${form}`);
    await expect(page.getByRole('heading', { name: 'Piñata' })).toBeVisible();
  }
});
