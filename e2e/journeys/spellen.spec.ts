import { devices, expect, type Page } from '@playwright/test';
import { manifests } from '../../packages/games/src/manifests.gen.ts';
import { answer, byKey, byTouch, type Press } from '../support/beantwoorden.ts';
import { makeHurried } from '../support/haast.ts';
import { createInstelkind } from '../support/instelling.ts';
import { become, becomeAs, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { waitForNext } from '../support/spelen.ts';
import { createTaak, createTaakFor, leerlingIdOf, readTaak, saveAntwoorden, SPELLING, spelPath, type TaakKort } from '../support/taken.ts';

/**
 * In the deep tests every game is played a whole taak by keyboard alone and a whole taak by touch alone on a phone. In every run: two words
 * of one game for each way to answer (`kort`), so that the run stays as short when there are more games; that each can be
 * played to its end is what its conformance test proves.
 */
const DEEP = process.env.E2E_DEEP === '1';
const WORDS = DEEP ? Number.POSITIVE_INFINITY : 2;

type Manier = 'toetsen' | 'aanraken';

interface Spel {
  readonly game: string;
  readonly antwoordvorm: string;
  readonly plekken: RegExp;
  readonly kort?: Manier;
}

// Each makes a taak of its own for a visitor of its own.
test.describe.configure({ mode: 'parallel' });

/** Played in every run; the others in the deep tests. */
const KORT: Readonly<Record<string, Manier>> = {
  piñata: 'toetsen',
  bellenprikken: 'aanraken',
  rups: 'toetsen',
  pizzabakken: 'toetsen',
  flipperkast: 'aanraken',
};
/** This one at its own pace from beginning to end; of the others what moves between an answer and what comes next only in the deep tests. */
const NATUURLIJK = 'piñata';
/** The form in which these are played here, where they have more: so that each way to answer comes by. */
const VORM: Readonly<Record<string, string>> = {
  bellenprikken: 'GAP',
  rups: 'VOLG',
  quizvraag: 'GAP',
  visvijver: 'SORT',
  glazenwasser: 'TYP',
  bioscoop2: 'TYP',
  pizzabakken: 'SPLIT',
  dinograven: 'SPLIT',
  platformklimmen: 'VOLG',
  stuitergame: 'VOLG',
  roeien: 'SPLIT',
  dienbladbalanceren: 'VOLG',
  vissenvangen: 'VOLG',
  buurtsuper: 'TYP',
};

function placesOf(antwoordvorm: string): RegExp {
  if (/SPLIT|SORT/.test(antwoordvorm)) return SPELLING;
  return /FLITS/.test(antwoordvorm) ? /^(woorden|zinnen)-/ : /./;
}

/** All there are: a new game is played by these too. */
const GAMES: readonly Spel[] = manifests.map(({ slug: game, antwoordvormen }) => {
  const antwoordvorm = VORM[game] ?? antwoordvormen.join('|');
  return { game, antwoordvorm, plekken: placesOf(antwoordvorm), ...(KORT[game] && { kort: KORT[game] }) };
});

/** The field has a shape of its own; what is left of the screen shows the backdrop going on, from edge to edge. */
async function expectSceneToEdges(page: Page): Promise<void> {
  const around = `(() => {
    const root = document.querySelector('section[aria-label="Speelveld"]').parentElement;
    const pictures = ['::before', '::after'].map((which) => getComputedStyle(root, which).backgroundImage.startsWith('url("blob:'));
    return { wide: root.getBoundingClientRect().width === document.documentElement.clientWidth, pictures };
  })()`;
  await expect.poll(() => page.evaluate<unknown>(around)).toEqual({ wide: true, pictures: [true, true] });
}

/** Escape pauses in every game, also where a p is a letter; P goes on. */
async function pauseByKeys(page: Page): Promise<void> {
  const verder = page.getByRole('button', { name: 'Verder spelen' });
  await page.keyboard.press('Escape');
  await expect(verder).toBeVisible();
  await page.keyboard.press('p');
  await expect(verder).toBeHidden();
  // The button that had the focus went with the pause.
  await expect(page.getByRole('region', { name: 'Speelveld' })).toBeFocused();
}

async function playTaak(page: Page, taak: TaakKort, game: string, press: Press): Promise<void> {
  if (!DEEP && game !== NATUURLIJK) await makeHurried(page);
  await page.goto(spelPath(leerlingIdOf(page), taak, game));
  const begin = page.getByRole('button', { name: 'Spelen' });
  await (press === byTouch ? begin.tap() : press(begin));
  for (const [i, opgave] of taak.opgaven.slice(0, WORDS).entries()) {
    await waitForNext(page, i, taak.opgaven.length);
    if (i === 0 && press === byKey) await pauseByKeys(page);
    if (i === 1) {
      await expectNoSidewaysScroll(page);
      await expectSceneToEdges(page);
      await expectNothingWrong(page);
    }
    await answer(page, game, opgave, press);
  }
  if (taak.opgaven.length > WORDS) {
    await waitForNext(page, WORDS, taak.opgaven.length);
    return;
  }
  await waitForNext(page, taak.opgaven.length, taak.opgaven.length);
  await expect(page.getByText(`${taak.opgaven.length} van ${taak.opgaven.length} in één keer goed`)).toBeVisible();
}

const playedBy = (manier: Manier): readonly Spel[] => GAMES.filter(({ kort }) => DEEP || kort === manier);

for (const { game, antwoordvorm, plekken } of playedBy('toetsen')) {
  test(`${game} is played by keyboard alone`, async ({ page }) => {
    test.setTimeout(240_000);
    await become(page, 'demo');
    await playTaak(page, await createTaakFor(page, game, antwoordvorm, plekken), game, byKey);
  });
}

test.describe('by touch', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
  for (const { game, antwoordvorm, plekken } of playedBy('aanraken')) {
    test(`${game} is played by touch alone on a phone`, async ({ page }) => {
      test.setTimeout(240_000);
      await become(page, 'demo');
      await playTaak(page, await createTaakFor(page, game, antwoordvorm, plekken), game, byTouch);
    });
  }
});

