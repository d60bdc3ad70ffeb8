/** Making a link of looking along, reading its code in, and stopping. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Meekijk } from '@spelrijk/contract/meekijken';
import { rijenVoor } from '@spelrijk/domain/regel';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { createTypedCode, hashTyped } from '../../../platform/auth/typed-code.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { countTry } from '../../../platform/http/tries.ts';
import * as store from './store.ts';
import { enter, isGast, kortVan, noteBoth, toMeekijk, type Lezer, type MeekijkDeps } from './toegang.ts';

const DAG = 86_400_000;
/** Days that a code can be read in, as that of a verhuistoken. */
const CODE_DAGEN = 14;

/** The last day of the school year of this day. @example eindVanSchooljaar('2026-11-27') // 2027-07-31 */
export const eindVanSchooljaar = (dag: string): string => `${Number(dag.slice(0, 4)) + (dag.slice(5) >= '08-01' ? 1 : 0)}-07-31`;

export function listMeekijken(
  { database }: MeekijkDeps,
  { actor, now }: Caller,
  adminId: string,
  { pagina }: Input<Api['listMeekijken']>['query'],
): Promise<Output<Api['listMeekijken']>> {
  const perPagina = store.LINKS_PER_PAGINA;
  return database.transact(async (db) => {
    const klant = await enter(db, actor, adminId, 'lookAlong.grant');
    const rijen = await store.listLinks(db, { klant: adminId, vanaf: rijenVoor(pagina, perPagina) });
    return {
      links: rijen.map((rij) => toMeekijk(rij, adminId, now)),
      totaal: await store.countLinks(db, adminId),
      perPagina,
      gast: isGast(klant),
      uiterlijk: eindVanSchooljaar(dagVan(now)),
    };
  });
}

type Nieuw = Input<Api['createMeekijk']>['body'];

function demandDagen({ toestemmingOp, tot }: Nieuw, vandaag: string): void {
  if (toestemmingOp > vandaag) throw new AppError('invalid', 'meekijken/datum', { details: ['toestemmingOp'] });
  if (tot < vandaag || tot > eindVanSchooljaar(vandaag)) throw new AppError('invalid', 'meekijken/te-lang', { details: ['tot'] });
}

/** The code is in the answer and nowhere else. The same id again, when the answer was lost, gets another code. */
export function createMeekijk(
  { database }: MeekijkDeps,
  { actor, now }: Caller,
  { adminId, leerlingId }: { readonly adminId: string; readonly leerlingId: string },
  body: Nieuw,
): Promise<Output<Api['createMeekijk']>> {
  return database.transact(async (db) => {
    await enter(db, actor, adminId, 'lookAlong.grant');
    if (!(await store.hasLeerling(db, adminId, leerlingId))) throw notFound('leerlingen/niet-gevonden');
    demandDagen(body, dagVan(now));
    const { code, hash } = createTypedCode();
    const op = { codeTot: new Date(now + CODE_DAGEN * DAG), now: new Date(now) };
    if (!(await store.saveLink(db, { ...body, adminId, leerlingId, hash, door: actor.id, ...op })))
      throw new AppError('conflict', 'meekijken/bestaat-al');
    const betreft = `meekijkcode gemaakt, meekijken tot en met ${body.tot.split('-').reverse().join('-')}`;
    await writeAudit(db, { adminId, soort: 'meekijken', now, actor, actie: 'lookAlong.grant', objectId: leerlingId, betreft });
    const [rij] = await store.listLinks(db, { klant: adminId, id: body.id });
    if (!rij) throw notFound('meekijken/niet-gevonden');
    return { link: toMeekijk(rij, adminId, now), code };
  });
}

/** Either side; a second time changes nothing. */
export function endMeekijk({ database }: MeekijkDeps, caller: Caller, adminId: string, id: string): Promise<Meekijk> {
  const { actor, now } = caller;
  return database.transact(async (db) => {
    const klant = await enter(db, actor, adminId, 'lookAlong.grant');
    const [rij] = await store.listLinks(db, { klant: adminId, id, vast: true });
    if (!rij) throw notFound('meekijken/niet-gevonden');
    if (rij.status !== 'gestopt') {
      const eigen = rij.adminId === adminId;
      await store.stopLink(db, rij, eigen ? 'eigenaar' : 'gast', new Date(now));
      await noteEnd(db, caller, rij, klant, eigen);
    }
    const [nu = rij] = await store.listLinks(db, { klant: adminId, id });
    return toMeekijk(nu, adminId, now);
  });
}

