/** A docent writes a leerling something; it finds it on its map, and the docent sees that it was seen. */
import { expect } from '@playwright/test';
import { claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';

test.describe.configure({ mode: 'serial' });

test('a briefje of own words reaches the child once; one that was not seen is taken back', async ({ page }) => {
  const token = await tokenOf(page, 'leerling');
  const { _id } = claimsOf(token);
  const kaart = await page.request.get(`/api/leerlingen/${_id}/landkaart`, { headers: { authorization: `Bearer ${token}` } });
  const { leerling }: { leerling: { roepnaam: string } } = await kaart.json();
  await enter(page, 'docent');
  await page
    .getByRole('link', { name: /Groep 5\/6/ })
    .first()
    .click();
  const paneel = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Briefjes' }) })
    .last();
  await paneel.getByRole('button', { name: 'Schrijf een briefje' }).click();
  const dialog = page.getByRole('dialog');
  const wie = dialog.getByRole('group', { name: 'Voor wie?' });
  await expect(dialog.getByText('Kies minstens één kind.')).toBeVisible();
  const kinderen = await wie.getByRole('checkbox').count();
  expect(kinderen).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: 'Iedereen' }).click();
  await dialog.getByLabel('Welke zin?').selectOption({ label: 'Ik ben trots op jou.' });
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: `Stuur naar ${kinderen} kinderen` }).click();
  await expect(dialog).toBeHidden();
  await expect(paneel.getByText(`Het briefje is naar ${kinderen} kinderen verstuurd.`)).toBeVisible();
  await paneel.getByRole('button', { name: 'Neem terug', exact: true }).click();
  await expect(paneel.getByText(`Teruggenomen bij ${kinderen} kinderen.`)).toBeVisible();
  await paneel.getByRole('button', { name: 'Schrijf een briefje' }).click();
  // Only this one: other journeys meet the children of this groep too.
  await wie.getByRole('checkbox', { name: leerling.roepnaam, exact: true }).check();
  await dialog.getByLabel('Welke zin?').selectOption({ label: 'Eigen woorden …' });
  await dialog.getByLabel('Je eigen woorden').fill('Goed gewerkt aan de d/t!');
  await dialog.getByRole('button', { name: 'Stuur naar 1 kind' }).click();
  await expect(paneel.getByText('nog niet gezien').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await enter(page, 'leerling');
  await expect(page).toHaveURL(new RegExp(`/leerling/${_id}/landkaart$`));
  const blad = page.getByRole('dialog', { name: 'Een briefje voor jou' });
  await expect(blad.getByText('Goed gewerkt aan de d/t!')).toBeVisible();
  await expect(blad.getByText('trots')).toHaveCount(0);
  await expectNothingWrong(page);
  const gezien = page.waitForResponse((answer) => answer.url().endsWith('/gezien') && answer.status() === 204);
  await blad.getByRole('button', { name: 'Gezien' }).click();
  await gezien;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vandaag' })).toBeVisible();
  await expect(blad).toHaveCount(0);

  await enter(page, 'docent');
  await page
    .getByRole('link', { name: /Groep 5\/6/ })
    .first()
    .click();
  await expect(paneel.getByText(/gezien op/).first()).toBeVisible();
});
