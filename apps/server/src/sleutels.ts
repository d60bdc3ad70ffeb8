/**
 * `node apps/server/src/main.ts sleutels`: from now on a new key signs; the former one is accepted for as long as its tokens may
 * live, so nobody is logged out. With a database of one's own all servers take the new key by themselves; on the
 * embedded database the running server is asked to do it.
 */
import { keyOverlap, openKeys } from './platform/auth/keys.ts';
import { openKluis } from './platform/auth/kluis.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { runningServer } from './platform/db/lock.ts';
import { openConfigured } from './platform/db/open.ts';
import type { Log } from './platform/log.ts';

async function rotateHere(config: Config, log: Log): Promise<void> {
  const { database, close } = await openConfigured(config, log);
  try {
    const now = systemClock.now();
    const kluis = await openKluis(config.secretFile, database.own);
    const keys = await openKeys(database.own, { kluis, keyFile: config.keyFile }, keyOverlap(config), now);
    await keys.rotate(now);
  } finally {
    await close();
  }
}

/** Says what was done, in one line. Throws one readable line when the key is the operator's own file. */
export async function rotateSleutels(config: Config, _woorden: readonly string[], log: Log): Promise<string> {
  const pid = config.databaseUrl ? undefined : runningServer(config.data);
  if (pid === undefined) await rotateHere(config, log);
  else process.kill(pid, 'SIGHUP');
  const uren = Math.ceil(keyOverlap(config) / 3_600_000);
  return pid === undefined
    ? `Er is een nieuwe sleutel. De vorige wordt nog ${uren} uur aanvaard.`
    : `Proces ${pid} maakt een nieuwe sleutel. De vorige wordt nog ${uren} uur aanvaard.`;
}
