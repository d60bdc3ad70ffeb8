/** From an empty account to the import of next year: a school year of a schooladmin, a docent and two children, in one go. */
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, fillLogin, tokenOf, viaMeer } from '../support/people.ts';
import { linkIn, mailTo } from '../support/postbus.ts';
import { test } from '../support/proef.ts';
import { leerlingIdOf, misspell, openTaken, SPELLING } from '../support/taken.ts';

test.describe.configure({ mode: 'serial' });
// Two desks, the whole day.
test.use({ keepsWindows: true });

const FILES = path.join(import.meta.dirname, '../../apps/server/test/bestanden/edexml');
const WACHTWOORD = 'vier paarse olifanten';
/** A second try makes a school of its own. */
const NR = crypto.randomUUID().slice(0, 8);
const BEHEERDER = `noor-${NR}@vlieg.test`;
const DOCENT = `uilke-${NR}@vlieg.test`;

/** What later tests need of earlier ones. */
let admin: Page;
let docent: Page;
let woordkaart = { naam: '', woorden: '' };
let plaatjeskaart: { readonly code: string; readonly plaatjes: readonly string[] } = { code: '', plaatjes: [] };
let fout: { readonly woord: string; readonly gegeven: string } = { woord: '', gegeven: '' };

const desks: BrowserContext[] = [];
async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  desks.push(context);
  return context.newPage();
}
test.afterAll(() => Promise.all(desks.map((desk) => desk.close())));

