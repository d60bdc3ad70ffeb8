/** Every screen behind a login, opened by address as every role and as nobody: what each must see, and that nobody is thrown out. */
import { expect } from '@playwright/test';
import { become, claimsOf, type Person, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { fill, isOf, moveTo, PERSONS, SCREENS, valuesFor } from '../support/screens.ts';

const NIET_VOOR_JOU = 'Deze pagina is niet voor jou';
/** A home and a practice are not told which screens a school has. */
const BESTAAT_NIET = 'Deze pagina bestaat niet';
const vreemdVoor = (person: Person): string => (person === 'thuisadmin' || person === 'rtadmin' ? BESTAAT_NIET : NIET_VOOR_JOU);

/** A practice knows clients and a home children, and no groep: what links to one leads to them. */
const LEADS_ON: ReadonlySet<string> = new Set([
  'rtadmin /admins/:adminId/groepen/:groepId',
  'rtadmin /admins/:adminId/groepen/:groepId/voortgang',
  'thuisadmin /admins/:adminId/groepen/:groepId',
  'thuisadmin /admins/:adminId/groepen/:groepId/voortgang',
]);

/** Each opens some ninety screens: a child's in every run, the others in `npm run test:deep`; what the server lets each of them ask is in every run (`matrix.json`). */
const EVERY_RUN: readonly Person[] = ['leerling'];

for (const person of process.env.E2E_DEEP === '1' ? PERSONS : EVERY_RUN)
  test(`every screen as ${person}: their own opens and refuses nothing, another's says so and asks nothing`, async ({ page }) => {
    const values = await valuesFor(page, person);
    await become(page, person);
    await page.reload();
    await expect(page.locator('h1').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    const refused: string[] = [];
    page.on('response', (response) => {
      if ([401, 403].includes(response.status())) refused.push(`${response.status()} ${page.url()} ${response.url()}`);
    });
    const isMine = isOf(person);
    const vreemd = vreemdVoor(person);
    const stranger = page.getByRole('heading', { level: 1, name: vreemd });
    const others = SCREENS.filter((row) => !isMine(row)).map(([pattern]) => fill(pattern, values));
    // What the landing screen has yet to ask ends with it.
    await moveTo(page, others[0] ?? '');
    await expect(stranger).toBeVisible();
    asked.length = 0;
    for (const path of others) {
      await moveTo(page, path);
      await expect(stranger, path).toBeVisible();
      await expect(page, path).toHaveTitle(`${vreemd} · Spelrijk`);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(asked).toEqual([]);
    // There is a way on, to a screen of one's own.
    const verder = page.getByRole('link', { name: /^Naar (het begin|de landkaart)$/ });
    await expect(verder).not.toHaveAttribute('href', /\/site\//);
    for (const [pattern] of SCREENS.filter(isMine)) {
      const path = fill(pattern, values);
      // The studio loads itself anew, because only its own page may use the microphone.
      await (pattern === '/superadmin/opnamestudio' ? page.goto(path) : moveTo(page, path));
      // Our office is asked first why it looks; going on without an answer, to a screen of the same data, leaves a sentence and a button.
      const shown = page
        .locator('h1, [role=dialog] h2, [role=alert]:has-text("Vertel eerst waarom")')
        .filter({ hasNotText: NIET_VOOR_JOU });
      await expect(shown.first(), pattern).toBeVisible();
      expect(refused).toEqual([]);
      const naar = LEADS_ON.has(`${person} ${pattern}`) ? fill('/admins/:adminId/groepen', values) : path;
      await expect.poll(() => new URL(page.url()).pathname, { message: pattern }).toBe(naar);
    }
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });

test('every screen as nobody leads to the login, which says why', async ({ page }) => {
  await page.goto('/app/auth/login');
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
  for (const [pattern] of SCREENS) {
    const path = fill(pattern, {});
    await moveTo(page, path);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wantedRoute')), pattern).toBe(path);
    await expect(page, pattern).toHaveURL(/\/app\/auth\/login$/);
  }
  await expect(page.getByText('Log eerst in om deze pagina te zien.')).toBeVisible();
});

test('a docent who opens the licence stays logged in and goes on; a login from there leads to her groepen', async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'docent'));
  await become(page, 'docent');
  await page.goto(`/admins/${adminId}/licentie`);
  await expect(page.getByRole('heading', { level: 1, name: NIET_VOOR_JOU })).toBeVisible();
  await expect(page.getByText('Je bent ingelogd als docent. Deze pagina is er voor schoolbeheerder, RT-praktijk of ouder.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groepen' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/admins/${adminId}/licentie`);
  await page.getByLabel('Gebruikersnaam').fill('docent');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('spelrijk-demo');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`/admins/${adminId}/groepen`);
});
