/** A look at a groep: who may, and which groepen a docent sees. */
import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { lookInto } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { aandachtNu, named } from '../groepen/index.ts';
import { normgroepVan, toCel } from '../../oefenen/standen/index.ts';
import type { Foutgeheugen } from './foutgeheugen.ts';
import { may } from './policy.ts';
import type * as store from './store-groep.ts';
import { perWeek } from './weken.ts';

export interface GroepAdres {
  readonly adminId: string;
  readonly groepId: string;
}

export const code = 'groepen/niet-gevonden';

export function toLeerling(rij: store.LeerlingRij, kop: store.GroepKop, zorg: boolean, now: number): VoortgangLeerling {
  const { id, roepnaam, achternaam, jaargroep, figuur, laatste, beheerst, niveau, begin, dagen } = rij;
  const vandaag = dagVan(now);
  const cellen = rij.cellen.map((cel) => toCel(cel, vandaag));
  const { instelling } = resolveOefeninstelling(readAfwijking(rij.instellingen.groep), readAfwijking(rij.instellingen.leerling));
  const normgroep = normgroepVan(instelling, { jaargroep, regio: kop.regio }, vandaag);
  return {
    id,
    roepnaam,
    achternaam,
    jaargroep,
    figuur,
    laatst: laatste?.toISOString() ?? null,
    aandacht: named(aandachtNu(rij, cellen, now), kop.regio),
    zorg,
    beheerst,
    normgroep,
    norm: tredeVan(normgroep),
    niveau,
    begin,
    weken: perWeek(dagen, vandaag),
    gokjes: dagen.reduce((som, dag) => som + dag.gokjes, 0),
    cellen,
  };
}

export const narrow = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

export interface GroepVoortgangDeps {
  readonly database: Database;
  readonly geheugen: Foutgeheugen;
}

export function look<T>(
  { database }: Pick<GroepVoortgangDeps, 'database'>,
  actor: Actor,
  { adminId, groepId }: GroepAdres,
  now: number,
  fn: (db: Db, docentId: string | null) => Promise<T>,
) {
  const grant = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
  const blik = { adminId, actie: 'progress.readGroup', objectId: groepId, now, code };
  return lookInto(database, actor, grant, blik, (db) => fn(db, narrow(actor, grant)));
}
