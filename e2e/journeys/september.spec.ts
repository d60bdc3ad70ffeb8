/**
 * September of a schooladmin with 1,200 children, from an empty account: every row of docs/clicks.md, at both sizes. A listener
 * in the page counts what they click and fill in; a task that takes more than its row says fails. `E2E_KIJK` keeps a picture of what each task ends on.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { GROEPEN, LEERLINGEN, schoolbestand } from '../support/grote-school.ts';
import { becomeOffice, groepenOpen, MATEN, openDesk, openSchool, type School, type Taak, WACHTWOORD } from '../support/nieuwe-school.ts';
import { expectNothingWrong, fillLogin } from '../support/people.ts';
import { test } from '../support/proef.ts';

const SCHOOLJAAR = '2026-2027';

const hoofdmenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
const vakjes = (page: Page) => page.getByRole('checkbox', { name: /^Kies (?!alle)/ });
const openMeer = async (page: Page, naam: string): Promise<void> => {
  await hoofdmenu(page).getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('link', { name: naam, exact: true }).click();
};

async function readFile(page: Page, { brin }: School): Promise<void> {
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
  await openMeer(page, 'EdeXML inlezen');
  await page.getByRole('region', { name: 'Eerder ingelezen' }).first().getByRole('button', { name: 'Maak ongedaan' }).click();
  const vraag = page.getByRole('dialog', { name: 'Dit bestand ongedaan maken?' });
  await expect(vraag.getByText(`${LEERLINGEN} leerlingen die met het bestand kwamen, worden gewist.`)).toBeVisible();
  await vraag.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(page.getByText('Het inlezen is ongedaan gemaakt.')).toBeVisible();
}

async function printCards(page: Page, kaarten: number, groepen: number): Promise<void> {
  await page.getByRole('button', { name: `Maak ${kaarten} kaarten` }).click();
  await expect(page.getByText(`${kaarten} kaarten zijn klaar om af te drukken.`)).toBeVisible({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Afdrukken of bewaren als pdf' }).click();
  await expect(page.locator('body[data-gedrukt]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Groep \d[a-h]$/ })).toHaveCount(groepen);
  await page.emulateMedia({ media: 'screen' });
}

async function makeCards(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Inlogkaarten maken' }).click();
  await printCards(page, LEERLINGEN, GROEPEN);
}

async function inviteAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await page.getByRole('button', { name: `Nodig ${GROEPEN} docenten uit` }).click();
  await page.getByRole('button', { name: `Verstuur ${GROEPEN} uitnodigingen` }).click();
  await expect(page.getByText(`${GROEPEN} uitnodigingen zijn verstuurd.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sluit' }).click();
}

/** The address holds what she searched for and how it was sorted: back leads to the same list. */
async function findChild(page: Page): Promise<void> {
  await openMeer(page, 'Leerlingen');
  await page.getByLabel('Zoek een leerling').fill('öykü graaf');
  await page.getByRole('button', { name: 'Groep', exact: true }).click();
  await expect(page).toHaveURL(/\?zoek=%C3%B6yk%C3%BC\+graaf&op=groep$/);
  const eerste = page.getByRole('row').nth(1);
  await expect(eerste).toContainText('Öykü de Graaf');
  const rij = await eerste.innerText();
  await eerste.getByRole('link', { name: 'Öykü de Graaf' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Öykü de Graaf' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Zoek een leerling')).toHaveValue('öykü graaf');
  await expect.poll(() => page.getByRole('row').nth(1).innerText()).toBe(rij);
}

/** Three children, each of another groep. */
async function tickThree(page: Page): Promise<void> {
  await openMeer(page, 'Leerlingen');
  await expect(vakjes(page).nth(2)).toBeVisible();
  const plaatsen = await page
    .getByRole('row')
    .getByRole('link', { name: /^Groep \d[a-h]$/ })
    .allInnerTexts();
  const drie = [...new Set(plaatsen)].slice(0, 3).map((groep) => plaatsen.indexOf(groep));
  expect(drie).toHaveLength(3);
  for (const nr of drie) await vakjes(page).nth(nr).check();
}

async function moveThree(page: Page): Promise<void> {
  await tickThree(page);
  await page.getByRole('button', { name: 'Naar een andere groep' }).click();
  await page.getByRole('combobox', { name: 'Naar welke groep?' }).click();
  await page.getByRole('option', { name: 'Groep 8a' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('3 leerlingen zitten nu in Groep 8a.')).toBeVisible();
}

/** And back again with one more, which is not counted: the rows after this one need everybody. */
async function throwThree(page: Page): Promise<void> {
  await tickThree(page);
  await page.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByText('3 leerlingen liggen in de prullenbak.')).toBeVisible();
}
async function bringBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(page.getByText('3 leerlingen liggen in de prullenbak.')).toBeHidden();
}

