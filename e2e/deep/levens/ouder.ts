/** Three weeks of a new parent: five minutes to the first word, three questions a week, and a holiday in which nothing asks for anything. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { readForm } from '../../support/read-form.ts';
import { gaatGoed, NIETS, practiseTogether } from './aanvraag.ts';
import { LEIDT_VERDER, walk } from './wandelen.ts';
import { type Inlog, see, takeCard, type Wereld } from './wereld.ts';

/** What no parent reads: the year that a child is in at school keeps its name, and a label asks for it. */
const SCHOOL =
  /\bleerling(en)?\b|\bklas(sen)?\b|\bdocent|\bleerkracht|\bjuf\b|schoolbeheerder|\bgroepen\b|\b(de|deze|jouw|hele) groep\b(?! (waarin|waar het kind|die komt|van je kind))|\b[MEL]\d\b|^Thuis ·|voor ouders|het bord/iu;
const EMAIL = 'suzan@vandersteen.test';
const INLOG: Inlog = { gebruikersnaam: 'suzan.vandersteen', wachtwoord: 'opa bakt op zondag taart' };
/** The bars of decision 0221, from the mail to the first word of the first child. */
const MEEST = { klikken: 7, velden: 2, schermen: 4 };

async function apply(wereld: Wereld): Promise<Page> {
  const page = await wereld.openApparaat('nl');
  await page.goto('/site/school-rt-thuis');
  await wereld.look(page, 'ouder-1-site', NIETS);
  await page.goto('/site/aanvraagformulier');
  await wereld.teller.taak(page);
  await page.getByLabel('Voor thuis').check();
  await see(page.getByText('De eerste 30 dagen zijn gratis en stoppen vanzelf.')).toBeVisible();
  await page.getByLabel('Je naam').fill('Suzan van der Steen');
  await page.getByLabel('Je e-mailadres').fill(EMAIL);
  await wereld.look(page, 'ouder-2-aanvraag', NIETS);
  await readForm(page);
  await page.getByRole('button', { name: 'Stuur mij de link' }).click();
  await see(page.getByText(`Kijk in je mail: naar ${EMAIL} is een link gestuurd.`)).toBeVisible();
  await wereld.teller.taak(page, 'een account aanvragen op de site');
  return page;
}

/** On one tablet; ends with the first word of the first child. */
async function reachFirstWord(wereld: Wereld, page: Page): Promise<void> {
  const schermen = new Set<string>();
  page.on('framenavigated', (frame) => frame === page.mainFrame() && schermen.add(new URL(frame.url()).pathname));
  await page.goto(await wereld.linkIn(EMAIL));
  await page.getByLabel('Wachtwoord', { exact: true }).fill(INLOG.wachtwoord);
  await page.getByRole('button', { name: 'Account maken en beginnen' }).click();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Teun');
  await wereld.look(page, 'ouder-3-begin', SCHOOL);
  await page.getByRole('combobox', { name: 'Groep' }).click();
  await page.getByRole('option', { name: 'groep 5' }).click();
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await page.getByRole('button', { name: 'Laat Teun hier oefenen' }).click();
  await page.getByRole('link', { name: 'Begin' }).first().click();
  await page.getByRole('button', { name: 'Spelen', exact: true }).click();
  await see(page.getByText(/Woord 1 van \d+/)).toBeAttached();
  const { klikken, velden } = await wereld.teller.taak(page, 'van de mail tot het eerste woord van het eerste kind');
  assert.ok(
    klikken <= MEEST.klikken && velden <= MEEST.velden && schermen.size <= MEEST.schermen,
    `${klikken}, ${velden}, ${[...schermen].join(' ')}`,
  );
}

interface Thuis {
  readonly wereld: Wereld;
  readonly page: Page;
  readonly adminId: string;
  readonly open: (pad?: string) => Promise<void>;
}

