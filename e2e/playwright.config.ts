import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { PORT } from './support/server.ts';

/** These change nothing of the demo school: they read, play as the demo child, or make a school or a visitor of their own. */
const APART = [
  'accounts',
  'berichten',
  'gegevens',
  'inloggen',
  'landkaart',
  'nieuwe-klant',
  'opnamestudio',
  'schooldag',
  'site',
  'spellen',
].map((naam) => `**/${naam}.spec.ts`);
/** Reads what all the others left behind. */
const LAATST = '**/zonder-weigering.spec.ts';

/**
 * One real server on a fresh demo school for the whole run, and three browsers that stay out of each other's way: a game waits more than it
 * computes, so three keep two processors busy.
 */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/start.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  // Nobody waits this long on a machine that has only this to do; on a busy one it is no failure.
  expect: { timeout: 20_000 },
  workers: 3,
  projects: [
    { name: 'school', testIgnore: [...APART, LAATST], workers: 1 },
    { name: 'apart', testMatch: APART, workers: 2 },
    { name: 'laatst', testMatch: LAATST, dependencies: ['school', 'apart'] },
  ],
  // The report names what needed a second try.
  retries: 1,
  reporter: [['list']],
  use: {
    // What cannot be pressed by then never can be, and a hanging test keeps its worker for two minutes.
    actionTimeout: 30_000,
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
  },
});
