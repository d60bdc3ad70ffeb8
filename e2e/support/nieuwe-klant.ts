/** The way of a new customer, step by step: from a visitor who reads to a child that plays. Each step ends where the next begins. */
import { expect, type Page } from '@playwright/test';
import type { Regio } from '../../packages/domain/src/admin.ts';
import { fillLogin, LANDING } from './people.ts';
import { readForm } from './read-form.ts';
import { linkIn, mailTo } from './postbus.ts';
import { ADRES } from './server.ts';
import { openGame, typeTaak, typeWord, waitForNext } from './spelen.ts';
import { munten, pickTaak, type TaakKort } from './taken.ts';

/** Who asks for an account, and what she makes, in the words of her region. */
export interface Klant {
  readonly regio: Regio;
  readonly school: string;
  readonly plaats: string;
  readonly nummer: { readonly label: string; readonly waarde: string };
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly email: string;
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
  readonly groep: { readonly woord: string; readonly nieuw: string; readonly veld: string; readonly naam: string; readonly jaar: string };
  readonly kind: string;
  /** Plays the trial to its end, or stops in the middle. */
  readonly helemaal: boolean;
}

/** What a child needs to log in. */
export interface Kaartje {
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
}

/** As the end of a trial says it. */
const KLAAR = 'Klaar!';

const naamVan = ({ roepnaam, achternaam }: Klant): string => `${roepnaam} ${achternaam}`;

/** A visitor looks around: what it is, what it costs for her kind of school. Every page begins at its top. */
export async function readSite(page: Page, { groep }: Klant): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/site\/home$/);
  await expect(page.getByText(`Bij elke ${groep.woord} staat bovenaan`)).toBeVisible();
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' });
  await foot.scrollIntoViewIfNeeded();
  await foot.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wat kost het?' })).toBeInViewport();
  await page.getByLabel('Aantal leerlingen').fill('85');
  await expect(page.getByRole('status').filter({ hasText: 'per schooljaar' })).toBeVisible();
  await page.goBack();
}

/** She plays a word wrong and reads why. Nothing of what she plays is sent to us. */
async function beginTrial(page: Page): Promise<TaakKort> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/site/proeftaken/'));
  await page.getByRole('link', { name: /Piñata/ }).click();
  const taak: TaakKort = await (await answer).json();
  await page.getByRole('button', { name: 'Spelen', exact: true }).click();
  await page.getByRole('region', { name: 'Speelveld' }).waitFor();
  await typeWord(page, 'hont');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Let op het eind.')).toBeVisible();
  await page.getByRole('button', { name: 'Meer hulp' }).click();
  await expect(page.getByText(/langer/)).toBeVisible();
  await page.getByRole('button', { name: 'Nog een keer' }).click();
  return taak;
}

/** Plays on to the end; the word that went wrong comes back. */
async function finishTrial(page: Page, taak: TaakKort): Promise<void> {
  await typeWord(page, 'hond');
  await waitForNext(page, 1, taak.opgaven.length, KLAAR);
  await typeTaak(page, taak, 1, taak.opgaven.length, KLAAR);
  await typeWord(page, 'hond');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Je schreef 4 van de 5 woorden in één keer goed.')).toBeVisible();
}

async function stopTrial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByRole('button', { name: 'Stop en ga terug' }).click();
}

/** A trial, to its end or not, after which the form that asks for an account is one click away. */
export async function playTrial(page: Page, { helemaal }: Klant): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const taak = await beginTrial(page);
  await (helemaal ? finishTrial(page, taak) : stopTrial(page));
  expect(sent).toEqual([]);
  const naar = helemaal
    ? page.getByRole('button', { name: 'Vraag een account aan' })
    : page.getByRole('link', { name: 'Vraag een account aan' });
  await naar.first().click();
  await expect(page).toHaveURL(/\/site\/aanvraagformulier$/);
}

