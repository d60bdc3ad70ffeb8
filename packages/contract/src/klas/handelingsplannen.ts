/** Care plans of a leerling: made, started, changed, ended and evaluated; with every version. What belongs to a plan: `zorgsessies.ts`. */
import {
  Besluit,
  DoelBegin,
  Einde,
  Evaluatie,
  Leesdoel,
  Oefendoel,
  PlanInhoud,
  PlanKeuze,
  Planstatus,
} from '@spelrijk/domain/handelingsplan';
import { Naam, Regel, Tekst, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { Plantoetsstatus, Toetssoort } from '../oefenen/toetsen.ts';
import { Beeld, Bereik, Telling } from './voortgang.ts';
import { Oudercontact, Planleesdoel, Planoefendoel, Zorgsessie } from './zorgsessies.ts';

const zorgverleners: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent'];
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });
const planParams = leerlingParams.extend({ planId: z.uuid() });
/** After a change: the version that it has now. */
const Bewaard = z.object({ versie: z.int() });

/** What to do now about the care of a leerling; the sentence is made from the code. */
export const Zorgstap = z.enum([
  'oefenen-op-gang',
  'plan-maken',
  'starttoets-afmaken',
  'plan-starten',
  'sessies-inhalen',
  'plan-bijstellen',
  'doelen-oefenen',
  'eindtoets-klaarzetten',
  'eindtoets-afmaken',
  'plan-afronden',
  'evalueren',
  'nameting-afwachten',
  'nameting',
]);
export type Zorgstap = z.infer<typeof Zorgstap>;

export const PlanKort = z.object({
  id: z.uuid(),
  status: Planstatus,
  einde: Einde.nullable(),
  /** Why it ended; of one that moved: to whom. */
  eindeReden: z.string(),
  van: z.iso.date().nullable(),
  tot: z.iso.date().nullable(),
  weken: z.int(),
  /** Week of today, from 1; null when it does not run. */
  week: z.int().nullable(),
  besluit: Besluit.nullable(),
  doelen: z.array(z.object({ categorie: z.string(), naam: z.string() })),
  /** Goals of reading, as they were chosen. */
  leesdoelen: z.array(Leesdoel),
  /** In the prullenbak until this day; null: it is not. */
  wegTot: z.iso.date().nullable(),
});
export type PlanKort = z.infer<typeof PlanKort>;

/** A categorie that may become a goal, with what this leerling wrote. */
export const Doelvoorstel = z.object({
  categorie: z.string(),
  naam: z.string(),
  regel: z.string(),
  bereik: Bereik,
  ...Telling.shape,
  fouten: z.array(z.object({ woord: z.string(), gegeven: z.string() })),
  /** Percent that an average child of the normgroep writes right. */
  opNorm: z.number().nullable(),
});
export type Doelvoorstel = z.infer<typeof Doelvoorstel>;

/** A step of reading that may become a goal. `past`: surely not known yet, while what comes before is. */
export const Leesvoorstel = z.object({ doel: Oefendoel, naam: z.string(), bereik: Bereik, past: z.boolean() });
export type Leesvoorstel = z.infer<typeof Leesvoorstel>;

/** Why somebody looks: "te moeilijk", "loopt niet". The sentence and the proposal are made from the code. */
export const Alarm = z.object({
  code: z.enum(['loopt-niet', 'te-moeilijk', 'te-makkelijk', 'leest-niet', 'werkt-nog-niet', 'klaar']),
  /** Figures of the rule: minutes held and promised, or right answers of so many. */
  deel: z.int(),
  van: z.int(),
});
export type Alarm = z.infer<typeof Alarm>;

/** One week of a plan, from Monday or the first day: minutes with school staff, with lay helpers, and alone at Spelrijk. */
export const Planweek = z.object({
  nr: z.int(),
  vanaf: z.iso.date(),
  beloofd: z.int(),
  school: z.int(),
  leek: z.int(),
  alleen: z.int(),
  sessies: z.int(),
  /** A school holiday or another rest; where no region was chosen also a week in which nobody of the groep practised. */
  vrij: z.boolean(),
});
export type Planweek = z.infer<typeof Planweek>;

