/** Care as both sides of it meet it: looking along granted and ended, tests on paper and typed twice, more time, and every dialog of it by keyboard. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { createInstelkind, type Instelkind } from '../support/instelling.ts';
import { become, claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, fillLogin, LANDING, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { findSchermen } from '../support/zorgschermen.ts';

const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1280, height: 800 } as const;
/** Where pictures are kept to be looked at. */
const PLATEN = process.env.E2E_PLATEN;

/** As it stands on a desk and on a telephone. */
async function look(page: Page, naam: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const [maat, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
    if (PLATEN !== undefined) await page.screenshot({ path: `${PLATEN}/${naam}-${maat}.png` });
  }
  await page.setViewportSize(DESK);
}

/** Opened with Enter, the focus kept inside however often Tab is pressed, left with Escape, and the focus back where it was. */
async function expectDialoog(page: Page, knop: Locator, naam: string, uitMenu?: RegExp): Promise<void> {
  const dialoog = page.getByRole('dialog');
  await knop.focus();
  await page.keyboard.press('Enter');
  if (uitMenu !== undefined) await page.getByRole('menuitem', { name: uitMenu }).press('Enter');
  await expect(dialoog, naam).toBeVisible();
  await expect(dialoog, `${naam} has a name`).toHaveAccessibleName(/\S/u);
  await expectNothingWrong(page);
  for (let nr = 0; nr < 12; nr++) {
    await page.keyboard.press(nr % 4 === 3 ? 'Shift+Tab' : 'Tab');
    expect(await dialoog.evaluate((el) => el.contains(document.activeElement)), `${naam}: the focus stays inside`).toBe(true);
  }
  await look(page, `dialoog-${naam}`);
  await page.keyboard.press('Escape');
  await expect(dialoog, naam).toBeHidden();
  await expect(knop, `${naam}: the focus is back`).toBeFocused();
}

/** A paper that is sent, until the server has it and the screen has read it again. */
async function saved(page: Page, send: () => Promise<void>): Promise<void> {
  const bewaard = page.waitForResponse((antwoord) => antwoord.request().method() === 'PUT' && antwoord.url().endsWith('/papier'));
  await send();
  expect((await bewaard).ok()).toBe(true);
  await page.waitForLoadState('networkidle');
}

interface School {
  readonly get: <T>(pad: string) => Promise<T>;
  readonly send: <T>(method: 'POST' | 'PUT', pad: string, data: unknown) => Promise<T>;
}

