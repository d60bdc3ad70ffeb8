/** Plays: which there are, who says what in one, and who has which role. They are performed live; nothing is recorded. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Regio } from '@spelrijk/domain/admin';
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
import { findTekst, loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { spreekbeurten } from '@spelrijk/taal/toneel';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { openTekst } from '../../oefenen/leesplank/index.ts';
import { inGroep, type GroepPlek } from '../leesmomenten/index.ts';
import type { LandkaartDeps } from '../../oefenen/landkaart/index.ts';
import { toKort } from './groepjes.ts';
import * as store from './store.ts';

const geenStuk = (): AppError => notFound('teksten/niet-gevonden');

/** Plays for this region, the easiest first; those that are set there before others of their level. */
export async function listStukken(regio: Regio): Promise<Output<Api['listLeesopdrachten']>['stukken']> {
  const perNiveau = await Promise.all(ALLE_LEESNIVEAUS.map(loadTeksten));
  return perNiveau
    .flatMap((teksten) => teksten.toSorted((a, b) => Number(b.land === regio) - Number(a.land === regio)))
    .filter((tekst) => tekst.rollen !== undefined && (tekst.regio ?? regio) === regio)
    .map((tekst) => ({
      ...toKort(tekst),
      rollen: (tekst.rollen ?? []).map((naam) => ({ naam, beurten: spreekbeurten(tekst).filter(({ rol }) => rol === naam).length })),
    }));
}

/** Every role is of one child, and every child has one. */
export function demandRollen({ rollen }: Leestekst, leerlingen: readonly { readonly rollen: readonly string[] }[]): void {
  if (rollen === undefined) throw geenStuk();
  const gegeven = leerlingen.flatMap((leerling) => leerling.rollen);
  const past = gegeven.length === rollen.length && rollen.every((rol) => gegeven.includes(rol));
  if (!past || leerlingen.some((leerling) => leerling.rollen.length === 0)) throw new AppError('invalid', 'leesopdrachten/rollen');
}

const kort = ({ rol, zinnen }: ReturnType<typeof spreekbeurten>[number]) => ({ rol, zinnen: [...zinnen] });

export const readToneelblad = (
  deps: LandkaartDeps,
  caller: Caller,
  plek: GroepPlek & { readonly tekstId: string },
): Promise<Output<Api['readToneelblad']>> =>
  inGroep(deps, caller, plek, 'progress.readGroup', async (_db, { regio }) => {
    const tekst = await findTekst(plek.tekstId);
    if (!tekst?.rollen || (tekst.regio ?? regio) !== regio) throw geenStuk();
    return { id: tekst.id, titel: tekst.titel, rollen: [...tekst.rollen], beurten: spreekbeurten(tekst).map(kort) };
  });

export async function readToneelstuk(
  deps: LandkaartDeps,
  caller: Caller,
  { leerlingId, tekstId }: { readonly leerlingId: string; readonly tekstId: string },
): Promise<Output<Api['readToneelstuk']>> {
  const { tekst, adminId, regio } = await openTekst(deps, caller, leerlingId, tekstId);
  const { id, titel, rollen, alineas } = tekst;
  if (!rollen) throw geenStuk();
  const zinnen = alineas.flat();
  const klaar = await deps.database.readAdmin(adminId, (db) => store.listKlaargezet(db, adminId, leerlingId, dagVan(caller.now)));
  const eigen = klaar.filter(({ soort, wat }) => soort === 'toneel' && wat === id).flatMap(({ leerlingen }) => leerlingen);
  /** Without the name of who says it, or with it where that is all there is. */
  const klankVan = (zin: string, plek: number): string | undefined =>
    deps.audio.vanTekst(zin, regio) ?? deps.audio.vanTekst(zinnen[plek] ?? zin, regio);
  return {
    id,
    titel,
    rollen: [...rollen],
    eigen: [...new Set(eigen.flatMap((leerling) => leerling.rollen))],
    beurten: spreekbeurten(tekst).map((beurt) => {
      const klanken = beurt.zinnen.flatMap((zin, nr) => klankVan(zin, beurt.plekken[nr] ?? 0) ?? []);
      return { ...kort(beurt), klanken: klanken.length === beurt.zinnen.length ? klanken : [] };
    }),
    zinnen: zinnen.length,
  };
}
