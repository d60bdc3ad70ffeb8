/**
 * A walk through everything that somebody can reach: from her first screen by every link, menu and button, one address of each kind, and every form filled in once.
 * What is read there has no word of somebody else, no link leads to a screen that is not hers, nothing is refused, and the console stays empty.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { doors } from '../../../packages/contract/src/screens.gen.ts';
import type { Rol } from '../../../packages/domain/src/rol.ts';
import { BEZWAAR, FORMULIEREN, INVULLING, MELDINGEN, NIET_INVULLEN, TERECHT, veldenIn } from './formulieren.ts';
import { DAG, KLACHTEN, settle, type Wereld } from './wereld.ts';

const DOODLOPEND = /Deze pagina bestaat niet|Deze pagina is niet voor jou|Dit kon niet worden opgehaald|Er ging iets mis/;
/** What ends the walk, or asks the machine for something that it does not have. */
const NIET_DRUKKEN = /^(Uitloggen|Inloggen|Afdrukken|Spreek in|Neem op|Laat .+ hier oefenen|Geef het tabblad)/;
const RUST_MS = 400;
const GEDULD_MS = 4000;
/** What a button of a row is about. */
const RIJ = /(?<=^(?:Hoor|Zet|Wijzig|Haal)) \p{Ll}+(?=$| lager$| hoger$| weg$)|^.+ (?=\d+ keer gehoord|lijkt op)/u;
/** A word of the bank in a list: klas is one that children write. */
const LOS_WOORD = /^\p{Ll}+$/u;
/** Where texts, titles and sentences for children stand: in a story, and in a sentence of the bank, there may be a leerling, a klas or a groep. */
const VERHALEN = /leesopdrachten|samen-lezen|voorlezen|klassendictee|woordlijsten/;
const INHOUD = "[...document.querySelectorAll('article, tbody tr, li a')].map((een) => een.innerText)";
/** What the screen where an adult listens says of a word of the text. */
const VAN_EEN_WOORD = /^(?:Wat ging er mis bij .+\?|.+, anders gelezen)$/;
/** Of the browser itself: a font that came late, and a page that was printed twice. */
const VAN_DE_BROWSER = /was preloaded using link preload|too frequent calls to print/;
/** Of the frame around every screen. */
const KADER = /^(Zoek|Meer|Menu)$/;
/** So many buttons of one screen: a list has the same ones for everybody in it. */
const KNOPPEN_PER_SCHERM = 24;
/** What is not said aloud by a text: names of things. */
const GELEZEN = `[document.body.innerText, document.title, ...[...document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')]
  .filter((een) => een.closest('[hidden]') === null)
  .flatMap((een) => ['aria-label', 'title', 'placeholder', 'alt'].map((naam) => een.getAttribute(naam) ?? ''))].join('\\n')`;
const LINKS = `[...document.querySelectorAll('a[href]')].filter((een) => een.target !== '_blank' || een.origin === location.origin)
  .filter((een) => een.origin === location.origin && !een.hasAttribute('download')).map((een) => een.pathname + een.search)`;
const KNOPPEN = `(document.querySelectorAll('[data-wandel]').forEach((een) => delete een.dataset.wandel), [...document.querySelectorAll('button, [role="button"], summary, [role="tab"]')]
  .filter((een) => een.offsetParent !== null && !een.disabled && een.getAttribute('aria-disabled') !== 'true')
  .map((een, nr) => { een.dataset.wandel = String(nr); return (een.getAttribute('aria-label') ?? een.innerText).trim().replace(/\\s+/g, ' '); }))`;
const DIALOOG = '[role="dialog"], dialog[open]';
const OPEN = `${DIALOOG}, [role="menu"], [role="listbox"]`;

/** Addresses of one screen are one: who it is about does not matter, nor how its rows are ordered; a tab is one of its own. */
function soortVan(adres: string): string {
  const [pad = '', vraag = ''] = adres.split('?');
  const delen = [...new URLSearchParams(vraag)].map(([naam, waarde]) => (naam === 'deel' ? `deel=${waarde}` : naam));
  const namen = delen
    .filter((naam) => naam !== 'op')
    .toSorted()
    .join('&');
  return `${pad.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/(\/uitleg\/).+/, '$1:categorie')}${namen && `?${namen}`}`;
}

/** Who is somewhere else than in her own area: the site, and what a child has. */
const isEigen = (adres: string): boolean => adres.startsWith('/admins/') || adres.startsWith('/app/account');

interface Wandeling {
  readonly klachten: readonly string[];
  /** Doors of hers that nothing leads to: a screen that only an address opens. */
  readonly gesloten: readonly string[];
}

const patroonVan = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
/** More than one pattern can fit an address: the first one holds. */
const deurVan = (pad: string): string | undefined => doors.find(({ pattern }) => patroonVan(pattern).test(pad))?.pattern;

