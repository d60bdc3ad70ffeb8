import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test('a docent pastes the words of the week, mends what is doubtful, hears a word and puts the list on', async ({ page }) => {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await page.getByRole('link', { name: 'Woordlijsten', exact: true }).click();
  await page.getByRole('link', { name: 'Nieuwe woordlijst' }).click();
  await page.getByLabel('Naam van de lijst').fill('Week 48');
  await page.getByLabel('Typ of plak woorden').fill('1. de Draak\n2. het kasteel; boomen\tvliegtuig\n3. squishy\n4. draak\n5. 12345');
  await page.getByRole('button', { name: 'Lees de woorden' }).press('Enter');
  await expect(page.getByText('Stond er al: draak.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Woorden erbij' })).toBeFocused();
  const rows = page.getByRole('table', { name: 'Woorden van de lijst' }).getByRole('rowheader');
  await expect(rows).toHaveText(['squishy', 'boomen', 'draak', 'kasteel', 'vliegtuig']);
  // Of our own words, and of those of real lists that we read, it is said that we checked them; of others how sure we are.
  await expect(page.getByRole('row', { name: /kasteel/ })).toContainText('door ons nagekeken');
  await expect(page.getByRole('row', { name: /squishy/ })).toContainText('% zeker');

  // What was typed survives going away.
  await page.reload();
  await expect(page.getByLabel('Naam van de lijst')).toHaveValue('Week 48');
  await page.getByRole('button', { name: 'Maak er bomen van' }).click();
  await page.getByRole('button', { name: 'Wijzig squishy' }).press('Enter');
  await page.getByLabel('Het is een onthoudwoord').check();
  await page.getByLabel('Zin bij dit woord').fill('Mijn squishy is roze.');
  await page.getByRole('button', { name: 'Neem over' }).press('Enter');
  await expect(page.getByText('We begrijpen alle woorden.')).toBeVisible();

  const sound = page.waitForResponse((answer) => /\/spraak\/[0-9a-f]{16}\.ogg$/.test(answer.url()));
  await page.getByRole('button', { name: 'Hoor squishy' }).click();
  expect((await sound).status()).toBe(200);

  await page.getByRole('button', { name: 'Bewaar de lijst' }).click();
  await page.getByLabel('Een paar leerlingen').check();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Tot en met').fill('2030-01-01');
  await page.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(page.getByText('De lijst staat klaar.')).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('navigation', { name: 'Je bent hier' }).getByRole('link', { name: 'Woordlijsten' }).click();
  await expect(page.getByRole('row', { name: /Week 48/ })).toContainText('1 leerling, tot en met');
  await page.getByRole('button', { name: 'Meer voor Week 48' }).click();
  await page.getByRole('menuitem', { name: 'Gooi weg' }).click();
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(page.getByRole('link', { name: 'Week 48' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