/** What a word or a sentence can have beside its letters, and a place of the leerlijn where all of it is about that. */
const TEKENS = [
  [/'/, 'apostrof-meervoud'],
  [/-/, 'koppelteken'],
  [/[ëïöü]/, 'trema'],
  [/[éèêç]/, 'accent'],
  [/\./, 'afkortingen'],
  [/;/, 'puntkomma'],
  [/\?/, 'leesteken-eind'],
] as const;

/** A taak of this place for this game, and which of its opgaven has the sign; undefined when the game cannot pose it. */
async function findSign(page: Page, game: string, [teken, plek]: (typeof TEKENS)[number]): Promise<[TaakKort, number] | undefined> {
  for (let nr = 0; nr < 4; nr++) {
    const taak = await createTaak(page, plek);
    if (!taak?.games.includes(game)) continue;
    const at = taak.opgaven.findIndex(({ antwoordvorm, antwoord }) => antwoordvorm === 'TYP' && teken.test(antwoord));
    if (at >= 0) return [taak, at];
  }
  return undefined;
}

/** What stands before it in its taak was answered on another device. */
async function typeSign(page: Page, game: string, [taak, at]: readonly [TaakKort, number], press: Press): Promise<void> {
  const opgave = taak.opgaven[at];
  if (!opgave) throw new Error('no such opgave');
  if (at > 0) await saveAntwoorden(page, taak, taak.opgaven.slice(0, at));
  await page.goto(spelPath(leerlingIdOf(page), taak, game));
  const begin = page.getByRole('button', { name: /^(Spelen|Verder spelen)$/ });
  await (press === byTouch ? begin.tap() : press(begin));
  await waitForNext(page, at, taak.opgaven.length);
  await answer(page, game, opgave, press);
  await waitForNext(page, at + 1, taak.opgaven.length);
  const given = async (): Promise<string[]> =>
    (await readTaak(page, taak.id)).antwoorden
      .filter(({ opgaveId }) => opgaveId === opgave.id)
      .map(({ poging, goed }) => `${poging} ${goed}`);
  await expect.poll(given, `${opgave.antwoord} in ${game}`).toEqual(['1 true']);
}

/** In each game that is typed; what leesraket shows is read and has no signs. */
const TYPT = manifests.filter(({ antwoordvormen, slug }) => antwoordvormen.includes('TYP') && slug !== 'leesraket').map(({ slug }) => slug);

async function typeSigns(page: Page, game: string, press: Press): Promise<void> {
  await becomeAs(page, await createInstelkind(page, `Tekens ${game}${press === byTouch ? ' op het bord' : ''}`, 8));
  await makeHurried(page);
  const gevraagd: string[] = [];
  for (const teken of TEKENS)
    await test.step(teken[1], async () => {
      const gevonden = await findSign(page, game, teken);
      if (!gevonden) return;
      await typeSign(page, game, gevonden, press);
      gevraagd.push(teken[1]);
    });
  // Words in every game, and sentences where there is room for one.
  expect(gevraagd).toEqual(expect.arrayContaining(['apostrof-meervoud', 'koppelteken', 'accent', 'afkortingen']));
  const zinnen = manifests.find(({ slug }) => slug === game)?.typtZinnen === true;
  expect(gevraagd.filter((plek) => plek === 'puntkomma' || plek === 'leesteken-eind')).toHaveLength(zinnen ? 2 : 0);
}

for (const game of TYPT)
  test(`${game}: every sign that it can ask is typed with the keys of a keyboard`, { tag: '@zelden' }, async ({ page }) => {
    await typeSigns(page, game, byKey);
  });

test.describe('on a letter board', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
  for (const game of TYPT)
    test(`${game}: every sign that it can ask is typed with the letter board`, { tag: '@zelden' }, async ({ page }) => {
      await typeSigns(page, game, byTouch);
    });
});

