/** A practice: from its first client to the second appointment, with a child that takes over the tab for a while. */
import { expect } from '@playwright/test';
import { enter, expectNoSidewaysScroll, expectNothingWrong, LANDING, PASSWORD } from '../support/people.ts';
import { test } from '../support/proef.ts';

test('a practice without clients begins with its first one, and no word of a school stands in the way', async ({ page }) => {
  await page.route(/\/api\/admins\/[^/]+\/clienten$/, async (route) => {
    const response = await route.fetch();
    const answer: object = await response.json();
    await route.fulfill({ response, json: { ...answer, clienten: [] } });
  });
  await enter(page, 'rtadmin');
  await expect(page.getByRole('heading', { name: 'Begin met je eerste leerling' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Groep toevoegen' })).toHaveCount(0);
  await expect(page.getByText('schoolbeheerder')).toHaveCount(0);
});

test('a first client, practised beside, with homework until the second appointment', async ({ page }) => {
  await enter(page, 'rtadmin');
  await page.getByRole('button', { name: 'Leerling toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leerling toevoegen' });
  await dialog.getByRole('textbox', { name: 'Voornaam' }).fill('Jonne');
  await dialog.getByRole('combobox', { name: 'Wanneer' }).click();
  await page.getByRole('option', { name: 'Eén keer' }).click();
  // The first appointment was yesterday.
  await dialog.getByLabel('Datum').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Leerling toevoegen' }).click();
  await expect(dialog).toHaveCount(0);
  const kaart = page.getByRole('article', { name: 'Jonne' });
  await expect(kaart.getByRole('heading', { name: /^Sinds \w+dag$/ })).toBeVisible();
  await expect(kaart.getByText('Jonne heeft nog niet geoefend.')).toBeVisible();
  await expect(kaart.getByText('Maak kennis.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Boaz Rietveld' }).getByText(/^Vandaag: /)).toBeVisible();

  await page.getByRole('link', { name: 'Open de pagina van Jonne' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jonne' })).toBeVisible();
  await page.getByRole('button', { name: 'Afspraak maken' }).click();
  await page.getByRole('dialog', { name: 'Afspraak maken' }).getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText(/^Elke dinsdag/)).toBeVisible();
  await expectNothingWrong(page);

  // What she typed with the client at the table is there after a reload, and gone once it is saved.
  const openTraject = async (knop: string): Promise<void> => {
    await page.getByRole('button', { name: knop, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Hulpvraag' })).toBeVisible();
  };
  const hulpvraag = page.getByRole('dialog').getByRole('textbox', { name: 'Hulpvraag' });
  await openTraject('Nieuw traject');
  await hulpvraag.fill('Struikelt over open klankgroepen.');
  await page.reload();
  await openTraject('Nieuw traject');
  await expect(page.getByText('Dit vulde je hier eerder in en is nog niet bewaard.')).toBeVisible();
  await expect(hulpvraag).toHaveValue('Struikelt over open klankgroepen.');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Alle categorieën' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openTraject('Wijzig');
  await expect(hulpvraag).toHaveValue('Struikelt over open klankgroepen.');
  await expect(page.getByText('Dit vulde je hier eerder in en is nog niet bewaard.')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Samen oefenen' }).click();
  await page.getByRole('button', { name: 'Geef het tabblad aan Jonne' }).click();
  await expect(page).toHaveURL(LANDING.leerling);
  await page.getByRole('button', { name: 'Potlood' }).click();
  await page.getByLabel('Schrijf op wat je ziet. Alleen jij leest dit terug.').fill('Hakt hardop.');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Bewaard.')).toBeVisible();
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  const slot = page.getByRole('dialog');
  await slot.getByLabel('Wachtwoord').fill('geraden');
  await slot.getByRole('button', { name: 'Verder' }).click();
  await expect(slot.getByRole('alert')).toHaveText('Dit wachtwoord klopt niet.');
  await slot.getByLabel('Wachtwoord').fill(PASSWORD);
  await slot.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jonne' })).toBeVisible();
  await page.getByRole('button', { name: 'Samen oefenen' }).click();
  await expect(page.getByText('Hakt hardop.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuleer' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Begeleiding stoppen' }).click();
  const einde = page.getByRole('dialog', { name: 'Jonne stopt' });
  await einde.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page).toHaveURL(LANDING.rtadmin);
  await expect(page.getByRole('article', { name: 'Jonne' })).toHaveCount(0);
});
