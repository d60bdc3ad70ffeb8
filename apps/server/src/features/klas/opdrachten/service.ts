/** What runs for leerlingen of a groep, and what came of it. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { zonderDictee } from '../../oefenen/dicteetaken/index.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { geenGroep, type GroepPlek, type OpdrachtDeps } from './groep.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

/** Days after its end that it is still shown. */
const NAKIJKEN = 28;

export function listOpdrachten(
  { database }: Pick<OpdrachtDeps, 'database'>,
  { actor, now }: Caller,
  plek: GroepPlek,
): Promise<Output<Api['listOpdrachten']>> {
  const grant = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
  const look = { adminId: plek.adminId, actie: 'progress.readGroup', objectId: plek.groepId, now, code: 'groepen/niet-gevonden' };
  return lookInto(database, actor, grant, look, async (db) => {
    const groep = await store.findGroep(db, plek, grant.scope === 'group' ? actor.id : null);
    if (!groep) throw geenGroep();
    const vandaag = dagVan(now);
    const rijen = await store.listOpdrachten(db, plek, addDays(vandaag, -NAKIJKEN));
    const opdrachten = rijen.map(({ woorden, leerlingen, ...rij }) => ({
      ...rij,
      naam: somvensterNaam(rij.categorie),
      woorden: woorden.map(({ woord }) => woord),
      leerlingen: [...leerlingen],
    }));
    return { vandaag, opdrachten, geenDictee: [...zonderDictee(groep.regio)] };
  });
}