async function schoolOf(page: Page, { adminId }: Pick<Instelkind, 'adminId'>): Promise<School> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'schooladmin')}` };
  const fetch = async <T>(method: string, pad: string, data?: unknown): Promise<T> => {
    const answer = await page.request.fetch(`/api/admins/${adminId}/${pad}`, { method, headers, data });
    expect(answer.ok(), `${method} ${pad}: ${answer.status()} ${await answer.text()}`).toBe(true);
    const body: T = answer.status() === 204 ? null : await answer.json();
    return body;
  };
  return { get: (pad) => fetch('GET', pad), send: fetch };
}

const vandaag = (): string => new Date().toISOString().slice(0, 10);

/** The code as the owner makes it on the screen that stands open. */
async function shareWith(page: Page): Promise<string> {
  await look(page, 'meekijken-maken');
  await page.getByLabel('De voortgang en de doelen van nu').check();
  await page.getByRole('button', { name: 'Maak de code' }).press('Enter');
  const code = ((await page.getByTestId('code').textContent()) ?? '').trim();
  await look(page, 'meekijken-code');
  return code;
}

async function begin(gast: Page, code: string, naam = 'Instel'): Promise<void> {
  await gast.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
  await gast.getByRole('button', { name: 'Bekijk', exact: true }).click();
  await gast.getByRole('button', { name: 'Kijk mee' }).dblclick();
  await expect(gast.getByText(`Je kijkt nu mee met ${naam}`)).toBeVisible();
}

test(
  'looking along: a school grants it to a practice and to a home, each looks, the guest ends one and the owner the other, at once',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const kind = await createInstelkind(page, 'Meekijkgroep');
    for (const [rol, wieStopt] of [
      ['rtadmin', 'eigenaar'],
      ['thuisadmin', 'gast'],
    ] as const) {
      await enter(page, 'schooladmin');
      await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/leerlingen/${kind.leerlingId}/meekijken`);
      const code = await shareWith(page);
      const gast = await (await browser.newContext({ viewport: PHONE })).newPage();
      await become(gast, rol);
      const { adminId } = claimsOf(await tokenOf(gast, rol));
      await gast.goto(`/admins/${adminId}/meekijken`);
      await look(gast, `meekijken-${rol}`);
      await begin(gast, code);
      await gast.reload();
      await gast.getByRole('link', { name: /Bekijk de voortgang van Instel/u }).click();
      await expect(gast.getByRole('heading', { level: 1, name: /^Instel/u })).toBeVisible();
      await expect(gast.getByText('Doelen van nu')).toBeVisible();
      await look(gast, `meekijken-zicht-${rol}`);
      await expectNothingWrong(gast);
      const zicht = gast.url();
      // The code is used up, for whoever else has it.
      const ander = rol === 'rtadmin' ? 'thuisadmin' : 'rtadmin';
      const anderToken = await tokenOf(gast, ander);
      const nogEens = await gast.request.post(`/api/admins/${claimsOf(anderToken).adminId}/meekijken/bekijk`, {
        headers: { authorization: `Bearer ${anderToken}` },
        data: { code },
      });
      expect(nogEens.status()).toBe(404);
      await gast.goto(`/admins/${adminId}/meekijken`);
      const stopper = wieStopt === 'gast' ? gast : page;
      if (wieStopt === 'eigenaar') await page.goto(`/admins/${kind.adminId}/meekijken`);
      const knop = stopper.getByRole('button', { name: /Stop het meekijken met Instel/u });
      await expectDialoog(stopper, knop, `meekijken-stoppen-${wieStopt}`);
      await knop.click();
      await stopper.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(stopper.getByText('Het meekijken is gestopt.')).toBeVisible();
      await look(stopper, `meekijken-gestopt-${wieStopt}`);
      await gast.goto(zicht);
      await expect(gast.getByRole('heading', { level: 1, name: /^Instel/u })).toHaveCount(0);
      await expect(gast.getByRole('heading', { level: 1 })).toBeVisible();
      await look(gast, `meekijken-weg-${rol}`);
      await gast.context().close();
    }
    await page.goto(`/admins/${kind.adminId}/meekijken`);
    await expect(page.getByRole('row', { name: /Instel.*Gestopt op/u })).toHaveCount(2);
    await look(page, 'meekijken-eigenaar');
  },
);

/** To the screen that makes the code, as one finds it; gives the first name. */
async function openMeekijken(page: Page, rol: 'rtadmin' | 'thuisadmin'): Promise<string> {
  if (rol === 'rtadmin') {
    await page
      .getByRole('link', { name: /^Open de pagina van /u })
      .first()
      .click();
    await page.getByRole('link', { name: 'Laat iemand meekijken', exact: true }).click();
  } else {
    await page.getByRole('link', { name: 'Kinderen wijzigen of weghalen' }).click();
    await page
      .getByRole('button', { name: /^(Meer|Opties) voor /u })
      .first()
      .press('Enter');
    await page.getByRole('menuitem', { name: /meekijken/u }).press('Enter');
  }
  const kop = page.getByRole('heading', { level: 1, name: /^Laat iemand meekijken met /u });
  return ((await kop.textContent()) ?? '').replace('Laat iemand meekijken met ', '').split(' ')[0] ?? '';
}

