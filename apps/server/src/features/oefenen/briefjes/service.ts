/** Writing to leerlingen, taking back what was not seen, and reading what everybody wrote. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { categorieenOpVolgorde, somvensterNaam } from '../standen/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface BriefjeDeps {
  readonly database: Database;
}

const DAG_MS = 86_400_000;
const geenGroep = (): Error => notFound('groepen/niet-gevonden');
const geenBriefje = (): Error => notFound('briefjes/niet-gevonden');

const naamVan = (categorie: string | null): string | null => (categorie === null ? null : somvensterNaam(categorie));

export function listBriefjes(
  { database }: BriefjeDeps,
  { actor, now }: Caller,
  plek: store.GroepPlek,
): Promise<Output<Api['listBriefjes']>> {
  const grant = demand(may(actor.rol, 'childNote.read'), actor.bewijs);
  const look = { adminId: plek.adminId, actie: 'childNote.read', objectId: plek.groepId, now, code: 'groepen/niet-gevonden' };
  return lookInto(database, actor, grant, look, async (db) => {
    if (!(await store.listGroep(db, plek, grant.scope === 'group' ? actor.id : null))) throw geenGroep();
    const rijen = await store.listBriefjes(db, plek);
    return {
      briefjes: rijen.map(({ categorie, op, leerlingen, ...rij }) => ({
        ...rij,
        naam: naamVan(categorie),
        op: op.toISOString(),
        leerlingen: leerlingen.map((leerling) => ({
          ...leerling,
          gezien: leerling.gezien === null ? null : new Date(leerling.gezien).toISOString(),
        })),
      })),
    };
  });
}

/** Runs inside an own groep with whose leerlingen this actor may share a word. */
async function write<T>(
  { database }: BriefjeDeps,
  actor: Actor,
  plek: store.GroepPlek,
  fn: (db: Db, leerlingen: readonly string[]) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, 'childNote.write'), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw geenGroep();
  return database.forAdmin(plek.adminId, async (db) => {
    const leerlingen = await store.listGroep(db, plek, scope === 'group' ? actor.id : null);
    if (!leerlingen) throw geenGroep();
    return fn(db, leerlingen);
  });
}

const log = (db: Db, actor: Actor, { adminId, briefjeId }: store.BriefjePlek, betreft: string, now: number): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'childNote.write', objectId: briefjeId, betreft });

function demandCategorie(categorie: string | null): void {
  const bekend =
    categorie === null || (['nl', 'be'] as const).some((regio) => categorieenOpVolgorde(regio).some(({ id }) => id === categorie));
  if (!bekend) throw notFound('categorieen/niet-gevonden');
}

/** Once: the same id again changes nothing. */
export const sendBriefje = (
  deps: BriefjeDeps,
  { actor, now }: Caller,
  plek: store.BriefjePlek,
  { leerlingIds, inhoud }: Input<Api['sendBriefje']>['body'],
): Promise<void> =>
  write(deps, actor, plek, async (db, leerlingen) => {
    const categorie = inhoud.soort === 'goed-aan' ? inhoud.categorie : null;
    const tekst = inhoud.soort === 'eigen' ? inhoud.tekst : '';
    demandCategorie(categorie);
    const ids = [...new Set(leerlingIds)];
    const hier = new Set(leerlingen);
    if (ids.some((id) => !hier.has(id))) throw notFound('leerlingen/niet-gevonden');
    const rij = { adminId: plek.adminId, id: plek.briefjeId, door: actor.id, leerlingIds: ids, soort: inhoud.soort, categorie, tekst };
    if (await store.insertBriefje(db, rij, new Date(now))) await log(db, actor, plek, `briefje aan ${ids.length} leerling(en)`, now);
  });

export const takeBackBriefje = (
  deps: BriefjeDeps,
  { actor, now }: Caller,
  plek: store.BriefjePlek,
): Promise<Output<Api['takeBackBriefje']>> =>
  write(deps, actor, plek, async (db) => {
    const uit = await store.takeBack(db, plek, new Date(now));
    if (!uit) throw geenBriefje();
    if (uit.teruggenomen > 0) await log(db, actor, plek, `briefje teruggenomen bij ${uit.teruggenomen} leerling(en)`, now);
    return uit;
  });

export async function seeBriefje(
  { database }: BriefjeDeps,
  { actor, now }: Caller,
  plek: { readonly leerlingId: string; readonly briefjeId: string },
): Promise<void> {
  demand(may(actor.rol, 'childNote.see'), actor.bewijs);
  if (actor.id !== plek.leerlingId) throw notFound('leerlingen/niet-gevonden');
  const gezien = await database.forAdmin(actor.adminId, (db) => store.setGezien(db, actor.adminId, plek, new Date(now)));
  if (!gezien) throw geenBriefje();
}

/** Runs with the other sweeps. */
export const sweepBriefjes = (
  { database, instellingen }: BriefjeDeps & { readonly instellingen: LeesInstellingen },
  now: number,
): Promise<void> => store.deleteVoor(database.own, new Date(now - instellingen().briefjes * DAG_MS));
