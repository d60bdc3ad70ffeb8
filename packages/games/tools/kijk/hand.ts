/**
 * Plays a short round of every game in a real browser the three ways a child can: with keys, with Tab and Enter, and with
 * a finger. `node tools/kijk/hand.ts [folder ...]` fails when a round does not end.
 */
import type { Page } from 'playwright';
import { startKijker } from './serve.ts';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { manifests } from '../../src/manifests.gen.ts';

const MANIEREN = ['toetsen', 'tab', 'aanraken'] as const;
type Hand = (typeof MANIEREN)[number];
const PIJLEN = { links: 'ArrowLeft', rechts: 'ArrowRight', op: 'ArrowUp', neer: 'ArrowDown' } as const;
const GEDULD_MS = 60_000;

async function act(page: Page, input: GameInput, hand: Hand): Promise<void> {
  if (input.soort === 'kies') return hand === 'tab' ? tabTo(page, input.pick) : tap(page, `[data-pick="${input.pick}"]`);
  if (hand === 'aanraken') return tapPanel(page, input);
  if (input.soort === 'richting') return page.keyboard.press(PIJLEN[input.richting]);
  if (input.soort === 'actie') return page.keyboard.press(' ');
  if (input.soort === 'letter') return typeLetter(page, input.letter);
  return page.keyboard.press(input.soort === 'wis' ? 'Backspace' : 'Enter');
}

/** As a keyboard that has the letter on a key of its own (é on AZERTY); the driver's has none. */
async function typeLetter(page: Page, letter: string): Promise<void> {
  if (letter <= '~') return page.keyboard.press(letter);
  await page.evaluate((key) => window.dispatchEvent(new KeyboardEvent('keydown', { key })), letter);
}

/** Tab from thing to thing until the right one has the focus, then Enter. */
async function tabTo(page: Page, pick: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const here = await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset['pick'] : undefined,
    );
    if (here === pick) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
}

/** A finger at the middle of the thing, wherever it is by now. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function tapPanel(page: Page, input: GameInput): Promise<void> {
  if (input.soort === 'letter')
    return tap(page, `fieldset[aria-label="Letterbord"] button[aria-label="${input.letter === "'" ? 'apostrof' : input.letter}"]`);
  if (input.soort === 'klaar') return tap(page, 'fieldset[aria-label="Letterbord"] button[aria-label="Klaar"]');
  if (input.soort === 'wis') return tap(page, 'fieldset[aria-label="Letterbord"] button[aria-label="Wis de laatste letter"]');
}

/** True when the round ended with every word right. */
async function playRonde(page: Page, hand: Hand): Promise<boolean> {
  const until = performance.now() + GEDULD_MS;
  await page.evaluate(() => window.kijk.playThrough());
  while (performance.now() < until) {
    if ((await page.evaluate(() => window.kijk.fase)) === 'klaar') return true;
    const input = await page.evaluate((keys) => window.kijk.guess(keys ? 'toetsen' : 'aanraken'), hand === 'toetsen');
    if (input === null) await page.waitForTimeout(30);
    else await act(page, input, hand);
  }
  return false;
}

const only = process.argv.slice(2);
const kijker = await startKijker();
try {
  for (const { slug, folder, antwoordvormen } of manifests.filter((m) => only.length === 0 || only.includes(m.folder))) {
    for (const hand of MANIEREN) {
      const touch = hand === 'aanraken';
      const context = await kijker.browser.newContext({
        viewport: touch ? { width: 768, height: 1024 } : { width: 1280, height: 720 },
        hasTouch: touch,
      });
      const page = await context.newPage();
      await page.goto(`${kijker.url}?game=${encodeURIComponent(slug)}&vorm=${antwoordvormen[0]}&aantal=3&touch=${touch ? 1 : 0}`);
      await page.waitForFunction(() => 'kijk' in window);
      const ended = await playRonde(page, hand);
      console.log(`${ended ? 'ok  ' : 'FOUT'} ${folder} ${hand}`);
      if (!ended) process.exitCode = 1;
      await context.close();
    }
  }
} finally {
  await kijker.close();
}