class Wandelaar {
  readonly #page: Page;
  readonly #vreemd: RegExp;
  readonly #klachten = new Set<string>();
  readonly #gezien = new Set<string>();
  readonly #deuren = new Set<string>();
  readonly #gedrukt = new Set<string>();
  readonly #wacht: (readonly [adres: string, van: string])[] = [];
  #nu = '';

  constructor(page: Page, vreemd: RegExp) {
    this.#page = page;
    this.#vreemd = vreemd;
    page.on('console', (regel) => {
      if (['error', 'warning'].includes(regel.type()) && !VAN_DE_BROWSER.test(regel.text()))
        this.#klaag(`console: ${regel.text().slice(0, 200)}`);
    });
    page.on('pageerror', (fout) => this.#klaag(`broke: ${String(fout)}`));
    page.on('response', (antwoord) => {
      if (antwoord.status() >= 400) this.#klaag(`${antwoord.status()} ${soortVan(new URL(antwoord.url()).pathname)}`);
    });
  }

  #klaag(klacht: string): void {
    this.#klachten.add(`${this.#nu}: ${klacht}`);
  }

  #vraagNaar(adressen: readonly string[]): void {
    for (const adres of adressen) if (isEigen(adres) && !this.#gezien.has(soortVan(adres))) this.#wacht.push([adres, this.#nu]);
  }

