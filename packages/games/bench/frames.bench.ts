/**
 * What a frame of each game costs: main-thread milliseconds per frame while its robot plays, at full speed and with the
 * processor slowed down four times. `node packages/games/bench/frames.bench.ts [--json]`
 *
 * Measured with the browser's own counters (`Performance.getMetrics`: TaskDuration) over a few seconds of real time. The
 * counters are in thread time, so other work on the machine lowers the frames per second but hardly the cost.
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

async function measure(kijker: Kijker, game: string, vorm: string, vertraging: number): Promise<Meting> {
  const page = await kijker.browser.newPage({ viewport: { width: 1280, height: 720 } });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${kijker.url}?game=${encodeURIComponent(game)}&vorm=${vorm}`);
  await page.waitForFunction(() => 'kijk' in window && document.fonts.status === 'loaded');
  await page.evaluate(() => window.kijk.draai());
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: vertraging });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await countFrames(page, 1000);
  const before = await metricsOf(cdp);
  const frames = await countFrames(page, SECONDEN * 1000);
  const after = await metricsOf(cdp);
  await page.close();
  const per = (a: number, b: number): number => Math.round(((b - a) * 100_000) / frames) / 100;
  return {
    game,
    vertraging,
    fps: Math.round(frames / SECONDEN),
    taakMs: per(before.task, after.task),
    scriptMs: per(before.script, after.script),
  };
}

const kijker = await startKijker();
try {
  const rows: Meting[] = [];
  for (const { slug, antwoordvormen } of manifests)
    for (const vertraging of [1, 4]) rows.push(await measure(kijker, slug, antwoordvormen[0] ?? 'TYP', vertraging));
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
  else console.table(rows);
} finally {
  await kijker.close();
}
