/** Counts what a person does: clicks and keys that choose something, fields that are filled in, and screens that are seen. */
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './people.ts';

export interface Telling {
  readonly taak: string;
  readonly klikken: number;
  readonly velden: number;
  readonly schermen: number;
}

/**
 * As text: the deep tests know no browser. A label passes its click on to its box: that is one click of a person. What is chosen in a select by the test
 * comes without the click that opens it. Choosing a file is done in a window of the browser.
 */
const LISTENER = `
  document.addEventListener('click', (event) => { if (event.isTrusted && event.detail > 0) window.countOne('klik'); }, true);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)))
      window.countOne('veld');
    if (target instanceof HTMLSelectElement) window.countOne('klik');
  }, true);
`;

/** Listens in every page that is opened from now on; what a navigation throws away is added up here. */
export async function startCounting(page: Page): Promise<(taak: string) => Promise<Telling>> {
  let [klikken, velden, schermen] = [0, 0, 0];
  await page.exposeFunction('countOne', (wat: string) => {
    if (wat === 'klik') klikken++;
    else velden++;
  });
  await page.addInitScript({ content: LISTENER });
  page.on('framenavigated', (frame) => frame === page.mainFrame() && schermen++);
  return async (taak) => {
    // What the page still has to tell.
    await page.title();
    const telling = { taak, klikken, velden, schermen };
    [klikken, velden, schermen] = [0, 0, 0];
    return telling;
  };
}

export interface School {
  readonly breed: number;
  readonly hoog: number;
  readonly brin: string;
}
/** Each size has a school of its own, and every task the same clicks. */
export const MATEN: readonly School[] = [
  { breed: 1280, hoog: 800, brin: '97XY' },
  { breed: 1024, hoog: 768, brin: '97XZ' },
];

/** Begins on the screen of the groepen; `klikken` and `velden` are what the table says. */
export interface Taak {
  readonly taak: string;
  readonly klikken: number;
  readonly velden?: number;
  readonly doe: (page: Page, school: School, browser: Browser) => Promise<void>;
}

export const groepenOpen = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1, name: 'Groepen' })).toBeVisible();

/** Counts what a task takes, and holds it against its row. */
export async function openDesk(page: Page, school: School): Promise<(taak: Taak, browser: Browser) => Promise<void>> {
  await page.addInitScript({ content: "window.print = () => document.body.setAttribute('data-gedrukt', '');" });
  const take = await startCounting(page);
  await page.reload();
  return async ({ taak, doe, ...rij }, browser) => {
    await take('');
    await doe(page, school, browser);
    const { klikken, velden } = await take(taak);
    process.stdout.write(`  ${school.breed} | ${taak} | ${klikken} | ${velden}\n`);
    await expectNoSidewaysScroll(page);
    const map = process.env['E2E_KIJK'];
    if (map !== undefined) await page.screenshot({ path: path.join(map, `${taak.replaceAll(/[^a-z0-9]+/gi, '-')}-${school.breed}.png`) });
    expect.soft({ klikken, velden }, taak).toEqual({ klikken: rij.klikken, velden: rij.velden ?? 0 });
  };
}
