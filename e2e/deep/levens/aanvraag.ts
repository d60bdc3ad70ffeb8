/** From a visitor of the site to an account of her own: the form, our office that says yes, the link in the mail. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { codeOf, stepOf } from '../../../apps/server/src/platform/auth/totp.ts';
import { TOTP, WACHTWOORD } from '../../../apps/server/test/wereld.ts';
import { type Inlog, see, type Wereld } from './wereld.ts';
import { readForm } from '../../support/read-form.ts';

/** What no Flemish page says; a Dutch page of the site speaks to everybody. */
export const NEDERLANDS = /\bdocent|\bgroep(en)?\b|jaargroep|edexml|\bBRIN|\bRT\b|parnassys|intern begeleid|handelingsplan|tussenvoegsel/iu;
export const NIETS = /(?!)/u;

/** Nine of ten; what goes wrong comes back the same way. */
export const gaatGoed = (nr: number): boolean => nr % 10 !== 3;
export const gaatMoeizaam = (nr: number): boolean => nr % 3 !== 0;

/** Which customer this tab is of. */
export const adminVan = (page: Page): string => /admins\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? assert.fail(page.url());

export interface Aanvrager {
  readonly regio: 'nl' | 'be';
  /** As the form says it. */
  readonly voor: string;
  readonly organisatie: string;
  readonly nummer?: { readonly label: string; readonly waarde: string };
  readonly plaats: string;
  readonly naam: string;
  readonly email: string;
  readonly inlog: Inlog;
  readonly vreemd: RegExp;
}

/** From the page of a child: this tab is the child's for a while, and hers again behind her password. */
export async function practiseTogether(page: Page, kind: string, wachtwoord: string): Promise<void> {
  await page.getByRole('button', { name: 'Samen oefenen' }).click();
  await page.getByRole('button', { name: `Geef het tabblad aan ${kind}` }).click();
  await see(page.getByRole('button', { name: 'Potlood' })).toBeVisible();
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Wachtwoord').fill(wachtwoord);
  await page.getByRole('dialog').getByRole('button', { name: 'Verder' }).click();
  await see(page.getByRole('heading', { level: 1 }).filter({ hasText: kind })).toBeVisible();
}

async function apply(page: Page, wie: Aanvrager): Promise<void> {
  await page.getByLabel(wie.voor).check();
  await page.getByLabel('School of praktijk').fill(wie.organisatie);
  if (wie.nummer) await page.getByLabel(wie.nummer.label).fill(wie.nummer.waarde);
  await page.getByLabel('Plaats').fill(wie.plaats);
  await page.getByLabel(/Hoeveel .* ongeveer\?/).fill('12');
  await page.getByLabel('Je naam').fill(wie.naam);
  await page.getByLabel('Je e-mailadres').fill(wie.email);
  await readForm(page);
  await page.getByRole('button', { name: 'Vraag een account aan' }).click();
  await see(page.getByText(`Een kopie gaat naar ${wie.email}.`)).toBeVisible();
}

/** Two clicks of our office. */
async function accept(wereld: Wereld, wie: Aanvrager): Promise<void> {
  const page = await wereld.openApparaat('nl');
  const code = codeOf(TOTP, stepOf(wereld.server.clock.now()));
  const token = await wereld.tokenVan({ gebruikersnaam: 'office', wachtwoord: WACHTWOORD, code });
  await wereld.enter(page, token, '/superadmin/aanvragen');
  await page.getByRole('button', { name: `Bekijk: ${wie.naam}` }).click();
  await page.getByRole('link', { name: 'Maak het account' }).click();
  await page.getByRole('button', { name: 'Aanmaken en uitnodigen' }).click();
  await see(page.getByRole('heading', { name: wie.organisatie })).toBeVisible();
  await page.context().close();
}

/** Ends on her first screen. */
export async function becomeCustomer(wereld: Wereld, wie: Aanvrager, naam: string): Promise<Page> {
  const page = await wereld.openApparaat(wie.regio);
  await page.goto('/site/school-rt-thuis');
  await wereld.look(page, `${naam}-1-site`, wie.regio === 'be' ? NEDERLANDS : NIETS);
  await page.goto('/site/prijzen');
  await see(page.getByText(/Een praktijk betaalt per plaats, niet per/)).toBeVisible();
  await wereld.look(page, `${naam}-1-prijzen`, wie.regio === 'be' ? NEDERLANDS : NIETS);
  await page.goto('/site/aanvraagformulier');
  await wereld.teller.taak(page);
  await apply(page, wie);
  await wereld.teller.taak(page, 'een account aanvragen op de site');
  await accept(wereld, wie);
  await page.goto(await wereld.linkIn(wie.email));
  await page.getByLabel('Gebruikersnaam').fill(wie.inlog.gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(wie.inlog.wachtwoord);
  await wereld.look(page, `${naam}-2-account`, wie.vreemd);
  await page.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await page.waitForURL(/\/groepen$/);
  await wereld.teller.taak(page, 'van de mail tot het eigen account');
  return page;
}