export const Plandoel = z.object({
  categorie: z.string(),
  naam: z.string(),
  streef: z.int(),
  contrast: z.object({ categorie: z.string(), naam: z.string() }).nullable(),
  begin: DoelBegin,
  nu: z.object({ beeld: Beeld, bereik: Bereik }),
  /** One point a practice day since the start, oldest first. */
  verloop: z.array(z.object({ dag: z.iso.date(), laag: z.number(), hoog: z.number(), zeker: z.boolean() })),
  fouten: z.array(z.object({ woord: z.string(), gegeven: z.string() })),
  /** The newest of them that may be told at home: no word that a test of the plan asks again. */
  voorbeeld: z.object({ woord: z.string(), gegeven: z.string() }).nullable(),
  /** Taken out while the plan ran. */
  weg: z.object({ op: z.iso.datetime(), reden: z.string() }).nullable(),
});
export type Plandoel = z.infer<typeof Plandoel>;

const Plantoets = z.object({
  id: z.uuid(),
  soort: Toetssoort,
  status: Plantoetsstatus,
  papier: z.boolean(),
  /** Categories that it asks. */
  doelen: z.array(z.string()),
  /** Day from which it is given; null: at once. */
  vanaf: z.iso.date().nullable(),
  op: z.iso.datetime(),
  afOp: z.iso.datetime().nullable(),
});

export const Handelingsplan = PlanKort.extend({
  versie: z.int(),
  vandaag: z.iso.date(),
  leerling: z.object({ roepnaam: z.string(), achternaam: z.string(), jaargroep: z.int(), groepNaam: z.string() }),
  keuze: PlanKeuze,
  startReden: z.string(),
  /** The plan that this one follows. */
  volgtOp: z.uuid().nullable(),
  door: z.string(),
  gemaaktOp: z.iso.datetime(),
  gestartOp: z.iso.datetime().nullable(),
  afgerondOp: z.iso.datetime().nullable(),
  perDoel: z.array(Plandoel),
  perLeesdoel: z.array(Planleesdoel),
  perOefendoel: z.array(Planoefendoel),
  perWeek: z.array(Planweek),
  alarmen: z.array(Alarm),
  /** Of a plan that runs: words of its goals written for the first time since its start, and how many of them right at the rule. */
  eersteKeer: Telling.nullable(),
  stap: Zorgstap,
  toetsen: z.array(Plantoets),
  sessies: z.array(Zorgsessie),
  contacten: z.array(Oudercontact),
  evaluatie: Evaluatie.nullable(),
});
export type Handelingsplan = z.infer<typeof Handelingsplan>;

const lezen = { wie: zorgverleners, actie: 'carePlan.read', pakket: 'zorgtraject' } as const;
const wijzigen = { wie: zorgverleners, actie: 'carePlan.update', pakket: 'zorgtraject' } as const;
const weggooien = { wie: ['schooladmin'], actie: 'carePlan.delete', pakket: 'zorgtraject' } as const;
const PLANNEN = '/api/admins/{adminId}/leerlingen/{leerlingId}/handelingsplannen';
const PLAN = `${PLANNEN}/{planId}` as const;

