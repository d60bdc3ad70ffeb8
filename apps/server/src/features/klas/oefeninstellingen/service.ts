/** How a groep and its leerlingen practise: what is set, by whom it is inherited, and changing it one by one or many at once. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Instellinghouder } from '@spelrijk/contract/oefeninstellingen';
import { readAfwijking } from '@spelrijk/domain/oefeninstelling';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { halfjarenVan } from '../../oefenen/standen/index.ts';
import { automatischVoor, leerlijnstappen, proefdag, type Kind } from './proefdag.ts';
import { may } from './policy.ts';
import * as beurten from './store-beurten.ts';
import * as store from './store.ts';
import { toHouder } from './toon.ts';
import { alsInstelbaar, naWijziging, verschil } from './wijziging.ts';
import {
  change,
  demandHouders,
  docentVan,
  eigenVan,
  geenGroep,
  geenLeerling,
  vervangen,
  work,
  type Houders,
  type OefeninstellingDeps,
} from './houders.ts';

type Adres = store.Plek & { readonly oefeninstellingId: string };

const geenInstelling = (): AppError => notFound('oefeninstellingen/niet-gevonden');

function demandHouder(houders: Houders, { groepId, oefeninstellingId }: Adres): store.HouderRij {
  const houder = houders.find((rij) => rij.id === oefeninstellingId || (rij.leerlingId ?? groepId) === oefeninstellingId);
  if (!houder) throw geenInstelling();
  return houder;
}

const alsKind = ({ leerlingId, naam, jaargroep }: store.HouderRij): Kind => {
  if (leerlingId === null || jaargroep === null) throw geenLeerling();
  return { id: leerlingId, naam, jaargroep };
};

/** Looks into a groep that this actor may see. */
function look<T>(
  { database }: OefeninstellingDeps,
  actor: Actor,
  plek: store.Plek,
  now: number,
  fn: (db: Db, houders: Houders) => Promise<T>,
): Promise<T> {
  const grant = demand(may(actor.rol, 'exerciseSettings.read'), actor.bewijs);
  const { adminId, groepId } = plek;
  const blik = { adminId, actie: 'exerciseSettings.read', objectId: groepId, now, code: geenGroep };
  return lookInto(database, actor, grant, blik, async (db) => fn(db, await demandHouders(db, plek, docentVan(actor, grant))));
}

async function readOmgeving(
  db: Db,
  adminId: string,
): Promise<Pick<Output<Api['listOefeninstellingen']>, 'voorinstellingen' | 'leerlijn' | 'halfjaren'>> {
  const regio = await store.readRegio(db, adminId);
  const rijen = await beurten.listVoorinstellingen(db, adminId);
  const voorinstellingen = rijen.map(({ id, naam, zet }) => ({ id, naam, zet: alsInstelbaar(readAfwijking(zet)) }));
  return { voorinstellingen, leerlijn: leerlijnstappen(regio), halfjaren: halfjarenVan(regio) };
}

export const listOefeninstellingen = (
  deps: OefeninstellingDeps,
  { actor, now }: Caller,
  plek: store.Plek,
): Promise<Output<Api['listOefeninstellingen']>> =>
  look(deps, actor, plek, now, async (db, [groep, ...leerlingen]) => ({
    groep: toHouder(groep, plek.groepId),
    leerlingen: leerlingen.map((rij) => toHouder(rij, plek.groepId)),
    ...(await readOmgeving(db, plek.adminId)),
  }));

export const readOefeninstelling = (
  deps: OefeninstellingDeps,
  { actor, now }: Caller,
  adres: Adres,
): Promise<Output<Api['readOefeninstelling']>> =>
  look(deps, actor, adres, now, async (db, houders) => {
    const [groep, ...leerlingen] = houders;
    const houder = demandHouder(houders, adres);
    const regio = await store.readRegio(db, adres.adminId);
    return {
      houder: toHouder(houder, adres.groepId),
      groep: toHouder(groep, adres.groepId),
      automatisch:
        houder === groep ? null : automatischVoor(alsKind(houder), regio, { groep: groep.instelling, leerling: houder.instelling }, now),
      leerlingen: (houder === groep ? leerlingen : []).map((rij) => ({
        id: rij.leerlingId ?? '',
        naam: rij.naam,
        wijktAf: verschil({}, eigenVan(rij)),
      })),
      ...(await readOmgeving(db, adres.adminId)),
    };
  });

/** Who saw an older version changes nothing; what is already so is no change, so that a repeated send is harmless. */
export const updateOefeninstelling = (
  deps: OefeninstellingDeps,
  { actor, now }: Caller,
  adres: Adres,
  { versie, ...wijziging }: Input<Api['updateOefeninstelling']>['body'],
): Promise<Instellinghouder> =>
  work(deps, actor, adres, async (db, houders) => {
    const houder = demandHouder(houders, adres);
    await change(db, { actor, plek: adres, houder, now }, (voor, nu) => {
      const na = naWijziging(voor, wijziging);
      if (nu !== versie && verschil(voor, na).length > 0) throw new AppError('conflict', 'oefeninstellingen/intussen-gewijzigd');
      return na;
    });
    return toHouder(demandHouder(await demandHouders(db, adres, null), adres), adres.groepId);
  });

export const previewOefendag = (
  deps: OefeninstellingDeps,
  { actor, now }: Caller,
  adres: Adres,
  { eigen, leerlingId }: Input<Api['previewOefendag']>['body'],
) =>
  work(
    deps,
    actor,
    adres,
    async (db, houders) => {
      const [groep, ...leerlingen] = houders;
      const houder = demandHouder(houders, adres);
      const wie = houder === groep ? leerlingen.find((rij) => leerlingId === undefined || rij.leerlingId === leerlingId) : houder;
      if (!wie) throw geenLeerling();
      const met = (rij: store.HouderRij): unknown => (rij === houder ? vervangen(rij, eigen) : rij.instelling);
      const regio = await store.readRegio(db, adres.adminId);
      const bewaard = { groep: met(groep), leerling: met(wie) };
      return proefdag({ db, adminId: adres.adminId, kind: alsKind(wie), regio, bewaard, deps, now });
    },
    'readAdmin',
  );
