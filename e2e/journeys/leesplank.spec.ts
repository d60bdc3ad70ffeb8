import { expect, type Page } from '@playwright/test';
import { become, enter, expectNoSidewaysScroll, expectNothingWrong } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { moveTo, watchQuiet } from '../support/screens.ts';

/** The shelf at once; the way to it from the map is walked in the journey after this. */
async function enterPlank(page: Page): Promise<void> {
  await become(page, 'demo');
  await page.goto(page.url().replace('landkaart', 'leesplank'));
}

test('a child chooses a text, reads along with the voice, and hears one word, by keyboard and by tap', async ({ page }) => {
  await enter(page, 'demo');
  await page.getByRole('button', { name: 'Mijn dingen' }).click();
  await page.getByRole('link', { name: 'Lezen', exact: true }).click();
  // What a screen reader says first: before anything has come the page has no error in its title, and the head of where one went has the focus.
  expect(await (await page.request.get(page.url())).text()).toContain('<title>Spelrijk</title>');
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeFocused();
  await expectNothingWrong(page);
  await expectNoSidewaysScroll(page);
  const boek = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const titel = (await boek.getByRole('strong').textContent()) ?? '?';
  await boek.click();
  const tekst = page.getByRole('heading', { level: 2, name: titel });
  await expect(tekst).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Lezen ${titel}`, exact: true })).toBeFocused();
  const lit = page.locator('[aria-current="true"]');
  await expect(lit).toHaveText(titel);
  // A screen reader says the sentence that the child goes to itself, and not the one that the voice says.
  const gezegd = page.locator('div.verborgen[aria-live]');
  await expect(gezegd).toHaveText('');
  // The voice goes on by itself, sentence after sentence, and stops when it is told.
  await page.getByRole('button', { name: 'Lees mee' }).click();
  // Word after word of the sentence that is said.
  const said = lit.locator('[data-zegt]');
  await expect(said).toHaveText(titel.split(' ')[0] ?? '?');
  await expect(lit).not.toHaveText(titel);
  await expect(said).toHaveCount(1);
  await expect(gezegd).toHaveText('');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lees mee' })).toBeVisible();
  const zin = await lit.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(lit).not.toHaveText(zin ?? '');
  await expect(gezegd).toHaveText((await lit.textContent()) ?? '?');
  await page.keyboard.press('ArrowUp');
  await expect(lit).toHaveText(zin ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(lit.locator('[data-nu]')).toHaveText(/\p{L}/u);
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Andere tekst' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  // The plank knows where it was, and the text goes on there.
  const kaart = page.getByRole('main').getByRole('listitem').filter({ hasText: titel }).first();
  await expect(kaart).toContainText('Hier was je bezig');
  await kaart.getByRole('link').click();
  await expect(lit).toHaveText(zin ?? '');
  // What it says is taken in at once, whatever of it counts.
  await page.getByRole('button', { name: 'Ik heb het uit' }).click();
  await expect(page.getByText('Mooi, je hebt de tekst uit.')).toBeFocused();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Lees nog eens' }).click();
  await expect(lit).toHaveText(titel);
  // Two of its questions, more only for who wants them, and then one tap: on to another text.
  await page.getByRole('button', { name: 'Ik heb het uit' }).click();
  await page.getByRole('button', { name: 'Vragen over de tekst' }).click();
  const vraag = page.getByRole('region', { name: /^Vraag 1 van [12]$/ });
  await expect(vraag.getByRole('heading')).toBeFocused();
  // Whoever presses an answer stays on it, and when it is right the next button is at hand: nobody who does not see the screen is thrown back to its top.
  const keuzes = vraag.getByRole('listitem').getByRole('button');
  const goed = vraag.locator('[data-stand="goed"]');
  for (let nr = 0; (await goed.count()) === 0; nr++) {
    await keuzes.nth(nr).press('Enter');
    await expect(keuzes.nth(nr)).toHaveAttribute('data-stand', /goed|fout/);
    if ((await goed.count()) === 0) await expect(keuzes.nth(nr)).toBeFocused();
  }
  await expect(vraag.getByRole('button', { name: /^(?:Volgende zin|Verder)$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Stop met vragen' }).click();
  await expect(page.getByRole('button', { name: /^Nog \d vra/ })).toBeVisible();
  const nu = page.getByRole('region', { name: 'En nu?' });
  const hierna = (await nu.getByText(/Hierna komt: /).textContent())?.split('Hierna komt: ')[1] ?? '?';
  await expectNothingWrong(page);
  await nu.getByRole('button', { name: 'Verder' }).click();
  await expect(lit).toHaveText(hierna);
  // Stopped half-way, and enough of it: it is not laid out to go on with.
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Ik stop hier' }).click();
  await expect(page.getByText('Je bent gestopt. Lees je deze tekst later verder?')).toBeFocused();
  await page.getByRole('button', { name: 'Genoeg' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Verder lezen' }).getByText(hierna)).toHaveCount(0);
  await page.goBack();
  await expect(lit).toBeVisible();
  // A day on which it only read is a day of practice, not of no taken.
  await page.route('**/api/**/mijn-voortgang', async (route) => {
    const antwoord = await route.fetch();
    const eigen: object = await antwoord.json();
    const dag = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format());
    await route.fulfill({ response: antwoord, json: { ...eigen, dagen: [{ dag, taken: 0, antwoorden: 0 }] } });
  });
  await page.goto(page.url().replace(/leesplank.*/, 'mijn-voortgang'));
  await expect(page.getByRole('listitem').filter({ hasText: ': geoefend' })).toHaveCount(1);
});

test('check 4: on a slow line no sentence lights up before its sound is there', { tag: '@zelden' }, async ({ page }) => {
  await enterPlank(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Lezen' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const lit = page.locator('[aria-current="true"]');
  const titel = await lit.textContent();
  const gevraagd: string[] = [];
  const free = Promise.withResolvers<void>();
  await page.route('**/audio/**', async (route) => {
    gevraagd.push(route.request().url());
    // The title is heard at once; the first sentence is still on its way when the title and the pause behind it are over.
    if (gevraagd.length > 1) await free.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Lees mee' }).click();
  await expect.poll(() => gevraagd.length).toBeGreaterThan(1);
  await page.waitForTimeout(3000);
  await expect(lit).toHaveText(titel ?? '');
  free.resolve();
  await expect(lit).not.toHaveText(titel ?? '');
});

/** To a text of the shelf that this select names. */
async function toTekst(page: Page, plank: string, titel: RegExp): Promise<void> {
  await enterPlank(page);
  await page.getByRole('combobox', { name: 'Welke plank?' }).selectOption(plank);
  await page.getByRole('link', { name: titel }).click();
}

const MATEN = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** Kept as pictures when LEESPLANK names a folder. */
async function lookAt(page: Page, naam: string): Promise<void> {
  await expectNothingWrong(page);
  for (const maat of MATEN) {
    await page.setViewportSize(maat);
    await expectNoSidewaysScroll(page);
    const map = process.env['LEESPLANK'];
    if (map !== undefined) await page.screenshot({ path: `${map}/${naam}-${maat.width}.png` });
  }
  await page.setViewportSize(MATEN[0]);
}

test(
  'reading three times: a guess, words beforehand, own pace by keyboard, the questions, and a schema whose wrong part lights up',
  { tag: '@zelden' },
  async ({ page }) => {
    await toTekst(page, 'teksten-e4', /Wie at de koekjes/);
    // The question, without its loudspeaker; and a tip that is the name, or it would be said after it.
    await expect(page.getByRole('group', { name: 'Wie at de koekjes, denk je?', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terug naar de kaart' })).not.toHaveAttribute('aria-label', /./);
    await page.getByText('een dier', { exact: true }).click();
    await lookAt(page, 'begin');
    // Words: a wrong use, and then the right one.
    await page.getByRole('button', { name: 'Oefen eerst 3 woorden' }).click();
    await expect(page.getByRole('heading', { name: "In welke zin klopt 'kier'?" })).toBeFocused();
    await page.getByRole('button', { name: /hij zit op slot/ }).click();
    await expect(page.getByText('Denk aan wat het woord betekent.')).toBeVisible();
    await page.getByRole('button', { name: /past net een hand door/ }).click();
    await expect(page.getByText('Dat klopt.')).toBeVisible();
    await lookAt(page, 'woord');
    await page.getByRole('button', { name: 'Ga lezen' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Wie at de koekjes?' })).toBeFocused();
    // Own pace: Enter from paragraph to paragraph, and then the questions come by themselves.
    await page.getByText('Hoe wil je lezen?').click();
    await page.getByText('stukje voor stukje, in je hoofd').click();
    await lookAt(page, 'manier');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(page.getByText('Stukje 1 van 4')).toBeVisible();
    const volgende = page.getByRole('button', { name: 'Volgende stukje' });
    await expect(volgende).toBeFocused();
    await expect(page.getByText('Als ze terug is, liggen er nog maar vijf.')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Stukje 1 van 4')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Stukje 2 van 4')).toBeVisible();
    await lookAt(page, 'tempo');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const klaar = page.getByRole('button', { name: 'Ik heb het uit' });
    await expect(klaar).toBeFocused();
    await klaar.press('Enter');
    await expect(page.getByText(/Vraag 1 van/)).toBeVisible();
    // What was lit at one's own pace is not said once more beside the question.
    await expect(page.locator('div.verborgen[aria-live]')).toHaveText('');
    await page.getByRole('button', { name: 'Stop met vragen' }).click();
    // The guess comes back, and nobody says whether it was right.
    await expect(page.getByText('Voor het lezen dacht je: een dier. Was het zo?')).toBeVisible();
    await page.getByText('een beetje', { exact: true }).click();
    await lookAt(page, 'terugblik');
    await page.getByRole('button', { name: 'Hoe hangt het samen?' }).click();
    await expect(page.getByRole('heading', { name: 'Wat gebeurt er na elkaar?' })).toBeFocused();
    const layWoorden = async (delen: readonly string[]): Promise<void> => {
      for (const [n, deel] of delen.entries()) {
        await page.getByRole('button', { name: deel, exact: true }).press('Enter');
        await page.getByRole('button', { name: `Zet hier: ${n + 1}`, exact: true }).press('Enter');
      }
    };
    const juist = [
      'Oma heeft iets lekkers gebakken.',
      'Er zijn drie koekjes weg.',
      'Mees vindt kruimels.',
      'Ze zien een veer.',
      'De dief komt terug.',
      'Oma maakt het raam dicht.',
    ];
    await lookAt(page, 'schema');
    await layWoorden([juist[1] ?? '', juist[0] ?? '', ...juist.slice(2)]);
    const kijkNa = page.getByRole('button', { name: 'Kijk na' });
    await expect(kijkNa).toBeFocused();
    await kijkNa.press('Enter');
    await expect(page.getByText('Nog niet alles klopt.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mees vindt kruimels.: staat goed' })).toBeDisabled();
    await layWoorden([juist[1] ?? '', juist[0] ?? '']);
    await kijkNa.press('Enter');
    await expect(page.getByText('Lees de zin die nu oplicht.')).toBeVisible();
    await expect(page.locator('[data-plek]')).toHaveCount(1);
    await lookAt(page, 'schema-plek');
    await layWoorden(juist.slice(0, 2));
    await kijkNa.click();
    await expect(page.getByText('Dat klopt.')).toBeVisible();
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('button', { name: 'Hoe hangt het samen?' })).toHaveCount(0);
    // A text without a third reading has no button to one.
    await page.getByRole('link', { name: 'Andere tekst' }).first().click();
    await page.getByRole('combobox', { name: 'Welke plank?' }).selectOption('teksten-e4');
    await page.getByRole('link', { name: /De lange file/ }).click();
    await page.getByRole('button', { name: 'Ik heb het uit' }).click();
    await page.getByRole('button', { name: 'Vragen over de tekst' }).click();
    await page.getByRole('button', { name: 'Stop met vragen' }).click();
    await expect(page.getByRole('button', { name: 'Lees nog eens' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hoe hangt het samen?' })).toHaveCount(0);
  },
);

test(
  'a text of yesterday lies ready to be read again, a word of last week asks what it means, and every shelf is two presses away',
  { tag: '@zelden' },
  async ({ page }) => {
    await toTekst(page, 'teksten-e4', /De bever bouwt/);
    await page.getByText('Hoe wil je lezen?').click();
    await page.getByText('vandaag en nog eens').click();
    await expect(page.getByRole('link', { name: 'Voorlezen' })).toBeVisible();
    await page.getByRole('button', { name: 'Ik heb het uit' }).click();
    await expect(page.getByRole('heading', { name: 'Hoe klonk het?' })).toBeFocused();
    await lookAt(page, 'klonk');
    await page.getByRole('button', { name: 'best goed' }).click();
    // Done at once is not read: nothing is said of another day.
    await expect(page.getByText('Mooi, je hebt de tekst uit.')).toBeFocused();
    await expect(page.getByText(/Morgen ligt deze tekst weer klaar|vaak genoeg gelezen/)).toHaveCount(0);
    // As the browser would have sent it a while ago: the days that pass are those of the turn.
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    const leerling = /leerling\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const readTekst = async (tekstId: string, dagen: number, aanpak: string): Promise<string> => {
      const id = crypto.randomUUID();
      const begon = new Date(Date.now() - dagen * 86_400_000).toISOString();
      const data = { tekstId, begon, ms: 200_000, van: 0, verst: 99, plek: 99, uit: true, stem: false, getikt: [], aanpak };
      expect((await page.request.put(`/api/leerlingen/${leerling}/leesbeurten/${id}`, { data, headers })).status()).toBe(200);
      return id;
    };
    await readTekst('e4-05', 1, 'herhaald');
    const beurtId = await readTekst('e4-13', 8, 'gewoon');
    const vragen = await page.request.get(`/api/leerlingen/${leerling}/leesplank/e4-13/vragen`, { headers });
    const lijst: { vragen: { id: string; keuzes: string[] }[] } = await vragen.json();
    const gebruik = lijst.vragen.find(({ id }) => id === 'e4-13-k1b');
    const data = { beurtId, antwoord: gebruik?.keuzes[0] ?? '', zin: null, poging: 1 };
    expect((await page.request.post(`/api/leerlingen/${leerling}/leesplank/e4-13/vragen/e4-13-k1b`, { data, headers })).status()).toBe(200);
    await page.getByRole('link', { name: 'Andere tekst' }).first().click();
    const weer = page.getByRole('region', { name: 'Lees hem nog eens' });
    await expect(weer.getByRole('link', { name: /Kweek je eigen kers/ })).toBeVisible();
    const woorden = page.getByRole('region', { name: 'Weet je deze woorden nog?' });
    await expect(woorden.getByRole('heading', { name: "Wat betekent 'rasp' hier?" })).toBeVisible();
    await lookAt(page, 'plank');
    await woorden.getByRole('button', { name: 'nat en glad spul' }).click();
    await expect(woorden.getByText('Het is: een ding met scherpe gaatjes, om iets in dunne stukjes te maken.')).toBeVisible();
    await woorden.getByRole('button', { name: 'Klaar' }).click();
    await expect(woorden).toHaveCount(0);
    await page.reload();
    await expect(weer).toBeVisible();
    await expect(woorden).toHaveCount(0);
    // The shelf that was chosen is still there after a reload and on the way back.
    const kies = page.getByRole('combobox', { name: 'Welke plank?' });
    await kies.selectOption('teksten-plus');
    await page.getByText('Echt waar', { exact: true }).click();
    const boek = page.getByRole('region', { name: 'Lezen' }).getByRole('listitem').getByRole('link');
    await expect(boek.first()).toContainText('om te weten');
    await page.reload();
    await expect(kies).toHaveValue('teksten-plus');
    await boek.first().click();
    await expect(page.getByRole('button', { name: 'Lees mee' })).toBeVisible();
    await page.goBack();
    await expect(kies).toHaveValue('teksten-plus');
    await page.getByText('Alles', { exact: true }).click();
    await expect(boek).toHaveCount(12);
    await page.getByRole('button', { name: /Nog \d+ teksten/ }).click();
    await expect(boek).toHaveCount(24);
    // What is up again today is read again without choosing it.
    await weer.getByRole('link').click();
    await expect(page.getByText('Vandaag lees je hem nog eens.')).toBeVisible();
    // Cut in klankgroepen to see; a screen reader says the word.
    await expect(page.getByRole('button', { name: 'nodig', exact: true })).toContainText('no · dig');
    await page.getByRole('button', { name: 'Ik heb het uit' }).click();
    await expect(page.getByRole('heading', { name: 'Hoe klonk het?' })).toBeVisible();
  },
);

test(
  'in the dress of the older ones the night goes on behind every page, and what stands on paper is read as by day',
  { tag: '@zelden' },
  async ({ page }) => {
    const quiet = watchQuiet(page);
    await become(page, 'leerling');
    const kaart = page.url();
    await page.evaluate((key) => localStorage.setItem(key, 'nacht'), `tooi:${/leerling\/([^/]+)/u.exec(kaart)?.[1] ?? ''}`);
    await page.goto(kaart.replace('landkaart', 'leesplank'));
    const kop = page.getByRole('heading', { level: 1 });
    let eerder = '';
    for (const scherm of ['leesplank', 'leesplank/e4-13', 'mijn-voortgang', 'woordrijen', 'voorlezen', 'spaarkaarten']) {
      await moveTo(page, new URL(kaart.replace('landkaart', scherm)).pathname);
      await expect(kop).not.toHaveText(eerder);
      await expect(kop).toBeVisible();
      await expect(page.locator('[data-tooi]')).toHaveAttribute('data-tooi', 'nacht');
      await quiet();
      eerder = (await kop.textContent()) ?? '';
      await expectNothingWrong(page);
    }
  },
);
