/** Trials of two ways of choosing where there is no real school: our office sees that none can begin, and a demo school has no switch that does nothing. */
import { expect } from '@playwright/test';
import { become, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

test('our office reads that nobody takes part yet, how many groepen it takes and what to do about it; nothing can be begun', async ({
  page,
}) => {
  await become(page, 'office');
  await page.goto('/superadmin/beleidsproeven');
  await expect(page.getByRole('heading', { level: 1, name: 'Proeven' })).toBeVisible();
  await expect(page.getByText('0 scholen doen mee, met 0 groepen. Nodig zijn er 12.')).toBeVisible();
  await expect(page.getByText(/een proef kan nog niet beginnen/)).toBeVisible();
  await expect(page.getByText('Er is nog geen proef geweest.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin een proef' })).toHaveCount(0);
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByText('Er is nog geen proef geweest.')).toBeVisible();
});

test('a demo school has no switch for taking part: it would do nothing', async ({ page }) => {
  await become(page, 'schooladmin');
  await page.goto(page.url().replace(/\/groepen$/, '/accountgegevens'));
  await expect(page.getByRole('heading', { level: 1, name: 'Accountgegevens' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Schoolvakanties' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Helpen verbeteren' })).toHaveCount(0);
});
