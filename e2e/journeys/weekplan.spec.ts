/** A docent puts a rule on a day for the groep; it is taken off and put back; a sheet goes home. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/proef.ts';
import { claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, tokenOf } from '../support/people.ts';
import { leerlingIdOf, openTaken } from '../support/taken.ts';

test('a rule on a day of the week plan is printed for at home, taken off and put back', async ({ page }) => {
  await enter(page, 'docent');
  await page
    .getByRole('link', { name: /Groep 5\/6/ })
    .first()
    .click();
  const paneel = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Weekplan/ }) });
  await expect(paneel.getByText('Er staat niets op deze week.')).toBeVisible();
  // In the weekend today is not among the days: then it is put on the first that is.
  await paneel
    .getByRole('button', { name: /^Zet erop: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Welke regel?').selectOption({ index: 1 });
  const naam = (await dialog.getByLabel('Welke regel?').locator('option:checked').textContent()) ?? '';
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Zet op het weekplan' }).click();
  await expect(dialog).toBeHidden();
  await expect(paneel.getByText(`‘${naam}’ staat op`)).toBeVisible();
  await expect(paneel.getByText(/hele groep · 0 van \d+ klaar/)).toBeVisible();
  await expectNothingWrong(page);
  await paneel.getByRole('button', { name: /^Haal eraf: / }).click();
  await expect(paneel.getByText(`‘${naam}’ is van`)).toBeVisible();
  await paneel.getByRole('button', { name: 'Zet terug' }).click();
  await expect(paneel.getByText(/hele groep · 0 van \d+ klaar/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await paneel.getByRole('link', { name: 'Huiswerk voor thuis' }).click();
  const blad = page.getByRole('article');
  await expect(blad.getByText(`regel: ${naam}`)).toBeVisible();
  await page.getByLabel('Een zin voor de ouders').fill('Vijf minuten is genoeg.');
  await expect(blad.getByText('Vijf minuten is genoeg.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopieer de tekst' }).click();
  await expect(page.getByText('De tekst is gekopieerd.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`regel: ${naam}`);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNothingWrong(page);
});

/** Days before today, as the school counts them. */
const dagVoor = (dagen: number): string =>
  new Date(Date.now() - dagen * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

test('a list of today is on the map of the child, before all else; done it is done, and what was not done moves along', async ({
  page,
}) => {
  const token = await tokenOf(page, 'docent');
  const headers = { authorization: `Bearer ${token}` };
  const { adminId } = claimsOf(token);
  await enter(page, 'leerling');
  const leerlingId = leerlingIdOf(page);
  const { groepen }: { groepen: { id: string; naam: string }[] } = await (
    await page.request.get(`/api/admins/${adminId}/groepen`, { headers })
  ).json();
  const groep = groepen.find(({ naam }) => naam.startsWith('Groep 5/6'));
  const base = `/api/admins/${adminId}/groepen/${groep?.id}`;
  // Two places of her day are free: what the journey before this one left on it would take one.
  const week: { weektaken: { id: string }[] } = await (await page.request.get(`${base}/weektaken?van=${dagVoor(1)}`, { headers })).json();
  for (const { id } of week.weektaken) expect((await page.request.delete(`${base}/weektaken/${id}`, { headers })).status()).toBe(204);
  // Whatever day it is: on the screen a weekend has no day to put it on.
  const putList = async (naam: string, woorden: readonly string[], dag: string): Promise<void> => {
    const lijst = randomUUID();
    const data = { naam, woorden: woorden.map((woord) => ({ woord })), versie: 0 };
    expect((await page.request.put(`${base}/woordlijsten/${lijst}`, { headers, data })).ok()).toBe(true);
    const taak = { dag, wat: { soort: 'lijst', id: lijst }, leerlingIds: [leerlingId] };
    expect((await page.request.put(`${base}/weektaken/${randomUUID()}`, { headers, data: taak })).status()).toBe(204);
  };
  await putList('Van gisteren', ['fiets', 'wiel', 'ketting', 'zadel', 'stuur'], dagVoor(1));
  await putList('Het kasteel', ['toren', 'gracht', 'ridder', 'poort', 'schild'], dagVoor(0));
  await page.reload();
  await expect(page.getByText('weektaak').first()).toBeVisible();
  await expect(page.getByText('Het kasteel').first()).toBeVisible();
  await expect(page.getByText('Van gisteren').first(), 'what was not done is there today').toBeVisible();
  // The map comes by itself: until its places are there nothing in it can take the focus.
  await expect(page.getByRole('navigation', { name: 'Landkaart' }).getByRole('link').first()).toBeAttached();
  await expectNothingWrong(page);

  const kindToken = await page.evaluate(() => localStorage.getItem('access_token'));
  const kind = { headers: { authorization: `Bearer ${kindToken}` } };
  const taak = (await openTaken(page)).find(({ opgaven }) => opgaven.some(({ woord }) => woord.woord === 'ridder'));
  const antwoorden = taak?.opgaven.map(({ id, antwoord }) => ({
    id: randomUUID(),
    taakId: taak.id,
    opgaveId: id,
    poging: 1,
    gegeven: antwoord,
    rtMs: 5000,
    hints: 0,
    op: new Date().toISOString(),
  }));
  const pad = `/api/leerlingen/${leerlingId}`;
  expect((await page.request.post(`${pad}/antwoorden`, { ...kind, data: { game: taak?.game, antwoorden } })).status()).toBe(200);
  expect((await page.request.post(`${pad}/taken/${taak?.id}/afronden`, kind)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Van gisteren').first()).toBeVisible();

  await enter(page, 'docent');
  await page
    .getByRole('link', { name: /Groep 5\/6/ })
    .first()
    .click();
  const { weektaken }: { weektaken: { naam: string; leerlingen: { af: boolean }[] }[] } = await (
    await page.request.get(`${base}/weektaken?van=${dagVoor(1)}`, { headers })
  ).json();
  expect(weektaken.map(({ naam, leerlingen }) => [naam, leerlingen.map(({ af }) => af)])).toEqual(
    expect.arrayContaining([
      ['Het kasteel', [true]],
      ['Van gisteren', [false]],
    ]),
  );
});
