/** Every screen of care as it is used without a mouse, on a phone and enlarged; and as it is read on the Flemish host. */
import { expect, type Page } from '@playwright/test';
import { claimsOf, enter, expectNoSidewaysScroll, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { ADRES } from '../support/server.ts';
import { findSchermen } from '../support/zorgschermen.ts';

async function open(page: Page, pad: string): Promise<void> {
  await page.goto(pad);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** What is pressed or filled in and cannot be reached by a finger where it stands after scrolling to it; names that are cut off. */
const ONBEREIKBAAR = (): readonly string[] => {
  const naam = (el: Element): string => `${el.tagName} ${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}`;
  const isVan = (el: Element, gevonden: Element | null): boolean => gevonden !== null && (el.contains(gevonden) || gevonden.contains(el));
  const fout: string[] = [];
  const alles = document.querySelectorAll('main :is(a[href], button, input, select, textarea, [role="combobox"], summary)');
  for (const el of alles) {
    const doel =
      el.closest('label') ?? (el.matches('input, select, textarea') ? (el.closest('.MuiFormControl-root') ?? el.parentElement ?? el) : el);
    if (el.closest('[aria-hidden="true"]') || !doel.checkVisibility({ visibilityProperty: true })) continue;
    doel.scrollIntoView({ block: 'center', inline: 'center' });
    // A link can run over two lines: any of them will do.
    const raak = [...doel.getClientRects()].some(({ left, top, width, height }) =>
      isVan(doel, document.elementFromPoint(left + width / 2, top + height / 2)),
    );
    const { left, right, top, bottom } = doel.getBoundingClientRect();
    const midden = document.elementFromPoint(
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    );
    if (right - left > 1 && !raak && !isVan(doel, midden)) fout.push(`covered or outside: ${naam(el)}`);
  }
  for (const el of document.querySelectorAll<HTMLElement>('main *')) {
    if (el.clientWidth < 3 || el.closest('svg') || !el.checkVisibility({ visibilityProperty: true })) continue;
    const { overflowX, overflowY } = getComputedStyle(el);
    const isDicht = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    if ((el.textContent ?? '').trim() === '') continue;
    if (isDicht(overflowX) && el.scrollWidth > el.clientWidth + 1) fout.push(`cut off: ${naam(el)}`);
    if (isDicht(overflowY) && el.clientHeight > 2 && el.scrollHeight > el.clientHeight + 2) fout.push(`cut off below: ${naam(el)}`);
  }
  return [...new Set(fout)];
};

/** What has the focus now: whether it can be seen, and how that shows. Null outside the page. */
const FOCUS = (): { naam: string; isZichtbaar: boolean; heeftRand: boolean } | null => {
  const el = document.activeElement;
  if (el === null || el === document.body) return null;
  el.setAttribute('data-gehad', '');
  const doel =
    el.closest('label') ?? (el.matches('input, select, textarea') ? (el.closest('.MuiFormControl-root') ?? el.parentElement ?? el) : el);
  const { left, right, top, bottom } = doel.getBoundingClientRect();
  const raak = [
    ...[...doel.getClientRects()].map((rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const),
    [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2] as const,
  ].some(([x, y]) => {
    const gevonden = document.elementFromPoint(x, y);
    return gevonden !== null && (doel.contains(gevonden) || gevonden.contains(doel));
  });
  const heeftRand = [el, doel, ...doel.querySelectorAll('*')].some((deel) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(deel);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  const isVeld = el.closest('.Mui-focused, .Mui-focusVisible') !== null;
  return {
    naam: `${el.tagName} ${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}`,
    isZichtbaar: raak,
    heeftRand: heeftRand || isVeld,
  };
};

/** What could be pressed and was never come at. A group of options is one stop. */
const OVERGESLAGEN = (): readonly string[] =>
  [
    ...document.querySelectorAll(
      'main :is(a[href], button:not([disabled]), input:not([disabled], [type="radio"]), select, textarea, [role="combobox"])',
    ),
  ]
    .filter(
      (el) => !el.matches('[data-gehad], [tabindex="-1"], [aria-disabled="true"]') && el.closest('[aria-hidden="true"], [inert]') === null,
    )
    .filter((el) => (el.closest('label') ?? el).checkVisibility({ visibilityProperty: true }))
    .map((el) => el.outerHTML.slice(0, 100));

const MEEST = 400;

/** From the top of the page to its end by Tab alone. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const fout: string[] = [];
  for (let i = 0; i < MEEST; i++) {
    await page.keyboard.press('Tab');
    const nu = await page.evaluate(FOCUS);
    if (nu === null) return [...new Set([...fout, ...(await page.evaluate(OVERGESLAGEN)).map((el) => `never reached: ${el}`)])];
    if (!nu.isZichtbaar) fout.push(`focus out of sight: ${nu.naam}`);
    if (!nu.heeftRand) fout.push(`focus does not show: ${nu.naam}`);
  }
  return [...fout, 'no end to it'];
}

test(
  'check 31: every screen of care on a phone and at twice its size: nothing cut off or covered, and all of it by keyboard',
  { tag: '@zelden' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await enter(page, 'schooladmin');
    const schermen = await findSchermen(page);
    for (const viewport of [
      { width: 640, height: 400 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const [naam, pad] of schermen) {
        await open(page, pad);
        await expectNoSidewaysScroll(page);
        expect.soft(await page.evaluate(ONBEREIKBAAR), `${naam}, ${viewport.width}`).toEqual([]);
        expect.soft(await tabThrough(page), `${naam} by keyboard, ${viewport.width}`).toEqual([]);
      }
    }
  },
);

test(
  'check 31: the dialogs of a plan by keyboard: opened, filled in, left with Escape, and the focus is back',
  { tag: '@zelden' },
  async ({ page }) => {
    await enter(page, 'schooladmin');
    await open(page, (await findSchermen(page)).get('actief') ?? '');
    const dialoog = page.getByRole('dialog');
    for (const naam of ['Sessie noteren', 'Contact noteren', 'Stoppen']) {
      const knop = page.getByRole('button', { name: naam }).first();
      await knop.focus();
      await page.keyboard.press('Enter');
      await expect(dialoog, naam).toBeVisible();
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press('Tab');
        expect(await dialoog.evaluate((el) => el.contains(document.activeElement)), `${naam}: the focus stays inside`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialoog, naam).toBeHidden();
      await expect(knop, naam).toBeFocused();
    }
  },
);

/** Words of the Netherlands; what a school wrote itself (names of groepen, texts of a plan) is its own. */
const NEDERLANDS =
  /handelingsplan|(?<!\p{L})groep(?:en)?(?!\p{L})|jaargroep|docent|(?<!\p{L})IB['’]?er|intern begeleid|ondersteuningsniveau|samenwerkingsverband|onderwijsassistent|(?<!\p{L})BRIN(?!\p{L})/giu;
const EIGEN = /groep \d(?:\/\d)?|hele groep|verlengde instructie in de groep/giu;

test(
  'check 28: on the Flemish host no screen of care says handelingsplan, groep, docent or IB’er, in what is read and what is read aloud',
  { tag: '@zelden' },
  async ({ browser, page }) => {
    test.setTimeout(600_000);
    const schermen = await findSchermen(page);
    const vlaams = await browser.newPage({ baseURL: ADRES.be, locale: 'nl-BE' });
    // Only a browser knows every name under `localhost`.
    const token = await tokenOf(page, 'schooladmin');
    const { _id, adminId, role, exp } = claimsOf(token);
    await vlaams.goto('/robots.txt');
    await vlaams.evaluate(
      (keep) => {
        for (const [key, value] of Object.entries(keep)) localStorage.setItem(key, value);
      },
      { access_token: token, user: JSON.stringify({ _id, adminId, role, exp }) },
    );
    const gelezen = async (): Promise<string> =>
      vlaams.evaluate(() =>
        [
          document.title,
          document.body.innerText,
          ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], option')].flatMap((el) => [
            ...['aria-label', 'title', 'placeholder', 'alt'].map((naam) => el.getAttribute(naam) ?? ''),
            el.tagName === 'OPTION' ? (el.textContent ?? '') : '',
          ]),
        ].join('\n'),
      );
    const nederlands = async (waar: string): Promise<void> => {
      const tekst = (await gelezen()).replaceAll(EIGEN, '');
      const gevonden = [...tekst.matchAll(NEDERLANDS)].map(({ index }) => tekst.slice(Math.max(0, index - 30), index + 30));
      expect.soft([...new Set(gevonden)], waar).toEqual([]);
    };
    for (const [naam, pad] of schermen) {
      await open(vlaams, pad);
      await nederlands(naam);
    }
    await open(vlaams, schermen.get('actief') ?? '');
    expect(await gelezen()).toMatch(/Zorgplan/u);
    expect(await gelezen()).toMatch(/Fase/u);
    for (const naam of ['Sessie noteren', 'Contact noteren', 'Stoppen']) {
      await vlaams.getByRole('button', { name: naam }).first().click();
      await vlaams.getByRole('dialog').waitFor();
      await nederlands(`dialoog ${naam}`);
      await vlaams.keyboard.press('Escape');
      await vlaams.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  },
);
