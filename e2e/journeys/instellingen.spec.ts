import { expect, type Page } from '@playwright/test';
import { createInstelkind, type Instelkind, setInstelling, setToets } from '../support/instelling.ts';
import { become, becomeAs, enter, expectNoSidewaysScroll } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { createTaakFor, leerlingIdOf, openTaken, spelPath, type TaakKort } from '../support/taken.ts';
import { axeViolations } from '../support/axe.ts';

test.describe.configure({ mode: 'serial' });

let kind: Instelkind;
let taak: TaakKort;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  kind = await createInstelkind(page, 'De Uilen');
  await page.close();
});

async function loginKind(page: Page): Promise<void> {
  // Counts the sounds of the games: each is tuned a little, words and music are not.
  await page.addInitScript(() => {
    const Real = window.AudioBufferSourceNode;
    Reflect.set(window, 'effecten', 0);
    // A machine without a sound card never starts its clock of sound.
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    window.AudioBufferSourceNode = class extends Real {
      constructor(context: BaseAudioContext, options?: AudioBufferSourceOptions) {
        super(context, options);
        if (options?.detune !== undefined) Reflect.set(window, 'effecten', Number(Reflect.get(window, 'effecten')) + 1);
      }
    };
  });
  await becomeAs(page, kind);
}

const effecten = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'effecten'));

async function play(page: Page, te: TaakKort, game: string): Promise<void> {
  await page.goto(spelPath(leerlingIdOf(page), te, game));
  await page.getByRole('button', { name: 'Spelen' }).click();
  await expect(page.getByText(`Woord 1 van ${te.opgaven.length}`)).toBeAttached();
}

/** Asks again until it holds: a scene may draw a letter anew between finding it and reading its style. */
const expectSize = (page: Page, selector: string, name: string) =>
  expect.poll(() =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => Number.parseFloat(getComputedStyle(element).getPropertyValue(key)), name),
  );

test('a child gets its own letters, colours, board, clock and number of replays, and no hints', async ({ page }) => {
  await setInstelling(page, kind, {
    hints: false,
    herhaalGeluid: 1,
    tijdsdruk: true,
    lettertype: 'dyslexie',
    lettergrootte: 'groot',
    spatiering: 'ruim',
    achtergrond: 'donker',
    hoofdletters: true,
    toetsenbord: 'azerty',
    geluidseffecten: false,
    muziek: 'nooit',
  });
  await loginKind(page);
  taak = await createTaakFor(page, 'piñata', 'TYP', /^(ei-ij|au-ou|verdubbeling|open-lettergreep|kz-mmkm|kz-mkmm|eer-oor-eur)$/);
  await play(page, taak, 'piñata');

  await expect(page.getByRole('button', { name: 'Geef een hint' })).toHaveCount(0);
  const again = page.getByRole('button', { name: /^Hoor het woord nog eens/ });
  await expect(again).toHaveAccessibleName(/nog 1 keer/);
  await again.click();
  await expect(again).toHaveAccessibleName(/nog 0 keer/);
  await expect(again).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Hoor het langzaam/ })).toBeDisabled();

  await expect(page.locator('[data-klok]')).toBeVisible();
  const stage = '[aria-label="Speelveld"] span[data-toon]';
  await expect(page.locator(stage).first()).toHaveCSS('font-family', /OpenDyslexic/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('20px OpenDyslexic'))).toBe(true);
  await expect(page.locator(stage).first()).toHaveCSS('text-transform', 'uppercase');
  await expectSize(page, stage, 'letter-spacing').toBeGreaterThan(0);
  await expectSize(page, stage, 'scale').toBeGreaterThan(1);
  await expect(page.locator('html')).toHaveCSS('font-size', '18.4px');
  await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(29, 44, 58)');
  await page.getByRole('button', { name: 'Meer knoppen' }).click();
  await page.getByRole('button', { name: 'Letterbord' }).click();
  await expect(page.getByRole('group', { name: 'Letterbord' })).toHaveAttribute('data-indeling', 'azerty');
  await page.keyboard.type('x');
  expect(await effecten(page)).toBe(0);
});

