/** Tests of a care plan: set ready on screen or on paper, taken in, and what they say about growth. */
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Regel } from '@spelrijk/domain/regel';
import { define } from '../define.ts';
import { Plantoetsstatus, Zorgtoetssoort } from './toetsen.ts';

const zorgverleners: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent'];
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });
const planParams = leerlingParams.extend({ planId: z.uuid() });
const toetsParams = planParams.extend({ toetsId: z.uuid() });

const Telling = z.object({ aantal: z.int(), goed: z.int() });
/** Words of 100 written right: before, after, and the 80% range of what came in. */
const Woorden = z.object({ voor: z.int(), na: z.int(), laag: z.int(), hoog: z.int() });
/** Chances 0-1; growth in logits. */
const Groei = z.object({
  midden: z.number(),
  laag: z.number(),
  hoog: z.number(),
  kansOp: z.number(),
  kansRuim: z.number(),
  kansNeer: z.number(),
  kansRuimKwijt: z.number(),
  kansGelijk: z.number(),
  kansNorm: z.number(),
  kansBekend: z.number(),
  woorden: Woorden,
});
/** Codes of the sentences in `@spelrijk/teksten/groei`. */
const Groeioordeel = z.object({
  zin: z.enum(['te-weinig', 'kende-al', 'duidelijk', 'vooruit', 'minder', 'gelijk', 'onbeslist']),
  norm: z.enum(['sneller', 'langzamer']).nullable(),
});
const Fout = z.object({ woord: z.string(), gegeven: z.string() });
/** What growth of a goal is told from. */
const Eenheid = z.enum(['woorden', 'zinnen', 'beide']);
export type Eenheid = z.infer<typeof Eenheid>;

const Doeluitslag = z.object({
  categorie: z.string(),
  naam: z.string(),
  /** Absent in a result frozen when only words were asked. */
  eenheid: Eenheid.optional(),
  /** Anchors answered in both tests; of a start test in that one. */
  ankers: z.int(),
  groei: Groei.nullable(),
  oordeel: Groeioordeel.nullable(),
  /** Never practised words; practised ones with how they went the first time; sentences. All that were answered; right at the knelpunt of the goal. */
  nieuw: Telling,
  geoefend: Telling.extend({ eerst: z.int() }),
  alleenGeoefend: z.boolean(),
  zinnen: Telling,
  /** Of these, not right because nobody can tell which word was meant. Absent in a result frozen when such words were left out of the tellings. */
  onduidelijk: z.int().optional(),
  /** Asked in this final test and not in the test that it is compared with: no growth can be told of it. */
  zonderBegin: z.boolean().optional(),
  /** Look-alikes in which the rule must not be used, and one in which it was. */
  contrast: z.object({ naam: z.string(), aantal: z.int(), metRegel: z.int(), overgebruik: z.boolean(), voorbeeld: Fout.nullable() }),
  fouten: z.array(Fout),
});
export type Doeluitslag = z.infer<typeof Doeluitslag>;

/** What a closed test gave; frozen, so that a reprint is the same. */
export const Plantoetsuitslag = z.object({
  doelen: z.array(Doeluitslag),
  /** Final test: all goals together. `n`: never practised words asked in both tests. */
  plan: z.object({ groei: Groei, oordeel: Groeioordeel, n: z.int() }).nullable(),
  /** Weeks since the test it is compared with. */
  weken: z.int(),
  /** Being asked before taught the words: growth is told from fresh words alone. */
  versAlleen: z.boolean(),
  nameting: z.enum(['gebleven', 'weggezakt', 'onbeslist']).nullable(),
});
export type Plantoetsuitslag = z.infer<typeof Plantoetsuitslag>;

/** One item of a test, as it is dictated from paper; `vraag`: what the child is given to read instead, null: it is dictated; `gegeven` null: not made. */
const Toetsitem = z.object({
  nr: z.int(),
  woord: z.string(),
  zin: z.string().nullable(),
  vraag: z.string().nullable(),
  gegeven: z.string().nullable(),
});

