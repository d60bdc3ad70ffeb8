/** What an import asks of a school that has leerlingen already; the import itself is a part of the school day. */
import path from 'node:path';
import { expect } from '@playwright/test';
import { enter, viaMeer } from '../support/people.ts';
import { test } from '../support/proef.ts';

const BESTAND = path.join(import.meta.dirname, '../../apps/server/test/bestanden/edexml/sample-school-utf8.xml');

test('a name alone is never enough: the schooladmin says who a child of the same name is', async ({ page }) => {
  await enter(page, 'schooladmin');
  await viaMeer(page, 'EdeXML inlezen');
  await page.locator('input[type=file]').setInputFiles(BESTAND);
  await expect(page.getByRole('tab', { name: 'Nieuw (11)' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('checkbox', { name: 'Neem Wimpie mee' }).uncheck();
  await page.getByRole('checkbox', { name: 'Dit is het bestand van onze school' }).check();
  // The demo school has a Sanne de Vries too.
  const sanne = page.getByRole('checkbox', { name: 'Neem Sanne de Vries mee' });
  await expect(sanne).toBeDisabled();
  await page.getByLabel('Wie is dit?').first().click();
  await page.getByRole('option', { name: 'Een nieuwe leerling' }).click();
  await expect(page.getByText('10 nieuw, 0 gewijzigd, 0 naar de prullenbak. Docenten: 4.')).toBeVisible();
  await expect(sanne).toBeChecked();
});
