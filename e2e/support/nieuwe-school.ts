/** A school without anybody in it but who keeps it, as our office makes one. */
import { type Browser, expect, type Page } from '@playwright/test';
import { enter, LANDING, tokenOf } from './people.ts';
import { linkIn, mailTo } from './postbus.ts';

interface NieuweSchool {
  readonly naam: string;
  readonly brin: string;
  readonly email: string;
  readonly gebruikersnaam: string;
}

export const WACHTWOORD = 'vier paarse olifanten dansen';

export async function becomeOffice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, 'office');
  return page;
}

/** Our office asks the API; who keeps the school opens her account by the link in her mail. */
export async function openSchool(kantoor: Page, page: Page, { naam, brin, email, gebruikersnaam }: NieuweSchool): Promise<void> {
  const beheerder = { id: crypto.randomUUID(), roepnaam: 'Vera', achternaam: 'Bos', email };
  const licentie = { van: '2026-08-01', tot: '2027-07-31', plaatsen: 2000, pakketten: [] };
  const data = {
    id: crypto.randomUUID(),
    soort: 'school',
    regio: 'nl',
    naam,
    instellingsnummer: brin,
    plaats: 'Gouda',
    beheerder,
    licentie,
  };
  const headers = { authorization: `Bearer ${await tokenOf(kantoor, 'office')}` };
  expect((await kantoor.request.post('/api/office/admins', { data, headers })).status()).toBe(200);
  await page.goto(linkIn(await mailTo(email)));
  await page.getByLabel('Gebruikersnaam').fill(gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD);
  await page.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await expect(page).toHaveURL(LANDING.schooladmin);
}
