/** A taak as the browser gets it. */
import type { Taak } from '@spelrijk/domain/taak';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { readKlasstem } from '../klasopnamen/index.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { zonderGeheim, zonderSleutel } from '../opgaven/index.ts';
import type { PlanDeps } from './plan-invoer.ts';
import type * as store from './store.ts';

export const isGeheim = ({ toetsId, dicteeId }: Pick<store.TaakRij, 'toetsId' | 'dicteeId'>): boolean =>
  toetsId !== null || dicteeId !== null;

const toTaak = ({ id, somvensterId, vorm, game, games, status, opgaven, munten, toetsId, dicteeId }: store.TaakRij): Taak => ({
  id,
  somvensterId,
  vorm,
  game,
  games: [...games],
  status,
  // Of a dictation or a test nothing is in the browser but what is heard.
  opgaven: opgaven.map(isGeheim({ toetsId, dicteeId }) ? zonderSleutel : zonderGeheim),
  munten,
  ...(isGeheim({ toetsId, dicteeId }) && { toets: true }),
  ...(dicteeId !== null && { dictee: true }),
});

/** As it is now shown: in the voice of the leerling's own groep, where somebody recorded one. */
export async function showTaak(
  deps: PlanDeps,
  db: Db,
  actor: Actor,
  leerling: Pick<LeerlingRow, 'id' | 'adminId'>,
  rij: store.TaakRij,
): Promise<Taak> {
  const taak = toTaak(rij);
  const stem = await readKlasstem(deps, db, actor, leerling);
  return { ...taak, opgaven: taak.opgaven.map((opgave) => ({ ...opgave, audio: stem(opgave.audio) })) };
}
