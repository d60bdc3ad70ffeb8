/** How care is looked at in a journey: each screen on a desk and a telephone, each dialog by keyboard, the school behind it, a second child and a child's own browser. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Instelkind } from './instelling.ts';
import { expectNoSidewaysScroll, expectNothingWrong, fillLogin, LANDING, tokenOf } from './people.ts';

export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1280, height: 800 } as const;
/** Where pictures are kept to be looked at. */
const PLATEN = process.env.E2E_PLATEN;

/** As it stands on a desk and on a telephone. */
export async function look(page: Page, naam: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const [maat, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
    if (PLATEN !== undefined) await page.screenshot({ path: `${PLATEN}/${naam}-${maat}.png` });
  }
  await page.setViewportSize(DESK);
}

/** Opened with Enter, the focus kept inside however often Tab is pressed, left with Escape, and the focus back where it was. */
export async function expectDialoog(page: Page, knop: Locator, naam: string, uitMenu?: RegExp): Promise<void> {
  const dialoog = page.getByRole('dialog');
  await knop.focus();
  await page.keyboard.press('Enter');
  if (uitMenu !== undefined) await page.getByRole('menuitem', { name: uitMenu }).press('Enter');
  await expect(dialoog, naam).toBeVisible();
  await expect(dialoog, `${naam} has a name`).toHaveAccessibleName(/\S/u);
  await expectNothingWrong(page);
  for (let nr = 0; nr < 12; nr++) {
    await page.keyboard.press(nr % 4 === 3 ? 'Shift+Tab' : 'Tab');
    expect(await dialoog.evaluate((el) => el.contains(document.activeElement)), `${naam}: the focus stays inside`).toBe(true);
  }
  await look(page, `dialoog-${naam}`);
  await page.keyboard.press('Escape');
  await expect(dialoog, naam).toBeHidden();
  await expect(knop, `${naam}: the focus is back`).toBeFocused();
}

interface School {
  readonly get: <T>(pad: string) => Promise<T>;
  readonly send: <T>(method: 'POST' | 'PUT', pad: string, data: unknown) => Promise<T>;
}

export async function schoolOf(page: Page, { adminId }: Pick<Instelkind, 'adminId'>): Promise<School> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'schooladmin')}` };
  const fetch = async <T>(method: string, pad: string, data?: unknown): Promise<T> => {
    const answer = await page.request.fetch(`/api/admins/${adminId}/${pad}`, { method, headers, data });
    expect(answer.ok(), `${method} ${pad}: ${answer.status()} ${await answer.text()}`).toBe(true);
    const body: T = answer.status() === 204 ? null : await answer.json();
    return body;
  };
  return { get: (pad) => fetch('GET', pad), send: fetch };
}

/** A second child in the groep, who writes on paper. */
export async function addKind(page: Page, kind: Instelkind): Promise<string> {
  const leerlingId = crypto.randomUUID();
  const leerling = { id: leerlingId, roepnaam: 'Papier', voorvoegsel: '', achternaam: 'Schrijver', jaargroep: 5 };
  await (await schoolOf(page, kind)).send('POST', `groepen/${kind.groepId}/leerlingen`, { leerlingen: [leerling] });
  return leerlingId;
}

export async function openKind(browser: Browser, { gebruikersnaam, wachtwoord }: Instelkind): Promise<Page> {
  const child = await (await browser.newContext({ viewport: PHONE })).newPage();
  await child.goto('/app/auth/login');
  await fillLogin(child, gebruikersnaam, wachtwoord);
  await expect(child).toHaveURL(LANDING.leerling);
  return child;
}

/** The page as it is printed; kept as a picture is, where pictures are. */
export async function printPage(page: Page, naam: string): Promise<Buffer> {
  await page.emulateMedia({ media: 'print' });
  // A heading has the focus when its screen opens: no ring of it on paper.
  await page.getByRole('heading', { level: 1 }).first().focus();
  const ring = await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  expect(ring, `${naam}: a ring around the focus on paper`).toBe('none');
  return page.pdf({ format: 'A4', ...(PLATEN !== undefined && { path: `${PLATEN}/${naam}.pdf` }) });
}
