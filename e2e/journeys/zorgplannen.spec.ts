/** Care plans as they are seen: on paper with the longest name, on a phone, enlarged, and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind } from '../support/instelling.ts';
import { become, claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';

interface Plan {
  readonly pad: string;
  readonly status: string;
  readonly toetsen: readonly { readonly id: string; readonly soort: string }[];
}

/** The plans of the demo school, one that runs and one that was looked back at. */
async function findPlannen(page: Page): Promise<readonly Plan[]> {
  const token = await tokenOf(page, 'schooladmin');
  const { adminId } = claimsOf(token);
  const headers = { authorization: `Bearer ${token}` };
  const get = async <T>(pad: string): Promise<T> => {
    const body: T = await (await page.request.get(pad, { headers })).json();
    return body;
  };
  const { leerlingen } = await get<{ leerlingen: { id: string; groepId: string }[] }>(`/api/admins/${adminId}/zorgleerlingen`);
  const plannen: Plan[] = [];
  for (const { id, groepId } of leerlingen) {
    const lijst = `/api/admins/${adminId}/leerlingen/${id}/handelingsplannen`;
    for (const plan of (await get<{ plannen: { id: string }[] }>(lijst)).plannen) {
      const gelezen = await get<Omit<Plan, 'pad'>>(`${lijst}/${plan.id}`);
      const { status, toetsen } = gelezen;
      plannen.push({
        pad: `/admins/${adminId}/groepen/${groepId}/leerlingen/${id}/zorgtraject/handelingsplan/${plan.id}`,
        status,
        toetsen,
      });
    }
  }
  return plannen;
}

const LANG = 'Anne-Fleur Wilhelmina Charlotte Alexandra van Heemskerck-Bax';

test('check 27: what a plan prints fits on A4 with a name of sixty letters', { tag: '@zelden' }, async ({ page }) => {
  expect(LANG).toHaveLength(60);
  await enter(page, 'schooladmin');
  const plannen = await findPlannen(page);
  // As it would be read of such a child; nothing is changed at the school.
  await page.route(/\/handelingsplannen\/[^/]+(\/kaart.*)?$/, async (route) => {
    const antwoord = await route.fetch();
    const body: Record<string, unknown> = await antwoord.json();
    if ('roepnaam' in body) body['roepnaam'] = LANG;
    else body['leerling'] = { ...Object(body['leerling']), roepnaam: LANG, achternaam: '' };
    await route.fulfill({ response: antwoord, json: body });
  });
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins, in the pixels of a browser.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const { pad, status } of plannen)
    for (const blad of ['print/school', 'print/ouders', ...(status === 'actief' ? ['kaart'] : [])]) {
      await page.goto(`${pad}/${blad}`);
      await expect(page.getByText(LANG, { exact: false }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      const bladzijden = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(bladzijden, blad).toBeGreaterThan(0);
      expect(bladzijden, blad).toBeLessThanOrEqual(blad === 'print/school' ? 2 : 1);
    }
});

test('check 31: a plan on a phone, enlarged to twice its size, and by keyboard', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'schooladmin');
  const plannen = await findPlannen(page);
  // Twice its size: half the room.
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(viewport);
    for (const { pad, status, toetsen } of plannen)
      for (const scherm of [
        pad,
        `${pad}/edit`,
        `${pad}/eindtoets`,
        ...toetsen.map(({ id }) => `${pad}/toets/${id}`),
        ...(status === 'actief' ? [`${pad}/kaart`] : []),
        ...['', '/handelingsplanaanmaken', '/dyslexiedossier'].map((deel) => pad.replace(/\/handelingsplan\/.*$/, deel)),
      ]) {
        await page.goto(scherm);
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
      }
  }
  await page.goto(plannen.find(({ status }) => status === 'actief')?.pad ?? '');
  const knop = page.getByRole('button', { name: 'Stoppen' });
  await knop.waitFor();
  await page.locator('body').press('Tab');
  for (let i = 0; i < 40 && !(await knop.evaluate((el) => el === document.activeElement)); i++) await page.keyboard.press('Tab');
  await expect(knop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('dialog').evaluate((el) => el.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(knop).toBeFocused();
});

