/** One categorie of one leerling, as a cell of the overview opens. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { aandeelOpNorm } from '@spelrijk/oefenen/niveau';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { leerlijnVan } from '../../oefenen/standen/index.ts';
import { kolommenVan } from './kolommen.ts';
import { misgegaan, spreadFouten } from './misgegaan.ts';
import { may } from './policy.ts';
import { SCHRIJFVORMEN } from './schrijfvormen.ts';
import { listCategorieen } from './store.ts';
import * as store from './store-groep.ts';
import { toVerloop } from './verloop.ts';
import { narrow, toLeerling, type GroepAdres, type GroepVoortgangDeps } from './blik.ts';

export interface CelAdres extends GroepAdres {
  readonly leerlingId: string;
  readonly categorie: string;
}

async function loadCel(db: Db, adres: CelAdres, docentId: string | null, now: number): Promise<Output<Api['readCel']>> {
  const { adminId, groepId, leerlingId, categorie } = adres;
  const kop = await store.findGroep(db, adminId, groepId, docentId);
  const vandaag = dagVan(now);
  const vanaf = { weken: vandaag, schooljaar: vandaag };
  const [rij] = kop ? await store.listLeerlingen(db, adminId, groepId, vanaf, leerlingId) : [];
  const kolom = kop && kolommenVan(kop.regio).find(({ id }) => id === categorie);
  if (!kop || !rij || !kolom) throw notFound('leerlingen/niet-gevonden');
  const { normgroep, cellen } = toLeerling(rij, kop, false, now);
  const opNorm = kolom.ladder === 'lezen' ? undefined : aandeelOpNorm(leerlijnVan(kop.regio), categorie, normgroep);
  const [bekend] = await listCategorieen(db, adminId, leerlingId, categorie);
  const typfouten = await store.listTypfouten(db, adminId, [leerlingId], SCHRIJFVORMEN, { sinds: new Date(0), perLeerling: 400 });
  return {
    naam: kolom.naam,
    regel: getCategorie(categorie)?.regel ?? '',
    cel: cellen.find((cel) => cel.categorie === categorie) ?? null,
    laatst: bekend?.laatste?.toISOString() ?? null,
    opNorm: opNorm === undefined ? null : opNorm * 100,
    normgroep,
    verloop: toVerloop(bekend?.verloop ?? []),
    fouten: spreadFouten(
      typfouten.flatMap(misgegaan).filter(({ label }) => label === categorie),
      12,
    ),
  };
}

export async function readCel({ database }: GroepVoortgangDeps, { actor, now }: Caller, adres: CelAdres): Promise<Output<Api['readCel']>> {
  const grant = demand(may(actor.rol, 'progress.readPupil'), actor.bewijs);
  const { adminId, leerlingId } = adres;
  if (grant.scope === 'own') throw notFound('leerlingen/niet-gevonden');
  const blik = { adminId, actie: 'progress.readPupil', objectId: leerlingId, now, code: 'leerlingen/niet-gevonden' };
  return lookInto(database, actor, grant, blik, (db) => loadCel(db, adres, narrow(actor, grant), now));
}
