/**
 * A stranger with docs/operations.md and a browser: an empty folder without demo, the first owner with her second factor, a school that applies on the site, its invitation read at the machine, and
 * its first child that plays; then a backup, the loss of everything, the restore, and the child goes on. Every step through the screens; the commands are those of the page. Once on the embedded
 * database and, with `TEST_DATABASE_URL`, once on that PostgreSQL with the role that the page makes.
 *
 * `WEG_URL` and `WEG_OPDRACHT` (the command before `eigenaar` and `post`) name a server that is there already, such as one in a container; `WEG_VERLIES` a program that copies it, destroys it
 * and puts it back, without which the walk ends there.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { chromium, expect as plain, type Page } from '@playwright/test';
import { query } from '../../apps/server/test/cluster.ts';
import { createProcessen, ready, type Server } from '../../apps/server/test/proces.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/install.mjs';
import { codeOf } from '../support/authenticator.ts';
import { readForm } from '../support/read-form.ts';
import { openGame, typeTaak } from '../support/spelen.ts';
import { munten, pickTaak } from '../support/taken.ts';
import { takeCard } from './levens/wereld.ts';

const expect = plain.configure({ timeout: 30_000 });
const WACHTWOORD = 'vier paarse olifanten dansen';
const BEELDEN = process.env['WEG_BEELDEN'];

interface Weg {
  readonly url: () => string;
  /** A command at the machine; gives what it says. */
  readonly opdracht: (...woorden: string[]) => Promise<string>;
  /** Copied while it runs, stopped, its folder emptied and its database another; put back and started. Undefined where nobody said how. */
  readonly verlies?: () => Promise<void>;
}

function openDaar(url: string): Weg {
  const [naam = '', ...eerst] = (process.env['WEG_OPDRACHT'] ?? '').split(' ');
  const verlies = process.env['WEG_VERLIES'];
  return {
    url: () => url,
    opdracht: (...woorden) => Promise.resolve(execFileSync(naam, [...eerst, ...woorden], { encoding: 'utf8' })),
    ...(verlies !== undefined && { verlies: async () => void execFileSync(verlies, { stdio: 'inherit' }) }),
  };
}

/** `databases`: where it stands, and where it is put back; without them it is the embedded one. */
async function openEigen(naam: string, databases: readonly string[] = []): Promise<Weg> {
  const { data, start, run } = createProcessen(naam);
  const elders = mkdtempSync(path.join(tmpdir(), 'spelrijk-elders-'));
  after(() => rmSync(elders, { recursive: true, force: true }));
  const vast = {
    SPELRIJK_WEB: path.join(root, 'apps/web/build/client'),
    SPELRIJK_SYNTHESISER: '0',
    SPELRIJK_BACKUP_PASSWORD: 'een lang wachtwoord',
  };
  const op = (nr: number): Readonly<Record<string, string>> => ({
    ...vast,
    ...(databases[nr] !== undefined && { DATABASE_URL: databases[nr] }),
  });
  let env = op(0);
  const open = async (): Promise<Server> => {
    const nieuw = start(env);
    await ready(nieuw);
    return nieuw;
  };
  let server = await open();
  const opdracht = (...woorden: string[]): Promise<string> => run(woorden, { ...env, PORT: new URL(server.url).port });
  const verlies = async (): Promise<void> => {
    const [kopie, gewist] = [path.join(elders, 'kopie'), path.join(elders, 'gewist')];
    assert.match(await opdracht('backup', kopie), /gemaakt en nagelezen/);
    assert.match(await opdracht('restore', kopie, '--proef'), /De kopie is goed/);
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0, server.output());
    // Written once more at the end: one of a minute before says nothing about who was erased after the copy.
    cpSync(path.join(data, 'gewist'), gewist);
    for (const een of readdirSync(data)) rmSync(path.join(data, een), { recursive: true });
    env = op(1);
    assert.match(await opdracht('restore', kopie, `--lijst=${gewist}`), /Teruggezet en nageteld/);
    server = await open();
    assert.match(await opdracht('logboek'), /klopt/);
  };
  return { url: () => server.url, opdracht, verlies };
}