/** Her own tab is hers, whatever the child does in the other. */
async function takeOwnTab(wereld: Wereld, kind: Page): Promise<Thuis> {
  const page = await wereld.newPage(kind.context());
  await page.goto('/');
  await page.goto('/app/account');
  await see(page.getByText(EMAIL)).toBeVisible();
  await kind.close();
  const { body } = await wereld.server.get('/api/auth/mij', await wereld.tokenVan(INLOG));
  const adminId = String(Reflect.get(Object(body), 'adminId'));
  const open = async (pad = `/admins/${adminId}/groepen`): Promise<void> => {
    await wereld.enter(page, await wereld.tokenVan(INLOG), pad);
    await wereld.teller.taak(page);
  };
  return { wereld, page, adminId, open };
}

async function weekmails({ wereld }: Thuis): Promise<readonly string[]> {
  await wereld.sunday();
  return (await wereld.post(EMAIL))
    .filter(({ sjabloon }) => sjabloon === 'weekmail')
    .map(({ tekst }) => tekst.replaceAll(/https?:\S+/g, ''));
}

async function weekOne(thuis: Thuis): Promise<Inlog> {
  const { wereld, page, open } = thuis;
  await open();
  await page.getByRole('link', { name: 'Inlogkaart van Teun' }).click();
  const teun = await takeCard(page, 'Teun');
  await wereld.teller.taak(page, 'een inlogkaart maken');
  await wereld.look(page, 'ouder-4-kaart', SCHOOL);
  assert.ok((await wereld.practiseDays([teun], 3, gaatGoed)) > 20);
  await open();
  const kaart = page.getByRole('article', { name: 'Teun' });
  await see(kaart.getByText(/De afgelopen 7 dagen op 3 dagen geoefend, samen \d+ minuten\./)).toBeVisible();
  await see(kaart.getByText('Wat kun jij in twee minuten doen?')).toBeVisible();
  await wereld.teller.taak(page, 'zien wat het deed, wat er beter gaat en wat je nu doet');
  await wereld.look(page, 'ouder-5-week1', SCHOOL);
  const [mail = ''] = await weekmails(thuis);
  assert.match(mail, /Teun oefende de afgelopen week op 3 dagen/);
  assert.doesNotMatch(mail, SCHOOL);
  return teun;
}

async function addFenna({ wereld, page, open }: Thuis): Promise<Inlog> {
  await open();
  await page.getByRole('link', { name: 'Kind toevoegen' }).click();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Fenna');
  await page.getByRole('combobox', { name: 'Groep' }).click();
  await page.getByRole('option', { name: 'groep 7' }).click();
  await wereld.look(page, 'ouder-6-kind', SCHOOL);
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await see(page.getByRole('link', { name: 'Inlogkaart van Fenna' })).toBeVisible();
  await wereld.teller.taak(page, 'een tweede kind erbij');
  await page.getByRole('link', { name: 'Inlogkaart van Fenna' }).click();
  return takeCard(page, 'Fenna');
}

/** Shorter days for who finds it hard, and the holidays of her region. */
async function makeItFit({ wereld, page, open }: Thuis): Promise<void> {
  await open();
  await page.getByRole('button', { name: 'Lukt het niet? Hulp voor Teun' }).click();
  const hulp = page.getByRole('dialog', { name: 'Lukt het Teun niet?' });
  await hulp.getByRole('button', { name: 'Korter: 5 minuten per dag' }).click();
  await see(hulp.getByText('Nu oefent je kind ongeveer 5 minuten per dag')).toBeVisible();
  await wereld.teller.taak(page, 'het lukt niet: korter');
  await wereld.look(page, 'ouder-7-lukt-niet', SCHOOL);
  await hulp.getByRole('link', { name: 'Elke schoolvakantie vanzelf vrij' }).click();
  await page.getByRole('combobox', { name: 'Regio van de vakanties' }).click();
  await page.getByRole('option', { name: 'Midden' }).click();
  await see(page.getByText('kerstvakantie: 19 december tot en met 3 januari 2027')).toBeVisible();
  await wereld.teller.taak(page, 'vrij in elke schoolvakantie, vanaf daar');
  await wereld.look(page, 'ouder-8-vakanties', SCHOOL);
}

