import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { PORT, SCHOLEN } from './support/server.ts';

/** Reads what all the others left behind. */
const LAATST = '**/zonder-weigering.spec.ts';
/** With a microphone, so in a browser of their own, and among the longest: begun last, one of them would keep all others waiting at the end. */
const OPNAME = '**/*opname*.spec.ts';
/** Only when it is asked for; see `browserTests` in tools/check-steps.ts. */
const ZELDEN = /@zelden/;

/**
 * Edges are not smoothed and a picture is drawn with what it stands in, not after it: a game that is played costs a sixth less. No journey looks at
 * pixels; pictures that somebody looks at are taken by others, without these.
 */
const PLAIN_EDGES = ['--disable-composited-antialiasing', '--disable-lcd-text', '--disable-checker-imaging'];

/** Each browser has a real server with a fresh demo school for the whole run. A game waits more than it computes, so three keep two processors busy; with four each waits for the others. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/start.ts',
  outputDir: '../test-results',
  // Nobody waits this long on a machine that has only this to do; on a busy one it is no failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: SCHOLEN,
  projects: [
    { name: 'opname', testMatch: OPNAME, grepInvert: ZELDEN },
    { name: 'school', testIgnore: [LAATST, OPNAME], grepInvert: ZELDEN },
    { name: 'zelden', testIgnore: LAATST, grep: ZELDEN },
    { name: 'laatst', testMatch: LAATST, dependencies: ['opname', 'school'] },
  ],
  // The report names what needed a second try.
  retries: 1,
  // A server that answers nothing makes every journey wait its four minutes, twice: then it ends, and says which were left. The deep run is one browser for hours.
  globalTimeout: process.env.E2E_DEEP === '1' ? 14_400_000 : 2_400_000,
  reporter: [['list']],
  use: {
    // What cannot be pressed by then never can be, and a hanging test keeps its worker for four minutes.
    actionTimeout: 30_000,
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, ...PLAIN_EDGES] },
  },
});
