/** The tests of a care plan in the story of a demo child: words set apart and asked as the server does it, answers by the simulated child. */
import { seedFrom } from '@spelrijk/base/random';
import type { Zorgaandeel } from '@spelrijk/domain/handelingsplan';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import type { Planwoord } from '@spelrijk/oefenen/zorg/planwoorden';
import { buildPlantoets, type Klaargezet } from '../../oefenen/plantoetsen/index.ts';
import { chooseApart } from '../../oefenen/planwoorden/index.ts';
import type { PlanInvoer } from '../../oefenen/taken/index.ts';
import { volgendeStap, type Stap } from '../../oefenen/toetsen/index.ts';
import type { Zorgloop } from './geschiedenis.ts';
import { demoId } from './ids.ts';

/** A test and the first day on which it is made. */
interface Toetsmoment {
  readonly soort: Zorgtoetssoort;
  readonly dagen: readonly string[];
}

interface Loopvraag {
  readonly planId: string;
  readonly van: string;
  readonly tot: string;
  /** The day on which it was ended before that. */
  readonly eerder?: string | undefined;
  readonly doelen: readonly string[];
  readonly zorgaandeel: Zorgaandeel;
  readonly momenten: readonly Toetsmoment[];
  /** Words that the child meets elsewhere. */
  readonly elders: readonly string[];
}

interface Gemaakt extends Klaargezet {
  /** When its last word was asked (ms). */
  af: number;
}

export interface Loop extends Zorgloop {
  readonly woorden: () => readonly Planwoord[];
  readonly gemaakt: readonly Gemaakt[];
}

export function createLoop({ planId, van, tot, eerder, doelen, zorgaandeel, momenten, elders }: Loopvraag): Loop {
  let woorden: readonly Planwoord[] | undefined;
  const gemaakt: (Gemaakt & { readonly stappen: Stap[] })[] = [];
  const findIt = (invoer: PlanInvoer, geoefend: () => readonly string[]): (typeof gemaakt)[number] | undefined => {
    const moment = momenten.find(({ dagen }) => dagen.includes(invoer.dag));
    const er = gemaakt.find(({ toets }) => toets.soort === moment?.soort);
    if (er || !moment) return er;
    const gezien = [...Object.keys(invoer.stand.woorden), ...elders];
    woorden ??= chooseApart(invoer, doelen, { gezien, seed: seedFrom(planId) }).woorden;
    const bron = { woorden, geoefend: moment.soort === 'zorg-eind' ? geoefend() : [] };
    const vraag = { id: demoId(invoer.now, planId, moment.soort), soort: moment.soort, papier: false };
    const klaar = buildPlantoets(vraag, { id: planId, doelen }, bron, invoer);
    if (!klaar) return undefined;
    const nieuw = { ...klaar, af: invoer.now, stappen: [] };
    gemaakt.push(nieuw);
    return nieuw;
  };
  return {
    van,
    tot,
    loopt: (dag) => dag >= van && dag <= (eerder ?? tot),
    doelen,
    zorgaandeel,
    toetsdagen: momenten.flatMap(({ dagen }) => dagen),
    apart: () => woorden?.map(({ woord }) => woord) ?? [],
    woorden: () => woorden ?? [],
    gemaakt,
    volgende(invoer, geoefend) {
      const nu = findIt(invoer, geoefend);
      if (!nu) return undefined;
      // The taak before this one was played to its end.
      nu.af = invoer.now;
      const vandaag = nu.stappen.filter(({ dag }) => dag === invoer.dag).length;
      const stap = volgendeStap(nu.toets, nu.stappen, vandaag, invoer);
      if (stap) nu.stappen.push({ nr: stap.nr, dag: stap.dag, af: true, opgaven: stap.opgaven });
      return stap;
    },
  };
}