/** Our office makes a school; nothing is in it. */
async function createSchool(page: Page): Promise<void> {
  const token = await tokenOf(page, 'office');
  const answer = await page.request.post('/api/office/admins', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      id: crypto.randomUUID(),
      soort: 'school',
      regio: 'nl',
      naam: 'Basisschool De Vlieger',
      instellingsnummer: '',
      plaats: 'Hoorn',
      beheerder: { id: crypto.randomUUID(), roepnaam: 'Noor', achternaam: 'Vlieg', email: BEHEERDER },
      licentie: { van: '2024-08-01', tot: '2030-07-31', plaatsen: 20, pakketten: ['zorgtraject'] },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function accept(page: Page, aan: string, gebruikersnaam: string): Promise<void> {
  await page.goto(linkIn(await mailTo(aan)));
  await page.getByLabel('Gebruikersnaam').fill(gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD);
  await page.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await expect(page).toHaveURL(/\/groepen$/);
}

const chooseFile = (page: Page, naam: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(path.join(FILES, `${naam}.xml`));

/** The password is asked once more when the login is not fresh. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toepassen' }).click();
  const done = page.getByText('Het bestand is ingelezen');
  const ask = page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true });
  await expect(done.or(ask)).toBeVisible();
  if (await ask.isVisible()) {
    await ask.fill(WACHTWOORD);
    await ask.press('Enter');
  }
  await expect(done).toBeVisible();
}

/** A whole taak, its first word wrong: what the screens of the child send. Playing itself has journeys of its own. */
async function practise(page: Page): Promise<{ readonly woord: string; readonly gegeven: string }> {
  const open = await openTaken(page);
  const taak = open.find(({ somvensterId, opgaven }) => SPELLING.test(somvensterId) && opgaven[0]?.antwoordvorm === 'TYP') ?? open[0];
  const woord = taak?.opgaven[0]?.antwoord ?? '';
  const gegeven = misspell(woord);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const antwoorden = (taak?.opgaven ?? []).map((opgave, i) => ({
    id: crypto.randomUUID(),
    taakId: taak?.id,
    opgaveId: opgave.id,
    poging: 1,
    gegeven: i === 0 ? gegeven : opgave.antwoord,
    rtMs: 6000,
    hints: 0,
    op: new Date().toISOString(),
  }));
  const answer = await page.request.post(`/api/leerlingen/${leerlingIdOf(page)}/antwoorden`, {
    headers: { authorization: `Bearer ${token}` },
    data: { game: taak?.game, antwoorden },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { woord, gegeven };
}

/** A menu of a row or of a groep. */
async function pick(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openGroep(page: Page, naam: string): Promise<void> {
  await page.getByRole('link', { name: 'Groepen', exact: true }).first().click();
  await page.getByRole('link', { name: naam }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: naam })).toBeVisible();
}

const trash = async (page: Page, naam: string): Promise<void> => {
  await page.getByRole('checkbox', { name: `Kies ${naam}` }).check();
  await page.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByText('1 leerling ligt in de prullenbak.')).toBeVisible();
};

async function fitsSmall(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the schooladmin of an empty account is told to read the file of her school, and looks before it counts', async ({ browser }) => {
  admin = await openDesk(browser);
  await createSchool(admin);
  await accept(admin, BEHEERDER, `noor-${NR}`);
  await admin.getByRole('link', { name: 'EdeXML inlezen' }).click();
  await chooseFile(admin, 'mal-afgekapt');
  await expect(admin.getByText('Dit bestand is niet heel.')).toBeVisible();
  await chooseFile(admin, 'sample-school-utf8');
  await expect(admin.getByRole('tab', { name: 'Nieuw (11)' })).toHaveAttribute('aria-selected', 'true');
  await expect(admin.getByRole('button', { name: 'Toepassen' })).toBeDisabled();
  await admin.getByRole('checkbox', { name: 'Neem Wimpie mee' }).uncheck();
  await admin.getByRole('checkbox', { name: 'Dit is het bestand van onze school' }).check();
  await expect(admin.getByText('10 nieuw, 0 gewijzigd, 0 naar de prullenbak. Docenten: 4.')).toBeVisible();
  await admin.getByRole('tab', { name: 'Docenten (4)' }).click();
  await admin.getByRole('checkbox', { name: "Neem Anna d'Directeur mee" }).uncheck();
  await fitsSmall(admin);
  await apply(admin);
  await admin.getByRole('link', { name: 'Naar de groepen' }).click();
  await expect(admin.getByRole('link', { name: 'Groep 3/4 De Vossen' }).first()).toBeVisible();
});

test('she corrects: a class of her own, a new child, a wrong groep, a child thrown away by mistake', async () => {
  await admin.getByRole('button', { name: 'Groep toevoegen' }).click();
  await admin.getByLabel('Naam van de groep').fill('De Uilen');
  await admin.getByRole('button', { name: 'Bewaar' }).click();
  await expect(admin.getByText('Kies ten minste één waarde')).toBeVisible();
  await admin.getByLabel('groep 3', { exact: true }).check();
  await admin.getByLabel('groep 6', { exact: true }).check();
  await admin.getByRole('button', { name: 'Bewaar' }).click();
  await admin.getByRole('link', { name: 'De Uilen', exact: true }).first().click();
  await admin.getByRole('link', { name: 'Leerlingen toevoegen' }).click();
  await admin.getByLabel('Namen').fill('Roepnaam\tTussenvoegsel\tAchternaam\tGroep\nNina\t\tNieuw\t6\nKees\t\tKnol\t3\nnina\t\tnieuw\t6');
  // Her login ends before she saved: what she typed waits for her.
  await admin.evaluate(() => {
    const user: Record<string, unknown> = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, exp: 1 }));
  });
  await admin.reload();
  await fillLogin(admin, `noor-${NR}`, WACHTWOORD);
  await expect(admin.getByText('Het staat er weer.')).toBeVisible();
  await expect(admin.getByLabel('Namen')).toHaveValue(/Nieuw/);
  await admin.getByRole('button', { name: 'Lees de namen' }).click();
  await expect(admin.getByText('Staat twee keer in deze lijst')).toBeVisible();
  await admin.getByRole('button', { name: 'Voeg 2 leerlingen toe' }).click();
  await expect(admin.getByRole('alert')).toContainText('2 leerlingen toegevoegd');
  // One after another in the same row: each is somebody else.
  for (const naam of ['Ties', 'Tara']) {
    await admin.getByLabel(/^Rij 1, Roepnaam/).fill(naam);
    await admin.getByRole('button', { name: 'Voeg 1 leerling toe' }).click();
    await expect(admin.getByRole('alert')).toContainText('1 leerling toegevoegd');
    await expect(admin.getByLabel(/^Rij 1, Roepnaam/)).toHaveValue('');
  }
  await openGroep(admin, 'De Uilen');
  await pick(admin, 'Meer voor De Uilen', 'Leerlingen beheren');
  for (const naam of ['Ties', 'Tara']) await expect(admin.getByRole('rowheader', { name: naam })).toBeVisible();
  await trash(admin, 'Kees Knol');
  await admin.getByRole('button', { name: 'Zet terug' }).click();
  await expect(admin.getByRole('rowheader', { name: 'Kees Knol' })).toBeVisible();
  await trash(admin, 'Kees Knol');
  await viaMeer(admin, 'Prullenbak');
  await admin.getByRole('checkbox', { name: 'Kies Kees Knol' }).check();
  await admin.getByRole('button', { name: 'Zet terug' }).click();
  await expect(admin.getByText('1 leerling is terug in de groep.')).toBeVisible();
  await fitsSmall(admin);
  await openGroep(admin, 'Zonder groep');
  await pick(admin, 'Meer voor Zonder groep', 'Leerlingen beheren');
  await admin.getByRole('checkbox', { name: 'Kies Stamgroep Zonder' }).check();
  await admin.getByRole('button', { name: 'Naar een andere groep' }).click();
  await admin.getByRole('combobox', { name: 'Naar welke groep?' }).click();
  await admin.getByRole('option', { name: 'Groep 5A' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await expect(admin.getByText('1 leerling zit nu in Groep 5A.')).toBeVisible();
});

test('she invites the docent of the file and hands out cards: words for groep 5, pictures for groep 3 and 4', async () => {
  await admin.getByRole('link', { name: 'Docenten', exact: true }).first().click();
  await expect(admin.getByText('Nog niet uitgenodigd').first()).toBeVisible();
  await pick(admin, 'Opties voor Uilke Veldman', 'Uitnodigen');
  await admin.getByRole('dialog').getByLabel('E-mailadres').fill(DOCENT);
  await admin.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expect(admin.getByText(`De uitnodiging is verstuurd naar ${DOCENT}.`)).toBeVisible();
  await openGroep(admin, 'Groep 5A');
  await admin.getByRole('link', { name: 'Inlogkaarten', exact: true }).click();
  await admin.getByRole('button', { name: 'Maak 4 kaarten' }).click();
  const card = admin.getByRole('region', { name: 'Zoë' });
  await expect(card.getByText('Scan om in te loggen')).toBeAttached();
  const [naam = '', woorden = ''] = await card.getByRole('definition').allInnerTexts();
  expect(naam).toMatch(/^zoe\b/);
  woordkaart = { naam, woorden };
  await expectNoSidewaysScroll(admin);
  await openGroep(admin, 'Groep 3/4 De Vossen');
  await admin.getByRole('link', { name: 'Inlogkaarten', exact: true }).click();
  await admin.getByRole('radio', { name: /^Met vier plaatjes/ }).check();
  await admin.getByRole('button', { name: 'Maak 3 kaarten' }).click();
  const young = admin.getByRole('region', { name: 'Sanne' });
  const code = await young.getByRole('definition').first().innerText();
  const plaatjes = await young.locator('p img').evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));
  plaatjeskaart = { code, plaatjes };
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('navigation').first()).toBeHidden();
  await expect(young).toBeVisible();
  await admin.emulateMedia({ media: 'screen' });
});

