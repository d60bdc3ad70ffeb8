/** Every dialog of care by keyboard. */
import { expect, type Locator } from '@playwright/test';
import { createInstelkind } from '../support/instelling.ts';
import { claimsOf, enter, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { addKind, expectDialoog, look, schoolOf } from '../support/zorgkijken.ts';
import { findSchermen } from '../support/zorgschermen.ts';

const vandaag = (): string => new Date().toISOString().slice(0, 10);

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
    // What was typed and not saved is found again.
    for (const [waar, veld] of [
      ['Sessie noteren', 'Notitie'],
      ['Sluit het traject af', 'Wat is er bereikt?'],
    ] as const) {
      await knop(waar).press('Enter');
      await dialoog.getByLabel(veld).fill('Hakt nu hardop.');
      await page.reload();
      await knop(waar).press('Enter');
      await expect(dialoog.getByLabel(veld)).toHaveValue('Hakt nu hardop.');
      await dialoog.getByRole('button', { name: 'Annuleer' }).press('Enter');
      await expect(dialoog).toBeHidden();
    }
    // A goal that comes in has its start test set ready where it is chosen; what no test can measure is said to be so.
    const chooseDoel = async (doel: string): Promise<void> => {
      await dialoog.getByRole('combobox').first().press('Enter');
      await page.getByRole('option', { name: doel, exact: true }).press('Enter');
    };
    await knop('Wijzig').first().press('Enter');
    await chooseDoel('Persoonsvorm herkennen');
    await expect(dialoog.getByText(/‘Persoonsvorm herkennen’ is niet te meten met een toets/u)).toBeVisible();
    await chooseDoel('au of ou');
    await look(page, 'traject-doel-erbij');
    await dialoog.getByRole('button', { name: 'Starttoets op papier' }).press('Enter');
    await expect(dialoog.getByText(/Er staat een toets klaar/u)).toBeVisible();
    await dialoog.getByRole('button', { name: 'Bewaar' }).press('Enter');
    await expect(dialoog).toBeHidden();
    await expect(page.getByText('Persoonsvorm herkennen', { exact: true })).toBeVisible();
    await expect(page.getByText('au of ou', { exact: true })).toHaveCount(0);
  },
);
