/**
 * What of the long test of the games was already played well: with `SPELLEN_VERDER` that is passed over, so that it can be run in slices. Another game that
 * changed does not count; the game itself, the kit, the app, the server and the test do.
 */
import { fingerprint, hasPassed, readTree, rememberPassed } from '../../tools/fingerprint.ts';

const READS = ['packages/base', 'packages/domain', 'packages/game-kit', 'apps/web/src', 'apps/server/src', 'e2e/spellen', 'e2e/support'];

const tree = process.env.SPELLEN_VERDER === '1' ? readTree() : undefined;
const printOf = (folder: string): string | undefined =>
  tree && fingerprint(tree, [...READS, `packages/games/src/${folder}`], [process.version]);
const nameOf = (titel: string): string => `spellen ${titel}`;

/** @param folder of the game under `packages/games/src` */
export function isGespeeld(titel: string, folder: string): boolean {
  const print = printOf(folder);
  return print !== undefined && hasPassed(nameOf(titel), print);
}

export function remember(titel: string, folder: string): void {
  const print = printOf(folder);
  if (print !== undefined) rememberPassed(nameOf(titel), print);
}
