/** A docent speaks a word for her groep, with the tone that Chromium's fake microphone gives, and a child of the groep hears it instead of the computer. */
import { expect, type Page } from '@playwright/test';
import { ensureChromium, CHROMIUM_FLAGS } from '../../tools/chromium.ts';
import { become, claimsOf, enter, expectNoSidewaysScroll, expectNothingWrong, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});
test.describe.configure({ mode: 'serial' });

interface Gezegd {
  readonly taak: string;
  readonly spel: string;
  readonly woord: string;
}

type Opgave = { readonly woord: { readonly woord: string }; readonly audio: { readonly woord?: string } };

/** A taak of the child that begins with a word, not with a sentence, and that word. */
async function findWoord(page: Page): Promise<Gezegd> {
  const token = await tokenOf(page, 'leerling');
  const { _id } = claimsOf(token);
  const headers = { authorization: `Bearer ${token}` };
  const pad = `/api/leerlingen/${_id}/taken`;
  let gezegd: Gezegd | undefined;
  await expect(async () => {
    const id = crypto.randomUUID();
    const made = await page.request.post(pad, { headers, data: { id, somvensterId: 'ei-ij' } });
    const { opgaven, game }: { opgaven: readonly Opgave[]; game: string } = await made.json();
    const woord = opgaven.find(({ audio }) => audio.woord !== undefined)?.woord.woord ?? '';
    expect(woord).toMatch(/^[^ .]+$/);
    gezegd = { taak: id, spel: game, woord };
  }).toPass({ timeout: 20_000 });
  return gezegd ?? { taak: '', spel: '', woord: '' };
}

async function openStudio(page: Page): Promise<void> {
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 5/6' }).first().click();
  await page.getByRole('button', { name: 'Meer voor Groep 5/6' }).click();
  await page.getByRole('menuitem', { name: 'Je eigen stem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opnamestudio' })).toBeVisible();
}

async function record(page: Page): Promise<void> {
  // Two quick taps on a slow device: the second falls on the button that stops, as soon as that is there.
  await page.getByRole('button', { name: 'Neem op' }).evaluate(async (knop: HTMLElement) => {
    knop.click();
    while (knop.textContent !== 'Stop') await new Promise(requestAnimationFrame);
    knop.click();
  });
  await page.waitForTimeout(1200);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Je nieuwe opname' })).toBeVisible();
  await page.getByRole('button', { name: 'Neem alles' }).click();
}

/** On the same small screen; ends with what she said in a file. */
async function speakSentence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terug naar de lijst' }).click();
  await page.getByRole('combobox', { name: 'Wat' }).click();
  await page.getByRole('option', { name: 'Zinnen' }).click();
  await page.getByRole('list', { name: 'Om in te spreken' }).getByRole('button', { name: /bij ‘/ }).first().click();
  await expect(page.getByText('Zeg deze zin, rustig en zoals je altijd praat')).toBeVisible();
  await record(page);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByText('Er zijn 2 opnamen')).toBeVisible();
  await expectNothingWrong(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByText('Zeg deze zin, rustig en zoals je altijd praat')).toBeVisible();
  const bestand = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Neem je opnamen mee' }).click();
  expect((await bestand).suggestedFilename()).toMatch(/^eigen-stem-.*\.zip$/);
}

test('from the groep to a word in her own voice, and the child plays that very sound', async ({ page, browser }) => {
  const { woord, taak, spel } = await findWoord(page);
  await openStudio(page);
  await expect(page.getByText(/Er is nog niets ingesproken/)).toBeVisible();
  await expectNothingWrong(page);
  await page.getByLabel('Zoek een woord').fill(woord);
  await page
    .getByRole('button', { name: new RegExp(`^${woord}(?![a-z])`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: woord, exact: true })).toBeVisible();
  await record(page);

  // Half way the line is gone: nothing is lost, and it is kept when the line is back.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByText(/Je opname staat nog hier/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByText(`De kinderen horen ‘${woord}’ vanaf nu in jouw stem.`)).toBeVisible();
  await expect(page.getByText(/Er is 1 opname/)).toBeVisible();
  await expectNothingWrong(page);

  const hoort = page.waitForResponse(/\/klasopnamen\/[0-9a-f-]+\/klank\.ogg$/);
  await page.getByRole('button', { name: 'Hoor de opname' }).click();
  expect((await hoort).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wis de opname' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await speakSentence(page);

  const kind = await browser.newPage();
  await become(kind, 'leerling');
  const { _id } = claimsOf(await tokenOf(kind, 'leerling'));
  const klank = kind.waitForResponse(/\/klasopnamen\/[0-9a-f-]+\/klank\.ogg$/);
  await kind.goto(`/leerling/${_id}/somvensters/ei-ij/taken/${taak}/spellen/${spel}`);
  expect((await klank).status()).toBe(200);
  await kind.close();
});

test('erased in another tab is told and not lost, everything goes at once, and the computer speaks again', async ({ page, context }) => {
  await openStudio(page);
  await page.getByLabel('Toon').click();
  await page.getByRole('option', { name: 'Ingesproken', exact: true }).click();
  await page
    .getByRole('button', { name: /eigen stem/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Wis de opname' })).toBeVisible();
  const ander = await context.newPage();
  await ander.goto(page.url());
  await ander.getByRole('button', { name: 'Wis alle opnamen' }).click();
  await ander.getByRole('dialog').getByRole('button', { name: 'Wis alle opnamen' }).click();
  await expect(ander.getByText(/Er is nog niets ingesproken/)).toBeVisible();
  await page.getByRole('button', { name: 'Wis de opname' }).click();
  await expect(page.getByText('Deze opname is er niet meer.')).toBeVisible();
  await expect(page.getByText(/Er is nog niets ingesproken/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wis de opname' })).toHaveCount(0);
});

test('only this page of a groep may use the microphone; what is refused is told', async ({ page }) => {
  await openStudio(page);
  const headers = (await page.request.get(new URL(page.url()).pathname)).headers();
  expect(headers['permissions-policy']).toContain('microphone=(self)');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('list', { name: 'Om in te spreken' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Neem op' }).click();
  await expect(page.getByText(/De microfoon mag niet gebruikt worden/)).toBeVisible();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotFoundError'));
  });
  await page.getByRole('button', { name: 'Neem op' }).click();
  await expect(page.getByText(/Er is geen microfoon gevonden/)).toBeVisible();
});
