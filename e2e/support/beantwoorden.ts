/** How a child gives an answer in each game: by keys alone, or with its fingers. */
import { expect, type Locator, type Page } from '@playwright/test';
import { hurry, typeWord } from './spelen.ts';
import type { OpgaveKort } from './taken.ts';

export type Press = (target: Locator) => Promise<void>;

/** Tab would end there as well; how many presses it takes says nothing. */
export const byKey: Press = async (target) => {
  await target.focus();
  await target.press('Enter');
};
/**
 * A bubble never stands still and a letter pops up: where it is now is where the finger goes. On a busy machine a tap can be told too late
 * that it was done; what it was done to is gone then, and the finger does not wait for it to come back with another word.
 */
export const byTouch: Press = async (target) => {
  let late = false;
  await expect(async () => {
    const here = await target.isVisible();
    if (late && !here) return;
    late = here;
    await target.tap({ force: true, timeout: 4000 });
  }).toPass({ timeout: 20_000 });
};

/** What the keys of the board are called that have a sign on them. */
const TEKENNAAM: Readonly<Record<string, string>> = {
  "'": 'apostrof',
  '-': 'koppelteken',
  '.': 'punt',
  ',': 'komma',
  '?': 'vraagteken',
  '!': 'uitroepteken',
  ':': 'dubbele punt',
  ';': 'puntkomma',
  '"': 'aanhalingsteken',
  ' ': 'Spatie',
};

async function typeByBoard(page: Page, woord: string): Promise<void> {
  const tap = (name: string): Promise<void> =>
    page.getByRole('group', { name: 'Letterbord' }).getByRole('button', { name, exact: true }).tap();
  for (const letter of woord.normalize('NFC')) {
    const klein = letter.toLowerCase();
    if (letter !== klein) await tap('Hoofdletter');
    await tap(TEKENNAAM[letter] ?? klein);
  }
}

/** Positions between letters where `bo·men` is cut: 2. */
const cuts = (antwoord: string): number[] => {
  const pieces = antwoord.split('·').map((piece) => piece.length);
  return pieces.slice(0, -1).map((_, i) => pieces.slice(0, i + 1).reduce((sum, length) => sum + length, 0));
};