test('a child of groep 3 gets in with its pictures, and a child of groep 5 practises with its two words', async ({ browser }) => {
  const desk = await openDesk(browser);
  await desk.goto(`/app/auth/login-plaatjes#code=${plaatjeskaart.code}`);
  await desk.getByRole('button', { name: 'Sanne' }).click();
  for (const plaatje of plaatjeskaart.plaatjes) await desk.getByRole('button', { name: plaatje, exact: true }).click();
  await expect(desk).toHaveURL(/\/landkaart$/);
  await desk.context().close();

  const own = await openDesk(browser);
  await own.goto(`/app/auth/login#naam=${woordkaart.naam}`);
  await expect(own.getByLabel('Gebruikersnaam')).toHaveValue(woordkaart.naam);
  await own.getByLabel('Wachtwoord', { exact: true }).fill(woordkaart.woorden.toUpperCase());
  await own.getByRole('button', { name: 'Inloggen' }).click();
  await expect(own).toHaveURL(/\/landkaart$/);
  fout = await practise(own);
  await own.context().close();
});

test('the docent looks what went wrong, adjusts the practice of this child and prints the report', async ({ browser }) => {
  docent = await openDesk(browser);
  await accept(docent, DOCENT, `uilke-${NR}`);
  await openGroep(docent, 'Groep 5A');
  await docent
    .getByRole('link', { name: /Ōtsuka-Peeters/ })
    .first()
    .click();
  await docent
    .locator('summary')
    .filter({ hasText: /^Fouten$/ })
    .click();
  await expect(docent.getByRole('table', { name: 'Fouten met de regel' }).getByRole('row').nth(1)).toContainText(fout.gegeven);
  await docent.getByRole('link', { name: 'Oefeninstellingen' }).click();
  await docent.getByRole('combobox', { name: 'Hoeveel er meteen goed gaat' }).click();
  await docent.getByRole('option', { name: /^rustig/ }).click();
  await docent.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(docent.getByText('Bewaard. Het geldt vanaf de volgende taak.')).toBeVisible();
  await docent.goBack();
  await docent.getByRole('link', { name: 'Rapport voor ouders' }).click();
  await docent.evaluate(() => {
    window.print = () => document.body.setAttribute('data-gedrukt', '');
  });
  await docent.getByRole('button', { name: 'Rapport afdrukken' }).click();
  await expect(docent.locator('body[data-gedrukt]')).toBeAttached();
  expect((await docent.pdf({ format: 'A4' })).length).toBeGreaterThan(5000);
  await openGroep(docent, 'Groep 5A');
  await docent.getByRole('link', { name: 'Voortgang van de groep' }).click();
  await expect(docent.getByRole('grid').getByRole('rowheader', { name: /Ōtsuka-Peeters/ })).toBeVisible();
  await docent.context().close();
});

