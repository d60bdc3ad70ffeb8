import { expect } from '@playwright/test';
import { become, enter, expectNothingWrong, login } from '../support/people.ts';
import { makeHurried } from '../support/haast.ts';
import { test } from '../support/proef.ts';
import { openGame, typeAnswer, typeTaak, typeWord, waitForNext } from '../support/spelen.ts';
import { leerlingIdOf, misspell, munten, pickTaak, readTaak } from '../support/taken.ts';

test.describe.configure({ mode: 'serial' });

// These are about answers; between two of them nobody waits for play.
test.beforeEach(({ page }) => makeHurried(page));

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

test('a taak whose line goes away after its first word plays to its end, says what waits, and arrives whole, once and in its order', async ({
  page,
  context,
}) => {
  await become(page, 'leerling');
  const taak = await pickTaak(page, 'piñata');
  const { opgaven, munten: loon } = taak;
  const before = await munten(page);
  const atServer = async (): Promise<string[]> =>
    (await readTaak(page, taak.id)).antwoorden.map(({ opgaveId, poging, goed }) => `${opgaveId} ${poging} ${goed}`);
  await openGame(page, taak, 'piñata');
  await typeTaak(page, taak, 0, 1);
  await expect.poll(atServer).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // The second goes wrong: its rule is told without a line too, and one answer more than there are words has to wait.
  const [, mis] = opgaven;
  if (!mis) throw new Error('a taak has words');
  await typeAnswer(page, { ...mis, antwoord: misspell(mis.antwoord) });
  await page.keyboard.press('Enter');
  const feedback = page.getByRole('dialog', { name: 'Bijna' });
  await expect(feedback).toContainText(misspell(mis.antwoord));
  await feedback.getByRole('button', { name: 'Nog een keer' }).click();
  await typeAnswer(page, mis);
  await waitForNext(page, 2, opgaven.length);
  await typeTaak(page, taak, 2);
  await expect(page.getByRole('heading', { name: 'Taak klaar' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(`${opgaven.length - 1} van ${opgaven.length} in één keer goed`)).toBeVisible();
  await expect(page.getByText(`Geen verbinding. Je ${opgaven.length} antwoorden zijn bewaard en gaan straks mee.`)).toBeVisible();
  const straks = page.getByText('Je munten komen erbij zodra er weer verbinding is.');
  await expect(straks).toBeVisible();
  expect(await atServer()).toHaveLength(1);
  await context.setOffline(false);
  const given = opgaven.flatMap(({ id }) => (id === mis.id ? [`${id} 1 false`, `${id} 2 true`] : [`${id} 1 true`]));
  await expect.poll(atServer, { timeout: 30_000 }).toEqual(given);
  await expect.poll(() => munten(page), { timeout: 30_000 }).toBe(before + loon);
  await expect(page.getByText(`Je hebt er nu ${before + loon}.`)).toBeVisible();
  for (const weg of [straks, page.getByText(/Geen verbinding/)]) await expect(weg).toBeHidden();
});

test('a game begins and goes on where neither settings nor map can be had', { tag: '@zelden' }, async ({ page }) => {
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
