/** The class at a glance, as it was at the end of each of the weeks before. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { code, look, type GroepAdres, type GroepVoortgangDeps } from './blik.ts';
import * as store from './store-groep.ts';
import { listVerleden } from './store-weken.ts';
import { beeldOp } from './terug.ts';

const WEKEN = 8;
const DAGEN = 7;

/** The Sunday before this day. */
function zondagVoor(vandaag: string): string {
  const weekdag = new Date(vandaag).getUTCDay();
  return addDays(vandaag, weekdag === 0 ? -DAGEN : -weekdag);
}

export const readGroepWeken = (
  deps: GroepVoortgangDeps,
  { actor, now }: Caller,
  adres: GroepAdres,
): Promise<Output<Api['readGroepWeken']>> =>
  look(deps, actor, adres, now, async (db, docentId) => {
    if (!(await store.findGroep(db, adres.adminId, adres.groepId, docentId))) throw notFound(code);
    const rijen = await listVerleden(db, adres.adminId, adres.groepId);
    const laatste = zondagVoor(dagVan(now));
    const weken = Array.from({ length: WEKEN }, (_, week) => {
      const eind = addDays(laatste, -week * DAGEN);
      const leerlingen = rijen.map(({ id, categorieen }) => {
        const beelden = categorieen.map((verleden) => [verleden.categorie, beeldOp(verleden, eind)] as const);
        return { id, beelden: Object.fromEntries(beelden.filter(([, beeld]) => beeld !== 'leeg')) };
      });
      return { eind, leerlingen };
    });
    return { weken };
  });
