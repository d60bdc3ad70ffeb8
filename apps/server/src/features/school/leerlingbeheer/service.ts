/** Groepen and leerlingen as a school keeps them. What is thrown away can come back for a while; what is erased is gone everywhere. */
import { seedFrom } from '@spelrijk/base/random';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { BeheerLeerling, WeggegooideLeerling, Wisbewijs } from '@spelrijk/contract/leerlingbeheer';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { auditLook, writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import { createToken } from '../../../platform/auth/secret.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { createId } from '../../../platform/ids.ts';
import { foldName } from '../../toegang/sessies/index.ts';
import { addLeerlingen } from './lijst.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface LeerlingbeheerDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly instellingen: LeesInstellingen;
}

export type LeerlingbeheerService = ReturnType<typeof createLeerlingbeheerService>;
type NieuweLeerlingen = Input<Api['createLeerlingen']>['body']['leerlingen'];

const DAG = 86_400_000;
/** As many faces as there are seeds for children who begin. */
const FIGUREN = 30_000;

/** The face that a child begins with, from its id. */
export const figuurVan = (id: string): number => Math.abs(seedFrom(id)) % FIGUREN;

const geenGroep = (): AppError => notFound('groepen/niet-gevonden');
const geenLeerling = (): AppError => notFound('leerlingen/niet-gevonden');

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

/** The grant, when this admin is the actor's own or she may see all. */
function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound();
  return grant;
}

const docentVan = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

async function demandGroep(db: Db, { adminId, groepId }: Plek, docentId: string | null): Promise<void> {
  if (!(await store.hasGroep(db, adminId, groepId, docentId))) throw geenGroep();
}

/** These leerlingen, all of them or a 404: of this admin, not thrown away, and taught by this docent. */
async function demandLeerlingen(
  db: Db,
  adminId: string,
  ids: readonly string[],
  docentId: string | null,
): Promise<readonly BeheerLeerling[]> {
  const gevonden = await store.listLeerlingen(db, adminId, { ids });
  if (gevonden.length !== new Set(ids).size) throw geenLeerling();
  if (docentId === null) return gevonden;
  for (const groepId of new Set(gevonden.map((leerling) => leerling.groepId)))
    if (!(await store.hasGroep(db, adminId, groepId, docentId))) throw geenLeerling();
  return gevonden;
}

/** A licence that runs and has room for so many more. */
export async function demandPlaats(db: Db, adminId: string, erbij: number, now: number): Promise<void> {
  await store.lockPlaatsen(db, adminId);
  const plaatsen = await store.readPlaatsen(db, adminId);
  if (!plaatsen) throw notFound();
  if (plaatsen.tot !== null && plaatsen.tot < dagVan(now)) throw new AppError('conflict', 'licentie/verlopen');
  const vrij = plaatsen.totaal === null ? Number.POSITIVE_INFINITY : plaatsen.totaal - plaatsen.gebruikt;
  if (erbij > vrij)
    throw new AppError('conflict', 'leerlingen/geen-plaats', { details: [`Er zijn nog ${Math.max(0, vrij)} plaatsen vrij.`] });
}

