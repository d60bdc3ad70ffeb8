import { sessionStore } from '../session/storage.ts';

/** Whether all rows are chosen, some, or none; of no rows none is. */
export function allOrSome<Row>(rows: readonly Row[], isChosen: (row: Row) => boolean): 'all' | 'some' | 'none' {
  const count = rows.filter(isChosen).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** A new set with these ids in it, or out of it; what a search hides stays as it was. */
export function withIds(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids)
    if (on) next.add(id);
    else next.delete(id);
  return next;
}

/** Where they are kept. */
export const CHOSEN = 'gekozen';

/** Of so many lists the choice is kept; what was chosen longest ago goes first. */
const LIJSTEN = 20;

type Lijsten = readonly (readonly [lijst: string, ids: readonly string[]])[];

const isLijsten = (value: unknown): value is Lijsten =>
  Array.isArray(value) &&
  value.every((paar: unknown) => Array.isArray(paar) && typeof paar[0] === 'string' && Array.isArray(paar[1]) && paar[1].every(isText));
const isText = (value: unknown): value is string => typeof value === 'string';

/** What this person chose in this tab; nothing when somebody else did, or storage holds something odd. */
function readLijsten(wie: string): Lijsten {
  try {
    const bewaard: unknown = JSON.parse(sessionStore.get(CHOSEN) ?? 'null');
    if (typeof bewaard !== 'object' || bewaard === null || Reflect.get(bewaard, 'wie') !== wie) return [];
    const lijsten: unknown = Reflect.get(bewaard, 'lijsten');
    return isLijsten(lijsten) ? lijsten : [];
  } catch {
    return [];
  }
}

/**
 * What somebody chose in a list of this tab, known by its address; undefined when she chose nothing there. Only ids are kept, no names.
 * @example loadChosen('u1', '/admins/a/leerlingen') // Set { 'k1' }
 */
export function loadChosen(wie: string, lijst: string): ReadonlySet<string> | undefined {
  const ids = readLijsten(wie).find(([naam]) => naam === lijst)?.[1];
  return ids && new Set(ids);
}

/** A full store keeps nobody from choosing. */
export function storeChosen(wie: string, lijst: string, ids: ReadonlySet<string>): void {
  const andere = readLijsten(wie).filter(([naam]) => naam !== lijst);
  try {
    sessionStore.set(CHOSEN, JSON.stringify({ wie, lijsten: [...andere, [lijst, [...ids]]].slice(-LIJSTEN) }));
  } catch {
    sessionStore.remove(CHOSEN);
  }
}
