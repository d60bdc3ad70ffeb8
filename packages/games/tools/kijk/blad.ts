/**
 * A sheet per game and dress: its start, a word half way, a mistake, its play, its feast and its end, on a laptop, a tablet and a phone.
 * `node packages/games/tools/kijk/blad.ts [out folder] [folder ...]`; with `--film` short films instead, their frames in one sheet: the play that a
 * word earns and the feast of a right one, a tenth of a second between two pictures. `--tooi=ruimte` looks at another dress. For people who judge by looking; nothing is compared, but a sheet
 * that does not show one of its moments is a failure.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startKijker } from './serve.ts';
import type { Kijker } from './serve.ts';
import { manifests } from '../../src/manifests.gen.ts';

const MOMENTEN = ['start', 'spel', 'fout', 'beurt', 'goed', 'einde'] as const;
const MATEN = {
  laptop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  telefoon: { width: 390, height: 844 },
} as const;
const TOOIEN = ['dag', 'nacht', 'ruimte', 'sport', 'strip'] as const;
const GEWOON: readonly Wat['tooi'][] = ['dag', 'nacht'];
/** Width of each picture on the sheet (px). */
const BREED = { laptop: 420, tablet: 236, telefoon: 149 } as const;
type Maat = keyof typeof MATEN;

interface Wat {
  readonly slug: string;
  readonly maat: Maat;
  readonly tooi: (typeof TOOIEN)[number];
}

/** How far into its play it is looked at, in ticks: some are over soon. */
const BEURTEN = [170, 90] as const;

/** One picture of each moment, as data. */
async function shootMomenten(kijker: Kijker, wat: Wat): Promise<readonly string[]> {
  for (const na of BEURTEN) {
    const beelden = await tryMomenten(kijker, wat, na);
    if (beelden.length === MOMENTEN.length) return beelden;
  }
  console.error(`${wat.slug} ${wat.maat} ${wat.tooi}: the round ended without one of its moments`);
  process.exitCode = 1;
  return [];
}

async function tryMomenten(kijker: Kijker, { slug, maat, tooi }: Wat, na: number): Promise<readonly string[]> {
  const page = await kijker.browser.newPage({ viewport: MATEN[maat], hasTouch: maat !== 'laptop' });
  page.on('pageerror', (error) => console.error(slug, error.message));
  const touch = maat === 'laptop' ? 0 : 1;
  const beelden: string[] = [];
  try {
    await page.goto(`${kijker.url}?game=${encodeURIComponent(slug)}&touch=${touch}&seed=3&tooi=${tooi}&beurt=${na}`);
    await page.waitForFunction(() => 'kijk' in window && document.fonts.status === 'loaded');
    for (const moment of MOMENTEN) {
      if (!(await page.evaluate((m) => window.kijk.goTo(m), moment))) return [];
      await page.evaluate(() => Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]));
      const beeld = await page.screenshot({ type: 'jpeg', quality: 70 });
      beelden.push(`data:image/jpeg;base64,${beeld.toString('base64')}`);
    }
  } finally {
    await page.close();
  }
  return beelden;
}

/** Three moments side by side, so that letters can still be read on a picture of the whole. */
const NAAST = 3;

async function makeBlad(kijker: Kijker, slug: string, tooi: Wat['tooi'], file: string): Promise<void> {
  const beelden: Partial<Record<Maat, readonly string[]>> = {};
  for (const maat of ['laptop', 'tablet', 'telefoon'] as const) beelden[maat] = await shootMomenten(kijker, { slug, maat, tooi });
  const img = (maat: Maat, i: number): string => `<img width="${BREED[maat]}" src="${beelden[maat]?.[i] ?? ''}">`;
  const cel = (moment: string, i: number): string =>
    `<div><b>${slug} ${tooi} ${moment}</b><br>${img('laptop', i)}<br>${img('tablet', i)} ${img('telefoon', i)}</div>`;
  const breed = NAAST * (BREED.laptop + 8) + 12;
  const page = await kijker.browser.newPage({ viewport: { width: breed, height: 1000 } });
  await page.setContent(
    `<style>body{margin:4px;font:14px sans-serif;display:grid;grid-template-columns:repeat(${NAAST},1fr);gap:4px}</style>${MOMENTEN.map(cel).join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** Of each moment: from where, how many pictures. */
const FILM = { beurt: 24, goed: 12 } as const;
/** Ticks between two pictures. */
const OM_DE = 6;
const FILM_BREED = 320;
const RIJ = 6;

/** Anticipation, squash and overshoot are seen in what follows on each other, not in one picture. */
async function makeFilm(kijker: Kijker, slug: string, tooi: Wat['tooi'], file: string): Promise<void> {
  const page = await kijker.browser.newPage({ viewport: MATEN.laptop });
  const beelden: string[] = [];
  for (const [moment, aantal] of Object.entries(FILM)) {
    await page.goto(`${kijker.url}?game=${encodeURIComponent(slug)}&touch=0&seed=3&tooi=${tooi}&beurt=20`);
    await page.waitForFunction(() => 'kijk' in window && document.fonts.status === 'loaded');
    if (!(await page.evaluate((m) => window.kijk.goTo(m === 'beurt' ? 'beurt' : 'goed'), moment))) {
      console.error(`${slug} ${tooi}: the round ended without its ${moment}`);
      process.exitCode = 1;
    }
    for (let i = 0; i < aantal; i++) {
      beelden.push(`data:image/jpeg;base64,${(await page.screenshot({ type: 'jpeg', quality: 60 })).toString('base64')}`);
      await page.evaluate((ticks) => window.kijk.turn(ticks), OM_DE);
    }
  }
  await page.setViewportSize({ width: RIJ * (FILM_BREED + 4) + 8, height: 1000 });
  await page.setContent(
    `<style>body{margin:4px;display:grid;grid-template-columns:repeat(${RIJ},1fr);gap:4px}</style>${beelden.map((src) => `<img width="${FILM_BREED}" src="${src}">`).join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { film: { type: 'boolean', default: false }, tooi: { type: 'string', multiple: true } },
});
const [out = join(tmpdir(), 'spelrijk-bladen'), ...only] = positionals;
const tooien = values.tooi === undefined ? GEWOON : TOOIEN.filter((tooi) => values.tooi?.includes(tooi));
mkdirSync(out, { recursive: true });
const kijker = await startKijker();
try {
  for (const { slug, folder } of manifests.filter((m) => only.length === 0 || only.includes(m.folder))) {
    for (const tooi of tooien)
      await (values.film
        ? makeFilm(kijker, slug, tooi, join(out, `${folder}-${tooi}-film.png`))
        : makeBlad(kijker, slug, tooi, join(out, `${folder}-${tooi}.png`)));
    console.log(folder);
  }
} finally {
  await kijker.close();
}
