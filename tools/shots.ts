/**
 * `npm run shots [part of a name, or some with commas between]`: every screen per role and every game in play, at 1280x800 and 390x844, plus a
 * contact sheet, in the folder `shots` that git ignores. For people who judge by looking; nothing is asserted here.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { manifests } from '../packages/games/src/manifests.gen.ts';
import { buildWeb } from './build.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { type DemoSession, demoSession } from './demo-session.ts';
import { root } from './install.mjs';
import { startServer } from './server-process.ts';
import { type OpgaveVanTaak, shootMoments } from './shots-spel.ts';

const SIZES = { breed: { width: 1280, height: 800 }, smal: { width: 390, height: 844 } } as const;
const PORT = 3596;
const folder = path.join(root, 'shots');
const wanted = process.argv[2] ?? '';
const isWanted = (name: string): boolean => wanted.split(',').some((part) => name.includes(part));

async function call<T>(url: string, session: DemoSession, method: string, route: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { authorization: `Bearer ${session.token}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(`${url}${route}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const parsed: T = JSON.parse(await answer.text());
  return parsed;
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

type Visit = (page: Page) => Promise<void>;

async function forSizes(browser: Browser, url: string, name: string, session: DemoSession | undefined, visit: Visit): Promise<void> {
  if (!isWanted(name)) return;
  for (const size of ['breed', 'smal'] as const) {
    const page = await openPage(browser, url, size, session);
    try {
      await visit(page);
      await shoot(page, `${name}-${size}`);
    } catch (error) {
      console.log(`${name} ${size}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      await page.screenshot({ path: path.join(folder, `${name}-${size}-MISLUKT.png`) }).catch(() => undefined);
    }
    await page.context().close();
  }
}

/** A window of this size, logged in when there is a session. */
async function openPage(browser: Browser, url: string, size: keyof typeof SIZES, session: DemoSession | undefined): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    hasTouch: size === 'smal',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  if (session) {
    await context.addInitScript((entries: Record<string, string>) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, session.storage);
  }
  return context.newPage();
}

const goto =
  (route: string): Visit =>
  async (page) => {
    await page.goto(route, { waitUntil: 'networkidle' });
  };

interface TaakKort {
  readonly id: string;
  readonly somvensterId: string;
  readonly games: readonly string[];
  readonly opgaven: readonly OpgaveVanTaak[];
}

interface Kaart {
  readonly regios: readonly { readonly plekken: readonly { readonly somvensterId: string; readonly status: string }[] }[];
}

const nameOf = (game: string): string => `spel-${game.normalize('NFD').replace(/[^a-z0-9]/g, '')}`;