/** As docs/operations.md makes them: a role of the program, and databases that it owns. */
async function createDatabases(adres: string): Promise<readonly string[]> {
  const rol = `vreemde_${process.pid}`;
  const databases = [`${rol}_een`, `${rol}_twee`];
  const ask = async (text: string): Promise<number> => (await query({ connectionString: adres }, text)).rowCount ?? 0;
  after(async () => {
    for (const database of databases) await ask(`drop database if exists ${database} with (force)`);
    await ask(`drop owned by ${rol}`);
    await ask(`drop role ${rol}`);
  });
  await ask(`create role ${rol} login createrole`);
  for (const database of databases) await ask(`create database ${database} owner ${rol}`);
  if ((await ask("select from pg_roles where rolname = 'spelrijk_admin'")) > 0)
    await ask(`grant spelrijk_admin, spelrijk_kantoor, spelrijk_opruim to ${rol} with admin option`);
  return databases.map((database) => Object.assign(new URL(adres), { username: rol, password: '', pathname: database }).href);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
after(() => browser.close());
const open = async (weg: Weg): Promise<Page> => (await browser.newContext({ baseURL: weg.url(), locale: 'nl-NL' })).newPage();

let nr = 0;
async function look(page: Page, naam: string): Promise<void> {
  if (!BEELDEN) return;
  mkdirSync(BEELDEN, { recursive: true });
  for (const [maat, width, height] of [
    ['groot', 1280, 800],
    ['klein', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: path.join(BEELDEN, `${String(++nr).padStart(2, '0')}-${naam}-${maat}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** The link as it was printed leads to the name that the outside has for the server; here that may be another port. */
const padVan = (text: string): string => {
  const link = /https?:\/\/[^\s"]+\/app\/auth\/uitnodiging#[\w-]+/.exec(text)?.[0] ?? assert.fail(text);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
};

async function becomeSomebody(page: Page, link: string, gebruikersnaam: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Gebruikersnaam').fill(gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD);
}

/** What the app asks of an owner at her first step. Gives the secret that her phone keeps. */
async function setUpFactor(page: Page): Promise<string> {
  const geheim = await page.locator('[class*="sleutel"]').innerText({ timeout: 30_000 });
  await look(page, 'tweede-factor');
  await page.getByLabel('Code uit de app').fill(codeOf(geheim));
  await page.getByRole('button', { name: 'Aanzetten' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  return geheim;
}

async function apply(page: Page): Promise<void> {
  await page.goto('/site/aanvraagformulier');
  await page.getByLabel('Voor een school').check();
  await page.getByLabel('School of praktijk').fill('Basisschool De Populier');
  await page.getByLabel('BRIN').fill('98ZY');
  await page.getByLabel('Plaats').fill('Ons Dorp');
  await page.getByLabel(/Hoeveel .* ongeveer\?/).fill('20');
  await page.getByLabel('Je naam').fill('Fatima el Amrani');
  await page.getByLabel('Je e-mailadres').fill('directie@populier.example');
  await readForm(page);
  await look(page, 'aanvraag');
  await page.getByRole('button', { name: 'Vraag een account aan' }).click();
  await expect(page.getByText('Een kopie gaat naar directie@populier.example.')).toBeVisible();
}

/** Gives the login card of the only child. */
async function makeGroep(page: Page): Promise<{ readonly gebruikersnaam: string; readonly wachtwoord: string }> {
  await page.getByRole('button', { name: 'Groep toevoegen' }).first().click();
  await page.getByRole('dialog').getByLabel('Naam van de groep').fill('Groep 4');
  await page.getByRole('dialog').getByLabel('groep 4', { exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
  await page.getByLabel('Namen', { exact: true }).fill('Noor Haddad');
  await page.getByRole('button', { name: 'Lees de namen' }).click();
  await page.getByRole('button', { name: 'Voeg 1 leerling toe' }).click();
  await page.getByRole('link', { name: 'Naar de inlogkaarten' }).click();
  const kaart = await takeCard(page, 'Noor');
  await look(page, 'inlogkaart');
  return kaart;
}

async function logIn(page: Page, gebruikersnaam: string, wachtwoord: string): Promise<void> {
  await page.goto('/app/auth/login');
  await page.getByLabel('Gebruikersnaam').fill(gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(wachtwoord);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

async function walk(weg: Weg): Promise<void> {
  const eigenaar = await open(weg);
  await becomeSomebody(eigenaar, padVan(await weg.opdracht('eigenaar', 'ans@spelrijk.example')), 'ans.vos');
  await look(eigenaar, 'uitnodiging-eigenaar');
  await eigenaar.getByRole('button', { name: 'Account maken en inloggen' }).click();
  const factor = await setUpFactor(eigenaar);
  await expect(eigenaar.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const school = await open(weg);
  await apply(school);
  await eigenaar.goto('/superadmin/aanvragen');
  await eigenaar.getByRole('button', { name: 'Bekijk: Fatima el Amrani' }).click();
  await look(eigenaar, 'aanvragen');
  await eigenaar.getByRole('link', { name: 'Maak het account' }).click();
  await eigenaar.getByRole('button', { name: 'Aanmaken en uitnodigen' }).click();
  await expect(eigenaar.getByRole('heading', { name: 'Basisschool De Populier' })).toBeVisible();
  await look(eigenaar, 'klant');

  const post = await weg.opdracht('post');
  await becomeSomebody(school, padVan(post.slice(post.lastIndexOf('Aan: directie@populier.example'))), 'fatima.populier');
  await school.getByRole('button', { name: 'Account maken en inloggen' }).click();
  await school.waitForURL(/\/groepen$/);
  await look(school, 'school');
  const groepen = new URL(school.url()).pathname;
  const kaart = await makeGroep(school);

  const kind = await open(weg);
  await logIn(kind, kaart.gebruikersnaam, kaart.wachtwoord);
  await kind.waitForURL(/landkaart/);
  await expect(kind.getByRole('main')).toContainText(/\p{L}/u);
  await look(kind, 'landkaart');
  const taak = await pickTaak(kind, 'piñata');
  await openGame(kind, taak, 'piñata');
  await typeTaak(kind, taak);
  await look(kind, 'taak-klaar');
  await expect.poll(() => munten(kind)).toBe(taak.munten);

  await school.goto(groepen);
  await school.getByRole('link', { name: 'Groep 4' }).first().click();
  await expect(school.getByText('1 leerling · 1 oefende vandaag')).toBeVisible();
  await look(school, 'groep');
  if (!weg.verlies) return;

  await weg.verlies();
  const terug = await open(weg);
  await logIn(terug, kaart.gebruikersnaam, kaart.wachtwoord);
  await terug.waitForURL(/landkaart/);
  expect(await munten(terug)).toBe(taak.munten);
  const baas = await open(weg);
  await logIn(baas, 'ans.vos', WACHTWOORD);
  await baas.getByLabel('Code uit de app op je telefoon').fill(codeOf(factor, 1));
  await baas.getByRole('button', { name: 'Verder' }).click();
  await expect(baas.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

const [DAAR, ADRES] = [process.env['WEG_URL'], process.env['TEST_DATABASE_URL']];
if (DAAR !== undefined) test('from an empty installation to a first child, in a browser', { timeout: 900_000 }, () => walk(openDaar(DAAR)));
else {
  test('F15: from an empty folder to a first child, and back after losing it all, in a browser', { timeout: 900_000 }, async () =>
    walk(await openEigen('vreemde')),
  );
  if (ADRES !== undefined)
    test('F15: the same on a PostgreSQL of her own', { timeout: 900_000 }, async () =>
      walk(await openEigen('vreemde-elders', await createDatabases(ADRES))),
    );
}
