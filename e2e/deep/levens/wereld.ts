/** A server whose clock a test moves, a browser on it, and what everybody does in a life of weeks: log in, look, let a child practise, read the mail. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { sessiesRoutes } from '../../../packages/contract/src/toegang/sessies.ts';
import { createProefserver, type Proefserver } from '../../../apps/server/test/proefserver.ts';
import { testId } from '../../../apps/server/test/wereld.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../tools/chromium.ts';
import { root } from '../../../tools/install.mjs';
import { VLAAMSE_HOST } from '../../support/server.ts';
import { Teller } from './tellen.ts';

export const DAG = 86_400_000;
const PATIENCE = 60_000;
export const see = expect.configure({ timeout: PATIENCE });

/** A tablet that is held upright, and a laptop; a telephone where a practice sets a dictation in between, and where somebody asks for a whole life on it. */
const MATEN = {
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  telefoon: { width: 390, height: 844 },
} as const;
export type Maat = keyof typeof MATEN;
export const isMaat = (naam: string): naam is Maat => Object.hasOwn(MATEN, naam);

export interface Inlog {
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
}

interface Opgave {
  readonly id: string;
  readonly antwoord: string;
}

interface Post {
  readonly sjabloon: string;
  readonly onderwerp: string;
  readonly tekst: string;
}

/** What the app keeps of a login beside its token. */
function userOf(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const van = (naam: string): unknown => Reflect.get(Object(claims), naam);
  return JSON.stringify({ _id: van('_id'), adminId: van('adminId'), role: van('role'), exp: van('exp') });
}

/** What children mix up, each way. */
const VERWARD: readonly (readonly [patroon: RegExp, wordt: string])[] = [
  [/ij/, 'ei'],
  [/ei/, 'ij'],
  [/ou/, 'au'],
  [/au/, 'ou'],
  [/d$/, 't'],
  [/t$/, 'd'],
  [/([aeou])\1/, '$1'],
  [/([bdfgklmnprst])\1/, '$1'],
  [/ch/, 'g'],
];

/** As a child misspells, by a rule; undefined where none of these is in the word. */
function misspel(antwoord: string): string | undefined {
  const regel = VERWARD.find(([een]) => een.test(antwoord));
  return regel && antwoord.replace(...regel);
}

const Dagtaken = z.object({ taken: z.array(z.object({ id: z.string(), status: z.string() })) });

export class Wereld {
  readonly server: Proefserver;
  readonly url: string;
  readonly maat: Maat;
  readonly teller = new Teller();
  readonly #browser: Browser;
  readonly #bevindingen: string[] = [];
  #teller = 0;

  constructor({ server, url, browser, maat }: { server: Proefserver; url: string; browser: Browser; maat: Maat }) {
    this.server = server;
    this.url = url;
    this.maat = maat;
    this.#browser = browser;
  }

