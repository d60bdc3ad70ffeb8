import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, login } from '../support/people.ts';

test.describe.configure({ mode: 'serial' });

test('a schooladmin makes a groep, pastes a class into it and hands out cards with which a child gets in', async ({ page, browser }) => {
  await login(page, 'schooladmin');
  await page.getByRole('button', { name: 'Groep toevoegen' }).click();
  await page.getByLabel('Naam van de groep').fill('De Vossen');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Kies ten minste één waarde')).toBeVisible();
  await page.getByLabel('groep 3', { exact: true }).check();
  await page.getByLabel('groep 4', { exact: true }).check();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('link', { name: 'De Vossen' }).first().click();
  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).click();
  await page
    .getByLabel('Namen')
    .fill('Roepnaam\tTussenvoegsel\tAchternaam\tGroep\nZoë\tvan den\tBerg\t4\nKees\t\tKnol\t3\nzoe\tvan den\tberg\t4');
  await page.getByRole('button', { name: 'Lees de namen' }).click();
  await expect(page.getByText('Staat twee keer in deze lijst')).toBeVisible();
  await page.getByRole('button', { name: 'Voeg 2 leerlingen toe' }).click();
  await expect(page.getByRole('alert')).toContainText('2 leerlingen toegevoegd');
  await page.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
  await page.getByRole('button', { name: 'Maak 2 kaarten' }).click();
  const card = page.getByRole('region', { name: 'Zoë' });
  await expect(card.getByRole('definition').first()).toHaveText('zoe.berg');
  const [naam = '', woorden = ''] = await card.getByRole('definition').allInnerTexts();
  await expectNoSidewaysScroll(page);

  const child = await browser.newContext();
  const desk = await child.newPage();
  await desk.goto(`/app/auth/login#naam=${naam}`);
  await expect(desk.getByLabel('Gebruikersnaam')).toHaveValue(naam);
  await desk.getByLabel('Wachtwoord', { exact: true }).fill(woorden.toUpperCase());
  await desk.getByRole('button', { name: 'Inloggen' }).click();
  await expect(desk).toHaveURL(/\/landkaart$/);
  await child.close();
});

test('a child thrown away by mistake comes back with one click, and from the prullenbak too', async ({ page }) => {
  await login(page, 'schooladmin');
  await page.getByRole('link', { name: 'De Vossen' }).first().click();
  await page.getByRole('button', { name: 'Meer voor De Vossen' }).click();
  await page.getByRole('menuitem', { name: 'Leerlingen beheren' }).click();
  const trash = async (): Promise<void> => {
    await page.getByRole('checkbox', { name: 'Kies Kees Knol' }).check();
    await page.getByRole('button', { name: 'Naar de prullenbak' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
    await expect(page.getByText('1 leerling ligt in de prullenbak.')).toBeVisible();
  };
  await trash();
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(page.getByRole('rowheader', { name: 'Kees Knol' })).toBeVisible();
  await trash();
  await page.getByRole('link', { name: 'Prullenbak' }).click();
  await page.getByRole('checkbox', { name: 'Kies Kees Knol' }).check();
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(page.getByText('1 leerling is terug in de groep.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
