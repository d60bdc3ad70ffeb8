/**
 * Pictures of every game at its telling moments, wide and tall: `node tools/kijk/shots.ts [out folder] [folder ...] [--vorm=TYP] [--momenten=spel,beurt] [--nacht]`.
 * For people who judge by looking; nothing is compared.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKijker } from './serve.ts';
import type { Kijker } from './serve.ts';
import { manifests } from '../../src/manifests.gen.ts';

const MOMENTEN = ['start', 'spel', 'fout', 'geleid', 'goed', 'beurt', 'einde'] as const;
const MATEN = { breed: { width: 1280, height: 720 }, smal: { width: 390, height: 700 } } as const;

interface ShotOpties {
  readonly out: string;
  readonly slug: string;
  readonly folder: string;
  readonly vorm: string;
  readonly maat: keyof typeof MATEN;
  /** A right word opens play in this game. */
  readonly speelt: boolean;
  /** Something of it stays. */
  readonly blijft: boolean;
}

async function shoot(kijker: Kijker, { out, slug, folder, vorm, maat, speelt, blijft }: ShotOpties): Promise<void> {
  const page = await kijker.browser.newPage({
    viewport: MATEN[maat],
    deviceScaleFactor: maat === 'smal' ? 2 : 1,
    hasTouch: maat === 'smal',
  });
  page.on('pageerror', (error) => console.error(slug, error.message));
  await page.goto(
    `${kijker.url}?game=${encodeURIComponent(slug)}&vorm=${vorm}&touch=${maat === 'smal' ? 1 : 0}&seed=3${nacht ? '&tooi=nacht' : ''}`,
  );
  await page.waitForFunction(() => 'kijk' in window && document.fonts.status === 'loaded');
  const take = async (moment: string, show: () => Promise<void>): Promise<void> => {
    await show();
    await page.evaluate(() => Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]));
    await page.screenshot({ path: join(out, `${folder}-${vorm.toLowerCase()}-${maat}-${moment}.png`) });
  };
  for (const moment of MOMENTEN.filter((naam) => (naam !== 'beurt' || speelt) && (momenten === undefined || momenten.includes(naam))))
    await take(moment, async () => void (await page.evaluate((m) => window.kijk.goTo(m), moment)));
  // It is looked at lying, whatever the stand.
  if (blijft && maat === 'breed')
    for (const kiest of [false, true])
      await take(kiest ? 'uitzoeken' : 'blijft', () => page.evaluate((k) => window.kijk.showVerzameling(k), kiest));
  await page.close();
}

const given = process.argv.slice(2);
/** Only these moments. */
const momenten = given
  .find((word) => word.startsWith('--momenten='))
  ?.slice('--momenten='.length)
  .split(',');
/** In the older dress. */
const nacht = given.includes('--nacht');
/** Only this answer form. */
const alleen = given.find((word) => word.startsWith('--vorm='))?.slice('--vorm='.length);
const [out = join(tmpdir(), 'spelrijk-beelden'), ...only] = given.filter((word) => !word.startsWith('--'));
mkdirSync(out, { recursive: true });
const kijker = await startKijker();
try {
  for (const { slug, folder, antwoordvormen, spel, verzameling } of manifests.filter((m) => only.length === 0 || only.includes(m.folder))) {
    for (const vorm of antwoordvormen.filter((eigen) => alleen === undefined || eigen === alleen))
      await Promise.all(
        (['breed', 'smal'] as const).map((maat) =>
          shoot(kijker, { out, slug, folder, vorm, maat, speelt: spel !== undefined, blijft: verzameling !== undefined }),
        ),
      );
  }
} finally {
  await kijker.close();
}