/** Who stopped it reads its person, the other side whose doing it was. */
async function noteEnd(db: Db, { actor, now }: Caller, rij: store.LinkRij, klant: store.Klant, eigen: boolean): Promise<void> {
  const regel = { soort: 'meekijken', actie: 'lookAlong.grant', now } as const;
  const bij = eigen ? { actor } : { klant: klant.naam };
  await writeAudit(db, {
    ...regel,
    ...bij,
    adminId: rij.adminId,
    objectId: rij.leerlingId,
    betreft: eigen ? `meekijken gestopt${rij.gast === '' ? '' : ` van ${rij.gast}`}` : `meekijken gestopt door ${klant.naam}`,
  });
  if (rij.gastId === null) return;
  const betreft = eigen ? `meekijken gestopt door ${rij.eigenaar}` : `meekijken gestopt bij ${rij.eigenaar}`;
  await writeAudit(db, { ...regel, ...(eigen ? { klant: rij.eigenaar } : { actor }), adminId: rij.gastId, betreft });
}

/** Wrong, expired, used, stopped, of the demo: one sentence, the same as for a verhuistoken. */
const werktNiet = (): AppError => notFound('verhuistokens/code-werkt-niet');

const guard = <T>({ tries }: MeekijkDeps, lezer: Lezer, fn: () => Promise<T>): Promise<T> =>
  countTry({ tries, wrong: 'verhuistokens/code-werkt-niet' }, lezer, fn);

async function openCode(db: Db, gast: store.Klant, code: string, now: number): Promise<store.LinkRij> {
  const [rij] = await store.listLinks(db, { hash: hashTyped(code), vast: true });
  const eigenaar = rij && (await store.findKlant(db, rij.adminId));
  if (!rij || !eigenaar || eigenaar.id === gast.id || eigenaar.demo !== gast.demo || !eigenaar.actief) throw werktNiet();
  const weer = rij.status === 'actief' && rij.gastId === gast.id;
  if (rij.tot < dagVan(now) || !(weer || (rij.status === 'open' && rij.codeTot.getTime() > now))) throw werktNiet();
  return rij;
}

export function viewMeekijkcode(deps: MeekijkDeps, lezer: Lezer, adminId: string, code: string): Promise<Output<Api['viewMeekijkcode']>> {
  return guard(deps, lezer, () =>
    deps.database.transact(async (db) => {
      const gast = await enter(db, lezer.actor, adminId, 'lookAlong.read');
      const rij = await openCode(db, gast, code, lezer.now);
      await noteBoth(db, lezer, rij, gast, 'meekijkcode bekeken');
      const { eigenaar, groep, bereik, tot } = rij;
      return { naam: kortVan(rij), eigenaar, groep, bereik, tot };
    }),
  );
}

/** One winner; sent again by the winner it changes nothing. */
export function acceptMeekijk(deps: MeekijkDeps, lezer: Lezer, adminId: string, code: string): Promise<Meekijk> {
  const { actor, now } = lezer;
  return guard(deps, lezer, () =>
    deps.database.transact(async (db) => {
      const gast = await enter(db, actor, adminId, 'lookAlong.read');
      const rij = await openCode(db, gast, code, now);
      if (rij.status === 'open') {
        await store.startLink(db, rij, gast, new Date(now));
        await noteBoth(db, lezer, rij, gast, 'meekijken begonnen');
      }
      const [nu = rij] = await store.listLinks(db, { klant: adminId, id: rij.id });
      return toMeekijk(nu, adminId, now);
    }),
  );
}

/** Writes at the owner that it is over. */
export function sweepMeekijken({ database }: Pick<MeekijkDeps, 'database'>, now: number): Promise<void> {
  return database.transact(async (db) => {
    for (const { adminId, leerlingId } of await store.stopVerlopen(db, dagVan(now), new Date(now)))
      await writeAudit(db, {
        adminId,
        soort: 'meekijken',
        now,
        actie: 'lookAlong.grant',
        objectId: leerlingId,
        betreft: 'meekijken afgelopen',
      });
  });
}