test('next year the same school again: what changed is shown, who is there already is known, nobody disappears unasked', async () => {
  await viaMeer(admin, 'EdeXML inlezen');
  await chooseFile(admin, 'sample-school-volgend-jaar');
  // The child that came during the year was typed in by hand.
  await admin.getByLabel('Wie is dit?').first().click();
  await admin.getByRole('option', { name: 'Nina Nieuw uit De Uilen' }).click();
  await admin.getByRole('tab', { name: /^Gewijzigd/ }).click();
  const sanne = admin.getByRole('row').filter({ hasText: 'Sanne' });
  await expect(sanne.locator('del').first()).toHaveText('Sanne de Vries');
  await expect(sanne.locator('ins').first()).toHaveText('Sanne de Vries-Bakker');
  await admin.getByRole('tab', { name: /^Weg/ }).click();
  const sean = admin.getByRole('checkbox', { name: "Neem Seán O'Neill mee" });
  await expect(sean).not.toBeChecked();
  await sean.check();
  await apply(admin);
  await expect(admin.getByText(/, 1 naar de prullenbak/)).toBeVisible();
  await viaMeer(admin, 'Prullenbak');
  await expect(admin.getByRole('rowheader', { name: "Seán O'Neill" })).toBeVisible();
  // What a child did goes along to its new groep.
  await openGroep(admin, 'Groep 6A');
  await admin
    .getByRole('link', { name: /Ōtsuka-Peeters/ })
    .first()
    .click();
  await admin
    .locator('summary')
    .filter({ hasText: /^Fouten$/ })
    .click();
  await expect(admin.getByRole('table', { name: 'Fouten met de regel' }).getByRole('row').nth(1)).toContainText(fout.gegeven);
  await admin.context().close();
});