/** Every game at its telling moments, each size with a taak of its own. */
async function shootGames(browser: Browser, url: string, session: DemoSession): Promise<void> {
  for (const size of ['breed', 'smal'] as const) {
    for (const [game, taak] of await taakPerGame(url, session)) {
      const page = await openPage(browser, url, size, session);
      const route = `/leerling/${session.id}/somvensters/${taak.somvensterId}/taken/${taak.id}/spellen/${encodeURIComponent(game)}`;
      try {
        await page.goto(route, { waitUntil: 'networkidle' });
        await shootMoments(page, {
          game,
          taakId: taak.id,
          opgaven: taak.opgaven,
          send: (body) => call(url, session, 'POST', `/api/leerlingen/${session.id}/antwoorden`, body),
          shoot: (moment) => shoot(page, `${nameOf(game)}-${moment}-${size}`),
        });
      } catch (error) {
        console.log(`${game} ${size}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      }
      await page.context().close();
    }
  }
}

async function shootPublic(browser: Browser, url: string): Promise<void> {
  await forSizes(browser, url, 'site-home', undefined, goto('/site/home'));
  await forSizes(browser, url, 'auth-login', undefined, goto('/app/auth/login'));
  await forSizes(browser, url, 'auth-login-plaatjes', undefined, goto('/app/auth/login-plaatjes#code=DKMP-2345'));
  await forSizes(browser, url, 'auth-login-sso', undefined, goto('/app/auth/login-sso'));
  await forSizes(browser, url, 'auth-wachtwoordaanvragen', undefined, goto('/app/auth/wachtwoordaanvragen'));
  await forSizes(browser, url, 'site-niet-gevonden', undefined, goto('/bestaat-niet'));
}

/** A list that was just pasted, with doubts. */
const shootLijst =
  (route: string): Visit =>
  async (page) => {
    await goto(route)(page);
    await page.getByLabel('Naam van de lijst').fill('Week 48');
    await page.getByLabel('Typ of plak woorden').fill('de trein\nhet kasteel\nboomen\nsquishy\nzeemeermin');
    await page.getByRole('button', { name: 'Lees de woorden' }).click();
    await page.getByText('5 woorden erbij').waitFor();
  };

async function shootStaff(browser: Browser, url: string): Promise<void> {
  for (const name of ['docent', 'schooladmin', 'rtadmin', 'thuisadmin']) {
    const session = await demoSession(url, name);
    const base = `/admins/${session.adminId}/groepen`;
    await forSizes(browser, url, `${name}-groepen`, session, goto(base));
    if (name !== 'docent') await forSizes(browser, url, `${name}-licentie`, session, goto(`/admins/${session.adminId}/licentie`));
    await forSizes(browser, url, `${name}-account`, session, goto('/app/account'));
    if (name === 'schooladmin')
      await forSizes(browser, url, 'schooladmin-lvsspelling', session, goto(`/admins/${session.adminId}/lvsspelling`));
    if (name === 'schooladmin')
      await forSizes(browser, url, 'schooladmin-jaarovergang', session, goto(`/admins/${session.adminId}/jaarovergang`));
    await forSizes(browser, url, `${name}-berichten`, session, goto(`/admins/${session.adminId}/berichten`));
    await forSizes(browser, url, `${name}-roadmap`, session, goto(`/admins/${session.adminId}/roadmap`));
    if (name === 'schooladmin') await forSizes(browser, url, 'schooladmin-gegevens', session, goto(`/admins/${session.adminId}/gegevens`));
    const { groepen } = await call<{ groepen: { id: string }[] }>(url, session, 'GET', `/api${base}`);
    const groepId = groepen[0]?.id;
    if (groepId === undefined) continue;
    await forSizes(browser, url, `${name}-groep`, session, goto(`${base}/${groepId}`));
    await forSizes(browser, url, `${name}-woordlijsten`, session, goto(`${base}/${groepId}/woordlijsten`));
    await forSizes(browser, url, `${name}-klassendictee`, session, goto(`${base}/${groepId}/klassendictee`));
    await forSizes(browser, url, `${name}-dictee-nieuw`, session, goto(`${base}/${groepId}/klassendictee/nieuw`));
    await forSizes(browser, url, `${name}-woordlijst`, session, shootLijst(`${base}/${groepId}/woordlijsten/nieuw`));
    for (const deel of ['matrix', 'groepjes', 'oefenen', 'groei', 'fouten', 'les'])
      await forSizes(browser, url, `${name}-groepvoortgang-${deel}`, session, goto(`${base}/${groepId}/voortgang?deel=${deel}`));
    if (name === 'docent' || name === 'schooladmin')
      await forSizes(browser, url, `${name}-zorgleerlingen`, session, goto(`/admins/${session.adminId}/zorgleerlingen`));
    const { leerlingen } = await call<{ leerlingen: { id: string }[] }>(url, session, 'GET', `/api${base}/${groepId}`);
    await forSizes(browser, url, `${name}-oefeninstellingen`, session, goto(`${base}/${groepId}/oefeninstellingen`));
    const instelling = `${base}/${groepId}/leerlingen/${leerlingen[0]?.id}/oefeninstellingen`;
    await forSizes(browser, url, `${name}-leerling-oefeninstellingen`, session, goto(instelling));
    await forSizes(browser, url, `${name}-rapport`, session, goto(`${base}/${groepId}/leerlingen/${leerlingen[0]?.id}/rapport`));
    await forSizes(browser, url, `${name}-voortgang`, session, goto(`${base}/${groepId}/leerlingen/${leerlingen[0]?.id}/voortgang`));
  }
  for (const name of ['office', 'superadmin'])
    await forSizes(browser, url, `${name}-dashboard`, await demoSession(url, name), goto('/superadmin/dashboard'));
  await forSizes(browser, url, 'office-berichten', await demoSession(url, 'office'), goto('/superadmin/berichten'));
  await forSizes(browser, url, 'office-roadmap', await demoSession(url, 'office'), goto('/superadmin/roadmap'));
  const eigenaar = await demoSession(url, 'superadmin');
  await forSizes(browser, url, 'superadmin-leerlingen', eigenaar, goto('/superadmin/leerlingen'));
  await forSizes(browser, url, 'superadmin-uitnodigingen', eigenaar, goto('/superadmin/uitnodiging-versturen'));
  await forSizes(browser, url, 'superadmin-mailtemplates', eigenaar, goto('/superadmin/mailtemplates'));
  await forSizes(browser, url, 'superadmin-instellingen', eigenaar, goto('/superadmin/instellingen'));
  await forSizes(browser, url, 'superadmin-mailtemplate', eigenaar, goto('/superadmin/mailtemplates/uitnodigingDocent/nl'));
  const { admins } = await call<{ admins: { id: string }[] }>(url, eigenaar, 'GET', '/api/office/admins');
  await forSizes(browser, url, 'superadmin-verhuis-admin', eigenaar, goto(`/superadmin/admins/${admins[0]?.id}/verhuis-admin`));
  await forSizes(browser, url, 'superadmin-klanten', eigenaar, goto('/superadmin/admins'));
  await forSizes(browser, url, 'superadmin-klant', eigenaar, goto(`/superadmin/admins/${admins[0]?.id}`));
  await forSizes(browser, url, 'superadmin-licentie', eigenaar, goto(`/superadmin/admins/${admins[0]?.id}/licentie`));
  await forSizes(browser, url, 'office-licentieverzoeken', eigenaar, goto('/superadmin/aanvragen?lijst=verzoeken'));
  await forSizes(browser, url, 'superadmin-schoolaccount', eigenaar, goto(`/superadmin/admins/${admins[0]?.id}/schoolaccount`));
}

/** A taak for every game there is, each its own; places are tried region by region in turn, so that all forms come by. */
async function taakPerGame(url: string, session: DemoSession): Promise<Map<string, TaakKort>> {
  const found = new Map<string, TaakKort>();
  const base = `/api/leerlingen/${session.id}`;
  const { regios } = await call<Kaart>(url, session, 'GET', `${base}/landkaart`);
  const longest = Math.max(...regios.map(({ plekken }) => plekken.length));
  const plekken = Array.from({ length: longest }, (_, n) => regios.flatMap((regio) => regio.plekken[n] ?? [])).flat();
  const games = manifests.map(({ slug }) => slug).filter((slug) => isWanted(nameOf(slug)));
  for (const { somvensterId, status } of plekken) {
    if (status === 'mist' || found.size === games.length) continue;
    const taak = await call<Partial<TaakKort>>(url, session, 'POST', `${base}/taken`, { id: randomUUID(), somvensterId });
    const game = games.find((slug) => !found.has(slug) && taak.games?.includes(slug));
    if (taak.id !== undefined && game !== undefined)
      found.set(game, { id: taak.id, somvensterId, games: taak.games ?? [], opgaven: taak.opgaven ?? [] });
  }
  return found;
}

async function shootLeerling(browser: Browser, url: string): Promise<void> {
  for (const name of ['leerling', 'demo']) {
    const session = await demoSession(url, name);
    const base = `/leerling/${session.id}`;
    for (const screen of ['landkaart', 'spaarkaarten', 'figuur', 'mijn-voortgang', 'beloningsspel'])
      await forSizes(browser, url, `${name}-${screen}`, session, goto(`${base}/${screen}`));
    const { taken } = await call<{ taken: { somvensterId: string }[] }>(url, session, 'POST', `/api/leerlingen/${session.id}/dagtaken`);
    const first = taken[0];
    if (first) await forSizes(browser, url, `${name}-somvenster`, session, goto(`${base}/somvensters/${first.somvensterId}`));
    if (name === 'demo') continue;
    await shootGames(browser, url, session);
  }
}

/** One page with all pictures side by side, and a picture of that page. */
async function contactSheet(browser: Browser): Promise<void> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.png') && !file.startsWith('overzicht'))
    .sort();
  const cells = files.map((file) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`).join('');
  const style =
    'body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:260px;border:1px solid #999}figcaption{max-width:400px}';
  writeFileSync(
    path.join(folder, 'overzicht.html'),
    `<!doctype html><meta charset="utf-8"><title>Spelrijk: alle schermen</title><style>${style}</style>${cells}`,
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(`file://${path.join(folder, 'overzicht.html')}`);
  await page.screenshot({ path: path.join(folder, 'overzicht.png'), fullPage: true });
}

await buildWeb();
if (wanted === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'spelrijk-shots-'));
// As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
chmodSync(data, 0o755);
const server = await startServer({ port: PORT, env: { SPELRIJK_DATA: data, LOG_LEVEL: 'warn' }, patience: 300_000 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  await shootPublic(browser, server.url);
  await shootStaff(browser, server.url);
  await shootLeerling(browser, server.url);
  await contactSheet(browser);
  console.log(`${readdirSync(folder).length} bestanden in ${path.relative(root, folder)}/; begin bij overzicht.png`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
