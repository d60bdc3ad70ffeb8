/** A leesmoment from its plan to its figures: one docent who listens with keys and with the pointer, and the child that reads from its own screen. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind } from '../support/instelling.ts';
import { become, becomeAs, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';

const GROEP = 'Leesgroep';

/** Somebody has to read for five seconds at least; the clock of her device says how long it was. */
const readOn = (page: Page): Promise<void> => page.clock.fastForward(5600);

async function startReading(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await readOn(page);
}

test('three texts are heard once: with keys, with the pointer, and what was said is named; nothing is recorded and nobody is ranked', async ({
  page,
  browser,
}) => {
  const kind = await createInstelkind(page, GROEP);
  await page.clock.install();
  await become(page, 'schooladmin');
  const basis = `/admins/${kind.adminId}/groepen/${kind.groepId}`;
  await page.goto(`${basis}/voortgang?deel=lezen`);
  await page.getByRole('link', { name: 'Leesmomenten en luisteren' }).click();
  await expect(page.getByText('Er is nog geen leesmoment')).toBeVisible();
  // Pressed twice in a hurry: one leesmoment.
  await page.getByRole('button', { name: 'Plan', exact: true }).dblclick();
  await expect(page.getByText('Het leesmoment staat klaar.')).toBeVisible();
  // On a slow device the second press comes when the first is done.
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Plan', exact: true })).toBeEnabled();
  await expect(page.getByText('Het leesmoment staat klaar.')).toBeVisible();
  const luister = page.getByRole('link', { name: /^Luister naar / });
  await expect(luister).toHaveCount(3);
  await expectNothingWrong(page);

  // The child waits on its own screen.
  const tablet = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const child = await tablet.newPage();
  await becomeAs(child, kind);
  await child.goto(child.url().replace('landkaart', 'leesplank'));
  await child.getByRole('link', { name: 'Voorlezen' }).click();
  await expect(child.getByText('Wacht even tot er iemand luistert.')).toBeVisible();

  await luister.first().click();
  await expect(page).toHaveTitle(/^Luisteren · /);
  await page.getByRole('button', { name: /^Zet de tekst op het scherm/ }).click();
  const titel = (await page.getByRole('group', { name: 'Tekst om mee te lezen' }).getByRole('heading').textContent()) ?? '?';
  await expect(child.getByRole('heading', { name: titel })).toBeVisible({ timeout: 10_000 });
  await expectNoSidewaysScroll(child);
  await expectNothingWrong(child);

  // With keys only.
  await page.getByRole('group', { name: 'Tekst om mee te lezen' }).focus();
  await page.keyboard.press('Space');
  await readOn(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  const einde = Date.now();
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await page.keyboard.press('3');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/woorden goed, \d+ per minuut/)).toBeVisible();
  expect(Date.now() - einde, 'check 12: within ten seconds of the end').toBeLessThan(10_000);
  await expect(child.getByText('Wacht even tot er iemand luistert.')).toBeVisible({ timeout: 10_000 });

  // With the pointer, and what was said.
  await page.getByRole('link', { name: /^Volgende tekst/ }).click();
  await startReading(page);
  const woorden = page.getByRole('group', { name: 'Tekst om mee te lezen' }).getByRole('button');
  await woorden.nth(1).click();
  await page.getByRole('button', { name: 'Einde', exact: true }).click();
  await page.getByRole('button', { name: 'Alles is gelezen' }).click();
  await page.getByLabel(/^Wat zei /).fill('bommen');
  await page.getByRole('button', { name: /alsof je het vertelt/ }).click();
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByRole('link', { name: /^Volgende tekst/ }).click();
  await startReading(page);
  await page.getByRole('button', { name: 'Einde', exact: true }).click();
  await page.getByRole('button', { name: 'Alles is gelezen' }).click();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByText('Iedereen is gehoord.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Naar de leesmomenten' }).click();
  await expect(page.getByRole('cell', { name: 'gehoord', exact: true })).toHaveCount(3);
  await page.goto(`${basis}/leerlingen/${kind.leerlingId}/voortgang`);
  await page
    .getByRole('group')
    .filter({ has: page.getByText('Lezen', { exact: true }) })
    .locator('summary')
    .click();
  const gelezen = page.getByRole('table', { name: 'Hardop gelezen teksten' });
  await expect(gelezen.getByRole('rowheader')).toHaveCount(3);
  await gelezen.getByRole('button', { name: 'Trek in' }).first().click();
  await expect(gelezen.getByText('ingetrokken')).toBeVisible();
  await gelezen.getByRole('button', { name: 'Zet terug' }).click();
  await expect(gelezen.getByText('ingetrokken')).toBeHidden();
  await tablet.close();
});