/** By keys, all there are: they lie over nothing of the stage, the focus stays with them, and closed they give it back. */
async function openHints(page: Page): Promise<void> {
  const veld = page.getByRole('region', { name: 'Speelveld' });
  const hint = page.getByRole('complementary', { name: 'Geef een hint' });
  const meer = hint.getByRole('button', { name: 'Nog een hint' });
  await page.getByRole('button', { name: 'Geef een hint' }).press('Enter');
  await expect(hint).toBeVisible();
  await expect(meer).toBeVisible();
  while (await meer.isVisible()) await meer.press('Enter');
  await expect(hint.locator(':focus')).toHaveCount(1);
  await expect
    .poll(async () => {
      const [stage, card] = [await veld.boundingBox(), await hint.boundingBox()];
      return stage && card && stage.x + stage.width <= card.x && card.x + card.width <= 1280;
    })
    .toBe(true);
  // A pause lies over it and takes nothing away, and what was closed opens as far as it was.
  const stappen = hint.getByRole('listitem');
  const gezien = await stappen.count();
  expect(gezien).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Verder spelen' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(stappen).toHaveCount(gezien);
  await hint.getByRole('button', { name: 'Sluit de hint' }).press('Enter');
  await expect(hint).toBeHidden();
  await expect(veld).toBeFocused();
  await page.getByRole('button', { name: 'Geef een hint' }).press('Enter');
  await expect(stappen).toHaveCount(gezien);
  await hint.getByRole('button', { name: 'Sluit de hint' }).press('Enter');
}

