/** A dictation of the groep, from its first word to the report; mistakes of the docent who types over are put right. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind, type Instelkind } from '../support/instelling.ts';
import { become, becomeAs, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';

/** Its groep leaves nothing among the taken of other children. */
const GROEP = 'Dicteegroep';
const KIND = `Instel ${GROEP}`;
const KLASGENOOT = 'Bram Papier';

/** Somebody who writes on paper. */
async function addKlasgenoot(page: Page, { adminId, groepId }: Instelkind): Promise<void> {
  const [roepnaam = '', achternaam = ''] = KLASGENOOT.split(' ');
  const answer = await page.request.post(`/api/admins/${adminId}/groepen/${groepId}/leerlingen`, {
    headers: { authorization: `Bearer ${await tokenOf(page, 'schooladmin')}` },
    data: { leerlingen: [{ id: crypto.randomUUID(), roepnaam, voorvoegsel: '', achternaam, jaargroep: 5 }] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a dictation aimed at the groep: on the board without a word in sight, typed by a child, typed over from paper, and reported; what was mistyped is put right', async ({
  page,
  browser,
}) => {
  const kind = await createInstelkind(page, GROEP);
  await addKlasgenoot(page, kind);
  await become(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}`);
  await page.getByRole('link', { name: 'Klassendictee', exact: true }).click();
  await page.getByRole('link', { name: 'Nieuw dictee' }).click();
  await page.getByLabel('Titel van het dictee').fill('Dictee week 48');
  await page.getByLabel('Hoeveel woorden?').selectOption('5');
  await page.getByRole('button', { name: 'Stel woorden voor' }).click();
  await expect(page.getByText('5 woorden erbij')).toBeVisible();
  await page.getByLabel('Typ of plak woorden').fill('drakenstaart');
  await page.getByRole('button', { name: 'Lees de woorden' }).click();
  await page.getByRole('button', { name: 'Zet drakenstaart hoger' }).click();
  const words = await page.getByRole('table', { name: 'Woorden van het dictee' }).getByRole('rowheader').allInnerTexts();
  expect(words.indexOf('drakenstaart')).toBe(4);
  await page.getByRole('button', { name: 'Bewaar het dictee' }).click();

  await page.getByRole('link', { name: 'Open het bord' }).click();
  const bord = page.getByRole('region', { name: 'Klassendictee op het bord' });
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let nr = 1; nr <= words.length; nr++) {
    await expect(bord.getByText(`Nummer ${nr}`, { exact: true })).toBeAttached();
    const shown = await bord.innerText();
    for (const word of words) expect(shown).not.toContain(word);
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Laat het zien' }).click();
  await expect(bord.getByRole('listitem')).toHaveText(words);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zet open' }).click();

  // A tablet: our own letters on the screen, none that suggest a word.
  const desk = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });
  const child = await desk.newPage();
  await becomeAs(child, kind);
  await child.reload();
  await child.getByRole('link', { name: /Klassendictee/ }).click();
  await child.getByRole('button', { name: 'Begin' }).click();
  await expect(child.getByText('Woord 1 van')).toBeVisible();
  await expectNothingWrong(child);
  const field = child.getByLabel('Typ het woord');
  for (const [name, value] of [
    ['inputmode', 'none'],
    ['spellcheck', 'false'],
    ['autocomplete', 'off'],
    ['autocorrect', 'off'],
  ] as const)
    await expect(field).toHaveAttribute(name, value);
  await expect(child.getByRole('button', { name: 'Hoor het langzaam' })).toBeVisible();
  const board = child.getByRole('group', { name: 'Letterbord' });
  // Halfway the network goes: everything that was typed arrives later.
  await desk.setOffline(true);
  for (let nr = 1; nr <= words.length; nr++) {
    await expect(child.getByText(`Woord ${nr} van ${words.length}`)).toBeVisible();
    const word = words[nr - 1] ?? '';
    if (word === 'drakenstaart') {
      for (const letter of 'drakestaart') await board.getByRole('button', { name: letter, exact: true }).tap();
      await expect(field).toHaveValue('drakestaart');
      await board.getByRole('button', { name: 'Verder' }).tap();
    } else {
      await field.fill(word);
      await field.press('Enter');
    }
  }
  await expect(child.getByText('Je dictee is klaar')).toBeVisible();
  await desk.setOffline(false);
  await expect(page.getByRole('row', { name: KIND })).toContainText('klaar', { timeout: 60_000 });
  await desk.close();

  await page.getByRole('link', { name: 'Typ over' }).click();
  const wie = page.getByLabel('Leerling', { exact: true });
  await expect(wie.locator('option:checked')).toContainText(KLASGENOOT);
  await page.getByRole('textbox').first().fill('zomaar');
  await expect(page.getByText('bewaard', { exact: true })).toBeVisible();
  // Pressed right after the last letter on a slow line: what is kept by itself does not come behind what is marked, where it would be refused.
  const geweigerd: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/invoer/') && reply.status() >= 400) geweigerd.push(reply.url());
  });
  await page.route('**/dictees/*/nakijken', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response });
  });
  await page.getByRole('textbox').first().fill('zomaarr');
  await page.getByRole('button', { name: 'Kijk na en zet in de voortgang' }).click();
  await wie.selectOption({ label: `${KLASGENOOT} – nagekeken` });
  await page
    .getByRole('textbox')
    .first()
    .fill(words[0] ?? '');
  expect(geweigerd).toEqual([]);
  await page.getByRole('button', { name: 'Bewaar de verbetering' }).click();
  await expect(page.getByText('De verbetering is bewaard en staat in de voortgang.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Je bent hier' }).getByRole('link', { name: 'Dictee week 48' }).click();
  await page.getByRole('link', { name: 'Bekijk het verslag' }).click();
  await expect(page.getByText('2 leerlingen maakten het dictee.')).toBeVisible();
  const perLeerling = page.getByRole('table', { name: 'Per leerling: goed, en wat er misging' });
  await expect(perLeerling.getByRole('row', { name: KIND })).toContainText('drakestaart → drakenstaart');
  await expect(perLeerling.getByRole('row', { name: KLASGENOOT })).toContainText('alles goed');
  // What went wrong is something to do about, from here.
  await page.getByRole('table', { name: 'Per categorie' }).locator('tbody button').first().click();
  for (const wat of ['Laat dit oefenen', 'Leg uit op het bord']) await expect(page.getByRole('menuitem', { name: wat })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(page.url().replace(/\/klassendictee.*/, ''));
  await page.getByRole('link', { name: KIND }).first().click();
  await page
    .locator('summary')
    .filter({ hasText: /^Fouten$/ })
    .click();
  await expect(page.getByRole('table', { name: 'Fouten met de regel' }).getByRole('row').nth(1)).toContainText('drakestaart');
});
