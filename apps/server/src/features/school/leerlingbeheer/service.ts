/** Leerlingen as a school keeps them. What is thrown away can come back for a while; what is erased is gone everywhere. */
import { seedFrom } from '@spelrijk/base/random';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { metVoorvoegsel } from '@spelrijk/domain/naam';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { auditLook, writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { setLvsBegin } from '../lvsspelling/index.ts';
import { foldName } from '../../toegang/sessies/index.ts';
import { addLeerlingen } from './lijst.ts';
import { readRegio } from './store-lijst.ts';
import * as store from './store.ts';
import { change, docentVan, enter, geenLeerling, type LeerlingbeheerDeps } from './toegang.ts';

type NieuweLeerlingen = Input<Api['createLeerlingen']>['body']['leerlingen'];

/** As many faces as there are seeds for children who begin. */
const FIGUREN = 30_000;

/** The face that a child begins with, from its id. */
export const figuurVan = (id: string): number => Math.abs(seedFrom(id)) % FIGUREN;

const geenGroep = (): AppError => notFound('groepen/niet-gevonden');

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

async function demandGroep(db: Db, { adminId, groepId }: Plek, docentId: string | null): Promise<void> {
  if (!(await store.hasGroep(db, adminId, groepId, docentId))) throw geenGroep();
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

export async function listLeerlingen({ database }: LeerlingbeheerDeps, { actor, now }: Caller, { adminId, groepId }: Plek) {
  const grant = enter(actor, adminId, 'pupil.list');
  return database.transact(async (db) => {
    await auditLook(db, actor, grant, { adminId, actie: 'pupil.list', objectId: groepId, now });
    await demandGroep(db, { adminId, groepId }, docentVan(actor, grant));
    const plaatsen = await store.readPlaatsen(db, adminId);
    const { gebruikt = 0, totaal = null } = plaatsen ?? {};
    return { leerlingen: [...(await store.listLeerlingen(db, adminId, { groepId }))], plaatsen: { gebruikt, totaal } };
  });
}

export async function listSchoolLeerlingen({ database }: LeerlingbeheerDeps, { actor, now }: Caller, adminId: string) {
  const grant = enter(actor, adminId, 'pupil.list');
  // Who has groepen of her own asks for them one by one.
  if (docentVan(actor, grant) !== null) throw geenLeerling();
  return database.transact(async (db) => {
    await auditLook(db, actor, grant, { adminId, actie: 'pupil.list', now });
    const { gebruikt = 0, totaal = null } = (await store.readPlaatsen(db, adminId)) ?? {};
    return { leerlingen: [...(await store.listLeerlingen(db, adminId, {}))], plaatsen: { gebruikt, totaal } };
  });
}

/** All or none; ids that are there already (a second send) are left as they are. */
export async function createLeerlingen(
  { database, passwords }: LeerlingbeheerDeps,
  { actor, now }: Caller,
  { adminId, groepId }: Plek,
  leerlingen: NieuweLeerlingen,
): Promise<{ leerlingen: BeheerLeerling[] }> {
  const grant = enter(actor, adminId, 'pupil.create');
  const wachtwoord = await passwords.unknown();
  return database.transact(async (db) => {
    await demandGroep(db, { adminId, groepId }, docentVan(actor, grant));
    const ids = leerlingen.map(({ id }) => id);
    // Before looking who is there: the same list may be under way twice at once.
    await store.lockPlaatsen(db, adminId);
    const bekend = new Set((await store.listLeerlingen(db, adminId, { ids })).map(({ id }) => id));
    const regio = await readRegio(db, adminId);
    const nieuw = leerlingen
      .filter(({ id }) => !bekend.has(id))
      .map((leerling) => ({ ...metVoorvoegsel(regio, leerling), groepId, figuur: figuurVan(leerling.id) }));
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
}

export async function updateLeerling(
  deps: LeerlingbeheerDeps,
  { actor, now }: Caller,
  adminId: string,
  leerlingId: string,
  body: Input<Api['updateLeerling']>['body'],
): Promise<BeheerLeerling> {
  let gewijzigd: BeheerLeerling | undefined;
  await change(deps, { actor, now }, { adminId, actie: 'pupil.update', ids: [leerlingId] }, async (db) => {
    const [nu] = await store.listLeerlingen(db, adminId, { ids: [leerlingId] });
    if (!nu) return;
    const { roepnaam, voorvoegsel, achternaam, jaargroep, gebruikersnaam } = { ...nu, ...body };
    const anderJaar = await store.listAnderJaar(db, adminId, [leerlingId], jaargroep);
    const naam = metVoorvoegsel(await readRegio(db, adminId), { roepnaam, voorvoegsel, achternaam, jaargroep });
    await store.updateLeerling(db, adminId, leerlingId, naam);
    await setLvsBegin(db, adminId, anderJaar, now);
    if (
      gebruikersnaam !== nu.gebruikersnaam &&
      !(await store.updateGebruikersnaam(db, adminId, leerlingId, gebruikersnaam, foldName(gebruikersnaam)))
    )
      throw new AppError('conflict', 'leerlingen/gebruikersnaam-bestaat-al', { details: ['gebruikersnaam'] });
    [gewijzigd] = await store.listLeerlingen(db, adminId, { ids: [leerlingId] });
  });
  if (!gewijzigd) throw geenLeerling();
  return gewijzigd;
}

export const moveLeerlingen = (
  deps: LeerlingbeheerDeps,
  { actor, now }: Caller,
  adminId: string,
  { leerlingIds, groepId, jaargroep }: Input<Api['moveLeerlingen']>['body'],
): Promise<void> =>
  change(deps, { actor, now }, { adminId, actie: 'pupil.changeGroup', ids: leerlingIds }, async (db) => {
    await demandGroep(db, { adminId, groepId }, null);
    const anderJaar = jaargroep === undefined ? [] : await store.listAnderJaar(db, adminId, leerlingIds, jaargroep);
    await store.moveLeerlingen(db, adminId, leerlingIds, groepId, jaargroep);
    await setLvsBegin(db, adminId, anderJaar, now);
  });
