/**
 * September of a schooladmin with 1,200 children, from an empty account: the file of the school (once too many, and undone), cards for all, colleagues invited, one child found.
 * What she clicks and fills in is counted and printed; docs/september.md holds the table.
 */
import { expect, type Page } from '@playwright/test';
import { GROEPEN, LEERLINGEN, schoolbestand } from '../support/grote-school.ts';
import { startCounting, type Telling } from '../support/klikken.ts';
import { becomeOffice, openSchool } from '../support/nieuwe-school.ts';
import { expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

const SCHOOLJAAR = '2026-2027';

async function readFile(page: Page, brin: string): Promise<void> {
  await page.getByRole('link', { name: 'EdeXML inlezen' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'school.xml', mimeType: 'text/xml', buffer: Buffer.from(schoolbestand(SCHOOLJAAR, brin)) });
  await expect(page.getByRole('tab', { name: `Nieuw (${LEERLINGEN})` })).toBeVisible();
  // What was pressed is gone: the keyboard goes on from what came in its place.
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByRole('link', { name: 'Naar de groepen' })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.getByRole('link', { name: 'Naar de groepen' }).click();
  await expect(page.getByText(`${LEERLINGEN} leerlingen staan erin.`)).toBeVisible();
}

/** The wrong file: nothing of it stays, and the school begins anew. */
async function takeBack(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('link', { name: 'EdeXML inlezen' }).click();
  await page.getByRole('region', { name: 'Eerder ingelezen' }).first().getByRole('button', { name: 'Maak ongedaan' }).click();
  const vraag = page.getByRole('dialog', { name: 'Dit bestand ongedaan maken?' });
  await expect(vraag.getByText(`${LEERLINGEN} leerlingen die met het bestand kwamen, worden gewist.`)).toBeVisible();
  await vraag.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(page.getByText('Het inlezen is ongedaan gemaakt.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Groepen' }).click();
  await expect(page.getByRole('heading', { name: 'Zo begin je' })).toBeVisible();
}

async function makeCards(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Inlogkaarten maken' }).click();
  await page.getByRole('button', { name: `Maak ${LEERLINGEN} kaarten` }).click();
  await expect(page.getByText(`${LEERLINGEN} kaarten zijn klaar om af te drukken.`)).toBeVisible({ timeout: 300_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Groep \d[a-h]$/ })).toHaveCount(GROEPEN);
  await page.emulateMedia({ media: 'screen' });
}

async function inviteAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await page.getByRole('button', { name: `Nodig ${GROEPEN} docenten uit` }).click();
  await page.getByRole('button', { name: `Verstuur ${GROEPEN} uitnodigingen` }).click();
  await expect(page.getByText(`${GROEPEN} uitnodigingen zijn verstuurd.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sluit' }).click();
}

/** Ticked in the lists: two docenten see a groep more, and two groepen go on to their cards. */
async function actOnMany(page: Page): Promise<void> {
  const vakjes = page.getByRole('checkbox', { name: /^Kies (?!alle)/ });
  await vakjes.nth(0).check();
  await vakjes.nth(1).check();
  await page.getByRole('button', { name: 'Groep erbij' }).click();
  const erbij = page.getByRole('dialog', { name: 'Een groep erbij voor 2 docenten' });
  await erbij.getByRole('checkbox').last().check();
  await erbij.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText(/^2 docenten zien nu ook: /)).toBeVisible();
  // Nobody is chosen now; the next key goes on from the buttons, not from the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Zoek in de lijst');
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Groepen' }).click();
  await page.getByRole('button', { name: 'Kies meer groepen tegelijk' }).press('Enter');
  // The button is gone; the next key goes on from what came in its place.
  await expect(vakjes.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Zoek in de lijst');
  await vakjes.nth(0).check();
  await vakjes.nth(1).check();
  await expect(page.getByText('2 gekozen')).toBeVisible();
  await page.getByRole('link', { name: 'Inlogkaarten maken' }).last().click();
  await page.getByLabel(/^Iedereen \(/).check();
  await expect(page.getByRole('checkbox', { name: /^Kies (?!alle)/, checked: true })).toHaveCount(2);
}

/** The address holds what she searched for and how it was sorted: back leads to the same list. */
async function findChild(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('link', { name: 'Leerlingen', exact: true }).click();
  await page.getByLabel('Zoek een leerling').fill('öykü graaf');
  await page.getByRole('button', { name: 'Groep', exact: true }).click();
  await expect(page).toHaveURL(/\?zoek=%C3%B6yk%C3%BC\+graaf&op=groep$/);
  const eerste = page.getByRole('row').nth(1);
  await expect(eerste).toContainText('Öykü de Graaf');
  const naam = await eerste.getByRole('link').last().innerText();
  await eerste.getByRole('link', { name: 'Öykü de Graaf' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Öykü de Graaf' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Zoek een leerling')).toHaveValue('öykü graaf');
  await expect(page.getByRole('row').nth(1)).toContainText(naam);
}

/** Each size has a school of its own, and every task the same clicks. */
const MATEN = [
  { breed: 1280, hoog: 800, brin: '97XY' },
  { breed: 1024, hoog: 768, brin: '97XZ' },
] as const;

for (const { breed, hoog, brin } of MATEN)
  test(
    `a schooladmin of a large school reads her school in, makes all cards, invites all colleagues and finds a child, at ${breed}x${hoog}`,
    { tag: '@zelden' },
    async ({ page, browser }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width: breed, height: hoog });
      const kantoor = await becomeOffice(browser);
      const naam = {
        naam: `De Septemberschool ${breed}`,
        email: `directie${breed}@september.test`,
        gebruikersnaam: `vera.september${breed}`,
      };
      await openSchool(kantoor, page, { ...naam, brin });
      await kantoor.context().close();
      await expect(page.getByRole('heading', { name: 'Zo begin je' })).toBeVisible();
      const take = await startCounting(page);
      await page.reload();
      const geteld: Telling[] = [];
      await take('begin');
      for (const [taak, doe] of [
        ['Een verkeerd bestand inlezen', readFile],
        ['Dat ongedaan maken', takeBack],
        ['De hele school inlezen', readFile],
        ['Inlogkaarten voor iedereen', makeCards],
        ['Alle docenten uitnodigen', inviteAll],
        ['Twee docenten een groep erbij, en de kaarten van twee groepen', actOnMany],
        ['Een kind vinden, bekijken en terug', findChild],
      ] as const) {
        await doe(page, brin);
        geteld.push(await take(taak));
        await expectNoSidewaysScroll(page);
      }
      for (const { taak, klikken, velden, schermen } of geteld)
        process.stdout.write(`  ${breed}: ${taak}: ${klikken} clicks, ${velden} fields, ${schermen} screens\n`);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectNothingWrong(page);
      for (const { klikken } of geteld) expect(klikken).toBeGreaterThan(0);
    },
  );
