/** A Vite server of our own for the page that shows one game, and a browser to look at it with. */
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';

export interface Kijker {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Starts server and browser; `CHROME_PATH` names another browser than Debian's. */
export async function startKijker(): Promise<Kijker> {
  const server: ViteDevServer = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    cacheDir: '/tmp/spelrijk-kijk',
    server: { port: 0, hmr: false, watch: null, fs: { strict: false } },
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the server has no address');
  return { url, browser, close: async () => void (await Promise.all([browser.close(), server.close()])) };
}
