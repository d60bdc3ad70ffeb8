/** A family: what its first page says of each child, and from an empty home to a login card. */
import { expect, type Page } from '@playwright/test';
import { become, claimsOf, enter, LANDING, tokenOf } from '../support/people.ts';
import { valuesFor } from '../support/screens.ts';
import { test } from '../support/proef.ts';

test('a parent reads per child what it did, what goes well and what to do; children are never compared', async ({ page }) => {
  await enter(page, 'thuisadmin');
  for (const naam of ['Abel', 'Pip']) {
    const card = page.getByRole('article', { name: naam });
    await expect(card.getByText(`Wat deed ${naam}?`)).toBeVisible();
    await expect(card.getByText('Wat kun jij in twee minuten doen?')).toBeVisible();
  }
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Groep toevoegen' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Meer weten over Pip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pip');
});

test('a parent adds a child, finds it on the first page, and goes to its card', async ({ page }) => {
  await enter(page, 'thuisadmin');
  await page.getByRole('link', { name: 'Kind toevoegen' }).click();
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(page.getByText('Vul een voornaam in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Fenna');
  await page.getByRole('combobox', { name: 'Groep' }).click();
  await page.getByRole('option', { name: 'groep 5' }).click();
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  const card = page.getByRole('article', { name: 'Fenna' });
  await expect(card.getByText('Fenna heeft nog niet geoefend.')).toBeVisible();
  await expect(card.getByText('Tik op ‘Hier oefenen’ en kijk de eerste keer samen met Fenna.')).toBeVisible();
  await page.getByRole('link', { name: 'Inlogkaart van Fenna' }).click();
  // The card of this child, and of nobody else.
  await expect(page).toHaveURL(/\/wachtwoorden\?kind=/);
  await expect(page.getByRole('button', { name: 'Maak 1 kaart' })).toBeVisible();
});

test('an empty home begins with adding a child', async ({ page }) => {
  // The same answers of the server, without children.
  await page.route(/\/api\/admins\/[^/]+\/groepen(\/[^/]+)?$/, async (route) => {
    const response = await route.fetch();
    const answer: { leerlingen?: unknown[]; groepen?: { leerlingen: number; aandacht: number }[] } = await response.json();
    if (answer.leerlingen) answer.leerlingen = [];
    for (const groep of answer.groepen ?? []) Object.assign(groep, { leerlingen: 0, aandacht: 0 });
    await route.fulfill({ response, json: answer });
  });
  await enter(page, 'thuisadmin');
  await expect(page.getByRole('heading', { name: 'Begin met je kind' })).toBeVisible();
  await expect(page.getByText('Iedereen heeft geoefend')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
});

test('a day is made shorter and a task easier in one tap each, and taken back', async ({ page }) => {
  await enter(page, 'thuisadmin');
  await page.getByRole('button', { name: 'Lukt het niet? Hulp voor Abel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lukt het Abel niet?' });
  await expect(dialog.getByText('Nu oefent je kind ongeveer 10 minuten per dag')).toBeVisible();
  await dialog.getByRole('button', { name: 'Korter: 5 minuten per dag' }).click();
  await expect(dialog.getByText('Nu oefent je kind ongeveer 5 minuten per dag')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zet terug' }).click();
  await expect(dialog.getByText('Nu oefent je kind ongeveer 10 minuten per dag')).toBeVisible();
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(dialog).toHaveCount(0);
});

test('days off: one tap, said on the card, silent, and back', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'thuisadmin');
  await page.getByRole('button', { name: 'Lukt het niet? Hulp voor Pip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lukt het Pip niet?' });
  await dialog.getByRole('button', { name: 'Vandaag niet' }).click();
  await expect(dialog.getByText(/Pip heeft vrij tot en met/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  const card = page.getByRole('article', { name: 'Pip' });
  await expect(card.getByText('Pip heeft vandaag vrij.')).toBeVisible();
  await page.getByRole('button', { name: 'Laat Pip hier oefenen' }).click();
  await expect(page).toHaveURL(LANDING.leerling);
  await expect(page.getByRole('link', { name: 'Begin' })).toHaveCount(0);
  await enter(page, 'thuisadmin');
  await page.getByRole('button', { name: 'Lukt het niet? Hulp voor Pip' }).click();
  await dialog.getByRole('button', { name: 'Toch weer oefenen' }).click();
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(card.getByText('Pip heeft vandaag vrij.')).toHaveCount(0);
});

test('other games for today are set and taken back', async ({ page }) => {
  await enter(page, 'thuisadmin');
  await page.getByRole('button', { name: 'Lukt het niet? Hulp voor Abel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lukt het Abel niet?' });
  await dialog.getByRole('button', { name: 'Andere spellen voor vandaag' }).click();
  await expect(dialog.getByText(/nu een ander spel|geen taak klaar/)).toBeVisible();
});

/** Her order on the screen where she is; what its button says is what the dialog says. */
async function orderYear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bestel een jaar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestel een jaar' }).click();
}

/** A colleague was first; what is typed while the page asks what there is now stays, beside that. */
async function typeWhileItIsReadAnew(kantoor: Page, adminId: string): Promise<void> {
  const url = `/api/admins/${adminId}/licentie`;
  const headers = { authorization: `Bearer ${await tokenOf(kantoor, 'office')}` };
  const { van, tot, plaatsen: eerst }: Record<string, unknown> = await (await kantoor.request.get(url, { headers })).json();
  const was = { van, tot, plaatsen: eerst };
  const plaatsen = kantoor.getByRole('textbox', { name: 'Plaatsen' });
  await plaatsen.fill('4');
  expect((await kantoor.request.patch(url, { headers, data: { ...was, plaatsen: 3, was } })).status()).toBe(200);
  const vraag = Promise.withResolvers<null>();
  const later = Promise.withResolvers<null>();
  await kantoor.route(
    (adres) => adres.pathname === url,
    async (route) => {
      if (route.request().method() === 'GET') {
        vraag.resolve(null);
        await later.promise;
      }
      await route.continue();
    },
  );
  await kantoor.getByRole('button', { name: 'Licentie opslaan' }).click();
  await vraag.promise;
  await plaatsen.fill('45');
  later.resolve(null);
  await expect(kantoor.getByText(/Deze licentie is intussen gewijzigd/)).toBeVisible();
  await expect(kantoor.getByRole('definition').filter({ hasText: '3' }).first()).toBeVisible();
  await expect(plaatsen).toHaveValue('45');
  await plaatsen.fill('');
  await kantoor.getByRole('button', { name: 'Licentie opslaan' }).click();
  await expect(kantoor.getByText(/Deze licentie is intussen gewijzigd/)).toHaveCount(0);
}

test('a parent orders a year, once though its answer got lost; stops with what goes when, comes back, and orders anew what our office let lapse', async ({
  page,
  browser,
}) => {
  await become(page, 'thuisadmin');
  await page.goto(page.url().replace(/groepen$/, 'licentie'));
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible();
  // Without an end there are no days that could wait.
  await expect(page.getByRole('heading', { name: 'Stoppen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin de pauze' })).toHaveCount(0);
  // It arrives, and she does not hear so: what she sends again is the same order.
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/abonnement/jaren') && sent.push(request.postDataJSON()));
  await page.route(
    '**/abonnement/jaren',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await orderYear(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestel een jaar' }).click();
  await expect(page.getByText(/De factuur komt nog/)).toHaveCount(1);
  const [first, second] = sent;
  expect(second).toEqual(first);

  const kantoor = await (await browser.newContext()).newPage();
  await become(kantoor, 'office');
  await kantoor.goto('/superadmin/facturen');
  const rijen = kantoor.getByRole('table', { name: 'Bestellingen van gezinnen' }).locator('tbody tr');
  await expect(rijen).toHaveCount(1);
  await expect(rijen).toContainText('€');
  await rijen.getByRole('combobox').click();
  await kantoor.getByRole('option', { name: 'Vervallen' }).click();
  await expect(rijen.getByRole('combobox')).toHaveText('Vervallen');

  await page.getByRole('button', { name: 'Stop met Spelrijk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stoppen met Spelrijk?' });
  await expect(dialog.getByText('Vandaag kan er nog geoefend worden, daarna niet meer.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Download eerst een kopie' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop met Spelrijk' }).click();
  await expect(page.getByText(/Je bent gestopt\. De laatste dag om te oefenen is/)).toBeVisible();
  await page.getByRole('button', { name: 'Toch niet stoppen' }).click();
  await expect(page.getByRole('button', { name: 'Stop met Spelrijk' })).toBeVisible();

  // On the screen where she ordered before.
  await expect(page.getByText(/Vervallen\./)).toBeVisible();
  // Of a home our office sees no packages and no docenten: it can have neither.
  const { adminId } = claimsOf(await tokenOf(page, 'thuisadmin'));
  await kantoor.goto(`/superadmin/admins/${adminId}/licentie`);
  await expect(kantoor.getByRole('definition').filter({ hasText: 'Geen einddatum' })).toBeVisible();
  await expect(kantoor.getByText('Testschool')).toHaveCount(0);
  await typeWhileItIsReadAnew(kantoor, adminId);
  await kantoor.getByRole('tab', { name: 'Overzicht' }).click();
  await expect(kantoor.getByRole('heading', { name: 'Beheerders' })).toBeVisible();
  await expect(kantoor.getByText('Daarnaast')).toHaveCount(0);
  await orderYear(page);
  await expect(page.getByText(/De factuur komt nog/)).toHaveCount(1);
  await kantoor.goto('/superadmin/facturen');
  await expect(rijen).toHaveCount(2);
  await expect(rijen.getByRole('combobox')).toHaveText(['Te sturen', 'Vervallen']);
  await kantoor.context().close();
});

test('a parent chooses the days: a proposal first, said on the card, and left open again', { tag: '@zelden' }, async ({ page }) => {
  await enter(page, 'thuisadmin');
  const card = page.getByRole('article', { name: 'Abel' });
  const open = async () => {
    await card.getByRole('button', { name: 'Oefendagen van Abel' }).click();
    return page.getByRole('dialog', { name: 'Op welke dagen oefent Abel?' });
  };
  const dialog = await open();
  for (const [dag, aan] of [
    ['maandag', true],
    ['woensdag', false],
  ] as const)
    await expect(dialog.getByRole('checkbox', { name: dag })).toBeChecked({ checked: aan });
  await dialog.getByRole('checkbox', { name: 'woensdag' }).check();
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(card.getByText('Oefendagen: maandag, dinsdag, woensdag, donderdag en vrijdag.')).toBeVisible();
  await page.reload();
  await (await open()).getByRole('button', { name: 'Maakt niet uit' }).click();
  await expect(card.getByText('Oefendagen:')).toHaveCount(0);
});

test('nothing moves a child to another groep at a home, and a practice has no such list: there is no groep', async ({ page }) => {
  for (const wie of ['thuisadmin', 'rtadmin'] as const) {
    const { adminId } = claimsOf(await tokenOf(page, wie));
    const { groepId } = await valuesFor(page, wie);
    await become(page, wie);
    await page.goto(`/admins/${adminId}/groepen/${groepId}/leerlingen`);
    if (wie === 'rtadmin') {
      await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible();
      await page.getByRole('link', { name: 'Naar het begin' }).click();
      await expect(page).toHaveURL(LANDING.rtadmin);
    } else {
      await expect(page.getByRole('columnheader', { name: 'Groep op school' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Naar de prullenbak' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Naar een ande/ })).toHaveCount(0);
    }
  }
});
