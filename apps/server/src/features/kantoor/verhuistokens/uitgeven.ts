/** Issuing a verhuistoken, and taking it back. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Verhuisbasis, Verhuisdelen, Verhuistoken } from '@spelrijk/contract/verhuistokens';
import { heleNaam } from '@spelrijk/domain/naam';
import { rijenVoor } from '@spelrijk/domain/regel';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { createTypedCode } from '../../../platform/auth/typed-code.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { listAanbod } from './meenemen.ts';
import { listHerkomst } from './store-aankomst.ts';
import * as store from './store.ts';
import { enter, note, type Binnen, type VerhuistokenDeps } from './toegang.ts';

const DAG = 86_400_000;

interface LeerlingPlek {
  readonly adminId: string;
  readonly leerlingId: string;
}

/** A code whose time is over has not got that name yet until it is swept. */
function toToken({ gemaaktOp, tot, eindeOp, ...rij }: store.TokenRij, now: number): Verhuistoken {
  const verlopen = rij.status === 'open' && tot.getTime() <= now;
  return {
    ...rij,
    delen: [...rij.delen],
    status: verlopen ? 'verlopen' : rij.status,
    gemaaktOp: gemaaktOp.toISOString(),
    tot: tot.toISOString(),
    eindeOp: verlopen ? tot.toISOString() : (eindeOp?.toISOString() ?? null),
  };
}

/** Between schools the rule of the country; with consent it may go to a home or a practice as well. */
const basesVan = ({ soort, regio }: store.Partij): Verhuisbasis[] =>
  soort !== 'school' ? ['toestemming'] : regio === 'be' ? ['geen-verzet', 'toestemming'] : ['inzage', 'toestemming'];

async function demandLeerling(db: Db, { adminId, leerlingId }: LeerlingPlek, { docentId }: Binnen): Promise<store.Wie> {
  const wie = await store.lockLeerling(db, adminId, leerlingId, docentId);
  if (!wie) throw notFound('leerlingen/niet-gevonden');
  return wie;
}

async function findOpen(db: Db, plek: LeerlingPlek, now: number): Promise<Verhuistoken | null> {
  const [open] = (await store.listTokens(db, { ...plek, open: true })).rijen;
  return open && open.tot.getTime() > now ? toToken(open, now) : null;
}

export function listVerhuistokens(
  { database }: VerhuistokenDeps,
  { actor, now }: Caller,
  adminId: string,
  { pagina, binnen }: Input<Api['listVerhuistokens']>['query'],
): Promise<Output<Api['listVerhuistokens']>> {
  const perPagina = store.TOKENS_PER_PAGINA;
  return database.transact(async (db) => {
    const { partij, docentId } = await enter(db, actor, adminId, 'moveToken.create');
    const tokens = await store.listTokens(db, { adminId, docentId, vanaf: rijenVoor(pagina, perPagina) });
    const herkomst = await listHerkomst(db, { adminId, docentId }, { vanaf: rijenVoor(binnen, perPagina), aantal: perPagina });
    return {
      tokens: tokens.rijen.map((rij) => toToken(rij, now)),
      totaal: tokens.totaal,
      aangekomen: herkomst.rijen.map((rij) => ({ ...rij, delen: [...rij.delen], op: rij.op.toISOString() })),
      totaalBinnen: herkomst.totaal,
      perPagina,
      docenten: partij.soort === 'school' ? partij.docentMag : null,
    };
  });
}

export function setVerhuizenDoorDocenten({ database }: VerhuistokenDeps, caller: Caller, adminId: string, mag: boolean): Promise<void> {
  return database.transact(async (db) => {
    const { partij } = await enter(db, caller.actor, adminId, 'moveToken.allowTeachers');
    if (partij.docentMag === mag) return;
    await store.setDocentMag(db, adminId, mag);
    const betreft = mag
      ? 'leerkrachten mogen verhuistokens uitgeven en inlezen'
      : 'leerkrachten mogen geen verhuistokens meer uitgeven of inlezen';
    await note(db, { adminId, actie: 'moveToken.allowTeachers', betreft, caller, now: caller.now });
  });
}

