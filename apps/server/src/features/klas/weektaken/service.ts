/** The week plan of a groep as it is read, and how long it is kept. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Weektaak } from '@spelrijk/contract/weektaken';
import { WEEKTAAK_DAGEN } from '@spelrijk/domain/weektaak';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface WeektaakDeps {
  readonly database: Database;
}

/** A school year: who practised what in which groepje is of no use to the next one. */
const BEWAARDAGEN = 365;
const WEEK = 7;

export const geenGroep = (): AppError => notFound('groepen/niet-gevonden');

const toWeektaak = ({ naam, woorden, leerlingen, soort, wat, ...rij }: store.WeektaakRij): Weektaak => ({
  ...rij,
  soort,
  wat,
  naam: soort === 'categorie' ? somvensterNaam(wat) : naam,
  regel: soort === 'categorie' ? (getCategorie(wat)?.regel ?? null) : null,
  woorden: woorden.map(({ woord }) => woord),
  leerlingen: [...leerlingen],
});

export function listWeektaken(
  { database }: WeektaakDeps,
  { actor, now }: Caller,
  plek: store.GroepPlek,
  van: string,
): Promise<Output<Api['listWeektaken']>> {
  const grant = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
  const look = { adminId: plek.adminId, actie: 'progress.readGroup', objectId: plek.groepId, now, code: 'groepen/niet-gevonden' };
  return lookInto(database, actor, grant, look, async (db) => {
    if (!(await store.findGroep(db, plek, grant.scope === 'group' ? actor.id : null))) throw geenGroep();
    const vandaag = dagVan(now);
    const wacht = addDays(vandaag, 1 - WEEKTAAK_DAGEN);
    const rijen = await store.listWeektaken(db, plek, wacht < van ? wacht : van, addDays(van, WEEK - 1));
    const isEerder = ({ dag, leerlingen }: store.WeektaakRij): boolean =>
      dag < van && dag >= wacht && dag < vandaag && leerlingen.some(({ af }) => !af);
    return {
      vandaag,
      weektaken: rijen.filter(({ dag }) => dag >= van).map(toWeektaak),
      schuiven: rijen.filter(isEerder).map(toWeektaak),
    };
  });
}

/** Runs with the other sweeps. */
export const sweepWeektaken = ({ database }: WeektaakDeps, now: number): Promise<void> =>
  store.deleteVoor(database.own, addDays(dagVan(now), -BEWAARDAGEN));
