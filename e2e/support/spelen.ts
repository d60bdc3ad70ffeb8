/** Playing a game that is typed, word by word, as a child does. */
import { expect, type Page } from '@playwright/test';
import { leerlingIdOf, type OpgaveKort, spelPath, type TaakKort } from './taken.ts';

export async function openGame(page: Page, taak: TaakKort, game: string): Promise<void> {
  await page.goto(spelPath(leerlingIdOf(page), taak, game));
  await page.getByRole('button', { name: 'Spelen' }).click();
  await expect(page.getByText(`Woord 1 van ${taak.opgaven.length}`)).toBeAttached();
}

/** Dead keys of US-International by what they put on the letter after them: the place of the key, and whether with shift. */
const DOOD: Readonly<Record<string, readonly [code: string, shift: boolean]>> = {
  '\u0301': ['Quote', false],
  '\u0308': ['Quote', true],
  '\u0300': ['Backquote', false],
  '\u0302': ['Digit6', true],
  '\u0327': ['Quote', false],
};
/** What a key event has for shift. */
const SHIFT = 8;

/** The driver has no dead keys: it would put é in a text field, and a game has none. */
async function pressDead(page: Page, [code, shift]: readonly [string, boolean]): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  const event = { key: 'Dead', code, modifiers: shift ? SHIFT : 0 };
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await keys.detach();
}

/** On the keys of a keyboard as schools have them. */
export async function typeWord(page: Page, woord: string): Promise<void> {
  for (const letter of woord.normalize('NFC')) {
    const [basis = letter, teken = ''] = letter.normalize('NFD');
    const dood = DOOD[teken];
    if (dood) await pressDead(page, dood);
    await page.keyboard.type(dood ? basis : letter, { delay: 25 });
  }
}

/** Types the answer; a word that is looked at first takes no letters as long as it stands there. */
export async function typeAnswer(page: Page, { vorm, antwoord }: Pick<OpgaveKort, 'vorm' | 'antwoord'>): Promise<void> {
  const flash = page.getByText('Kijk goed. Het woord gaat zo weg.');
  if (vorm === 'visueel-dictee') await flash.waitFor({ timeout: 5000 }).catch(() => undefined);
  await expect(flash).toBeHidden();
  await typeWord(page, antwoord);
}

export const VERDER = 'Verder met het volgende woord';

/** Until one of these texts is there, or something of this name. */
export type Hurry = (texts: readonly string[], name?: string) => Promise<void>;

/** Pages that can be hurried, and how. */
const hurried = new WeakMap<Page, Hurry>();

export const hurryBy = (page: Page, hurry: Hurry): unknown => hurried.set(page, hurry);

/** On a page that was made for it; elsewhere nothing. */
export const hurry = async (page: Page, ...wat: Parameters<Hurry>): Promise<void> => hurried.get(page)?.(...wat);

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
