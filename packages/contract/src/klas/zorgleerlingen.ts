/** Leerlingen who get extra care: flagged by a docent with a reason, or with an open goal of a care plan. */
import { DoelBegin } from '@spelrijk/domain/handelingsplan';
import { Naam } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { PlanKort, Zorgstap } from './handelingsplannen.ts';
import { Beeld, Bereik } from './voortgang.ts';

const lezers: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent'];
const vlaggers: readonly Rol[] = ['schooladmin', 'docent'];
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });

export const Zorgvlag = z.object({
  id: z.uuid(),
  reden: z.string(),
  op: z.iso.datetime(),
  /** Who flagged it; '' when that person is gone. */
  door: z.string(),
  /** When, by whom and why it was taken away; null while it is open. */
  weg: z.object({ op: z.iso.datetime(), door: z.string(), reden: z.string() }).nullable(),
});
export type Zorgvlag = z.infer<typeof Zorgvlag>;

export const Zorgleerling = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  figuur: z.int(),
  groepId: z.uuid(),
  groepNaam: z.string(),
  laatst: z.iso.datetime().nullable(),
  vlaggen: z.array(Zorgvlag),
  doelen: z.array(
    z.object({
      categorie: z.string(),
      naam: z.string(),
      sinds: z.iso.datetime(),
      beeld: Beeld,
      /** Of 100 words: how it stood when the goal was chosen, null without a plan; and now. */
      begin: DoelBegin.nullable(),
      nu: Bereik,
    }),
  ),
  stap: Zorgstap,
  /** The plan that the step is about. */
  plan: PlanKort.nullable(),
  /** Guided minutes of the plan that runs, until today. */
  gehouden: z.int(),
  beloofd: z.int(),
});
export type Zorgleerling = z.infer<typeof Zorgleerling>;

const Werkinggroei = z.object({ zin: z.enum(['te-weinig', 'vooruit', 'minder', 'onbeslist']), laag: z.int(), hoog: z.int() });
const Werkinghelft = z.object({ plannen: z.int(), minuten: z.object({ van: z.int(), tot: z.int() }), groei: Werkinggroei });

/** What the plans of a school that ended with a final test show together; nothing of one leerling. */
export const Zorgwerking = z.object({
  /** Plans that count, and from how many something is said. */
  plannen: z.int(),
  nodig: z.int(),
  /** Null: too few. `helften`: with fewer minutes of guidance held, and with more. */
  werking: z
    .object({
      alle: Werkinggroei,
      helften: z.tuple([Werkinghelft, Werkinghelft]),
      verschil: z.enum(['meer', 'minder', 'onbeslist']),
    })
    .nullable(),
});
export type Zorgwerking = z.infer<typeof Zorgwerking>;

/** One line of text. */
const Reden = Naam(500);

export const zorgleerlingenRoutes = define({
  listZorgleerlingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/zorgleerlingen',
    summary: 'Zorgleerlingen met de reden en de volgende stap',
    access: { wie: lezers, actie: 'carePupil.list', pakket: 'zorgtraject' },
    params: z.object({ adminId: z.uuid() }),
    response: z.object({ leerlingen: z.array(Zorgleerling) }),
    status: 200,
  },
  readZorgwerking: {
    method: 'GET',
    path: '/api/admins/{adminId}/zorgwerking',
    summary: 'Wat de afgeronde handelingsplannen van een school samen laten zien: groei naast begeleide minuten, vanaf tien plannen',
    access: { wie: lezers, actie: 'carePupil.list', pakket: 'zorgtraject' },
    params: z.object({ adminId: z.uuid() }),
    response: Zorgwerking,
    status: 200,
  },
  readZorgvlaggen: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/zorgvlaggen',
    summary: 'Wanneer, waarom en door wie een leerling zorgleerling werd',
    access: { wie: lezers, actie: 'carePupil.list', pakket: 'zorgtraject' },
    params: leerlingParams,
    response: z.object({ vlaggen: z.array(Zorgvlag) }),
    status: 200,
  },
  setZorgvlag: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/zorgvlaggen',
    summary: 'Een leerling tot zorgleerling maken, met de reden; het id komt van de aanvrager',
    access: { wie: vlaggers, actie: 'carePlan.create', pakket: 'zorgtraject' },
    params: leerlingParams,
    body: z.strictObject({ id: z.uuid(), reden: Reden }),
    response: z.object({ vlaggen: z.array(Zorgvlag) }),
    status: 200,
  },
  removeZorgvlag: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/zorgvlaggen/weghalen',
    summary: 'Een leerling is geen zorgleerling meer, met de reden; de geschiedenis blijft',
    access: { wie: vlaggers, actie: 'carePlan.create', pakket: 'zorgtraject' },
    params: leerlingParams,
    body: z.strictObject({ reden: Reden }),
    response: z.object({ vlaggen: z.array(Zorgvlag) }),
    status: 200,
  },
});
