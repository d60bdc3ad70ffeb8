/** Three weeks of a practice: a client every Tuesday, a traject, practice beside it, homework, a report, a dictation for one, and a place that comes free. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { dicteesRoutes } from '../../../packages/contract/src/klas/dictees.ts';
import { groepenRoutes } from '../../../packages/contract/src/klas/groepen.ts';
import { testId } from '../../../apps/server/test/wereld.ts';
import { type Aanvrager, adminVan, becomeCustomer, gaatGoed, gaatMoeizaam, practiseTogether } from './aanvraag.ts';
import { LEIDT_VERDER, walk } from './wandelen.ts';
import { DAG, type Inlog, see, takeCard, type Wereld } from './wereld.ts';

export interface Praktijk extends Aanvrager {
  readonly kort: string;
  /** Who practises, as the buttons call it. */
  readonly client: string;
}

interface Leven {
  readonly wereld: Wereld;
  readonly page: Page;
  readonly wie: Praktijk;
  readonly adminId: string;
  readonly meer: string;
  readonly open: (pad: string) => Promise<void>;
  readonly look: (naam: string) => Promise<void>;
  readonly taak: (naam?: string) => Promise<unknown>;
}

async function takeClient({ page, wie, meer, look, taak }: Leven): Promise<{ readonly jonne: Inlog; readonly pagina: string }> {
  await see(page.getByRole('heading', { name: `Begin met je eerste ${wie.client}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Jonne');
  await page.getByRole('combobox', { name: 'Wanneer' }).click();
  await page.getByRole('option', { name: 'Elke week' }).click();
  await page.getByRole('combobox', { name: 'Dag', exact: true }).click();
  await page.getByRole('option', { name: 'dinsdag' }).click();
  await look('3-begin');
  await page.getByRole('button', { name: meer }).click();
  await page.getByRole('link', { name: 'Open de pagina van Jonne' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Jonne' })).toBeVisible();
  await taak('de eerste erbij, met een afspraak op dinsdag');
  const pagina = new URL(page.url()).pathname;
  await see(page.getByText('Geef de inlogkaart mee. Daarmee oefent Jonne thuis verder.')).toBeVisible();
  await look('4-client');
  await page.getByRole('link', { name: 'Inlogkaart', exact: true }).click();
  const jonne = await takeCard(page, 'Jonne');
  await taak('een inlogkaart maken');
  await look('5-kaart');
  return { jonne, pagina };
}

/** On the first Tuesday. */
async function beginTraject({ page, look, taak }: Leven): Promise<void> {
  await page.getByRole('button', { name: 'Nieuw traject' }).click();
  const traject = page.getByRole('dialog', { name: 'Nieuw traject' });
  await traject.getByLabel('Hulpvraag').fill('Schrijft wat hij hoort, en niet wat hij weet.');
  await traject.getByRole('combobox', { name: 'Alle categorieën' }).click();
  await page.getByRole('option').first().click();
  await look('6-traject');
  await traject.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('button', { name: 'Begin zonder starttoets' }).click();
  await page.getByLabel(/Waarom zonder\?/).fill('Er ligt een toets van school.');
  await page.getByRole('button', { name: 'Begin het traject' }).click();
  await see(page.getByText(/^Loopt van /)).toBeVisible();
  await taak('een traject beginnen');
  await page.getByRole('button', { name: 'Sessie noteren' }).click();
  await page.getByRole('dialog').getByLabel('Notitie').fill('Hakt hardop.');
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await see(page.getByText('Hakt hardop.')).toBeVisible();
  await taak('een sessie noteren');
}

/** The second Tuesday: since the first. */
async function seeSinceTuesday({ page, adminId, open, look, taak }: Leven): Promise<void> {
  await open(`/admins/${adminId}/groepen`);
  const kaart = page.getByRole('article', { name: 'Jonne' });
  await see(page.getByText('Vandaag komt er 1.')).toBeVisible();
  await see(kaart.getByRole('heading', { name: 'Sinds vorige dinsdag' })).toBeVisible();
  await see(kaart.getByText(/Op \d dagen geoefend, samen \d+ minuten\./)).toBeVisible();
  await see(kaart.getByText(/^In deze \d+ minuten$/)).toBeVisible();
  await taak('zien wat er sinds dinsdag gebeurde en wat je nu doet');
  await look('7-week2');
  await kaart.getByRole('button', { name: 'Zet huiswerk klaar voor Jonne' }).click();
  await see(kaart.getByText(/^Huiswerk: ‘/)).toBeVisible();
  await see(kaart.getByRole('button', { name: 'Zet huiswerk klaar voor Jonne' })).toHaveCount(0);
  await taak('huiswerk klaarzetten');
}

/** The third Tuesday: the homework ends today and can be set again, two reports, and every screen behind the client. */
async function report({ page, open, look, taak }: Leven, pagina: string): Promise<void> {
  await open(pagina);
  await see(page.getByRole('heading', { name: 'Sinds vorige dinsdag' })).toBeVisible();
  await see(page.getByRole('button', { name: 'Zet huiswerk klaar voor Jonne' })).toBeVisible();
  await look('8-week3');
  for (const [link, nr] of [
    ['Verslag voor ouders', 9],
    ['Verslag voor school', 10],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await see(page.getByText('Verslag van Jonne').first()).toBeVisible();
    await taak(`een ${link.toLowerCase()}, klaar om af te drukken`);
    await look(`${nr}-verslag`);
    await page.goto(pagina);
  }
  for (const [link, nr, kop] of [
    ['Resultaten', 11, 'Dit eerst'],
    ['Oefeninstellingen', 12, 'Oefeninstellingen van Jonne'],
    ['Dictee', 13, 'Er is nog geen dictee'],
    ['Laat iemand meekijken', 14, 'Laat iemand meekijken met Jonne'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await see(page.getByRole('heading', { name: kop, exact: true })).toBeVisible();
    await look(`${nr}-${link.toLowerCase().replaceAll(' ', '-')}`);
    await page.goto(pagina);
  }
  await taak();
}

/** A dictation that this one client types, while the other clients get none. */
async function dictateOne({ wereld, page, wie, adminId, meer, open, look, taak }: Leven): Promise<void> {
  await open(`/admins/${adminId}/groepen`);
  await page.getByRole('button', { name: meer }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Voornaam' }).fill('Sam');
  await page.getByRole('dialog').getByRole('button', { name: meer }).click();
  await see(page.getByRole('article', { name: 'Sam' })).toBeVisible();
  await taak('een tweede erbij');
  const token = await wereld.tokenVan(wie.inlog);
  const { groepen } = groepenRoutes.listGroepen.response.parse((await wereld.server.get(`/api/admins/${adminId}/groepen`, token)).body);
  const groep = `/admins/${adminId}/groepen/${groepen[0]?.id ?? ''}`;
  const dicteeId = testId(`dictee ${wie.kort}`);
  const woorden = ['hond', 'kast', 'boom'].map((woord) => ({ woord }));
  const bewaard = await wereld.server.request({
    method: 'PUT',
    url: `/api${groep}/dictees/${dicteeId}`,
    token,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ titel: 'Drie woorden', woorden, versie: 0 }),
  });
  assert.equal(bewaard.status, 200, bewaard.text);
  await page.goto(`${groep}/klassendictee/${dicteeId}`);
  // Nobody chosen, nothing set; by keys alone.
  const zetKlaar = page.getByRole('button', { name: 'Zet klaar voor vandaag' });
  await see(zetKlaar).toBeDisabled();
  await page.getByLabel('Of voor één').focus();
  await page.keyboard.type('Jonne');
  await see(page.getByLabel('Of voor één').locator('option:checked')).toHaveText('Jonne');
  await look('18-dictee-kiezen');
  await page.keyboard.press('Tab');
  await see(zetKlaar).toBeFocused();
  await page.keyboard.press('Enter');
  await see(page.getByText('Het dictee staat klaar voor Jonne.')).toBeVisible();
  await page.reload();
  await see(page.getByText('Het dictee staat klaar voor Jonne.')).toBeVisible();
  await look('17-dictee-voor-een');
  const { leerlingen } = dicteesRoutes.readDictee.response.parse((await wereld.server.get(`/api${groep}/dictees/${dicteeId}`, token)).body);
  assert.deepEqual(
    leerlingen.map(({ naam }) => naam),
    ['Jonne'],
  );
  await taak();
}

async function stopWithOne({ page, look, taak }: Leven, pagina: string): Promise<void> {
  await page.goto(pagina);
  await page.getByRole('button', { name: 'Begeleiding stoppen' }).click();
  const stopt = page.getByRole('dialog', { name: 'Jonne stopt' });
  await see(stopt).toBeVisible();
  await look('15-stoppen');
  await stopt.getByRole('button', { name: 'Stop', exact: true }).click();
  await see(page.getByRole('article', { name: 'Sam' })).toBeVisible();
  await see(page.getByRole('article', { name: 'Jonne' })).toHaveCount(0);
  await taak('iemand laten stoppen, de plaats vrij');
  await look('16-plaats-vrij');
}

/** Everything that she can reach is hers. */
async function seeAll({ wereld, page, wie, adminId, open, taak }: Leven): Promise<void> {
  const begin = `/admins/${adminId}/groepen`;
  await open(begin);
  await walk(wereld, page, { naam: wie.kort, rol: 'rtadmin', begin, vreemd: wie.vreemd, alleenPerAdres: LEIDT_VERDER });
  await taak();
}

export async function liveAsPractice(wereld: Wereld, wie: Praktijk): Promise<void> {
  const page = await becomeCustomer(wereld, wie, wie.kort);
  const { clock } = wereld.server;
  const leven: Leven = {
    wereld,
    page,
    wie,
    adminId: adminVan(page),
    meer: `${wie.client.charAt(0).toUpperCase()}${wie.client.slice(1)} toevoegen`,
    open: async (pad) => {
      await wereld.enter(page, await wereld.tokenVan(wie.inlog), pad);
      await wereld.teller.taak(page);
    },
    look: (naam) => wereld.look(page, `${wie.kort}-${naam}`, wie.vreemd),
    taak: (naam) => wereld.teller.taak(page, naam),
  };
  const { jonne, pagina } = await takeClient(leven);
  assert.ok((await wereld.practiseDays([jonne], 2, gaatMoeizaam)) > 10);
  await leven.open(pagina);
  await beginTraject(leven);
  await practiseTogether(page, 'Jonne', wie.inlog.wachtwoord);
  await leven.taak('samen oefenen, en weer terug');
  assert.ok((await wereld.practiseDays([jonne], 4, gaatMoeizaam)) > 10);
  clock.advance(2 * DAG);
  await seeSinceTuesday(leven);
  assert.ok((await wereld.practiseDays([jonne], 3, gaatGoed)) > 10);
  clock.advance(4 * DAG);
  await report(leven, pagina);
  await dictateOne(leven);
  await seeAll(leven);
  await stopWithOne(leven, pagina);
  await page.context().close();
  wereld.expectNothingFound();
}
