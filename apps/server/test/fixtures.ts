/** What a test that makes its own server, or its own plan, gives it: a key, a log that says nothing, and speech; and which tests are rare. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AudioIndex } from '../src/features/oefenen/spraak/index.ts';
import { createKluis } from '../src/platform/auth/kluis.ts';
import type { Log } from '../src/platform/log.ts';

/** `npm run test:deep`, which has hours. */
export const DEEP = process.env['E2E_DEEP'] === '1';

/** Of a drill that starts the whole program again and again, or waits out a real limit: it runs in the deep run alone. */
export const RARE = { skip: DEEP ? false : 'npm run test:deep' };

/** One key for all test databases. */
export const PROEFKLUIS = createKluis(new Uint8Array(32).fill(7));

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

const FOLDERS: string[] = [];
process.once('exit', () => {
  for (const folder of FOLDERS) rmSync(folder, { recursive: true, force: true });
});

/** A folder of this process, gone when it ends. */
export function createTempFolder(naam: string): string {
  const folder = mkdtempSync(join(tmpdir(), `spelrijk-${naam}-`));
  FOLDERS.push(folder);
  return folder;
}

/** Nothing can be heard. */
export const STIL: AudioIndex = {
  vanWoord: () => ({}),
  isHoorbaar: () => false,
  vanRegel: () => undefined,
  vanTekst: () => undefined,
  vanKlank: () => undefined,
};

/** Every word, sentence and sound can be heard, each sound another. */
export const ALLES_KLINKT: AudioIndex = {
  vanWoord: () => ({ woord: 'w', langzaam: 'l' }),
  isHoorbaar: () => true,
  vanRegel: () => undefined,
  vanTekst: () => 't',
  vanKlank: (grafeem) => `k-${grafeem}`,
};
