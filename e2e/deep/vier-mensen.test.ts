/**
 * Four people from the site to their third week, on a server whose clock this test moves: a new parent, an RT-praktijk, a Flemish school and a logopedist in
 * Flanders. What a grown-up does is done on the screens of a tablet; children answer through the calls of their games. Every screen that is looked at is looked
 * at on a tablet (768x1024) and a laptop (1280x800), and has no word of somebody else. `E2E_BEELD` keeps the pictures in that folder.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from '@playwright/test';
import { dicteesRoutes } from '../../packages/contract/src/klas/dictees.ts';
import { groepenRoutes } from '../../packages/contract/src/klas/groepen.ts';
import { testId } from '../../apps/server/test/wereld.ts';
import { createGeleefd, DAG, expectNothingFound, type Inlog, look, see, takeCard } from '../support/geleefd.ts';
import { type Aanvrager, becomeCustomer, NEDERLANDS, NIETS } from '../support/geleefd-kantoor.ts';

const wereld = await createGeleefd();
const { clock } = wereld.server;
const begin = (dag: string): void => clock.set(Date.parse(`${dag}T08:00:00Z`));
/** Nine of ten; what goes wrong comes back the same way. */
const gaatGoed = (nr: number): boolean => nr % 10 !== 3;
const gaatMoeizaam = (nr: number): boolean => nr % 3 !== 0;

/** What no parent reads: the year that a child is in at school keeps its name, and a label asks for it. */
const SCHOOL =
  /\bleerling(en)?\b|\bklas(sen)?\b|\bdocent|\bleerkracht|\bjuf\b|schoolbeheerder|\bgroepen\b|\b(de|deze|jouw|hele) groep\b(?! (waarin|die komt))/iu;
const GEEN_PRAKTIJK = /\bklas(sen)?\b|\bdocent|\bleerkracht|schoolbeheerder|Groep toevoegen|\bgroepen\b/iu;
const GEEN_LOGOPEDIE = /\bklas(sen)?\b(?! op school)|\bleerling(en)?\b|\bdocent|\bleerkracht|schoolbeheerder|\bRT\b|remedial/iu;

const adminVan = (page: Page): string => /admins\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? assert.fail(page.url());

