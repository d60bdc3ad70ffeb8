import { expect, type Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { linkIn, mailTo } from '../support/postbus.ts';
import { claimsOf, enter, expectNoSidewaysScroll, fillLogin, LANDING, login, PASSWORD, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';

/** Our office tells whose organisation number this is, with a reason that the school can read. */
async function connectSchool(page: Page): Promise<void> {
  const { adminId } = claimsOf(await tokenOf(page, 'docent'));
  await login(page, 'superadmin');
  await page.goto(`/superadmin/admins/${adminId}/schoolaccount`);
  await page.getByLabel('Organisatienummer').fill('12AB');
  await page.getByRole('button', { name: 'Kompasplein opslaan' }).click();
  await expect(page.getByText('Inloggen met Kompasplein staat aan.')).toBeVisible();
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.keys(sessionStorage),
  }));

/** Her groepen stand there and nothing is under way: what is now put into storage is read by the next page only. */
async function atRest(page: Page): Promise<void> {
  await expect(page).toHaveURL(LANDING.docent);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('S17: a teacher links her school account and from then on logs in with it; her tokens live in the tab only', async ({ page }) => {
  await connectSchool(page);
  await login(page, 'docent');
  await page.goto('/app/account');
  const link = page.getByRole('button', { name: 'Koppelen met Kompasplein' });
  const unlink = page.getByRole('button', { name: 'Ontkoppelen van Kompasplein' });
  // A second try finds her linked.
  await expect(link.or(unlink)).toBeVisible();
  if (await unlink.isVisible()) await unlink.click();
  await link.click();
  await page.getByRole('link', { name: 'Judith Aarts' }).click();
  await expect(page.getByRole('alert')).toContainText('Je account is gekoppeld');
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();
  await expect(page).toHaveURL(/\/app\/auth\/login$/);

  await page.getByRole('link', { name: 'Inloggen met je schoolaccount' }).click();
  await page.getByRole('button', { name: 'Inloggen met Kompasplein' }).click();
  const choose = page.getByRole('link', { name: 'Judith Aarts' });
  await Promise.race([choose.click().catch(() => undefined), page.waitForURL(LANDING.docent)]);
  await expect(page).toHaveURL(LANDING.docent);
  const { local, session } = await stored(page);
  expect(local['usingSSO']).toBe('true');
  expect(local['access_token']).toBeUndefined();
  expect(Object.keys(JSON.parse(local['user'] ?? '{}')).sort()).toEqual(['_id', 'adminId', 'exp', 'role']);
  expect(session).toEqual(expect.arrayContaining(['access_token', 'refresh_token']));
  expect(page.url()).not.toContain('auth_code');

  // A second tab has no tokens of its own: it gets them at the provider, and the first tab goes on.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second).toHaveURL(/\/app\/auth\/login-sso$/);
  await second.getByRole('button', { name: 'Inloggen met Kompasplein' }).click();
  await expect(second).toHaveURL(LANDING.docent);
  await second.close();
  await page.reload();
  await atRest(page);

  // A spoilt access token: one refresh, one retry, and nobody notices.
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/token/refresh'));
  await page.evaluate(() => sessionStorage.setItem('access_token', 'bedorven.token.x'));
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await atRest(page);

  // With both spoilt she comes to the screen of single sign-on, and after it to the page she wanted.
  const wanted = page.url();
  await page.evaluate(() => {
    sessionStorage.setItem('access_token', 'bedorven.token.x');
    sessionStorage.setItem('refresh_token', 'bedorven.token.x');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/app\/auth\/login-sso$/);
  await expect(page.getByText('Je bent uitgelogd, misschien was je een tijd weg.')).toBeVisible();
  await page.getByRole('button', { name: 'Inloggen met Kompasplein' }).click();
  await expect(page).toHaveURL(wanted);
});

test('S10: somebody whom we do not know reads what to do, at both sizes', async ({ page }) => {
  await page.goto('/app/auth/login-sso');
  await page.getByRole('button', { name: 'Inloggen met Kompasplein' }).click();
  await page.getByRole('link', { name: 'Een nieuw kind' }).click();
  await expect(page.getByRole('alert')).toContainText('Vraag je juf of meester');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('S05: a code that comes to another tab is worth nothing there', async ({ page }) => {
  await page.goto(`/app/auth/login-sso?auth_code=${'x'.repeat(43)}&state=${'y'.repeat(43)}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/auth\/login-sso$/);
});

test('W11: a forgotten password is replaced by a link in a mail, which leads nowhere else', async ({ page }) => {
  const nieuw = 'zes paarden in de duinen';
  await page.goto('/app/auth/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.getByLabel('E-mailadres').fill('rtadmin@demo.spelrijk.example');
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  const link = linkIn(await mailTo('rtadmin@demo.spelrijk.example'));

  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  const opened = await page.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByLabel('Nieuw wachtwoord').fill('welkom01welkom01');
  await page.getByRole('button', { name: 'Bewaar mijn wachtwoord' }).click();
  await expect(page.getByRole('alert')).toContainText('te makkelijk te raden');
  await page.getByLabel('Nieuw wachtwoord').fill(nieuw);
  await page.getByRole('button', { name: 'Bewaar mijn wachtwoord' }).click();
  await expect(page.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await fillLogin(page, 'rtadmin', nieuw);
  await expect(page).toHaveURL(LANDING.rtadmin);

  // The link is used up. No journey after this one logs in as this person with the old password.
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill('nog een andere lange zin');
  await page.getByRole('button', { name: 'Bewaar mijn wachtwoord' }).click();
  await expect(page.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toBeVisible();
});

test('L14: a second factor is set up with an app, asked at the next login, and switched off again', async ({ page }) => {
  await login(page, 'schooladmin');
  await page.getByRole('link', { name: /Mijn account/ }).click();
  await page.getByRole('button', { name: 'Tweede stap aanzetten' }).click();
  const secret = await page.locator('[class*="sleutel"]').innerText();
  await page.getByLabel('Code uit de app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Aanzetten' }).click();
  await expect(page.getByText('Bewaar deze herstelcodes')).toBeVisible();
  const [recovery = ''] = await page.locator('[class*="codes"] li').allInnerTexts();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page.getByText('Staat aan sinds')).toBeVisible();
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();

  await fillLogin(page, 'schooladmin', PASSWORD);
  await expect(page.getByLabel('Code uit de app op je telefoon')).toBeFocused();
  await page.getByLabel('Code uit de app op je telefoon').fill('000000');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('alert')).toContainText('klopt niet');
  await page.getByLabel('Code uit de app op je telefoon').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page).toHaveURL(LANDING.schooladmin);

  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();
  await fillLogin(page, 'schooladmin', PASSWORD);
  await page.getByLabel('Code uit de app op je telefoon').fill(recovery);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page).toHaveURL(LANDING.schooladmin);
  await page.goto('/app/account');
  await expect(page.getByText('Nog 9 herstelcodes over')).toBeVisible();
  await page.getByRole('button', { name: 'Uitzetten' }).click();
  await expect(page.getByRole('button', { name: 'Tweede stap aanzetten' })).toBeVisible();
});

test('somebody sees where she is logged in, and logs out elsewhere', { tag: '@zelden' }, async ({ page, browser }) => {
  const elsewhere = await browser.newPage();
  await login(elsewhere, 'thuisadmin');
  await login(page, 'thuisadmin');
  await page.goto('/app/account');
  await expect(page.getByText('Dit apparaat')).toBeVisible();
  await page.getByRole('button', { name: 'Overal uitloggen, behalve hier' }).click();
  await expect(page.getByText('Je bent nergens anders ingelogd.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/app\/auth\/login/);
  await elsewhere.close();
});

test('what a page hears later moves nothing from under a finger', async ({ page }) => {
  const held = new Map<string, () => void>();
  // Answers wait until they are let through.
  for (const path of ['**/api/auth/sso/aanbieders', '**/api/admins/*/groepen/*/instructiegroepen'])
    await page.route(path, async (route) => {
      await new Promise<void>((resolve) => held.set(path, resolve));
      await route.continue();
    });
  const release = async (path: string): Promise<void> => {
    await expect.poll(() => held.has(path)).toBe(true);
    const answered = page.waitForResponse((response) => response.ok() && response.url().includes(path.split('*').at(-1) ?? ''));
    held.get(path)?.();
    await answered;
  };
  await page.goto('/app/auth/login');
  const plaatjes = page.getByRole('link', { name: 'Inloggen met plaatjes' });
  const before = await plaatjes.boundingBox();
  await plaatjes.hover();
  await page.mouse.down();
  await release('**/api/auth/sso/aanbieders');
  await expect(page.getByRole('link', { name: 'Inloggen met je schoolaccount' })).toBeVisible();
  expect(await plaatjes.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL(/login-plaatjes$/);

  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groep 4' })).toBeVisible();
  const rijen = page.getByRole('table').getByRole('row');
  await expect(page.getByRole('link', { name: 'Voortgang van de groep' })).toBeVisible();
  await expect(rijen).toHaveCount(0);
  await release('**/api/admins/*/groepen/*/instructiegroepen');
  await expect(page.getByRole('heading', { name: 'Begin een les met uitleg' })).toBeVisible();
  await expect(rijen).not.toHaveCount(0);
});

test('a young child taps its name and four pictures, at both sizes', async ({ page }) => {
  await page.goto('/app/auth/login');
  await page.getByRole('link', { name: 'Inloggen met plaatjes' }).click();
  await page.getByLabel('Code van de kaart').fill('dkmp 2345');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Bram' }).click();
  await expectNoSidewaysScroll(page);
  for (const naam of ['zon', 'vis', 'boot', 'boom']) await page.getByRole('button', { name: naam, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('niet jouw plaatjes');
  for (const naam of ['vis', 'zon', 'boot', 'boom']) await page.getByRole('button', { name: naam, exact: true }).click();
  await expect(page).toHaveURL(LANDING.leerling);

  // The device knows its groep: the next child starts at the names.
  await page.goto('/app/auth/login-plaatjes');
  await expect(page.getByRole('button', { name: 'Fenna' })).toBeVisible();
});

test('A16: our office types a reason before it sees a school, and the school reads it', async ({ page }) => {
  const school = await tokenOf(page, 'schooladmin');
  const { adminId } = claimsOf(school);
  await login(page, 'office');
  await page.goto(`/admins/${adminId}/groepen`);
  await page.getByLabel('Reden').fill('kort');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('alert')).toContainText('minstens 8 tekens');
  await page.getByLabel('Reden').fill('telefoontje over de groepsindeling');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Groepen', exact: true })).toBeVisible();
  const log = await page.request.get(`/api/admins/${adminId}/logboek`, { headers: { authorization: `Bearer ${school}` } });
  expect(await log.text()).toContain('telefoontje over de groepsindeling');
});

test('a docent changes her own name on her account: asked for her password, seen in the bar at once', async ({ page }) => {
  const name = async (roepnaam: string, achternaam: string): Promise<void> => {
    await page.getByRole('button', { name: 'Naam wijzigen' }).click();
    await page.getByLabel('Roepnaam').fill(roepnaam);
    await page.getByLabel('Achternaam').fill(achternaam);
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  };
  await login(page, 'docent');
  await page.goto('/app/account');
  const eigen = page.getByRole('region', { name: 'Mijn account' });
  const [roepnaam = '', ...rest] = (await eigen.locator('dd').first().innerText()).split(' ');
  await name('', 'Naamloos');
  await expect(page.getByText('Dit veld is verplicht')).toBeVisible();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  // Who logged in longer ago is asked who she is; a journey is quicker than that.
  await page.route('**/docenten/*', (route) => route.fulfill({ status: 409, json: { code: 'auth/bevestiging-nodig', message: '' } }), {
    times: 1,
  });
  await name('Wilhelmina', 'van der Bos-Janssen');
  const vraag = page.getByRole('dialog', { name: 'Ben jij het?' });
  await vraag.getByLabel('Wachtwoord').fill(PASSWORD);
  await vraag.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('Je naam is gewijzigd.')).toBeVisible();
  await expect(eigen.getByText('Wilhelmina van der Bos-Janssen')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Wilhelmina')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await name(roepnaam, rest.join(' '));
  await expect(page.getByRole('banner').getByText(roepnaam)).toBeVisible();
});
