/** What a customer bought: read, changed by our office, and every change of it kept. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Licentie, Licentietermen } from '@spelrijk/contract/licenties';
import { Pakket } from '@spelrijk/domain/admin';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { toLicentie } from './dagen.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

type Termijn = Input<Api['updateLicentie']>['body'];

export const missing = (): AppError => notFound('admins/niet-gevonden');

export function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw missing();
  return grant;
}

async function findLicentie(db: Db, adminId: string, herinnerdagen: readonly number[], now: number): Promise<Licentie> {
  const rij = await store.findLicentie(db, adminId);
  if (!rij) throw missing();
  return toLicentie(rij, dagVan(now), herinnerdagen);
}

const VELDEN = ['van', 'tot', 'plaatsen', 'pakketten'] as const;
const isAnders = (a: Licentietermen, b: Licentietermen): boolean => VELDEN.some((veld) => String(a[veld]) !== String(b[veld]));

export interface Verandering {
  readonly adminId: string;
  readonly actor: Pick<Actor, 'id' | 'rol'>;
  /** Null: the customer is made with these. */
  readonly voor: Licentietermen | null;
  readonly na: Licentietermen;
  readonly verzoekId?: string | undefined;
  readonly now: number;
}

/** Keeps who changed it from what to what; nothing when nothing changed. */
export async function noteWijziging(db: Db, { adminId, actor, voor, na, verzoekId, now }: Verandering): Promise<boolean> {
  if (voor && !isAnders(voor, na)) return false;
  const wie = { accountId: actor.id, rol: actor.rol };
  await store.insertWijziging(db, { adminId, id: createId(now), ...wie, voor, na, verzoekId: verzoekId ?? null, now });
  return true;
}

export interface Zetting {
  readonly actie: Actie;
  readonly adminId: string;
  readonly betreft: string;
  readonly verzoekId?: string;
  readonly now: number;
}

/** Sets what was bought, with its row and its line. The customer is locked. */
export async function zetTermen(
  db: Db,
  actor: Actor,
  { actie, adminId, betreft, verzoekId, now }: Zetting,
  wijzig: (voor: Licentietermen) => Licentietermen,
): Promise<Licentietermen> {
  const voor = await store.lockTermen(db, adminId);
  if (!voor) throw missing();
  const na = wijzig(voor);
  if (na.van !== null && na.tot !== null && na.tot < na.van)
    throw new AppError('invalid', 'licentie/eind-voor-begin', { details: ['tot'] });
  if (await noteWijziging(db, { adminId, actor, voor, na, verzoekId, now })) {
    await store.updateTermen(db, adminId, na);
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie, betreft, reden: actor.bewijs.reden });
  }
  return na;
}

export type LicentieService = ReturnType<typeof createLicentieService>;

export interface LicentieDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

export function createLicentieService({ database, instellingen }: LicentieDeps) {
  const readLicentie = (db: Db, adminId: string, now: number): Promise<Licentie> =>
    findLicentie(db, adminId, instellingen().herinneringen, now);

  const change = (actor: Actor, zetting: Zetting, wijzig: (voor: Licentietermen) => Licentietermen): Promise<Licentie> => {
    enter(actor, zetting.adminId, zetting.actie);
    return database.transact(async (db) => {
      await zetTermen(db, actor, zetting, wijzig);
      return readLicentie(db, zetting.adminId, zetting.now);
    });
  };

  return {
    async read(actor: Actor, adminId: string, now: number): Promise<Licentie> {
      enter(actor, adminId, 'licence.read');
      return readLicentie(database.own, adminId, now);
    },

    update: async (actor: Actor, adminId: string, { van, tot, plaatsen }: Termijn, now: number): Promise<Licentie> =>
      change(actor, { actie: 'licence.update', adminId, betreft: 'licentie', now }, (voor) => ({ ...voor, van, tot, plaatsen })),

    togglePakketten: async (actor: Actor, adminId: string, gekozen: readonly Pakket[], now: number): Promise<Licentie> => {
      const pakketten = Pakket.options.filter((pakket) => gekozen.includes(pakket));
      const betreft = `pakketten: ${pakketten.join(', ')}`;
      return change(actor, { actie: 'feature.toggle', adminId, betreft, now }, (voor) => ({ ...voor, pakketten }));
    },

    async listWijzigingen(actor: Actor, adminId: string): Promise<Output<Api['listLicentiewijzigingen']>> {
      const { scope } = enter(actor, adminId, 'licence.read');
      if (!(await store.findLicentie(database.own, adminId))) throw missing();
      const rijen = await store.listWijzigingen(database.own, adminId, scope === 'all');
      return { wijzigingen: rijen.map(({ op, ...rij }) => ({ ...rij, op: op.toISOString() })) };
    },
  };
}
