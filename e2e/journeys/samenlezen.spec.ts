/** Reading that is set ready: a theme, a play and a text for two, from the docent who sets them to the children who read and play, at three sizes. `LEESLES=map` keeps pictures. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind, type Instelkind } from '../support/instelling.ts';
import { become, becomeAs, claimsOf, expectNoSidewaysScroll, expectNothingWrong, tokenOf } from '../support/people.ts';
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
  await becomeAs(page, kind);
  await page.goto(page.url().replace('landkaart', 'leesplank'));
}

test(
  'a docent sets a theme for all and a play with roles; the child reads on, plays its role by keyboard, and nothing is recorded',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    const kind = await createInstelkind(page, 'Samen lezen', 4);
    await become(page, 'schooladmin');
    await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/voortgang?deel=lezen`);
    await expect(page.getByText('Er zijn nu geen groepjes')).toBeVisible();
    await expect(page.getByText('Te weinig gelezen om iets te zeggen:')).toBeVisible();
    await look(page, 'groepjes-leeg');
    await page.getByRole('link', { name: 'Klaarzetten om te lezen' }).click();
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
  },
);

test('a docent makes a pair; a tutor and a lezer read on one screen by keyboard, and it is one turn; then sentence by sentence with somebody beside', async ({
  page,
  browser,
}) => {
  // A text of a few paragraphs, not of one.
  const lezer = await createInstelkind(page, 'Lezers', 6);
  const tutor = await createInstelkind(page, 'Tutoren', 8);
  await become(page, 'schooladmin');
  await page.goto(`/admins/${lezer.adminId}/groepen/${lezer.groepId}/leesopdrachten`);
  const form = page.getByRole('form', { name: 'Samen lezen' });
  // The only child of its groep is chosen already, and the button waits for its texts.
  await expect(form.getByRole('button', { name: 'Zet klaar' })).toBeEnabled();
  await choose(page, 'Wie leest', /Instel/);
  await choose(page, 'Tutor', /Instel Tutoren \(Tutoren\)/);
  await look(page, 'samen-klaarzetten');
  await form.getByRole('button', { name: 'Zet klaar' }).dblclick();
  await expect(form.getByText(/staat klaar voor Instel en Instel Tutoren/)).toBeVisible();
  await choose(page, 'Hoe', /Voor-koor-zelf/);
  await form.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(form.getByText(/staat klaar voor Instel\./)).toBeVisible();
  const klaar = page.getByRole('region', { name: 'Klaargezet om te lezen' });
  await expect(klaar.getByText(/tutorlezen · nog niet samen gelezen/)).toBeVisible();

  const tablet = await browser.newContext({ viewport: MATEN[2] });
  const child = await tablet.newPage();
  await enterChild(child, tutor);
  const plank = child.getByRole('region', { name: 'Voor jou klaargezet' });
  await expect(plank.getByRole('link')).toHaveCount(1);
  await look(child, 'samen-plank-tutor');
  await plank.getByRole('link', { name: /jij bent tutor van Instel/ }).click();
  await expect(child.getByText('Jij bent tutor van Instel.')).toBeVisible();
  // It opens at its top: who does what stands above the text.
  await expect(child.getByRole('heading', { name: 'Samen lezen' })).toBeInViewport({ ratio: 1 });
  await look(child, 'samen-kaart');
  await child.getByRole('button', { name: 'Begin' }).focus();
  await child.keyboard.press('Enter');
  const lit = child.locator('[aria-current="true"]');
  await expect(child.getByText('Jij leest voor. Instel wijst mee.')).toBeVisible();
  const zinnen = await lit.count();
  await look(child, 'samen-voor');
  await child.keyboard.press('ArrowRight');
  await child.keyboard.press('ArrowRight');
  await expect(child.getByText('Instel leest alleen. Jij luistert.')).toBeVisible();
  await expect(lit).toHaveCount(zinnen);
  // They stop, without a connection: it says so, keeps it over a reload, and sends it by itself when the page is there again.
  await child.keyboard.press('ArrowRight');
  await tablet.setOffline(true);
  await child.getByRole('button', { name: 'Stop' }).click();
  await expect(child.getByText('Er is geen verbinding. Het is nog niet bewaard.')).toBeVisible();
  await look(child, 'samen-stop-weg');
  // The page tries again the moment the line is back. That once the line fails it again, or what is kept would be away before the page is loaded anew.
  // Until it failed, not until it was sent: what is on its way when nobody holds it up any longer goes through.
  const mislukt = child.waitForEvent('requestfailed', (request) => request.method() === 'PUT' && request.url().includes('/samenlezingen/'));
  await child.route('**/samenlezingen/**', (route) => route.abort('internetdisconnected'));
  await tablet.setOffline(false);
  await mislukt;
  await child.unroute('**/samenlezingen/**');
  await child.reload();
  await expect(child.getByText(/Jullie hebben samen \d+ woord/)).toBeVisible();
  await look(child, 'samen-stop-bewaard');
  // They go on later: it stays one turn of this day.
  await child.getByRole('button', { name: 'Begin' }).click();
  const praat = child.getByRole('region', { name: 'Praat er samen over' });
  for (let nr = 0; nr < 60 && !(await praat.isVisible()); nr++) await child.keyboard.press('ArrowRight');
  await expect(praat.getByText(/Jullie hebben samen \d+ woord/)).toBeVisible();
  await look(child, 'samen-praat');
  await child.getByRole('link', { name: 'Andere tekst' }).click();
  await expect(plank.getByText('1 keer samen gelezen')).toBeVisible();
  await tablet.close();

  const laptop = await browser.newContext({ viewport: MATEN[0] });
  const zelf = await laptop.newPage();
  await enterChild(zelf, lezer);
  const eigen = zelf.getByRole('region', { name: 'Voor jou klaargezet' });
  await expect(eigen.getByRole('link')).toHaveCount(2);
  await eigen.getByRole('link', { name: /iemand naast je/ }).click();
  await look(zelf, 'koor-kaart');
  await zelf.getByRole('button', { name: 'Begin' }).click();
  await expect(zelf.locator('[aria-current="true"]')).toHaveCount(1);
  await expect(zelf.getByText('De ander leest voor. Jij wijst mee.')).toBeVisible();
  await expect(zelf.getByText(/^Zin 1 van \d+$/)).toBeVisible();
  for (let nr = 0; nr < 3; nr++) await zelf.keyboard.press('ArrowRight');
  await expect(zelf.getByText(/^Zin 2 van \d+$/)).toBeVisible();
  await look(zelf, 'koor-voor');
  await zelf.reload();
  await expect(zelf.getByRole('button', { name: 'Begin' })).toBeVisible();
  // Without a connection it says so.
  await zelf.getByRole('button', { name: 'Begin' }).click();
  await laptop.setOffline(true);
  const samen = zelf.getByRole('region', { name: 'Praat er samen over' });
  for (let nr = 0; nr < 120 && !(await samen.isVisible()); nr++) await zelf.keyboard.press('ArrowRight');
  await expect(samen.getByText('Er is geen verbinding. Het is nog niet bewaard.')).toBeVisible();
  await expect(zelf.getByRole('button', { name: 'Nog een keer' })).toHaveCount(0);
  await look(zelf, 'koor-weg');
  await laptop.setOffline(false);
  // By itself, as soon as there is a connection.
  await expect(samen.getByText(/Jullie hebben samen \d+ woord/)).toBeVisible();
  await laptop.close();

  await page.reload();
  await expect(klaar.getByText(/tutorlezen · 1 keer samen gelezen/)).toBeVisible();
  await expect(klaar.getByText(/voor-koor-zelf · 1 keer samen gelezen/)).toBeVisible();
  // Its texts are here: until then the button is shut, and what opens has no contrast yet.
  await expect(form.getByRole('button', { name: 'Zet klaar' })).toBeEnabled();
  await look(page, 'samen-gelezen');
  // In the groep of the tutor: that it is one, and how often.
  await page.goto(`/admins/${tutor.adminId}/groepen/${tutor.groepId}/leesopdrachten`);
  const elders = page.getByRole('region', { name: 'Tutor in een andere groep' });
  await expect(elders.getByText('Instel is tutor van een kind uit Lezers')).toBeVisible();
  await expect(elders.getByText(/1 keer samen gelezen/)).toBeVisible();
  await look(page, 'samen-elders');
});

/** From the page of a child: one text, chosen by how hard it is and what it is about, and read before it is given. */
async function setText(page: Page, niveau: RegExp): Promise<void> {
  const een = page.getByRole('region', { name: 'Een tekst', exact: true });
  await een.getByRole('combobox', { name: 'Hoe moeilijk' }).click();
  await page.getByRole('option', { name: niveau }).first().click();
  await een.getByRole('combobox', { name: 'Waarover' }).click();
  await page.getByRole('option', { name: 'Dieren' }).click();
  const gekozen = (await een.getByRole('combobox', { name: 'Tekst' }).innerText()).replace(/ \(\d+ woorden.*$/, '').trim();
  const tekst = een.getByRole('article', { name: `Lees eerst: ${gekozen}` });
  await expect(tekst.getByRole('heading', { name: gekozen })).toBeVisible();
  expect((await tekst.innerText()).length).toBeGreaterThan(100);
  await een.getByRole('button', { name: 'Laat dit lezen' }).dblclick();
  await expect(een.getByText(`‘${gekozen}’ staat bovenaan op de leesplank van`)).toBeVisible();
  const klaar = page.getByRole('region', { name: 'Klaargezet om te lezen' });
  await expect(klaar.getByRole('button', { name: `Haal weg: ${gekozen}` })).toHaveCount(1);
}

test('a docent takes the card of twenty minutes beside the sheet for home, both with the text of her choice', async ({ page }) => {
  const kind = await createInstelkind(page, 'Begeleiding', 5);
  await become(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/leerlingen/${kind.leerlingId}/samen-lezen`);
  await expect(page.getByRole('heading', { level: 1, name: /^Samen lezen met/ })).toBeVisible();
  const titel = (await page.getByRole('article').getByRole('heading', { level: 2 }).first().textContent()) ?? '?';
  await choose(page, 'Soort blad', /^Begeleidingskaart/);
  await expect(page.getByRole('heading', { level: 1, name: /^Begeleidingskaart lezen voor/ })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2, name: titel })).toBeVisible();
  const kaart = page.getByRole('table', { name: 'De stappen' });
  await expect(kaart.getByRole('rowheader')).toHaveText(['0–3 min', '3–8 min', '8–15 min', '15–20 min']);
  await look(page, 'begeleidingskaart');
  await page.reload();
  await expect(kaart).toBeVisible();
});

test('a docent sets one text for one child, from its page', async ({ page }) => {
  const kind = await createInstelkind(page, 'Een tekst', 5);
  await become(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/leerlingen/${kind.leerlingId}/voortgang`);
  await page
    .locator('summary')
    .filter({ hasText: /^Lezen$/ })
    .click();
  await page.getByRole('link', { name: 'Klaarzetten om te lezen' }).click();
  await setText(page, /^(Start|[ME]\d)/);
});

test(
  'a parent and a practice come from the page of a child to what is set ready for that child alone, and read of no other',
  { tag: '@zelden' },
  async ({ page }) => {
    for (const wie of ['thuisadmin', 'rtadmin'] as const) {
      const { adminId } = claimsOf(await tokenOf(page, wie));
      const { groepId, leerlingId } = await valuesFor(page, wie);
      await become(page, wie);
      await page.goto(`/admins/${adminId}/groepen/${groepId}/leerlingen/${leerlingId}/voortgang`);
      await page
        .locator('summary')
        .filter({ hasText: /^Lezen$/ })
        .click();
      await page.getByRole('link', { name: 'Klaarzetten om te lezen' }).click();
      await expect(
        page.getByText(/^Zet een tekst, een thema, een toneelstuk of een tekst om samen te lezen klaar voor \p{L}+\. /u),
      ).toBeVisible();
      // A parent reads for which year a text is, not the code of its level.
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: wie === 'thuisadmin' ? /^De druppel \(eind van groep 3, 78 woorden\)$/ : /^De druppel \(E3, 78 woorden\)$/ }),
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
      await setText(page, wie === 'thuisadmin' ? /^(begin|midden|eind) van groep \d/ : /^(Start|[ME]\d)/);
      await expect(klaar.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(3);
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
  },
);
