/** A docent looks at her groep: who can do what, one cell, a file, extra care, and the lesson while a child gets stuck. */
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { become, claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { leerlingIdOf, openTaken } from '../support/taken.ts';

// Each finds what it looks at by itself; one after another, this file was what the whole run waited for at its end.
test.describe.configure({ mode: 'parallel' });

/** What the voortgang of a child counts, which the independent check of the server holds against the answers. */
interface Geteld {
  readonly vandaag: string;
  readonly dagen: readonly { readonly dag: string; readonly antwoorden: number; readonly goed: number; readonly minuten: number }[];
  readonly categorieen: readonly {
    readonly naam: string;
    readonly beeld: string;
    readonly laatste: { readonly antwoorden: number; readonly goed: number };
  }[];
}

/** Her groep of this name, by its address: the way to it is walked in the first journey. */
async function enterVoortgang(page: Page, naam: string): Promise<void> {
  await become(page, 'docent');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const { pathname } = new URL(page.url());
  const answer = await page.request.get(`/api${pathname}`, { headers: { authorization: `Bearer ${token}` } });
  const { groepen }: { groepen: { id: string; naam: string }[] } = await answer.json();
  await page.goto(`${pathname}/${groepen.find((groep) => groep.naam === naam)?.id}/voortgang`);
}

test('a docent finds a cell by keyboard, sees what was really written, and makes a zorgleerling of it', async ({ page }) => {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await page.getByRole('link', { name: 'Voortgang van de groep' }).click();
  await expect(page.getByRole('heading', { name: 'Voortgang van Groep 4' })).toBeVisible();
  const matrix = page.getByRole('grid');
  await expect(matrix.getByRole('rowheader')).not.toHaveCount(0);
  await page.getByLabel('Weergave').selectOption('tabel');
  // Few columns: the rules look at every cell.
  await page.getByLabel('Fase').selectOption('G');
  await expectNothingWrong(page);
  await page.getByLabel('Fase').selectOption('');
  await page.getByLabel('Volgorde van de kolommen').selectOption('lijn');
  await page.getByLabel('Wat', { exact: true }).selectOption('spelling');
  // Of somebody who is no zorgleerling yet; by its keys, because the row says so afterwards.
  const first = matrix.getByRole('row').filter({ hasNotText: 'zorgleerling' }).locator('button[data-soort="moeilijk"]').first();
  const [leerling, categorie] = [await first.getAttribute('data-leerling'), await first.getAttribute('data-categorie')];
  const difficult = matrix.locator(`button[data-leerling="${leerling}"][data-categorie="${categorie}"]`);
  const name = (await difficult.textContent()) ?? '';
  await difficult.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(name.split(',')[0] ?? '?');
  await expect(dialog.getByText('Een gemiddelde leerling op niveau')).toBeVisible();
  await dialog.getByRole('button', { name: 'Maak zorgleerling' }).click();
  const why = page.getByRole('dialog').last();
  await why.getByRole('button', { name: 'Bewaar' }).click();
  await expect(why.getByText('Schrijf in een paar woorden waarom.')).toBeVisible();
  await why.getByLabel('Reden').fill('Blijft klanken verwarren, ook na extra uitleg');
  await why.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('button', { name: 'Geen zorgleerling meer' })).toBeFocused();
  // Why somebody became one can be read where that ends.
  await page.keyboard.press('Enter');
  const end = page.getByRole('dialog').last();
  await end.getByText('Geschiedenis', { exact: true }).click();
  await expect(end.getByText(/Blijft klanken verwarren, ook na extra uitleg \(sinds/)).toBeVisible();
  await end.getByRole('button', { name: 'Annuleer' }).click();
  await expect(page.getByRole('button', { name: 'Geen zorgleerling meer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(difficult).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(difficult).not.toBeFocused();
  await page.getByRole('link', { name: 'Zorgleerlingen' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Blijft klanken verwarren' })).toBeVisible();
  // A plan that is over is none that somebody has.
  await expect(page.getByRole('row').filter({ hasText: 'Nu even niets' }).first()).toContainText('Het handelingsplan is afgelopen');
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('every part of the voortgang of a groep stands by itself, and goes along as a file', { tag: '@zelden' }, async ({ page }) => {
  await enterVoortgang(page, 'Groep 4');
  const parts = page.getByRole('navigation', { name: 'Delen van de voortgang' });
  const rows: readonly [part: string, seen: string][] = [
    ['Groepjes', 'Deze leerlingen hebben dezelfde uitleg nodig'],
    ['Oefenen', 'Wie oefent er, en hoeveel?'],
    ['Groei', 'Waar staat iedereen, en hoe hard gaat het?'],
    ['Fouten', 'Welke regels gaan mis?'],
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [part, seen] of rows) {
    await parts.getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { name: seen })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expectNothingWrong(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Downloaden' }).click();
  await page.getByRole('menuitem', { name: 'Als CSV' }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toContain('"Roepnaam";"Achternaam"');
  // A text that was chosen is read whole.
  await parts.getByRole('link', { name: 'Lezen' }).click();
  const tekst = page.getByRole('combobox', { name: 'Tekst' }).first();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(tekst).toBeVisible();
    expect(await tekst.evaluate((el) => el.scrollWidth - el.clientWidth), `${width} px`).toBeLessThanOrEqual(0);
  }
});

/** After this long a screen that follows a lesson has asked again, however quiet it was. */
const RUSTIG_MS = 25_000;

test('a child that gets stuck comes up in the lesson of its docent by itself', async ({ page, browser }) => {
  await page.clock.install();
  await enterVoortgang(page, 'Groep 5/6');
  await page.getByRole('link', { name: 'De les nu' }).click();
  await expect(page.getByText('Bijgewerkt om')).toBeVisible();
  const desk = await (await browser.newContext()).newPage();
  await become(desk, 'leerling');
  const [taak] = await openTaken(desk);
  const [opgave] = taak?.opgaven ?? [];
  const token = await desk.evaluate(() => localStorage.getItem('access_token'));
  for (const poging of [1, 2]) {
    const antwoord = {
      id: randomUUID(),
      taakId: taak?.id,
      opgaveId: opgave?.id,
      poging,
      gegeven: `${opgave?.antwoord}xx`,
      rtMs: 5000,
      hints: 0,
    };
    const answer = await desk.request.post(`/api/leerlingen/${leerlingIdOf(desk)}/antwoorden`, {
      headers: { authorization: `Bearer ${token}` },
      data: { game: taak?.game, antwoorden: [{ ...antwoord, op: new Date().toISOString() }] },
    });
    expect(answer.status()).toBe(200);
  }
  await desk.context().close();
  await page.clock.fastForward(RUSTIG_MS);
  await expect(page.getByRole('table', { name: 'Leerlingen in deze les' }).getByRole('row').nth(1)).toContainText('loopt vast', {
    timeout: 25_000,
  });
});

const bladen = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Chooses what goes on paper, and counts the sheets of it. */
async function print(page: Page, erbij: readonly string[] = []): Promise<number> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-gedrukt', '');
  });
  await page.getByRole('button', { name: 'Afdrukken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wat komt er op papier?' });
  for (const deel of erbij) await dialog.getByRole('checkbox', { name: deel }).check();
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Afdrukken' }).click();
  await expect(page.locator('body[data-gedrukt]')).toBeAttached();
  return bladen(page);
}

test('the page of a child says what to do first, the rest folds, and it comes on two sheets', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'docent');
  await page
    .getByRole('link', { name: /Groep 5\/6/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Sanne/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Dit eerst' })).toBeInViewport();
  const table = page.getByRole('table', { name: 'Fouten met de regel' });
  await expect(table).toBeHidden();
  await page
    .locator('summary')
    .filter({ hasText: /^Fouten$/ })
    .click();
  await expect(table).toBeVisible();
  await expectNothingWrong(page);
  const kort = await print(page);
  expect(kort, 'sheets').toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  const inspringen = await page
    .getByRole('heading', { name: 'Dit eerst' })
    .evaluate((kop) => kop.getBoundingClientRect().left - (kop.parentElement?.getBoundingClientRect().left ?? 0));
  expect(inspringen, 'text stands off its frame').toBeGreaterThan(4);
  await page.emulateMedia({ media: null });
  expect(
    await print(page, ['Niveau en toetsen', 'Oefendagen en spellen', 'Geleerde woorden']),
    'what is chosen comes with it',
  ).toBeGreaterThan(kort);
  const toetsen = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Toetsen in Spelrijk' }) });
  await page
    .locator('summary')
    .filter({ hasText: /^Niveau en toetsen$/ })
    .click();
  await toetsen.getByRole('button', { name: 'Zet een voortgangstoets klaar' }).click();
  const vraag = page.getByRole('dialog', { name: 'Zet een voortgangstoets klaar' });
  await expect(vraag.getByText('naast de gewone taken')).toBeVisible();
  await expectNothingWrong(page);
  await vraag.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(toetsen.getByText('Er staat een toets klaar.')).toBeVisible();
  await expect(toetsen.getByRole('row', { name: /Voortgangstoets \(nog niet begonnen\)/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('what the report for parents counts is what the child did, for a whole groep', async ({ page }) => {
  const token = await tokenOf(page, 'docent');
  const groepen = `/api/admins/${claimsOf(token).adminId}/groepen`;
  const get = async <T>(address: string): Promise<T> =>
    (await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })).json();
  const [groep] = (await get<{ groepen: { id: string }[] }>(groepen)).groepen;
  const adres = `${groepen}/${groep?.id}`;
  await become(page, 'docent');
  let oefenden = 0;
  for (const { id, roepnaam } of (await get<{ leerlingen: { id: string; roepnaam: string }[] }>(adres)).leerlingen.slice(0, 8)) {
    const kind = await get<Geteld>(`${adres}/leerlingen/${id}/voortgang`);
    await page.goto(`${adres.replace('/api', '')}/leerlingen/${id}/rapport`);
    const blad = page.getByRole('article');
    if (kind.categorieen.every(({ laatste, beeld }) => laatste.antwoorden === 0 && beeld === 'leeg')) {
      await expect(blad).toContainText(`Met spelling oefende ${roepnaam} nog niet`);
      await expect(blad).not.toContainText('beheerst');
      continue;
    }
    await expect(blad.getByRole('heading', { name: 'Oefenen', exact: true })).toBeVisible();
    const sinds = new Date(Date.parse(kind.vandaag) - 27 * 86_400_000).toISOString().slice(0, 10);
    const dagen = kind.dagen.filter(({ dag, antwoorden, minuten }) => dag >= sinds && (antwoorden > 0 || minuten > 0));
    const som = (van: (dag: Geteld['dagen'][number]) => number): number => dagen.reduce((totaal, dag) => totaal + van(dag), 0);
    if (dagen.length === 0) await expect(blad).toContainText(`${roepnaam} niet geoefend`);
    else {
      oefenden++;
      await expect(blad).toContainText(
        `op ${dagen.length} ${dagen.length === 1 ? 'dag' : 'dagen'}, samen ${Math.round(som(({ minuten }) => minuten))} minuten`,
      );
      const procent = Math.round((100 * som(({ goed }) => goed)) / som(({ antwoorden }) => antwoorden));
      await expect(blad).toContainText(`was ${procent} procent in één keer goed`);
    }
    const beheerst = kind.categorieen.filter(({ beeld }) => beeld === 'beheerst').length;
    if (beheerst === 0) await expect(blad).toContainText(`${roepnaam} beheerst nog geen soort woorden helemaal`);
    else await expect(blad.getByRole('list').first().getByRole('listitem')).toHaveCount(Math.min(12, beheerst));
    for (const rij of await blad.getByRole('row').all()) {
      // A word joiner keeps an ending (-er) whole on paper.
      const naam = (await rij.getByRole('rowheader').innerText()).replaceAll('\u2060', '');
      const { laatste } = kind.categorieen.find((categorie) => categorie.naam === naam) ?? { laatste: { goed: -1, antwoorden: -1 } };
      await expect(rij.getByRole('cell').first()).toHaveText(new RegExp(`^${laatste.goed} van (de laatste )?${laatste.antwoorden} goed$`));
    }
  }
  expect(oefenden).toBeGreaterThan(4);
});

test('a groep comes on two sheets: the class at a glance on one, and who needs which explanation', { tag: '@zelden' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterVoortgang(page, 'Groep 4');
  await expect(page.getByRole('grid').getByRole('rowheader')).not.toHaveCount(0);
  expect(await bladen(page), 'the class at a glance').toBe(1);
  // As wide as the sheet: no head lies over the next one.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const koppen = await page
    .getByRole('grid')
    .locator('thead tr')
    .nth(1)
    .locator('th')
    .evaluateAll((cellen) =>
      cellen.map((cel) => (cel.firstElementChild?.getBoundingClientRect().width ?? 99) - cel.getBoundingClientRect().width),
    );
  expect(koppen.length).toBeGreaterThan(20);
  expect(Math.max(...koppen)).toBeLessThanOrEqual(0.5);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await print(page), 'with the groepjes').toBeLessThanOrEqual(2);
});

test('the class at a glance moves over the weeks, and its blocks fold', { tag: '@zelden' }, async ({ page }) => {
  await enterVoortgang(page, 'Groep 4');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('rowheader')).not.toHaveCount(0);
  const beelden = (): Promise<string[]> =>
    grid.locator('tbody td').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-beeld') ?? ''));
  const nu = await beelden();
  for (let week = 0; week < 6; week++) {
    await page.getByRole('button', { name: 'Week terug' }).click();
    await expect(page.getByText(/^op \d+ \w+/)).toBeVisible();
  }
  const toen = await beelden();
  expect(toen).toHaveLength(nu.length);
  expect(toen).not.toEqual(nu);
  await expectNothingWrong(page);
  for (let week = 0; week < 6; week++) await page.getByRole('button', { name: 'Week verder' }).click();
  expect(await beelden()).toEqual(nu);
  const [blok] = await grid.getByRole('button', { expanded: true }).all();
  await blok?.click();
  expect((await beelden()).length).toBeLessThanOrEqual(nu.length);
  await expect(grid.getByRole('button', { expanded: false })).toHaveCount(1);
});
