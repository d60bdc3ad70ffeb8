/** Staff at a desk, on a tablet and on a telephone: lists are read without scrolling sideways, charts have the width that there is, names are whole. */
import { expect, type Locator, type Page } from '@playwright/test';
import { become, claimsOf, expectNoSidewaysScroll, type Person, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { fill, isOf, moveTo, SCREENS, valuesFor, watchQuiet } from '../support/screens.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** What is wider than its own frame and scrolls in it, choices that are cut off, and charts (their role is img) that leave room beside them, each by its name. */
const wrongOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = (element: Element): number => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const lists = [...document.querySelectorAll('main *')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((list) => ['auto', 'scroll'].includes(getComputedStyle(list).overflowX))
      // Where one is stays one line with every name whole, and so do the parts of a page of our office.
      .filter((list) => !list.closest('nav[aria-label="Je bent hier"]') && !list.querySelector('[role="tablist"]'))
      .map((list) => `${list.getAttribute('aria-label') ?? list.className}: ${list.scrollWidth} in ${list.clientWidth}`);
    // What is chosen of a setting is read whole; the title of a text may be any length.
    const choices = [...document.querySelectorAll('main [data-optie] [role="combobox"]')]
      .filter((choice) => choice.scrollWidth > choice.clientWidth)
      .map((choice) => `choice ${choice.getAttribute('aria-label') ?? choice.id}: ${choice.textContent} in ${choice.clientWidth}`);
    const charts = [...document.querySelectorAll('main svg[role="img"][height]')]
      .map((chart) => ({ chart, width: chart.getBoundingClientRect().width, room: chart.parentElement ? inside(chart.parentElement) : 0 }))
      .filter(({ width, room }) => width > 0 && Math.abs(room - width) > 2)
      .map(({ chart, width, room }) => `${chart.getAttribute('aria-label')?.slice(0, 40)}: ${width} of ${room}`);
    return [...lists, ...choices, ...charts];
  });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle', { timeout: 20_000 });
}

/** At every size, on the screen that is there. */
async function look(page: Page, address: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Charts measure themselves when a frame is over.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    for (const what of await wrongOf(page)) wrong.push(`${address} at ${size.width}: ${what}`);
    await expectNoSidewaysScroll(page);
  }
  return wrong;
}

test('lists of a school are read without scrolling sideways, and a chart is as wide as its page', { tag: '@zelden' }, async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
  const { groepId, leerlingId } = await valuesFor(page, 'schooladmin');
  await become(page, 'schooladmin');
  const groep = `/admins/${adminId}/groepen/${groepId}`;
  const voortgang = `${groep}/leerlingen/${leerlingId}/voortgang`;
  const quiet = watchQuiet(page);
  await open(page, `/admins/${adminId}/groepen`);
  expect(await look(page, 'groepen')).toEqual([]);
  // As she would, by links: each screen anew would be the same code read sixteen times.
  for (const address of [
    `/admins/${adminId}/leerlingen`,
    `/admins/${adminId}/docenten`,
    groep,
    `${groep}/leerlingen`,
    `${groep}/leerlingen-toevoegen`,
    `${groep}/oefeninstellingen/${leerlingId}`,
    ...['matrix', 'oefenen', 'groei', 'fouten', 'lezen'].map((deel) => `${groep}/voortgang?deel=${deel}`),
    voortgang,
  ]) {
    await moveTo(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await quiet();
    expect(await look(page, address)).toEqual([]);
  }
  // What is folded away on the page of a child holds lists and charts too.
  await page
    .locator('summary')
    .filter({ hasText: /^Fouten$/ })
    .click();
  await expect(page.getByRole('table', { name: 'Fouten met de regel' })).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await wrongOf(page), String(size.width)).toEqual([]);
  }
});

test('in a card of a list every line begins where the name does, and what can be done stands at its edge', async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
  const { groepId } = await valuesFor(page, 'schooladmin');
  await become(page, 'schooladmin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admins/${adminId}/groepen/${groepId}/leerlingen`);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).not.toHaveCount(0);
  const wrong = await rows.evaluateAll((all) => {
    const textOf = (element: Element | null): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element ?? document.body);
      return range.getBoundingClientRect();
    };
    return all.flatMap((row) => {
      const name = textOf(row.querySelector('th')).left;
      const lines = [...row.querySelectorAll('td:not([data-vulling], [class*="niet-printen"])')].map(
        (cell) => cell.getBoundingClientRect().left,
      );
      const button = row.querySelector('td[class*="niet-printen"] button')?.getBoundingClientRect();
      const over = row.getBoundingClientRect().right - (button?.right ?? 0);
      return lines.some((left) => Math.abs(left - name) > 1) || over > 16
        ? [`${row.textContent}: ${name}, ${lines.join(' ')}, ${over}`]
        : [];
    });
  });
  expect(wrong).toEqual([]);
});