test('with the sound off and in calm mode a word can still be known and written', { tag: '@zelden' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become(page, 'demo');
  const taak = await createTaakFor(page, 'piñata', 'TYP');
  await page.goto(spelPath(leerlingIdOf(page), taak, 'piñata'));
  await page.getByRole('button', { name: 'Spelen' }).click();
  await page.getByRole('button', { name: 'Meer knoppen' }).click();
  await page.getByRole('button', { name: 'Zet het geluid uit' }).click();
  for (const [i, opgave] of taak.opgaven.slice(0, 3).entries()) {
    await waitForNext(page, i, taak.opgaven.length);
    // A word is shown by its picture, else for a moment as it is written.
    const flash = page.getByText('Kijk goed. Het woord gaat zo weg.');
    if (opgave.woord.plaatje === undefined) await expect(flash).toBeVisible();
    else await expect(page.locator(`img[src*="${opgave.woord.plaatje}"]`).first()).toBeVisible();
    await expect(flash).toBeHidden();
    await page.keyboard.type(opgave.antwoord, { delay: 25 });
    await page.keyboard.press('Enter');
  }
  await waitForNext(page, 3, taak.opgaven.length);
});

/** One button is all there is; on what is lit it means yes. */
async function openWithOneSwitch(page: Page, taak: TaakKort, game: string): Promise<void> {
  await page.goto(spelPath(leerlingIdOf(page), taak, game));
  await page.getByRole('button', { name: 'Spelen' }).click();
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByRole('checkbox', { name: /één knop/ }).check();
  await page.getByRole('button', { name: 'Verder spelen' }).click();
}