  /** A life begins: nothing is left of one that stopped halfway, no device, no count, no finding. */
  async leef(dag: string): Promise<void> {
    await Promise.all(this.#browser.contexts().map((apparaat) => apparaat.close()));
    this.#bevindingen.length = 0;
    this.teller.begin();
    this.begin(dag);
  }

  /** Eight in the morning in winter, nine in summer. */
  begin(dag: string): void {
    this.server.clock.set(Date.parse(`${dag}T08:00:00Z`));
  }

  adresVan(regio: 'nl' | 'be'): string {
    const { port } = new URL(this.url);
    return regio === 'be' ? `http://${VLAAMSE_HOST}:${port}` : `http://localhost:${port}`;
  }

  /** Somebody with a device of her own, on the day that it is. */
  async openApparaat(regio: 'nl' | 'be'): Promise<Page> {
    const context: BrowserContext = await this.#browser.newContext({
      baseURL: this.adresVan(regio),
      viewport: MATEN[this.maat],
      hasTouch: this.maat !== 'laptop',
      reducedMotion: 'reduce',
      locale: regio === 'be' ? 'nl-BE' : 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
    });
    context.setDefaultTimeout(PATIENCE);
    return this.newPage(context);
  }

  /** Another tab of hers; what is done in it is counted. */
  async newPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#bevindingen.push(`${page.url()}: ${String(error)}`));
    await this.teller.volg(page);
    return this.wake(page);
  }

  /** The device has the day of the server. */
  async wake(page: Page): Promise<Page> {
    await page.clock.setFixedTime(this.server.clock.now());
    return page;
  }

  async tokenVan(inlog: Inlog & { readonly code?: string }): Promise<string> {
    const { body, text } = await this.server.request({ method: 'POST', url: '/api/auth', payload: inlog });
    const gelezen = sessiesRoutes.login.response.safeParse(body);
    return gelezen.success ? gelezen.data.token : assert.fail(`${inlog.gebruikersnaam}: ${text}`);
  }

  /** Logged in as the login screen leaves it: a session does not live for weeks. */
  async enter(page: Page, token: string, pad: string): Promise<void> {
    await this.wake(page);
    await page.goto('/robots.txt');
    await page.evaluate(
      (keep) => {
        sessionStorage.clear();
        for (const [key, value] of Object.entries(keep)) localStorage.setItem(key, value);
      },
      { access_token: token, user: userOf(token) },
    );
    await page.goto(pad);
  }

  /** What this address got, the newest last. */
  async post(aan: string): Promise<readonly Post[]> {
    return this.server.database.own
      .selectFrom('mail')
      .select(['sjabloon', 'onderwerp', 'tekst'])
      .where('aan', '=', aan)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  /** The path of the link in the newest mail. */
  async linkIn(aan: string): Promise<string> {
    const post = await this.post(aan);
    // Two mails of one moment have no order: only one of them holds a link.
    const link = post.flatMap(({ tekst }) => /^https?:\/\/\S+$/m.exec(tekst)?.[0] ?? []).at(-1) ?? assert.fail(`no link to ${aan}`);
    const { pathname, search, hash } = new URL(link);
    return pathname + search + hash;
  }

  /** Sunday afternoon of the week that it is: what the server does by itself is done. */
  async sunday(): Promise<void> {
    const nu = new Date(this.server.clock.now());
    const dagen = (7 - nu.getUTCDay()) % 7;
    const zondag = Date.UTC(nu.getUTCFullYear(), nu.getUTCMonth(), nu.getUTCDate() + dagen, 15, 30);
    this.server.clock.set(zondag);
    await this.server.app.sweep(zondag);
  }

  /** Every open taak of this day, by the calls that its games make; `kan` says what goes right. Gives how many answers. */
  async practise(kind: Inlog, kan: (nr: number) => boolean): Promise<number> {
    const { server } = this;
    const token = await this.tokenVan(kind);
    const id: unknown = Reflect.get(Object(JSON.parse(userOf(token))), '_id');
    const { body, text } = await server.post(`/api/leerlingen/${String(id)}/dagtaken`, undefined, token);
    const gelezen = Dagtaken.safeParse(body);
    const { taken } = gelezen.success ? gelezen.data : assert.fail(text);
    let gemaakt = 0;
    // What should go wrong does at the next word in which a rule can: which words those are is for the planner.
    let nogFout = 0;
    for (const taak of taken) {
      if (taak.status === 'af') continue;
      const rij = await server.database.own
        .selectFrom('taak')
        .select(['opgaven', 'game', 'games'])
        .where('id', '=', taak.id)
        .executeTakeFirstOrThrow();
      const game = rij.games[0] ?? rij.game;
      for (const opgave of rij.opgaven as readonly Opgave[]) {
        server.clock.advance(9000);
        if (!kan(gemaakt++)) nogFout++;
        const mis = nogFout > 0 ? misspel(opgave.antwoord) : undefined;
        if (mis !== undefined) nogFout--;
        const gegeven = mis ?? opgave.antwoord;
        const op = new Date(server.clock.now()).toISOString();
        const antwoord = {
          id: testId(`geleefd ${this.#teller++}`),
          taakId: taak.id,
          opgaveId: opgave.id,
          poging: 1,
          gegeven,
          rtMs: 7000,
          op,
          hints: 0,
        };
        const gelukt = await server.post(`/api/leerlingen/${String(id)}/antwoorden`, { game, antwoorden: [antwoord] }, token);
        assert.equal(gelukt.status, 200, gelukt.text);
      }
      await server.post(`/api/leerlingen/${String(id)}/taken/${taak.id}/afronden`, undefined, token);
    }
    return gemaakt;
  }

  /** On this many days from today, one after another; ends on the morning after. */
  async practiseDays(kinderen: readonly Inlog[], dagen: number, kan: (nr: number) => boolean): Promise<number> {
    let gemaakt = 0;
    for (let dag = 0; dag < dagen; dag++) {
      const begin = this.server.clock.now();
      for (const kind of kinderen) gemaakt += await this.practise(kind, kan);
      this.server.clock.set(begin + DAG);
    }
    return gemaakt;
  }

  /** What stands on the screen: nothing sticks out or is cut off, and no word of somebody else. `E2E_BEELD` keeps the pictures in that folder. */
  async look(page: Page, naam: string, vreemd: RegExp): Promise<void> {
    await this.#lookAs(page, naam, this.maat, vreemd);
    if (!naam.includes('dictee') || this.maat !== 'tablet') return;
    await page.setViewportSize(MATEN.telefoon);
    await this.#lookAs(page, naam, 'telefoon', vreemd);
    await page.setViewportSize(MATEN[this.maat]);
  }

  async #lookAs(page: Page, naam: string, maat: string, vreemd: RegExp): Promise<void> {
    await settle(page);
    const breed = Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
    const tekst = String(await page.evaluate('document.body.innerText'));
    const klachten = z.array(z.string()).parse(await page.evaluate(KLACHTEN));
    const map = process.env.E2E_BEELD;
    if (map !== undefined) {
      mkdirSync(map, { recursive: true });
      await page.screenshot({ path: path.join(map, `${naam}-${maat}.png`), fullPage: true });
    }
    const gevonden = tekst.split('\n').filter((regel) => vreemd.test(regel));
    if (breed > 0) klachten.push(`sticks out ${breed} px`);
    if (gevonden.length > 0) klachten.push(gevonden.join(' | '));
    this.#bevindingen.push(...klachten.map((klacht) => `${naam}, ${maat}: ${klacht}`));
  }

  /** Found in another way than by looking. */
  vind(bevindingen: readonly string[]): void {
    this.#bevindingen.push(...bevindingen);
  }

  /** At the end of a life: all that was found on the way, at once. */
  expectNothingFound(): void {
    assert.deepEqual(this.#bevindingen.splice(0), []);
  }
}

