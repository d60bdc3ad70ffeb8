/** Who may be in a groepje, and where two or more leerlingen without a plan need the same help. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Caller } from '../../../platform/http/context.ts';
import { categorieenOpVolgorde } from '../../oefenen/standen/index.ts';
import { kandidaten, leesvoorstellen, listKoppen, mayPlan, type PlanDeps } from '../handelingsplannen/index.ts';
import { noteerInzage, openGroep, type GroepPlek } from './plek.ts';
import * as store from './store.ts';

const MEEST = 6;
const MINSTE_LEERLINGEN = 2;

export const proposeGroepsdoelen = (deps: PlanDeps, caller: Caller, plek: GroepPlek): Promise<Output<Api['proposeGroepsdoelen']>> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.create'), plek, async (db, { naam: groepNaam, regio, docentId }) => {
    const { adminId, groepId } = plek;
    await noteerInzage(db, caller, plek, 'carePlan.create', 'voorstellen voor een groepsplan');
    const bezet = new Map((await store.listKandidaten(db, adminId, groepId)).map((kind) => [kind.id, kind.bezet]));
    const koppen = await listKoppen(db, adminId, [...bezet.keys()], docentId);
    const wie = new Map<string, string[]>();
    const vrij = koppen.filter(({ id }) => bezet.get(id) === false);
    for (const kop of vrij)
      for (const { categorie } of kandidaten(kop, caller.now)) wie.set(categorie, [...(wie.get(categorie) ?? []), kop.id]);
    const categorieen = categorieenOpVolgorde(regio);
    const voorstellen = categorieen
      .map(({ id, naam, regel }) => ({ categorie: id, naam, regel, leerlingen: wie.get(id) ?? [] }))
      .filter(({ leerlingen }) => leerlingen.length >= MINSTE_LEERLINGEN)
      .toSorted((a, b) => b.leerlingen.length - a.leerlingen.length)
      .slice(0, MEEST);
    const lezers = vrij.map((kop) => ({ id: kop.id, passend: leesvoorstellen(kop, caller.now).filter(({ past }) => past) }));
    const leestreden = leesvoorstellen({ regio, cellen: [] }, caller.now).map(({ doel, naam }) => ({
      doel,
      naam,
      leerlingen: lezers
        .filter(({ passend }) => passend.some((een) => een.doel.soort === doel.soort && een.doel.niveau === doel.niveau))
        .map(({ id }) => id),
    }));
    return {
      groepNaam,
      leerlingen: koppen.map(({ id, roepnaam, achternaam }) => ({ id, roepnaam, achternaam, bezet: bezet.get(id) === true })),
      voorstellen,
      categorieen: categorieen.map(({ id, naam }) => ({ id, naam })),
      leestreden,
    };
  });