export const handelingsplannenRoutes = define({
  listHandelingsplannen: {
    method: 'GET',
    path: PLANNEN,
    summary: 'Handelingsplannen van een leerling, het nieuwste eerst, met wat er nu te doen is',
    access: { wie: zorgverleners, actie: 'carePlan.list', pakket: 'zorgtraject' },
    params: leerlingParams,
    response: z.object({
      leerling: z.object({ roepnaam: z.string(), achternaam: z.string(), groepNaam: z.string() }),
      stap: Zorgstap,
      plannen: z.array(PlanKort),
    }),
    status: 200,
  },
  proposeDoelen: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/doelvoorstellen',
    summary: 'Categorieën waar een handelingsplan over kan gaan: zeker nog niet gekend, en wat eraan voorafgaat wel; hoogstens zes',
    access: { wie: zorgverleners, actie: 'carePlan.create', pakket: 'zorgtraject' },
    params: leerlingParams,
    /** `categorieen`: all that can be a goal, in the order of the learning line. `leestreden`: all of reading that can, with how it stands. */
    response: z.object({
      leestreden: z.array(Leesvoorstel),
      leerling: z.object({ roepnaam: z.string(), achternaam: z.string(), groepNaam: z.string() }),
      voorstellen: z.array(Doelvoorstel),
      categorieen: z.array(z.object({ id: z.string(), naam: z.string() })),
    }),
    status: 200,
  },
  readHandelingsplan: {
    method: 'GET',
    path: PLAN,
    summary: 'Een handelingsplan met hoe het ervoor staat, week voor week',
    access: lezen,
    params: planParams,
    response: Handelingsplan,
    status: 200,
  },
  saveHandelingsplan: {
    method: 'PUT',
    path: PLAN,
    summary: 'Een handelingsplan maken (versie 0) of wijzigen; bij een lopend plan gaat een doel er alleen met een reden uit',
    access: { wie: zorgverleners, actie: 'carePlan.create', pakket: 'zorgtraject' },
    params: planParams,
    body: z.strictObject({ versie: Versienummer, keuze: PlanKeuze, wegReden: Regel(500).default('') }),
    response: Bewaard,
    status: 200,
  },
  listPlanversies: {
    method: 'GET',
    path: `${PLAN}/versies`,
    summary: 'Elke versie van een plan sinds de start: wie, wanneer, wat',
    access: lezen,
    params: planParams,
    response: z.object({
      versies: z.array(z.object({ versie: z.int(), op: z.iso.datetime(), door: z.string(), wat: z.string(), inhoud: PlanInhoud })),
    }),
    status: 200,
  },
  startHandelingsplan: {
    method: 'POST',
    path: `${PLAN}/start`,
    summary: 'Een plan laten beginnen: de doelen sturen vanaf nu het oefenen',
    access: wijzigen,
    params: planParams,
    /** `zonderStarttoets`: why there is none; empty when the start test was done. */
    body: z.strictObject({ versie: Versienummer, van: z.iso.date(), zonderStarttoets: Regel(500) }),
    response: Bewaard,
    status: 200,
  },
  finishHandelingsplan: {
    method: 'POST',
    path: `${PLAN}/afronden`,
    summary: 'Een plan afronden: na de eindtoets, zonder eindtoets, of eerder gestopt; de doelen sturen het oefenen niet meer',
    access: wijzigen,
    params: planParams,
    body: z
      .strictObject({ versie: Versienummer, hoe: Einde.extract(['eindtoets', 'zonder-eindtoets', 'gestopt']), reden: Regel(500) })
      .refine(({ hoe, reden }) => hoe === 'eindtoets' || reden !== '', { path: ['reden'] }),
    response: Bewaard,
    status: 200,
  },
  evaluateHandelingsplan: {
    method: 'POST',
    path: `${PLAN}/evaluatie`,
    summary: 'Een afgerond plan evalueren, met een besluit; daarna staat het vast',
    access: wijzigen,
    params: planParams,
    body: z.strictObject({ versie: Versienummer, tekst: Tekst(4000).pipe(z.string().min(1)), besluit: Besluit }),
    response: Bewaard,
    status: 200,
  },
  addAanvulling: {
    method: 'POST',
    path: `${PLAN}/aanvulling`,
    summary: 'Iets toevoegen aan een evaluatie, met naam en datum; het id komt van de aanvrager',
    access: wijzigen,
    params: planParams,
    body: z.strictObject({ id: z.uuid(), tekst: Naam(2000) }),
    response: z.null(),
    status: 204,
  },
  continueHandelingsplan: {
    method: 'POST',
    path: `${PLAN}/vervolg`,
    summary: 'Een vervolgplan maken: een concept met de doelen die niet gehaald zijn; het id komt van de aanvrager',
    access: { wie: zorgverleners, actie: 'carePlan.create', pakket: 'zorgtraject' },
    params: planParams,
    body: z.strictObject({ id: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  discardConcept: {
    method: 'POST',
    path: `${PLAN}/weggooien`,
    summary: 'Een concept weggooien',
    access: wijzigen,
    params: planParams,
    response: z.null(),
    status: 204,
  },
  trashHandelingsplan: {
    method: 'DELETE',
    path: PLAN,
    summary: 'Een plan weggooien; dertig dagen lang kan het terug',
    access: weggooien,
    params: planParams,
    response: z.null(),
    status: 204,
  },
  restoreHandelingsplan: {
    method: 'POST',
    path: `${PLAN}/terughalen`,
    summary: 'Een weggegooid plan terughalen',
    access: weggooien,
    params: planParams,
    response: z.null(),
    status: 204,
  },
  notePlanafdruk: {
    method: 'POST',
    path: `${PLAN}/afdruk`,
    summary: 'Vastleggen dat een plan is afgedrukt',
    access: lezen,
    params: planParams,
    body: z.strictObject({ soort: z.enum(['school', 'ouders', 'kaart']) }),
    response: z.null(),
    status: 204,
  },
});
