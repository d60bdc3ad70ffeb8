/**
 * The first day of a school that makes its groep by hand and of its docent: every row of its table in docs/clicks.md, at both sizes, counted by a listener in
 * the page and held against the table.
 */
import { expect, type Page } from '@playwright/test';
import { becomeOffice, groepenOpen, MATEN, openDesk, openSchool, type School, type Taak, WACHTWOORD } from '../support/nieuwe-school.ts';
import { linkIn, mailTo } from '../support/postbus.ts';
import { test } from '../support/proef.ts';

const GROEP = 'De Kraaien';
const DOCENT = { roepnaam: 'Kraai', achternaam: 'Zwart' };
const KINDEREN = ['Aya Bakker', 'Bram de Vries', 'Çağla Yılmaz', 'Daan van den Berg', 'Eefje Öztürk', 'Finn ’t Hart'];
const mailVan = ({ breed }: School): string => `kraai${breed}@september.test`;

async function openAccount(page: Page, school: School): Promise<void> {
  await page.goto(linkIn(await mailTo(mailVan(school))));
  await page.getByLabel('Gebruikersnaam').fill(`kraai.september${school.breed}`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD);
  await page.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await groepenOpen(page);
}

async function inviteOne(page: Page, school: School): Promise<void> {
  await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await page.getByRole('button', { name: 'Docent uitnodigen' }).click();
  const dialoog = page.getByRole('dialog');
  await dialoog.getByLabel('Roepnaam').fill(DOCENT.roepnaam);
  await dialoog.getByLabel('Achternaam').fill(DOCENT.achternaam);
  await dialoog.getByLabel('E-mailadres').fill(mailVan(school));
  await dialoog.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expect(page.getByText(`De uitnodiging is verstuurd naar ${mailVan(school)}.`)).toBeVisible();
}

async function makeGroep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Groep toevoegen' }).first().click();
  const dialoog = page.getByRole('dialog');
  // Who opened it by keyboard types on.
  await expect(dialoog.getByLabel('Naam van de groep')).toBeFocused();
  await dialoog.getByLabel('Naam van de groep').fill(GROEP);
  await dialoog.getByLabel('groep 5', { exact: true }).check();
  await dialoog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('link', { name: GROEP }).first()).toBeVisible();
}

async function giveGroep(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await page.getByRole('button', { name: 'Opties voor Kraai Zwart' }).click();
  await page.getByRole('menuitem', { name: 'Groepen wijzigen' }).click();
  const dialoog = page.getByRole('dialog', { name: 'Groepen van Kraai Zwart' });
  await dialoog.getByLabel(GROEP).check();
  await dialoog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dialoog).toBeHidden();
}

async function mendName(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await page.getByRole('button', { name: 'Opties voor Kraai Zwart' }).click();
  await page.getByRole('menuitem', { name: 'Naam wijzigen' }).click();
  const dialoog = page.getByRole('dialog', { name: 'Naam van Kraai Zwart' });
  await dialoog.getByLabel('Achternaam').fill('de Zwart');
  await dialoog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('button', { name: 'Opties voor Kraai de Zwart' })).toBeVisible();
}

async function pasteNames(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
  await page.getByLabel('Namen').fill(KINDEREN.join('\n'));
  await page.getByRole('button', { name: 'Lees de namen' }).click();
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await page.getByRole('button', { name: `Voeg ${KINDEREN.length} leerlingen toe` }).click();
  await expect(page.getByText(`${KINDEREN.length} leerlingen toegevoegd`)).toBeVisible();
}

async function cardsOfAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
  await page.getByRole('button', { name: `Maak ${KINDEREN.length} kaarten` }).click();
  await expect(page.getByRole('region', { name: 'Aya' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Afdrukken' }).first().click();
  await expect(page.locator('body[data-gedrukt]')).toBeAttached();
}

const BEHEERDER: readonly Taak[] = [
  { taak: 'invite one docent', klikken: 3, velden: 3, doe: inviteOne },
  { taak: 'make a groep', klikken: 3, velden: 1, doe: makeGroep },
  { taak: 'give it to a docent who is there already', klikken: 5, doe: giveGroep },
  { taak: 'mend the name of a docent', klikken: 4, velden: 1, doe: mendName },
];
/** Each from the screen of her groep. */
const EERSTE_DAG: readonly Taak[] = [
  { taak: 'put the leerlingen in, pasted', klikken: 3, velden: 1, doe: pasteNames },
  { taak: 'make their cards', klikken: 3, doe: cardsOfAll },
  ...['Voortgang van de groep', 'Klassendictee', 'Woordlijsten', 'Oefeninstellingen', 'Inlogkaarten'].map((naam) => ({
    taak: `to ${naam}`,
    klikken: 1,
    doe: async (page: Page) => {
      await page
        .getByRole('navigation', { name: new RegExp(GROEP) })
        .getByRole('link', { name: naam })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: GROEP, exact: true })).toBeHidden();
    },
  })),
];

for (const { breed, hoog } of MATEN)
  test(
    `who keeps the school and its docent get through a first day, at ${breed}x${hoog}`,
    { tag: '@zelden' },
    async ({ page, browser }) => {
      const school = { breed, hoog, brin: breed === 1024 ? '97XV' : '97XW' };
      await page.setViewportSize({ width: breed, height: hoog });
      const kantoor = await becomeOffice(browser);
      const naam = `eerste${breed}`;
      await openSchool(kantoor, page, {
        naam: `School ${naam}`,
        email: `${naam}@september.test`,
        gebruikersnaam: `vera.${naam}`,
        brin: school.brin,
      });
      await kantoor.context().close();
      const begin = page.url();
      const measure = await openDesk(page, school);
      for (const taak of BEHEERDER) {
        await page.goto(begin);
        await groepenOpen(page);
        await measure(taak, browser);
      }
      const bureau = await browser.newContext({ viewport: { width: breed, height: hoog } });
      const docent = await bureau.newPage();
      const measureHers = await openDesk(docent, school);
      await measureHers({ taak: 'open the account from the mail', klikken: 1, velden: 2, doe: openAccount }, browser);
      await docent.getByRole('link', { name: GROEP }).first().click();
      await expect(docent.getByRole('heading', { level: 1, name: GROEP })).toBeVisible();
      const groep = docent.url();
      for (const taak of EERSTE_DAG) {
        if (taak.doe !== cardsOfAll) {
          await docent.goto(groep);
          await expect(docent.getByRole('heading', { level: 1, name: GROEP })).toBeVisible();
        }
        await measureHers(taak, browser);
      }
      await bureau.close();
    },
  );
