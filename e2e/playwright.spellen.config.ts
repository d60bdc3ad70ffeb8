import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every game played to its end, in every form it claims: hours, so only when it is asked for. See `tools/spellen.ts`. */
export default defineConfig({
  ...base,
  testDir: 'spellen',
  testMatch: 'spellen.spec.ts',
  projects: [{ name: 'spellen' }],
  // A taak of twelve words on a busy machine.
  timeout: 420_000,
  retries: 0,
  globalTimeout: 0,
  // A visitor of the demo is a child of its own: browsers can share a school, and it is filled once.
  metadata: { scholen: 1 },
});
