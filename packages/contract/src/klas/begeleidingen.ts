/** The begeleidingstraject of a practice: why a client came, goals that steer practice, sessions, tests on demand, and how it ended. */
import { Naam, Regel, Tekst, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { Plantoetsblad } from '../oefenen/plantoetsen.ts';
import { Plantoetsstatus, Zorgtoetssoort } from '../oefenen/toetsen.ts';
import { Bereik } from './voortgang.ts';

const praktijk: readonly Rol[] = ['rtadmin'];
const lezen = { wie: praktijk, actie: 'guidance.read' } as const;
const schrijven = { wie: praktijk, actie: 'guidance.update' } as const;

const LEERLING = '/api/admins/{adminId}/leerlingen/{leerlingId}';
const TRAJECT = `${LEERLING}/begeleidingen/{planId}` as const;
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });
const planParams = leerlingParams.extend({ planId: z.uuid() });
const toetsParams = planParams.extend({ toetsId: z.uuid() });
const sessieParams = planParams.extend({ sessieId: z.uuid() });
const uitslagParams = leerlingParams.extend({ uitslagId: z.uuid() });

const heel = (min: number, max: number) => z.int().min(min).max(max);

export const Begeleidingskeuze = z.strictObject({
  hulpvraag: Tekst(2000),
  weken: heel(6, 20),
  keren: heel(1, 10),
  minuten: heel(5, 120),
  doelen: z
    .array(z.string().min(1).max(60))
    .max(3)
    .refine((doelen) => new Set(doelen).size === doelen.length),
});
export type Begeleidingskeuze = z.infer<typeof Begeleidingskeuze>;

const Begeleidingsbesluit = z.enum(['doelen-gehaald', 'vervolgplan', 'meer-ondersteuning', 'terug-naar-de-klas']);

const Doel = z.object({ categorie: z.string(), naam: z.string(), begin: Bereik, nu: Bereik.nullable() });

const Begeleidingssessie = z.object({
  id: z.uuid(),
  dag: z.iso.date(),
  minuten: z.int(),
  /** '' for who did not write it. */
  notitie: z.string(),
  eigen: z.boolean(),
});

export const Begeleiding = z.object({
  id: z.uuid(),
  status: z.enum(['concept', 'actief', 'afgerond', 'geevalueerd']),
  keuze: Begeleidingskeuze,
  versie: z.int(),
  van: z.iso.date().nullable(),
  tot: z.iso.date().nullable(),
  doelen: z.array(Doel),
  toetsen: z.array(
    z.object({
      id: z.uuid(),
      soort: Zorgtoetssoort,
      status: Plantoetsstatus,
      papier: z.boolean(),
      doelen: z.array(z.string()),
      op: z.iso.datetime(),
      afOp: z.iso.datetime().nullable(),
    }),
  ),
  sessies: z.array(Begeleidingssessie),
  /** How it was looked back at; null while it runs. */
  einde: z.object({ tekst: z.string(), besluit: Begeleidingsbesluit, op: z.iso.datetime() }).nullable(),
});
export type Begeleiding = z.infer<typeof Begeleiding>;

/** A result of a test on paper, as whoever took it wrote it down. */
export const Papieruitslag = z.object({ id: z.uuid(), toets: z.string(), dag: z.iso.date(), score: z.string() });
export type Papieruitslag = z.infer<typeof Papieruitslag>;

