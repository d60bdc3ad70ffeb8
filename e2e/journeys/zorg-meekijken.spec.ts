/** Looking along as both sides meet it: granted, begun, looked at, told in both logs, ended by either. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind } from '../support/instelling.ts';
import { become, claimsOf, enter, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { DESK, expectDialoog, look, PHONE } from '../support/zorgkijken.ts';

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
      await become(page, 'schooladmin');
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
