/** Playing a game that is typed, word by word, as a child does. */
import { expect, type Page } from '@playwright/test';
import { leerlingIdOf, type OpgaveKort, spelPath, type TaakKort } from './taken.ts';

export async function openGame(page: Page, taak: TaakKort, game: string): Promise<void> {
  await page.goto(spelPath(leerlingIdOf(page), taak, game));
  await page.getByRole('button', { name: 'Spelen' }).click();
  await expect(page.getByText(`Woord 1 van ${taak.opgaven.length}`)).toBeAttached();
}

export async function typeWord(page: Page, woord: string): Promise<void> {
  for (const letter of woord) await page.keyboard.type(letter, { delay: 25 });
}

/** Types the answer; a word that is looked at first takes no letters as long as it stands there. */
export async function typeAnswer(page: Page, { vorm, antwoord }: Pick<OpgaveKort, 'vorm' | 'antwoord'>): Promise<void> {
  const flash = page.getByText('Kijk goed. Het woord gaat zo weg.');
  if (vorm === 'visueel-dictee') await flash.waitFor({ timeout: 5000 }).catch(() => undefined);
  await expect(flash).toBeHidden();
  await typeWord(page, antwoord);
}

/** Asks the page for one more frame of the game, now. */
const BEELD = 'spellen:beeld';
export const VERDER = 'Verder met het volgende woord';
const hurried = new WeakSet<Page>();

/**
 * From the next address on this page can be hurried: frames come as the screen gives them, and those that `hurry` asks for besides. No tick is
 * skipped and each frame is drawn, as on a quick screen; all other clocks (answers, flashes, the server) stay true.
 */
export async function makeHurried(page: Page): Promise<void> {
  hurried.add(page);
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

/** On a page that was made for it: until one of these texts is there, or something of this name; eight seconds at most. */
export async function hurry(page: Page, texts: readonly string[], name = ''): Promise<void> {
  if (!hurried.has(page)) return;
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

/** Waits until the next word can be played, or until the taak is done, which a heading says. Play after a right word is left at once: conformance plays it. */
export async function waitForNext(page: Page, number: number, total: number, klaar = 'Taak klaar'): Promise<void> {
  const texts = [`Woord ${number + 1} van ${total}`, klaar];
  const done = page.getByRole('heading', { name: klaar });
  const next = (number < total ? page.getByText(`Woord ${number + 1} van ${total}`) : done).or(done).first();
  const play = page.getByRole('region', { name: 'Speelveld' }).getByRole('button', { name: VERDER });
  await hurry(page, texts, VERDER);
  await expect(next.or(play).first()).toBeAttached({ timeout: 20_000 });
  // It closes by itself too, also just now.
  if (await play.isVisible()) {
    await play.click({ timeout: 2000, force: true }).catch(() => undefined);
    await hurry(page, texts);
  }
  await expect(next).toBeAttached({ timeout: 20_000 });
}

/** The words of the taak from this one up to that one, each right at once. */
export async function typeTaak(
  page: Page,
  { opgaven }: Pick<TaakKort, 'opgaven'>,
  vanaf = 0,
  tot = opgaven.length,
  klaar = 'Taak klaar',
): Promise<void> {
  for (const [i, opgave] of opgaven.entries()) {
    if (i < vanaf || i >= tot) continue;
    await typeAnswer(page, opgave);
    await page.keyboard.press('Enter');
    await waitForNext(page, i + 1, opgaven.length, klaar);
  }
}
