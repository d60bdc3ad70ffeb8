/** The people of the demo school, and what they all do: log in, ask the API for something of their own. */
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';

export type Person = 'superadmin' | 'office' | 'schooladmin' | 'docent' | 'rtadmin' | 'thuisadmin' | 'leerling' | 'demo';
export const PASSWORD = 'spelrijk-demo';

/** Where each role lands after logging in. */
export const LANDING: Record<Person, RegExp> = {
  superadmin: /\/superadmin\/dashboard$/,
  office: /\/superadmin\/dashboard$/,
  schooladmin: /\/admins\/[0-9a-f-]{36}\/groepen$/,
  docent: /\/admins\/[0-9a-f-]{36}\/groepen$/,
  rtadmin: /\/admins\/[0-9a-f-]{36}\/groepen$/,
  thuisadmin: /\/admins\/[0-9a-f-]{36}\/groepen$/,
  leerling: /\/leerling\/[0-9a-f-]{36}\/landkaart$/,
  demo: /\/leerling\/[0-9a-f-]{36}\/landkaart$/,
};

export async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill(name);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

export async function login(page: Page, person: Person): Promise<void> {
  await page.goto('/app/auth/login');
  await fillLogin(page, person, PASSWORD);
  await expect(page).toHaveURL(LANDING[person]);
}

interface Claims {
  readonly _id: string;
  readonly adminId: string;
  readonly role: string;
  readonly exp: number;
}

export const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

function landingPath({ _id, adminId, role }: Claims): string {
  if (role === 'leerling' || role === 'demo') return `/leerling/${_id}/landkaart`;
  return role === 'superadmin' || role === 'office' ? '/superadmin/dashboard' : `/admins/${adminId}/groepen`;
}

/** What somebody logs in with. */
export interface Inlog {
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
}

/**
 * Logged in as the login screen leaves it, for journeys that are about something else. The address is that of the landing
 * screen; the screen itself is not loaded.
 */
export const become = (page: Page, person: Person): Promise<void> => becomeAs(page, { gebruikersnaam: person, wachtwoord: PASSWORD });

/** The same for who is not one of the demo, a child of a groep that the journey made for example. */
export async function becomeAs(page: Page, inlog: Inlog): Promise<void> {
  const token = await tokenFor(page, inlog);
  const claims = claimsOf(token);
  const { _id, adminId, role, exp } = claims;
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ keep, path }) => {
      // Whoever this tab was of: it is this person's now.
      for (const key of ['eigenTab', 'eigenToken', 'eigenUser']) sessionStorage.removeItem(key);
      for (const [key, value] of Object.entries(keep)) localStorage.setItem(key, value);
      history.replaceState(null, '', path);
    },
    { keep: { access_token: token, user: JSON.stringify({ _id, adminId, role, exp }) }, path: landingPath(claims) },
  );
}

/** The same, on the landing screen. */
export async function enter(page: Page, person: Person): Promise<void> {
  await become(page, person);
  await page.reload();
}

/** To a screen that is not for every day: its link stands under "Meer" in the bar. */
export async function viaMeer(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('button', { name: 'Meer', exact: true }).click();
  await menu.getByRole('link', { name, exact: true }).click();
}

/** A token without the screens: for asking the API what should be on them. */
export const tokenOf = (page: Page, person: Person): Promise<string> => tokenFor(page, { gebruikersnaam: person, wachtwoord: PASSWORD });

async function tokenFor(page: Page, { gebruikersnaam, wachtwoord }: Inlog): Promise<string> {
  const answer = await page.request.post('/api/auth', { data: { gebruikersnaam, wachtwoord } });
  expect(answer.status()).toBe(200);
  const body: { token: string } = await answer.json();
  return body.token;
}

/** Nothing sticks out sideways: the page is not wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** Nothing that keeps people out, as far as a machine can see. */
export async function expectNothingWrong(page: Page): Promise<void> {
  // What is still fading in has no contrast yet; what changed just now begins to in the next frame.
  await page.evaluate(async () => {
    const nextFrame = (): Promise<number> => new Promise((resolve) => void requestAnimationFrame(resolve));
    for (let moving: Animation[] | undefined; moving?.length !== 0;) {
      await nextFrame();
      await nextFrame();
      moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
  expect(await axeViolations(page)).toEqual([]);
}
