/** A methodetoets from its first word to the result: made and planned by a docent, taken by a child on two devices, read by the docent. */
import { expect } from '@playwright/test';
import { createInstelkind } from '../support/instelling.ts';
import { become, becomeAs, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

/** Its groep leaves nothing on the map of other children. */
const GROEP = 'Toetsgroep';
const WOORDEN = ['bakker', 'hond', 'straten', 'reizen', 'schaap'];

test('a docent makes and plans a methodetoets, a child takes it on two devices without seeing a word, and the result says what it wrote', async ({
  page,
  browser,
}) => {
  const kind = await createInstelkind(page, GROEP);
  await become(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}`);
  await page.getByRole('link', { name: 'Methodetoetsen', exact: true }).click();
  await page.getByRole('link', { name: 'Nieuwe methodetoets' }).click();
  await page.getByLabel('Titel van de toets').fill('Toets blok 4');
  await page.getByLabel('Typ of plak woorden').fill(WOORDEN.slice(1).join('\n'));
  await page.getByRole('button', { name: 'Lees de woorden' }).click();
  await expect(page.getByRole('table', { name: 'Woorden van de toets' }).getByRole('rowheader')).toHaveCount(4);
  await page.getByLabel('Zinnen, één per regel').fill('De *bakker* maakt brood.');
  await page.getByRole('button', { name: 'Zet ze in de toets' }).last().click();
  await expect(page.getByRole('table', { name: 'Woorden van de toets' }).getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('button', { name: 'Bewaar de toets' }).click();
  await page.getByRole('link', { name: 'Plan de afname' }).click();
  await page.getByLabel('Open vanaf').fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Bewaar de planning' }).click();
  await expect(page.getByText('De planning is bewaard.')).toBeVisible();
  await expectNothingWrong(page);

  const geheim: string[] = [];
  const open = async (begin: string): Promise<Awaited<ReturnType<typeof browser.newPage>>> => {
    const child = await (await browser.newContext()).newPage();
    child.on('response', async (antwoord) => {
      geheim.push(antwoord.url());
      if (antwoord.url().includes('/methodetoets/')) geheim.push(await antwoord.text().catch(() => ''));
    });
    await becomeAs(child, kind);
    await child.reload();
    await child.getByRole('link', { name: /Toets blok 4/ }).click();
    await child.getByRole('button', { name: begin }).click();
    return child;
  };
  const een = await open('Begin');
  await expect(een.getByText('Woord 1 van 5')).toBeVisible();
  await expectNothingWrong(een);
  await een.getByLabel('Typ het woord').fill('hont');
  await een.getByLabel('Typ het woord').press('Enter');
  await expect(een.getByText('Woord 2 van 5')).toBeVisible();
  // A word that cannot be sent waits, and the test with it.
  await een.context().setOffline(true);
  await een.getByLabel('Typ het woord').fill('straten');
  await een.getByRole('button', { name: 'Verder' }).click();
  await expect(een.getByText('Je woord staat op dit apparaat', { exact: false })).toBeVisible({ timeout: 15_000 });
  await een.context().setOffline(false);
  await expect(een.getByText('Woord 3 van 5')).toBeVisible();

  const twee = await open('Ga verder');
  for (const [nr, tekst] of [
    [3, 'rijzen'],
    [4, 'schaap'],
    [5, 'baker'],
  ] as const) {
    await expect(twee.getByText(`Woord ${nr} van 5`)).toBeVisible();
    await twee.getByLabel('Typ het woord').fill(tekst);
    await twee.getByLabel('Typ het woord').press('Enter');
  }
  await expect(twee.getByText('Je toets is klaar')).toBeVisible();
  for (const tekst of geheim) for (const woord of WOORDEN) expect(tekst.toLowerCase()).not.toContain(woord);
  // The first device does not know it yet: what it writes was there already.
  await een.getByLabel('Typ het woord').fill('iets anders');
  await een.getByLabel('Typ het woord').press('Enter');
  await expect(een.getByText('Je toets is klaar')).toBeVisible();

  await page.goto(page.url().replace(/\/planning$/, '/uitslag'));
  await expect(page.getByRole('heading', { name: 'Toets blok 4' })).toBeVisible();
  const leerlingen = page.getByRole('table', { name: 'Uitslag per leerling en categorie' });
  await expect(leerlingen).toContainText('2 van 5');
  await expect(leerlingen).toContainText('baker → bakker');
  await expect(page.getByRole('table', { name: 'Uitslag per woord' })).toContainText('hont');
  await expectNothingWrong(page);
});
