/** What a test of a care plan gave: measured at its closing, frozen with the numbers it was said with. */
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Toetssoort } from '../../../platform/db/schema-oefenen.ts';
import type { ToetsWoord } from '@spelrijk/oefenen/toets';
import { TEGENHANGERS } from '@spelrijk/taal/tegenhangers';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { sleutelVan } from '../opgaven/index.ts';
import { buildUitslag, listOnduidelijk, measure, type Beginstand, type Meting, type Uitslagvraag } from '../planmeting/index.ts';
import { listEerst } from '../planwoorden/index.ts';
import { findStuk, isOpZicht, somvensterNaam } from '../standen/index.ts';
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
): Promise<{ metingen: Meting[]; onduidelijk: ToetsWoord[]; dagen: number; spelling: ReadonlyMap<string, string> }> {
  const rijen = await meting.listAntwoorden(db, adminId, id, toets.id);
  const antwoorden = rijen.flatMap(({ opgaveId, opgaven, gegeven, diagnose, dag }) => {
    const opgave = opgaven.find((een) => een.id === opgaveId);
    return opgave ? [{ woord: sleutelVan(opgave), spelling: opgave.woord.woord, gegeven, diagnose, dag }] : [];
  });
  return {
    metingen: measure({ woorden: toets.woorden, antwoorden }, invoer.leerlijn),
    onduidelijk: listOnduidelijk({ woorden: toets.woorden, antwoorden }),
    dagen: Math.max(1, new Set(rijen.map(({ dag }) => dag)).size),
    spelling: new Map(antwoorden.map(({ woord, spelling }) => [woord, spelling])),
  };
}

interface Vergeleken {
  readonly metingen: readonly Meting[];
  readonly dagen: number;
  readonly begin: Readonly<Record<string, Beginstand>>;
  /** Per goal: when the test was over that it is compared with. */
  readonly afOp: Readonly<Record<string, Date>>;
}

/** What the plan is compared with, measured by what is known of words now: each goal by the test that asked it, its own before one of the plan before. */
export async function readToen(
  db: Db,
  wie: Wie,
  { planId, soort }: Pick<ToetsRij, 'planId'> & { readonly soort: Zorgsoort },
  invoer: Pick<PlanInvoer, 'leerlijn'>,
): Promise<Vergeleken> {
  const eerder = TOEN[soort];
  const vorige = planId === null || eerder === null ? [] : await meting.listVergelijking(db, wie.adminId, planId, eerder);
  const metingen: Meting[] = [];
  const begin: Record<string, Beginstand> = {};
  const afOp: Record<string, Date> = {};
  const beurten: number[] = [];
  for (const toets of vorige) {
    const doelen = toets.doelen.filter((doel) => !(doel in afOp));
    if (doelen.length === 0) continue;
    const bewaring = await meting.readBewaring(db, wie.adminId, toets.id);
    const woorden = await meting.listWoorden(db, wie.adminId, toets.id);
    const gemeten = await measureToets(db, wie, { id: toets.id, woorden }, invoer);
    metingen.push(...gemeten.metingen.filter(({ categorie }) => doelen.includes(categorie)));
    beurten.push(gemeten.dagen);
    for (const doel of doelen) {
      afOp[doel] = toets.afOp;
      const stand = bewaring.begin[doel];
      if (stand) begin[doel] = stand;
    }
  }
  // Of tests on other days the mood is shared by nothing: the fewest days doubt most.
  return { metingen, dagen: beurten.length === 0 ? 1 : Math.min(...beurten), begin, afOp };
}

const WEEK_MS = 7 * DAG_MS;
const wekenSinds = (toen: Date, now: number): number => Math.max(1, Math.round((now - toen.getTime()) / WEEK_MS));

/** Stores what the test gave. Run at its closing, behind the lock of the leerling. */
export async function freezeUitslag(db: Db, wie: Wie, toets: ToetsRij, invoer: PlanInvoer): Promise<void> {
  const { soort, planId, doelen } = toets;
  if (!isZorgsoort(soort)) return;
  const toen = await readToen(db, wie, { planId, soort }, invoer);
  const nu = await measureToets(db, wie, toets, invoer);
  const eerst = await listEerst(db, { adminId: wie.adminId, leerlingId: wie.id });
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
    onduidelijk: nu.onduidelijk,
    vooraf: toen.begin,
    dagen: { toen: toen.dagen, nu: nu.dagen },
    weken: Object.fromEntries(Object.entries(toen.afOp).map(([doel, op]) => [doel, wekenSinds(op, invoer.now)])),
    eerst: new Map([...nu.spelling].map(([sleutel, spelling]) => [sleutel, eerst.get(spelling) === true])),
    tegenhangers,
    isZin: (sleutel) => {
      const stuk = findStuk(invoer.regio, sleutel);
      return stuk !== undefined && (stuk.soort === 'zin' || (stuk.soort === 'gat' && isOpZicht(stuk)));
    },
  });
  await meting.saveBewaring(db, wie.adminId, toets.id, { ...bewaring, uitslag, metingen: { nu: nu.metingen, toen: toen.metingen } });
}
