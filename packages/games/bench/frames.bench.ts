/**
 * What a frame of each game costs: main-thread milliseconds while its robot plays, at full speed and with the processor slowed down
 * four times. `node packages/games/bench/frames.bench.ts [folder ...] [--json] [--feest]`; with `--feest` the middle of the feast at the end of a
 * round instead, slowed down. `tools/frames-tabel.ts` makes the table in the docs of what `--json` gave.
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
/** Of what is left of a feast once it is half way. */
const FEEST = { aanloop: 5, frames: 45 } as const;

export interface Meting {
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

/** The feast is over soon: what is written in it is not counted. */
async function measureFeest(page: Page, game: string): Promise<Meting> {
  await page.evaluate(() => window.kijk.goTo('einde'));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await turnFrames(page, FEEST.aanloop);
  const before = await metricsOf(cdp);
  await turnFrames(page, FEEST.frames);
  const after = await metricsOf(cdp);
  await page.close();
  const per = (from: number, to: number): number => Math.round(((to - from) * 100_000) / FEEST.frames) / 100;
  return {
    game,
    vertraging: 4,
    taakMs: per(before.task, after.task),
    scriptMs: per(before.script, after.script),
    geschreven: 0,
    gebouwd: 0,
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

type Rij = Meting & { readonly verhouding?: number };

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const feest = process.argv.includes('--feest');
const kijker = await startKijker();
try {
  const rows: Rij[] = [];
  for (const { slug, antwoordvormen } of feest ? manifests.filter((m) => only.length === 0 || only.includes(m.folder)) : [])
    rows.push(await measureFeest(await openGame(kijker, slug, antwoordvormen[0] ?? 'TYP'), slug));
  for (const vertraging of feest ? [] : [1, 4]) {
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
