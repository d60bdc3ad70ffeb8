/** The roadmap: our office says what it makes, people of customers vote and react, and nobody learns who they are. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { KantoorReactie, TeBewarenItem } from '@spelrijk/contract/roadmap';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { gone, wieVan } from './wie.ts';

const naarKantoor = ({ id, adminId, adminNaam, rol, soort, regio, tekst, op, verborgen }: store.ReactieRij): KantoorReactie => ({
  id,
  adminId,
  adminNaam,
  rol,
  soort,
  regio,
  tekst,
  op: op.toISOString(),
  verborgen,
});

/** The very save that made this version, once more. */
const isNogEens = (oud: store.ItemRij, nieuw: TeBewarenItem): boolean =>
  oud.versie === nieuw.versie + 1 &&
  (['titel', 'tekst', 'stand', 'klaarOp', 'zichtbaar'] as const).every((veld) => oud[veld] === nieuw[veld]);

export async function listKantoorRoadmap(
  { database }: { readonly database: Database },
  { actor }: Caller,
): Promise<Output<Api['listKantoorRoadmap']>> {
  demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
  const items = await store.listItems(database.own, wieVan(actor, actor.adminId), false);
  const reacties = await store.listReacties(database.own);
  return {
    items: items.map(({ gestemd: _gestemd, ...item }) => ({
      ...item,
      reacties: reacties.filter(({ itemId }) => itemId === item.id).map(naarKantoor),
    })),
  };
}

export async function saveRoadmapitem(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  id: string,
  nieuw: TeBewarenItem,
): Promise<void> {
  demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
  await database.transact(async (db) => {
    const oud = await store.lockItem(db, id);
    if (oud && isNogEens(oud, nieuw)) return;
    if ((oud?.versie ?? 0) !== nieuw.versie) throw new AppError('conflict', 'roadmap/gewijzigd');
    await store.saveItem(db, { ...nieuw, id, versie: nieuw.versie + 1 }, now);
  });
}

export async function deleteRoadmapitem({ database }: { readonly database: Database }, { actor }: Caller, id: string): Promise<void> {
  demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
  await database.transact(async (db) => {
    if (!(await store.lockItem(db, id))) return;
    if (await store.isInGebruik(db, id)) throw new AppError('conflict', 'roadmap/in-gebruik');
    await store.eraseItem(db, id);
  });
}

export async function orderRoadmap(
  { database }: { readonly database: Database },
  { actor }: Caller,
  itemIds: readonly string[],
): Promise<void> {
  demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
  await store.setVolgorde(database.own, itemIds);
}

/** The customer sees in its own log that our office did this, and why. */
export async function hideReactie(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  { itemId, reactieId }: { readonly itemId: string; readonly reactieId: string },
  { verborgen, reden }: Input<Api['hideReactie']>['body'],
): Promise<void> {
  const actie = 'officeMessage.write';
  demand(may(actor.rol, actie), actor.bewijs);
  await database.transact(async (db) => {
    const reactie = await store.findVanKantoor(db, itemId, reactieId);
    if (!reactie) throw gone();
    if ((reactie.verborgen_op !== null) === verborgen) return;
    await store.setVerborgen(db, reactie.admin_id, reactieId, verborgen ? new Date(now) : null, verborgen ? reden : '');
    const betreft = verborgen ? 'reactie op de roadmap verborgen' : 'reactie op de roadmap weer zichtbaar';
    await writeAudit(db, { adminId: reactie.admin_id, soort: 'gewijzigd', now, actor, actie, objectId: reactieId, betreft, reden });
  });
}
