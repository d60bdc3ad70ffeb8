/** What a customer bought: read, changed by our office, and every change of it kept. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Licentie, Licentietermen } from '@spelrijk/contract/licenties';
import { Pakket } from '@spelrijk/domain/admin';
import { rijenVoor } from '@spelrijk/domain/regel';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { toLicentie } from './dagen.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

type Termijn = Input<Api['updateLicentie']>['body'];
type Pakketkeuze = Input<Api['togglePakketten']>['body'];

export const missing = (): AppError => notFound('admins/niet-gevonden');

export function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw missing();
  return grant;
}

const VELDEN = ['van', 'tot', 'plaatsen', 'pakketten'] as const;
const isAnders = (a: Licentietermen, b: Partial<Licentietermen>): boolean =>
  VELDEN.some((veld) => b[veld] !== undefined && String(a[veld]) !== String(b[veld]));

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
  /** What who sets it had read of it: set meanwhile by a colleague, a request or an order, it is not put back. Left out by what reads it itself, under the lock. */
  readonly was?: Partial<Licentietermen>;
  readonly now: number;
}

/** Sets what was bought, with its row and its line. The customer is locked. 409 `licentie/intussen-gewijzigd` when it is not what was read any more. */
export async function setTermen(
  db: Db,
  actor: Actor,
  { actie, adminId, betreft, verzoekId, was = {}, now }: Zetting,
  wijzig: (voor: Licentietermen) => Licentietermen,
): Promise<Licentietermen> {
  const voor = await store.lockTermen(db, adminId);
  if (!voor) throw missing();
  const na = wijzig(voor);
  if (na.van !== null && na.tot !== null && na.tot < na.van)
    throw new AppError('invalid', 'licentie/eind-voor-begin', { details: ['tot'] });
  // A second send finds what it set itself.
  if (isAnders(voor, was) && isAnders(voor, na)) throw new AppError('conflict', 'licentie/intussen-gewijzigd');
  if (await noteWijziging(db, { adminId, actor, voor, na, verzoekId, now })) {
    await store.updateTermen(db, adminId, na);
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie, betreft, reden: actor.bewijs.reden });
  }
  return na;
}

export interface LicentieDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

async function findLicentie({ instellingen }: LicentieDeps, db: Db, adminId: string, now: number): Promise<Licentie> {
  const rij = await store.findLicentie(db, adminId);
  if (!rij) throw missing();
  return toLicentie(rij, dagVan(now), instellingen().herinneringen);
}

function change(deps: LicentieDeps, actor: Actor, zetting: Zetting, wijzig: (voor: Licentietermen) => Licentietermen): Promise<Licentie> {
  enter(actor, zetting.adminId, zetting.actie);
  return deps.database.transact(async (db) => {
    await setTermen(db, actor, zetting, wijzig);
    return findLicentie(deps, db, zetting.adminId, zetting.now);
  });
}

export async function readLicentie(deps: LicentieDeps, { actor, now }: Caller, adminId: string): Promise<Licentie> {
  enter(actor, adminId, 'licence.read');
  return findLicentie(deps, deps.database.own, adminId, now);
}

export const updateLicentie = async (
  deps: LicentieDeps,
  { actor, now }: Caller,
  adminId: string,
  { was, ...termijn }: Termijn,
): Promise<Licentie> =>
  change(deps, actor, { actie: 'licence.update', adminId, betreft: 'licentie', was, now }, (voor) => ({ ...voor, ...termijn }));

const inOrde = (gekozen: readonly Pakket[]): Pakket[] => Pakket.options.filter((pakket) => gekozen.includes(pakket));

export async function togglePakketten(
  deps: LicentieDeps,
  { actor, now }: Caller,
  adminId: string,
  gekozen: Pakketkeuze,
): Promise<Licentie> {
  const pakketten = inOrde(gekozen.pakketten);
  const betreft = `pakketten: ${pakketten.join(', ')}`;
  return change(deps, actor, { actie: 'feature.toggle', adminId, betreft, was: { pakketten: inOrde(gekozen.was) }, now }, (voor) => ({
    ...voor,
    pakketten,
  }));
}

export async function listLicentiewijzigingen(
  { database }: LicentieDeps,
  { actor }: Caller,
  adminId: string,
  { pagina }: Input<Api['listLicentiewijzigingen']>['query'],
): Promise<Output<Api['listLicentiewijzigingen']>> {
  const { scope } = enter(actor, adminId, 'licence.read');
  if (!(await store.findLicentie(database.own, adminId))) throw missing();
  const perPagina = store.WIJZIGINGEN_PER_PAGINA;
  const { rijen, totaal } = await store.listWijzigingen(database.own, adminId, scope === 'all', rijenVoor(pagina, perPagina));
  return { wijzigingen: rijen.map(({ op, ...rij }) => ({ ...rij, op: op.toISOString() })), totaal, perPagina };
}