async function giveTwo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await vakjes(page).nth(0).check();
  await vakjes(page).nth(1).check();
  await page.getByRole('button', { name: 'Groep erbij' }).click();
  const erbij = page.getByRole('dialog', { name: 'Een groep erbij voor 2 docenten' });
  await erbij.getByRole('checkbox').last().check();
  await erbij.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText(/^2 docenten zien nu ook: /)).toBeVisible();
  // Nobody is chosen now; the next key goes on from the buttons, not from the top of the page.
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Zoek in de lijst');
}

async function cardsOfTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kies meer groepen tegelijk' }).click();
  // The button is gone; the next key goes on from what came in its place.
  await expect(vakjes(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Zoek in de lijst');
  await vakjes(page).nth(0).check();
  await vakjes(page).nth(1).check();
  await expect(page.getByText('2 gekozen')).toBeVisible();
  await page.getByRole('link', { name: 'Inlogkaarten maken' }).last().click();
  await page.getByLabel(/^Iedereen \(/).check();
  await expect(page.getByRole('checkbox', { name: /^Kies (?!alle)/, checked: true })).toHaveCount(2);
  await printCards(page, 40, 2);
}

/** The year that the file named still goes on: that is said first, and one more click means it. */
async function openYear(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Nieuw schooljaar' }).first().click();
  await page.getByRole('button', { name: /^Toch nu al naar / }).click();
  await expect(page.getByRole('heading', { name: 'Zo wordt het' })).toBeVisible();
}

async function beginYear(page: Page): Promise<void> {
  await openYear(page);
  await page.getByRole('checkbox', { name: 'Groep 1a is nagekeken' }).check();
  await expect(page.getByText(/^Bewaard: /)).toBeVisible();
}

/** Another device: what was looked at stands there. */
async function goOn(page: Page, { breed, hoog }: School, browser: Browser): Promise<void> {
  const thuis = await browser.newContext({ viewport: { width: breed, height: hoog } });
  const later = await thuis.newPage();
  await later.goto('/app/auth/login');
  await fillLogin(later, `vera.september${breed}`, WACHTWOORD);
  await groepenOpen(later);
  await openYear(later);
  await expect(later.getByRole('checkbox', { name: 'Groep 1a is nagekeken' })).toBeChecked();
  await expect(later.getByText(`1 van ${GROEPEN} nagekeken`)).toBeVisible();
  await thuis.close();
  await openYear(page);
  await expect(page.getByRole('checkbox', { name: 'Groep 1a is nagekeken' })).toBeChecked();
}

async function letItBegin(page: Page): Promise<void> {
  await openYear(page);
  await page.getByRole('button', { name: /^Laat .* ingaan$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Laat .* ingaan$/ })
    .click();
  await expect(page.getByText('Het nieuwe schooljaar is ingegaan')).toBeVisible({ timeout: 60_000 });
}

async function undoYear(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Nieuw schooljaar' }).first().click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  const vraag = page.getByRole('dialog', { name: /^Schooljaar .* ongedaan maken\?$/ });
  await vraag.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles staat weer zoals het was.')).toBeVisible({ timeout: 60_000 });
}

const SEPTEMBER: readonly Taak[] = [
  { taak: 'read in the whole school (EdeXML), the wrong file', klikken: 3, doe: readFile },
  { taak: 'take back a file that was the wrong one', klikken: 4, doe: takeBack },
  { taak: 'read in the whole school (EdeXML)', klikken: 3, doe: readFile },
  { taak: 'login cards for everybody', klikken: 3, doe: makeCards },
  { taak: 'invite all docenten', klikken: 4, doe: inviteAll },
  { taak: 'find a child by a part of its name, look, and back to the same list', klikken: 4, velden: 1, doe: findChild },
  { taak: 'move three children of three groepen', klikken: 9, doe: moveThree },
  { taak: 'throw away three children of three groepen', klikken: 7, doe: throwThree },
  { taak: 'bring them back', klikken: 1, doe: bringBack },
  { taak: 'give two docenten a groep more', klikken: 6, doe: giveTwo },
  { taak: 'login cards of two groepen', klikken: 7, doe: cardsOfTwo },
  { taak: 'begin with Nieuw schooljaar, and leave it', klikken: 3, doe: beginYear },
  { taak: 'go on with it on another day, on another device', klikken: 2, doe: goOn },
  { taak: 'let the new year begin', klikken: 4, doe: letItBegin },
  { taak: 'undo a jaarovergang', klikken: 3, doe: undoYear },
];
/** Goes on where the task before it ended. */
const BLIJFT: ReadonlySet<Taak['doe']> = new Set([bringBack]);

for (const school of MATEN)
  test(
    `a schooladmin of a large school does all of September, at ${school.breed}x${school.hoog}`,
    { tag: '@zelden' },
    async ({ page, browser }) => {
      test.setTimeout(900_000);
      const { breed, hoog, brin } = school;
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
      const begin = page.url();
      const measure = await openDesk(page, school);
      for (const taak of SEPTEMBER) {
        if (!BLIJFT.has(taak.doe)) {
          await page.goto(begin);
          await groepenOpen(page);
        }
        await measure(taak, browser);
      }
      await expectNothingWrong(page);
    },
  );