async function splitByKeys(page: Page, antwoord: string): Promise<void> {
  let at = 1;
  for (const cut of cuts(antwoord)) {
    for (; at < cut; at++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
}

async function splitByTouch(page: Page, antwoord: string): Promise<void> {
  const knives = page
    .getByRole('region', { name: 'Speelveld' })
    .getByRole('button', { name: /mes | tussen |snede weg|wiel |vlag |Lijm het bot/ });
  for (const cut of cuts(antwoord)) await byTouch(knives.nth(cut - 1));
  // It beckons and so never stands still.
  await byTouch(
    page
      .getByRole('region', { name: 'Speelveld' })
      .getByRole('button', { name: /hendel|Bak de pizza|kraan open|vlaggen staan goed|Zo is het bot goed|Zo is de wortel goed|^Bel!/i }),
  );
}

/** Before it is seen a word is counted: a stroke for every piece. */
async function countStrokes(page: Page, antwoord: string, press: Press): Promise<void> {
  const field = page.getByRole('region', { name: 'Speelveld' });
  const pieces = antwoord.split('·').length;
  for (let n = 1; n <= pieces; n++) {
    await (press === byKey ? page.keyboard.press('Space') : press(field.getByRole('button', { name: 'Roei één slag' })));
    await expect(field.getByText(`Je hebt ${n} ${n === 1 ? 'slag' : 'slagen'} geroeid.`)).toBeAttached();
  }
  await (press === byKey ? page.keyboard.press('Enter') : press(field.getByRole('button', { name: /^Klaar: het woord heeft/ })));
}

/** What says that the word stands there. */
const KLAAR = /(Mijn|Het) (woord|zin) is klaar|Bak de pizza/;

/** What a loose piece is called where it lies. */
const STUKNAAM: Readonly<Record<string, (stuk: string) => string | RegExp>> = {
  pizzabakken: (stuk) => new RegExp(`^Leg ${stuk} op `),
  dienbladbalanceren: (stuk) => `Zet ${stuk} op het blad`,
  roeien: (stuk) => `Laat de roeier met ${stuk} instappen`,
  pijplijn: (stuk) => `Leg ${stuk} in de pijplijn`,
  taxirit: (stuk) => `Neem de afslag ${stuk}`,
  vliegrace: (stuk) => `Vlieg door de wolk met ${stuk}`,
  vissenvangen: (stuk) => `Vang ${stuk}`,
};

/** Piece after piece on its place. */
async function layPieces(page: Page, game: string, stukken: readonly string[], press: Press): Promise<void> {
  const field = page.getByRole('region', { name: 'Speelveld' });
  for (const stuk of stukken) {
    const los = field.getByRole('button', { name: STUKNAAM[game]?.(stuk) ?? stuk, exact: true });
    const before = await los.count();
    // What rides on a belt can be out of reach at the very moment of the press.
    await expect(async () => {
      if ((await los.count()) === before) await press(los.and(field.getByRole('button', { disabled: false })).first());
      await expect(los).toHaveCount(before - 1, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  }
  await press(field.getByRole('button', { name: KLAAR, disabled: false }).first());
}

/** Every word of the row stands long enough to be read; after the last one there are options. */
async function readRow(page: Page, option: Locator, press: Press): Promise<void> {
  const board = page.getByRole('region', { name: 'Speelveld' }).getByRole('button', { name: 'Volgend woord' });
  await expect(async () => {
    if (press === byKey) await page.keyboard.press('Space');
    else await board.tap({ force: true, timeout: 1000 }).catch(() => undefined);
    await expect(option).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [0] });
}

/** After three fish the frog asks for a word: written by key, left alone by touch. */
async function writeForFrog(page: Page, woord: string, press: Press): Promise<void> {
  const later = page.getByRole('region', { name: 'Speelveld' }).getByRole('button', { name: 'Verder, zonder te schrijven' });
  const asks = await later.waitFor({ timeout: 2500 }).then(
    () => true,
    () => false,
  );
  if (!asks) return;
  if (press === byTouch) await press(later);
  else await typeWord(page, woord);
}

/** Letter after letter; the caterpillar has to get there first. */
async function eat(page: Page, stukken: readonly string[], press: Press): Promise<void> {
  const field = page.getByRole('region', { name: 'Speelveld' });
  for (const [i, stuk] of stukken.entries()) {
    await press(field.getByRole('button', { name: `Letter ${stuk}`, exact: true }).first());
    const tekst = `De rups heeft gegeten: ${stukken.slice(0, i + 1).join(' ')}.`;
    await hurry(page, [tekst]);
    await expect(field.getByText(tekst)).toBeAttached({ timeout: 15_000 });
  }
  await press(field.getByRole('button', { name: /Het woord is klaar/ }));
}

/** Where pieces are taken one after another: how the stage says which ones it has. The same piece can lie there twice, one of them taken. */
const GENOMEN: Readonly<Record<string, string>> = {
  flipperkast: 'Er staat',
  stuitergame: 'Er staat',
  ballengooien: 'Er staat',
  platformklimmen: 'Je klom langs',
  stofzuigen: 'In de buis',
};

/** Piece after piece, and then the button that says that the word is ready. */
async function takePieces(page: Page, game: string, stukken: readonly string[], press: Press): Promise<void> {
  const field = page.getByRole('region', { name: 'Speelveld' });
  for (const [i, stuk] of stukken.entries()) {
    await press(field.getByRole('button', { name: stuk, exact: true, disabled: false }).first());
    const tekst = `${GENOMEN[game] ?? ''}: ${stukken.slice(0, i + 1).join(' ')}.`;
    await hurry(page, [tekst]);
    await expect(field.getByText(tekst)).toBeAttached({ timeout: 15_000 });
  }
  await press(field.getByRole('button', { name: KLAAR, disabled: false }).first());
}

/** Leaves lie on the stones: they are blown off row by row, and only then can be read what stands on them. */
async function blowLeaves(page: Page, press: Press): Promise<void> {
  const covered = page.getByRole('region', { name: 'Speelveld' }).getByRole('button', { name: /onder de blaadjes$/ });
  for (let left = await covered.count(); left > 0; left = await covered.count()) {
    await press(covered.first());
    await expect(covered).not.toHaveCount(left);
  }
}

/** The right answer to this opgave in this game, by keys or by fingers. */
export async function answer(page: Page, game: string, opgave: OpgaveKort, press: Press): Promise<void> {
  const field = page.getByRole('region', { name: 'Speelveld' });
  const touch = press === byTouch;
  // These show the word first; what is typed before that is over goes nowhere.
  if (game === 'leesraket') await expect(field.getByText(/Het raam is weer dicht/)).toBeAttached();
  if (game === 'bioscoop2') await expect(field.getByText(/Het licht is aan/)).toBeAttached();
  // A finger on a bubble meets the word that lies over all of it.
  if (game === 'bellenprikken') await expect(page.getByText('Kijk goed. Het woord gaat zo weg.')).toBeHidden();
  // Behind its suds a word is not chosen but written, as are the words of TYP.
  if (opgave.antwoordvorm === 'TYP' || game === 'glazenwasser') {
    if (!touch) {
      await typeWord(page, opgave.antwoord);
      await page.keyboard.press('Enter');
      return;
    }
    await typeByBoard(page, opgave.antwoord);
    await byTouch(field.getByRole('button', { name: KLAAR, disabled: false }).first());
  } else if (opgave.antwoordvorm === 'SPLIT') {
    if (game === 'roeien') await countStrokes(page, opgave.antwoord, press);
    await (touch ? splitByTouch(page, opgave.antwoord) : splitByKeys(page, opgave.antwoord));
  } else if (game in STUKNAAM && opgave.antwoordvorm === 'VOLG') await layPieces(page, game, opgave.stukken ?? [], press);
  else if (game in GENOMEN && opgave.antwoordvorm === 'VOLG') await takePieces(page, game, opgave.stukken ?? [], press);
  else if (opgave.antwoordvorm === 'VOLG') await eat(page, opgave.stukken ?? [], press);
  else {
    // Some options have to arrive before they can be chosen.
    const option = field.getByRole('button', { name: opgave.antwoord, exact: true, disabled: false }).first();
    if (game === 'leesrace') await readRow(page, option, press);
    if (game === 'bladblazen') await blowLeaves(page, press);
    await press(option);
    if (game === 'visvijver') await writeForFrog(page, opgave.woord.woord, press);
  }
}

/** What is drawn anew every time has no voice, and offers none: the child reads it. */
export async function expectNoVoice(page: Page): Promise<void> {
  const meer = page.getByRole('button', { name: 'Meer knoppen', exact: true });
  if (await meer.isVisible()) await byKey(meer);
  await expect(page.getByRole('button', { name: 'Hoor wat je moet doen', exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^(Hoor het woord nog eens|Hoor het langzaam|Hoor de tekst|Hoor de vraag)/ })).toHaveCount(
    0,
  );
  if (await meer.isVisible()) await byKey(meer);
}
