/** Start tests of a plan as both sides meet them: on two devices, on paper and typed over twice, and no word of them in a browser. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind, setInstelling, type Instelkind } from '../support/instelling.ts';
import { enter, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { expectDialoog, look, openKind, printPage, schoolOf } from '../support/zorgkijken.ts';

async function saved(page: Page, send: () => Promise<void>): Promise<void> {
  const bewaard = page.waitForResponse((antwoord) => antwoord.request().method() === 'PUT' && antwoord.url().endsWith('/papier'));
  await send();
  expect((await bewaard).ok()).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** A plan about ei and ij, or about these, as far as its start test. */
async function makeConcept(page: Page, kind: Instelkind, doelen: readonly string[] = ['ei-ij']): Promise<void> {
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/leerlingen/${kind.leerlingId}/zorgtraject/handelingsplanaanmaken`);
  await page.getByLabel('Waar maak je je zorgen over?').fill('Schrijft ei en ij door elkaar.');
  await page.getByRole('button', { name: 'Volgende' }).click();
  for (const doel of doelen) {
    await page.getByLabel('Zelf een categorie kiezen').selectOption(doel);
    await page.getByRole('button', { name: 'Voeg toe' }).click();
  }
  await look(page, 'plan-doelen');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.getByRole('button', { name: 'Volgende' }).click();
}

test(
  'a start test of a plan on paper: printed, typed over, and put right only after what stood there is shown',
  { tag: '@zelden' },
  async ({ page }) => {
    test.setTimeout(600_000);
    const kind = await createInstelkind(page, 'Papiergroep');
    await enter(page, 'schooladmin');
    await makeConcept(page, kind);
    const weg = page.getByRole('button', { name: 'Gooi het concept weg' });
    await expectDialoog(page, weg, 'concept-weggooien');
    await page.getByRole('button', { name: 'Neem op papier af' }).click();
    await page.getByRole('link', { name: 'Naar de woorden en het overtypen' }).click();
    await look(page, 'plantoets-papier');
    const velden = page.getByRole('main').getByRole('listitem').getByRole('textbox');
    await velden.first().waitFor();
    const aantal = await velden.count();
    expect(aantal).toBeGreaterThan(20);
    for (let nr = 0; nr < aantal; nr++)
      await velden
        .nth(nr)
        .fill(
          nr % 3 === 0
            ? 'fout'
            : await velden.nth(nr).evaluate((el) => el.closest('.MuiFormControl-root')?.querySelector('label')?.textContent ?? ''),
        );
    // What was typed and not saved is found again, and what stands on that line can be read.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Gooi weg' })).toBeVisible();
    await expectNothingWrong(page);
    const bewaar = page.getByRole('button', { name: 'Bewaar', exact: true });
    await saved(page, () => bewaar.click());
    await page.reload();
    await expect(velden.first()).toHaveValue('fout');
    await expect(page.getByRole('button', { name: 'Gooi weg' }), 'what was saved is not found again').toHaveCount(0);
    await velden.first().fill('anders');
    await expectDialoog(page, bewaar, 'plantoets-vervangen');
    await bewaar.click();
    await saved(page, () => page.getByRole('dialog').getByRole('button', { name: 'Vervang' }).dblclick());
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(velden.first(), 'what was saved stands there').toHaveValue('anders');
    await expect(bewaar, 'the focus is where it was').toBeFocused();
    await page.reload();
    await expect(velden.first()).toHaveValue('anders');
    await expect(page.getByRole('button', { name: 'Gooi weg' })).toHaveCount(0);
    await look(page, 'plantoets-overgetypt');
    await printPage(page, 'plantoets-papier');
  },
);

test(
  'checks 9, 10 and 11: a start test of a plan on two devices: goes on at the next word, a word counts once, and no word is in a browser',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const kind = await createInstelkind(page, 'Schermgroep');
    await enter(page, 'schooladmin');
    await makeConcept(page, kind);
    await page.getByRole('button', { name: 'Zet de starttoets klaar' }).click();
    await expect(page.getByText(/De starttoets staat klaar/u)).toBeVisible();
    const opgave = (nr: number, van = 15): RegExp => new RegExp(`^(Woord|Zin) ${nr} van ${van}`, 'u');

    const openToets = async (child: Page): Promise<void> => {
      await child.getByRole('link', { name: /Toets/u }).first().press('Enter');
      await child.getByRole('button', { name: /^(Begin|Ga verder)$/u }).click();
    };
    const gehoord: { readonly url: string; readonly tekst: string }[] = [];
    const begin = async (): Promise<Page> => {
      const child = await openKind(browser, kind);
      child.on('response', async (antwoord) => {
        const tekst = antwoord.url().includes('/api/') ? await antwoord.text().catch(() => '') : '';
        gehoord.push({ url: antwoord.url(), tekst: `${tekst} ${JSON.stringify(antwoord.headers())}`.toLowerCase() });
      });
      await child.reload();
      await openToets(child);
      return child;
    };
    const write = async (child: Page, tekst: string): Promise<void> => {
      await child.getByRole('textbox').fill(tekst);
      await child.getByRole('textbox').press('Enter');
    };
    const een = await begin();
    for (const nr of [1, 2]) {
      await expect(een.getByText(opgave(nr))).toBeVisible();
      await write(een, `zo${nr}`);
    }
    await expect(een.getByText(opgave(3))).toBeVisible();
    await expectNothingWrong(een);
    await look(een, 'plantoets-woord');
    const twee = await begin();
    await expect(twee.getByText(opgave(3))).toBeVisible();
    await look(twee, 'plantoets-tweede-apparaat');
    await write(twee, 'twee3');
    await expect(twee.getByText(opgave(4))).toBeVisible();
    // The first device does not know it yet: what it writes was there already.
    await write(een, 'een3');
    await expect(een.getByText(opgave(3))).toBeHidden();
    const landkaart = een.url().replace(/\/klassendictee\/.*/u, '/landkaart');
    await een.context().close();
    for (let nr = 4; nr <= 15; nr++) {
      await expect(twee.getByText(opgave(nr))).toBeVisible();
      await write(twee, `zo${nr}`);
    }
    await expect(twee.getByRole('heading', { name: 'Dit stuk is klaar' })).toBeVisible();
    await look(twee, 'plantoets-klaar');
    // The second stage of the day.
    await expect(async () => {
      await twee.goto(landkaart);
      await expect(twee.getByRole('link', { name: /Toets.*11/u })).toBeVisible({ timeout: 3000 });
    }, 'the first stage has been sent').toPass();
    await openToets(twee);
    for (let nr = 1; nr <= 11; nr++) {
      await expect(twee.getByText(opgave(nr, 11))).toBeVisible();
      await write(twee, `later${nr}`);
    }
    await expect(twee.getByRole('heading', { name: 'Dit stuk is klaar' })).toBeVisible();
    const bewaard = String(await twee.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).toLowerCase();
    const school = await schoolOf(page, kind);
    const plannen = `leerlingen/${kind.leerlingId}/handelingsplannen`;
    const [plan] = (await school.get<{ plannen: readonly { id: string }[] }>(plannen)).plannen;
    const { toetsen } = await school.get<{ toetsen: readonly { id: string }[] }>(`${plannen}/${plan?.id ?? ''}`);
    type Items = readonly { woord: string; gegeven: string | null }[];
    const pad = `${plannen}/${plan?.id ?? ''}/toetsen/${toetsen[0]?.id ?? ''}`;
    await expect.poll(async () => (await school.get<{ items: Items }>(pad)).items.length, 'the last word has been sent').toBe(26);
    const { items } = await school.get<{ items: Items }>(pad);
    const gegeven = items.map((item) => item.gegeven);
    expect(gegeven).toHaveLength(26);
    expect(new Set(gegeven).size, 'each once').toBe(26);
    expect(gegeven).toContain('twee3');
    expect(gegeven, 'what the first device wrote later').not.toContain('een3');
    for (const { woord } of items) {
      const heel = new RegExp(`(?<!\\p{L})${woord.toLowerCase()}(?!\\p{L})`, 'u');
      for (const { url, tekst } of gehoord) expect(heel.test(tekst), `${woord} in ${url}`).toBe(false);
      expect(heel.test(bewaard), `${woord} on the device`).toBe(false);
    }
    await twee.context().close();
  },
);

test(
  'a start test of what is never heard: the child reads what is asked, and writes it with the signs of the board',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const kind = await createInstelkind(page, 'Tekengroep', 8);
    await setInstelling(page, kind, { toetsenbord: 'qwerty' });
    await enter(page, 'schooladmin');
    await makeConcept(page, kind, ['afkortingen', 'puntkomma']);
    await expect(page.getByText(/Met deze toets zien we een grote stap/u)).toBeVisible();
    await expect(page.getByText(/te weinig woorden en zinnen om apart te houden/u)).toHaveCount(0);
    await look(page, 'plantoets-stil-concept');
    await page.getByRole('button', { name: 'Zet de starttoets klaar' }).click();
    await expect(page.getByText(/De starttoets staat klaar/u)).toBeVisible();
    const child = await openKind(browser, kind);
    await child.getByRole('link', { name: /Toets/u }).first().press('Enter');
    await expect(child.getByText(/Zie je een zin met een streep/u)).toBeVisible();
    await child.getByRole('button', { name: 'Begin' }).click();
    const soorten = new Set<string>();
    for (let nr = 1; nr <= 15; nr++) {
      await expect(child.getByText(`Woord ${nr} van 15`)).toBeVisible();
      const veld = child.getByRole('textbox', { name: 'Typ wat op de streep hoort' });
      await expect(veld).toHaveAccessibleDescription(/___/u);
      await expect(child.getByText('Je hoort nu niets.')).toHaveCount(0);
      const vraag = (await child.locator('form p').allTextContents()).join(' ');
      const soort = vraag.includes('(kort: ') ? 'kort' : 'teken';
      await expect(child.getByRole('button', { name: 'Hoor het woord' })).toHaveCount(soort === 'kort' ? 1 : 0);
      const letters = soort === 'kort' ? 'd.w.z.' : 'a; b';
      for (const letter of letters)
        await child.getByRole('button', { name: { '.': 'punt', ';': 'puntkomma', ' ': 'Spatie' }[letter] ?? letter, exact: true }).click();
      await expect(veld).toHaveValue(letters);
      if (!soorten.has(soort)) {
        await expectNothingWrong(child);
        await look(child, `plantoets-stil-${soort}`);
        await child.setViewportSize({ width: 390, height: 844 });
      }
      soorten.add(soort);
      await veld.press('Enter');
    }
    expect([...soorten].toSorted()).toEqual(['kort', 'teken']);
    await expect(child.getByRole('heading', { name: 'Dit stuk is klaar' })).toBeVisible();
    await child.context().close();
  },
);

test(
  'a start test of capitals and commas: whole sentences, seven in a stage, on a screen at night and on paper; the plan says beforehand how many',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const kind = await createInstelkind(page, 'Zinnengroep', 8);
    await enter(page, 'schooladmin');
    await makeConcept(page, kind, ['komma', 'hoofdletter-zin']);
    await expect(page.getByText(/De starttoets vraagt 24 woorden en zinnen die Instel nog nooit oefende/u)).toBeVisible();
    await expect(page.getByText(/om apart te houden|apart in plaats van/u)).toHaveCount(0);
    await look(page, 'plantoets-zinnen-concept');
    await page.getByRole('button', { name: 'Zet de starttoets klaar' }).click();
    await expect(page.getByText(/De starttoets staat klaar/u)).toBeVisible();
    const child = await openKind(browser, kind);
    await child.getByRole('link', { name: /Toets/u }).first().press('Enter');
    await child.getByRole('button', { name: 'Begin' }).click();
    for (let nr = 1; nr <= 7; nr++) {
      await expect(child.getByText(`Zin ${nr} van 7`)).toBeVisible();
      await child.getByRole('textbox').fill('Als ik dit schrijf, hoor ik een zin.');
      if (nr === 1) {
        await expectNothingWrong(child);
        await look(child, 'plantoets-zinnen-zin');
      }
      await child.getByRole('textbox').press('Enter');
    }
    await expect(child.getByRole('heading', { name: 'Dit stuk is klaar' })).toBeVisible();
    await child.context().close();
    const wijst = await createInstelkind(page, 'Wijsgroep', 6);
    await makeConcept(page, wijst, ['ww-persoonsvorm']);
    await expect(page.getByText(/‘Persoonsvorm herkennen’ is niet te meten met een toets/u)).toBeVisible();
    await expect(page.getByText(/grote stap|De starttoets vraagt/u)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zet de starttoets klaar' })).toHaveCount(0);
    await look(page, 'plantoets-niet-te-meten');
    const papier = await createInstelkind(page, 'Zinnenblad', 7);
    await makeConcept(page, papier, ['aanhalingstekens', 'leesteken-eind']);
    await page.getByRole('button', { name: 'Neem op papier af' }).click();
    await page.getByRole('link', { name: 'Naar de woorden en het overtypen' }).click();
    const velden = page.getByRole('main').getByRole('listitem').getByRole('textbox');
    await expect(velden).toHaveCount(24);
    await expect(page.getByText('Noem geen hoofdletters en geen leestekens.')).toBeVisible();
    await expect(velden.first()).toHaveAccessibleDescription(/[.?!']$/u);
    await look(page, 'plantoets-zinnen-papier');
    await printPage(page, 'plantoets-zinnen-papier');
  },
);
