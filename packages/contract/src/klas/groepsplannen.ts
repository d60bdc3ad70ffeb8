/** One plan for a groepje: decided once, with a handelingsplan, tests and a log of its own for every leerling. */
import { Functie, Leesdoel, Oefendoel, PlanKeuze, Planstatus } from '@spelrijk/domain/handelingsplan';
import { Naam, Regel, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { Plantoetsstatus, Toetssoort } from '../oefenen/toetsen.ts';
import { Zorgstap } from './handelingsplannen.ts';
import { Leesgroei } from './zorgsessies.ts';

const zorgverleners: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const planParams = groepParams.extend({ groepsplanId: z.uuid() });
const sessieParams = planParams.extend({ sessieId: z.uuid() });

/** With fewer it is a plan of one leerling, with more no groepje. */
export const GROEPJE = { min: 2, max: 8 } as const;

/** Not started for anybody; runs for somebody; ended for all. */
const Stand = z.enum(['concept', 'loopt', 'klaar']);

export const GroepsplanKort = z.object({
  id: z.uuid(),
  naam: z.string(),
  stand: Stand,
  van: z.iso.date().nullable(),
  tot: z.iso.date().nullable(),
  /** Week of today, from 1; null when it does not run. */
  week: z.int().nullable(),
  weken: z.int(),
  leerlingen: z.int(),
  /** Names of its goals of spelling. */
  doelen: z.array(z.string()),
  leesdoelen: z.array(Leesdoel),
});
export type GroepsplanKort = z.infer<typeof GroepsplanKort>;

/** The start test of a goal that comes in. */
export const Groepsdoelstand = z.enum(['geen', 'open', 'af', 'zonder']);
export type Groepsdoelstand = z.infer<typeof Groepsdoelstand>;

const Deelnemer = z.object({
  leerlingId: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  planId: z.uuid(),
  status: Planstatus,
  /** What to do now about this leerling. */
  stap: Zorgstap,
  /** Minutes with somebody beside it, held and promised, of weeks that were no holiday. */
  gehouden: z.int(),
  beloofd: z.int(),
  toetsen: z.array(z.object({ id: z.uuid(), soort: Toetssoort, status: Plantoetsstatus, papier: z.boolean() })),
  /** Goals of the groepje that its plan, which runs, does not have yet. */
  erbij: z.array(z.object({ categorie: z.string(), naam: z.string(), toets: Groepsdoelstand })),
  /** Its goals of reading: whether it is reached, and whether it goes better than at the beginning; null: nothing can be said of that yet. */
  lezen: z.array(z.object({ doel: Leesdoel, gehaald: z.boolean().nullable(), groei: Leesgroei.nullable() })),
});

const Groepssessie = z.object({
  id: z.uuid(),
  dag: z.iso.date(),
  minuten: z.int(),
  functie: Functie,
  notitie: z.string(),
  /** Why it was noted more than two weeks later; '' when it was not. */
  laat: z.string(),
  door: z.string(),
  aanwezig: z.array(z.uuid()),
  doorgehaald: z.boolean(),
});

export const Groepsplan = GroepsplanKort.omit({ leerlingen: true }).extend({
  versie: z.int(),
  vandaag: z.iso.date(),
  groepNaam: z.string(),
  keuze: PlanKeuze,
  leerlingen: z.array(Deelnemer),
  /** Leerlingen of this plan whose groep is another one now: their plan goes on there. */
  elders: z.int(),
  sessies: z.array(Groepssessie),
  /** From the final tests; null: nobody made one. `laag`, `hoog`: words of 100 that came in on average. */
  uitslag: z
    .object({ zin: z.enum(['te-weinig', 'vooruit', 'minder', 'onbeslist']), kinderen: z.int(), laag: z.int(), hoog: z.int() })
    .nullable(),
  /** Of each goal of reading: of how many children something can be said, and by how many it is reached. */
  leesuitslag: z.array(z.object({ doel: Leesdoel, kinderen: z.int(), gehaald: z.int() })),
});
export type Groepsplan = z.infer<typeof Groepsplan>;

const lezen = { wie: zorgverleners, actie: 'carePlan.read', pakket: 'zorgtraject' } as const;
const maken = { wie: zorgverleners, actie: 'carePlan.create', pakket: 'zorgtraject' } as const;
const wijzigen = { wie: zorgverleners, actie: 'carePlan.update', pakket: 'zorgtraject' } as const;
const noteren = { wie: begeleiders, actie: 'careSession.update', pakket: 'zorgtraject' } as const;
const PLANNEN = '/api/admins/{adminId}/groepen/{groepId}/groepsplannen';
const PLAN = `${PLANNEN}/{groepsplanId}` as const;

export const groepsplannenRoutes = define({
  listGroepsplannen: {
    method: 'GET',
    path: PLANNEN,
    summary: 'Groepsplannen van een groep, het nieuwste eerst',
    access: { wie: zorgverleners, actie: 'carePlan.list', pakket: 'zorgtraject' },
    params: groepParams,
    response: z.object({ groepNaam: z.string(), groepsplannen: z.array(GroepsplanKort) }),
    status: 200,
  },
  proposeGroepsdoelen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/groepsdoelvoorstellen',
    summary: 'Wie er in een groepsplan kan, en bij welke categorieën twee of meer leerlingen dezelfde hulp nodig hebben',
    access: maken,
    params: groepParams,
    response: z.object({
      groepNaam: z.string(),
      /** `bezet`: has a plan that runs, or a concept. */
      leerlingen: z.array(z.object({ id: z.uuid(), roepnaam: z.string(), achternaam: z.string(), bezet: z.boolean() })),
      voorstellen: z.array(z.object({ categorie: z.string(), naam: z.string(), regel: z.string(), leerlingen: z.array(z.uuid()) })),
      categorieen: z.array(z.object({ id: z.string(), naam: z.string() })),
      /** Steps of reading that can be a goal, in the order of the ladder; `leerlingen`: for whom it surely does not go well yet. */
      leestreden: z.array(z.object({ doel: Oefendoel, naam: z.string(), leerlingen: z.array(z.uuid()) })),
    }),
    status: 200,
  },
  readGroepsplan: {
    method: 'GET',
    path: PLAN,
    summary: 'Een groepsplan met hoe het per leerling staat, zijn sessies, en wat de eindtoetsen over de groep zeggen',
    access: lezen,
    params: planParams,
    response: Groepsplan,
    status: 200,
  },
  saveGroepsplan: {
    method: 'PUT',
    path: PLAN,
    summary: 'Een groepsplan maken (versie 0) of wijzigen; wat verandert, verandert in het plan van elke leerling',
    access: maken,
    params: planParams,
    body: z.strictObject({
      versie: Versienummer,
      naam: Naam(60),
      keuze: PlanKeuze,
      /** Each with the id of its own handelingsplan, from who asks. */
      leerlingen: z
        .array(z.strictObject({ leerlingId: z.uuid(), planId: z.uuid() }))
        .min(GROEPJE.min)
        .max(GROEPJE.max),
      /** Why a goal leaves a plan that runs. */
      wegReden: Regel(500).default(''),
    }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  startGroepsplan: {
    method: 'POST',
    path: `${PLAN}/start`,
    summary: 'De plannen laten beginnen van wie de starttoets af heeft, of van allen zonder starttoets met een reden',
    access: wijzigen,
    params: planParams,
    body: z.strictObject({ van: z.iso.date(), zonderStarttoets: Regel(500) }),
    /** `wacht`: whose start test is not done; they start later. */
    response: z.object({ gestart: z.int(), wacht: z.array(z.uuid()) }),
    status: 200,
  },
  createGroepstoetsen: {
    method: 'POST',
    path: `${PLAN}/toetsen`,
    summary:
      'Een toets klaarzetten voor elke leerling van een groepsplan die hem nog niet heeft, ieder met eigen woorden; ook van een doel dat erbij kwam',
    access: { wie: zorgverleners, actie: 'carePlan.addFinalTest', pakket: 'zorgtraject' },
    params: planParams,
    body: z.strictObject({ soort: z.enum(['zorg-start', 'zorg-eind']), papier: z.boolean() }),
    /** `niet`: for whom it could not be set ready now. */
    response: z.object({ klaar: z.int(), niet: z.array(z.uuid()) }),
    status: 200,
  },
  takeInGroepsdoelen: {
    method: 'POST',
    path: `${PLAN}/doelen`,
    summary: 'Doelen die er bij een lopend groepsplan bij kwamen, opnemen bij wie de starttoets van dat doel af heeft',
    access: wijzigen,
    params: planParams,
    /** `wacht`: whose start test is not done; `vol`: whose plan has as many goals as it may have. */
    response: z.object({ erbij: z.int(), wacht: z.array(z.uuid()), vol: z.array(z.uuid()) }),
    status: 200,
  },
  saveGroepssessie: {
    method: 'PUT',
    path: `${PLAN}/sessies/{sessieId}`,
    summary: 'Een sessie met het groepje noteren: een regel in het logboek van ieder die er was; nog eens sturen verandert niets',
    access: noteren,
    params: sessieParams,
    body: z.strictObject({
      dag: z.iso.date(),
      minuten: z.int().min(1).max(120),
      functie: Functie,
      notitie: Regel(500).default(''),
      laat: Regel(500).default(''),
      aanwezig: z.array(z.uuid()).min(1).max(GROEPJE.max),
    }),
    response: z.null(),
    status: 204,
  },
  strikeGroepssessie: {
    method: 'POST',
    path: `${PLAN}/sessies/{sessieId}/doorhalen`,
    summary: 'Een sessie met het groepje doorhalen, bij iedereen die er was',
    access: noteren,
    params: sessieParams,
    response: z.null(),
    status: 204,
  },
  discardGroepsplan: {
    method: 'POST',
    path: `${PLAN}/weggooien`,
    summary: 'Een groepsplan weggooien dat voor niemand begonnen is',
    access: wijzigen,
    params: planParams,
    response: z.null(),
    status: 204,
  },
  noteGroepsafdruk: {
    method: 'POST',
    path: `${PLAN}/afdruk`,
    summary: 'Vastleggen dat een groepsplan is afgedrukt',
    access: lezen,
    params: planParams,
    response: z.null(),
    status: 204,
  },
});
