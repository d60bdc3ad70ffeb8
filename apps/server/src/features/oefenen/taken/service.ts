/** The taken of a leerling: one of its own choice, reading one, and finishing it. */
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Taak } from '@spelrijk/domain/taak';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { addStukje } from '../klassenplaten/index.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { demandOefenen } from '../../toegang/licenties/index.ts';
import { geldendeInstelling, readStand } from '../standen/index.ts';
import { readPlanInvoer, type PlanDeps } from './plan-invoer.ts';
import type { Proeftaken } from './proef.ts';
import * as store from './store.ts';
import { createEigenTaak } from './taak.ts';
import { isGeheim, showTaak } from './toon.ts';
import { isGespeeld, countUitslag, type Uitslag } from './uitslag.ts';

export interface TaakDeps extends PlanDeps {
  readonly database: Database;
  readonly proef: Proeftaken;
}

/** A stored taak of this leerling, or one made for this viewer. */
export async function findTaak(
  { proef }: Pick<TaakDeps, 'proef'>,
  db: Db,
  actor: Actor,
  leerling: Pick<LeerlingRow, 'id' | 'adminId'>,
  taakId: string,
): Promise<store.TaakRij | undefined> {
  return (await store.findTaak(db, leerling.adminId, leerling.id, taakId)) ?? proef.find(actor.sessieId, leerling.id, taakId);
}

/** Stores the chosen taak once; the same id again gives the taak that is there. */
async function insertEigen(db: Db, leerling: LeerlingRow, taak: store.TaakRij): Promise<store.TaakRij> {
  await store.insertTaken(db, leerling.adminId, leerling.id, [taak]);
  const bewaard = await store.findTaak(db, leerling.adminId, leerling.id, taak.id);
  if (bewaard?.somvensterId !== taak.somvensterId) throw new AppError('conflict', 'taken/bestaat-al');
  return bewaard;
}

interface Keuze {
  readonly id: string;
  readonly somvensterId: string;
}

async function createEigen(
  deps: PlanDeps,
  db: Db,
  leerling: LeerlingRow,
  { id, somvensterId }: Keuze,
  now: number,
): Promise<store.TaakRij> {
  const invoer = await readPlanInvoer(deps, db, leerling, now);
  if (!invoer.leerlijn.categorieen.has(somvensterId)) throw notFound('somvensters/niet-gevonden');
  const taak = createEigenTaak(invoer, id, somvensterId);
  if (!taak) throw new AppError('conflict', 'taken/geen-woorden');
  return taak;
}

/** What holds for this child: for the screen around the games. */
export async function readEigenInstelling(
  { database }: TaakDeps,
  { actor, now }: Caller,
  leerlingId: string,
): Promise<{ instelling: Oefeninstelling }> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'task.read', now);
  return database.readAdmin(leerling.adminId, async (db) => {
    const rij = await readStand(db, leerling.adminId, leerlingId, new Date(now));
    if (!rij) throw notFound('leerlingen/niet-gevonden');
    // The words themselves come with the taken; the screens need none of them beforehand.
    return { instelling: { ...geldendeInstelling(rij.instellingen, rij, dagVan(now)).instelling, woordlijsten: [] } };
  });
}

export async function createTaak(deps: TaakDeps, { actor, now }: Caller, leerlingId: string, keuze: Keuze): Promise<Taak> {
  const { leerling, meekijken } = await openLeerling(deps.database, actor, leerlingId, 'task.read', now);
  return deps.database.forAdmin(leerling.adminId, async (db) => {
    const bestaand = await findTaak(deps, db, actor, leerling, keuze.id);
    if (bestaand && bestaand.somvensterId !== keuze.somvensterId) throw new AppError('conflict', 'taken/bestaat-al');
    if (bestaand) return showTaak(deps, db, actor, leerling, bestaand);
    if (!meekijken) demandOefenen({ van: leerling.licentieVan, tot: leerling.licentieTot }, dagVan(now));
    const taak = await createEigen(deps, db, leerling, keuze, now);
    if (!meekijken) return showTaak(deps, db, actor, leerling, await insertEigen(db, leerling, taak));
    deps.proef.put(actor.sessieId, leerlingId, [taak]);
    return showTaak(deps, db, actor, leerling, taak);
  });
}

interface GelezenTaak {
  readonly taak: Taak;
  readonly antwoorden: { opgaveId: string; poging: number; goed: boolean }[];
}

export async function readTaak(deps: TaakDeps, { actor, now }: Caller, leerlingId: string, taakId: string): Promise<GelezenTaak> {
  const { leerling } = await openLeerling(deps.database, actor, leerlingId, 'task.read', now);
  return deps.database.forAdmin(leerling.adminId, async (db) => {
    const taak = await findTaak(deps, db, actor, leerling, taakId);
    if (!taak) throw notFound('taken/niet-gevonden');
    const antwoorden = await store.listAntwoorden(db, leerling.adminId, leerlingId, taakId);
    // Of a dictation or a test a child sees that it answered, not how well.
    const gegeven = isGeheim(taak) ? antwoorden.map((antwoord) => ({ ...antwoord, goed: false })) : antwoorden;
    return { taak: await showTaak(deps, db, actor, leerling, taak), antwoorden: [...gegeven] };
  });
}

/** Coins once, however often it is asked; only when every opgave was answered. */
export async function finishTaak({ database }: TaakDeps, { actor, now }: Caller, leerlingId: string, taakId: string): Promise<Uitslag> {
  const { leerling, meekijken } = await openLeerling(database, actor, leerlingId, 'answer.submit', now);
  if (meekijken) throw new AppError('forbidden', 'algemeen/verboden');
  const { adminId } = leerling;
  return database.forAdmin(adminId, async (db) => {
    const uitslag = await store.lockUitslag(db, adminId, leerlingId, taakId);
    if (!uitslag) throw notFound('taken/niet-gevonden');
    const geteld = countUitslag(uitslag);
    const resultaat = isGeheim(uitslag) ? { ...geteld, inEenKeer: 0, geleerd: [] } : geteld;
    if (uitslag.status === 'af') return { ...resultaat, totaal: await store.readMunten(db, adminId, leerlingId) };
    if (!isGespeeld(uitslag)) throw new AppError('conflict', 'taken/niet-klaar');
    const game = uitslag.antwoorden.at(-1)?.game ?? uitslag.game;
    const dag = dagVan(now);
    const totaal = await store.finishTaak(db, { adminId, leerlingId, taakId, munten: uitslag.munten, game, dag, now: new Date(now) });
    await addStukje(db, adminId, leerlingId, now);
    return { ...resultaat, totaal };
  });
}
