/** What a docent does in her weeks, each task as she would do it on the screens. Nothing here counts: that is done by a listener in the page. */
import { expect, type Locator, type Page } from '@playwright/test';

export const KINDEREN = ['Aya Bakker', 'Bram de Vries', 'Çağla Yılmaz', 'Daan van den Berg', 'Eefje Öztürk', 'Finn ’t Hart'] as const;
const [EERSTE] = KINDEREN;
export const GROEP = 'De Kraaien';

export interface Taak {
  readonly taak: string;
  readonly doe: (page: Page) => Promise<void>;
}

export const see = expect.configure({ timeout: 20_000 });
const knop = (waar: Page | Locator, name: string | RegExp): Locator => waar.getByRole('button', { name }).first();
const dialoog = (page: Page): Locator => page.getByRole('dialog');
/** Where a lesson begins: a groepje, not one child. */
const les = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Begin een les met uitleg' }) });
const nav = (page: Page, naam: string): Promise<void> =>
  page
    .getByRole('navigation', { name: new RegExp(GROEP) })
    .getByRole('link', { name: naam })
    .first()
    .click();

/** Who keeps the school: one groep, one docent with that groep. */
export const BEHEER: readonly Taak[] = [
  {
    taak: 'een groep maken',
    doe: async (page) => {
      await knop(page, 'Groep toevoegen').click();
      await dialoog(page).getByLabel('Naam van de groep').fill(GROEP);
      await dialoog(page).getByLabel('groep 5', { exact: true }).check();
      await knop(dialoog(page), 'Bewaar').click();
      await see(page.getByRole('link', { name: GROEP }).first()).toBeVisible();
    },
  },
  {
    taak: 'haar docent uitnodigen, met die groep',
    doe: async (page) => {
      await page.getByRole('link', { name: 'Docenten', exact: true }).first().click();
      await knop(page, 'Docent uitnodigen').click();
      await dialoog(page).getByLabel('Roepnaam').fill('Kraai');
      await dialoog(page).getByLabel('Achternaam').fill('Zwart');
      await dialoog(page).getByLabel('E-mailadres').fill('kraai@week.test');
      await dialoog(page).getByLabel(GROEP).check();
      await knop(dialoog(page), 'Verstuur de uitnodiging').click();
      await see(page.getByText('De uitnodiging is verstuurd naar kraai@week.test.')).toBeVisible();
    },
  },
];

/** The first day of the docent, from the screen of her groep. */
export const EERSTE_DAG: readonly Taak[] = [
  {
    taak: 'de namen erin plakken',
    doe: async (page) => {
      await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
      await page.getByLabel('Namen').fill(KINDEREN.join('\n'));
      await knop(page, 'Lees de namen').click();
      await knop(page, `Voeg ${KINDEREN.length} leerlingen toe`).click();
      await see(page.getByText(`${KINDEREN.length} leerlingen toegevoegd`)).toBeVisible();
    },
  },
  {
    taak: 'hun inlogkaarten maken',
    doe: async (page) => {
      await page.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
      await knop(page, `Maak ${KINDEREN.length} kaarten`).click();
      await see(page.getByRole('region', { name: 'Aya' })).toBeVisible();
    },
  },
];

const MAANDAG: readonly Taak[] = [
  { taak: 'zien wie me nodig heeft', doe: (page) => see(page.getByRole('heading', { name: 'Wie heeft je nu nodig?' })).toBeVisible() },
  {
    taak: 'een kind bekijken',
    doe: async (page) => {
      await page.getByRole('link', { name: EERSTE }).first().click();
      await see(page.getByRole('heading', { name: 'Dit eerst' })).toBeVisible();
    },
  },
  {
    taak: 'een kind zoeken',
    doe: async (page) => {
      await knop(page, 'Zoek').click();
      await page.getByRole('combobox', { name: 'Zoek in heel Spelrijk' }).fill('cag');
      await page.getByRole('option', { name: /Çağla/ }).first().click();
      await see(page.getByRole('heading', { name: 'Dit eerst' })).toBeVisible();
    },
  },
];

