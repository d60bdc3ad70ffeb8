/**
 * `npm run tour`: makes the pictures and the voice of the tour on the site anew, from the real screens of the demo school. For the
 * developer: it needs ffmpeg and espeak-ng, as `npm run audio` does; what it makes is committed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { HALTES } from '@spelrijk/teksten/site/instructie';
import { encode } from '../audio/encode.ts';
import { speak as say } from '../audio/engines/espeak.ts';
import { clipOf } from '../audio/recept.ts';
import { buildWeb } from '../build.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { demoSession } from '../demo-session.ts';
import { root } from '../install.mjs';
import { startServer } from '../server-process.ts';

const PORT = 3594;
const site = path.join(root, 'apps/web/src/areas/site');
const BEELDEN = path.join(site, 'beeld');
const STEMMEN = path.join(site, 'screens/instructie/stem');
/** What a link to us shows elsewhere. */
const DEEL = { width: 1200, height: 630 };
const SCHERM = { width: 1280, height: 800 };

function ffmpeg(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A fresh window, logged in as this demo account unless it is nobody's. */
async function openAs(
  browser: Browser,
  url: string,
  account: string | null,
  viewport = SCHERM,
): Promise<{ page: Page; id: string; adminId: string }> {
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  const session = account === null ? undefined : await demoSession(url, account);
  if (session)
    await context.addInitScript((entries: Record<string, string>) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, session.storage);
  return { page: await context.newPage(), id: session?.id ?? '', adminId: session?.adminId ?? '' };
}

async function keep(page: Page, naam: string, folder: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
  const png = path.join(folder, `${naam}.png`);
  await page.screenshot({ path: png });
  ffmpeg('-i', png, '-c:v', 'libwebp', '-quality', '78', path.join(BEELDEN, `${naam}.webp`));
  ffmpeg('-i', png, '-vf', 'scale=800:-1:flags=lanczos', '-c:v', 'libwebp', '-quality', '74', path.join(BEELDEN, `${naam}-klein.webp`));
}

/** A game of the site as a visitor plays it: once in the middle of a word, once after a mistake. */
async function shootGame(browser: Browser, url: string, folder: string): Promise<void> {
  const { page } = await openAs(browser, url, null);
  await page.goto('/site/spellen', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /Piñata/ }).click();
  await page.getByRole('button', { name: 'Spelen' }).click();
  await page.getByRole('region', { name: 'Speelveld' }).waitFor();
  await page.waitForTimeout(1500);
  await page.keyboard.type('ho', { delay: 150 });
  await keep(page, 'spel', folder);
  await page.keyboard.type('nt', { delay: 150 });
  await page.keyboard.press('Enter');
  await page.getByText('Jij schreef').waitFor();
  // From the place to look at to the rule.
  await page.getByRole('button', { name: 'Meer hulp' }).click();
  await keep(page, 'fout', folder);
}

/** What the child of the pictures saved for: an empty card shows nothing. */
const GESPAARD = ['Tuinboon', 'Mosje', 'Kiempje', 'Klaver', 'Raapje'];

async function buyBlob(page: Page, naam: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${naam}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deze wil ik' }).click();
  await dialog.getByText('hoort bij jou').waitFor();
  await dialog.getByRole('button', { name: 'Terug naar de kaart' }).click();
}

async function shootScreens(browser: Browser, url: string, folder: string): Promise<void> {
  const kind = await openAs(browser, url, 'leerling');
  for (const naam of ['landkaart', 'spaarkaarten'] as const) {
    await kind.page.goto(`/leerling/${kind.id}/${naam}`, { waitUntil: 'networkidle' });
    if (naam === 'spaarkaarten') for (const blob of GESPAARD) await buyBlob(kind.page, blob);
    await keep(kind.page, naam, folder);
  }
  const docent = await openAs(browser, url, 'docent');
  await docent.page.goto(`/admins/${docent.adminId}/groepen`, { waitUntil: 'networkidle' });
  await keep(docent.page, 'groepen', folder);
  // Somebody who practised, so that there is something to see.
  await docent.page.getByRole('link', { name: 'Hugo Smits' }).first().click();
  await docent.page.waitForLoadState('networkidle');
  // Each rule with its range and the chosen one over time.
  const regels = docent.page.locator('summary').filter({ hasText: /^Alle regels$/ });
  await regels.click();
  await regels.evaluate((summary) => summary.scrollIntoView({ block: 'start' }));
  await docent.page.mouse.move(0, 0);
  await keep(docent.page, 'voortgang', folder);
}

async function shootShared(browser: Browser, url: string): Promise<void> {
  const { page } = await openAs(browser, url, null, DEEL);
  await page.goto('/site/home', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('header > :not(:first-child), a[href="#spelen"], a[href="#spelen"] + a'))
      part.style.visibility = 'hidden';
  });
  await page.screenshot({ path: path.join(root, 'apps/web/public/deel.png') });
}

async function speak(): Promise<void> {
  const gezegd = [];
  for (const { tekst } of HALTES) {
    const clip = clipOf('regel', tekst);
    gezegd.push([clip, await say(clip)] as const);
  }
  for (const [i, bytes] of (await encode(gezegd)).entries()) writeFileSync(path.join(STEMMEN, `${HALTES[i]?.beeld}.mp3`), bytes);
}

await buildWeb();
const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-tour-'));
for (const doel of [BEELDEN, STEMMEN]) mkdirSync(doel, { recursive: true });
const server = await startServer({ port: PORT, env: { SPELRIJK_DATA: path.join(folder, 'data'), LOG_LEVEL: 'warn' }, patience: 300_000 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  await speak();
  await shootScreens(browser, server.url, folder);
  await shootGame(browser, server.url, folder);
  await shootShared(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
