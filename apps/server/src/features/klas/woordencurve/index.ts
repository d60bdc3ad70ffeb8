/** How words that were never practised are written over this school year, next to words that were: of a leerling, and of a groep as a whole. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { woordencurveRoutes } from '@spelrijk/contract/woordencurve';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { maatVan } from '@spelrijk/oefenen/zorg/planwoorden';
import { courseOf, courseOfGroep, type Curvedag, type Curvepunt } from '@spelrijk/oefenen/zorg/woordencurve';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { verdictOp } from '../../oefenen/planmeting/index.ts';
import { leerlijnVan } from '../../oefenen/standen/index.ts';
import { beginVanSchooljaar, findGroep, look, may, narrow, type GroepAdres } from '../voortgang/index.ts';
import { listGeschreven, listLeerlingIds, type Rij } from './store.ts';

interface Deps {
  readonly database: Database;
}

/** Days, oldest first, with the answers that say something about the rule of their categorie. */
function toDagen(rijen: readonly Rij[], leerlijn: Leerlijn): Curvedag[] {
  return [...Map.groupBy(rijen, ({ dag }) => dag)].map(([dag, groep]) => ({
    dag: Date.parse(dag) / DAG_MS,
    woorden: groep.flatMap(({ woord, categorie, gegeven, diagnose }) => {
      const regel = leerlijn.woorden.get(woord);
      const maat = regel && maatVan(regel, categorie, leerlijn);
      const goed = diagnose === null || verdictOp({ gegeven, diagnose }, categorie);
      return maat && goed !== undefined ? [{ ...maat, goed }] : [];
    }),
  }));
}

type Twee<T> = { readonly nieuw: T[]; readonly geoefend: T[] };

/** Both courses of one leerling, "of 100 words" of the categorieen in which it met new ones. */
function coursesOf(rijen: readonly Rij[], leerlijn: Leerlijn): Twee<Curvepunt> {
  const [nieuw, geoefend] = [rijen.filter((rij) => rij.nieuw), rijen.filter((rij) => !rij.nieuw)];
  const middens = [...new Set(nieuw.map(({ categorie }) => categorie))].flatMap((id) => leerlijn.categorieen.get(id)?.gemiddelde ?? []);
  return { nieuw: courseOf(toDagen(nieuw, leerlijn), middens), geoefend: courseOf(toDagen(geoefend, leerlijn), middens) };
}

/** With its day as a date. */
const dated = <T extends { readonly dag: number }>(punten: readonly T[]) =>
  punten.map((punt) => ({ ...punt, dag: new Date(punt.dag * DAG_MS).toISOString().slice(0, 10) }));

const alone = (punten: readonly Curvepunt[]) => dated(punten).map((punt) => ({ ...punt, leerlingen: 1 }));

const niemand = 'leerlingen/niet-gevonden';

async function readWoordencurve(
  { database }: Deps,
  { actor, now }: Caller,
  { adminId, groepId, leerlingId }: GroepAdres & { readonly leerlingId: string },
): Promise<Output<Api['readWoordencurve']>> {
  const grant = demand(may(actor.rol, 'progress.readPupil'), actor.bewijs);
  if (grant.scope === 'own') throw notFound(niemand);
  return lookInto(
    database,
    actor,
    grant,
    { adminId, actie: 'progress.readPupil', objectId: leerlingId, now, code: niemand },
    async (db) => {
      const kop = await findGroep(db, adminId, groepId, narrow(actor, grant));
      const ids = await listLeerlingIds(db, adminId, groepId);
      if (!kop || !ids.includes(leerlingId)) throw notFound(niemand);
      const rijen = await listGeschreven(db, adminId, [leerlingId], beginVanSchooljaar(dagVan(now)));
      const { nieuw, geoefend } = coursesOf(rijen, leerlijnVan(kop.regio));
      return { nieuw: alone(nieuw), geoefend: alone(geoefend) };
    },
  );
}

const readGroepscurve = (deps: Deps, { actor, now }: Caller, adres: GroepAdres): Promise<Output<Api['readGroepscurve']>> =>
  look(deps, actor, adres, now, async (db, docentId) => {
    const { adminId, groepId } = adres;
    const kop = await findGroep(db, adminId, groepId, docentId);
    if (!kop) throw notFound('groepen/niet-gevonden');
    const leerlijn = leerlijnVan(kop.regio);
    const rijen = await listGeschreven(db, adminId, await listLeerlingIds(db, adminId, groepId), beginVanSchooljaar(dagVan(now)));
    const perKind = [...Map.groupBy(rijen, ({ leerlingId }) => leerlingId).values()].map((van) => coursesOf(van, leerlijn));
    // The week that runs is told until today.
    const vandaag = Date.parse(dagVan(now)) / DAG_MS;
    const samen = (punten: readonly (readonly Curvepunt[])[]) =>
      dated(courseOfGroep(punten).map((punt) => ({ ...punt, dag: Math.min(punt.dag, vandaag) })));
    return { nieuw: samen(perKind.map(({ nieuw }) => nieuw)), geoefend: samen(perKind.map(({ geoefend }) => geoefend)) };
  });

export const feature = defineFeature({
  routes: woordencurveRoutes,
  handlers: (deps: Deps) => ({
    readWoordencurve: ({ params }: { readonly params: GroepAdres & { readonly leerlingId: string } }, caller: Caller) =>
      readWoordencurve(deps, caller, params),
    readGroepscurve: ({ params }: { readonly params: GroepAdres }, caller: Caller) => readGroepscurve(deps, caller, params),
  }),
});
