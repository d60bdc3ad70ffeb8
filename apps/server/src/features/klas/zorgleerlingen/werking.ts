/** What works at a school: growth of the plans that ended, beside the minutes that were held. Pooled over all its groepen, so that it is of no one child. */
import { sql } from 'kysely';
import type { Plantoetsuitslag } from '@spelrijk/contract/plantoetsen';
import type { Zorgwerking } from '@spelrijk/contract/zorgleerlingen';
import type { Groepsgroei } from '@spelrijk/oefenen/zorg/groepsgroei';
import { judgeWerking, MINSTE_PLANNEN, type Planwerking, type Werking } from '@spelrijk/oefenen/zorg/werking';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';

interface PlanRij {
  readonly minuten: number;
  /** Of the latest final test; null: it asked too little to speak of growth. */
  readonly plan: Plantoetsuitslag['plan'];
}

/** Plans that ended with a final test; minutes of every session that stands. */
async function listAfgerond(db: Db, adminId: string): Promise<readonly PlanRij[]> {
  const { rows } = await sql<PlanRij>`
    select t.uitslag -> 'uitslag' -> 'plan' as plan,
      (select coalesce(sum(z.minuten), 0)::int from zorgsessie z where z.admin_id = p.admin_id and z.plan_id = p.id and z.doorgehaald_op is null) as minuten
    from handelingsplan p
    join leerling l on l.admin_id = p.admin_id and l.id = p.leerling_id and l.verwijderd_op is null
    join lateral (select e.uitslag from toets e where e.admin_id = p.admin_id and e.plan_id = p.id and e.soort = 'zorg-eind' and e.status = 'af'
      and e.uitslag -> 'uitslag' is not null order by e.af_op desc limit 1) t on true
    where p.admin_id = ${adminId} and p.weg_op is null and p.einde = 'eindtoets' order by p.id`.execute(db);
  return rows;
}

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
