/** A leerling moves from the school to a home with a code on paper, and finds there what it had; a practice looks along with another. */
import { expect, type Page } from '@playwright/test';
import { become, claimsOf, enter, fillLogin, expectNoSidewaysScroll, expectNothingWrong, tokenOf, viaMeer } from '../support/people.ts';
import { test } from '../support/proef.ts';

const get = async <T>(page: Page, token: string, path: string): Promise<T> => {
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return answer.json();
};

interface Kaart {
  readonly leerling: { readonly munten: number; readonly figuur: number };
  readonly regios: readonly { readonly plekken: readonly { readonly somvensterId: string; readonly sterren: number }[] }[];
}
const sterrenVan = ({ regios }: Kaart): readonly string[] =>
  regios.flatMap(({ plekken }) =>
    plekken.filter(({ sterren }) => sterren > 0).map(({ somvensterId, sterren }) => `${somvensterId} ${sterren}`),
  );

test('the school gives a code on paper, the home reads it in, and the child finds its coins and its map there', async ({
  page,
  browser,
}) => {
  const schoolToken = await tokenOf(page, 'schooladmin');
  const { adminId } = claimsOf(schoolToken);
  await enter(page, 'schooladmin');
  await page.getByRole('link', { name: 'Groep 8' }).first().click();
  await page.getByRole('button', { name: 'Meer voor Groep 8' }).click();
  await page.getByRole('menuitem', { name: 'Leerlingen beheren' }).click();
  await page.getByRole('button', { name: 'Opties voor Benthe Kok' }).click();
  await page.getByRole('menuitem', { name: 'Verhuistoken uitgeven' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verhuistoken voor Benthe Kok' })).toBeVisible();
  const leerlingId = /leerlingen\/([^/]+)\/verhuistoken/.exec(page.url())?.[1] ?? '';
  const voor = await get<Kaart>(page, schoolToken, `/api/leerlingen/${leerlingId}/landkaart`);
  expect(sterrenVan(voor).length).toBeGreaterThan(0);
  await expect(page.getByText('Handelingsplannen en notities')).toHaveCount(0);
  await page.getByText('De ouders geven toestemming').click();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Maak de code' }).click();
  const code = ((await page.getByTestId('code').textContent()) ?? '').trim();
  expect(code).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
  expect(page.url()).not.toContain(code);
  await expectNothingWrong(page);
  await page.getByRole('link', { name: 'Naar de verhuistokens' }).click();
  await expect(page.getByRole('row', { name: /Benthe Kok.*Open/ })).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);

  const thuis = await (await browser.newContext()).newPage();
  await enter(thuis, 'thuisadmin');
  await thuis.getByRole('link', { name: 'Kind toevoegen' }).click();
  await thuis.getByRole('link', { name: 'Verhuistoken inlezen' }).click();
  await expect(thuis).toHaveURL(/\/groepen\/[^/]+\/verhuistoken-inlezen$/);
  await thuis.getByLabel('Code').fill('AAAAA AAAAA AAAAA AAAAA');
  await thuis.getByRole('button', { name: 'Bekijk' }).click();
  await expect(thuis.getByText('Deze code werkt niet. Controleer de code of vraag een nieuwe.')).toBeVisible();
  await thuis.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
  await thuis.getByRole('button', { name: 'Bekijk' }).click();
  await expect(thuis.getByRole('heading', { name: 'Benthe K. komt van Basisschool Het Kompasplein' })).toBeVisible();
  await expectNothingWrong(thuis);
  await thuis.getByRole('button', { name: 'Neem Benthe over' }).click();
  await expect(thuis.getByText('Benthe is overgenomen')).toBeVisible();
  await thuis.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
  await thuis.getByRole('button', { name: /^Maak \d+ kaart/ }).click();
  const kaart = thuis.getByRole('region', { name: 'Benthe' });
  await expect(kaart.locator('dd')).toHaveCount(2);
  const [gebruikersnaam = '', wachtwoord = ''] = await kaart.locator('dd').allTextContents();

  const kind = await (await browser.newContext()).newPage();
  await kind.goto('/app/auth/login');
  await fillLogin(kind, gebruikersnaam, wachtwoord);
  await expect(kind, `${gebruikersnaam}, ${wachtwoord}`).toHaveURL(/\/landkaart$/);
  await expect(kind.getByText(String(voor.leerling.munten)).first()).toBeVisible();
  const kindToken = await kind.evaluate(() => localStorage.getItem('access_token') ?? '');
  const na = await get<Kaart>(kind, kindToken, `/api/leerlingen/${claimsOf(kindToken)._id}/landkaart`);
  expect(sterrenVan(na)).toEqual(sterrenVan(voor));
  expect([na.leerling.munten, na.leerling.figuur]).toEqual([voor.leerling.munten, voor.leerling.figuur]);
  expect(kind.url()).not.toContain(leerlingId);

  await page.goto(`/admins/${adminId}/prullenbak`);
  await expect(page.getByText('Benthe Kok (verhuisd naar Familie Verkade)')).toBeVisible();
  for (const ander of [thuis, kind]) await ander.context().close();
});

test('a practice looks along with a child of the school; both find every look in their log and both can stop it', async ({ page }) => {
  await become(page, 'rtadmin');
  await page.setViewportSize({ width: 390, height: 844 });
  const { adminId } = claimsOf(await tokenOf(page, 'rtadmin'));
  await page.goto(`/admins/${adminId}/meekijken`);
  await page.getByRole('link', { name: 'Bekijk de voortgang van Jesse W.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jesse W.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wat Jesse W. kan' })).toBeVisible();
  await expect(page.getByText('dyslexie')).toHaveCount(0);
  await expectNothingWrong(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'schooladmin');
  await viaMeer(page, 'Logboek');
  await expect(page.getByText('voortgang bekeken door Praktijk De Leesboom').first()).toBeVisible();
  await viaMeer(page, 'Meekijken');
  await expect(page.getByRole('heading', { level: 1, name: 'Meekijken' })).toBeVisible();
  await expectNothingWrong(page);
  await expect(page.getByRole('row', { name: /Jesse Willems.*Praktijk De Leesboom.*Kijkt mee/ })).toBeVisible();
});
