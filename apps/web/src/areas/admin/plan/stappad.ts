/** Where a sentence that advises something leads: what to do now about the care of a leerling, and what an alarm proposes. */
import type { Alarm, PlanKort, Zorgstap } from '@spelrijk/contract/handelingsplannen';

/** Screens under a plan. */
type Planpad = 'edit' | 'kaart' | 'eindtoets';

export const ALARMPAD: Readonly<Record<Alarm['code'], Planpad>> = {
  'loopt-niet': 'edit',
  'te-moeilijk': 'edit',
  'te-makkelijk': 'edit',
  'leest-niet': 'edit',
  'werkt-nog-niet': 'kaart',
  klaar: 'eindtoets',
};

/** The card is for who sits beside the child: not for our office. */
export const isBegeleiderspad = (pad: Planpad): boolean => pad === 'kaart';

/** Which screen a step is done on: of the plan, of its making, or the progress of the leerling. */
export type Stapdoel = 'voortgang' | 'nieuw' | 'starttoets' | 'start' | 'plan' | 'edit' | 'eindtoets';

const STAPDOEL: Readonly<Record<Zorgstap, Stapdoel>> = {
  'oefenen-op-gang': 'voortgang',
  'plan-maken': 'nieuw',
  'starttoets-afmaken': 'starttoets',
  'plan-starten': 'start',
  'sessies-inhalen': 'plan',
  'plan-bijstellen': 'edit',
  'doelen-oefenen': 'plan',
  'eindtoets-klaarzetten': 'eindtoets',
  'eindtoets-afmaken': 'eindtoets',
  'plan-afronden': 'eindtoets',
  evalueren: 'plan',
  'nameting-afwachten': 'plan',
  nameting: 'eindtoets',
};

/** A step about a plan leads to the making of one where there is none; the start test of a goal that comes into one that runs stands in that plan. */
export function stapdoelVan(stap: Zorgstap, plan: Pick<PlanKort, 'status'> | undefined): Stapdoel {
  const doel = STAPDOEL[stap];
  if (doel === 'starttoets' && plan?.status === 'actief') return 'plan';
  return plan || doel === 'voortgang' ? doel : 'nieuw';
}
