import type { FindPath, Paths } from '@spelrijk/contract/client';
import { corePaths } from '@spelrijk/contract/paths';
import { i18next } from '../texts/i18n.ts';
import { ApiFout } from './fout.ts';

/** What this page knows: what everybody and a leerling may call, and what the area it is in brought along. */
let known: Partial<Paths> = corePaths;

/** An area names the calls of its people before its first screen asks something: a table of them all would be in every first load. */
export function knowPaths(more: Partial<Paths>): void {
  known = { ...known, ...more };
}

/** A call of another area, such as our office's on the screen of a school: rare, so fetched then. */
async function knowAll(): Promise<void> {
  try {
    const [{ stafPaths }, { kantoorPaths }] = await Promise.all([
      import('@spelrijk/contract/paths-staf'),
      import('@spelrijk/contract/paths-kantoor'),
    ]);
    knowPaths({ ...stafPaths, ...kantoorPaths });
  } catch {
    throw new ApiFout(0, { message: i18next.t('algemeen:fout.geenVerbinding'), code: 'verbinding/geen' });
  }
}

/** The row of a route. Throws an ApiFout when it has to be fetched and there is no connection. */
export const findPath: FindPath = async (name) => {
  if (!known[name]) await knowAll();
  const row = known[name];
  if (row === undefined) throw new TypeError(`no path for ${name}`);
  return row;
};
