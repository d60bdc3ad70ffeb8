/** Names to search in: of a docent only her own groepen and who sits in them, of a school all. */
import type { Zoekregister } from '@spelrijk/contract/zoekregister';
import type { Rol } from '@spelrijk/domain/rol';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface ZoekregisterDeps {
  readonly database: Database;
}

/** Who works alone has no colleagues, and our office finds them in its own screens. */
const METCOLLEGAS: readonly Rol[] = ['schooladmin', 'docent'];

const volledig = ({ roepnaam, achternaam }: store.DocentRij): string => `${roepnaam} ${achternaam}`.trim();

export async function readZoekregister({ database }: ZoekregisterDeps, { actor, now }: Caller, adminId: string): Promise<Zoekregister> {
  const grant = demand(may(actor.rol, 'group.list'), actor.bewijs);
  const docentId = grant.scope === 'group' ? actor.id : null;
  const gevonden = await lookInto(
    database,
    actor,
    grant,
    { adminId, actie: 'group.list', now, code: 'admins/niet-gevonden' },
    async (db) => ({
      leerlingen: [...(await store.listLeerlingen(db, adminId, docentId))],
      groepen: [...(await store.listGroepen(db, adminId, docentId))],
      woordlijsten: [...(await store.listWoordlijsten(db, adminId, docentId))],
    }),
  );
  // Accounts are closed to the role of a customer.
  const docenten = METCOLLEGAS.includes(actor.rol) ? await store.listDocenten(database.own, adminId) : [];
  return { ...gevonden, docenten: docenten.map((docent) => ({ id: docent.id, naam: volledig(docent) })) };
}
