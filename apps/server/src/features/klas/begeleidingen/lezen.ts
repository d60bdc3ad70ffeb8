/** The trajects of a client as they are shown. */
import type { Api } from '@spelrijk/contract/api';
import type { Begeleiding } from '@spelrijk/contract/begeleidingen';
import type { Output } from '@spelrijk/contract/define';
import { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { categorieenOpVolgorde, somvensterNaam, toCel } from '../../oefenen/standen/index.ts';
import { kandidaten, keuzeVan, type Kop } from '../handelingsplannen/index.ts';
import { listDoelen, listPlannen, listPlantoetsen, openDoelen, type DoelRij, type PlanRij } from '../zorgstanden/index.ts';
import { openBegeleiding, type BegeleidingDeps } from './plek.ts';
import * as store from './store.ts';

type Toetsrij = Awaited<ReturnType<typeof listPlantoetsen>>[number];

function toToets({ id, soort, status, papier, doelen, op, afOp }: Toetsrij): Begeleiding['toetsen'] {
  const zorg = Zorgtoetssoort.safeParse(soort);
  return zorg.success
    ? [{ id, soort: zorg.data, status, papier, doelen: [...doelen], op: op.toISOString(), afOp: afOp?.toISOString() ?? null }]
    : [];
}

function toTraject(rij: PlanRij, doelen: readonly DoelRij[], kop: Kop, now: number): Omit<Begeleiding, 'toetsen' | 'sessies'> {
  const { id, status, versie, van, tot, evaluatie } = rij;
  const { weken, keren, minuten, tekst, doelen: gekozen } = keuzeVan(rij, doelen);
  const cellen = new Map(kop.cellen.map((cel) => [cel.categorie, toCel(cel, dagVan(now))]));
  return {
    id,
    status,
    versie,
    van,
    tot,
    keuze: { hulpvraag: tekst.waarom, weken, keren, minuten, doelen: gekozen.map(({ categorie }) => categorie) },
    doelen: openDoelen(doelen).map(({ categorie, begin }) => {
      const cel = cellen.get(categorie);
      return {
        categorie,
        naam: somvensterNaam(categorie),
        begin,
        nu: cel ? { laag: cel.laag, hoog: cel.hoog, zeker: cel.zeker } : null,
      };
    }),
    einde: evaluatie ? { tekst: evaluatie.tekst, besluit: evaluatie.besluit, op: evaluatie.op } : null,
  };
}

export const listBegeleidingen = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.LeerlingPlek,
): Promise<Output<Api['listBegeleidingen']>> =>
  openBegeleiding(deps, caller, 'guidance.read', plek, async (db, kop) => {
    const { actor, now } = caller;
    const { adminId, leerlingId } = plek;
    const plannen = (await listPlannen(db, adminId, [leerlingId])).filter(({ wegOp }) => wegOp === null);
    const ids = plannen.map(({ id }) => id);
    const doelen = await listDoelen(db, adminId, ids);
    const toetsen = await listPlantoetsen(db, adminId, ids);
    const sessies = await store.listSessies(db, plek, actor.id);
    return {
      vandaag: dagVan(now),
      roepnaam: kop.roepnaam,
      trajecten: plannen.map((rij) => ({
        ...toTraject(
          rij,
          doelen.filter(({ planId }) => planId === rij.id),
          kop,
          now,
        ),
        toetsen: toetsen.filter(({ planId }) => planId === rij.id).flatMap(toToets),
        sessies: sessies.filter(({ planId }) => planId === rij.id).map(({ planId: _planId, ...sessie }) => sessie),
      })),
      uitslagen: [...(await store.listUitslagen(db, plek))],
      voorstellen: kandidaten(kop, now).map(({ categorie, laag, hoog, zeker }) => ({
        categorie,
        naam: somvensterNaam(categorie),
        bereik: { laag, hoog, zeker },
      })),
      categorieen: categorieenOpVolgorde(kop.regio).map(({ id, naam }) => ({ id, naam })),
    };
  });
