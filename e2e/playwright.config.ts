import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { PORT } from './support/server.ts';

/** One real server on a fresh demo school for the whole run; one browser at a time on two cores that also run the server. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/start.ts',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 1,
  // On a busy machine one login in some hundred has hung; the report names what needed a second try.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
  },
});
