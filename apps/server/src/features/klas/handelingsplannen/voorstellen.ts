/**
 * What a plan may be about: categorieën that are surely not known yet while what comes before is, those with the most need first. Own values: at most six,
 * and the upper end of the range under 70 of 100 words.
 */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Doelvoorstel, Leesvoorstel } from '@spelrijk/contract/handelingsplannen';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { aandeelOpNorm } from '@spelrijk/oefenen/niveau';
import type { Oefendoel } from '@spelrijk/domain/handelingsplan';
import { LEESTREDEN } from '@spelrijk/taal/lezen';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import {
  categorieenOpVolgorde,
  leerlijnVan,
  leestredenVan,
  normgroepVan,
  somvensterNaam,
  toCel,
  type Cel,
} from '../../oefenen/standen/index.ts';
import { listFoutenSinds, type Misgegaan } from '../voortgang/index.ts';
import { naamKop } from './lezen.ts';
import { noteer, openZorg, type LeerlingPlek, type PlanDeps } from './plek.ts';
import type { Kop } from './store.ts';

const MEEST = 6;
const HOOGSTE = 70;
const FOUTEN = 3;
const SINDS_DAGEN = 84;

/** Known well enough to build on: mastered, presumed, or its range reaches the aim. */
const isBekend = (cel: Cel | undefined): boolean =>
  cel === undefined || cel.status === 'beheerst' || cel.status === 'vermoed' || cel.hoog >= HOOGSTE;

/** Surely not known yet, while what comes before is. */
const isPassend = (cel: Cel, vooraf: readonly string[], cellen: ReadonlyMap<string, Cel>): boolean =>
  cel.status === 'open' && cel.zeker && cel.hoog < HOOGSTE && vooraf.every((eerder) => isBekend(cellen.get(eerder)));

/** Candidates by need: the lowest middle of the range first. */
export function kandidaten(kop: Pick<Kop, 'regio' | 'cellen'>, now: number): readonly Cel[] {
  const cellen = new Map(kop.cellen.map((cel) => [cel.categorie, toCel(cel, dagVan(now))]));
  return categorieenOpVolgorde(kop.regio)
    .flatMap(({ id, vooraf }) => {
      const cel = cellen.get(id);
      return cel && isPassend(cel, vooraf, cellen) ? [cel] : [];
    })
    .sort((a, b) => a.laag + a.hoog - (b.laag + b.hoog))
    .slice(0, MEEST);
}

type Trede = (typeof LEESTREDEN)[number];

/** What a step of reading is as a goal; sentences are practised and are no goal. Texts for a set of letters are those of Start. */
function alsDoel({ id, domein, woordniveau, leesniveau, letterset }: Trede): Oefendoel | null {
  if (domein === 'letters') return { soort: 'letters', niveau: id };
  if (woordniveau !== undefined) return { soort: 'woorden', niveau: woordniveau };
  return domein === 'teksten' && leesniveau !== undefined && letterset === undefined ? { soort: 'begrip', niveau: leesniveau } : null;
}

/** Every step of reading that can be a goal, in the order of the ladder. */
export function leesvoorstellen({ regio, cellen: rijen }: Pick<Kop, 'regio' | 'cellen'>, now: number): Leesvoorstel[] {
  const cellen = new Map(rijen.map((cel) => [cel.categorie, toCel(cel, dagVan(now))]));
  const kan = new Set(leestredenVan(regio));
  return LEESTREDEN.flatMap((trede): Leesvoorstel[] => {
    const doel = alsDoel(trede);
    if (!doel || !kan.has(trede.id)) return [];
    const cel = cellen.get(trede.id);
    const { laag, hoog, zeker } = cel ?? { laag: 0, hoog: 100, zeker: false };
    const past = cel !== undefined && isPassend(cel, trede.vooraf, cellen);
    return [{ doel, naam: somvensterNaam(trede.id, regio), bereik: { laag, hoog, zeker }, past }];
  });
}

function voorbeelden(fouten: readonly Misgegaan[], categorie: string): Doelvoorstel['fouten'] {
  const per = new Map<string, { woord: string; gegeven: string }>();
  for (const { label, woord, gegeven } of fouten) if (label === categorie && !per.has(woord)) per.set(woord, { woord, gegeven });
  return [...per.values()].slice(0, FOUTEN);
}

export const proposeDoelen = (deps: PlanDeps, caller: Caller, plek: LeerlingPlek): Promise<Output<Api['proposeDoelen']>> =>
  openZorg(deps, caller, 'carePlan.create', plek, async (db, kop) => {
    const { now } = caller;
    await noteer(db, caller, plek, { soort: 'inzage', actie: 'carePlan.create', betreft: 'voorstellen voor een plan' });
    const { instelling } = resolveOefeninstelling(readAfwijking(kop.instellingen.groep), readAfwijking(kop.instellingen.leerling));
    const normgroep = normgroepVan(instelling, kop, dagVan(now));
    const sinds = new Date(now - SINDS_DAGEN * 86_400_000);
    const fouten = await listFoutenSinds(db, plek.adminId, [plek.leerlingId], { sinds, perLeerling: 400 });
    const info = new Map(categorieenOpVolgorde(kop.regio).map((categorie) => [categorie.id, categorie]));
    const voorstellen = kandidaten(kop, now).flatMap(({ categorie, laag, hoog, zeker, antwoorden, goed }): Doelvoorstel[] => {
      const soort = info.get(categorie);
      if (!soort) return [];
      const opNorm = aandeelOpNorm(leerlijnVan(kop.regio), categorie, normgroep);
      const { naam, regel } = soort;
      return [
        {
          categorie,
          naam,
          regel,
          bereik: { laag, hoog, zeker },
          antwoorden,
          goed,
          fouten: voorbeelden(fouten, categorie),
          opNorm: opNorm === undefined ? null : Math.round(100 * opNorm),
        },
      ];
    });
    const categorieen = categorieenOpVolgorde(kop.regio).map(({ id, naam }) => ({ id, naam }));
    return { leerling: naamKop(kop), voorstellen, categorieen, leestreden: leesvoorstellen(kop, now) };
  });
