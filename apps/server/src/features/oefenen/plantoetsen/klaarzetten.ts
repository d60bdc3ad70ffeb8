/** A test of a plan as it is set ready: its words, and how its goals stand before the first of them is asked. */
import { seedFrom } from '@spelrijk/base/random';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { isInZinnen, schattingIn, type Planwoord } from '@spelrijk/oefenen/zorg/planwoorden';
import { createPlantoets as chooseWoorden, type Plantoetssoort } from '@spelrijk/oefenen/zorg/toetswoorden';
import type { Db } from '../../../platform/db/database.ts';
import type { Beginstand } from '../planmeting/index.ts';
import { listGeoefend } from '../planwoorden/index.ts';
import type { PlanInvoer } from '../taken/index.ts';
import { insertToets, teVragen, meting, type Toetsgang, type ToetsRij } from '../toetsen/index.ts';

const KORT: Readonly<Record<Zorgtoetssoort, Plantoetssoort>> = {
  'zorg-start': 'start',
  'zorg-tussen': 'tussen',
  'zorg-eind': 'eind',
  'zorg-na': 'na',
};

/** How the goals stand before the first word is asked. */
const beginVan = ({ stand, leerlijn, now }: PlanInvoer, doelen: readonly string[]): Record<string, Beginstand> =>
  Object.fromEntries(
    doelen.flatMap((doel) => {
      const schatting = schattingIn(stand, leerlijn, doel, now);
      return schatting ? [[doel, schatting]] : [];
    }),
  );

/** Practised words by the goal they are of. */
function perDoel(woorden: Iterable<string>, doelen: readonly string[], { leerlijn }: PlanInvoer): Record<string, string[]> {
  const uit: Record<string, string[]> = Object.fromEntries(doelen.map((doel) => [doel, []]));
  for (const woord of woorden) uit[leerlijn.woorden.get(woord)?.info.hoofd ?? '']?.push(woord);
  return uit;
}

/** Whose test it is. */
type Plek = Pick<Toetsgang, 'adminId' | 'leerlingId'>;

export interface Vraag {
  readonly id: string;
  readonly soort: Zorgtoetssoort;
  readonly papier: boolean;
}

/** What a test is made of: words set apart, and words that were practised while the plan ran. */
interface Bron {
  readonly woorden: readonly Planwoord[];
  readonly geoefend: readonly string[];
}

export interface Klaargezet {
  readonly toets: ToetsRij;
  readonly begin: Readonly<Record<string, Beginstand>>;
}

/** A test of a plan as it is set ready, with how its goals stand; undefined when nothing can be asked. */
export function buildPlantoets(
  { id, soort, papier }: Vraag,
  { id: planId, doelen }: Pick<meting.PlanRij, 'id' | 'doelen'>,
  { woorden, geoefend }: Bron,
  invoer: PlanInvoer,
): Klaargezet | undefined {
  const inZinnen = doelen.filter((doel) => {
    const categorie = invoer.leerlijn.categorieen.get(doel);
    return categorie !== undefined && isInZinnen(categorie);
  });
  const bron = { woorden, geoefend: perDoel(geoefend, doelen, invoer), inZinnen };
  const gekozen = teVragen(chooseWoorden(KORT[soort], doelen, bron, seedFrom(id)), invoer);
  if (gekozen.length === 0) return undefined;
  const toets: ToetsRij = {
    id,
    soort,
    papier,
    doelen,
    woorden: gekozen.map((woord) => ({ ...woord, nieuw: woord.rol !== 'geoefend' })),
    status: 'open',
    createdAt: new Date(invoer.now),
    afOp: null,
    planId,
    vanaf: null,
  };
  return { toets, begin: beginVan(invoer, doelen) };
}

/** Stores a test that was set ready. */
export async function insertPlantoets(db: Db, { adminId, leerlingId }: Plek, { toets, begin }: Klaargezet): Promise<void> {
  await insertToets(db, adminId, leerlingId, toets);
  await meting.saveBewaring(db, adminId, toets.id, { begin });
}

/** How much the final test of a plan that runs asks: it holds no more of what was practised than there is. Undefined before the start: nobody knows yet. */
export async function countEind(
  db: Db,
  { adminId, leerlingId, planId }: Plek & { readonly planId: string },
  { doelen, woorden }: { readonly doelen: readonly string[]; readonly woorden: readonly Planwoord[] },
  invoer: PlanInvoer,
): Promise<number | undefined> {
  const plan = await meting.findPlan(db, adminId, leerlingId, planId);
  if (plan?.status !== 'actief') return undefined;
  const geoefend = await listGeoefend(db, { adminId, leerlingId }, doelen, plan.gestartOp);
  const vraag = { id: planId, soort: 'zorg-eind', papier: true } as const;
  return buildPlantoets(vraag, { id: planId, doelen }, { woorden, geoefend }, invoer)?.toets.woorden.length ?? 0;
}
