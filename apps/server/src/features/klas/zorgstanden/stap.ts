/** What a docent does next about the care of a leerling, one thing at a time. Pure. */
import type { Alarm, Zorgstap } from '@spelrijk/contract/handelingsplannen';
import type { Plantoetsstatus } from '@spelrijk/contract/toetsen';
import { NAMETING_DAGEN, type Planstatus } from '@spelrijk/domain/handelingsplan';
import type { Beeld } from '@spelrijk/oefenen/beeld';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { dagVan, daysBetween } from '../../../platform/clock.ts';

/** From this many days without practice nothing else helps. */
const DAGEN_STIL = 7;

export interface Stapinvoer {
  readonly now: number;
  /** Last practice (ms); null: never. */
  readonly laatste: number | null;
  /** The plan that it is about: the one that runs, else the concept, else the latest; null: none. */
  readonly plan: {
    readonly status: Planstatus;
    /** When it ended (ms). */
    readonly afgerondOp: number | null;
    readonly toetsen: readonly { readonly soort: string; readonly status: Plantoetsstatus; readonly vanaf?: string | null }[];
    readonly alarmen: readonly Alarm[];
    readonly beelden: readonly Beeld[];
    /** Its goals are of reading alone: no test of spelling ends it. */
    readonly isLeesplan?: boolean;
    /** Its last day is over. */
    readonly isVoorbij: boolean;
  } | null;
}

const isStil = ({ laatste, now }: Stapinvoer): boolean => laatste === null || now - laatste >= DAGEN_STIL * DAG_MS;

type Plan = NonNullable<Stapinvoer['plan']>;

const heeft = ({ toetsen }: Plan, soort: string, status?: Plantoetsstatus): boolean =>
  toetsen.some((toets) => toets.soort === soort && (status === undefined || toets.status === status));

function stapActief(plan: Plan): Zorgstap {
  const codes = new Set(plan.alarmen.map(({ code }) => code));
  const bereikt = plan.beelden.filter((beeld) => beeld === 'beheerst').length;
  // With its final test set ready the goals stand fast, and there is nothing to catch up with or to adjust.
  if (heeft(plan, 'zorg-eind', 'af')) return 'evalueren';
  if (heeft(plan, 'zorg-eind', 'open')) return 'eindtoets-afmaken';
  // Of a goal that comes in.
  if (heeft(plan, 'zorg-start', 'open')) return 'starttoets-afmaken';
  const einde = plan.isLeesplan === true ? 'plan-afronden' : 'eindtoets-klaarzetten';
  if (plan.isVoorbij) return einde;
  if (codes.has('loopt-niet')) return 'sessies-inhalen';
  const isDeels = bereikt > 0 && bereikt < plan.beelden.length;
  if (isDeels || codes.has('te-moeilijk') || codes.has('te-makkelijk') || codes.has('werkt-nog-niet')) return 'plan-bijstellen';
  return codes.has('klaar') ? einde : 'doelen-oefenen';
}

/** After a final test comes a nameting, and until its moment there is nothing to do. */
function stapNa(plan: Plan, now: number): Zorgstap {
  const dagen = plan.afgerondOp === null ? NAMETING_DAGEN.tot : daysBetween(dagVan(plan.afgerondOp), dagVan(now));
  if (dagen >= NAMETING_DAGEN.tot || !heeft(plan, 'zorg-eind', 'af') || heeft(plan, 'zorg-na', 'af')) return 'plan-maken';
  // One that is set ready for a later day waits for it.
  const wacht = plan.toetsen.some(({ soort, status, vanaf }) => soort === 'zorg-na' && status === 'open' && (vanaf ?? '') > dagVan(now));
  return wacht || (dagen < NAMETING_DAGEN.van && !heeft(plan, 'zorg-na')) ? 'nameting-afwachten' : 'nameting';
}

/** Practise at all, then a plan, its start test, its start, its sessions, what does not fit, its goals, the final test, looking back, and a test some weeks later. */
export function zorgstap(invoer: Stapinvoer): Zorgstap {
  const { plan, now } = invoer;
  if (isStil(invoer)) return 'oefenen-op-gang';
  if (!plan) return 'plan-maken';
  if (plan.status === 'concept') return heeft(plan, 'zorg-start', 'open') ? 'starttoets-afmaken' : 'plan-starten';
  if (plan.status === 'actief') return stapActief(plan);
  return plan.status === 'afgerond' ? 'evalueren' : stapNa(plan, now);
}
