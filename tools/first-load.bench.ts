/**
 * First load of home, login, landkaart, groepen and a groep: bytes over the wire (brotli, with what comes after the first
 * drawing) and time until something can be read, with a four times slowed processor on a slow connection, against a bare React
 * page served the same way. A groep once more with only the processor slowed.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { buildWeb } from './build.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { type DemoSession, demoSession } from './demo-session.ts';
import { firstLoads, lineOf } from './first-load.ts';
import { root } from './install.mjs';
import { startServer } from './server-process.ts';

interface Line {
  readonly offline: boolean;
  /** Bytes per second, ms. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  readonly latency: number;
}

/** "Fast 3G" of the browser's developer tools: 1.44 Mbit/s down, 562 ms round trip. */
const SLOW_NETWORK: Line = {
  offline: false,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
  latency: 562,
};
/** A line that holds nothing up: what is left is the processor. */
const FREE_NETWORK: Line = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };
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

async function loadOnce(browser: Browser, url: string, storage: Record<string, string>, line: Line): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(OBSERVE);
  await context.addInitScript((entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const bytes = await countBytes(page, line);
  await page.goto(url, { waitUntil: 'networkidle' });
  const [lcpMs, blockMs] = await page.evaluate(() => {
    const read = (name: string): number => Number(Reflect.get(window, name));
    return [read('__lcp'), read('__block')];
  });
  await context.close();
  return { kB: bytes.total / 1024, lcpMs: lcpMs ?? 0, blockMs: blockMs ?? 0 };
}

/** Script, style and document bytes as they came over the wire; fonts, sound and pictures are left out. */
async function countBytes(page: Page, line: Line): Promise<{ total: number }> {
  const bytes = { total: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
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

async function measure(browser: Browser, url: string, storage: Record<string, string> = {}, line = SLOW_NETWORK): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await loadOnce(browser, url, storage, line));
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

/** The largest groep of this admin. */
async function groepOf(url: string, { adminId, token }: DemoSession): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/admins/${adminId}/groepen`, { headers });
  const { groepen }: { groepen: readonly { readonly id: string; readonly leerlingen: number }[] } = await response.json();
  return groepen.toSorted((a, b) => b.leerlingen - a.leerlingen)[0]?.id ?? '';
}

const print = (name: string, load: Load, base: Load): void => {
  const ratio = (value: number, from: number): string => (from > 0 ? `${(value / from).toFixed(1)}x` : '-');
  console.log(
    `${name.padEnd(12)} ${load.kB.toFixed(1).padStart(7)} kB (${ratio(load.kB, base.kB)})  leesbaar na ${load.lcpMs.toFixed(0).padStart(5)} ms (${ratio(load.lcpMs, base.lcpMs)})  blokkeert ${load.blockMs.toFixed(0).padStart(4)} ms`,
  );
};

await buildWeb();
const data = mkdtempSync(path.join(tmpdir(), 'spelrijk-bench-'));
// As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
chmodSync(data, 0o755);
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
  const groep = `${server.url}/admins/${docent.adminId}/groepen/${await groepOf(server.url, docent)}`;
  print('groep', await measure(browser, groep, docent.storage), base);
  print('groep, lijn', await measure(browser, groep, docent.storage, FREE_NETWORK), base);
  for (const load of firstLoads(path.join(root, 'apps/web/build/client'))) console.log(lineOf(load));
} finally {
  await browser.close();
  bare.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
