/*
 * Decides what a stored row of an older engine, or one with a hole in it, counts as: every missing or impossible number is its start value.
 * Source: one number that is not there made every later estimate of a child NaN for ever; rows outlive the engine that wrote them.
 * Example: restoreStand({ hoofd, categorieen, woorden }) of engine 2 is the same stand for engine 3.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { dayFitOn } from './person-fit.ts';
import { EMPTY_PLACES } from './plaatsfit.ts';
import { createStand, MOTORVERSIE, NIEUWE_CATEGORIE, type CategorieStand, type HoofdStand, type Stand, type WoordStand } from './stand.ts';
import { slowFitOn } from './traagfit.ts';

const START = createStand({ seedPrior: { gemiddelde: 0, sd: Number.NaN } }).hoofd;
const NEW_WORD: WoordStand = {
  stabiliteit: 1,
  moeilijkheid: 5,
  laatste: 0,
  terugOp: 0,
  opRij: 0,
  keren: 1,
  fout: 0,
  poging: 1,
  laatsteGoed: true,
  gril: 0,
};
const STATUSES: readonly string[] = ['op-slot', 'open', 'vermoed', 'beheerst'];

/** Is this row whole: has it every field of its start row, of the same kind, and every number finite? */
function isWhole<T extends object>(row: T, start: T, optional: readonly (keyof T)[]): boolean {
  for (const name in start) {
    const value = row[name];
    if (value === undefined && optional.includes(name)) continue;
    if (typeof value !== typeof start[name] || (typeof value === 'number' && !Number.isFinite(value))) return false;
  }
  return true;
}

/** The row with its start value wherever something is missing or impossible; the same row when it is whole. */
function whole<T extends object>(row: T, start: T, optional: readonly (keyof T)[] = []): T {
  if (isWhole(row, start, optional)) return row;
  const mended: T = { ...row };
  for (const name in start) {
    const value = row[name];
    if (value === undefined && optional.includes(name)) continue;
    if (typeof value !== typeof start[name] || (typeof value === 'number' && !Number.isFinite(value))) mended[name] = start[name];
  }
  return mended;
}

/** Has it every number of the sample, and are they all finite? */
const isSound = (value: unknown, sample: object): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(sample).every(([name, start]) => {
    const part: unknown = Reflect.get(value, name);
    return typeof start === 'object' ? isSound(part, start) : Number.isFinite(part);
  });

/** What looks at whose answers these are begins anew where a number in it is missing or impossible; the same row when all are sound. */
function mendFits(row: HoofdStand): HoofdStand {
  const { dagfit, plaatsfit, traagfit, ...rest } = row;
  const sound = {
    ...(dagfit !== undefined && isSound(dagfit, dayFitOn(undefined, 0)) && { dagfit }),
    ...(plaatsfit !== undefined && isSound(plaatsfit, EMPTY_PLACES) && { plaatsfit }),
    ...(traagfit !== undefined && isSound(traagfit, slowFitOn(undefined, 0)) && { traagfit }),
  };
  const same = dagfit === sound.dagfit && plaatsfit === sound.plaatsfit && traagfit === sound.traagfit;
  return same ? row : { ...rest, ...sound };
}

function restoreHead(head: HoofdStand): HoofdStand {
  const row = whole(head, START);
  const tempo = whole(row.tempo, START.tempo);
  const paces = {
    typ: whole(tempo.typ, START.tempo.typ),
    kies: whole(tempo.kies, START.tempo.kies),
    twee: whole(tempo.twee, START.tempo.twee),
    bouw: whole(tempo.bouw, START.tempo.bouw),
  };
  const fits = mendFits(row);
  const same =
    fits === row &&
    row === head &&
    tempo === head.tempo &&
    Object.entries(paces).every(([naam, pace]) => Reflect.get(tempo, naam) === pace);
  if (same && row.versie === MOTORVERSIE) return head;
  return { ...fits, tempo: same ? head.tempo : paces, l0: row.l0 > 0 ? row.l0 : START.l0, versie: MOTORVERSIE };
}

function restoreCategory(row: CategorieStand): CategorieStand {
  const mended = whole(row, NIEUWE_CATEGORIE, ['gezien']);
  return STATUSES.includes(mended.status) ? mended : { ...mended, status: 'open' };
}

/** Every value through `mend`; the same record when nothing was mended. */
function mapped<T>(rows: Readonly<Record<string, T>>, mend: (row: T) => T): Readonly<Record<string, T>> {
  let changed: Record<string, T> | undefined;
  for (const key in rows) {
    const row = rows[key];
    if (row === undefined) continue;
    const now = mend(row);
    if (now === row) continue;
    changed ??= { ...rows };
    changed[key] = now;
  }
  return changed ?? rows;
}

/** The rows as this engine can count with them; the given ones stay as they were. */
export function restoreStand<T extends Pick<Stand, 'hoofd' | 'categorieen' | 'woorden'>>(stored: T): T {
  const hoofd = restoreHead(stored.hoofd);
  const categorieen: Readonly<Record<CategorieId, CategorieStand>> = mapped(stored.categorieen, restoreCategory);
  const woorden = mapped(stored.woorden, (row) => whole(row, NEW_WORD, ['gril']));
  if (hoofd === stored.hoofd && categorieen === stored.categorieen && woorden === stored.woorden) return stored;
  return { ...stored, hoofd, categorieen, woorden };
}
