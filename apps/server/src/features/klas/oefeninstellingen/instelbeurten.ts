/** One change of oefeninstellingen for many leerlingen at once, seen beforehand and taken back afterwards. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { readAfwijking } from '@spelrijk/domain/oefeninstelling';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import * as beurten from './store-beurten.ts';
import type * as store from './store.ts';
import { alsInstelbaar, naWijziging, verschil, type Wijziging } from './wijziging.ts';
import { change, eigenVan, geenLeerling, vervangen, work, type Houders, type OefeninstellingDeps, type Zet } from './houders.ts';

/** These leerlingen of the groep, in the order of their ids: two who change many at once lock them in the same order. */
function demandLeerlingen([, ...leerlingen]: Houders, ids: readonly string[]): store.HouderRij[] {
  const gevonden = leerlingen.filter(({ leerlingId }) => leerlingId !== null && ids.includes(leerlingId));
  if (gevonden.length !== new Set(ids).size) throw geenLeerling();
  return gevonden.toSorted((a, b) => ((a.leerlingId ?? '') < (b.leerlingId ?? '') ? -1 : 1));
}

async function changeAll(
  db: Db,
  zet: Omit<Zet, 'houder'>,
  leerlingen: readonly store.HouderRij[],
  wijziging: Wijziging,
): Promise<beurten.Beurtregel[]> {
  const regels: beurten.Beurtregel[] = [];
  for (const houder of leerlingen) {
    const { voor, versie, anders } = await change(db, { ...zet, houder }, (nu) => naWijziging(nu, wijziging));
    if (anders) regels.push({ leerlingId: houder.leerlingId ?? '', voor: alsInstelbaar(voor), versieNa: versie });
  }
  return regels;
}

export const previewInstelbeurt = (
  deps: OefeninstellingDeps,
  { actor }: Caller,
  plek: store.Plek,
  { leerlingIds, ...wijziging }: Input<Api['previewInstelbeurt']>['body'],
) =>
  work(
    deps,
    actor,
    plek,
    (_db, houders) => {
      const leerlingen = demandLeerlingen(houders, leerlingIds).map((rij) => {
        const eigen = eigenVan(rij);
        return { id: rij.leerlingId ?? '', naam: rij.naam, wordt: verschil(eigen, naWijziging(eigen, wijziging)) };
      });
      return Promise.resolve({ leerlingen });
    },
    'readAdmin',
  );

/** All or none; the same id again changes nothing more. */
export const createInstelbeurt = (
  deps: OefeninstellingDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  { id, leerlingIds, ...wijziging }: Input<Api['createInstelbeurt']>['body'],
): Promise<{ gewijzigd: number }> =>
  work(deps, actor, plek, async (db, houders) => {
    const leerlingen = demandLeerlingen(houders, leerlingIds);
    if (!(await beurten.insertBeurt(db, { ...plek, id, door: actor.id, now }))) {
      const gewijzigd = await beurten.countBeurt(db, plek.adminId, plek.groepId, id);
      if (gewijzigd === undefined) throw new AppError('conflict', 'oefeninstellingen/beurt-bestaat-al');
      return { gewijzigd };
    }
    const regels = await changeAll(db, { actor, plek, now }, leerlingen, wijziging);
    await beurten.insertBeurtregels(db, plek.adminId, id, regels);
    return { gewijzigd: regels.length };
  });

/** Puts back what stood before, but for whom something was changed since. Twice is once. */
export const undoInstelbeurt = (
  deps: OefeninstellingDeps,
  { actor, now }: Caller,
  { instelbeurtId, ...plek }: store.Plek & { readonly instelbeurtId: string },
): Promise<{ teruggezet: number; overgeslagen: string[] }> =>
  work(deps, actor, plek, async (db, houders) => {
    const nogNiet = await beurten.closeBeurt(db, plek.adminId, plek.groepId, instelbeurtId, now);
    if (nogNiet === undefined) throw notFound('oefeninstellingen/geen-beurt');
    const overgeslagen: string[] = [];
    let teruggezet = 0;
    for (const { leerlingId, voor, versieNa } of nogNiet ? await beurten.listBeurtregels(db, plek.adminId, instelbeurtId) : []) {
      const houder = houders.find((rij) => rij.leerlingId === leerlingId);
      if (!houder) continue;
      const isOngewijzigd = houder.versie === versieNa;
      if (!isOngewijzigd) overgeslagen.push(houder.naam);
      else if ((await change(db, { actor, plek, houder, now }, (nu) => vervangen(nu, alsInstelbaar(readAfwijking(voor))))).anders)
        teruggezet++;
    }
    return { teruggezet, overgeslagen };
  });
