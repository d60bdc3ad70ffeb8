import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const proefParams = z.object({ proefId: z.uuid() });

/** What is asked of every child: near the share right it should have (1 or 0), mistakes that were right again two weeks later (share). */
export const PROEFMATEN = ['binnenDoel', 'onthouden'] as const;

const Kant = z.object({
  /** Groepen with enough children to count for this measure, and those children. */
  groepen: z.int(),
  kinderen: z.int(),
  /** Mean over the groepen (0-1); null without one. */
  waarde: z.number().nullable(),
});

const Proefmaat = z.object({
  maat: z.enum(PROEFMATEN),
  gewoon: Kant,
  anders: Kant,
  /** The other policy minus the served one with a 95% interval in which groepen are the unit; null: too little to say anything. */
  verschil: z.object({ waarde: z.number(), laag: z.number(), hoog: z.number() }).nullable(),
  /** Groepen enough, and on each side all the same: nothing tells how much chance does. A report of before does not say it. */
  zonderSpreiding: z.boolean().default(false),
});

const Deelname = z.object({
  /** Groepen that are still in it; and children and their answers that count. */
  groepen: z.int(),
  kinderen: z.int(),
  antwoorden: z.int(),
});

export const Proefverslag = z.object({
  gewoon: Deelname,
  anders: Deelname,
  /** Groepen that are no longer in it: their school said no, or they are gone. */
  groepenWeg: z.int(),
  /** Children left out: they were in more than one groep or not always in the trial; or gave too few answers. */
  wisselaars: z.int(),
  teWeinig: z.int(),
  /** Taken that were planned by another policy than their side should have: the engine changed on the way, and nothing can be compared. */
  anderBeleid: z.int(),
  maten: z.array(Proefmaat),
});
export type Proefverslag = z.infer<typeof Proefverslag>;

export const Beleidsproef = z.object({
  id: z.uuid(),
  beleid: z.string(),
  gewoon: z.string(),
  /** First day, and the first on which it no longer holds; the same day when it was stopped before it began. */
  van: z.iso.date(),
  tot: z.iso.date(),
  groepenGewoon: z.int(),
  groepenAnders: z.int(),
  stand: z.enum(['wacht', 'loopt', 'klaar', 'gestopt']),
});
export type Beleidsproef = z.infer<typeof Beleidsproef>;

export const PROEFWEKEN = [6, 8, 12] as const;

export const beleidsproevenRoutes = define({
  listBeleidsproeven: {
    method: 'GET',
    path: '/api/office/beleidsproeven',
    summary: 'Proeven met twee manieren van kiezen naast elkaar, en wat er geprobeerd kan worden',
    access: { wie: kantoor, actie: 'policyTrial.read' },
    response: z.object({
      /** What may be tried; nothing that the simulation did not let pass. */
      aangeboden: z.array(z.string()),
      gewoon: z.string(),
      /** Schools that allow it and their groepen with leerlingen; so many groepen are needed. */
      scholen: z.int(),
      groepen: z.int(),
      nodig: z.int(),
      /** The newest first. */
      proeven: z.array(Beleidsproef),
    }),
    status: 200,
  },
  startBeleidsproef: {
    method: 'PUT',
    path: '/api/office/beleidsproeven/{proefId}',
    summary: 'Een proef beginnen; hij geldt vanaf de volgende dag. Twee keer hetzelfde is één keer',
    access: { wie: kantoor, actie: 'policyTrial.write' },
    params: proefParams,
    body: z.strictObject({ beleid: z.string().min(1).max(60), weken: z.literal(PROEFWEKEN) }),
    response: z.null(),
    status: 204,
  },
  readBeleidsproef: {
    method: 'GET',
    path: '/api/office/beleidsproeven/{proefId}',
    summary: 'Wat een proef gaf: per kant, en het verschil met groepen als eenheid',
    access: { wie: kantoor, actie: 'policyTrial.read' },
    params: proefParams,
    response: z.object({ proef: Beleidsproef, verslag: Proefverslag }),
    status: 200,
  },
  stopBeleidsproef: {
    method: 'POST',
    path: '/api/office/beleidsproeven/{proefId}/stoppen',
    summary: 'Een proef stoppen: wat vanaf nu gepland wordt, is weer zoals overal',
    access: { wie: kantoor, actie: 'policyTrial.write' },
    params: proefParams,
    response: z.null(),
    status: 204,
  },
});