export const Plantoetsblad = z.object({
  id: z.uuid(),
  soort: Zorgtoetssoort,
  status: Plantoetsstatus,
  papier: z.boolean(),
  op: z.iso.datetime(),
  afOp: z.iso.datetime().nullable(),
  /** Day from which it is given; null: at once. */
  vanaf: z.iso.date().nullable(),
  doelen: z.array(z.object({ categorie: z.string(), naam: z.string() })),
  aantal: z.int(),
  gemaakt: z.int(),
  /** What is asked: of a test on paper, and of a closed one. A test that runs on a screen keeps its words. */
  items: z.array(Toetsitem),
  uitslag: Plantoetsuitslag.nullable(),
});
export type Plantoetsblad = z.infer<typeof Plantoetsblad>;

const afnemen = { wie: zorgverleners, actie: 'carePlan.addFinalTest', pakket: 'zorgtraject' } as const;
const lezen = { wie: zorgverleners, actie: 'carePlan.read', pakket: 'zorgtraject' } as const;
const TOETSEN = '/api/admins/{adminId}/leerlingen/{leerlingId}/handelingsplannen/{planId}/toetsen';

export const plantoetsenRoutes = define({
  previewPlantoets: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/handelingsplannen/{planId}/toetsvooruitblik',
    summary: 'Wat de toetsen van een plan met deze doelen vragen, en hoe vaak ze een grote stap laten zien',
    access: lezen,
    params: planParams,
    /** Ids of categories, joined by a comma. The plan need not be there yet. */
    query: z.object({ doelen: z.string().min(1).max(200) }),
    response: z.object({
      /** What can be asked in truth; `eind` with as many practised ones as there may be. */
      start: z.int(),
      eind: z.int(),
      nooitGeoefend: z.int(),
      /** Children of ten in whom a large step shows. */
      vanTien: z.int(),
      /** `nodig` 0: no test can measure it. */
      tekort: z.array(z.object({ categorie: z.string(), naam: z.string(), ankers: z.int(), nodig: z.int(), zonderGroei: z.boolean() })),
    }),
    status: 200,
  },
  createPlantoets: {
    method: 'POST',
    path: TOETSEN,
    summary: 'Een toets van een handelingsplan klaarzetten, op het scherm of op papier; het id komt van de aanvrager',
    access: afnemen,
    params: planParams,
    /**
     * `doelen`: of a start test in a plan that runs, the goals that come in. `dag`: of a final test and a nameting, from when it is given; sent again with the
     * same id the day changes, as long as that day has not come.
     */
    body: z
      .strictObject({
        id: z.uuid(),
        soort: Zorgtoetssoort,
        papier: z.boolean(),
        doelen: z.array(z.string().min(1).max(60)).min(1).max(3).optional(),
        dag: z.iso.date().optional(),
      })
      .refine(({ soort, dag }) => dag === undefined || soort === 'zorg-eind' || soort === 'zorg-na', { path: ['dag'] }),
    response: Plantoetsblad,
    status: 200,
  },
  readPlantoets: {
    method: 'GET',
    path: `${TOETSEN}/{toetsId}`,
    summary: 'Een toets van een handelingsplan, met de uitslag als hij klaar is',
    access: lezen,
    params: toetsParams,
    response: Plantoetsblad,
    status: 200,
  },
  savePlantoetsPapier: {
    method: 'PUT',
    path: `${TOETSEN}/{toetsId}/papier`,
    summary: 'Overtypen wat een leerling op papier schreef; nog eens alleen met vervang, en dan blijft bewaard wat er stond',
    access: afnemen,
    params: toetsParams,
    /** In the order of the items; empty: not made. */
    body: z.strictObject({ antwoorden: z.array(Regel(200)).min(1).max(120), vervang: z.boolean() }),
    response: Plantoetsblad,
    status: 200,
  },
});