export function readVerhuisaanbod(
  { database }: VerhuistokenDeps,
  { actor, now }: Caller,
  plek: LeerlingPlek,
): Promise<Output<Api['readVerhuisaanbod']>> {
  return database.transact(async (db) => {
    const binnen = await enter(db, actor, plek.adminId, 'moveToken.create');
    const wie = await demandLeerling(db, plek, binnen);
    return {
      leerling: { roepnaam: wie.roepnaam, naam: heleNaam(wie), groep: wie.groep },
      bases: basesVan(binnen.partij),
      delen: await listAanbod(db, plek.adminId, plek.leerlingId),
      open: await findOpen(db, plek, now),
    };
  });
}

type Uitgifte = Input<Api['createVerhuistoken']>['body'];

function demandBasis({ basis, basisOp }: Uitgifte, partij: store.Partij, now: number): void {
  if (!basesVan(partij).includes(basis)) throw new AppError('invalid', 'verhuistokens/basis', { details: ['basis'] });
  if (basisOp > dagVan(now)) throw new AppError('invalid', 'verhuistokens/datum', { details: ['basisOp'] });
}

/** What is not there is not promised. */
async function gekozenDelen(db: Db, plek: LeerlingPlek, delen: readonly Verhuisdelen[]): Promise<readonly Verhuisdelen[]> {
  const aanbod = await listAanbod(db, plek.adminId, plek.leerlingId);
  return aanbod.filter((deel) => deel === 'A' || delen.includes(deel));
}

/** The code is in the answer and nowhere else. The same id again, when the answer was lost, gives the same token another code. */
export function createVerhuistoken(
  { database }: VerhuistokenDeps,
  caller: Caller,
  plek: LeerlingPlek,
  body: Uitgifte,
): Promise<Output<Api['createVerhuistoken']>> {
  const { actor, now } = caller;
  return database.transact(async (db) => {
    const binnen = await enter(db, actor, plek.adminId, 'moveToken.create');
    await demandLeerling(db, plek, binnen);
    demandBasis(body, binnen.partij, now);
    const { code, hash } = createTypedCode();
    const { id, basis, basisOp, dagen, instellingsnummer } = body;
    const delen = await gekozenDelen(db, plek, body.delen);
    const op = { now: new Date(now), tot: new Date(now + dagen * DAG) };
    await store.revokeOthers(db, { ...plek, id, now: op.now });
    if (!(await store.saveToken(db, { ...plek, id, hash, basis, basisOp, delen, instellingsnummer, door: actor.id, ...op })))
      throw new AppError('conflict', 'verhuistokens/bestaat-al');
    const betreft = `code uitgegeven, ${dagen} dagen geldig; delen ${delen.join(', ')}`;
    await note(db, { ...plek, actie: 'moveToken.create', betreft, caller, now });
    const [rij] = (await store.listTokens(db, { adminId: plek.adminId, id })).rijen;
    if (!rij) throw notFound('verhuistokens/niet-gevonden');
    return { token: toToken(rij, now), code };
  });
}

/** A second time changes nothing. */
export function revokeVerhuistoken({ database }: VerhuistokenDeps, caller: Caller, adminId: string, id: string): Promise<Verhuistoken> {
  const { actor, now } = caller;
  return database.transact(async (db) => {
    const { docentId } = await enter(db, actor, adminId, 'moveToken.revoke');
    const [rij] = (await store.listTokens(db, { adminId, id, docentId })).rijen;
    if (!rij) throw notFound('verhuistokens/niet-gevonden');
    const dicht = await store.closeToken(db, rij, { status: 'ingetrokken', now: new Date(now) });
    if (dicht) await note(db, { adminId, leerlingId: rij.leerlingId, actie: 'moveToken.revoke', betreft: 'code ingetrokken', caller, now });
    const [nu = rij] = (await store.listTokens(db, { adminId, id })).rijen;
    return toToken(nu, now);
  });
}

/** Says at the sender that nobody came for a code in time. */
export function sweepVerhuistokens({ database }: Pick<VerhuistokenDeps, 'database'>, now: number): Promise<void> {
  return database.transact(async (db) => {
    for (const { adminId, leerlingId } of await store.expireTokens(db, new Date(now)))
      await note(db, { adminId, leerlingId, actie: 'moveToken.create', betreft: 'code verlopen, niet gebruikt', now });
  });
}