  async #lees(waar: string): Promise<void> {
    const verhaal = VERHALEN.test(this.#nu) ? (await this.#lijst(INHOUD)).join('\n') : '';
    const tekst = String(await this.#page.evaluate(GELEZEN));
    for (const regel of tekst
      .split('\n')
      .filter((een) => !LOS_WOORD.test(een) && !VAN_EEN_WOORD.test(een.trim()) && !verhaal.includes(een)))
      if (this.#vreemd.test(regel)) this.#klaag(`${waar}reads "${regel.trim().slice(0, 200)}"`);
    for (const klacht of await this.#blijvend()) this.#klaag(waar + klacht);
    const breed = Number(await this.#page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
    if (breed > 0) this.#klaag(`${waar}sticks out ${breed} px`);
    this.#vraagNaar(await this.#lijst(LINKS));
  }

  /** A chart that is measured anew sticks out for a moment. */
  async #blijvend(): Promise<readonly string[]> {
    const eerst = await this.#lijst(KLACHTEN);
    if (eerst.length === 0) return eerst;
    await this.#page.waitForTimeout(RUST_MS);
    const straks = await this.#lijst(KLACHTEN);
    return straks.filter((klacht) => eerst.includes(klacht));
  }

  async #lijst(vraag: string): Promise<readonly string[]> {
    return z.array(z.string()).parse(await this.#page.evaluate(vraag));
  }

  /** One field, as somebody fills it in; a day is one of next week, by the clock of the page. */
  async #vulIn(veld: Locator, wat: string): Promise<void> {
    const [soort, , minst = ''] = wat.split('|');
    if (soort === 'keuze') {
      await veld.click({ timeout: GEDULD_MS });
      const keuze = this.#page.locator('[role="option"]:not([aria-disabled="true"])');
      await keuze.first().click({ timeout: GEDULD_MS });
      await settle(this.#page);
    } else if (soort === 'select-one') await veld.selectOption({ index: 1 }, { timeout: GEDULD_MS });
    else if (soort === 'number') await veld.fill(minst === '' ? '5' : minst, { timeout: GEDULD_MS });
    else {
      const dag = new Date(Number(await this.#page.evaluate('Date.now()')) + 7 * DAG).toISOString().slice(0, 10);
      const waarde = INVULLING.find(([patroon]) => patroon.test(wat))?.[1] ?? '';
      await veld.fill(wat.startsWith('date|') && !/geboorte/iu.test(wat) ? dag : waarde, { timeout: GEDULD_MS });
    }
  }

  /** Every form that is there and was not filled in yet on this kind of screen. */
  async #vul(soort: string): Promise<void> {
    for (const [nr, knop] of (await this.#lijst(FORMULIEREN)).entries()) {
      // Who it is about beforehand makes no other form of it: what was set once cannot be set again.
      const eigen = `${soort.replace(/\?kind$/, '')} form ${knop}`;
      if (knop === '' || NIET_INVULLEN.test(knop) || this.#gedrukt.has(eigen)) continue;
      this.#gedrukt.add(eigen);
      const formulier = this.#page.locator(`[data-formulier="${nr}"]`);
      for (const [veld, wat] of (await this.#lijst(veldenIn(nr))).entries())
        await this.#vulIn(formulier.locator(`[data-veld="${veld}"]`), wat).catch(() =>
          this.#klaag(`form "${knop}" could not be given ${wat}`),
        );
      const verstuur = formulier.locator('[type="submit"]').first();
      // Null: it went away by itself while it was looked at.
      const isDicht = (): Promise<boolean | null> => verstuur.isDisabled({ timeout: GEDULD_MS }).catch(() => null);
      // Something has to be chosen first.
      if ((await isDicht()) === true)
        await formulier
          .locator('[type="checkbox"]')
          .first()
          .check({ timeout: GEDULD_MS })
          .catch(() => null);
      const dicht = await isDicht();
      if (dicht === true) this.#klaag(`form "${knop}" stays shut`);
      else if (dicht === false) await this.#verstuur(verstuur, knop);
      await this.#lees(`after form "${knop}" `);
      return this.#vul(soort);
    }
  }

  async #verstuur(verstuur: Locator, knop: string): Promise<void> {
    const eerder = new Set(this.#klachten);
    await verstuur.click({ timeout: GEDULD_MS }).catch(() => this.#klaag(`form "${knop}" could not be sent`));
    await settle(this.#page);
    const bezwaren = await this.#lijst(BEZWAAR);
    for (const bezwaar of bezwaren.filter((een) => !TERECHT.test(een))) this.#klaag(`form "${knop}": ${bezwaar}`);
    await this.#vergeef(eerder);
  }

  /** What was refused since then may be refused rightly: the screen says why, a moment later than the answer came. */
  async #vergeef(eerder: ReadonlySet<string>): Promise<void> {
    const geweigerd = (): string[] => [...this.#klachten].filter((klacht) => !eerder.has(klacht) && /\b409\b/.test(klacht));
    for (let keer = 0; keer < 10 && geweigerd().length > 0; keer++) {
      if ((await this.#lijst(MELDINGEN)).some((een) => TERECHT.test(een)))
        return geweigerd().forEach((klacht) => this.#klachten.delete(klacht));
      await this.#page.waitForTimeout(RUST_MS);
    }
  }

  /** Back, from somewhere to look at later. */
  async #kom(adres: string): Promise<void> {
    const { pathname, search } = new URL(this.#page.url());
    this.#vraagNaar([pathname + search]);
    await this.#ga(adres);
  }

  async #ga(adres: string): Promise<void> {
    await this.#page.goto(adres);
    await settle(this.#page);
  }

  /** Presses it; where that leads on is looked at later. False: it could not be pressed. */
  async #klik(knop: Locator, naam: string, adres: string): Promise<boolean> {
    const voor = this.#page.url();
    const eerder = new Set(this.#klachten);
    const gelukt = await knop.click({ timeout: GEDULD_MS }).then(
      () => true,
      () => false,
    );
    if (!gelukt) return false;
    await settle(this.#page);
    if (this.#page.url() !== voor) await this.#kom(adres);
    else {
      await this.#vergeef(eerder);
      await this.#lees(`after "${naam}" `);
      if ((await this.#page.locator(`:is(${DIALOOG}) form`).count()) > 0) await this.#vul(`${soortVan(adres)} ${naam}`);
    }
    return true;
  }

  async #sluit(adres: string): Promise<void> {
    if ((await this.#page.locator(OPEN).count()) === 0) return;
    await this.#page.keyboard.press('Escape');
    if ((await this.#page.locator(OPEN).count()) > 0) await this.#ga(adres);
  }

  /** The list behind a menu is fetched when somebody asks for it. */
  async #telKeuzes(): Promise<number> {
    const keuzes = this.#page.getByRole('menuitem');
    const staan = await keuzes
      .first()
      .waitFor({ timeout: GEDULD_MS })
      .then(
        () => true,
        () => false,
      );
    return staan ? keuzes.count() : 0;
  }

  /** What stands in the menu of a row, each once. */
  async #menu(open: () => Promise<boolean>, adres: string): Promise<void> {
    const namen = await this.#page.getByRole('menuitem').allInnerTexts();
    for (const naam of namen) {
      const eigen = `${soortVan(adres)} menu ${naam}`;
      if (this.#gedrukt.has(eigen)) continue;
      this.#gedrukt.add(eigen);
      await this.#sluit(adres);
      if (!(await open())) return;
      await this.#telKeuzes();
      await this.#klik(this.#page.getByRole('menuitem', { name: naam, exact: true }).first(), naam, adres);
    }
    await this.#sluit(adres);
  }

  /** Presses one button that was not pressed yet on this kind of screen; false: there is none. */
  async #druk(adres: string): Promise<boolean> {
    const soort = soortVan(adres);
    // What was pressed may have led on a moment later.
    if (!this.#page.url().endsWith(adres)) await this.#kom(adres);
    const namen = await this.#lijst(KNOPPEN);
    for (const [nr, naam] of namen.entries()) {
      // The frame of every screen is pressed once.
      const eigen = `${KADER.test(naam) ? '' : soort} ${naam.replace(RIJ, '').replaceAll(/\d+/g, '#')}`;
      if (naam === '' || NIET_DRUKKEN.test(naam) || this.#gedrukt.has(eigen)) continue;
      this.#gedrukt.add(eigen);
      const knop = this.#page.locator(`[data-wandel="${nr}"]`);
      const isMenu = (await knop.getAttribute('aria-haspopup', { timeout: GEDULD_MS }).catch(() => null)) !== null;
      if (!(await this.#klik(knop, naam, adres))) return true;
      // Its first words: a form in it may have changed who it is about.
      const begin = naam.split(' ').slice(0, 2).join(' ');
      const opnieuw = (): Promise<boolean> => this.#klik(this.#page.getByRole('button', { name: begin }).first(), naam, adres);
      if (isMenu && (await this.#telKeuzes()) > 0) await this.#menu(opnieuw, adres);
      else await this.#sluit(adres);
      return true;
    }
    return false;
  }

  async wandel(rol: Rol, begin: string, kijk: (soort: string) => Promise<void>): Promise<Wandeling> {
    this.#wacht.push([begin, 'the beginning']);
    for (let een = this.#wacht.shift(); een; een = this.#wacht.shift()) {
      const [adres, van] = een;
      const soort = soortVan(adres);
      if (this.#gezien.has(soort)) continue;
      this.#gezien.add(soort);
      this.#deuren.add(deurVan(adres.split('?')[0] ?? '') ?? '');
      this.#nu = soort;
      await this.#ga(adres);
      const kop = await this.#page
        .locator('h1')
        .first()
        .innerText({ timeout: 5000 })
        .catch(() => '');
      if (kop === '' || DOODLOPEND.test(kop)) this.#klaag(`leads nowhere ("${kop}"), from ${van}`);
      await kijk(soort);
      await this.#lees('');
      for (let nr = 0, meer = true; meer && nr < KNOPPEN_PER_SCHERM; nr++) meer = await this.#druk(adres);
      await this.#ga(adres);
      await this.#vul(soort);
    }
    const open = doors.filter(({ pattern, wie, pakket }) => pattern.startsWith('/admins/') && wie.includes(rol) && pakket === undefined);
    return {
      klachten: [...this.#klachten],
      gesloten: open.map(({ pattern }) => pattern).filter((pattern) => !this.#deuren.has(pattern)),
    };
  }
}

const GROEP = '/admins/:adminId/groepen/:groepId';
/** Doors of everybody that nothing need lead to: what is nowhere, and what shows something that a life may not have. */
const MISSCHIEN: readonly string[] = [
  '/admins/:adminId/*',
  '/admins/:adminId/meekijken/:meekijkId',
  `${GROEP}/voorleesopnamen/:opnameId`,
  // A rule that goes wrong is explained, or dictated.
  `${GROEP}/uitleg/:categorie`,
  ...['', '/:dicteeId', '/:dicteeId/bord', '/:dicteeId/intypen', '/:dicteeId/verslag'].map((deel) => `${GROEP}/klassendictee${deel}`),
];
/** The screens of a groep lead a home and a practice on to their first one. */
export const LEIDT_VERDER: readonly string[] = [GROEP, `${GROEP}/voortgang`];

interface Tocht {
  readonly naam: string;
  readonly rol: Rol;
  readonly begin: string;
  readonly vreemd: RegExp;
  /** Screens of this role that nothing need lead to. */
  readonly alleenPerAdres: readonly string[];
}

/** Ends a life: everything that she can reach is looked at, and everything that she may open can be reached. `E2E_BEELD` keeps the pictures and what was found. */
export async function walk(wereld: Wereld, page: Page, { naam, rol, begin, vreemd, alleenPerAdres }: Tocht): Promise<void> {
  const map = process.env.E2E_BEELD;
  const { klachten, gesloten } = await new Wandelaar(page, vreemd).wandel(rol, begin, async (soort) => {
    if (map === undefined) return;
    const bestand = `${naam}-loop${soort.replaceAll(/[^\w-]+/g, '_')}-${wereld.maat}.png`;
    await page.screenshot({ path: path.join(map, bestand), fullPage: true });
  });
  if (map !== undefined) writeFileSync(path.join(map, `${naam}-loop.txt`), [...klachten, ...gesloten].join('\n'));
  wereld.vind(klachten.map((klacht) => `${naam}, walked: ${klacht}`));
  wereld.vind(
    gesloten.filter((deur) => ![...MISSCHIEN, ...alleenPerAdres].includes(deur)).map((deur) => `${naam}: nothing leads to ${deur}`),
  );
}
