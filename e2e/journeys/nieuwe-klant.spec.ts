/** A new customer, from a visitor to a first child that plays; once for each region. Mails come from a real mail server. */
import { type Browser, expect, type Page } from '@playwright/test';
import {
  acceptApplication,
  addKind,
  apply,
  type Klant,
  makeGroep,
  openAccount,
  playFirstTaak,
  playTrial,
  readSite,
  seeKind,
} from '../support/nieuwe-klant.ts';
import { makeHurried } from '../support/haast.ts';
import { become } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { ADRES } from '../support/server.ts';

const KLANTEN: readonly Klant[] = [
  {
    regio: 'nl',
    school: 'Basisschool De Populier',
    plaats: 'Ons Dorp',
    nummer: { label: 'BRIN-nummer', waarde: '98zy' },
    roepnaam: 'Fatima',
    achternaam: 'el Amrani',
    email: 'directie@populier.test',
    gebruikersnaam: 'fatima.populier',
    wachtwoord: 'vier paarse olifanten',
    groep: { woord: 'groep', nieuw: 'Groep toevoegen', veld: 'Naam van de groep', naam: 'Groep 4', jaar: 'Groep 4' },
    kind: 'Noor',
    helemaal: true,
  },
  {
    regio: 'be',
    school: 'Vrije Basisschool Ter Linde',
    plaats: 'Sint-Niklaas',
    nummer: { label: 'Instellingsnummer', waarde: '987654' },
    roepnaam: 'Liesbeth',
    achternaam: 'Van den Bossche',
    email: 'directie@terlinde.test',
    gebruikersnaam: 'liesbeth.linde',
    wachtwoord: 'zeven stille zwanen',
    groep: { woord: 'klas', nieuw: 'Klas toevoegen', veld: 'Naam van de klas', naam: '2A', jaar: '2de leerjaar' },
    kind: 'Lou',
    helemaal: false,
  },
];

/** A window of somebody else, at the address of this region. */
async function openVenster(browser: Browser, { regio }: Pick<Klant, 'regio'>): Promise<Page> {
  const context = await browser.newContext({ baseURL: ADRES[regio], reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Between two answers nobody waits for play.
  await makeHurried(page);
  return page;
}

async function walk(browser: Browser, klant: Klant): Promise<void> {
  const visitor = await openVenster(browser, klant);
  await readSite(visitor, klant);
  await playTrial(visitor, klant);
  await apply(visitor, klant);

  const office = await openVenster(browser, { regio: 'nl' });
  await become(office, 'office');
  await acceptApplication(office, klant);
  await office.goto('/superadmin/aanvragen');
  await expect(office.getByRole('row', { name: new RegExp(klant.roepnaam) })).toContainText('Afgehandeld');
  await office.context().close();

  await openAccount(visitor, klant);
  await makeGroep(visitor, klant);
  const kaartje = await addKind(visitor, klant);

  const child = await openVenster(browser, klant);
  await playFirstTaak(child, kaartje);
  await child.context().close();
  await seeKind(visitor, klant);
  await visitor.context().close();
}

test(
  'a visitor reads, plays, applies, and ends with a school of which the first child plays, in both regions at once',
  { tag: '@zelden' },
  async ({ browser }) => {
    // Two whole lives side by side: most of it is waiting for what moves on the screen.
    await Promise.all(KLANTEN.map((klant) => walk(browser, klant)));
  },
);
