/** An own groep with its dictation, for what is done with it: locked, and with a line of who did it. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { findWoord } from '@spelrijk/taal/bank';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { SpraakService } from '../../oefenen/spraak/index.ts';
import { isDicteerij } from '../../oefenen/standen/index.ts';
import { type TaakDeps } from '../../oefenen/taken/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface DicteeDeps extends TaakDeps {
  readonly database: Database;
  readonly spraak: Pick<SpraakService, 'voorAdmin'>;
}

export type GroepPlek = Pick<store.Plek, 'adminId' | 'groepId'>;

export const geenGroep = (): AppError => notFound('groepen/niet-gevonden');

export const geenDictee = (): AppError => notFound('dictees/niet-gevonden');

/** Runs inside an own groep whose practice this actor may set. */
export async function change<T>(
  { database }: DicteeDeps,
  actor: Actor,
  { adminId, groepId }: GroepPlek,
  fn: (db: Db, groep: NonNullable<Awaited<ReturnType<typeof store.findGroep>>>) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
  if (actor.adminId !== adminId) throw geenGroep();
  return database.forAdmin(adminId, async (db) => {
    const groep = await store.findGroep(db, adminId, groepId, scope === 'group' ? actor.id : null);
    if (!groep) throw geenGroep();
    return fn(db, groep);
  });
}

/** A sentence in which nothing can be judged is no row of a dictation, and what is written short cannot be heard. */
export function demandRijen(regio: Regio, woorden: readonly Lijstwoord[]): void {
  if (woorden.some(({ woord }) => findWoord(woord)?.vorm === 'kort')) throw new AppError('invalid', 'dictees/afkorting');
  if (!woorden.every((rij) => isDicteerij(regio, rij))) throw new AppError('invalid', 'dictees/onbekende-zin');
}

export const log = (db: Db, actor: Actor, { adminId, dicteeId }: store.Plek, betreft: string, now: number): Promise<void> =>
  writeAudit(db, {
    adminId,
    soort: 'gewijzigd',
    now,
    actor,
    actie: 'exerciseSettings.update',
    objectId: dicteeId,
    betreft: `dictee ${betreft}`,
  });

/** The dictation, locked; one that was thrown away is not there. */
export async function lock(db: Db, plek: store.Plek): Promise<store.DicteeRij> {
  if (!(await store.lockDictee(db, plek))) throw geenDictee();
  const [rij] = await store.listDictees(db, plek.adminId, plek.groepId, plek.dicteeId);
  if (!rij || rij.weg) throw geenDictee();
  return rij;
}
