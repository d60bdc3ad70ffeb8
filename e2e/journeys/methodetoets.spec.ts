/** A methodetoets from its first word to the result: made and planned by a docent, taken by a child on two devices, with more time where it has that, read by the docent. */
import { expect } from '@playwright/test';
import { createInstelkind } from '../support/instelling.ts';
import { become, becomeAs, enter, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { addKind, expectDialoog, look, openKind, printPage } from '../support/zorgkijken.ts';

/** Its groep leaves nothing on the map of other children. */
const GROEP = 'Toetsgroep';
const WOORDEN = ['bakker', 'hond', 'straten', 'reizen', 'schaap'];

test('a docent makes and plans a methodetoets, a child takes it on two devices without seeing a word, and the result says what it wrote', async ({
  page,
  browser,
}) => {
  const kind = await createInstelkind(page, GROEP);
  await become(page, 'schooladmin');
  await page.goto(`/admins/${kind.adminId}/groepen/${kind.groepId}`);
  await page.getByRole('link', { name: 'Methodetoetsen', exact: true }).click();
  await page.getByRole('link', { name: 'Nieuwe methodetoets' }).click();
  await page.getByLabel('Titel van de toets').fill('Toets blok 4');
  await page.getByLabel('Typ of plak woorden').fill(WOORDEN.slice(1).join('\n'));
  await page.getByRole('button', { name: 'Lees de woorden' }).click();
  await expect(page.getByRole('table', { name: 'Woorden van de toets' }).getByRole('rowheader')).toHaveCount(4);
  await page.getByLabel('Zinnen, één per regel').fill('De *bakker* maakt brood.');
  await page.getByRole('button', { name: 'Zet ze in de toets' }).last().click();
  await expect(page.getByRole('table', { name: 'Woorden van de toets' }).getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('button', { name: 'Bewaar de toets' }).click();
  await page.getByRole('link', { name: 'Plan de afname' }).click();
  await page.getByLabel('Open vanaf').fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Bewaar de planning' }).click();
  await expect(page.getByText('De planning is bewaard.')).toBeVisible();
  await expectNothingWrong(page);

  const geheim: string[] = [];
  const open = async (begin: string): Promise<Awaited<ReturnType<typeof browser.newPage>>> => {
    const child = await (await browser.newContext()).newPage();
    child.on('response', async (antwoord) => {
      geheim.push(antwoord.url());
      if (antwoord.url().includes('/methodetoets/')) geheim.push(await antwoord.text().catch(() => ''));
    });
    await becomeAs(child, kind);
    await child.reload();
    await child.getByRole('link', { name: /Toets blok 4/ }).click();
    await child.getByRole('button', { name: begin }).click();
    return child;
  };
  const een = await open('Begin');
  await expect(een.getByText('Woord 1 van 5')).toBeVisible();
  await expectNothingWrong(een);
  await een.getByLabel('Typ het woord').fill('hont');
  await een.getByLabel('Typ het woord').press('Enter');
  await expect(een.getByText('Woord 2 van 5')).toBeVisible();
  // A word that cannot be sent waits, and the test with it.
  await een.context().setOffline(true);
  await een.getByLabel('Typ het woord').fill('straten');
  await een.getByRole('button', { name: 'Verder' }).click();
  await expect(een.getByText('Je woord staat op dit apparaat', { exact: false })).toBeVisible({ timeout: 15_000 });
  await een.context().setOffline(false);
  await expect(een.getByText('Woord 3 van 5')).toBeVisible();

  const twee = await open('Ga verder');
  for (const [nr, tekst] of [
    [3, 'rijzen'],
    [4, 'schaap'],
    [5, 'baker'],
  ] as const) {
    await expect(twee.getByText(`Woord ${nr} van 5`)).toBeVisible();
    await twee.getByLabel('Typ het woord').fill(tekst);
    await twee.getByLabel('Typ het woord').press('Enter');
  }
  await expect(twee.getByText('Je toets is klaar')).toBeVisible();
  for (const tekst of geheim) for (const woord of WOORDEN) expect(tekst.toLowerCase()).not.toContain(woord);
  // The first device does not know it yet: what it writes was there already.
  await een.getByLabel('Typ het woord').fill('iets anders');
  await een.getByLabel('Typ het woord').press('Enter');
  await expect(een.getByText('Je toets is klaar')).toBeVisible();

  await page.goto(page.url().replace(/\/planning$/, '/uitslag'));
  await expect(page.getByRole('heading', { name: 'Toets blok 4' })).toBeVisible();
  const leerlingen = page.getByRole('table', { name: 'Uitslag per leerling en categorie' });
  await expect(leerlingen).toContainText('2 van 5');
  await expect(leerlingen).toContainText('baker → bakker');
  await expect(page.getByRole('table', { name: 'Uitslag per woord' })).toContainText('hont');
  await expectNothingWrong(page);
});

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
    const blad = await printPage(page, 'methodetoets-uitslag');
    expect(blad.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0).toBeLessThanOrEqual(4);
  },
);
