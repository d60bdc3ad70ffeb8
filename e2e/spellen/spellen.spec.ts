/**
 * Every game of the catalog through the real server and the built app, in every form it claims: a whole taak by keys on a laptop, by fingers on a
 * phone, and by fingers on a tablet in the dress of the night; with what axe has against it at its start, in play, in its pause, at its reward and
 * at its end (laptop and tablet), and at a mistake and its help. One form of each at four times its size. Between an answer and what comes next
 * the frames of a game come as quickly as they can be drawn. An hour and a half: `npm run spellen [game ...]` plays slices. `SPELLEN_BEELDEN` keeps
 * pictures in that folder. With `SPELLEN_KRUIS=1` what is left of both dresses x three sizes x keys and fingers is played instead.
 */
import { devices, expect, type Locator, type Page } from '@playwright/test';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import { manifests } from '../../packages/games/src/manifests.gen.ts';
import { answer, byKey, byTouch, type Press } from '../support/beantwoorden.ts';
import { wrongFor } from '../support/fout-antwoord.ts';
import { isGespeeld, remember } from '../support/gespeeld.ts';
import { become, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { makeHurried } from '../support/haast.ts';
import { hurry, VERDER, waitForNext } from '../support/spelen.ts';
import { createTaak, leerlingIdOf, placesOn, readTaak, saveAntwoorden, spelPath, SPELLING, type TaakKort } from '../support/taken.ts';
import { expectPlayable, expectUsable, VERGROOT } from '../support/vergroot.ts';

test.describe.configure({ mode: 'parallel' });

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'];

const placesOf = (vorm: Antwoordvorm): RegExp =>
  vorm === 'SPLIT' || vorm === 'SORT' ? SPELLING : vorm === 'FLITS' ? /^(woorden|zinnen)-/ : /./;

async function begin(page: Page, press: Press = byKey): Promise<void> {
  const spelen = page.getByRole('button', { name: /^(Spelen|Verder spelen)$/ });
  await (press === byTouch ? spelen.tap() : press(spelen));
}

/** Children that take turns: each visitor of the demo is a new one; the pupil has no words left once it played all of its places. In which form a word is asked is chance. */
const KINDEREN = ['demo', 'leerling', 'demo', 'demo', 'leerling', 'demo'] as const;

/** Of the pupil: made while another form was looked for, and not played yet. */
const voorraad: TaakKort[] = [];

/** Words of a categorie are cut first and sorted after that: who cut these wrong, on another device, gets them to sort. */
async function cutBefore(page: Page, taak: TaakKort): Promise<TaakKort | undefined> {
  await saveAntwoorden(page, taak, taak.opgaven, (opgave) => wrongFor(opgave).antwoord);
  return createTaak(page, taak.somvensterId);
}

async function findTaak(page: Page, game: string, vorm: Antwoordvorm): Promise<TaakKort> {
  const fits = ({ games, opgaven, somvensterId }: TaakKort): boolean =>
    games.includes(game) && opgaven[0]?.antwoordvorm === vorm && placesOf(vorm).test(somvensterId);
  const ligt = voorraad.find(fits);
  if (ligt) {
    voorraad.splice(voorraad.indexOf(ligt), 1);
    await become(page, 'leerling');
    return ligt;
  }
  for (const kind of KINDEREN) {
    await become(page, kind);
    for (const plek of (await placesOn(page)).filter((een) => placesOf(vorm).test(een))) {
      const eerst = await createTaak(page, plek);
      const taak = vorm === 'SORT' && eerst?.opgaven[0]?.antwoordvorm === 'SPLIT' ? await cutBefore(page, eerst) : eerst;
      if (taak && fits(taak)) return taak;
      if (taak && kind === 'leerling') voorraad.push(taak);
    }
  }
  throw new Error(`no open place gives a taak for ${game} in the form ${vorm}`);
}

async function openTaak(page: Page, game: string, vorm: Antwoordvorm): Promise<TaakKort> {
  const taak = await findTaak(page, game, vorm);
  await makeHurried(page);
  await page.goto(spelPath(leerlingIdOf(page), taak, game));
  return taak;
}

/** Everything was taken in at the server: each word once, right. */
async function expectArrived(page: Page, taak: TaakKort): Promise<void> {
  await expect
    .poll(
      async () => {
        const { antwoorden } = await readTaak(page, taak.id);
        return antwoorden.filter(({ goed, poging }) => goed && poging === 1).length;
      },
      { timeout: 30_000 },
    )
    .toBe(taak.opgaven.length);
}

type See = (moment: string) => Promise<void>;

const seeNothing: See = async () => undefined;

const ownPlay = (page: Page): Locator => page.getByRole('region', { name: 'Speelveld' }).getByRole('button', { name: VERDER });

async function pause(page: Page, press: Press, see: See): Promise<void> {
  await press(page.getByRole('button', { name: 'Pauze' }));
  await expect(page.getByRole('button', { name: 'Verder spelen' })).toBeVisible();
  await see('pauze');
  await press(page.getByRole('button', { name: 'Verder spelen' }));
}

interface Speelwijze {
  readonly press: Press;
  readonly see?: See;
}

async function playTaak(page: Page, taak: TaakKort, game: string, { press, see = seeNothing }: Speelwijze): Promise<void> {
  const { length } = taak.opgaven;
  await expect(page.getByRole('button', { name: 'Spelen', exact: true })).toBeVisible();
  await see('begin');
  await begin(page, press);
  for (const [i, opgave] of taak.opgaven.entries()) {
    await waitForNext(page, i, length);
    if (i === 1 && see !== seeNothing) {
      await expect(page.getByText('Kijk goed. Het woord gaat zo weg.')).toBeHidden();
      await see('spel');
      await pause(page, press, see);
    }
    await answer(page, game, opgave, press);
    if (i === length - 1 && see !== seeNothing) {
      await hurry(page, [], VERDER);
      await expect(ownPlay(page)).toBeVisible();
      await see('beurt');
    }
  }
  await waitForNext(page, length, length);
  await expect(page.getByText(`${length} van ${length} in één keer goed`)).toBeVisible();
  await see('einde');
}

/** All but the last word is answered past the screen, as another device would have done. */
async function toLastWord(page: Page, taak: TaakKort): Promise<void> {
  await expect.poll(async () => (await readTaak(page, taak.id)).antwoorden.length).toBe(1);
  await saveAntwoorden(page, taak, taak.opgaven.slice(0, -1));
  await page.reload();
  await begin(page);
  await waitForNext(page, taak.opgaven.length - 1, taak.opgaven.length);
}

/** From its card to its pause, the first word wrong: its explanation, all the help there is, and the word once more. */
async function walkMistake(page: Page, taak: TaakKort, game: string, { press, see = seeNothing }: Speelwijze): Promise<void> {
  const [first] = taak.opgaven;
  if (first === undefined) throw new Error('an empty taak');
  await expect(page.getByRole('button', { name: 'Spelen', exact: true })).toBeVisible();
  await see('begin');
  await begin(page, press);
  await waitForNext(page, 0, taak.opgaven.length);
  await expect(page.getByText('Kijk goed. Het woord gaat zo weg.')).toBeHidden();
  await see('spel');
  await answer(page, game, wrongFor(first), press);
  const feedback = page.getByRole('dialog');
  await expect(feedback.getByRole('heading', { name: 'Bijna' })).toBeVisible();
  await see('fout');
  const more = feedback.getByRole('button', { name: 'Meer hulp' });
  while (await more.isVisible()) await more.click();
  await expect(feedback.getByRole('button', { name: 'Nu jij' })).toBeEnabled();
  await see('hulp');
  await feedback.getByRole('button', { name: 'Nu jij' }).click();
  await expect(feedback).toBeHidden();
  await see('geleid');
  await pause(page, press, see);
}

/** From its card to its end, looked at in each moment that a child can meet. */
async function walkMoments(page: Page, taak: TaakKort, game: string, see: See): Promise<void> {
  const last = taak.opgaven.at(-1);
  if (last === undefined) throw new Error('an empty taak');
  await walkMistake(page, taak, game, { press: byKey, see });
  await toLastWord(page, taak);
  await answer(page, game, last, byKey);
  await expect(ownPlay(page)).toBeVisible();
  await see('beurt');
  await ownPlay(page)
    .click({ force: true })
    .catch(() => undefined);
  await see('slot');
  await expect(page.getByRole('heading', { name: 'Taak klaar' })).toBeVisible({ timeout: 60_000 });
  await see('einde');
}

const seeAxe =
  (page: Page): See =>
  async (moment) =>
    test.step(moment, () => expectNothingWrong(page));

/** What this child wears, as the app keeps it on a device. */
const wearNight = (page: Page): Promise<void> => page.evaluate((key) => localStorage.setItem(key, 'nacht'), `tooi:${leerlingIdOf(page)}`);

interface Ronde {
  readonly folder: string;
  readonly slug: string;
  readonly vorm: Antwoordvorm;
}

const BEELDEN = process.env.SPELLEN_BEELDEN;

const shoot = (page: Page, naam: string, moment: string): Promise<unknown> =>
  page.screenshot({ path: `${BEELDEN}/${naam}-${moment}.jpg`, quality: 70 });

const seePicture =
  (page: Page, naam: string): See =>
  async (moment) => {
    await page.waitForTimeout(350);
    await shoot(page, naam, moment);
  };

/** Where pictures are asked for it is looked at as well. */
const seeBoth =
  (page: Page, { folder, vorm }: Ronde, wijze: string, see: See): See =>
  async (moment) => {
    await see(moment);
    await shoot(page, `${folder}-${vorm}-${wijze}`, moment);
  };
const seeRonde = (page: Page, ronde: Ronde, wijze: string, see: See = seeNothing): See =>
  BEELDEN === undefined ? see : seeBoth(page, ronde, wijze, see);

/** In the moments that have something to press it is there to be pressed. */
const seeEnlarged =
  (page: Page, game: string): See =>
  async (moment) =>
    test.step(moment, async () => {
      if (BEELDEN !== undefined) await seePicture(page, `${game}-vergroot`)(moment);
      if (moment === 'begin') await expectUsable(page.getByRole('button', { name: 'Spelen', exact: true }), 'the button to begin');
      if (moment === 'spel' || moment === 'geleid') await expectPlayable(page, game);
      if (moment === 'fout') await expectUsable(page.getByRole('button', { name: 'Nog een keer' }), 'once more');
      if (moment === 'hulp') await expectUsable(page.getByRole('button', { name: 'Nu jij' }), 'now you');
      if (moment === 'pauze') await expectUsable(page.getByRole('button', { name: 'Verder spelen' }), 'play on');
      if (moment === 'beurt') await expectUsable(page.getByRole('button', { name: VERDER }), 'the next word');
      if (moment === 'einde') await expectUsable(page.getByRole('button').or(page.getByRole('link')).last(), 'the way on');
    });

/** One test, unless it was played well before. */
function play(folder: string, wat: string, body: (page: Page) => Promise<void>): void {
  const titel = `${folder}: ${wat}`;
  test(titel, async ({ page }) => {
    test.skip(isGespeeld(titel, folder), 'played before');
    await body(page);
    remember(titel, folder);
  });
}

function playByKeys(ronde: Ronde): void {
  const { folder, slug, vorm } = ronde;
  play(folder, `a whole taak ${vorm} by keys`, async (page) => {
    const taak = await openTaak(page, slug, vorm);
    await playTaak(page, taak, slug, { press: byKey, see: seeRonde(page, ronde, 'toetsen', seeAxe(page)) });
    await expectArrived(page, taak);
  });
  play(folder, `a mistake ${vorm} by keys`, async (page) => {
    const see = seeRonde(page, ronde, 'fout', seeAxe(page));
    const seeMistake: See = async (moment) => (/fout|hulp|geleid/.test(moment) ? see(moment) : undefined);
    await walkMistake(page, await openTaak(page, slug, vorm), slug, { press: byKey, see: seeMistake });
  });
}

function playByFingers(ronde: Ronde): void {
  const { folder, slug, vorm } = ronde;
  play(folder, `a whole taak ${vorm} by fingers`, async (page) => {
    const taak = await openTaak(page, slug, vorm);
    await playTaak(page, taak, slug, { press: byTouch, see: seeRonde(page, ronde, 'vingers') });
    await expectArrived(page, taak);
  });
}

function playByNight(ronde: Ronde): void {
  const { folder, slug, vorm } = ronde;
  play(folder, `a whole taak ${vorm} by night`, async (page) => {
    const taak = await openTaak(page, slug, vorm);
    await wearNight(page);
    await page.reload();
    await playTaak(page, taak, slug, { press: byTouch, see: seeRonde(page, ronde, 'nacht', seeAxe(page)) });
    await expectArrived(page, taak);
  });
}

const MATEN = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;
const PERS = { toetsen: byKey, vingers: byTouch } as const;
const TOOIEN = ['dag', 'nacht'] as const;

/** A dress at a size by keys or by fingers. */
interface Kruis {
  readonly tooi: (typeof TOOIEN)[number];
  readonly maat: (typeof MATEN)[number];
  readonly pers: keyof typeof PERS;
}

/** Those three are played, and looked at by axe, without `SPELLEN_KRUIS`. */
const ZONDER_KRUIS = new Set(['dag 1280 toetsen', 'dag 390 vingers', 'nacht 768 vingers']);
const kruisen: readonly Kruis[] = TOOIEN.flatMap((tooi) =>
  MATEN.flatMap((maat) => (['toetsen', 'vingers'] as const).map((pers) => ({ tooi, maat, pers }))),
).filter(({ tooi, maat, pers }) => !ZONDER_KRUIS.has(`${tooi} ${maat.width} ${pers}`));

function playCrossed({ folder, slug, vorm }: Ronde, { tooi, maat, pers }: Kruis): void {
  const naam = `${vorm} ${tooi} ${maat.width} ${pers}`;
  play(folder, `a whole taak ${naam}`, async (page) => {
    const taak = await openTaak(page, slug, vorm);
    if (tooi === 'nacht') {
      await wearNight(page);
      await page.reload();
    }
    const see = BEELDEN === undefined ? seeNothing : seePicture(page, `${folder}-${naam.replaceAll(' ', '-')}`);
    await playTaak(page, taak, slug, { press: PERS[pers], see });
    await expectArrived(page, taak);
  });
}

function playAllCrossed(rondes: readonly Ronde[]): void {
  for (const kruis of kruisen)
    test.describe(`${kruis.tooi} ${kruis.maat.width} ${kruis.pers}`, () => {
      test.use(kruis.pers === 'vingers' ? { ...PHONE, viewport: kruis.maat, deviceScaleFactor: 1 } : { viewport: kruis.maat });
      for (const ronde of rondes) playCrossed(ronde, kruis);
    });
}

for (const { slug, folder, antwoordvormen } of manifests) {
  const [eerste = 'TYP'] = antwoordvormen;
  const rondes = antwoordvormen.map((vorm): Ronde => ({ folder, slug, vorm }));
  if (process.env.SPELLEN_KRUIS === '1') {
    test.describe(folder, () => playAllCrossed(rondes));
    continue;
  }
  test.describe(folder, () => {
    for (const ronde of rondes) playByKeys(ronde);
    if (BEELDEN !== undefined)
      play(folder, 'pictures of its moments', async (page) => {
        await walkMoments(page, await openTaak(page, slug, eerste), slug, seePicture(page, folder));
      });
    test.describe('at four times its size', () => {
      test.use({ viewport: VERGROOT });
      play(folder, 'at four times its size', async (page) => {
        await walkMoments(page, await openTaak(page, slug, eerste), slug, seeEnlarged(page, folder));
      });
    });
    test.describe('on a phone', () => {
      test.use({ ...PHONE, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
      for (const ronde of rondes) playByFingers(ronde);
    });
    test.describe('on a tablet', () => {
      test.use({ ...PHONE, viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 });
      for (const ronde of rondes) playByNight(ronde);
    });
  });
}
