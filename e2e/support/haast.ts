/** A page whose game is drawn as fast as it can between an answer and what comes next: the long test of the games waits for no play that it does not play. */
import type { Page } from '@playwright/test';
import { hurryBy } from './spelen.ts';

/** Asks the page for one more frame of the game, now. */
const BEELD = 'spellen:beeld';

/**
 * From the next address on this page can be hurried: frames come as the screen gives them, and those that `hurry` asks for besides. No tick is
 * skipped and each frame is drawn, as on a quick screen; all other clocks (answers, flashes, the server) stay true.
 */
export async function makeHurried(page: Page): Promise<void> {
  hurryBy(page, (texts, name) => askFrames(page, texts, name));
  await page.addInitScript((naam) => {
    const onScreen = globalThis.requestAnimationFrame.bind(globalThis);
    const asked = new Map<number, FrameRequestCallback>();
    let [number, ahead, last] = [0, 0, 0];
    let coming = false;
    const run = (now: number): void => {
      last = Math.max(last, now + ahead);
      // What is asked meanwhile is for the next one.
      for (const id of Array.from(asked.keys())) {
        const frame = asked.get(id);
        asked.delete(id);
        frame?.(last);
      }
    };
    globalThis.requestAnimationFrame = (frame) => {
      // One frame of the screen at a time, however many were asked for since.
      if (!coming)
        onScreen((now) => {
          coming = false;
          run(now);
        });
      coming = true;
      asked.set(++number, frame);
      return number;
    };
    globalThis.cancelAnimationFrame = (id) => void asked.delete(id);
    addEventListener(naam, () => {
      ahead += 1000 / 60;
      run(performance.now());
    });
  }, BEELD);
}

/** Eight seconds at most. */
async function askFrames(page: Page, texts: readonly string[], name = ''): Promise<void> {
  await page.evaluate(
    async ({ naam, wanted, button, until }) => {
      const isThere = (): boolean =>
        document.querySelector(`[aria-label="${button}"]`) !== null || wanted.some((text) => document.body.textContent.includes(text));
      const { port1, port2 } = new MessageChannel();
      for (const begun = performance.now(); !isThere() && performance.now() - begun < until;) {
        dispatchEvent(new Event(naam));
        // What it changed is drawn in turns of its own.
        await new Promise((resolve) => {
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(0);
        });
      }
      port1.close();
    },
    { naam: BEELD, wanted: texts, button: name, until: 8000 },
  );
}
