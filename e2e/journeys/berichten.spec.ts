/** From our office to a reader and back: what is written is read, and our office sees that it was. */
import { expect } from '@playwright/test';
import { enter, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test('our office writes, a docent reads, and our office sees that it was read', async ({ page, browser }, { retry }) => {
  // A second try finds the message of the first.
  const nr = retry === 0 ? '' : ` ${retry}`;
  await enter(page, 'office');
  await page.getByRole('link', { name: 'Berichten' }).click();
  await page.getByRole('button', { name: 'Bericht schrijven' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(`Nieuw voor elke groep${nr}`);
  await dialog.getByLabel('Tekst').fill('Lees [wat er nieuw is](/site/faq).\n\n- <b>geen opmaak</b>');
  await dialog.getByRole('button', { name: 'Vlaanderen' }).click();
  await expect(dialog.getByRole('heading', { name: `Nieuw voor elke klas${nr}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await dialog.getByRole('button', { name: 'Ja, verstuur het' }).click();
  const rij = page.getByRole('row', { name: new RegExp(`Nieuw voor elke groep${nr}(?! \\d)`) });
  await expect(rij.getByRole('cell', { name: /^0 van / })).toBeVisible();

  const elders = await browser.newContext();
  const docent = await elders.newPage();
  await enter(docent, 'docent');
  await docent.getByRole('link', { name: /^Berichten\s+\d+ ongelezen$/ }).click();
  await docent.getByRole('button', { name: new RegExp(`^Nieuw voor elke groep${nr}(?! \\d)`) }).click();
  await expect(docent.getByText('<b>geen opmaak</b>')).toBeVisible();
  await expect(docent.getByRole('link', { name: 'wat er nieuw is' })).toHaveAttribute('href', '/site/faq');
  await expectNothingWrong(docent);
  await elders.close();

  await page.reload();
  await expect(rij.getByRole('cell', { name: /^1 van / })).toBeVisible();
});