test(
  'looking along with a child of a practice and of a home: the other looks, both logs say so, and either stops it',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    for (const [rol, ander, wieStopt] of [
      ['rtadmin', 'thuisadmin', 'eigenaar'],
      ['thuisadmin', 'rtadmin', 'gast'],
    ] as const) {
      await enter(page, rol);
      const eigenaar = claimsOf(await tokenOf(page, rol)).adminId;
      const naam = await openMeekijken(page, rol);
      const code = await shareWith(page);
      const gast = await (await browser.newContext({ viewport: DESK })).newPage();
      await become(gast, ander);
      const { adminId } = claimsOf(await tokenOf(gast, ander));
      await gast.goto(`/admins/${adminId}/meekijken`);
      await begin(gast, code, naam);
      await gast.getByRole('link', { name: new RegExp(`Bekijk de voortgang van ${naam}`, 'u') }).click();
      await expect(gast.getByRole('heading', { level: 1, name: new RegExp(`^${naam}`, 'u') })).toBeVisible();
      await look(gast, `meekijken-bij-${rol}`);
      await expectNothingWrong(gast);
      const zicht = gast.url();
      for (const [kant, klant, regel] of [
        [page, eigenaar, /voortgang bekeken door /u],
        [gast, adminId, /voortgang bekeken, bij /u],
      ] as const) {
        await kant.goto(`/admins/${klant}/logboek`);
        await expect(kant.getByText(regel).first()).toBeVisible();
        await look(kant, `meekijken-log-${rol}-${klant === eigenaar ? 'eigenaar' : 'gast'}`);
        await kant.goto(`/admins/${klant}/meekijken`);
      }
      const stopper = wieStopt === 'gast' ? gast : page;
      await stopper
        .getByRole('button', { name: new RegExp(`Stop het meekijken met ${naam}`, 'u') })
        .first()
        .click();
      await stopper.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).dblclick();
      await expect(stopper.getByText('Het meekijken is gestopt.')).toBeVisible();
      await gast.goto(zicht);
      await expect(gast.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(gast.getByRole('heading', { level: 1, name: new RegExp(`^${naam}`, 'u') })).toHaveCount(0);
      await page.goto(`/admins/${eigenaar}/meekijken`);
      await expect(page.getByRole('row', { name: new RegExp(`${naam}.*Gestopt op`, 'u') }).first()).toBeVisible();
      await look(page, `meekijken-eigenaar-${rol}`);
      await gast.context().close();
    }
  },
);

/** A second child in the groep, who writes on paper. */
async function addKind(page: Page, kind: Instelkind): Promise<string> {
  const leerlingId = crypto.randomUUID();
  const leerling = { id: leerlingId, roepnaam: 'Papier', voorvoegsel: '', achternaam: 'Schrijver', jaargroep: 5 };
  await (await schoolOf(page, kind)).send('POST', `groepen/${kind.groepId}/leerlingen`, { leerlingen: [leerling] });
  return leerlingId;
}

async function openKind(browser: Browser, { gebruikersnaam, wachtwoord }: Instelkind): Promise<Page> {
  const child = await (await browser.newContext({ viewport: PHONE })).newPage();
  await child.goto('/app/auth/login');
  await fillLogin(child, gebruikersnaam, wachtwoord);
  await expect(child).toHaveURL(LANDING.leerling);
  return child;
}

const lokaal = (ms: number): string =>
  new Date(ms).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).slice(0, 16).replace(' ', 'T');

