/** Re-estimates the constants of the engine from the stored answers, shows what would change, and stores it only when asked to. */
import { reestimate, SCHATBAAR, type Herschatting, type Logboek } from '@spelrijk/oefenen/herschatting';
import { CONSTANTEN, type Constanten } from '@spelrijk/oefenen/stand';
import type { Database } from '../../../platform/db/database.ts';
import * as store from './store.ts';

export interface Herschatvraag {
  /** Leerlingen that are read at most, spread over the admins; the estimate hardly gets better above a few hundred. */
  readonly leerlingen: number;
  readonly bewaar: boolean;
  readonly now: number;
}

/** The constants in use, with their version. */
async function inGebruik(database: Database): Promise<Constanten> {
  const laatste = (await store.listConstanten(database.own)).at(-1);
  return laatste ? { ...CONSTANTEN, ...laatste.waarden, versie: laatste.versie } : CONSTANTEN;
}

async function readLogboeken(database: Database, max: number): Promise<Logboek[]> {
  const admins = await store.listAdminIds(database.own);
  const perAdmin = Math.max(1, Math.ceil(max / Math.max(admins.length, 1)));
  const uit: Logboek[] = [];
  for (const adminId of admins) {
    if (uit.length >= max) break;
    uit.push(...(await database.readAdmin(adminId, (db) => store.listLogboeken(db, adminId, perAdmin))));
  }
  return uit.slice(0, max);
}

export interface Uitkomst extends Herschatting {
  /** Version under which it was stored; null when it was not. */
  readonly versie: number | null;
}

/** Replays the logs with other constants, and keeps what would have predicted the answers best. */
export async function herschatUit(database: Database, { leerlingen, bewaar, now }: Herschatvraag): Promise<Uitkomst> {
  const oud = await inGebruik(database);
  const uitkomst = reestimate(await readLogboeken(database, leerlingen), oud);
  const isGelijk = SCHATBAAR.every((naam) => uitkomst.nieuw[naam] === uitkomst.oud[naam]);
  if (!bewaar || uitkomst.antwoorden === 0 || isGelijk) return { ...uitkomst, versie: null };
  const versie = oud.versie + 1;
  await store.insertConstanten(database.own, {
    versie,
    waarden: uitkomst.nieuw,
    antwoorden: uitkomst.antwoorden,
    createdAt: new Date(now),
  });
  return { ...uitkomst, versie };
}

/** Old and new side by side, with what is known of the new ones. */
export function showHerschatting({ oud, nieuw, fout, beter, dekking, verlies, antwoorden, verschuiving, versie }: Uitkomst): string {
  const rij = (naam: string, a: number, b: number): string => `${naam.padEnd(22)}${a.toFixed(4).padStart(10)}${b.toFixed(4).padStart(10)}`;
  return [
    `${antwoorden} answers`,
    `${''.padEnd(22)}${'old'.padStart(10)}${'new'.padStart(10)}${'+- (ln)'.padStart(10)}`,
    ...SCHATBAAR.map((naam) => `${rij(naam, oud[naam], nieuw[naam])}${fout[naam].toFixed(3).padStart(10)}`),
    rij('log loss, held out', verlies.oud, verlies.nieuw),
    rij('95% coverage', dekking.oud, dekking.nieuw),
    ...(beter ? [] : ['no better for children held out: all but the spread of words stays']),
    `children stand ${verschuiving.toFixed(2)} logit above their prior on average`,
    versie === null ? 'nothing was stored' : `stored as set ${versie}; servers use it after their next start`,
  ].join('\n');
}