export async function createWereld(maat: Maat): Promise<Wereld> {
  const server = await createProefserver({
    SPELRIJK_WEB: path.join(root, 'apps/web/build/client'),
    SPELRIJK_BE_HOSTS: VLAAMSE_HOST,
    ...(process.env.E2E_LOG !== undefined && { LOG_LEVEL: process.env.E2E_LOG }),
  });
  // The app takes its day from the head of an answer.
  server.app.server.server.prependListener('request', (_, response) =>
    response.setHeader('date', new Date(server.clock.now()).toUTCString()),
  );
  const url = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  after(() => browser.close());
  return new Wereld({ server, url, browser, maat });
}

const STIL = `document.fonts.status === 'loaded'
  && [...document.images].every((beeld) => beeld.complete)
  && document.getAnimations().every((een) => een.playState !== 'running' || een.effect?.getTiming().iterations === Infinity)`;

/** Nothing turns any more, nothing moves and every picture is there. Not `networkidle`: what the service worker fetches ahead counts for that. */
export async function settle(page: Page): Promise<void> {
  await see(page.locator('[role="progressbar"]:not([aria-valuenow]), [aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
  await see(page.locator('main').first()).toBeVisible();
  // Not waitForFunction: the policy of our pages allows no text as script.
  await see.poll(() => page.evaluate(STIL)).toBe(true);
}

/** A picture that did not come, a field in which a name does not fit, and words beside a chart that stick out of it. */
export const KLACHTEN = `[
  ...[...document.images].filter((beeld) => beeld.naturalWidth === 0).map((beeld) => 'no picture: ' + beeld.src),
  ...[...document.querySelectorAll('input:not([type="hidden"], [aria-hidden="true"])')].filter((veld) => veld.value !== '' && veld.clientWidth > 0 && veld.scrollWidth > veld.clientWidth + 1).map((veld) => 'cut off: ' + veld.value),
  ...[...document.querySelectorAll('svg[role="img"] text')].filter((woord) => {
    const [eigen, plaat] = [woord.getBoundingClientRect(), woord.ownerSVGElement.getBoundingClientRect()];
    return woord.checkVisibility() && eigen.width > 0 && (eigen.left < plaat.left - 1 || eigen.right > plaat.right + 1);
  }).map((woord) => 'sticks out of its chart: ' + woord.textContent),
]`;

/** From the page with the cards: the name and the password of this child. */
export async function takeCard(page: Page, kind: string): Promise<Inlog> {
  await page.getByRole('button', { name: /^Maak \d+ kaart/ }).click();
  const kaart = page.getByRole('region', { name: kind });
  await see(kaart.getByRole('definition')).toHaveCount(2);
  const [gebruikersnaam = '', wachtwoord = ''] = await kaart.getByRole('definition').allInnerTexts();
  return { gebruikersnaam, wachtwoord };
}
