/**
 * What a frame of each game costs: main-thread milliseconds while its robot plays, at full speed and with the processor slowed down
 * four times. `node packages/games/bench/frames.bench.ts [folder ...] [--json]`
 *
 * Every run draws the same frames, so what is written to the page in them is the same number whatever else the machine does: styles
 * and attributes, and elements put in or taken out. The baseline, measured in the same run, is the least a stage of that size can
 * cost: 40 plain elements that get a new transform every frame. The counters (`Performance.getMetrics`) are in thread time.
 */
import type { CDPSession, Page } from 'playwright';
import { startKijker } from '../tools/kijk/serve.ts';
import type { Kijker } from '../tools/kijk/serve.ts';
import { manifests } from '../src/manifests.gen.ts';

const AANLOOP = 90;
const FRAMES = 300;

interface Meting {
  readonly game: string;
  readonly vertraging: number;
  /** Main-thread milliseconds per frame, all of it and script alone. */
  readonly taakMs: number;
  readonly scriptMs: number;
  /** Styles, attributes and texts written per frame. */
  readonly geschreven: number;
  /** Elements put in or taken out per frame. */
  readonly gebouwd: number;
}

async function metricsOf(cdp: CDPSession): Promise<{ readonly task: number; readonly script: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { task: value('TaskDuration'), script: value('ScriptDuration') };
}

const turnFrames = (page: Page, frames: number): Promise<void> => page.evaluate((n) => window.kijk.turn(n), frames);

/** Counted in frames of their own: counting takes time. */
const countWrites = (page: Page): Promise<readonly [written: number, built: number]> =>
  page.evaluate(async (frames) => {
    let [written, built] = [0, 0];
    const observer = new MutationObserver((records) => {
      for (const { type, addedNodes, removedNodes } of records) {
        if (type === 'childList') built += addedNodes.length + removedNodes.length;
        else written++;
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    await window.kijk.turn(frames);
    observer.disconnect();
    return [written / frames, built / frames] as const;
  }, FRAMES);

async function measure(page: Page, game: string, vertraging: number): Promise<Meting> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: vertraging });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await turnFrames(page, AANLOOP);
  const before = await metricsOf(cdp);
  await turnFrames(page, FRAMES);
  const after = await metricsOf(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [written, built] = await countWrites(page);
  await page.close();
  const per = (from: number, to: number): number => Math.round(((to - from) * 100_000) / FRAMES) / 100;
  return {
    game,
    vertraging,
    taakMs: per(before.task, after.task),
    scriptMs: per(before.script, after.script),
    geschreven: Math.round(written * 10) / 10,
    gebouwd: Math.round(built * 10) / 10,
  };
}

async function openGame(kijker: Kijker, game: string, vorm: string): Promise<Page> {
  const page = await kijker.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${kijker.url}?game=${encodeURIComponent(game)}&vorm=${vorm}`);
  await page.waitForFunction(() => 'kijk' in window && document.fonts.status === 'loaded');
  return page;
}

async function openBaseline(kijker: Kijker): Promise<Page> {
  const page = await kijker.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.evaluate(() => {
    const boxes = Array.from({ length: 40 }, () => document.createElement('div'));
    for (const box of boxes) box.setAttribute('style', 'position:absolute;width:80px;height:80px;background:#0f7c8a;will-change:transform');
    document.body.append(...boxes);
    const draw = (now: number): void => {
      for (const [i, box] of boxes.entries()) box.style.transform = `translate(${(now * 2 + i * 31) % 1200}px,${(i * 17) % 640}px)`;
    };
    const turn = (frames: number): Promise<void> =>
      new Promise((resolve) => {
        let done = 0;
        requestAnimationFrame(function frame() {
          if (done++ === frames) return resolve();
          requestAnimationFrame(frame);
          draw(done);
        });
      });
    Object.assign(window, { kijk: { turn } });
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