test('calm: no clock and no motion; no board where there are keys; hints and sounds are back', async ({ page }) => {
  await setInstelling(page, kind, {
    hints: true,
    herhaalGeluid: 'onbeperkt',
    minderBeweging: true,
    lettertype: 'gewoon',
    lettergrootte: 'normaal',
    spatiering: 'normaal',
    achtergrond: 'licht',
    hoofdletters: false,
    toetsenbord: 'geen',
    geluidseffecten: true,
  });
  await loginKind(page);
  await play(page, taak, 'piñata');
  await expect(page.getByRole('button', { name: 'Geef een hint' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hoor het woord nog eens', exact: true })).toBeEnabled();
  // Four round buttons at most; the others have their name in words, and Escape closes them without a pause.
  await expect(page.locator('header').first().getByRole('button')).toHaveCount(4);
  await page.getByRole('button', { name: 'Meer knoppen' }).press('Enter');
  await expect(page.getByText('Hoor het langzaam')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Letterbord' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Hoor het langzaam')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Meer knoppen' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openHints(page);
  await expect(page.locator('[data-klok]')).toHaveCount(0);
  await expectSize(page, 'main *', 'transition-duration').toBeLessThan(0.001);
  await expect(page.locator('[aria-label="Speelveld"] span[data-toon]').first()).toHaveCSS('font-family', /^Nunito/);
  // The sounds are fetched after the first tap.
  await expect
    .poll(async () => {
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
      return effecten(page);
    })
    .toBeGreaterThan(0);
});

test('in a test there is no hint, no clock, no verdict and no second attempt; it goes on at the word', async ({ page }) => {
  await setInstelling(page, kind, { hints: true, tijdsdruk: true, minderBeweging: false, gamesUit: [] });
  await setToets(page, kind);
  await loginKind(page);
  await page.reload();
  const toets = (await openTaken(page)).find(({ games }) => games.includes('klassendictee'));
  if (!toets) throw new Error('a test is made on the screen of a dictation');
  expect(toets.opgaven.map(({ antwoord }) => antwoord).join('')).toBe('');
  await page.getByRole('link', { name: /^Toets/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  // Which words and sentences it asks is chance.
  await expect(page.getByText(new RegExp(`^(Woord|Zin) 1 van ${toets.opgaven.length}$`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geef een hint' })).toHaveCount(0);
  await expect(page.locator('[data-klok]')).toHaveCount(0);
  const veld = page.getByLabel(/^Typ (het woord|de zin)$/);
  // On a busy machine the field was once made anew under the first letters; what did that is not found yet.
  await expect(async () => {
    await veld.fill('zomaar');
    await veld.press('Enter');
    await expect(page.getByText(new RegExp(`^(Woord|Zin) 2 van ${toets.opgaven.length}$`))).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText(new RegExp(`^(Woord|Zin) 2 van ${toets.opgaven.length}$`))).toBeVisible();
});

const row = (page: Page, optie: string) => page.locator(`[data-optie="${optie}"]`);

test(
  'a teacher sets a child, sees what it will see, loses nothing without a connection, and is told when somebody was first',
  { tag: '@zelden' },
  async ({ page, context }) => {
    await enter(page, 'schooladmin');
    await page.getByRole('link', { name: 'De Uilen', exact: true }).click();
    await page.getByRole('link', { name: 'Oefeninstellingen', exact: true }).click();
    // The page before it has a link of that name too.
    await expect(page.getByRole('heading', { level: 1, name: 'Oefeninstellingen', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Instel De Uilen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oefeninstellingen van Instel De Uilen' })).toBeVisible();

    await page.getByRole('button', { name: 'Jonge kinderen' }).click();
    await expect(row(page, 'doel')).toContainText('nog niet bewaard');
    await page.getByRole('button', { name: 'Dyslexie', exact: true }).click();
    const word = page.getByRole('region', { name: 'Zo ziet het kind het' }).getByText('bomen', { exact: true });
    await expect(word).toHaveCSS('font-family', /OpenDyslexic/);
    await expect(page.getByText('Van elke 20 woorden gaan er ongeveer 17 in één keer goed.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(page.getByText('Er is geen verbinding. Je wijzigingen blijven hier staan.')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('Dit vulde je hier eerder in en is nog niet bewaard.')).toBeVisible();

    await setInstelling(page, kind, { sessiesPerWeek: 3 });
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(page.getByText(/heeft dit intussen gewijzigd/)).toBeVisible();
    await expect(row(page, 'sessiesPerWeek')).toContainText('3 dagen');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(page.getByText('Bewaard. Het geldt vanaf de volgende taak.')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Bewaard.');
    await expect(row(page, 'lettertype')).toContainText('eigen keuze');
    await row(page, 'lettertype').getByRole('button', { name: 'Zoals de groep: leesletters' }).click();
    await expect(row(page, 'lettertype')).toContainText('standaard');
  },
);

test(
  'an order of one’s own is made with the keyboard alone; nothing left to practise is said before it is saved',
  { tag: '@zelden' },
  async ({ page }) => {
    await become(page, 'schooladmin');
    await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/leerlingen/${kind.leerlingId}/oefeninstellingen`);
    await expect(page.getByText('Kies spellen (45 van de 45 mogen)')).toBeVisible();
    const volgorde = row(page, 'volgorde');
    await volgorde.getByRole('radio', { name: 'vaste volgorde' }).focus();
    await page.keyboard.press('Space');
    for (const naam of ['ei of ij', 'au of ou']) {
      await volgorde.getByRole('combobox', { name: 'Categorie toevoegen' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option', { name: naam, exact: true }).press('Enter');
      await volgorde.getByRole('button', { name: 'Zet onderaan' }).press('Enter');
    }
    await volgorde.getByRole('button', { name: 'Zet au of ou hoger' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(volgorde.getByRole('listitem').first()).toContainText('1. au of ou');
    await expect(volgorde).toContainText('au of ou staat nu op plek 1 van 2.');
    for (const naam of ['spelling', 'werkwoorden', 'lezen']) await row(page, naam).getByRole('switch').press('Space');
    await expect(page.getByText('Met deze instellingen is er niets te oefenen.')).toBeVisible();
    await page.getByRole('button', { name: 'Laat vervallen' }).click();
    await expect(page.getByRole('region', { name: 'De taken van vandaag' }).getByRole('listitem').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  },
);

test('many at once: look how many change, apply, and take it back', async ({ page }) => {
  await setInstelling(page, kind, { doel: 0.85 });
  await become(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/oefeninstellingen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Oefeninstellingen' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Kies alle leerlingen' }).check();
  await page.getByRole('button', { name: 'Stel samen in' }).click();
  const dialog = page.getByRole('dialog', { name: '1 leerling instellen' });
  await dialog.getByRole('button', { name: 'Uitdagend' }).click();
  await dialog.getByRole('button', { name: 'Bekijk wat er verandert' }).click();
  await expect(dialog.getByText('Leerlingen bij wie er iets verandert: 1 van 1.')).toBeVisible();
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Pas toe bij 1 leerling' }).click();
  await expect(page.getByRole('row', { name: /Instel De Uilen/ })).toContainText('uitdagend (7 van de 10)');
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(page.getByText('Teruggezet bij 1 leerling.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Instel De Uilen/ })).toContainText('rustig (17 van de 20)');
});
