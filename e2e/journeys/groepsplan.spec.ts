/** A plan for a groepje: from who needs the same help to a session in the log of each, undone again; by keyboard, on a phone, and on paper. */
import { expect } from '@playwright/test';
import { become, claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';

const PHONE = { width: 390, height: 844 } as const;

test('a docent makes a groepsplan, starts it, notes a session with who was there, strikes it through, and takes in a goal', async ({
  page,
}, { retry }) => {
  // A first try leaves its plan behind; three other children are free then.
  const naam = `Groepje aan het raam${retry === 0 ? '' : ` ${retry + 1}`}`;
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 5/6' }).first().click();
  await page.getByRole('link', { name: 'Groepsplannen' }).click();
  if (retry === 0) await expect(page.getByText('Er is nog geen groepsplan')).toBeVisible();
  await page.getByRole('link', { name: 'Maak een groepsplan' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groepsplan maken' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeDisabled();
  await page.getByLabel('Naam').fill(naam);
  const vrij = page.getByRole('group', { name: 'Wie doet er mee?' }).locator('input:not([disabled])');
  for (const nr of [0, 1, 2]) await vrij.nth(nr).check();
  await page.getByLabel('Zelf een categorie kiezen').selectOption('ei-ij');
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expectNothingWrong(page);
  // What is filled in stays when the page is lost.
  await page.reload();
  await expect(page.getByLabel('Naam')).toHaveValue(naam);
  await expect(page.getByText('3 kinderen gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: naam })).toBeVisible();
  await expect(page.getByRole('row', { name: /concept/ })).toHaveCount(3);

  await page.getByRole('button', { name: 'Zet de starttoetsen klaar' }).click();
  await expect(page.getByText('De toets staat klaar voor 3 kinderen.')).toBeVisible();
  await page.getByRole('button', { name: 'Start het plan' }).click();
  const dialoog = page.getByRole('dialog');
  await dialoog.getByRole('button', { name: 'Start het plan' }).click();
  await expect(page.getByText(/Nog niet voor .+: de starttoets is niet af\./)).toBeVisible();
  await page.getByRole('button', { name: 'Start het plan' }).click();
  await dialoog.getByLabel('Begin zonder starttoets').check();
  await expect(dialoog.getByRole('button', { name: 'Start het plan' })).toBeDisabled();
  await dialoog.getByLabel('Reden').fill('De methodetoets van vorige week');
  await dialoog.getByRole('button', { name: 'Start het plan' }).click();
  await expect(page.getByText('Het plan is begonnen voor 3 kinderen.')).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Sessie noteren' }).click();
  await dialoog.getByRole('group', { name: 'Wie waren er?' }).getByRole('checkbox').first().uncheck();
  await dialoog.getByRole('button', { name: 'Bewaar' }).click();
  const sessie = page.getByRole('listitem').filter({ hasText: '20 min' });
  await expect(sessie).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectNothingWrong(page);
  await expect(page.getByText('20 van')).toHaveCount(2);
  await sessie.getByRole('button', { name: 'Haal door' }).click();
  await expect(sessie.getByText('doorgehaald')).toBeVisible();
  await expect(page.getByText('20 van')).toHaveCount(0);

  // A goal that comes in: of the groepje at once, of a child when its start test of that goal is made.
  const hier = page.url();
  await page.getByRole('link', { name: 'Wijzig' }).click();
  await page.getByLabel('Zelf een categorie kiezen').selectOption('au-ou');
  await page.getByRole('button', { name: 'Voeg toe' }).press('Enter');
  await expect(page.getByText('Er komt een doel bij.', { exact: false })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).press('Enter');
  const erbij = page.getByRole('heading', { name: 'Doelen die erbij komen' }).locator('..');
  await expect(erbij.getByText('au of ou, nog geen starttoets')).toHaveCount(3);
  await erbij.getByRole('button', { name: 'Klaarzetten op papier' }).press('Enter');
  await expect(erbij.getByText('De toets staat klaar voor 3 kinderen.')).toBeVisible();
  await expect(erbij.getByRole('button', { name: 'Neem op in de plannen' })).toBeDisabled();
  await expectNothingWrong(page);
  await erbij.getByRole('link').first().click();
  await page.getByRole('listitem').filter({ hasText: 'op papier' }).getByRole('link', { name: 'Starttoets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Starttoets: / })).toBeVisible();
  const woorden = page.getByRole('textbox');
  await woorden.first().waitFor();
  for (const woord of await woorden.all()) await woord.fill('pauw');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wat de toets zegt' })).toBeVisible();
  await page.goto(hier);
  await erbij.getByRole('button', { name: 'Neem op in de plannen' }).press('Enter');
  await expect(erbij.getByText(/Opgenomen in het plan van 1 kind\. Nog niet voor .+: de starttoets is niet af\./)).toBeVisible();
  await expect(erbij.getByRole('listitem')).toHaveCount(2);
});

test(
  'a groepsplan of reading alone: a step of reading is chosen, it begins without a test, and each child and the paper say how the goal stands',
  { tag: '@zelden' },
  async ({ page }, { retry }) => {
    const naam = `Groepje lezen${retry === 0 ? '' : ` ${retry + 1}`}`;
    await enter(page, 'docent');
    await page.getByRole('link', { name: 'Groep 5/6' }).first().click();
    await page.getByRole('link', { name: 'Groepsplannen' }).click();
    await page.getByRole('link', { name: 'Maak een groepsplan' }).first().click();
    await page.getByLabel('Naam').fill(naam);
    const vrij = page.getByRole('group', { name: 'Wie doet er mee?' }).locator('input:not([disabled])');
    for (const nr of [0, 1]) await vrij.nth(nr).check();
    const lezen = page.getByRole('group', { name: 'Leesdoelen' });
    await lezen.getByLabel('Wat', { exact: true }).selectOption('begrip');
    await lezen.getByLabel('Teksten van').selectOption('begrip m4');
    await lezen.getByRole('button', { name: 'Voeg leesdoel toe' }).press('Enter');
    await expectNothingWrong(page);
    await page.getByRole('button', { name: 'Bewaar', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: naam })).toBeVisible();
    await expect(page.getByRole('button', { name: /toetsen klaar/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Start het plan' }).click();
    const dialoog = page.getByRole('dialog');
    await expect(dialoog.getByText('Dit groepsplan heeft alleen leesdoelen.', { exact: false })).toBeVisible();
    await expect(dialoog.getByRole('checkbox')).toHaveCount(0);
    await dialoog.getByRole('button', { name: 'Start het plan' }).click();
    await expect(page.getByText('Het plan is begonnen voor 2 kinderen.')).toBeVisible();
    await expect(page.getByRole('cell', { name: /^Teksten begrijpen, ongeveer M4: / })).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Hoe het met de leesdoelen staat' })).toBeVisible();
    await expect(
      page.getByText('Teksten begrijpen, ongeveer M4: pas als er van drie kinderen iets te zeggen is, staat het hier.'),
    ).toBeVisible();
    for (const maat of [PHONE, { width: 1280, height: 800 }]) {
      await page.setViewportSize(maat);
      await expectNoSidewaysScroll(page);
      const map = process.env['ZORGMAP'];
      if (map !== undefined) await page.screenshot({ path: `${map}/groepsplan-lezen-${maat.width}.png`, fullPage: true });
    }
    await expectNothingWrong(page);
    // It is changed while it runs: the last goal of spelling is no longer what keeps a plan.
    await page.getByRole('link', { name: 'Wijzig' }).click();
    await lezen.getByLabel('Wat', { exact: true }).selectOption('zelf');
    await lezen.getByLabel('Teksten van').selectOption('zelf m4');
    await lezen.getByRole('button', { name: 'Voeg leesdoel toe' }).press('Enter');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).press('Enter');
    await expect(page.getByRole('cell', { name: /M4 zelf lezen: / })).toHaveCount(2);
    await page.getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Groepsplan: ${naam}` })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Leesdoelen/ })).toContainText('M4 zelf lezen');
    await page.goBack();
    await page.getByRole('link', { name: 'Groepsplannen' }).first().click();
    await expect(page.getByRole('row', { name: new RegExp(naam) })).toContainText('Teksten begrijpen, ongeveer M4, M4 zelf lezen');
  },
);

test('the groepsplan of the demo on two pages of A4 at most; another role of the school does not find it', async ({ page }) => {
  const token = await tokenOf(page, 'schooladmin');
  const { adminId } = claimsOf(token);
  const get = async (pad: string) => page.request.get(pad, { headers: { authorization: `Bearer ${token}` } });
  const { groepen }: { groepen: { id: string; naam: string }[] } = await (await get(`/api/admins/${adminId}/groepen`)).json();
  const groepId = groepen.find(({ naam }) => naam === 'Groep 4')?.id ?? '';
  const lijst = `admins/${adminId}/groepen/${groepId}/groepsplannen`;
  const { groepsplannen }: { groepsplannen: { id: string }[] } = await (await get(`/api/${lijst}`)).json();
  await enter(page, 'schooladmin');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/${lijst}/${groepsplannen[0]?.id ?? ''}/print`);
  await expect(page.getByRole('heading', { level: 1, name: /^Groepsplan: / })).toBeVisible();
  const bladzijden = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(bladzijden).toBeGreaterThan(0);
  expect(bladzijden).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
  await become(page, 'rtadmin');
  await page.goto(`/${lijst}`);
  await expect(page.getByRole('heading', { name: 'Groepsplannen' })).toHaveCount(0);
});