test('check 27: the dossier fits with a name of sixty letters, and says what the final test said', async ({ page }) => {
  await enter(page, 'schooladmin');
  const gezien = (await findPlannen(page)).find(({ status }) => status === 'geevalueerd')?.pad ?? '';
  await page.route(/\/leerlingen\/[^/]+\/dyslexiedossier$/, async (route) => {
    const antwoord = await route.fetch();
    const body: Record<string, unknown> = await antwoord.json();
    await route.fulfill({ response: antwoord, json: { ...body, naam: LANG, roepnaam: LANG } });
  });
  await page.route(/\/handelingsplannen$/, async (route) => {
    const antwoord = await route.fetch();
    const body: Record<string, unknown> = await antwoord.json();
    await route.fulfill({
      response: antwoord,
      json: { ...body, leerling: { ...Object(body['leerling']), roepnaam: LANG, achternaam: '' } },
    });
  });
  await page.goto(gezien.replace(/handelingsplan\/.*$/, 'dyslexiedossier'));
  // Who gives consent sees for whom.
  await expect(page.getByRole('heading', { level: 1, name: `Dyslexiedossier van ${LANG}` })).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  // In the line of where one is the name gives way, and not what leads back.
  const vast = page.getByRole('navigation', { name: 'Je bent hier' }).getByRole('listitem').locator('> *');
  const past = await vast.evaluateAll((delen) => delen.map((deel) => deel.scrollWidth <= deel.clientWidth));
  expect([past.at(0), past.at(-2), past.at(-1)]).toEqual([true, true, true]);
  await page.getByRole('checkbox').check();
  await page.locator('input[name="toestemming"]').fill('2026-01-05');
  await page.getByRole('button', { name: 'Maak het dossier' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole('heading', { level: 1, name: `Dyslexiedossier van ${LANG}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Wat de eindtoets zegt/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** `ZORGMAP=map` keeps a picture of every step. */
const MAP = process.env['ZORGMAP'];

async function look(page: Page, naam: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    if (MAP) await page.screenshot({ path: `${MAP}/${naam}-${width}.png`, fullPage: true });
  }
  await expectNothingWrong(page);
}

test('a plan of reading alone: chosen from the steps, started without a test of spelling, on paper for parents, and ended', async ({
  page,
}) => {
  test.skip(process.env['E2E_DEEP'] !== '1', 'only in the deep run');
  const { adminId, groepId, leerlingId } = await createInstelkind(page, 'Leesplan', 4);
  const traject = `/admins/${adminId}/groepen/${groepId}/leerlingen/${leerlingId}/zorgtraject`;
  await become(page, 'schooladmin');
  await page.goto(`${traject}/handelingsplanaanmaken`);
  await page.getByLabel('Waar maak je je zorgen over?').fill('Leest woorden met b en d door elkaar.');
  const volgende = page.getByRole('button', { name: 'Volgende' });
  await volgende.click();
  await page.waitForURL(/plan=/);
  const addDoel = async (wat: string, veld: string, welke: string): Promise<void> => {
    await page.getByLabel('Wat', { exact: true }).selectOption({ label: wat });
    await page.getByLabel(veld, { exact: true }).selectOption({ label: welke });
    await page.getByRole('button', { name: 'Voeg leesdoel toe' }).click();
  };
  await addDoel('letters en klanken', 'Welke', 'Letters die op elkaar lijken');
  await addDoel('woorden lezen', 'Welke', 'Twee klankgroepen: bomen, bommen');
  await addDoel('teksten begrijpen', 'Teksten van', 'M4');
  await expect(page.getByText('Er passen hoogstens drie leesdoelen in een plan.')).toBeVisible();
  await look(page, 'doelen');
  await volgende.click();
  await volgende.click();
  await expect(page.getByText(/^Dit plan heeft alleen leesdoelen\. Een starttoets/)).toBeVisible();
  await look(page, 'starttoets');
  await volgende.click();
  await look(page, 'start');
  await page.getByRole('button', { name: 'Start het plan' }).click();
  await expect(page.getByText(/week 1 van 12/)).toBeVisible();
  for (const naam of ['Letters die op elkaar lijken', 'Woorden lezen: Twee klankgroepen: bomen, bommen', 'Teksten begrijpen, ongeveer M4'])
    await expect(page.getByRole('heading', { name: naam, exact: true })).toBeVisible();
  await look(page, 'plan');
  const plan = page.url();
  for (const blad of ['school', 'ouders']) {
    await page.goto(`${plan}/print/${blad}`);
    await expect(page.getByText(/etters die op elkaar lijken/).first()).toBeVisible();
    await look(page, `papier-${blad}`);
  }
  await expect(page.getByRole('heading', { name: /^Extra oefenen met lezen: / })).toBeVisible();
  await page.goto(plan);
  await page.getByRole('link', { name: 'Rond het plan af' }).click();
  await look(page, 'afronden');
  await page.getByRole('button', { name: 'Rond het plan af' }).click();
  await expect(page.getByRole('heading', { name: 'Evaluatie' })).toBeVisible();
  await page.goto(`${plan}/print/ouders`);
  await expect(page.getByText('Lezen: begrijpen wat er in een tekst staat. Of dat al lukt, weten we nog niet.')).toBeVisible();
  await page.goto(traject);
  await expect(page.getByRole('link', { name: /^Letters die op elkaar lijken, Woorden lezen/ })).toBeVisible();
  await look(page, 'traject');
});
