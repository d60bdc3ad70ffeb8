import { chromium } from 'playwright';
import { readdirSync, mkdirSync, readFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../../tools/chromium.ts';
const folder = process.argv[2] ?? '';
const dir = '/tmp/kijkf';
mkdirSync('/tmp/sheetf', { recursive: true });
const order = ['start', 'spel', 'fout', 'geleid', 'goed', 'einde'];
const files = readdirSync(dir).filter((f) => f.startsWith(folder + '-'));
const groups = [...new Set(files.map((f) => f.split('-').slice(0, 3).join('-')))];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
for (const g of groups) {
  const breed = g.endsWith('breed');
  const page = await browser.newPage({ viewport: breed ? { width: 1600, height: 1350 } : { width: 1560, height: 470 * 1 } });
  const imgs = order
    .map(
      (m) =>
        `<img style="width:${breed ? 800 : 260}px" src="data:image/png;base64,${readFileSync(`${dir}/${g}-${m}.png`).toString('base64')}">`,
    )
    .join('');
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap">${imgs}</body>`);
  await page.screenshot({ path: `/tmp/sheetf/${g}.png` });
  await page.close();
}
await browser.close();
