/**
 * First load of home, login, landkaart and groepen: bytes over the wire (brotli) and time until something can be read,
 * with a four times slowed processor on a slow connection, against a bare React page served the same way.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { buildWeb } from './build-web.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { demoSession } from './demo-session.ts';
import { root } from './install.mjs';
import { startServer } from './server-process.ts';

/** "Fast 3G" of the browser's developer tools: 1.44 Mbit/s down, 562 ms round trip. */
const SLOW_NETWORK = { offline: false, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8, latency: 562 };
const RUNS = 3;
const PORT = 3597;

interface Load {
  readonly kB: number;
  readonly lcpMs: number;
  readonly blockMs: number;
}

const OBSERVE = `
  window.__lcp = 0; window.__block = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.__lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.__block += Math.max(0, e.duration - 50); }).observe({ type: 'longtask', buffered: true });`;

async function loadOnce(browser: Browser, url: string, storage: Record<string, string>): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(OBSERVE);
  await context.addInitScript((entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const [lcpMs, blockMs] = await page.evaluate(() => {
    const read = (name: string): number => Number(Reflect.get(window, name));
    return [read('__lcp'), read('__block')];
  });
  await context.close();
  return { kB: bytes.total / 1024, lcpMs: lcpMs ?? 0, blockMs: blockMs ?? 0 };
}

/** Script, style and document bytes as they came over the wire; fonts, sound and pictures are left out. */
async function countBytes(page: Page): Promise<{ total: number }> {
  const bytes = { total: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const counted = new Set<string>();
  session.on('Network.responseReceived', (event) => {
    if (['Document', 'Script', 'Stylesheet', 'Other'].includes(event.type)) counted.add(event.requestId);
  });
  session.on('Network.loadingFinished', (event) => {
    if (counted.has(event.requestId)) bytes.total += event.encodedDataLength;
  });
  return bytes;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(browser: Browser, url: string, storage: Record<string, string> = {}): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await loadOnce(browser, url, storage));
  return { kB: median(loads.map((l) => l.kB)), lcpMs: median(loads.map((l) => l.lcpMs)), blockMs: median(loads.map((l) => l.blockMs)) };
}

/** The smallest page React can make, built by the same bundler and served compressed. */
async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(path.join(root, 'node_modules/.spelrijk-bare-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="nl"><title>Kaal</title><div id="root"></div><script type="module" src="/src/main.js"></script></html>',
  );
  writeFileSync(
    path.join(folder, 'src/main.js'),
    `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hallo'));`,
  );
  await build({ root: folder, logLevel: 'silent', build: { outDir: 'dist' } });
  const server: Server = createServer((request, response) => {
    const file = path.join(folder, 'dist', request.url === '/' ? 'index.html' : (request.url ?? ''));
    try {
      const body = brotliCompressSync(readFileSync(file));
      response
        .writeHead(200, { 'content-encoding': 'br', 'content-type': file.endsWith('.html') ? 'text/html' : 'text/javascript' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(PORT + 1, resolve));
  return {
    url: `http://localhost:${PORT + 1}/`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const print = (name: string, load: Load, base: Load): void => {
  const ratio = (value: number, from: number): string => (from > 0 ? `${(value / from).toFixed(1)}x` : '-');
  console.log(
    `${name.padEnd(12)} ${load.kB.toFixed(1).padStart(7)} kB (${ratio(load.kB, base.kB)})  leesbaar na ${load.lcpMs.toFixed(0).padStart(5)} ms (${ratio(load.lcpMs, base.lcpMs)})  blokkeert ${load.blockMs.toFixed(0).padStart(4)} ms`,
  );
};

await buildWeb();
const data = mkdtempSync(path.join(tmpdir(), 'spelrijk-bench-'));
const server = await startServer({ port: PORT, env: { SPELRIJK_DATA: data, LOG_LEVEL: 'warn' }, patience: 300_000 });
const bare = await serveBarePage();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  const base = await measure(browser, bare.url);
  const leerling = await demoSession(server.url, 'leerling');
  const docent = await demoSession(server.url, 'docent');
  print('kaal React', base, base);
  print('home', await measure(browser, `${server.url}/site/home`), base);
  print('login', await measure(browser, `${server.url}/app/auth/login`), base);
  print('landkaart', await measure(browser, `${server.url}/leerling/${leerling.id}/landkaart`, leerling.storage), base);
  print('groepen', await measure(browser, `${server.url}/admins/${docent.adminId}/groepen`, docent.storage), base);
} finally {
  await browser.close();
  bare.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
