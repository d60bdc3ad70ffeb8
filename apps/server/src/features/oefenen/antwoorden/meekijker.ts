/** Somebody who looks on at a child gets verdicts too; nothing is kept. */
import type { Antwoord } from '@spelrijk/domain/antwoord';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { beoordeel } from '../opgaven/index.ts';
import { findTaak, type TaakDeps } from '../taken/index.ts';
import type { Oordelen } from './bewaren.ts';

interface Deps {
  readonly database: Database;
  readonly proef: TaakDeps['proef'];
}

async function judge(deps: Pick<Deps, 'proef'>, db: Db, actor: Actor, leerling: LeerlingRow, antwoord: Antwoord): Promise<Oordelen> {
  const taak = await findTaak(deps, db, actor, leerling, antwoord.taakId);
  if (!taak) throw notFound('taken/niet-gevonden');
  const opgave = taak.opgaven.find(({ id }) => id === antwoord.opgaveId);
  if (!opgave) throw new AppError('invalid', 'antwoorden/niet-aangeboden', { details: [antwoord.id] });
  // Who looks on at a test sees what the child sees.
  if (taak.toetsId !== null || taak.dicteeId !== null) return [];
  return [{ id: antwoord.id, oordeel: beoordeel(opgave, antwoord.gegeven, leerling.regio) }];
}

export async function judgeOnly(
  deps: Deps,
  { actor, now }: Caller,
  leerlingId: string,
  antwoorden: readonly Antwoord[],
): Promise<Oordelen> {
  const { leerling } = await openLeerling(deps.database, actor, leerlingId, 'answer.submit', now);
  return deps.database.readAdmin(leerling.adminId, async (db) =>
    (await Promise.all(antwoorden.map((antwoord) => judge(deps, db, actor, leerling, antwoord)))).flat(),
  );
}