const DINSDAG: readonly Taak[] = [
  {
    taak: 'een groepje een regel laten oefenen, en vrijdag terugkijken',
    doe: async (page) => {
      await knop(les(page), 'Laat dit oefenen').click();
      await see(dialoog(page).getByRole('checkbox', { name: /^Kijk .* terug met/ })).toBeChecked();
      await knop(dialoog(page), 'Zet klaar').click();
      await see(dialoog(page)).toBeHidden();
      await see(page.getByText(/: oefenen tot en met /).first()).toBeVisible();
    },
  },
  {
    taak: 'een dictee maken van wat misgaat',
    doe: async (page) => {
      await knop(les(page), 'Maak hier een dictee van').click();
      await see(page.getByRole('heading', { level: 1, name: /^Dictee: / })).toBeVisible();
    },
  },
];

const WOENSDAG: readonly Taak[] = [
  {
    taak: 'een regel op een dag van de week zetten',
    doe: async (page) => {
      await knop(page, /^Zet erop: /).click();
      await dialoog(page).getByLabel('Welke regel?').selectOption({ index: 1 });
      await knop(dialoog(page), 'Zet op het weekplan').click();
      await see(dialoog(page)).toBeHidden();
    },
  },
  {
    taak: 'een kind een briefje sturen',
    doe: async (page) => {
      await knop(page, 'Schrijf een briefje').click();
      await dialoog(page).getByRole('group', { name: 'Voor wie?' }).getByRole('checkbox').first().click();
      await knop(dialoog(page), 'Stuur naar 1 kind').click();
      await see(dialoog(page)).toBeHidden();
    },
  },
  {
    taak: 'huiswerk voor thuis',
    doe: async (page) => {
      await page.getByRole('link', { name: 'Huiswerk voor thuis' }).click();
      await see(page.getByLabel('Een zin voor de ouders')).toBeVisible();
    },
  },
];

const DONDERDAG: readonly Taak[] = [
  {
    taak: 'een regel uitleggen op het bord',
    doe: async (page) => {
      await knop(les(page), 'Leg uit op het bord').click();
      await see(page.getByRole('region', { name: 'Uitleg op het bord' })).toBeVisible();
    },
  },
  {
    taak: 'de klas op het bord, zonder namen',
    doe: async (page) => {
      await nav(page, 'Voortgang van de groep');
      await page.getByRole('button', { name: 'Op het bord', exact: true }).click();
      await knop(page, 'Verberg de namen (N)').click();
    },
  },
  {
    taak: 'van de klas naar één vakje, en dat laten oefenen',
    doe: async (page) => {
      await nav(page, 'Voortgang van de groep');
      await page.getByRole('grid').locator('td button').first().click();
      await see(dialoog(page)).toBeVisible();
      await knop(dialoog(page), 'Laat dit oefenen').click();
      await knop(page, 'Zet klaar').click();
      await see(knop(page, 'Zet klaar')).toBeHidden();
    },
  },
];

const VRIJDAG: readonly Taak[] = [
  {
    taak: 'zien wat er van dinsdag kwam',
    doe: (page) => see(page.getByText(/teruggekeken: \d+ van \d+ goed/).first()).toBeVisible(),
  },
  {
    taak: 'de klas op papier',
    doe: async (page) => {
      await nav(page, 'Voortgang van de groep');
      await knop(page, 'Afdrukken').click();
      await knop(dialoog(page), 'Afdrukken').click();
      await see(page.locator('body[data-gedrukt]')).toBeAttached();
    },
  },
  {
    taak: 'het rapport van een kind voor zijn ouders',
    doe: async (page) => {
      await page.getByRole('link', { name: EERSTE }).first().click();
      await page.getByRole('link', { name: 'Rapport voor ouders' }).click();
      await knop(page, 'Rapport afdrukken').click();
      await see(page.locator('body[data-gedrukt]')).toBeAttached();
    },
  },
  ...['Klassendictee', 'Woordlijsten', 'Oefeninstellingen', 'Inlogkaarten'].map((naam) => ({
    taak: `naar ${naam}`,
    doe: async (page: Page) => {
      await nav(page, naam);
      await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  })),
];

/** Each from the screen of her groep. */
export const WEEK: readonly (readonly [dag: string, taken: readonly Taak[]])[] = [
  ['maandag', MAANDAG],
  ['dinsdag', DINSDAG],
  ['woensdag', WOENSDAG],
  ['donderdag', DONDERDAG],
  ['vrijdag', VRIJDAG],
];
