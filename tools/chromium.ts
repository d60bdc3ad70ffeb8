/** Finds Chromium for the browser tests, or installs Debian's package when we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Chromium without a window at all. The ordinary one without a window draws its whole frame all the same, in a process of its own for each
 * page: it costs the journeys nearly twice as much processor.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
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

/** May we install, and is this a system that we know how to? */
const canInstall = (): boolean => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(name: string): boolean {
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  const { status } = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** The path of a Chromium, installed when missing; throws one line that says what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    console.log('Chromium installeren voor de browsertests ...');
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('Geen Chromium gevonden: installeer het pakket chromium, of zet CHROME_PATH op het pad van een Chromium of Chrome.');
}

/** The same before a long run, for which it pays to fetch the one without a window where another one is already there. */
export function ensureQuickChromium(): string {
  if (process.env.CHROME_PATH === undefined && canInstall() && findChromium() !== SHELL) {
    console.log('Chromium zonder venster installeren: daarmee duren de browsertests korter ...');
    install('chromium-headless-shell');
  }
  return ensureChromium();
}
