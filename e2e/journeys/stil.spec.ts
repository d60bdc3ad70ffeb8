/** A screen on which answers come one by one, each later than the other: what a finger is on its way to stays where it is. */
import { expect, type Page } from '@playwright/test';
import { createInstelkind } from '../support/instelling.ts';
import { become, claimsOf, type Person, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { fill, isOf, PERSONS as ALL, SCREENS, valuesFor } from '../support/screens.ts';

/** Milliseconds between one answer and the next; a school's Wi-Fi does worse. */
const BETWEEN = 250;
/** Less than this (px) no press misses. */
const NOTHING = 6;

declare global {
  interface Window {
    moved: string[];
  }
}

/** Lets each answer come later than the one before, and notes every control that one saw and that then moved up or down without anybody touching anything. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(
    ({ nothing, between }) => {
      interface Shift extends PerformanceEntry {
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
      }
      const CONTROL = 'a, button, input, select, textarea';
      window.moved = [];
      // Held up here and not on the way: letters come from the browser's own store, as they do for whoever was here before.
      const real = window.fetch.bind(window);
      let asked = 0;
      window.fetch = async (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        if (address.includes('/api/')) await new Promise((resolve) => setTimeout(resolve, between * ++asked));
        return real(input, init);
      };
      // In which frame each was first there: what came in the very frame of a move was nowhere before it.
      const frames: number[] = [];
      const since = new WeakMap<Element, number>();
      const look = (): void => {
        frames.push(performance.now());
        for (const control of document.querySelectorAll(CONTROL)) if (!since.has(control)) since.set(control, frames.length);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries().filter(isShift)) {
          if (shift.hadRecentInput) continue;
          const frame = frames.filter((time) => time <= shift.startTime).length;
          for (const { node, previousRect, currentRect } of shift.sources) {
            const element = node instanceof HTMLElement ? node : node?.parentElement;
            const by = Math.round(currentRect.y - previousRect.y);
            if (!element || Math.abs(by) < nothing) continue;
            const controls = [element.closest(CONTROL), ...element.querySelectorAll(CONTROL)].filter((control) => control !== null);
            if (controls.some((control) => (since.get(control) ?? Infinity) < frame))
              window.moved.push(`${by} px: ${element.innerText.slice(0, 60)}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { nothing: NOTHING, between: BETWEEN },
  );
}

const landing = async (page: Page, person: Person): Promise<string> => {
  const { _id, adminId, role } = claimsOf(await tokenOf(page, person));
  return role === 'leerling' ? `/leerling/${_id}/landkaart` : `/admins/${adminId}/groepen`;
};

/** What moved on a screen while it came in. */
async function movesOf(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  // Everything that was asked is also taken: an answer that nobody reads keeps its line.
  await page.waitForLoadState('networkidle', { timeout: 20_000 });
  // What came last is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return page.evaluate(() => window.moved);
}

const PERSONS = ['docent', 'schooladmin', 'leerling'] as const satisfies readonly Person[];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

for (const person of PERSONS)
  // A child has the youngest fingers; the others are looked at in the deep run.
  test(
    `what ${person} sees first stays in its place while the rest comes in`,
    { tag: person === 'leerling' ? [] : '@zelden' },
    async ({ page }) => {
      const first = await landing(page, person);
      await become(page, person);
      await page.goto(first);
      const ook =
        person === 'leerling'
          ? ['verzamelingen', 'beloningsspel'].map((scherm) => first.replace('landkaart', scherm))
          : [(await page.locator('tbody a').first().getAttribute('href')) ?? first];
      await watchMoves(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const address of [first, ...ook]) expect(await movesOf(page, address), `${address} at ${size.width}`).toEqual([]);
      }
    },
  );

interface Dag {
  readonly taken: readonly { readonly id: string; readonly game: string; readonly status: string }[];
  readonly klaar: boolean;
}

/** Everything of today, answered as the child's own screens send it. */
async function finishDay(page: Page, gebruikersnaam: string, wachtwoord: string, leerlingId: string): Promise<void> {
  const login = await page.request.post('/api/auth', { data: { gebruikersnaam, wachtwoord } });
  const { token }: { token: string } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const planDag = async (): Promise<Dag> => (await page.request.post(`/api/leerlingen/${leerlingId}/dagtaken`, { headers })).json();
  // What is planned can grow by a test or a list of the week while one works.
  for (let dag = await planDag(); !dag.klaar; dag = await planDag())
    for (const { id, game } of dag.taken.filter(({ status }) => status !== 'af')) {
      const answer = await page.request.get(`/api/leerlingen/${leerlingId}/taken/${id}`, { headers });
      const { taak }: { taak: { opgaven: { id: string; antwoord: string }[] } } = await answer.json();
      const op = new Date().toISOString();
      const antwoorden = taak.opgaven.map(({ id: opgaveId, antwoord: gegeven }) => {
        return { id: crypto.randomUUID(), taakId: id, opgaveId, poging: 1, gegeven, rtMs: 3000, op, hints: 0 };
      });
      const saved = await page.request.post(`/api/leerlingen/${leerlingId}/antwoorden`, { headers, data: { game, antwoorden } });
      expect(saved.status(), await saved.text()).toBe(200);
      const done = await page.request.post(`/api/leerlingen/${leerlingId}/taken/${id}/afronden`, { headers });
      expect(done.status(), await done.text()).toBe(200);
    }
}

test('the map of a child whose day is done stays in its place for who looks on', { tag: '@zelden' }, async ({ page }) => {
  const { leerlingId, gebruikersnaam, wachtwoord } = await createInstelkind(page, 'Dag klaar');
  await finishDay(page, gebruikersnaam, wachtwoord, leerlingId);
  await become(page, 'schooladmin');
  await watchMoves(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await movesOf(page, `/leerling/${leerlingId}/landkaart`), String(size.width)).toEqual([]);
    await expect(page.getByRole('link', { name: 'Open de schatkist' })).toBeInViewport({ ratio: 1 });
  }
});

/** Minutes a person: only in `npm run test:deep`. */
if (process.env.E2E_DEEP === '1')
  for (const person of ALL)
    test(`every screen of ${person} stays in its place while the rest comes in`, { tag: '@zelden' }, async ({ page }) => {
      test.setTimeout(600_000);
      const values = await valuesFor(page, person);
      await become(page, person);
      await watchMoves(page);
      const moved: string[] = [];
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const [pattern] of SCREENS.filter(isOf(person)))
          for (const what of await movesOf(page, fill(pattern, values))) moved.push(`${pattern} at ${size.width}: ${what}`);
      }
      expect(moved).toEqual([]);
    });

test(
  'who opens the menu while a screen is on its way finds it open when that screen is there, and what was in it',
  { tag: '@zelden' },
  async ({ page }) => {
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
      await route.continue().catch(() => undefined);
    });
    await become(page, 'schooladmin');
    await page.reload();
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const meer = menu.getByRole('button', { name: 'Meer', exact: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Groepen' })).toBeVisible();
    await menu.getByRole('link', { name: 'Docenten', exact: true }).click();
    await meer.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Docenten' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(meer).toHaveAttribute('aria-expanded', 'true');
    await expect(meer).toBeFocused();
    await menu.getByRole('link', { name: 'Prullenbak', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prullenbak' })).toBeFocused();
    await expect(meer).toHaveAttribute('aria-expanded', 'false');
    // As before: closed for who goes back, and by whatever is pressed elsewhere.
    await meer.click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Docenten' })).toBeVisible();
    await expect(meer).toHaveAttribute('aria-expanded', 'false');
  },
);
