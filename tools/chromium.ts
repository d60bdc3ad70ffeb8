/** Finds Chromium for the browser tests, or installs Debian's package when we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No sandbox as root; no background traffic in a closed network; sound may start without a tap. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
];

function findChromium(): string | undefined {
  return [process.env.CHROME_PATH, ...PLACES].find((place): place is string => place !== undefined && existsSync(place));
}

/** The path of a Chromium, installed when missing; throws one line that says what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium installeren voor de browsertests ...');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('Geen Chromium gevonden: installeer het pakket chromium, of zet CHROME_PATH op het pad van een Chromium of Chrome.');
}