test(
  'a methodetoets that is over goes on for the child that has more time, on a second device too; a paper is typed over twice, and the result is printed',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const kind = await createInstelkind(page, 'Tijdgroep');
    await addKind(page, kind);
    await enter(page, 'schooladmin');
    const lijst = `/admins/${kind.adminId}/groepen/${kind.groepId}/methodetoetsen`;
    await page.goto(`${lijst}/nieuw`);
    await page.getByLabel('Titel van de toets').fill('Toets blok 5');
    await page.getByLabel('Typ of plak woorden').fill('bakker\nhond\nstraten\nreizen\nschaap\nlief');
    await page.getByRole('button', { name: 'Lees de woorden' }).click();
    await expect(page.getByRole('table', { name: 'Woorden van de toets' }).getByRole('rowheader')).toHaveCount(6);
    await page
      .getByRole('button', { name: 'Zet ze in de toets' })
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await page.getByRole('button', { name: 'Bewaar de toets' }).click();
    await page.getByRole('link', { name: 'Plan de afname' }).click();
    await page.getByLabel('Open vanaf').fill('2020-01-01T09:00');
    const dicht = Math.ceil(Date.now() / 60_000 + 1) * 60_000;
    await page.getByLabel('Dicht om').fill(lokaal(dicht));
    await page.getByLabel(/Minuten langer voor Instel/u).fill('60');
    await page.getByLabel(/Papier.* schrijft op papier/u).check();
    await look(page, 'methodetoets-planning');
    await page.getByRole('button', { name: 'Bewaar de planning' }).click();
    await expect(page.getByText('De planning is bewaard.')).toBeVisible();
    const toets = page.url().replace(/\/planning$/u, '');

    // A planning of a time that is over is refused, so it has to go by.
    await expect.poll(() => Date.now() > dicht, { timeout: 130_000 }).toBe(true);
    const een = await openKind(browser, kind);
    await een.getByRole('link', { name: /Toets blok 5/u }).click();
    await look(een, 'methodetoets-begin');
    await een.getByRole('button', { name: 'Begin' }).click();
    for (const [nr, tekst] of ['baker', 'hont'].entries()) {
      await expect(een.getByText(`Woord ${nr + 1} van 6`)).toBeVisible();
      await een.getByLabel('Typ het woord').fill(tekst);
      await een.getByLabel('Typ het woord').press('Enter');
    }
    await expect(een.getByText('Woord 3 van 6')).toBeVisible();
    await look(een, 'methodetoets-woord');
    const twee = await openKind(browser, kind);
    await twee.getByRole('link', { name: /Toets blok 5/u }).click();
    await look(twee, 'methodetoets-verder');
    await twee.getByRole('button', { name: 'Ga verder' }).click();
    for (const [nr, tekst] of ['straaten', 'rijzen', 'schaap', 'lief'].entries()) {
      await expect(twee.getByText(`Woord ${nr + 3} van 6`)).toBeVisible();
      await twee.getByLabel('Typ het woord').fill(tekst);
      await twee.getByLabel('Typ het woord').press('Enter');
    }
    await expect(twee.getByText('Je toets is klaar')).toBeVisible();
    await look(twee, 'methodetoets-klaar');
    await een.context().close();
    await twee.context().close();

    await page.goto(`${toets}/intypen`);
    await expect(page.getByLabel('Van wie is dit blad?')).toContainText('Papier Schrijver');
    for (const [nr, tekst] of ['bakker', 'hont', 'straten', 'rijzen', 'schaap', 'lief'].entries())
      await page.getByLabel(new RegExp(`^${nr + 1}\\. `, 'u')).fill(tekst);
    await look(page, 'methodetoets-intypen');
    await page.getByRole('button', { name: 'Dit blad is klaar' }).click();
    await expect(page.getByText('Dit blad is al klaar.')).toBeVisible();
    await page.getByLabel(/^2\. /u).fill('hond');
    await expectDialoog(page, page.getByRole('button', { name: 'Verbeter' }), 'methodetoets-vervangen');
    await page.getByRole('button', { name: 'Verbeter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vervang' }).dblclick();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto(`${toets}/uitslag`);
    const perKind = page.getByRole('table', { name: 'Uitslag per leerling en categorie' });
    await expect(perKind).toContainText('2 van 6');
    await expect(perKind).toContainText('5 van 6');
    await look(page, 'methodetoets-uitslag');
    const uitslag = page.url();
    // Without a connection nothing is silent.
    const perCategorie = page.getByRole('table', { name: 'Uitslag per categorie' });
    const eiIj = perCategorie.getByRole('row', { name: /^ei of ij/u });
    await page.route('**/api/**/opdrachten/voorstel*', (route) => route.abort());
    await eiIj.getByRole('button').press('Enter');
    await page
      .getByRole('menuitem', { name: /dictee/iu })
      .first()
      .press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.unrouteAll();
    // What it asks for is one choice away: a groepsplan with who got it wrong, a goal in the plan of one.
    await page.reload();
    await eiIj.getByRole('button').press('Enter');
    await page.getByRole('menuitem', { name: 'Maak een groepsplan' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Groepsplan maken' })).toBeVisible();
    await expect(page.getByText('2 kinderen gekozen')).toBeVisible();
    await page.goto(uitslag);
    await page.getByRole('button', { name: /^Wat doe je voor Instel/u }).press('Enter');
    await page.getByRole('menuitem', { name: 'Doel in het handelingsplan: ei of ij' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: /^ei of ij/u })).toBeChecked();
    await page.goto(uitslag);
    await page.emulateMedia({ media: 'print' });
    const blad = await page.pdf({ format: 'A4', ...(PLATEN !== undefined && { path: `${PLATEN}/methodetoets-uitslag.pdf` }) });
    expect(blad.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0).toBeLessThanOrEqual(4);
  },
);

