/** What a test of a care plan gave: measured at its closing, frozen with the numbers it was said with. */
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Toetssoort } from '../../../platform/db/schema-oefenen.ts';
import { TEGENHANGERS } from '@spelrijk/taal/tegenhangers';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { sleutelVan } from '../opgaven/index.ts';
import { buildUitslag, measure, type Beginstand, type Meting, type Uitslagvraag } from '../planmeting/index.ts';
import { listGeoefend } from '../planwoorden/index.ts';
import { somvensterNaam } from '../standen/index.ts';
import type { PlanInvoer } from '../taken/index.ts';
import * as meting from './store-meting.ts';
import type { ToetsRij } from './store.ts';

type Wie = Pick<LeerlingRow, 'id' | 'adminId'>;
type Zorgsoort = Uitslagvraag['soort'];

const isZorgsoort = (soort: Toetssoort): soort is Zorgsoort => soort !== 'plaatsing' && soort !== 'voortgang';

/** With which test of the plan each is compared. */
const TOEN: Readonly<Record<Zorgsoort, Zorgsoort | null>> = {
  'zorg-start': null,
  'zorg-tussen': 'zorg-start',
  'zorg-eind': 'zorg-start',
  'zorg-na': 'zorg-eind',
};

/** A test with what was answered in it, at the difficulties of now. */
async function measureToets(
  db: Db,
  { adminId, id }: Wie,
  toets: Pick<ToetsRij, 'id' | 'woorden'>,
  invoer: Pick<PlanInvoer, 'leerlijn'>,
): Promise<{ metingen: Meting[]; dagen: number }> {
  const rijen = await meting.listAntwoorden(db, adminId, id, toets.id);
  const antwoorden = rijen.flatMap(({ opgaveId, opgaven, gegeven, diagnose, dag }) => {
    const opgave = opgaven.find((een) => een.id === opgaveId);
    return opgave ? [{ woord: sleutelVan(opgave), spelling: opgave.woord.woord, gegeven, diagnose, dag }] : [];
  });
  return {
    metingen: measure({ woorden: toets.woorden, antwoorden }, invoer.leerlijn),
    dagen: Math.max(1, new Set(rijen.map(({ dag }) => dag)).size),
  };
}

interface Vergeleken {
  readonly metingen: readonly Meting[];
  readonly dagen: number;
  readonly begin: Readonly<Record<string, Beginstand>>;
  readonly afOp: Date | null;
}

/** The test of the plan that one of this kind is compared with, measured by what is known of words now. */
export async function readToen(
  db: Db,
  wie: Wie,
  { planId, soort }: Pick<ToetsRij, 'planId'> & { readonly soort: Zorgsoort },
  invoer: Pick<PlanInvoer, 'leerlijn'>,
): Promise<Vergeleken> {
  const leeg: Vergeleken = { metingen: [], dagen: 1, begin: {}, afOp: null };
  const eerder = TOEN[soort];
  const vorige = planId === null || eerder === null ? undefined : await meting.findVergelijking(db, wie.adminId, planId, eerder);
  if (!vorige) return leeg;
  const { begin } = await meting.readBewaring(db, wie.adminId, vorige.id);
  const woorden = await meting.listWoorden(db, wie.adminId, vorige.id);
  const { metingen, dagen } = await measureToets(db, wie, { id: vorige.id, woorden }, invoer);
  return { metingen, dagen, begin, afOp: vorige.afOp };
}

const WEEK_MS = 7 * DAG_MS;

/** Stores what the test gave. Run at its closing, behind the lock of the leerling. */
export async function freezeUitslag(db: Db, wie: Wie, toets: ToetsRij, invoer: PlanInvoer): Promise<void> {
  const { soort, planId, doelen } = toets;
  if (!isZorgsoort(soort)) return;
  const toen = await readToen(db, wie, { planId, soort }, invoer);
  const nu = await measureToets(db, wie, toets, invoer);
  const bewaring = await meting.readBewaring(db, wie.adminId, toets.id);
  const tegenhangers = Object.fromEntries(
    doelen.flatMap((doel) => {
      const tegen = TEGENHANGERS[doel];
      return tegen === undefined ? [] : [[doel, somvensterNaam(tegen)]];
    }),
  );
  const uitslag = buildUitslag({
    soort,
    doelen,
    nu: nu.metingen,
    toen: toen.metingen,
    vooraf: toen.begin,
    dagen: { toen: toen.dagen, nu: nu.dagen },
    weken: toen.afOp ? Math.max(1, Math.round((invoer.now - toen.afOp.getTime()) / WEEK_MS)) : 0,
    eerst: await listGeoefend(db, { adminId: wie.adminId, leerlingId: wie.id }, null),
    tegenhangers,
  });
  await meting.saveBewaring(db, wie.adminId, toets.id, { ...bewaring, uitslag, metingen: { nu: nu.metingen, toen: toen.metingen } });
}