export const begeleidingenRoutes = define({
  listBegeleidingen: {
    method: 'GET',
    path: `${LEERLING}/begeleidingen`,
    summary: 'De begeleidingstrajecten van een cliënt, met wat een doel kan zijn',
    access: lezen,
    params: leerlingParams,
    response: z.object({
      vandaag: z.iso.date(),
      roepnaam: z.string(),
      trajecten: z.array(Begeleiding),
      uitslagen: z.array(Papieruitslag),
      /** Surely not known yet, those with the most need first. */
      voorstellen: z.array(z.object({ categorie: z.string(), naam: z.string(), bereik: Bereik })),
      categorieen: z.array(z.object({ id: z.string(), naam: z.string() })),
    }),
    status: 200,
  },
  saveBegeleiding: {
    method: 'PUT',
    path: TRAJECT,
    summary: 'Een begeleidingstraject maken of wijzigen; woorden voor de toetsen worden apart gehouden',
    access: schrijven,
    params: planParams,
    /** `versie` 0 makes one. `reden`: why a goal is taken out of one that runs. */
    body: z.strictObject({ versie: Versienummer, keuze: Begeleidingskeuze, reden: Regel(500) }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  startBegeleiding: {
    method: 'POST',
    path: `${TRAJECT}/start`,
    summary: 'Een begeleidingstraject laten beginnen: de doelen sturen vanaf nu wat er geoefend wordt',
    access: schrijven,
    params: planParams,
    /** Empty: with a start test. Without one nothing is said about growth. */
    body: z.strictObject({ versie: Versienummer, zonderStarttoets: Regel(500) }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  endBegeleiding: {
    method: 'POST',
    path: `${TRAJECT}/einde`,
    summary: 'Een begeleidingstraject afsluiten met een terugblik; de doelen sturen niet meer',
    access: schrijven,
    params: planParams,
    body: z.strictObject({ tekst: Tekst(4000), besluit: Begeleidingsbesluit }),
    response: z.null(),
    status: 204,
  },
  saveBegeleidingssessie: {
    method: 'PUT',
    path: `${TRAJECT}/sessies/{sessieId}`,
    summary: 'Een sessie noteren; de notitie leest alleen wie haar schreef',
    access: schrijven,
    params: sessieParams,
    body: z.strictObject({ dag: z.iso.date(), minuten: heel(5, 180), notitie: Tekst(4000) }),
    response: z.null(),
    status: 204,
  },
  removeBegeleidingssessie: {
    method: 'DELETE',
    path: `${TRAJECT}/sessies/{sessieId}`,
    summary: 'Een eigen sessie weghalen',
    access: schrijven,
    params: sessieParams,
    response: z.null(),
    status: 204,
  },
  createBegeleidingstoets: {
    method: 'POST',
    path: `${TRAJECT}/toetsen`,
    summary: 'Een toets klaarzetten met woorden die nooit geoefend zijn, op het scherm of op papier; het id komt van de aanvrager',
    access: schrijven,
    params: planParams,
    /** `doelen`: of a start test in one that runs, the goals that come in. */
    body: z.strictObject({
      id: z.uuid(),
      soort: Zorgtoetssoort,
      papier: z.boolean(),
      doelen: z.array(z.string().min(1).max(60)).min(1).max(3).optional(),
    }),
    response: Plantoetsblad,
    status: 200,
  },
  readBegeleidingstoets: {
    method: 'GET',
    path: `${TRAJECT}/toetsen/{toetsId}`,
    summary: 'Een toets van een begeleidingstraject, met de uitslag als hij klaar is',
    access: lezen,
    params: toetsParams,
    response: Plantoetsblad,
    status: 200,
  },
  saveBegeleidingspapier: {
    method: 'PUT',
    path: `${TRAJECT}/toetsen/{toetsId}/papier`,
    summary: 'Overtypen wat een cliënt op papier schreef; nog eens alleen met vervang',
    access: schrijven,
    params: toetsParams,
    body: z.strictObject({ antwoorden: z.array(Regel(200)).min(1).max(120), vervang: z.boolean() }),
    response: Plantoetsblad,
    status: 200,
  },
  savePapieruitslag: {
    method: 'PUT',
    path: `${LEERLING}/papieruitslagen/{uitslagId}`,
    summary: 'Een uitslag van een toets op papier bewaren: welke toets, wanneer, welke score',
    access: schrijven,
    params: uitslagParams,
    body: z.strictObject({ toets: Naam(120), dag: z.iso.date(), score: Naam(60) }),
    response: z.null(),
    status: 204,
  },
  removePapieruitslag: {
    method: 'DELETE',
    path: `${LEERLING}/papieruitslagen/{uitslagId}`,
    summary: 'Een uitslag van papier weghalen',
    access: schrijven,
    params: uitslagParams,
    response: z.null(),
    status: 204,
  },
});
