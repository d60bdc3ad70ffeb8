/** Asking for a longer licence or more places, and what our office says to it. One open request a customer. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Licentietermen, Licentieverzoek, OpenVerzoek } from '@spelrijk/contract/licenties';
import { rijenVoor } from '@spelrijk/domain/regel';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { Adressen } from '../../../platform/regio.ts';
import { toLicentie } from './dagen.ts';
import { may } from './policy.ts';
import { mailBesluit } from './post.ts';
import { enter, missing, setTermen, type LicentieDeps } from './service.ts';
import { findLicentie, lockTermen } from './store.ts';
import * as store from './store-verzoeken.ts';

export interface VerzoekDeps extends LicentieDeps {
  readonly adressen: Adressen;
}

type Vraag = Input<Api['requestLicentie']>['body'];
type Besluit = Input<Api['decideVerzoek']>['body'];
interface Adres {
  readonly adminId: string;
  readonly verzoekId: string;
}

const toVerzoek = ({ op, afgehandeldOp, ...rij }: store.VerzoekRij): Licentieverzoek => ({
  ...rij,
  op: op.toISOString(),
  afgehandeldOp: afgehandeldOp?.toISOString() ?? null,
});

function toOpen(rij: store.OpenRij, herinnerdagen: readonly number[], now: number): OpenVerzoek {
  const { id, door, op, tot, plaatsen, opmerking, status, antwoord, afgehandeldOp } = rij;
  const { adminId, naam, soort, regio, van, huidigTot, huidigePlaatsen, pakketten, gebruikt } = rij;
  return {
    ...toVerzoek({ id, door, op, tot, plaatsen, opmerking, status, antwoord, afgehandeldOp }),
    admin: { id: adminId, naam, soort, regio },
    licentie: toLicentie({ van, tot: huidigTot, plaatsen: huidigePlaatsen, pakketten, gebruikt }, dagVan(now), herinnerdagen),
  };
}

/** Nobody asks for less, for a day that has been, or for what is there already. */
function demandMeer({ tot, plaatsen }: Vraag, nu: Licentietermen, vandaag: string): void {
  if (tot !== null && (tot < vandaag || nu.tot === null || tot <= nu.tot))
    throw new AppError('invalid', 'licentie/verzoek-tot', { details: ['tot'] });
  if (plaatsen !== null && (nu.plaatsen === null || plaatsen <= nu.plaatsen))
    throw new AppError('invalid', 'licentie/verzoek-plaatsen', { details: ['plaatsen'] });
}

async function settleVerzoek(
  { adressen }: VerzoekDeps,
  { actor, now }: Caller,
  db: Db,
  { adminId, verzoekId }: Adres,
  keuze: Besluit,
): Promise<void> {
  const termen = await lockTermen(db, adminId);
  const [verzoek] = termen ? (await store.listVerzoeken(db, adminId, verzoekId)).rijen : [];
  if (!verzoek) throw notFound('licentie/verzoek-weg');
  if (verzoek.status === keuze.besluit) return;
  if (verzoek.status !== 'open') throw new AppError('conflict', 'licentie/verzoek-afgehandeld');
  if (keuze.besluit === 'toegekend') {
    const { tot, plaatsen, was } = keuze;
    const zetting = { actie: 'licence.update' as const, adminId, betreft: 'licentie, op verzoek', verzoekId, was, now };
    await setTermen(db, actor, zetting, (voor) => ({ ...voor, tot, plaatsen }));
  } else
    await writeAudit(db, {
      adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'licence.update',
      objectId: verzoekId,
      betreft: 'verzoek over de licentie afgewezen',
    });
  await store.closeVerzoek(db, { adminId, id: verzoekId }, keuze.besluit, keuze.antwoord, now);
  await mailBesluit(db, adressen, { adminId, verzoekId, keuze, now });
}

export async function listLicentieverzoeken(
  { database }: VerzoekDeps,
  { actor }: Caller,
  adminId: string,
  { pagina }: Input<Api['listLicentieverzoeken']>['query'],
): Promise<Output<Api['listLicentieverzoeken']>> {
  enter(actor, adminId, 'licence.read');
  if (!(await findLicentie(database.own, adminId))) throw missing();
  const perPagina = store.VERZOEKEN_PER_PAGINA;
  const { rijen, totaal } = await store.listVerzoeken(database.own, adminId, null, rijenVoor(pagina, perPagina));
  return { verzoeken: rijen.map(toVerzoek), totaal, perPagina };
}

/** The same id again asks nothing twice; another while one is open is refused. */
export async function askLicentie({ database }: VerzoekDeps, { actor, now }: Caller, adminId: string, vraag: Vraag): Promise<void> {
  enter(actor, adminId, 'licence.request');
  await database.transact(async (db) => {
    const nu = await lockTermen(db, adminId);
    if (!nu) throw missing();
    if ((await store.listVerzoeken(db, adminId, vraag.id)).totaal > 0) return;
    const { rijen } = await store.listVerzoeken(db, adminId);
    if (rijen.some(({ status }) => status === 'open')) throw new AppError('conflict', 'licentie/verzoek-loopt');
    demandMeer(vraag, nu, dagVan(now));
    await store.insertVerzoek(db, { ...vraag, adminId, gebruikerId: actor.id, now });
    const regel = { actie: 'licence.request', objectId: vraag.id, betreft: 'verzoek over de licentie' };
    await writeAudit(db, { adminId, soort: 'aangemaakt', now, actor, ...regel });
  });
}

/** Taken back twice is taken back; what was answered stays answered. */
export async function withdrawVerzoek({ database }: VerzoekDeps, { actor, now }: Caller, { adminId, verzoekId }: Adres): Promise<void> {
  enter(actor, adminId, 'licence.request');
  await database.transact(async (db) => {
    await lockTermen(db, adminId);
    const [verzoek] = (await store.listVerzoeken(db, adminId, verzoekId)).rijen;
    if (!verzoek) throw notFound('licentie/verzoek-weg');
    if (verzoek.status === 'ingetrokken') return;
    if (verzoek.status !== 'open') throw new AppError('conflict', 'licentie/verzoek-afgehandeld');
    await store.closeVerzoek(db, { adminId, id: verzoekId }, 'ingetrokken', '', now);
    const regel = { actie: 'licence.request', objectId: verzoekId, betreft: 'verzoek over de licentie ingetrokken' };
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, ...regel });
  });
}

const PER_PAGINA = 200;

export async function listOpenVerzoeken(
  { database, instellingen }: VerzoekDeps,
  { actor, now }: Caller,
  { pagina }: Input<Api['listOpenVerzoeken']>['query'],
): Promise<Output<Api['listOpenVerzoeken']>> {
  demand(may(actor.rol, 'licence.read'), actor.bewijs);
  const { rijen, totaal } = await store.listOpen(database.own, rijenVoor(pagina, PER_PAGINA), PER_PAGINA);
  return { verzoeken: rijen.map((rij) => toOpen(rij, instellingen().herinneringen, now)), totaal, perPagina: PER_PAGINA };
}

/** A second click on the same answer changes nothing and mails nobody. */
export async function decideVerzoek(deps: VerzoekDeps, { actor, now }: Caller, adres: Adres, keuze: Besluit): Promise<void> {
  enter(actor, adres.adminId, 'licence.update');
  await deps.database.transact((db) => settleVerzoek(deps, { actor, now }, db, adres, keuze));
}
