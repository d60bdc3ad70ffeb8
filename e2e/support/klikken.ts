/** Counts what a person does: clicks and keys that choose something, fields that are filled in, and screens that are seen. */
import type { Page } from '@playwright/test';

export interface Telling {
  readonly taak: string;
  readonly klikken: number;
  readonly velden: number;
  readonly schermen: number;
}

/** Listens in every page that is opened from now on; what a navigation throws away is added up here. */
export async function startCounting(page: Page): Promise<(taak: string) => Promise<Telling>> {
  let [klikken, velden, schermen] = [0, 0, 0];
  await page.exposeFunction('countOne', (wat: string) => {
    if (wat === 'klik') klikken++;
    else velden++;
  });
  await page.addInitScript(() => {
    const count = (wat: string): void => void Reflect.get(window, 'countOne')(wat);
    // A label passes its click on to its box: that is one click of a person.
    document.addEventListener('click', (event) => event.isTrusted && event.detail > 0 && count('klik'), true);
    document.addEventListener(
      'change',
      (event) => {
        const target = event.target;
        if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)))
          count('veld');
        // Chosen by the test without the click that opens it.
        if (target instanceof HTMLSelectElement) count('klik');
      },
      true,
    );
  });
  page.on('framenavigated', (frame) => frame === page.mainFrame() && schermen++);
  return async (taak) => {
    // What the page still has to tell.
    await page.evaluate(() => document.title);
    const telling = { taak, klikken, velden, schermen };
    [klikken, velden, schermen] = [0, 0, 0];
    return telling;
  };
}