test(
  'check 31: the other dialogs of care by keyboard: zorgleerling, closing a test, taking a code back, refusing a child, a session of a groepje',
  { tag: '@zelden' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const kind = await createInstelkind(page, 'Dialooggroep');
    const school = await schoolOf(page, kind);
    await enter(page, 'schooladmin');
    const hier = `/admins/${kind.adminId}`;
    await page.goto(`${hier}/zorgleerlingen`);
    await expectDialoog(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Meer voor/u })
        .first(),
      'zorgleerling',
      /zorgleerling/u,
    );

    for (const { id: groep } of (await school.get<{ groepen: readonly { id: string }[] }>('groepen')).groepen) {
      const { methodetoetsen } = await school.get<{ methodetoetsen: readonly { id: string; stand: string }[] }>(
        `groepen/${groep}/methodetoetsen`,
      );
      for (const { id } of methodetoetsen.filter(({ stand }) => stand === 'open')) {
        await page.goto(`${hier}/groepen/${groep}/methodetoetsen/${id}/planning`);
        await expectDialoog(page, page.getByRole('button', { name: 'Sluit nu' }), 'methodetoets-sluiten');
      }
      const { groepsplannen } = await school.get<{ groepsplannen: readonly { id: string; status: string }[] }>(
        `groepen/${groep}/groepsplannen`,
      );
      for (const { id } of groepsplannen) {
        await page.goto(`${hier}/groepen/${groep}/groepsplannen/${id}`);
        await expectDialoog(page, page.getByRole('button', { name: 'Sessie noteren' }), 'groepsplan-sessie');
      }
    }

    const { code } = await school.send<{ code: string }>('POST', `leerlingen/${kind.leerlingId}/verhuistokens`, {
      id: crypto.randomUUID(),
      basis: 'toestemming',
      basisOp: vandaag(),
      delen: ['B'],
      dagen: 14,
    });
    await page.goto(`${hier}/verhuistokens`);
    await expectDialoog(page, page.getByRole('button', { name: /Trek .*Instel.* in/iu }), 'verhuistoken-intrekken');
    const thuis = await (await browser.newContext()).newPage();
    await enter(thuis, 'thuisadmin');
    await thuis.getByRole('link', { name: 'Kind toevoegen' }).click();
    await thuis.getByRole('link', { name: 'Verhuistoken inlezen' }).click();
    await thuis.getByLabel('Code').fill(code);
    await thuis.getByRole('button', { name: 'Bekijk' }).click();
    await expectDialoog(
      thuis,
      thuis.getByRole('button', { name: 'Dit is niet onze leerling' }).or(thuis.getByRole('button', { name: /niet/u })),
      'verhuistoken-weigeren',
    );
    await thuis.context().close();
  },
);

