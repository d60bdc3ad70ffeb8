/** Options that go together under a name that a school gave. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as beurten from './store-beurten.ts';
import { docentVan, type OefeninstellingDeps } from './houders.ts';

const MEESTE_VOORINSTELLINGEN = 50;

export async function saveVoorinstelling(
  { database }: OefeninstellingDeps,
  { actor, now }: Caller,
  { adminId, voorinstellingId: id }: { readonly adminId: string; readonly voorinstellingId: string },
  { naam, zet }: Input<Api['saveVoorinstelling']>['body'],
): Promise<void> {
  const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
  if (actor.adminId !== adminId) throw geenVoorinstelling();
  await database.forAdmin(adminId, async (db) => {
    if (await beurten.hasVoorinstellingNaam(db, adminId, naam, id)) throw new AppError('conflict', 'oefeninstellingen/naam-bestaat-al');
    if ((await beurten.countVoorinstellingen(db, adminId, id)) >= MEESTE_VOORINSTELLINGEN)
      throw new AppError('conflict', 'oefeninstellingen/te-veel-voorinstellingen');
    const bewaard = await beurten.saveVoorinstelling(db, { adminId, id, naam, zet, door: actor.id, now }, docentVan(actor, grant));
    if (!bewaard) throw geenVoorinstelling();
  });
}

/** A docent takes away her own; who keeps the school takes away all. */
export async function deleteVoorinstelling(
  { database }: OefeninstellingDeps,
  { actor }: Caller,
  { adminId, voorinstellingId }: { readonly adminId: string; readonly voorinstellingId: string },
): Promise<void> {
  const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
  if (actor.adminId !== adminId) throw geenVoorinstelling();
  const weg = await database.forAdmin(adminId, (db) =>
    beurten.deleteVoorinstelling(db, adminId, voorinstellingId, docentVan(actor, grant)),
  );
  if (!weg) throw geenVoorinstelling();
}

const geenVoorinstelling = (): AppError => notFound('oefeninstellingen/geen-voorinstelling');