test('who manages a customer is read with the longest name and address, and can be invited anew at every size', async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
  await page.route(`**/api/office/admins/${adminId}`, async (route) => {
    const response = await route.fetch();
    const klant: { readonly beheerders: readonly object[] } = await response.json();
    const lang = {
      roepnaam: 'Wilhelmina-Alexandrina',
      achternaam: 'Oosterscheldekering-Vandenbroeckevanhoutteghem',
      email: 'wilhelmina.alexandrina.oosterscheldekering@westerhaar-vriezenveensewijk.example',
      gebruikersnaam: null,
      status: 'uitgenodigd',
      uitnodiging: { email: '', verstuurdOp: new Date().toISOString(), verlooptOp: new Date().toISOString(), verlopen: false },
    };
    await route.fulfill({ response, json: { ...klant, beheerders: klant.beheerders.map((wie) => ({ ...wie, ...lang })) } });
  });
  await become(page, 'superadmin');
  await page.goto(`/superadmin/admins/${adminId}`);
  await expect(page.getByRole('button', { name: 'Opnieuw uitnodigen' })).not.toHaveCount(0);
  expect(await look(page, 'klant')).toEqual([]);
});

test('the report of a child is read on a telephone: what was counted stands on one line', async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
  const { groepId, leerlingId } = await valuesFor(page, 'schooladmin');
  await become(page, 'schooladmin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admins/${adminId}/groepen/${groepId}/leerlingen/${leerlingId}/rapport`);
  const geteld = page.getByRole('article').getByText(/^\d+ van de laatste \d+ goed$/);
  await expect(geteld).not.toHaveCount(0);
  expect(await geteld.evaluateAll((cells) => cells.filter((cell) => cell.clientHeight > 30).length)).toBe(0);
});

/** Of each text the letters that are seen: those with their middle inside the box of the element that holds it. */
const seenOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let seen = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        // What is there for who hears it is seen by nobody.
        for (let at = node.parentElement?.closest('.verborgen') ? Infinity : 0; at < (node.nodeValue?.length ?? 0); at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          if (x > box.left && x < box.right && y > box.top && y < box.bottom) seen += node.nodeValue?.[at] ?? '';
        }
      return seen;
    }),
  );

test('every name of the class at a glance can be told from the others', async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
  const { groepId } = await valuesFor(page, 'schooladmin');
  await become(page, 'schooladmin');
  await page.goto(`/admins/${adminId}/groepen/${groepId}/voortgang`);
  const rows = page.getByRole('grid').getByRole('rowheader');
  await expect(rows).not.toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const heads = await seenOf(page, '[role="grid"] thead tr:last-child button');
    expect(new Set(heads).size, `${size.width}: ${heads.join(' | ')}`).toBe(heads.length);
    const names = await seenOf(page, '[role="grid"] tbody th');
    const written = await rows.evaluateAll((all) => all.map((head) => (head.querySelector('[aria-hidden]') ?? head).textContent));
    expect(names, String(size.width)).toEqual(written);
    expect(new Set(names).size).toBe(names.length);
  }
  const lang = page.getByRole('grid').getByRole('link', { name: 'Chloé Dubois-Verhoeven', exact: true });
  await expect(lang.getByTitle('Chloé Dubois-Verhoeven')).toHaveText('Chloé D.');
});