/** A plan about ei and ij, as far as its start test. */
async function makeConcept(page: Page, kind: Instelkind): Promise<void> {
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/leerlingen/${kind.leerlingId}/zorgtraject/handelingsplanaanmaken`);
  await page.getByLabel('Waar maak je je zorgen over?').fill('Schrijft ei en ij door elkaar.');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.getByLabel('Zelf een categorie kiezen').selectOption('ei-ij');
  await page.getByRole('button', { name: 'Voeg toe' }).click();
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
    await page.emulateMedia({ media: 'print' });
    await page.pdf({ format: 'A4', ...(PLATEN !== undefined && { path: `${PLATEN}/plantoets-papier.pdf` }) });
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
  'check 31: the last dialogs of care by keyboard: the card, no final test, the start of a groepsplan, and a traject of a practice',
  { tag: '@zelden' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await enter(page, 'schooladmin');
    const schermen = await findSchermen(page);
    await page.goto(schermen.get('actief/kaart') ?? '');
    await expectDialoog(page, page.getByRole('button', { name: 'Klaar, noteer de sessie' }), 'kaart-sessie');
    await page.goto(schermen.get('actief/eindtoets') ?? '');
    await expectDialoog(page, page.getByRole('button', { name: 'Rond af zonder eindtoets' }), 'zonder-eindtoets');
    const kind = await createInstelkind(page, 'Startgroep');
    await addKind(page, kind);
    await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}/groepsplannen`);
    await page.getByRole('link', { name: 'Maak een groepsplan' }).first().press('Enter');
    await page.getByLabel('Naam').fill('Twee bij het raam');
    const kinderen = page.getByRole('group', { name: 'Wie doet er mee?' }).getByRole('checkbox');
    for (const nr of [0, 1]) await kinderen.nth(nr).press('Space');
    await page.getByLabel('Zelf een categorie kiezen').selectOption('ei-ij');
    await page.getByRole('button', { name: 'Voeg toe' }).press('Enter');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).press('Enter');
    await expectDialoog(page, page.getByRole('button', { name: 'Start het plan' }), 'groepsplan-start');
    await enter(page, 'rtadmin');
    const token = await tokenOf(page, 'rtadmin');
    const { adminId } = claimsOf(token);
    const id = crypto.randomUUID();
    const client = { roepnaam: 'Toets', voorvoegsel: '', achternaam: 'Enbord', jaargroep: 5, school: '', groep: '', afspraak: null };
    const gemaakt = await page.request.put(`/api/admins/${adminId}/clienten/${id}`, {
      headers: { authorization: `Bearer ${token}` },
      data: client,
    });
    expect(gemaakt.ok(), await gemaakt.text()).toBe(true);
    await page.goto(`/admins/${adminId}/clienten/${id}`);
    const knop = (naam: string): Locator => page.getByRole('button', { name: naam, exact: true });
    await expectDialoog(page, knop('Nieuw traject'), 'traject-nieuw');
    await expectDialoog(page, knop('Uitslag toevoegen'), 'traject-uitslag');
    await expectDialoog(page, knop('Begeleiding stoppen'), 'client-stopt');
    await knop('Nieuw traject').press('Enter');
    const dialoog = page.getByRole('dialog');
    await dialoog.getByLabel('Hulpvraag').fill('Schrijft ei en ij door elkaar.');
    await dialoog.getByRole('combobox').first().press('Enter');
    await page.getByRole('option').first().press('Enter');
    await dialoog.getByRole('button', { name: 'Bewaar' }).press('Enter');
    await expectDialoog(page, knop('Wijzig'), 'traject-wijzig');
    await expectDialoog(page, knop('Begin zonder starttoets'), 'traject-zonder');
    await knop('Begin zonder starttoets').press('Enter');
    await dialoog.getByLabel(/Waarom zonder\?/u).fill('Er ligt een toets van school.');
    await dialoog.getByRole('button', { name: 'Begin het traject' }).press('Enter');
    await expectDialoog(page, knop('Sessie noteren'), 'traject-sessie');
    await expectDialoog(page, knop('Sluit het traject af'), 'traject-einde');
  },
);
