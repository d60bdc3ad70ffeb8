/**
 * A lesson of reading in groep 3, 4 and 6, lived through by a child and its docent at three sizes: the shelf, a text with its questions, the reading taak of
 * the day, and what the docent sees of it. `LEESLES=map` keeps a picture of every step.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { createInstelkind, type Instelkind } from '../support/instelling.ts';
import { enter, expectNoSidewaysScroll, expectNothingWrong, fillLogin, LANDING } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { VERGROOT } from '../support/vergroot.ts';

const MATEN = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;
const MAP = process.env['LEESLES'];

/** At every size: nothing beside the screen, nothing wrong for who cannot see it. */
async function look(page: Page, naam: string): Promise<void> {
  for (const maat of MATEN) {
    await page.setViewportSize(maat);
    await expectNoSidewaysScroll(page);
    if (MAP) await page.screenshot({ path: `${MAP}/${naam}-${maat.width}.png` });
  }
  await expectNothingWrong(page);
  await page.setViewportSize(MATEN[0]);
}

/** What is lit is to be read where it stands: nothing lies over it. */
async function expectToBeRead(lit: Locator): Promise<void> {
  const over = (): Promise<string> =>
    lit.evaluate((zin) => {
      const { left, bottom, top } = zin.getBoundingClientRect();
      const found = document.elementFromPoint(left + 8, (top + bottom) / 2);
      return found !== null && (zin.contains(found) || found.contains(zin)) ? '' : `under ${found?.outerHTML.slice(0, 90)}`;
    });
  await expect(async () => expect(await over()).toBe('')).toPass({ timeout: 5000 });
}

async function enterChild(page: Page, kind: Instelkind): Promise<void> {
  await page.goto('/app/auth/login');
  await fillLogin(page, kind.gebruikersnaam, kind.wachtwoord);
  await expect(page).toHaveURL(LANDING.leerling);
}

/** Reads the first text of the shelf to its end, with the keyboard alone, and answers what is asked about it. */
async function readText(page: Page, naam: string): Promise<string> {
  await page.goto(page.url().replace('landkaart', 'leesplank'));
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  await look(page, `${naam}-plank`);
  const boek = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const titel = (await boek.getByRole('strong').textContent()) ?? '?';
  await boek.focus();
  await page.keyboard.press('Enter');
  const lit = page.locator('[aria-current="true"]');
  await expect(lit).toHaveText(titel);
  await page.keyboard.press('ArrowDown');
  await expect(lit).not.toHaveText(titel);
  await look(page, `${naam}-tekst`);
  // On a telephone the bar with buttons lies over the end of the text: what is read goes on above it.
  await page.setViewportSize(MATEN[2]);
  for (let zin = 0; zin < 14; zin++) {
    await page.keyboard.press('ArrowDown');
    await expectToBeRead(lit);
  }
  await page.setViewportSize(MATEN[0]);
  await page.getByRole('button', { name: 'Ik heb het uit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mooi, je hebt de tekst uit.')).toBeFocused();
  await look(page, `${naam}-uit`);
  return titel;
}

/** On a telephone the question stands below its text: it comes into sight by itself, and the keyboard stays in it, right or wrong. */
async function answerOnPlank(page: Page, naam: string): Promise<void> {
  await page.setViewportSize(MATEN[2]);
  await page
    .getByRole('button', { name: /vragen/i })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const vraag = page.getByRole('region', { name: /^Vraag 1 van/ });
  const kop = vraag.getByRole('heading');
  await expect(kop).toBeFocused();
  await expect(kop).toBeInViewport();
  // A screen reader says what came of an answer: the place for it is there before there is anything to say.
  await expect(vraag.getByRole('status')).toHaveText('');
  if (MAP) await page.screenshot({ path: `${MAP}/${naam}-vraag-390.png` });
  const keuzes = vraag.getByRole('listitem').getByRole('button');
  await keuzes.first().focus();
  await page.keyboard.press('Enter');
  await expect(vraag.getByRole('status')).not.toHaveText('');
  await page.keyboard.press('Tab');
  await expect(vraag.locator(':focus')).toHaveCount(1);
  if (MAP) await page.screenshot({ path: `${MAP}/${naam}-antwoord-390.png` });
  await look(page, `${naam}-vragen`);
}

for (const jaargroep of [3, 4, 6])
  test(`a lesson of reading in groep ${jaargroep}: the child reads by keyboard, at three sizes, and the docent sees what it read`, async ({
    page,
    browser,
  }) => {
    const kind = await createInstelkind(page, `Leesles ${jaargroep}`, jaargroep);
    const tablet = await browser.newContext({ viewport: MATEN[0] });
    const child = await tablet.newPage();
    await enterChild(child, kind);
    const titel = await readText(child, `groep${jaargroep}`);
    await answerOnPlank(child, `groep${jaargroep}`);
    await enter(page, 'schooladmin');
    await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/voortgang?deel=lezen`);
    await expect(page.getByRole('link', { name: 'Leesmomenten en luisteren' })).toBeVisible();
    await expect(page.getByText(titel).first()).toBeVisible();
    await look(page, `groep${jaargroep}-docent`);
  });

test('check 6: enlarged four times the shelf, a text and reading aloud can be read and worked by keyboard', async ({ page }) => {
  await page.setViewportSize(VERGROOT);
  await enter(page, 'demo');
  await page.goto(page.url().replace('landkaart', 'leesplank'));
  const boek = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await boek.focus();
  await expectNoSidewaysScroll(page);
  if (MAP) await page.screenshot({ path: `${MAP}/vergroot-plank.png` });
  await page.keyboard.press('Enter');
  const lit = page.locator('[aria-current="true"]');
  await expect(lit).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectToBeRead(lit);
  await expectNoSidewaysScroll(page);
  if (MAP) await page.screenshot({ path: `${MAP}/vergroot-tekst.png` });
  await page.getByRole('button', { name: 'Ik heb het uit' }).focus();
  await expect(page.getByRole('button', { name: 'Ik heb het uit' })).toBeInViewport();
  // In the order of the tree: back, the title of the page, the text with its own title, and what can be done with it.
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
  await page.goto(page.url().replace(/leesplank.*$/, 'voorlezen'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNothingWrong(page);
  for (const knop of await page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).all()) {
    await knop.focus();
    await expect(knop).toBeInViewport();
  }
  if (MAP) await page.screenshot({ path: `${MAP}/vergroot-voorlezen.png` });
});