/** On the tablet of the family: a card with pictures beside the one that hangs there, and the child taps itself. */
async function chooseByPicture({ wereld, page, open }: Thuis): Promise<void> {
  await open();
  await page.getByRole('link', { name: 'Inlogkaart van Fenna' }).click();
  await page.getByRole('radio', { name: /^Met vier plaatjes/ }).check();
  await page.getByRole('button', { name: /^Maak \d+ kaart/ }).click();
  const kaart = page.getByRole('region', { name: 'Fenna' });
  await see(kaart.locator('p img')).toHaveCount(4);
  const code = await kaart.getByRole('definition').first().innerText();
  const plaatjes = await Promise.all((await kaart.locator('p img').all()).map((een) => een.getAttribute('alt')));
  await wereld.teller.taak(page);
  await wereld.look(page, 'ouder-8-kaart-plaatjes', SCHOOL);
  const tablet = await wereld.openApparaat('nl');
  await tablet.goto('/app/auth/login');
  await tablet.getByRole('link', { name: 'Inloggen met plaatjes' }).click();
  await tablet.getByLabel('Code van de kaart').fill(code);
  await wereld.look(tablet, 'ouder-8-code', SCHOOL);
  await tablet.getByRole('button', { name: 'Verder' }).click();
  await see(tablet.getByRole('heading', { name: 'Wie ben jij?' })).toBeVisible();
  await wereld.look(tablet, 'ouder-8-wie', SCHOOL);
  await tablet.getByRole('button', { name: 'Fenna' }).click();
  for (const plaatje of plaatjes) await tablet.getByRole('button', { name: plaatje ?? '', exact: true }).click();
  await tablet.waitForURL(/\/landkaart$/);
  await tablet.context().close();
}

async function weekTwo(thuis: Thuis, teun: Inlog): Promise<void> {
  const { wereld, page, open } = thuis;
  wereld.begin('2026-12-07');
  const fenna = await addFenna(thuis);
  await makeItFit(thuis);
  await chooseByPicture(thuis);
  assert.ok((await wereld.practiseDays([teun, fenna], 2, gaatGoed)) > 10);
  await open();
  await see(page.getByRole('article')).toHaveCount(2);
  await see(page.getByRole('table')).toHaveCount(0);
  await wereld.look(page, 'ouder-9-week2', SCHOOL);
  await page.getByRole('link', { name: 'Meer weten over Teun' }).click();
  await see(page.getByRole('heading', { level: 1 })).toContainText('Teun');
  await wereld.teller.taak(page, 'meer weten over een kind');
  await wereld.look(page, 'ouder-10-meer-weten', SCHOOL);
  await practiseTogether(page, 'Teun', INLOG.wachtwoord);
  await wereld.teller.taak(page);
  const mails = (await weekmails(thuis)).slice(1);
  assert.ok(mails.length > 0);
  for (const tekst of mails) assert.ok(!(tekst.includes('Teun') && tekst.includes('Fenna')), tekst);
  await endWeekmail(thuis);
  await inviteSecondParent(thuis);
}

/** The click is in the mail; the page that it opens did it, and takes it back. */
async function endWeekmail({ wereld, page }: Thuis): Promise<void> {
  const mail = (await wereld.post(EMAIL)).findLast(({ sjabloon }) => sjabloon === 'weekmail');
  const { pathname, hash } = new URL(/https?:\S+weekmail\S+/.exec(mail?.tekst ?? '')?.[0] ?? assert.fail('no way to end it'));
  await wereld.teller.taak(page);
  await page.goto(pathname + hash);
  await see(page.getByRole('heading', { name: 'De weekmail staat uit' })).toBeVisible();
  await wereld.teller.taak(page);
  await wereld.look(page, 'ouder-10-weekmail', SCHOOL);
  await page.getByRole('button', { name: 'Toch weer wel' }).click();
  await see(page.getByRole('heading', { name: 'De weekmail staat weer aan' })).toBeVisible();
  await wereld.teller.taak(page);
}

