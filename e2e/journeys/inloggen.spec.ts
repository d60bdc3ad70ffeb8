import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, fillLogin, LANDING, login, PASSWORD, type Person } from '../support/people.ts';
import { test } from '../support/proef.ts';

const PEOPLE: readonly Person[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'];

for (const person of PEOPLE) {
  test(`${person} logs in and lands where that role belongs, at both sizes`, async ({ page }) => {
    await login(page, person);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // A screen reader says where one has come.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeFocused();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
}

test('the browser keeps exactly what the specification names, and nothing of it after logging out', async ({ page }) => {
  await login(page, 'docent');
  const user: Record<string, unknown> = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? 'null');
  expect(Object.keys(user).sort()).toEqual(['_id', 'adminId', 'exp', 'role']);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  const left = await page.evaluate(() =>
    ['access_token', 'refresh_token', 'user'].filter((key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null),
  );
  expect(left).toEqual([]);
});

test('X13: who logs out while the server is away is out in every tab, and the back button shows nothing of what was there', async ({
  page,
}) => {
  await login(page, 'docent');
  const ander = await page.context().newPage();
  await ander.goto(page.url());
  await expect(ander.getByRole('table', { name: 'Groepen' })).toBeVisible();
  // From here on nothing that either tab asks of the server arrives.
  await page.context().route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  for (const tab of [page, ander]) {
    await expect(tab).toHaveURL(/\/app\/auth\/login/);
    const left = await tab.evaluate(() =>
      ['access_token', 'refresh_token', 'user', 'usingSSO', 'jwt_public_key', 'wantedRoute'].filter(
        (key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null,
      ),
    );
    expect(left).toEqual([]);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await expect(page.getByRole('table', { name: 'Groepen' })).toBeHidden();
  const kept = await page.evaluate(async () => {
    const names: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) names.push(new URL(url).pathname);
    return names.filter((pathname) => pathname.startsWith('/api/'));
  });
  expect(kept).toEqual([]);
});

test('a token that was logged out is refused', async ({ page }) => {
  await login(page, 'docent');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  const status = async (): Promise<number> =>
    (await page.request.get('/api/auth/mij', { headers: { authorization: `Bearer ${token}` } })).status();
  await expect.poll(status).toBe(401);
});

test('a wrong password gives one clear sentence, keeps the name, and the right one then works', async ({ page }) => {
  await page.goto('/app/auth/login');
  await fillLogin(page, 'rtadmin', 'verkeerd wachtwoord');
  await expect(page.getByRole('alert')).toContainText('klopt niet');
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('rtadmin');
  await fillLogin(page, 'rtadmin', PASSWORD);
  await expect(page).toHaveURL(LANDING.rtadmin);
});

test('someone who wanted a page gets it after logging in', async ({ page }) => {
  await login(page, 'schooladmin');
  const wanted = await page
    .getByRole('link', { name: /Groep 4/ })
    .first()
    .getAttribute('href');
  expect(wanted).toMatch(/\/groepen\//);
  await page.evaluate(() => localStorage.clear());
  await page.goto(wanted ?? '/');
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await fillLogin(page, 'schooladmin', PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
});

test('a wanted page of another site is never followed', async ({ page }) => {
  // Every other way to write one stands in the test of the wanted route.
  for (const evil of ['//kwaad.example/x', 'javascript:alert(1)']) {
    await page.goto('/app/auth/login');
    await page.evaluate((route) => sessionStorage.setItem('wantedRoute', route), evil);
    await fillLogin(page, 'office', PASSWORD);
    await expect(page).toHaveURL(LANDING.office);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

test('an expired or broken stored user is cleared at the start', async ({ page }) => {
  for (const user of ['{"_id":"x","role":"docent","adminId":"y","exp":1}', 'geen json', '{"role":"superadmin"}']) {
    await page.goto('/site/home');
    await page.evaluate((text) => localStorage.setItem('user', text), user);
    await page.goto('/app/auth/login');
    await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  }
});

test('a role written into storage opens no other area', async ({ page }) => {
  await login(page, 'docent');
  await page.evaluate(() => {
    const user: Record<string, unknown> = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'superadmin' }));
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/office/dashboard'));
  await page.goto('/superadmin/dashboard');
  expect((await answered).status()).toBe(403);
  await expect(page).toHaveURL(/\/app\/auth\/login/);
});

test('a page that does not exist says so', async ({ page }) => {
  await page.goto('/bestaat-niet');
  await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible();
});

test('an area by itself opens the screen that it begins with', async ({ page }) => {
  await login(page, 'docent');
  const groepen = page.url();
  await page.goto(groepen.replace('/groepen', ''));
  await expect(page).toHaveURL(groepen);
  await expect(page.getByRole('table', { name: 'Groepen' })).toBeVisible();
});

test('who is refused is out, and nothing is asked any more that needs a login', async ({ page }) => {
  await login(page, 'docent');
  const zonder: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/sso/') && request.headers()['authorization'] === undefined)
      zonder.push(pathname);
  });
  await page.route('**/api/admins/*/berichten*', (route) =>
    route.fulfill({ status: 401, json: { message: 'token expired', code: 'auth/token-verlopen' } }),
  );
  await page.goto(page.url().replace(/groepen$/, 'berichten'));
  await expect(page).toHaveURL(/\/app\/auth\/login$/);
  await expect(page.getByText('Je bent uitgelogd, misschien was je een tijd weg.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(zonder).toEqual([]);
});

test('the root leads to the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/site\/home$/);
});

test('the site, the login and the map load nothing from another host', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  await page.goto('/site/home');
  await login(page, 'demo');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('a landing screen that is opened anew asks each thing once, though the page itself asks early', async ({ page }) => {
  await enter(page, 'docent');
  // What the first opening asks is not what is counted here.
  await expect(page.getByRole('table', { name: 'Groepen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/(auth\/mij|admins\/[^/]+\/groepen)$/.test(pathname)) asked.push(pathname.replace(/[0-9a-f-]{36}/, 'x'));
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/groepen'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await answered;
  expect(asked.sort()).toEqual(['/api/admins/x/groepen', '/api/auth/mij']);
});
