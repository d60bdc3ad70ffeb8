/**
 * One game in the real app at its telling moments: before it starts, in play, after a mistake, at its finale and at the end
 * of the taak. All opgaven but the last are answered past the screen, as another device would have done.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface OpgaveVanTaak {
  readonly id: string;
  readonly antwoord: string;
  readonly antwoordvorm: string;
  readonly vorm: string;
  readonly keuzes?: readonly string[];
  readonly stukken?: readonly string[];
  readonly woord: { readonly woord: string };
}

export interface SpelVraag {
  readonly game: string;
  readonly taakId: string;
  readonly opgaven: readonly OpgaveVanTaak[];
  /** Sends answers of this pupil. */
  readonly send: (body: unknown) => Promise<unknown>;
  readonly shoot: (moment: string) => Promise<void>;
}

/** Long enough for a reward to be in full swing, or for a finale. */
const VOL_MS = 1100;
const FINALE_MS = 1500;
const EINDE_MS = 4500;

/** Clicks or types one answer in whatever way the game asks for it; gives up quietly where it knows no way. */
async function answer(page: Page, game: string, opgave: OpgaveVanTaak, goed: boolean): Promise<void> {
  const field = page.getByRole('region', { name: 'Speelveld' });
  const click = async (name: string | RegExp): Promise<void> =>
    field
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click({ force: true, timeout: 8000 })
      .catch(() => undefined);
  await toQuestion(page);
  const typed = game === 'glazenwasser' || opgave.antwoordvorm === 'TYP';
  if (typed) {
    await page.keyboard.type(goed ? opgave.antwoord : `${opgave.antwoord.slice(0, -1)}xx`, { delay: 60 });
    await page.keyboard.press('Enter');
  } else if (opgave.antwoordvorm === 'SPLIT') {
    await split(page, goed ? opgave.antwoord : opgave.antwoord.replaceAll('·', ''));
  } else if (opgave.keuzes) {
    await click(goed ? opgave.antwoord : (opgave.keuzes.find((keuze) => keuze !== opgave.antwoord) ?? opgave.antwoord));
  }
}

/** Past the story of a quiz and the row of a race. */
async function toQuestion(page: Page): Promise<void> {
  for (const name of [/bladzij$|Naar de vraag/, 'Volgend woord', 'Volgende regel']) {
    const button = page.getByRole('region', { name: 'Speelveld' }).getByRole('button', { name, exact: true });
    for (let n = 0; n < 20 && (await button.isVisible().catch(() => false)); n++) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(450);
    }
  }
}

async function split(page: Page, antwoord: string): Promise<void> {
  let at = 1;
  let cut = 0;
  for (const piece of antwoord.split('·').slice(0, -1)) {
    cut += piece.length;
    for (; at < cut; at++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
}

async function begin(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Spelen|Verder spelen)/ })
    .click()
    .catch(() => undefined);
  await page.waitForTimeout(2600);
}

/** `page` stands at the game. */
export async function shootMoments(page: Page, { game, taakId, opgaven, send, shoot }: SpelVraag): Promise<void> {
  const [first] = opgaven;
  const last = opgaven.at(-1);
  if (first === undefined || last === undefined) return;
  await shoot('begin');
  await begin(page);
  await shoot('spel');
  await answer(page, game, first, false);
  await page.waitForTimeout(VOL_MS);
  await shoot('fout');
  const op = new Date().toISOString();
  const antwoorden = opgaven
    .slice(0, -1)
    .map(({ id, antwoord }) => ({ id: randomUUID(), taakId, opgaveId: id, poging: 1, gegeven: antwoord, rtMs: 3000, op, hints: 0 }));
  await send({ game, antwoorden });
  await page.reload({ waitUntil: 'networkidle' });
  await begin(page);
  await answer(page, game, last, true);
  await page.waitForTimeout(VOL_MS);
  await shoot('goed');
  await page.waitForTimeout(FINALE_MS);
  await shoot('slot');
  await page.waitForTimeout(EINDE_MS);
  await shoot('einde');
}
