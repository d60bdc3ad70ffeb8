/** A care plan in the weeks of practice of a demo child: what it is about, as it was begun and tested. */
import type { Regio } from '@spelrijk/domain/admin';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { TEGENHANGERS } from '@spelrijk/taal/tegenhangers';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  findPlan,
  inhoudVan,
  insertPlan,
  insertVersie,
  openZorgdoelen,
  putDoelen,
  startPlan,
  type PlanPlek,
} from '../../klas/handelingsplannen/index.ts';
import { listVerloop } from '../../klas/voortgang/index.ts';
import { listDoelen } from '../../klas/zorgstanden/index.ts';
import { insertPlantoets } from '../../oefenen/plantoetsen/index.ts';
import { insertPlanwoorden } from '../../oefenen/planwoorden/index.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { categorieenOpVolgorde, type Cel } from '../../oefenen/standen/index.ts';
import { readPlanInvoer } from '../../oefenen/taken/index.ts';
import { closeToets } from '../../oefenen/toetsen/index.ts';
import { simulate, type Geschiedenis, type GeschiedenisInvoer } from './geschiedenis.ts';
import { insertGeschiedenis } from './store.ts';
import type { Loop } from './zorgloop.ts';

export interface Gang extends PlanPlek {
  readonly door: string;
  /** First day. */
  readonly van: string;
  /** When it was started (ms). */
  readonly op: number;
}

export const STREEF = 80;

type Kandidaat = Pick<Cel, 'categorie' | 'zeker' | 'laag' | 'hoog' | 'antwoorden'> & { readonly status: string };

/** What went worst of what was practised enough to say so. Of reading there is no card, nor a test. */
export function pickDoelen(cellen: readonly Kandidaat[], regio: Regio, aantal: number): readonly string[] {
  const spelling = new Set(categorieenOpVolgorde(regio).map(({ id }) => id));
  return cellen
    .filter(({ categorie, status, zeker, antwoorden }) => spelling.has(categorie) && status === 'open' && zeker && antwoorden >= 20)
    .toSorted((a, b) => a.laag + a.hoog - (b.laag + b.hoog))
    .slice(0, aantal)
    .map(({ categorie }) => categorie);
}

/** Those goals, with how they stood when it began; where that was not known, as soon as it was. */
async function putGoals(db: Db, gang: Gang, categorieen: readonly string[]): Promise<void> {
  const { adminId, leerlingId, van } = gang;
  const doelen = [];
  for (const categorie of categorieen) {
    const bekend = (await listVerloop(db, adminId, leerlingId, categorie)).filter(({ zeker }) => zeker);
    const eerste = bekend.findLast(({ dag }) => dag <= van) ?? bekend[0];
    const begin = eerste ? { laag: eerste.laag, hoog: eerste.hoog, zeker: true } : { laag: 0, hoog: 100, zeker: false };
    const tegen = TEGENHANGERS[categorie];
    doelen.push({ categorie, streef: STREEF, begin, contrast: tegen === undefined || categorieen.includes(tegen) ? null : tegen });
  }
  await putDoelen(db, gang, doelen);
}

export async function noteVersie(db: Db, gang: Gang, wat: string, op: number): Promise<void> {
  const rij = await findPlan(db, gang);
  const inhoud = inhoudVan(rij, await listDoelen(db, gang.adminId, [gang.planId]));
  await insertVersie(db, gang, inhoud, { versie: rij.versie, door: gang.door, wat, now: new Date(op) });
}

/** What was simulated, with the plan in it. */
export interface Verhaal {
  readonly geschiedenis: Geschiedenis;
  readonly loop: Loop;
}

/** How the categorieën stand at the end of these weeks, with how often each was practised. */
export function cellenVan({ beurt }: Geschiedenis): readonly Kandidaat[] {
  const geoefend = new Map<string, number>();
  for (const { categorie, antwoorden } of beurt?.categorieDagen ?? []) geoefend.set(categorie, (geoefend.get(categorie) ?? 0) + antwoorden);
  return (beurt?.categorieen ?? []).map((cel) => ({ ...cel, antwoorden: geoefend.get(cel.categorie) ?? 0 }));
}

/** The same weeks once more, with a plan in them. */
export const tell = (invoer: GeschiedenisInvoer, loop: Loop): Verhaal => ({ geschiedenis: simulate({ ...invoer, zorg: loop }), loop });

interface Begin {
  readonly keuze: Omit<PlanKeuze, 'doelen'>;
  /** Why it began without a start test, where no word can be heard. */
  readonly zonderToets: string;
  readonly groepsplanId: string | null;
}

/** A plan as it was made and started, with the weeks of practice around it; what was tested before and during it is stored with it. */
export async function startVerhaal(
  db: Db,
  gang: Gang,
  { keuze, zonderToets, groepsplanId }: Begin,
  { loop, geschiedenis }: Verhaal,
): Promise<void> {
  const { door, van, op, adminId, leerlingId } = gang;
  const [eerste] = loop.gemaakt;
  const now = eerste?.toets.createdAt ?? new Date(op);
  await insertPlan(db, gang, { ...keuze, doelen: [] }, { door, volgtOp: null, groepsplanId, now });
  await insertPlanwoorden(db, gang, loop.woorden());
  for (const gemaakt of loop.gemaakt) await insertPlantoets(db, gang, gemaakt);
  await insertGeschiedenis(db, adminId, leerlingId, geschiedenis);
  await putGoals(db, gang, loop.doelen);
  await startPlan(db, gang, { van, tot: loop.tot, reden: eerste ? '' : zonderToets, versie: 2, now: new Date(op) });
  await openZorgdoelen(db, gang, loop.doelen, new Date(op));
  await noteVersie(db, gang, 'gestart', op);
}

/** Each test as it was closed on its last day, oldest first. */
export async function closeToetsen(
  deps: { readonly audio: AudioIndex },
  db: Db,
  { adminId, leerlingId: id }: Gang,
  { loop }: Verhaal,
  now: number,
): Promise<void> {
  const invoer = await readPlanInvoer(deps, db, { adminId, id }, now);
  for (const { toets, af } of loop.gemaakt) await closeToets(db, { adminId, id }, toets, { ...invoer, now: af, dag: dagVan(af) });
}

/** The Monday on which a plan began that is in this week on that day, whatever day of the week it is. */
export const startVan = (dag: string, week: number): string => maandag(addDays(dag, -7 * (week - 1)));

/** The Monday on or before a day: weeks of a plan are weeks of school. */
function maandag(dag: string): string {
  const weekdag = (new Date(`${dag}T12:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(dag, -weekdag);
}