test('a new parent: five minutes to the first word, three questions a week, and a holiday in which nothing asks for anything', async () => {
  begin('2026-12-03');
  const EMAIL = 'suzan@vandersteen.test';
  const inlog: Inlog = { gebruikersnaam: 'suzan.vandersteen', wachtwoord: 'opa bakt op zondag taart' };
  const page = await wereld.openTablet('nl');
  await page.goto('/site/school-rt-thuis');
  await look(page, 'ouder-1-site', NIETS);
  await page.goto('/site/aanvraagformulier');
  await page.getByLabel('Voor thuis').check();
  await see(page.getByText('De eerste 30 dagen zijn gratis en stoppen vanzelf.')).toBeVisible();
  await page.getByLabel('Je naam').fill('Suzan van der Steen');
  await page.getByLabel('Je mailadres').fill(EMAIL);
  await look(page, 'ouder-2-aanvraag', NIETS);
  await page.waitForTimeout(1600);
  await page.getByRole('button', { name: 'Stuur mij de link' }).click();
  await see(page.getByText(`Kijk in je mail: naar ${EMAIL} is een link gestuurd.`)).toBeVisible();

  // From the mail to the first word, counted.
  const cost = { taps: 0, fields: 0, screens: new Set<string>() };
  page.on('framenavigated', (frame) => frame === page.mainFrame() && cost.screens.add(new URL(frame.url()).pathname));
  const tap = async (what: Locator): Promise<void> => {
    await what.click();
    cost.taps++;
  };
  const fill = async (what: Locator, tekst: string): Promise<void> => {
    await what.fill(tekst);
    cost.fields++;
  };
  await page.goto(await wereld.linkIn(EMAIL));
  await fill(page.getByLabel('Wachtwoord', { exact: true }), inlog.wachtwoord);
  await tap(page.getByRole('button', { name: 'Account maken en beginnen' }));
  await fill(page.getByRole('textbox', { name: 'Voornaam' }), 'Teun');
  await look(page, 'ouder-3-begin', SCHOOL);
  await tap(page.getByRole('combobox', { name: 'Groep' }));
  await tap(page.getByRole('option', { name: 'groep 5' }));
  await tap(page.getByRole('button', { name: 'Voeg toe' }));
  await tap(page.getByRole('button', { name: 'Laat Teun hier oefenen' }));
  await tap(page.getByRole('link', { name: 'Begin' }).first());
  await tap(page.getByRole('button', { name: 'Spelen', exact: true }));
  await see(page.getByText(/Woord 1 van \d+/)).toBeAttached();
  assert.ok(
    cost.taps <= 7 && cost.fields <= 2 && cost.screens.size <= 4,
    `${cost.taps} taps, ${cost.fields} fields, ${cost.screens.size} screens`,
  );

  // Her own tab is hers, whatever the child does in the other.
  const hers = await wereld.wake(await page.context().newPage());
  await hers.goto('/');
  await hers.goto('/app/account');
  await see(hers.getByText(EMAIL)).toBeVisible();
  await page.close();
  const token = await wereld.tokenVan(inlog);
  const { body } = await wereld.server.get('/api/auth/mij', token);
  const adminId = String(Reflect.get(Object(body), 'adminId'));
  const thuis = `/admins/${adminId}/groepen`;
  const open = async (pad = thuis): Promise<void> => wereld.enter(hers, await wereld.tokenVan(inlog), pad);
  await open();
  await hers.getByRole('link', { name: 'Inlogkaart van Teun' }).click();
  const teun = await takeCard(hers, 'Teun');
  await look(hers, 'ouder-4-kaart', SCHOOL);

  // Week one.
  assert.ok((await wereld.practiseDays([teun], 3, gaatGoed)) > 20);
  await open();
  const kaart = hers.getByRole('article', { name: 'Teun' });
  await see(kaart.getByText(/De afgelopen 7 dagen op 3 dagen geoefend, samen \d+ minuten\./)).toBeVisible();
  await see(kaart.getByText('Wat kun jij in twee minuten doen?')).toBeVisible();
  await look(hers, 'ouder-5-week1', SCHOOL);
  await wereld.sunday();
  const [week1] = (await wereld.post(EMAIL)).filter(({ sjabloon }) => sjabloon === 'weekmail');
  assert.match(week1?.tekst ?? '', /Teun oefende de afgelopen week op 3 dagen/);
  assert.doesNotMatch((week1?.tekst ?? '').replaceAll(/https?:\S+/g, ''), SCHOOL);

  // Week two: a second child, shorter days, days of her choice.
  begin('2026-12-07');
  await open();
  await hers.getByRole('link', { name: 'Kind toevoegen' }).click();
  await hers.getByRole('textbox', { name: 'Voornaam' }).fill('Fenna');
  await hers.getByRole('combobox', { name: 'Groep' }).click();
  await hers.getByRole('option', { name: 'groep 7' }).click();
  await look(hers, 'ouder-6-kind', SCHOOL);
  await hers.getByRole('button', { name: 'Voeg toe' }).click();
  await hers.getByRole('link', { name: 'Inlogkaart van Fenna' }).click();
  const fenna = await takeCard(hers, 'Fenna');
  await open();
  await hers.getByRole('button', { name: 'Lukt het niet? Hulp voor Teun' }).click();
  const hulp = hers.getByRole('dialog', { name: 'Lukt het Teun niet?' });
  await hulp.getByRole('button', { name: 'Korter: 5 minuten per dag' }).click();
  await see(hulp.getByText('Nu oefent je kind ongeveer 5 minuten per dag')).toBeVisible();
  await look(hers, 'ouder-7-lukt-niet', SCHOOL);
  await hulp.getByRole('link', { name: 'Elke schoolvakantie vanzelf vrij' }).click();
  await hers.getByRole('combobox', { name: 'Regio van de vakanties' }).click();
  await hers.getByRole('option', { name: 'Midden' }).click();
  await see(hers.getByText('kerstvakantie: 19 december tot en met 3 januari 2027')).toBeVisible();
  await look(hers, 'ouder-8-vakanties', SCHOOL);
  assert.ok((await wereld.practiseDays([teun, fenna], 2, gaatGoed)) > 10);
  await open();
  await see(hers.getByRole('article')).toHaveCount(2);
  await see(hers.getByRole('table')).toHaveCount(0);
  await look(hers, 'ouder-9-week2', SCHOOL);
  await hers.getByRole('link', { name: 'Meer weten over Teun' }).click();
  await see(hers.getByRole('heading', { level: 1 })).toContainText('Teun');
  await look(hers, 'ouder-10-meer-weten', SCHOOL);
  await wereld.sunday();
  const week2 = (await wereld.post(EMAIL)).filter(({ sjabloon }) => sjabloon === 'weekmail').slice(1);
  assert.ok(week2.length > 0);
  for (const { onderwerp, tekst } of week2) assert.ok(!(tekst.includes('Teun') && tekst.includes('Fenna')), `${onderwerp}: ${tekst}`);

  // Week three is a holiday: nothing stands ready, no mail, no worry.
  begin('2026-12-21');
  await open();
  await see(kaart.getByText('Het is schoolvakantie. Teun heeft vrij tot en met 3 januari.')).toBeVisible();
  await see(kaart.getByText('Niets. Rust hoort erbij: wat Teun kan, blijft bewaard.')).toBeVisible();
  await look(hers, 'ouder-11-week3', SCHOOL);
  assert.equal(await wereld.practise(teun, gaatGoed), 0);
  const voor = (await wereld.post(EMAIL)).length;
  await wereld.sunday();
  // That the trial ends is told in a holiday too; of practising nothing.
  const kerst = (await wereld.post(EMAIL)).slice(voor).map(({ sjabloon }) => sjabloon);
  assert.deepEqual(
    kerst.filter((sjabloon) => !sjabloon.startsWith('licentie')),
    [],
    'silent',
  );
  await open(`/admins/${adminId}/licentie`);
  await see(hers.getByText('Je probeert Spelrijk gratis, tot en met 1 januari. Daarna stopt het vanzelf.')).toBeVisible();
  await look(hers, 'ouder-12-abonnement', SCHOOL);
  await hers.getByRole('button', { name: 'Bestel een jaar' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Bestel een jaar' }).click();
  await see(hers.getByText(/De factuur komt nog/)).toBeVisible();
  await hers.getByRole('button', { name: 'Stop met Spelrijk' }).click();
  await see(hers.getByRole('dialog').getByRole('link', { name: 'Download eerst een kopie' })).toBeVisible();
  await look(hers, 'ouder-13-stoppen', SCHOOL);
  await hers.context().close();
  expectNothingFound();
});

interface Praktijk extends Aanvrager {
  readonly kort: string;
  /** Who practises, as the buttons call it. */
  readonly client: string;
  readonly jaar: string;
}

/** A dictation that this one client types, while the other clients get none. */
async function dictateOne(page: Page, wie: Praktijk, adminId: string): Promise<void> {
  const token = await wereld.tokenVan(wie.inlog);
  await wereld.enter(page, token, `/admins/${adminId}/groepen`);
  const meer = `${wie.client.charAt(0).toUpperCase()}${wie.client.slice(1)} toevoegen`;
  await page.getByRole('button', { name: meer }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Voornaam' }).fill('Sam');
  await page.getByRole('dialog').getByRole('button', { name: meer }).click();
  await see(page.getByRole('article', { name: 'Sam' })).toBeVisible();
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
  await look(page, `${wie.kort}-18-dictee-kiezen`, wie.vreemd);
  await page.keyboard.press('Tab');
  await see(zetKlaar).toBeFocused();
  await page.keyboard.press('Enter');
  await see(page.getByText('Het dictee staat klaar voor Jonne.')).toBeVisible();
  await page.reload();
  await see(page.getByText('Het dictee staat klaar voor Jonne.')).toBeVisible();
  await look(page, `${wie.kort}-17-dictee-voor-een`, wie.vreemd);
  const { leerlingen } = dicteesRoutes.readDictee.response.parse((await wereld.server.get(`/api${groep}/dictees/${dicteeId}`, token)).body);
  assert.deepEqual(
    leerlingen.map(({ naam }) => naam),
    ['Jonne'],
  );
}

/** Three weeks of a practice: a client every Tuesday, a traject, practice beside it, homework, a report, and a place that comes free. */
async function walkPraktijk(wie: Praktijk): Promise<void> {
  const page = await becomeCustomer(wereld, wie, wie.kort);
  const adminId = adminVan(page);
  const { client, kort, vreemd } = wie;
  await see(page.getByRole('heading', { name: `Begin met je eerste ${client}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Jonne');
  await page.getByRole('combobox', { name: 'Wanneer' }).click();
  await page.getByRole('option', { name: 'Elke week' }).click();
  await page.getByRole('combobox', { name: 'Dag', exact: true }).click();
  await page.getByRole('option', { name: 'dinsdag' }).click();
  await look(page, `${kort}-3-begin`, vreemd);
  await page.getByRole('button', { name: `${client.charAt(0).toUpperCase()}${client.slice(1)} toevoegen` }).click();
  await page.getByRole('link', { name: 'Open de pagina van Jonne' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Jonne' })).toBeVisible();
  const clientPagina = new URL(page.url()).pathname;
  await look(page, `${kort}-4-client`, vreemd);
  await page.getByRole('link', { name: 'Inlogkaart', exact: true }).click();
  const jonne = await takeCard(page, 'Jonne');
  await look(page, `${kort}-5-kaart`, vreemd);
  const open = async (pad: string): Promise<void> => wereld.enter(page, await wereld.tokenVan(wie.inlog), pad);

  // Until the first Tuesday, and the week after it.
  assert.ok((await wereld.practiseDays([jonne], 2, gaatMoeizaam)) > 10);
  await open(clientPagina);
  await page.getByRole('button', { name: 'Nieuw traject' }).click();
  const traject = page.getByRole('dialog', { name: 'Nieuw traject' });
  await traject.getByLabel('Hulpvraag').fill('Schrijft wat hij hoort, en niet wat hij weet.');
  await traject.getByRole('combobox', { name: 'Alle categorieën' }).click();
  await page.getByRole('option').first().click();
  await look(page, `${kort}-6-traject`, vreemd);
  await traject.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('button', { name: 'Begin zonder starttoets' }).click();
  await page.getByLabel(/Waarom zonder\?/).fill('Er ligt een toets van school.');
  await page.getByRole('button', { name: 'Begin het traject' }).click();
  await see(page.getByText(/^Loopt van /)).toBeVisible();
  await page.getByRole('button', { name: 'Sessie noteren' }).click();
  await page.getByRole('dialog').getByLabel('Notitie').fill('Hakt hardop.');
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await see(page.getByText('Hakt hardop.')).toBeVisible();
  await page.getByRole('button', { name: 'Samen oefenen' }).click();
  await page.getByRole('button', { name: 'Geef het tabblad aan Jonne' }).click();
  await see(page.getByRole('button', { name: 'Potlood' })).toBeVisible();
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Wachtwoord').fill(wie.inlog.wachtwoord);
  await page.getByRole('dialog').getByRole('button', { name: 'Verder' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Jonne' })).toBeVisible();
  assert.ok((await wereld.practiseDays([jonne], 4, gaatMoeizaam)) > 10);

  // The second Tuesday: since the first.
  clock.advance(2 * DAG);
  await open(`/admins/${adminId}/groepen`);
  const kaart = page.getByRole('article', { name: 'Jonne' });
  await see(kaart.getByRole('heading', { name: 'Sinds vorige dinsdag' })).toBeVisible();
  await see(kaart.getByText(/Op \d dagen geoefend, samen \d+ minuten\./)).toBeVisible();
  await see(kaart.getByText(/^In deze \d+ minuten$/)).toBeVisible();
  await look(page, `${kort}-7-week2`, vreemd);
  await kaart.getByRole('button', { name: 'Zet huiswerk klaar voor Jonne' }).click();
  await see(kaart.getByText(/^Huiswerk: ‘/)).toBeVisible();
  assert.ok((await wereld.practiseDays([jonne], 3, gaatGoed)) > 10);

  // The third: a report, and a place that comes free.
  clock.advance(4 * DAG);
  await open(clientPagina);
  await see(page.getByRole('heading', { name: 'Sinds vorige dinsdag' })).toBeVisible();
  await look(page, `${kort}-8-week3`, vreemd);
  for (const [link, nr] of [
    ['Verslag voor ouders', 9],
    ['Verslag voor school', 10],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await see(page.getByText('Verslag van Jonne').first()).toBeVisible();
    await look(page, `${kort}-${nr}-verslag`, vreemd);
    await page.goto(clientPagina);
  }
  for (const [link, nr] of [
    ['Resultaten', 11],
    ['Oefeninstellingen', 12],
    ['Dictee', 13],
    ['Laat iemand meekijken', 14],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, `${kort}-${nr}-${link.toLowerCase().replaceAll(' ', '-')}`, vreemd);
    await page.goto(clientPagina);
  }
  await dictateOne(page, wie, adminId);
  await page.goto(clientPagina);
  await page.getByRole('button', { name: 'Begeleiding stoppen' }).click();
  await look(page, `${kort}-15-stoppen`, vreemd);
  await page.getByRole('dialog', { name: 'Jonne stopt' }).getByRole('button', { name: 'Stop', exact: true }).click();
  await see(page.getByRole('article', { name: 'Sam' })).toBeVisible();
  await see(page.getByRole('article', { name: 'Jonne' })).toHaveCount(0);
  await look(page, `${kort}-16-plaats-vrij`, vreemd);
  await page.context().close();
  expectNothingFound();
}

test('an RT-praktijk: clients, the card since Tuesday, a traject, homework, reports, and a place that comes free', async () => {
  begin('2027-01-11');
  await walkPraktijk({
    kort: 'rt',
    regio: 'nl',
    voor: 'Voor een RT-praktijk',
    organisatie: 'Praktijk De Letterlijn',
    plaats: 'Gouda',
    naam: 'Marit Bos',
    email: 'marit@letterlijn.test',
    inlog: { gebruikersnaam: 'marit.letterlijn', wachtwoord: 'zes blauwe potloden' },
    client: 'leerling',
    jaar: 'groep 5',
    vreemd: GEEN_PRAKTIJK,
  });
});

test('a logopedist in Flanders: the same weeks, in the words of logopedie', async () => {
  begin('2027-03-01');
  await walkPraktijk({
    kort: 'logopedist',
    regio: 'be',
    voor: 'Voor een logopediepraktijk',
    organisatie: 'Logopedie De Klankkast',
    plaats: 'Aalst',
    naam: 'Griet Claes',
    email: 'griet@klankkast.test',
    inlog: { gebruikersnaam: 'griet.klankkast', wachtwoord: 'acht warme wafels' },
    client: 'cliënt',
    jaar: '3de leerjaar',
    vreemd: GEEN_LOGOPEDIE,
  });
});

test('a Flemish school: a klas from pasted names, a leerkracht, three weeks of practice, and the minimumdoelen where one looks', async () => {
  begin('2027-04-12');
  const wie: Aanvrager = {
    regio: 'be',
    voor: 'Voor een school',
    organisatie: 'Vrije Basisschool Ter Linde',
    nummer: { label: 'Instellingsnummer', waarde: '987654' },
    plaats: 'Sint-Niklaas',
    naam: 'Liesbeth Van den Bossche',
    email: 'directie@terlinde.test',
    inlog: { gebruikersnaam: 'liesbeth.linde', wachtwoord: 'zeven stille zwanen' },
    vreemd: NEDERLANDS,
  };
  const page = await becomeCustomer(wereld, wie, 'school');
  const adminId = adminVan(page);
  await look(page, 'school-3-begin', NEDERLANDS);
  await page.getByRole('button', { name: 'Klas toevoegen' }).first().click();
  await page.getByRole('dialog').getByLabel('Naam van de klas').fill('3A');
  await page.getByRole('dialog').getByLabel('3de leerjaar').check();
  await look(page, 'school-4-klas', NEDERLANDS);
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('link', { name: '3A' }).first().click();
  await page.waitForURL(/\/groepen\/[0-9a-f-]{36}$/);
  const klas = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
  await page.getByLabel('Namen', { exact: true }).fill('Lore Van den Broeck\nMathis De Smet');
  await page.getByRole('button', { name: 'Lees de namen' }).click();
  await see(page.getByRole('textbox', { name: /Achternaam/ }).first()).toBeVisible();
  await look(page, 'school-5-namen', NEDERLANDS);
  await page.getByRole('button', { name: 'Voeg 2 leerlingen toe' }).click();
  await page.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
  const lore = await takeCard(page, 'Lore');
  const [naam = '', woorden = ''] = await page.getByRole('region', { name: 'Mathis' }).getByRole('definition').allInnerTexts();
  const mathis: Inlog = { gebruikersnaam: naam, wachtwoord: woorden };
  const open = async (pad: string): Promise<void> => wereld.enter(page, await wereld.tokenVan(wie.inlog), pad);

  assert.ok((await wereld.practiseDays([lore, mathis], 3, gaatGoed)) > 20);
  await open(klas);
  await see(page.getByText('2 leerlingen', { exact: false }).first()).toBeVisible();
  await see(page.getByRole('rowheader', { name: /^Lore/ })).toBeVisible();
  await look(page, 'school-6-week1', NEDERLANDS);
  await open(`/admins/${adminId}/docenten`);
  await see(page.getByRole('heading', { level: 1, name: 'Leerkrachten' })).toBeVisible();
  await look(page, 'school-7-leerkrachten', NEDERLANDS);

  begin('2027-04-19');
  assert.ok((await wereld.practiseDays([lore], 4, gaatMoeizaam)) > 10);
  await open(klas);
  await look(page, 'school-8-week2', NEDERLANDS);
  begin('2027-04-26');
  assert.ok((await wereld.practiseDays([lore, mathis], 2, gaatGoed)) > 10);
  for (const [pad, kort] of [
    [klas, '9-week3'],
    [`${klas}/voortgang`, '10-voortgang'],
    [`${klas}/klassendictee`, '11-dictee'],
    [`${klas}/oefeninstellingen`, '12-instellingen'],
    [`/admins/${adminId}/edexml`, '13-inlezen'],
    [`/admins/${adminId}/accountgegevens`, '14-gegevens'],
    ['/site/minimumdoelen', '15-minimumdoelen'],
  ] as const) {
    await open(pad);
    await see(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await look(page, `school-${kort}`, NEDERLANDS);
  }
  await page.context().close();
  expectNothingFound();
});