/** With a device and a name of his own he sees the same children. */
async function inviteSecondParent({ wereld, page, open, adminId }: Thuis): Promise<void> {
  const email = 'karel@vandersteen.test';
  await open(`/admins/${adminId}/licentie`);
  await page.getByLabel('Naam', { exact: true }).fill('Karel');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Nodig uit' }).click();
  await see(page.getByText('De uitnodiging is gestuurd.')).toBeVisible();
  await wereld.teller.taak(page);
  const ander = await wereld.openApparaat('nl');
  await ander.goto(await wereld.linkIn(email));
  await ander.getByLabel('Gebruikersnaam').fill('karel.vandersteen');
  await ander.getByLabel('Wachtwoord', { exact: true }).fill('tante fietst elke week');
  await wereld.look(ander, 'ouder-10-tweede', SCHOOL);
  await ander.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await see(ander.getByRole('article')).toHaveCount(2);
  await wereld.look(ander, 'ouder-10-tweede-kinderen', SCHOOL);
  await ander.context().close();
}

/** A year further goes by itself, and is asked once. */
async function seeAugust({ wereld, page, open }: Thuis): Promise<void> {
  wereld.begin('2027-08-02');
  await wereld.server.app.sweep(wereld.server.clock.now());
  await open();
  const kaart = page.getByRole('article', { name: 'Teun' });
  await see(kaart.getByText('Het nieuwe schooljaar is begonnen: Teun zit nu in groep 6. Klopt dat?')).toBeVisible();
  await wereld.look(page, 'ouder-14-augustus', SCHOOL);
  await kaart.getByRole('button', { name: 'Ja', exact: true }).click();
  await see(kaart.getByText('Klopt dat?')).toHaveCount(0);
  await wereld.teller.taak(page);
}

/** A holiday: nothing stands ready, no mail, no worry. */
async function weekThree({ wereld, page, open, adminId }: Thuis, teun: Inlog): Promise<void> {
  wereld.begin('2026-12-21');
  await open();
  const kaart = page.getByRole('article', { name: 'Teun' });
  await see(kaart.getByText('Het is schoolvakantie. Teun heeft vrij tot en met 3 januari.')).toBeVisible();
  await see(kaart.getByText('Niets. Rust hoort erbij: wat Teun kan, blijft bewaard.')).toBeVisible();
  await wereld.look(page, 'ouder-11-week3', SCHOOL);
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
  await see(page.getByText('Je probeert Spelrijk gratis, tot en met 1 jan 2027. Daarna stopt het vanzelf.')).toBeVisible();
  await wereld.look(page, 'ouder-12-abonnement', SCHOOL);
  await page.getByRole('button', { name: 'Bestel een jaar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestel een jaar' }).click();
  await see(page.getByText(/De factuur komt nog/)).toBeVisible();
  await wereld.teller.taak(page, 'een jaar bestellen');
  await page.getByRole('button', { name: 'Stop met Spelrijk' }).click();
  await see(page.getByRole('dialog').getByRole('link', { name: 'Download eerst een kopie' })).toBeVisible();
  await wereld.look(page, 'ouder-13-stoppen', SCHOOL);
}

/** Everything that she can reach is hers. */
async function seeAll({ wereld, page, open, adminId }: Thuis): Promise<void> {
  const begin = `/admins/${adminId}/groepen`;
  await open(begin);
  await walk(wereld, page, { naam: 'ouder', rol: 'thuisadmin', begin, vreemd: SCHOOL, alleenPerAdres: LEIDT_VERDER });
  await wereld.teller.taak(page);
}

export async function liveAsParent(wereld: Wereld): Promise<void> {
  await wereld.leef('2026-12-03');
  const kind = await apply(wereld);
  await reachFirstWord(wereld, kind);
  const thuis = await takeOwnTab(wereld, kind);
  const teun = await weekOne(thuis);
  await weekTwo(thuis, teun);
  await weekThree(thuis, teun);
  await seeAll(thuis);
  await seeAugust(thuis);
  await thuis.page.context().close();
  wereld.expectNothingFound();
  wereld.teller.sluit('A new parent');
}