export async function apply(page: Page, klant: Klant): Promise<void> {
  await page.getByLabel('Voor een school').check();
  await page.getByLabel('School of praktijk').fill(klant.school);
  await page.getByLabel(klant.nummer.label).fill(klant.nummer.waarde);
  await page.getByLabel('Plaats').fill(klant.plaats);
  await page.getByLabel('Hoeveel leerlingen ongeveer?').fill('85');
  await page.getByLabel('Je naam').fill(naamVan(klant));
  await page.getByLabel('Je e-mailadres').fill(klant.email);
  await readForm(page);
  await page.getByRole('button', { name: 'Vraag een account aan' }).click();
  await expect(page.getByText(`Een kopie gaat naar ${klant.email}.`)).toBeVisible();
  expect((await mailTo(klant.email)).onderwerp).toContain('We hebben je aanvraag');
}

/** Somebody of our office, logged in: two clicks make the account. */
export async function acceptApplication(page: Page, klant: Klant): Promise<void> {
  await page.goto('/superadmin/aanvragen');
  await page.getByRole('button', { name: `Bekijk: ${naamVan(klant)}` }).click();
  await page.getByRole('link', { name: 'Maak het account' }).click();
  await page.getByRole('button', { name: 'Aanmaken en uitnodigen' }).click();
  await expect(page.getByRole('heading', { name: klant.school })).toBeVisible();
  await expect.poll(async () => (await mailTo(klant.email)).onderwerp).toContain('staat klaar');
}

/** By the link in the mail, which leads to the host of her region. */
export async function openAccount(page: Page, klant: Klant): Promise<void> {
  const mail = await mailTo(klant.email);
  expect(mail.tekst).toContain(`${ADRES[klant.regio]}/`);
  await page.goto(linkIn(mail));
  await page.getByLabel('Gebruikersnaam').fill(klant.gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(klant.wachtwoord);
  await page.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await expect(page).toHaveURL(LANDING.schooladmin);
}

export async function makeGroep(page: Page, { groep }: Klant): Promise<void> {
  await page.getByRole('button', { name: groep.nieuw }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(groep.veld).fill(groep.naam);
  await dialog.getByLabel(groep.jaar).check();
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('link', { name: groep.naam }).first().click();
}

/** Adds the first child; the card that is printed for it says how it logs in. */
export async function addKind(page: Page, { kind }: Klant): Promise<Kaartje> {
  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
  await page.getByLabel('Rij 1, Roepnaam').fill(kind);
  await page.getByRole('button', { name: 'Voeg 1 leerling toe' }).click();
  await page.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
  await page.getByRole('button', { name: 'Maak 1 kaart' }).click();
  const kaart = page.getByRole('region', { name: kind });
  await expect(kaart.getByRole('definition')).toHaveCount(2);
  const [gebruikersnaam = '', wachtwoord = ''] = await kaart.getByRole('definition').allInnerTexts();
  return { gebruikersnaam, wachtwoord };
}

/** In the ordinary run the first words of the taak; in the deep one all of it, with its coins. */
const DEEP = process.env.E2E_DEEP === '1';
const WOORDEN = 3;

/** The child logs in with its card and plays its first taak. */
export async function playFirstTaak(page: Page, { gebruikersnaam, wachtwoord }: Kaartje): Promise<void> {
  await page.goto('/app/auth/login');
  await fillLogin(page, gebruikersnaam, wachtwoord);
  await expect(page).toHaveURL(LANDING.leerling);
  await expect(page.getByRole('link', { name: 'Begin' }).first()).toBeVisible();
  const taak = await pickTaak(page, 'piñata');
  await openGame(page, taak, 'piñata');
  if (!DEEP) return typeTaak(page, taak, 0, WOORDEN);
  await typeTaak(page, taak);
  await expect(page.getByRole('heading', { name: 'Taak klaar' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => munten(page)).toBe(taak.munten);
}

/** Her groep tells that its first child practised. */
export async function seeKind(page: Page, { groep, kind }: Klant): Promise<void> {
  await page.getByRole('link', { name: groep.naam }).first().click();
  await expect(page.getByText('1 leerling · 1 oefende vandaag')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: kind })).toBeVisible();
}