export function createLeerlingbeheerService({ database, passwords, instellingen }: LeerlingbeheerDeps) {
  /** Made once: of every account that has no card yet, nobody knows the password. */
  let onbekend: Promise<string> | undefined;
  const onbekendWachtwoord = (): Promise<string> => (onbekend ??= passwords.hash(createToken()));

  /** Changes leerlingen of an own admin in one transaction, and writes who did it. */
  async function change(actor: Actor, adminId: string, actie: Actie, ids: readonly string[], now: number, fn: (db: Db) => Promise<void>) {
    const grant = enter(actor, adminId, actie);
    await database.transact(async (db) => {
      await demandLeerlingen(db, adminId, ids, docentVan(actor, grant));
      await fn(db);
      await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie, objectId: ids[0], betreft: `${ids.length} leerling(en)` });
    });
  }

  async function erase(db: Db, adminId: string, ids: readonly string[], now: number): Promise<Wisbewijs> {
    const rijen = await store.eraseLeerlingen(db, adminId, ids);
    const bewijs = { id: createId(now), leerlingen: ids.length, rijen };
    await store.insertWisbewijs(db, adminId, bewijs, now);
    return { ...bewijs, op: new Date(now).toISOString() };
  }

  return {
    /** A second send with the same id changes nothing. */
    async createGroep(actor: Actor, adminId: string, { id, ...velden }: Input<Api['createGroep']>['body'], now: number): Promise<void> {
      enter(actor, adminId, 'group.create');
      await database.transact(async (db) => {
        if (await store.hasGroepNaam(db, adminId, velden.naam, id)) throw new AppError('conflict', 'groepen/naam-bestaat-al');
        if (!(await store.insertGroep(db, adminId, id, velden, now))) return;
        await writeAudit(db, {
          adminId,
          soort: 'aangemaakt',
          now,
          actor,
          actie: 'group.create',
          objectId: id,
          betreft: `groep ${velden.naam}`,
        });
      });
    },

    async updateGroep(actor: Actor, { adminId, groepId }: Plek, velden: store.GroepVelden, now: number): Promise<void> {
      const grant = enter(actor, adminId, 'group.update');
      await database.transact(async (db) => {
        await demandGroep(db, { adminId, groepId }, docentVan(actor, grant));
        if (await store.hasGroepNaam(db, adminId, velden.naam, groepId)) throw new AppError('conflict', 'groepen/naam-bestaat-al');
        await store.updateGroep(db, adminId, groepId, velden);
        await writeAudit(db, {
          adminId,
          soort: 'gewijzigd',
          now,
          actor,
          actie: 'group.update',
          objectId: groepId,
          betreft: `groep ${velden.naam}`,
        });
      });
    },

    /** Only an empty one: nobody may disappear with it, not even somebody in the prullenbak. */
    async deleteGroep(actor: Actor, { adminId, groepId }: Plek, now: number): Promise<void> {
      enter(actor, adminId, 'group.delete');
      await database.transact(async (db) => {
        await demandGroep(db, { adminId, groepId }, null);
        if ((await store.countInGroep(db, adminId, groepId)) > 0) throw new AppError('conflict', 'groepen/niet-leeg');
        await store.deleteGroep(db, adminId, groepId);
        await writeAudit(db, { adminId, soort: 'verwijderd', now, actor, actie: 'group.delete', objectId: groepId, betreft: 'groep' });
      });
    },

    async list(actor: Actor, { adminId, groepId }: Plek, now: number) {
      const grant = enter(actor, adminId, 'pupil.list');
      return database.transact(async (db) => {
        await auditLook(db, actor, grant, { adminId, actie: 'pupil.list', objectId: groepId, now });
        await demandGroep(db, { adminId, groepId }, docentVan(actor, grant));
        const plaatsen = await store.readPlaatsen(db, adminId);
        const { gebruikt = 0, totaal = null } = plaatsen ?? {};
        return { leerlingen: [...(await store.listLeerlingen(db, adminId, { groepId }))], plaatsen: { gebruikt, totaal } };
      });
    },

    /** All or none; ids that are there already (a second send) are left as they are. */
    async create(
      actor: Actor,
      { adminId, groepId }: Plek,
      leerlingen: NieuweLeerlingen,
      now: number,
    ): Promise<{ leerlingen: BeheerLeerling[] }> {
      const grant = enter(actor, adminId, 'pupil.create');
      const wachtwoord = await onbekendWachtwoord();
      return database.transact(async (db) => {
        await demandGroep(db, { adminId, groepId }, docentVan(actor, grant));
        const ids = leerlingen.map(({ id }) => id);
        // Before looking who is there: the same list may be under way twice at once.
        await store.lockPlaatsen(db, adminId);
        const bekend = new Set((await store.listLeerlingen(db, adminId, { ids })).map(({ id }) => id));
        const nieuw = leerlingen
          .filter(({ id }) => !bekend.has(id))
          .map((leerling) => ({ ...leerling, groepId, figuur: figuurVan(leerling.id) }));
        if (nieuw.length > 0) await demandPlaats(db, adminId, nieuw.length, now);
        await addLeerlingen(db, { adminId, leerlingen: nieuw, wachtwoord, now });
        if (nieuw.length > 0)
          await writeAudit(db, {
            adminId,
            soort: 'aangemaakt',
            now,
            actor,
            actie: 'pupil.create',
            objectId: groepId,
            betreft: `${nieuw.length} leerling(en)`,
          });
        return { leerlingen: [...(await store.listLeerlingen(db, adminId, { ids }))] };
      });
    },

    async update(
      actor: Actor,
      adminId: string,
      leerlingId: string,
      body: Input<Api['updateLeerling']>['body'],
      now: number,
    ): Promise<BeheerLeerling> {
      const { gebruikersnaam, ...velden } = body;
      let gewijzigd: BeheerLeerling | undefined;
      await change(actor, adminId, 'pupil.update', [leerlingId], now, async (db) => {
        await store.updateLeerling(db, adminId, leerlingId, velden);
        if (!(await store.updateGebruikersnaam(db, adminId, leerlingId, gebruikersnaam, foldName(gebruikersnaam))))
          throw new AppError('conflict', 'leerlingen/gebruikersnaam-bestaat-al', { details: ['gebruikersnaam'] });
        [gewijzigd] = await store.listLeerlingen(db, adminId, { ids: [leerlingId] });
      });
      if (!gewijzigd) throw geenLeerling();
      return gewijzigd;
    },

    move: (
      actor: Actor,
      adminId: string,
      { leerlingIds, groepId, jaargroep }: Input<Api['moveLeerlingen']>['body'],
      now: number,
    ): Promise<void> =>
      change(actor, adminId, 'pupil.changeGroup', leerlingIds, now, async (db) => {
        await demandGroep(db, { adminId, groepId }, null);
        await store.moveLeerlingen(db, adminId, leerlingIds, groepId, jaargroep);
      }),

    trash: (actor: Actor, adminId: string, leerlingIds: readonly string[], now: number): Promise<void> =>
      change(actor, adminId, 'pupil.trash', leerlingIds, now, (db) => store.setWeggegooid(db, adminId, leerlingIds, now, now)),

    async listTrash(actor: Actor, adminId: string): Promise<{ leerlingen: WeggegooideLeerling[]; bewaardagen: number }> {
      enter(actor, adminId, 'trash.list');
      const bewaardagen = instellingen().prullenbak;
      const rijen = await database.transact((db) => store.listWeggegooid(db, adminId));
      const leerlingen = rijen.map(({ op, ...rij }) => ({
        ...rij,
        weggegooidOp: op.toISOString(),
        gewistNa: addDays(dagVan(op.getTime()), bewaardagen),
      }));
      return { leerlingen, bewaardagen };
    },

    /** Back in the groep they were in, with everything they did. Asking again for who is back already changes nothing. */
    async restore(actor: Actor, adminId: string, leerlingIds: readonly string[], now: number): Promise<void> {
      enter(actor, adminId, 'trash.restore');
      await database.transact(async (db) => {
        const weg = await store.listWeggegooid(db, adminId, leerlingIds);
        const terug = await store.listLeerlingen(db, adminId, { ids: leerlingIds });
        if (weg.length + terug.length !== new Set(leerlingIds).size) throw geenLeerling();
        if (weg.length === 0) return;
        await demandPlaats(db, adminId, weg.length, now);
        const ids = weg.map(({ id }) => id);
        await store.setWeggegooid(db, adminId, ids, null, now);
        await writeAudit(db, {
          adminId,
          soort: 'gewijzigd',
          now,
          actor,
          actie: 'trash.restore',
          objectId: ids[0],
          betreft: `${ids.length} leerling(en)`,
        });
      });
    },

    /** Only who lies in the prullenbak: erasing is never one click away from a list of the class. */
    async purge(actor: Actor, adminId: string, leerlingIds: readonly string[], now: number): Promise<Wisbewijs> {
      enter(actor, adminId, 'trash.purge');
      return database.transact(async (db) => {
        const ids = (await store.listWeggegooid(db, adminId, leerlingIds)).map(({ id }) => id);
        if (ids.length !== new Set(leerlingIds).size) throw geenLeerling();
        const bewijs = await erase(db, adminId, ids, now);
        await writeAudit(db, {
          adminId,
          soort: 'verwijderd',
          now,
          actor,
          actie: 'trash.purge',
          betreft: `${ids.length} leerling(en)`,
          reden: actor.bewijs.reden,
        });
        return bewijs;
      });
    },

    /** Erases who lay in the prullenbak for its whole term; runs with the other sweeps. */
    async sweep(now: number): Promise<void> {
      const dagen = instellingen().prullenbak;
      const verlopen = await database.transact((db) => store.listVerlopen(db, now - dagen * DAG));
      for (const { adminId, ids } of verlopen)
        await database.transact(async (db) => {
          await erase(db, adminId, ids, now);
          await writeAudit(db, {
            adminId,
            soort: 'verwijderd',
            now,
            actie: 'trash.purge',
            betreft: `${ids.length} leerling(en), na ${dagen} dagen`,
          });
        });
    },
  };
}