// What is lit moves on by itself: a machine that is busy with other journeys is too late, and waiting for it takes half a minute.
if (DEEP) {
  test('with one switch: what is lit is taken by one key or one tap', async ({ page }) => {
    await become(page, 'demo');
    const choose = await createTaakFor(page, 'bellenprikken', 'GAP');
    await openWithOneSwitch(page, choose, 'bellenprikken');
    const [first, second] = choose.opgaven;
    await expect(page.locator(`[data-scan][aria-label="${first?.antwoord}"]`)).toBeVisible({ timeout: 15_000 });
    await page.keyboard.press('Space');
    // Play that is left alone waits a quarter of a minute for a switch.
    await expect(page.getByText(`Woord 2 van ${choose.opgaven.length}`)).toBeAttached({ timeout: 40_000 });
    await expect(page.locator(`[data-scan][aria-label="${second?.antwoord}"]`)).toBeVisible({ timeout: 15_000 });
    // The tap falls on the stage, far from what is lit.
    await page.mouse.click(640, 700);
    await expect(page.getByText(`Woord 3 van ${choose.opgaven.length}`)).toBeAttached({ timeout: 40_000 });
  });

  test('with one switch: a letter of the letter board is its row first, then itself', async ({ page }) => {
    await become(page, 'demo');
    const type = await createTaakFor(page, 'piñata', 'TYP');
    await openWithOneSwitch(page, type, 'piñata');
    const letter = type.opgaven[0]?.antwoord.at(0) ?? '';
    const row = page.locator('[data-schakelrij]').filter({ has: page.getByRole('button', { name: letter, exact: true }) });
    // Looked at in every frame: what is lit moves on after a second and a half.
    const lit = row.and(page.locator('[data-scan]'));
    await lit.waitFor({ timeout: 20_000 });
    await page.keyboard.press('Enter');
    const key = row.getByRole('button', { name: letter, exact: true });
    await key.and(page.locator('[data-scan]')).waitFor({ timeout: 30_000 });
    // The first letter of a row is lit at once; a second press so soon would count as a trembling hand.
    await page.waitForTimeout(500);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Er staat: ${letter}.`).first()).toBeAttached();
  });
}

test('a device that cannot keep up gets fewer frames and no confetti, and plays on', { tag: '@zelden' }, async ({ page }) => {
  await become(page, 'demo');
  const taak = await createTaakFor(page, 'piñata', 'TYP');
  const [first] = taak.opgaven;
  const processor = await page.context().newCDPSession(page);
  await page.goto(spelPath(leerlingIdOf(page), taak, 'piñata'));
  await page.getByRole('button', { name: 'Spelen' }).click();
  const slow = page.locator('[data-zuinig="true"]');
  await expect(page.locator('[data-zuinig="false"]')).toBeVisible();
  // As slow as it takes: a fast machine is still fast at a tenth; a frame of half a second is no slowness but a tab that was away.
  for (const rate of [10, 20, 40]) {
    await processor.send('Emulation.setCPUThrottlingRate', { rate });
    if (
      await slow.waitFor({ timeout: 6000 }).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await expect(slow).toBeVisible();
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.type(first?.antwoord ?? '', { delay: 40 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Woord 2 van ${taak.opgaven.length}`)).toBeAttached({ timeout: 15_000 });
  await expect(slow).toBeVisible();
});

test('é and an apostrophe are typed with dead keys, as on the keyboards of schools', async ({ page }) => {
  await become(page, 'demo');
  const taak = await createTaakFor(page, 'piñata', 'TYP');
  await page.goto(spelPath(leerlingIdOf(page), taak, 'piñata'));
  await page.getByRole('button', { name: 'Spelen' }).click();
  await expect(page.getByText(`Woord 1 van ${taak.opgaven.length}`)).toBeAttached();
  await expect(page.getByText('Kijk goed. Het woord gaat zo weg.')).toBeHidden();
  // The driver's keyboard has no dead keys: these are the events of Chromium on Windows, outside a text field.
  const press = (key: string, code: string, shiftKey = false): Promise<void> =>
    page.evaluate((init) => void document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })), {
      key,
      code,
      shiftKey,
    });
  await press('Dead', 'Quote');
  await press('e', 'KeyE');
  await press('Shift', 'ShiftLeft', true);
  await press('Dead', 'Quote', true);
  await press('i', 'KeyI');
  await press('Dead', 'Quote');
  await press('s', 'KeyS');
  await expect(page.getByText("Er staat: é ï ' s.").first()).toBeAttached();
});
