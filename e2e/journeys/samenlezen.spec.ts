/** Reading that is set ready: a theme and a play, from the docent who sets them to the child that reads and plays, at three sizes. `LEESLES=map` keeps pictures. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind, type Instelkind } from '../support/instelling.ts';
import { become, claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, fillLogin, LANDING, tokenOf } from '../support/people.ts';
import { valuesFor } from '../support/screens.ts';
import { test } from '../support/proef.ts';

const MATEN = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;
const MAP = process.env['LEESLES'];

async function look(page: Page, naam: string): Promise<void> {
  for (const maat of MATEN) {
    await page.setViewportSize(maat);
    await expectNoSidewaysScroll(page);
    if (MAP) await page.screenshot({ path: `${MAP}/${naam}-${maat.width}.png`, fullPage: true });
  }
  await expectNothingWrong(page);
  await page.setViewportSize(MATEN[0]);
}

async function choose(page: Page, veld: RegExp | string, keus: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: veld }).click();
  await page.getByRole('option', { name: keus }).click();
}

async function enterChild(page: Page, kind: Instelkind): Promise<void> {
  await page.goto('/app/auth/login');
  await fillLogin(page, kind.gebruikersnaam, kind.wachtwoord);
  await expect(page).toHaveURL(LANDING.leerling);
  await page.goto(page.url().replace('landkaart', 'leesplank'));
}

test('a docent sets a theme for all and a play with roles; the child reads on, plays its role by keyboard, and nothing is recorded', async ({
  page,
  browser,
}) => {
  const kind = await createInstelkind(page, 'Samen lezen', 4);
  await enter(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/voortgang?deel=lezen`);
  await expect(page.getByText('Er zijn nu geen groepjes')).toBeVisible();
  await expect(page.getByText('Te weinig gelezen om iets te zeggen:')).toBeVisible();
  await look(page, 'groepjes-leeg');
  await page.getByRole('link', { name: 'Thema en toneel klaarzetten' }).click();
  const thema = page.getByRole('region', { name: 'Een thema', exact: true });
  // Pressed twice in a hurry: once.
  await thema.getByRole('button', { name: 'Zet klaar' }).dblclick();
  await expect(page.getByText('Het thema Water staat klaar voor 1 kind.')).toBeVisible();
  const toneel = page.getByRole('region', { name: 'Een toneelstuk' });
  await choose(page, 'Toneelstuk', /De koning kan niet slapen/);
  await choose(page, /^Koning/, /Instel/);
  // A role that nobody has is told, and nothing is set.
  await toneel.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(toneel.getByText('Geef elke rol aan één kind, en elk kind een rol.')).toBeVisible();
  await choose(page, /^Knecht/, /Instel/);
  await toneel.getByRole('button', { name: 'Zet klaar' }).dblclick();
  await expect(toneel.getByText('‘De koning kan niet slapen’ staat klaar voor wie een rol heeft.')).toBeVisible();
  const klaar = page.getByRole('region', { name: 'Klaargezet om te lezen' });
  await expect(klaar.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(2);
  await expect(page.getByRole('article')).toHaveCount(2);
  await look(page, 'klaarzetten');

  const tablet = await browser.newContext({ viewport: MATEN[2] });
  const child = await tablet.newPage();
  await enterChild(child, kind);
  const plank = child.getByRole('region', { name: 'Voor jou klaargezet' });
  await expect(plank.getByRole('link')).toHaveCount(8);
  await look(child, 'plank-klaargezet');
  await plank.getByRole('link', { name: /Slotvragen/ }).click();
  await expect(child.getByText('Lees eerst deze drie teksten uit.')).toHaveCount(4);
  await look(child, 'thema');
  await child.getByRole('link', { name: 'Andere tekst' }).click();
  await plank.getByRole('link', { name: /De koning kan niet slapen/ }).click();
  await expect(child.getByText('Jij bent: Koning, Knecht')).toBeVisible();
  await child.getByRole('radio', { name: 'Koning' }).check();
  await look(child, 'toneel-kies');
  await child.getByRole('button', { name: 'Begin' }).focus();
  await child.keyboard.press('Enter');
  // The direction sounds or is passed by hand; the own line waits until it was said.
  const lit = child.locator('li[aria-current="true"]');
  await child.keyboard.press('ArrowRight');
  await expect(lit).toContainText('Ik kan niet slapen');
  await expect(child.getByText('Jij bent aan de beurt. Zeg het hardop.')).toBeVisible();
  await look(child, 'toneel-jij');
  for (let nr = 0; nr < 13; nr++) await child.keyboard.press('ArrowRight');
  await expect(child.getByText('Je kent het stuk. Nu samen, met publiek!')).toBeVisible();
  await look(child, 'toneel-klaar');
  await child.reload();
  await expect(child.getByRole('button', { name: 'Begin' })).toBeVisible();

  await page.reload();
  await klaar.getByRole('button', { name: 'Haal weg: De koning kan niet slapen' }).click();
  await expect(page.getByText('Weggehaald. Wat gelezen is, blijft.')).toBeVisible();
  await child.goto(child.url().replace(/toneel.*$/, 'leesplank'));
  await expect(plank.getByRole('link')).toHaveCount(7);
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await child.reload();
  await expect(plank.getByRole('link')).toHaveCount(8);
  await tablet.close();
});

test('a parent and a practice come from the page of a child to what is set ready for that child alone, and read of no other', async ({
  page,
}) => {
  for (const wie of ['thuisadmin', 'rtadmin'] as const) {
    const { adminId } = claimsOf(await tokenOf(page, wie));
    const { groepId, leerlingId } = await valuesFor(page, wie);
    await become(page, wie);
    await page.goto(`/admins/${adminId}/groepen/${groepId}/leerlingen/${leerlingId}/voortgang`);
    await page
      .locator('summary')
      .filter({ hasText: /^Lezen$/ })
      .click();
    await page.getByRole('link', { name: 'Thema en toneel klaarzetten' }).click();
    await expect(page.getByText(/^Zet een thema of een toneelstuk klaar voor \p{L}+\. /u)).toBeVisible();
    // A parent reads how long a text is, not the code of its level.
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: wie === 'thuisadmin' ? /^De druppel \(78 woorden\)$/ : /^De druppel \(E3, 78 woorden\)$/ }),
    ).toBeVisible();
    const voor = page.getByRole('combobox', { name: 'Voor wie' });
    const naam = (await voor.innerText()).trim();
    await page.getByRole('region', { name: 'Een thema', exact: true }).getByRole('button', { name: 'Zet klaar' }).dblclick();
    await expect(page.getByText('Het thema Water staat klaar voor 1 kind.')).toBeVisible();
    const klaar = page.getByRole('region', { name: 'Klaargezet om te lezen' });
    await expect(klaar.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(1);
    await expect(klaar.getByText(naam, { exact: true })).toBeVisible();
    // One child plays every role, one after another.
    await page.getByRole('region', { name: 'Een toneelstuk' }).getByRole('button', { name: 'Zet klaar' }).click();
    await expect(klaar.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(2);
    await look(page, `klaarzetten-${wie}`);
    await voor.click();
    await expect(page.getByRole('option', { name: 'Iedereen' })).toHaveCount(0);
    await page.getByRole('option').filter({ hasNotText: naam }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(voor).not.toHaveText(naam);
    await expect(klaar).toHaveCount(0);
    await page.reload();
    await expect(klaar).toHaveCount(0);
  }
});
