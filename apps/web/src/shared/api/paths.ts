import type { FindPath, Paths } from '@spelrijk/contract/client';
import { corePaths } from '@spelrijk/contract/paths';
import { i18next } from '../texts/i18n.ts';
import { ApiFout } from './fout.ts';

/** What this page knows: what everybody and the screen that staff land on may call, and what came since. */
let known: Partial<Paths> = corePaths;

/** An area names the calls of its people before its first screen asks something: a table of them all would be in every first load. */
export function knowPaths(more: Partial<Paths>): void {
  known = { ...known, ...more };
}

/** The calls of staff. Their first screen does without; fetched ahead they keep the second from waiting. */
export async function fetchPaths(): Promise<void> {
  knowPaths((await import('@spelrijk/contract/paths-staf')).stafPaths);
}

/** Rare: a call of another area, such as our office's on the screen of a school. */
const fetchOffice = async (): Promise<void> => knowPaths((await import('@spelrijk/contract/paths-kantoor')).kantoorPaths);

/** Rarer: what only a leerling calls, on a screen that is not its own. */
const fetchLeerling = async (): Promise<void> => knowPaths((await import('@spelrijk/contract/paths-leerling')).leerlingPaths);

/** The row of a route. Throws an ApiFout when it has to be fetched and there is no connection. */
export const findPath: FindPath = async (name) => {
  for (const more of [fetchPaths, fetchOffice, fetchLeerling]) {
    if (known[name]) break;
    await more().catch(() => {
      throw new ApiFout(0, { message: i18next.t('algemeen:fout.geenVerbinding'), code: 'verbinding/geen' });
    });
  }
  const row = known[name];
  if (row === undefined) throw new TypeError(`no path for ${name}`);
  return row;
};
