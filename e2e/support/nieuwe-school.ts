/** A school without anybody in it but who keeps it, as our office makes one. */
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { startCounting } from './klikken.ts';
import { enter, expectNoSidewaysScroll, LANDING, tokenOf } from './people.ts';
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

export interface School {
  readonly breed: number;
  readonly hoog: number;
  readonly brin: string;
}
/** Each size has a school of its own, and every task the same clicks. */
export const MATEN: readonly School[] = [
  { breed: 1280, hoog: 800, brin: '97XY' },
  { breed: 1024, hoog: 768, brin: '97XZ' },
];

/** Begins on the screen of the groepen; `klikken` and `velden` are what the table says. */
export interface Taak {
  readonly taak: string;
  readonly klikken: number;
  readonly velden?: number;
  readonly doe: (page: Page, school: School, browser: Browser) => Promise<void>;
}

export const groepenOpen = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1, name: 'Groepen' })).toBeVisible();

/** Counts what a task takes, and holds it against its row. */
export async function openDesk(page: Page, school: School): Promise<(taak: Taak, browser: Browser) => Promise<void>> {
  await page.addInitScript({ content: "window.print = () => document.body.setAttribute('data-gedrukt', '');" });
  const take = await startCounting(page);
  await page.reload();
  return async ({ taak, doe, ...rij }, browser) => {
    await take('');
    await doe(page, school, browser);
    const { klikken, velden } = await take(taak);
    process.stdout.write(`  ${school.breed} | ${taak} | ${klikken} | ${velden}\n`);
    await expectNoSidewaysScroll(page);
    const map = process.env['E2E_KIJK'];
    if (map !== undefined) await page.screenshot({ path: path.join(map, `${taak.replaceAll(/[^a-z0-9]+/gi, '-')}-${school.breed}.png`) });
    expect.soft({ klikken, velden }, taak).toEqual({ klikken: rij.klikken, velden: rij.velden ?? 0 });
  };
}
