/**
 * What every command needs first: the packages of the lockfile and the pinned Node. Plain JavaScript without
 * dependencies, because it runs before anything is installed, under whatever Node (20 or newer) is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.spelrijk-lock');
const nodePath = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Every program of ours is many modules of TypeScript: without this half of the time of a start goes to reading them. */
const COMPILED = path.join(root, 'node_modules', '.cache', 'compiled');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Links the pinned Node where every command of ours looks for it. npm 10, which comes with Node 20 and 22, takes that link away: it tidies up after the packages for other machines,
 * and those have a program of the same name. Leaves a link that is there.
 */
export function linkNode(folder = root) {
  const modules = path.join(folder, 'node_modules');
  const link = path.join(modules, '.bin', 'node');
  if (existsSync(link) || !existsSync(modules)) return;
  const here = readdirSync(modules).find(
    (name) => /^node-.*(linux|darwin)/.test(name) && existsSync(path.join(modules, name, 'bin', 'node')),
  );
  if (here === undefined) return;
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.join('..', here, 'bin', 'node'), link);
}

/**
 * Whether what npm says it installed is what the lockfile asks for; what is left out of it for being optional (for another system) is no difference.
 * @param {Record<string, {version?: string, integrity?: string, optional?: boolean, link?: boolean}>} asked "packages" of `package-lock.json`
 * @param {Record<string, {version?: string, integrity?: string}>} installed "packages" of `node_modules/.package-lock.json`
 */
export function isInstalled(asked, installed) {
  return Object.entries(asked).every(([place, { version, integrity, optional }]) => {
    if (place === '') return true;
    const there = installed[place];
    return there ? there.version === version && there.integrity === integrity : optional === true;
  });
}

/** `npm ci` by hand counts as well: nobody waits a second time for the same packages. */
function isInstalledByHand() {
  const said = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(said)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return isInstalled(packagesOf(path.join(root, 'package-lock.json')), packagesOf(said));
}

const versionOfNode = () => spawnSync(nodePath, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Installs exactly the lockfile, once per lockfile. */
export function ensureInstalled() {
  linkNode();
  const hash = lockHash();
  if (existsSync(nodePath) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (existsSync(nodePath) && isInstalledByHand() && versionOfNode().startsWith('v26.')) {
    writeFileSync(stamp, hash);
    return;
  }
  console.log('Spelrijk: pakketten installeren (eenmalig, ongeveer een minuut) ...');
  // The console of npm is noise here unless it fails: engines differ because the pinned Node comes with this install.
  const result = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) stop('De installatie van de pakketten is mislukt; hierboven staat waarom.');
  linkNode();
  const version = versionOfNode();
  if (!version.startsWith('v26.'))
    stop(`De meegeleverde Node 26 is niet gevonden (wel: ${version || 'geen'}). Installeer met de optionele pakketten erbij.`);
  writeFileSync(stamp, hash);
}

/**
 * Ends with a sentence for the person at the keyboard.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a script of ours under the pinned Node; resolves with its exit code. Signals reach the child. */
export function runNode(args, options = {}) {
  const env = {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    ...options.env,
    PATH: `${path.dirname(nodePath)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(nodePath, args, { cwd: root, stdio: options.stdio ?? 'inherit', env });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  const done = new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
  return { child, done };
}
