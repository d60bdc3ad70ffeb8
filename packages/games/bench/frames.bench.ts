/**
 * What a frame of each game costs: main-thread milliseconds per frame while its robot plays, at full speed and with the
 * processor slowed down four times. `node packages/games/bench/frames.bench.ts [folder ...] [--json]`
 *
 * The baseline, measured in the same run, is the least a stage of that size can cost: 40 plain elements that get a new
 * transform every frame. The counters (`Performance.getMetrics`) are in thread time, so other work on the machine lowers
 * the frames per second but hardly the cost.
 */
import type { CDPSession, Page } from 'playwright';
import { manifests } from '../src/manifests.gen.ts';
import { startKijker } from '../tools/kijk/serve.ts';
import type { Kijker } from '../tools/kijk/serve.ts';

const SECONDEN = 4;

interface Meting {
  readonly game: string;
  readonly vertraging: number;
  readonly fps: number;
  /** Main-thread milliseconds per frame, all of it and script alone. */
  readonly taakMs: number;
  readonly scriptMs: number;
}

async function metricsOf(cdp: CDPSession): Promise<{ readonly task: number; readonly script: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { task: value('TaskDuration'), script: value('ScriptDuration') };
}

const countFrames = (page: Page, ms: number): Promise<number> =>
  page.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const end = performance.now() + duration;
        requestAnimationFrame(function frame(now) {
          frames++;
          if (now < end) requestAnimationFrame(frame);
          else resolve(frames);
        });
      }),
    ms,
  );

async function measure(page: Page, game: string, vertraging: number): Promise<Meting> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: vertraging });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await countFrames(page, 1000);
  const before = await metricsOf(cdp);
  const frames = await countFrames(page, SECONDEN * 1000);
  const after = await metricsOf(cdp);
  await page.close();
  const per = (from: number, to: number): number => Math.round(((to - from) * 100_000) / frames) / 100;
  return {
    game,
    vertraging,
    fps: Math.round(frames / SECONDEN),
    taakMs: per(before.task, after.task),
    scriptMs: per(before.script, after.script),
  };
}

async function openGame(kijker: Kijker, game: string, vorm: string): Promise<Page> {
  const page = await kijker.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${kijker.url}?game=${encodeURIComponent(game)}&vorm=${vorm}`);
  await page.waitForFunction(() => 'kijk' in window && document.fonts.status === 'loaded');
  await page.evaluate(() => window.kijk.draai());
  return page;
}

async function openBaseline(kijker: Kijker): Promise<Page> {
  const page = await kijker.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.evaluate(() => {
    const boxes = Array.from({ length: 40 }, () => document.createElement('div'));
    for (const box of boxes) box.setAttribute('style', 'position:absolute;width:80px;height:80px;background:#0f7c8a;will-change:transform');
    document.body.append(...boxes);
    requestAnimationFrame(function frame(now) {
      for (const [i, box] of boxes.entries()) box.style.transform = `translate(${(now / 9 + i * 31) % 1200}px,${(i * 17) % 640}px)`;
      requestAnimationFrame(frame);
    });
  });
  return page;
}

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const kijker = await startKijker();
try {
  const rows: (Meting & { readonly verhouding: number })[] = [];
  for (const vertraging of [1, 4]) {
    const basis = await measure(await openBaseline(kijker), 'basis: 40 elementen', vertraging);
    rows.push({ ...basis, verhouding: 1 });
    for (const { slug, antwoordvormen } of manifests.filter((m) => only.length === 0 || only.includes(m.folder))) {
      const meting = await measure(await openGame(kijker, slug, antwoordvormen[0] ?? 'TYP'), slug, vertraging);
      rows.push({ ...meting, verhouding: Math.round((meting.taakMs / basis.taakMs) * 10) / 10 });
    }
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
  else console.table(rows);
} finally {
  await kijker.close();
}
