/** Who has oefeninstellingen of its own: the groep and its leerlingen, opened for somebody who may look at them or change them. */
import { readAfwijking, type Instelbaar, type OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { PlanDeps } from '../../oefenen/taken/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { verschil } from './wijziging.ts';

export interface OefeninstellingDeps extends PlanDeps {
  readonly database: Database;
}

export type Houders = readonly [groep: store.HouderRij, ...leerlingen: store.HouderRij[]];

export const geenGroep = 'groepen/niet-gevonden';

export const geenLeerling = (): AppError => notFound('leerlingen/niet-gevonden');

export const docentVan = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

export const eigenVan = (rij: store.HouderRij): OefeninstellingAfwijking => readAfwijking(rij.instelling);

/** The groep with its leerlingen, or the 404 of a groep. */
export async function demandHouders(db: Db, plek: store.Plek, docentId: string | null): Promise<Houders> {
  const [groep, ...leerlingen] = await store.listHouders(db, plek, docentId);
  if (!groep) throw notFound(geenGroep);
  return [groep, ...leerlingen];
}

const haakVan = ({ leerlingId }: store.HouderRij, groepId: string): store.Haak =>
  leerlingId === null ? { groepId, leerlingId } : { groepId: null, leerlingId };

export interface Zet {
  readonly actor: Actor;
  readonly plek: store.Plek;
  readonly houder: store.HouderRij;
  readonly now: number;
}

/** Works in a groep whose practice this actor may set; in one transaction. */
export function work<T>(
  { database }: OefeninstellingDeps,
  actor: Actor,
  plek: store.Plek,
  fn: (db: Db, houders: Houders) => Promise<T>,
  waar: 'forAdmin' | 'readAdmin' = 'forAdmin',
): Promise<T> {
  const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw notFound(geenGroep);
  return database[waar](plek.adminId, async (db) => fn(db, await demandHouders(db, plek, docentVan(actor, grant))));
}

/** Runs `fn` on what is stored, locked, and stores what it gives when that differs. The row before, and the version after. */
export async function change(
  db: Db,
  { actor, plek, houder, now }: Zet,
  fn: (voor: OefeninstellingAfwijking, versie: number) => OefeninstellingAfwijking,
): Promise<{ readonly voor: OefeninstellingAfwijking; readonly versie: number; readonly anders: boolean }> {
  const { adminId, groepId } = plek;
  const rij = await store.lockInstelling(db, adminId, houder.leerlingId ?? groepId, haakVan(houder, groepId), now);
  const voor = readAfwijking(rij.instelling);
  const na = fn(voor, rij.versie);
  const anders = verschil(voor, na).length > 0;
  if (anders) await store.updateInstelling(db, { adminId, id: rij.id, instelling: na, door: actor.id, now });
  return { voor, versie: rij.versie + (anders ? 1 : 0), anders };
}

/** All options of the screens replaced; own word lists stay. */
export function vervangen(oud: OefeninstellingAfwijking | store.HouderRij, eigen: Instelbaar): OefeninstellingAfwijking {
  const { woordlijsten } = 'leerlingId' in oud ? eigenVan(oud) : oud;
  return { ...eigen, ...(woordlijsten !== undefined && { woordlijsten }) };
}