test(
  'on a telephone every mark and head of the class at a glance is reached by a finger, and by keys as elsewhere',
  { tag: '@zelden' },
  async ({ page }) => {
    const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
    const { groepId } = await valuesFor(page, 'schooladmin');
    await become(page, 'schooladmin');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admins/${adminId}/groepen/${groepId}/voortgang`);
    const rij = page.getByRole('grid').locator('tbody tr').first();
    await expect(rij).toBeVisible();
    const hoog = async (wat: Locator): Promise<number> => (await wat.boundingBox())?.height ?? 0;
    expect(await hoog(rij)).toBeGreaterThanOrEqual(44);
    const naam = await rij.getByRole('link').evaluate((link) => (link.querySelector('.verborgen') ?? link).textContent ?? '');
    const marks = await rij.getByRole('gridcell').or(rij.locator('td')).count();
    expect(marks).toBeGreaterThan(3);
    // Anywhere in the row, on a mark or beside the name.
    await rij.locator('td').nth(1).click();
    const lijst = page.getByRole('dialog');
    await expect(lijst.getByRole('heading', { level: 2 })).toContainText(naam);
    const vakjes = lijst.getByRole('listitem').getByRole('button');
    expect(await vakjes.count()).toBeGreaterThanOrEqual(marks);
    for (const vakje of await vakjes.all()) expect(await hoog(vakje)).toBeGreaterThanOrEqual(44);
    // The row beside it is one tap away.
    await lijst.getByRole('button', { name: 'Volgende' }).click();
    await expect(lijst.getByRole('heading', { level: 2 })).not.toContainText(naam);
    await lijst.getByRole('button', { name: 'Vorige' }).click();
    await expect(lijst.getByRole('heading', { level: 2 })).toContainText(naam);
    const categorie = await vakjes.nth(2).locator('strong').innerText();
    await vakjes.nth(2).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(categorie);
    await page.getByRole('dialog').getByRole('button', { name: 'Sluit' }).click();
    // The heads: each opens its column, and a block folds.
    await page.getByRole('grid').locator('thead button').nth(1).click();
    await expect(lijst.getByRole('heading', { level: 2 })).toHaveText('Categorieën');
    for (const kop of await lijst.getByRole('button').all()) expect(await hoog(kop)).toBeGreaterThanOrEqual(36);
    // What lies under a dialog has no role.
    const open = page.locator('[role="grid"] thead button[aria-expanded="true"]');
    const aantal = await open.count();
    await lijst.getByRole('button', { pressed: true }).first().click();
    await expect(open).toHaveCount(aantal - 1);
    const kop = lijst.getByRole('listitem').getByRole('button').first();
    const kolom = await kop.locator('strong').innerText();
    await kop.click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(kolom);
    await page.getByRole('dialog').getByRole('button', { name: 'Sluit' }).click();
    // A key opens the mark itself.
    await page.getByRole('grid').locator('tbody button[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(': ');
  },
);

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  test('a mark that is smaller than a finger is laid out large by a tap', async ({ page }) => {
    const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
    const { groepId } = await valuesFor(page, 'schooladmin');
    await become(page, 'schooladmin');
    await page.goto(`/admins/${adminId}/groepen/${groepId}/voortgang`);
    await page.getByRole('grid').locator('tbody td').nth(3).tap();
    const lijst = page.getByRole('dialog');
    await expect(lijst.getByRole('button', { name: 'Volgende' })).toBeVisible();
    expect(await lijst.getByRole('listitem').getByRole('button').count()).toBeGreaterThan(3);
  });
});

test('the log of a school says of its own people that they looked, and not that our office did', async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'schooladmin'));
  const { groepId } = await valuesFor(page, 'schooladmin');
  await become(page, 'schooladmin');
  await page.goto(`/admins/${adminId}/groepen/${groepId}/groepsplannen`);
  await expect(page.getByRole('table', { name: 'Groepsplannen' })).toBeVisible();
  await page.goto(`/admins/${adminId}/logboek?toon=inzage`);
  const eigen = page.getByRole('row').filter({ hasText: 'schoolbeheerder' }).first();
  await expect(eigen).toContainText('Ingezien');
  await expect(eigen).not.toContainText('kantoor');
});

/** Minutes a person: only in `npm run test:deep`. */
if (process.env.E2E_DEEP === '1')
  for (const person of ['superadmin', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'] as const satisfies readonly Person[])
    test(`every screen of ${person} has lists that fit and charts that use the width`, { tag: '@zelden' }, async ({ page }) => {
      test.setTimeout(600_000);
      const values = await valuesFor(page, person);
      await become(page, person);
      const wrong: string[] = [];
      for (const [pattern] of SCREENS.filter(isOf(person)))
        if (!pattern.startsWith('/leerling/')) {
          await open(page, fill(pattern, values));
          wrong.push(...(await look(page, fill(pattern, values))));
        }
      expect(wrong).toEqual([]);
    });
