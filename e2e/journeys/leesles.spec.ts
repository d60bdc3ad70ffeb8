/**
 * A lesson of reading in groep 3, 4 and 6, lived through by a child and its docent at three sizes: the shelf, a text with its questions, the reading taak of
 * the day, and what the docent sees of it. `LEESLES=map` keeps a picture of every step.
 */
import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { answer, byKey, byTouch, expectNoVoice, type Press } from '../support/beantwoorden.ts';
import { createInstelkind } from '../support/instelling.ts';
import { become, becomeAs, enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { waitForNext } from '../support/spelen.ts';
import { createTaak, leerlingIdOf, placesOn, saveAntwoorden, spelPath, type TaakKort } from '../support/taken.ts';
import { expectPlayable, VERGROOT } from '../support/vergroot.ts';
import { ADRES } from '../support/server.ts';

const MATEN = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;
const MAP = process.env['LEESLES'];
/** Long: these are lived through in the deep run. */
const DEEP = process.env.E2E_DEEP === '1';

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

/** Reads the first text of the shelf to its end, or this one, with the keyboard alone. */
async function readText(page: Page, naam: string, tekstId?: string): Promise<string> {
  await page.goto(page.url().replace('landkaart', 'leesplank'));
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  await look(page, `${naam}-plank`);
  const boek = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const eerste = (await boek.getByRole('strong').textContent()) ?? '?';
  await boek.focus();
  if (tekstId === undefined) await page.keyboard.press('Enter');
  else await page.goto(`${page.url().replace(/leesplank.*$/, 'leesplank')}/${tekstId}`);
  const lit = page.locator('[aria-current="true"]');
  await expect(lit).toBeVisible();
  const titel = tekstId === undefined ? eerste : ((await lit.textContent()) ?? '?');
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
  // Step for step the same: the higher years are lived through in the deep run.
  test(
    `a lesson of reading in groep ${jaargroep}: the child reads by keyboard, at three sizes, and the docent sees what it read`,
    { tag: jaargroep === 3 ? [] : '@zelden' },
    async ({ page, browser }) => {
      const kind = await createInstelkind(page, `Leesles ${jaargroep}`, jaargroep);
      const tablet = await browser.newContext({ viewport: MATEN[0] });
      const child = await tablet.newPage();
      await becomeAs(child, kind);
      const titel = await readText(child, `groep${jaargroep}`);
      await answerOnPlank(child, `groep${jaargroep}`);
      await become(page, 'schooladmin');
      await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/voortgang?deel=lezen`);
      await expect(page.getByRole('link', { name: 'Leesmomenten en luisteren' })).toBeVisible();
      await expect(page.getByText(titel).first()).toBeVisible();
      await look(page, `groep${jaargroep}-docent`);
    },
  );

test('check 6: enlarged four times the shelf, a text and reading aloud can be read and worked by keyboard', async ({ page }) => {
  await page.setViewportSize(VERGROOT);
  await become(page, 'demo');
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

/** The child practises the letters of these sets, answer by answer, and stops when the texts of the last set open: a little more, and later letters are taken to be known. */
async function learnUntil(page: Page, trede: string, sets: readonly string[]): Promise<void> {
  const isOpen = async (): Promise<boolean> => (await placesOn(page)).includes(trede);
  for (let n = 0; n < 6 && !(await isOpen()); n++) {
    const plek = (await placesOn(page)).findLast((een) => sets.includes(een));
    const taak = plek === undefined ? undefined : await createTaak(page, plek);
    for (const opgave of taak?.opgaven ?? []) if (taak && !(await isOpen())) await saveAntwoorden(page, taak, [opgave]);
  }
  expect(await isOpen(), `${trede} opens`).toBe(true);
}

/** What a screen reader is given of the page, as roles and names in their order. */
async function keepTree(page: Page, naam: string): Promise<string> {
  const tree = await page.getByRole('main').ariaSnapshot();
  if (MAP) await writeFile(`${MAP}/${naam}.yml`, tree);
  return tree;
}

/** The whole taak by keyboard: the digit of the right option, in the order in which they stand. */
async function playTaak(page: Page, taak: TaakKort, game: string, naam: string): Promise<void> {
  await page.goto(spelPath(leerlingIdOf(page), taak, game));
  const begin = page.getByRole('button', { name: 'Spelen' });
  await begin.focus();
  await page.keyboard.press('Enter');
  for (const [i, { antwoord }] of taak.opgaven.entries()) {
    await waitForNext(page, i, taak.opgaven.length);
    if (i < 2) {
      // What pops up stands still by then.
      await page.waitForTimeout(800);
      await look(page, `${naam}-${i + 1}`);
      await keepTree(page, `${naam}-${i + 1}`);
    }
    const veld = page.getByRole('region', { name: 'Speelveld' });
    const keuze = veld.getByRole('button', { name: antwoord, exact: true }).first();
    // A text is read first, page by page.
    const blad = veld.getByRole('button', { name: /^(Verder naar de volgende bladzij|Klaar! Naar de vraag)/ });
    await expect(async () => {
      if (await blad.isVisible()) await blad.press('Enter', { timeout: 1000 });
      await expect(keuze).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    if (i === 0) {
      await page.waitForTimeout(800);
      await look(page, `${naam}-vraag`);
      await keepTree(page, `${naam}-vraag`);
    }
    await keuze.focus();
    await page.keyboard.press('Enter');
  }
  await waitForNext(page, taak.opgaven.length, taak.opgaven.length);
  await look(page, `${naam}-klaar`);
}

/** A text that can be sounded out with the letters of the first four sets (`vragen.test.ts` holds it). */
const TEKST_SET4 = { id: 'start-33', titel: 'wek de man!' };
const SETS = ['letters-1', 'letters-2', 'letters-3', 'letters-4'];

test('deep: groep 3 at letter set 4: the shelf has the texts of those letters, one is read by keyboard, a taak about one is played, and the docent sees it', async ({
  page,
  browser,
}) => {
  test.skip(!DEEP, 'only in the deep run');
  test.setTimeout(300_000);
  const kind = await createInstelkind(page, 'Leesles set 4', 3);
  const tablet = await browser.newContext({ viewport: MATEN[0] });
  const child = await tablet.newPage();
  await becomeAs(child, kind);
  await learnUntil(child, 'teksten-letters-4', SETS);
  const titel = await readText(child, 'set4', TEKST_SET4.id);
  expect(titel).toBe(TEKST_SET4.titel);
  const plank = child.url();
  await answerOnPlank(child, 'set4');
  // What a screen reader gets: the text with its own title, then the questions as a region, and a place that speaks.
  const tree = await keepTree(child, 'set4-vragen');
  const plekVan = (deel: string | RegExp): number => tree.search(deel);
  expect(plekVan(`heading "${titel}" \\[level=2\\]`)).toBeGreaterThan(-1);
  expect(plekVan(/region "Vraag 1 van/)).toBeGreaterThan(plekVan(`heading "${titel}"`));
  expect(tree).toContain('status');
  await child.goto(plank.replace(/leesplank.*$/, 'leesplank'));
  await child.getByRole('combobox', { name: 'Welke plank?' }).selectOption({ label: 'Teksten lezen, stap 3' });
  await expect(child.getByRole('region', { name: 'Lezen' }).getByText(TEKST_SET4.titel).first()).toBeVisible();
  await keepTree(child, 'set4-plank');
  await child.goto(plank.replace(/leesplank.*$/, 'landkaart'));
  const taak = await createTaak(child, 'teksten-letters-4');
  expect(taak, 'a taak about a text').toBeDefined();
  if (taak) await playTaak(child, taak, taak.games[0] ?? '', 'set4-taak');
  await become(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/voortgang?deel=lezen`);
  await expect(page.getByText(titel).first()).toBeVisible();
  await look(page, 'set4-docent');
  await keepTree(page, 'set4-docent');
  await tablet.close();
});

/** Forms of reading that are the play, most of them computed, and a game that poses each. */
const BEREKEND = [
  ['zoek-beeld', 'blobgezocht'],
  ['foto-beeld', 'fotosafari'],
  ['boodschap', 'buurtsuper'],
  ['zin-antwoord', 'bladblazen'],
  ['recept', 'pizzabakken'],
  ['route', 'taxirit'],
  ['zin-verbinden', 'pijplijn'],
  ['huis-beeld', 'postbezorger'],
  ['zin-herstellen', 'vliegrace'],
  ['tekst-vraag', 'doolhof'],
  ['tekst-klopt', 'visvijver'],
  ['tekst-deel', 'treinmachinist'],
] as const;
/** The first six were tried by finger and enlarged when they were made. */
const EERDER = 6;

const openBlad = (page: Page): Locator =>
  page.getByRole('region', { name: 'Speelveld' }).getByRole('button', { name: /^(Verder naar de volgende bladzij|Klaar! Naar de vraag)/ });

/** A text lies open before its first question: page by page to its end. A short taak asks about two texts. */
async function turnPages(page: Page, press: Press = byKey): Promise<void> {
  const blad = openBlad(page);
  await expect(blad).toBeVisible();
  // The last page can be gone before the next tap.
  const turn = () =>
    (press === byTouch ? blad.tap({ force: true, timeout: 1500 }) : blad.press('Enter', { timeout: 1500 })).catch(() => undefined);
  for (let n = 0; n < 20 && (await blad.isVisible()); n++) await turn();
  await expect(blad).toBeHidden();
}

async function findBerekend(page: Page, vorm: string, game: string): Promise<TaakKort> {
  const soort = vorm.startsWith('tekst-') ? 'teksten-' : 'zinnen-';
  const zinnen = (await placesOn(page)).filter((plek) => plek.startsWith(soort));
  for (let n = 0; n < 160; n++) {
    const nieuw = await createTaak(page, zinnen[n % zinnen.length] ?? '');
    if (nieuw?.games.includes(game) && nieuw.opgaven.every((opgave) => opgave.vorm === vorm)) return nieuw;
    // One that is not done yet would be given again.
    if (nieuw) await saveAntwoorden(page, nieuw, nieuw.opgaven);
  }
  throw new Error(`no taak with ${vorm} was given for ${game}`);
}

for (const [vorm, game] of BEREKEND)
  test(`deep: check 18: ${vorm} is read in ${game}, by keyboard, through the real server`, async ({ page }) => {
    test.skip(!DEEP, 'only in the deep run');
    test.setTimeout(300_000);
    await enter(page, 'demo');
    const taak = await findBerekend(page, vorm, game);
    await page.goto(spelPath(leerlingIdOf(page), taak, game));
    await byKey(page.getByRole('button', { name: 'Spelen' }));
    for (const [i, opgave] of taak.opgaven.entries()) {
      await waitForNext(page, i, taak.opgaven.length);
      if (i < 2) await look(page, `${vorm}-${i + 1}`);
      if (i === 0 && !vorm.startsWith('tekst-')) await expectNoVoice(page);
      if (vorm.startsWith('tekst-') && (i === 0 || (await openBlad(page).isVisible()))) {
        await turnPages(page);
        if (i === 0) await look(page, `${vorm}-vraag`);
      }
      await answer(page, game, opgave, byKey);
    }
    await waitForNext(page, taak.opgaven.length, taak.opgaven.length);
    await expect(page.getByText(`${taak.opgaven.length} van ${taak.opgaven.length} in één keer goed`)).toBeVisible();
  });

for (const [vorm, game] of BEREKEND.slice(EERDER))
  test(`deep: ${vorm} is read in ${game} by finger, on the Flemish host, and enlarged four times`, async ({ browser, page }) => {
    test.skip(!DEEP, 'only in the deep run');
    test.setTimeout(300_000);
    await enter(page, 'demo');
    const taak = await findBerekend(page, vorm, game);
    const keep = await page.evaluate(() => ({ ...localStorage }));
    const tablet = await browser.newPage({ baseURL: ADRES.be, locale: 'nl-BE', viewport: MATEN[2], hasTouch: true });
    await tablet.goto('/robots.txt');
    await tablet.evaluate((rest) => {
      for (const [key, value] of Object.entries(rest)) localStorage.setItem(key, String(value));
    }, keep);
    await tablet.goto(spelPath(leerlingIdOf(page), taak, game));
    await byTouch(tablet.getByRole('button', { name: 'Spelen' }));
    for (const [i, opgave] of taak.opgaven.entries()) {
      await waitForNext(tablet, i, taak.opgaven.length);
      if (vorm.startsWith('tekst-') && (i === 0 || (await openBlad(tablet).isVisible()))) await turnPages(tablet, byTouch);
      if (i === 0) {
        await expectNoSidewaysScroll(tablet);
        if (MAP) await tablet.screenshot({ path: `${MAP}/${vorm}-vinger-390.png` });
        await tablet.setViewportSize(VERGROOT);
        await expectPlayable(tablet, game);
        if (MAP) await tablet.screenshot({ path: `${MAP}/${vorm}-vergroot.png` });
        await tablet.setViewportSize(MATEN[2]);
      }
      await answer(tablet, game, opgave, byTouch);
    }
    await waitForNext(tablet, taak.opgaven.length, taak.opgaven.length);
    await tablet.close();
  });
