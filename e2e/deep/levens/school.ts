/** Three weeks of a Flemish school: a klas from pasted names, a leerkracht, practice, and the minimumdoelen where one looks. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { type Aanvrager, adminVan, becomeCustomer, gaatGoed, gaatMoeizaam, NEDERLANDS, practiseTogether } from './aanvraag.ts';
import { walk } from './wandelen.ts';
import { type Inlog, see, takeCard, type Wereld } from './wereld.ts';

const WIE: Aanvrager = {
  regio: 'be',
  voor: 'Voor een school',
  organisatie: 'Vrije Basisschool Ter Linde',
  nummer: { label: 'Instellingsnummer', waarde: '987654' },
  plaats: 'Sint-Niklaas',
  naam: 'Liesbeth Van den Bossche',
  email: 'directie@terlinde.test',
  inlog: { gebruikersnaam: 'liesbeth.linde', wachtwoord: 'zeven stille zwanen' },
  vreemd: NEDERLANDS,
};

/** A door of everybody with children of her own, to which a home leads. */
const VAN_THUIS = ['/admins/:adminId/groepen/:groepId/kinderen-toevoegen'];

/** Of a leerkracht whom the school lets move children. */
const VERHUIZEN = [
  '/admins/:adminId/verhuistokens',
  '/admins/:adminId/groepen/:groepId/verhuistoken-inlezen',
  '/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/verhuistoken',
];

interface Leven {
  readonly page: Page;
  readonly look: (naam: string) => Promise<void>;
  readonly taak: (naam?: string) => Promise<unknown>;
}

/** Gives the path of the klas. */
async function makeKlas({ page, look, taak }: Leven): Promise<string> {
  await see(page.getByRole('heading', { name: 'Zo begin je' })).toBeVisible();
  await look('3-begin');
  await page.getByRole('button', { name: 'Klas toevoegen' }).first().click();
  await page.getByRole('dialog').getByLabel('Naam van de klas').fill('3A');
  await page.getByRole('dialog').getByLabel('3de leerjaar').check();
  await look('4-klas');
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('link', { name: '3A' }).first().click();
  await page.waitForURL(/\/groepen\/[0-9a-f-]{36}$/);
  await taak('een klas maken');
  return new URL(page.url()).pathname;
}

async function pasteNames({ page, look, taak }: Leven): Promise<readonly [lore: Inlog, mathis: Inlog]> {
  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
  await page.getByLabel('Namen', { exact: true }).fill('Lore Van den Broeck\nMathis De Smet');
  await page.getByRole('button', { name: 'Lees de namen' }).click();
  await see(page.getByRole('textbox', { name: /Achternaam/ }).first()).toHaveValue('Van den Broeck');
  await look('5-namen');
  await page.getByRole('button', { name: 'Voeg 2 leerlingen toe' }).click();
  await taak('de namen erin, geplakt');
  await page.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
  const lore = await takeCard(page, 'Lore');
  await taak('de inlogkaarten maken');
  const [naam = '', woorden = ''] = await page.getByRole('region', { name: 'Mathis' }).getByRole('definition').allInnerTexts();
  return [lore, { gebruikersnaam: naam, wachtwoord: woorden }];
}

/** A leerkracht is invited, makes her account on a device of her own, and everything that she can reach there is hers. */
async function inviteLeerkracht(wereld: Wereld, { page, look, taak }: Leven, adminId: string): Promise<void> {
  const email = 'joke@terlinde.test';
  await page.goto(`/admins/${adminId}/docenten`);
  await taak();
  await page.getByRole('button', { name: 'Leerkracht uitnodigen' }).first().click();
  const vraag = page.getByRole('dialog');
  await vraag.getByLabel('Roepnaam').fill('Joke');
  await vraag.getByLabel('Achternaam').fill('Vanden Abeele');
  await vraag.getByLabel('E-mailadres').fill(email);
  await vraag.getByLabel('3A').check();
  await look('16-leerkracht');
  await vraag.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await see(page.getByText(`De uitnodiging is verstuurd naar ${email}.`)).toBeVisible();
  await taak();
  const eigen = await wereld.openApparaat('be');
  await eigen.goto(await wereld.linkIn(email));
  await eigen.getByLabel('Gebruikersnaam').fill('joke.linde');
  await eigen.getByLabel('Wachtwoord', { exact: true }).fill('negen bonte fietsen');
  await eigen.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await eigen.waitForURL(/\/groepen(\/[0-9a-f-]{36})?$/);
  await wereld.look(eigen, 'leerkracht-1', NEDERLANDS);
  const begin = new URL(eigen.url()).pathname;
  await walk(wereld, eigen, { naam: 'leerkracht', rol: 'docent', begin, vreemd: NEDERLANDS, alleenPerAdres: [...VAN_THUIS, ...VERHUIZEN] });
  await eigen.context().close();
}

export async function liveAsSchool(wereld: Wereld): Promise<void> {
  await wereld.leef('2027-04-12');
  const page = await becomeCustomer(wereld, WIE, 'school');
  const adminId = adminVan(page);
  const look = (naam: string): Promise<void> => wereld.look(page, `school-${naam}`, NEDERLANDS);
  const leven: Leven = { page, look, taak: (naam) => wereld.teller.taak(page, naam) };
  const klas = await makeKlas(leven);
  const [lore, mathis] = await pasteNames(leven);
  const open = async (pad: string): Promise<void> => wereld.enter(page, await wereld.tokenVan(WIE.inlog), pad);

  assert.ok((await wereld.practiseDays([lore, mathis], 3, gaatGoed)) > 20);
  await open(klas);
  await see(page.getByText('2 leerlingen', { exact: false }).first()).toBeVisible();
  await see(page.getByRole('rowheader', { name: /^Lore/ })).toBeVisible();
  await look('6-week1');
  await open(`/admins/${adminId}/docenten`);
  await see(page.getByRole('heading', { level: 1, name: 'Leerkrachten' })).toBeVisible();
  await look('7-leerkrachten');

  wereld.begin('2027-04-19');
  assert.ok((await wereld.practiseDays([lore], 4, gaatMoeizaam)) > 10);
  await open(klas);
  await see(page.getByText('9 dagen niet geoefend').first()).toBeVisible();
  await look('8-week2');
  wereld.begin('2027-04-26');
  assert.ok((await wereld.practiseDays([lore, mathis], 2, gaatGoed)) > 10);
  await open(klas);
  await leven.taak();
  await page.getByRole('rowheader', { name: /^Lore/ }).getByRole('link').click();
  await practiseTogether(page, 'Lore', WIE.inlog.wachtwoord);
  await leven.taak();
  for (const [pad, kort] of [
    [klas, '9-week3'],
    [`${klas}/voortgang`, '10-voortgang'],
    [`${klas}/klassendictee`, '11-dictee'],
    [`${klas}/oefeninstellingen`, '12-instellingen'],
    [`/admins/${adminId}/edexml`, '13-inlezen'],
    [`/admins/${adminId}/accountgegevens`, '14-gegevens'],
    ['/site/minimumdoelen', '15-minimumdoelen'],
  ] as const) {
    await open(pad);
    await see(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await look(kort);
  }
  await inviteLeerkracht(wereld, leven, adminId);
  // Everything that she can reach is hers.
  const begin = `/admins/${adminId}/groepen`;
  await open(begin);
  await walk(wereld, page, { naam: 'school', rol: 'schooladmin', begin, vreemd: NEDERLANDS, alleenPerAdres: VAN_THUIS });
  await leven.taak();
  await page.context().close();
  wereld.expectNothingFound();
  wereld.teller.sluit('A Flemish school');
}
