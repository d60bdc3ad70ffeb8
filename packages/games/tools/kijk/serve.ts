/** A Vite server of our own for the page that shows one game, and a browser to look at it with. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../../tools/chromium.ts';
import { extractPictures, PICTURES } from '../../../../tools/pictures/pictures.ts';

export interface Kijker {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Starts server and browser. */
export async function startKijker(): Promise<Kijker> {
  extractPictures();
  const server: ViteDevServer = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(tmpdir(), 'spelrijk-kijk'),
    define: { PLAATJES: JSON.stringify(PICTURES) },
    server: { port: 0, hmr: false, watch: null, fs: { strict: false } },
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the server has no address');
  return { url, browser, close: async () => void (await Promise.all([browser.close(), server.close()])) };
}
