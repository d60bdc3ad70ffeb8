/** Counts what a person does: clicks and keys that choose something, fields that are filled in, and screens that are seen. */
import type { Page } from '@playwright/test';

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
