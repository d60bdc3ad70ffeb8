/** What works at a school: growth of the plans that ended, beside the minutes that were held. Pooled over all its groepen, so that it is of no one child. */
import type { Zorgwerking } from '@spelrijk/contract/zorgleerlingen';
import type { Groepsgroei } from '@spelrijk/oefenen/zorg/groepsgroei';
import { judgeWerking, MINSTE_PLANNEN, type Planwerking, type Werking } from '@spelrijk/oefenen/zorg/werking';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import { listAfgerond, type PlanRij } from './store-werking.ts';

/** What a test could not say of a plan counts for nothing here. */
const ZEGT_NIETS: ReadonlySet<string> = new Set(['te-weinig', 'kende-al']);

const telt = ({ plan, minuten }: PlanRij): Planwerking[] =>
  plan && !ZEGT_NIETS.has(plan.oordeel.zin) ? [{ groei: plan.groei, minuten }] : [];

const groeiVan = ({ zin, laag, hoog }: Groepsgroei) => ({ zin, laag, hoog });

function toWerking({ alle, helften: [minder, meer], verschil }: Werking): Zorgwerking['werking'] {
  return {
    alle: groeiVan(alle),
    helften: [
      { ...minder, groei: groeiVan(minder.groei) },
      { ...meer, groei: groeiVan(meer.groei) },
    ],
    verschil,
  };
}

export function readZorgwerking(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  adminId: string,
): Promise<Zorgwerking> {
  const grant = demand(may(actor.rol, 'carePupil.list'), actor.bewijs);
  return lookInto(database, actor, grant, { adminId, actie: 'carePupil.list', now, code: 'leerlingen/niet-gevonden' }, async (db) => {
    const plannen = (await listAfgerond(db, adminId)).flatMap(telt);
    const werking = judgeWerking(plannen);
    return { plannen: plannen.length, nodig: MINSTE_PLANNEN, werking: werking && toWerking(werking) };
  });
}
