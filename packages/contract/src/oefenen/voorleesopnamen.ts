/**
 * A child that reads aloud and is recorded, for its own docent to listen to. Off until a school switches it on and a parent of this child said yes; our office
 * has no route to it.
 */
import { z } from 'zod';
import { LANGST_VOORLEZEN_MS, KORTST_VOORLEZEN_MS } from '@spelrijk/domain/voorlezen';
import { BEWAARDAGEN, KINDZINNEN, OPNAME_BYTES } from '@spelrijk/domain/voorleesopname';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { Klankbestand } from './spraak.ts';
import { Leesfout, TekstId } from './voorlezen.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const beheer: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });
const groepParams = adminParams.extend({ groepId: z.uuid() });
const opnameParams = groepParams.extend({ opnameId: z.uuid() });
const leerlingParams = groepParams.extend({ leerlingId: z.uuid() });
const kindParams = z.object({ leerlingId: z.uuid() });
const eigenParams = kindParams.extend({ opnameId: z.uuid() });
const Bewaardagen = z.literal(BEWAARDAGEN);
const Zin = z.literal(KINDZINNEN);
/** Opus, or WAV for browsers that cannot read that. */
const vorm = z.object({ vorm: z.enum(['ogg', 'wav']).default('ogg') });

const Stand = z.object({
  aan: z.boolean(),
  /** Day on which the school's own assessment of the risks (DPIA) was settled. */
  dpiaOp: z.iso.date().nullable(),
  bewaardagen: Bewaardagen,
  /** Who changed it last, and when; null: nobody ever did. */
  door: z.string(),
  op: z.iso.datetime().nullable(),
});

const Wachtend = z.object({
  id: z.uuid(),
  leerlingId: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  tekst: z.string(),
  titel: z.string(),
  niveau: z.string(),
  momentId: z.uuid().nullable(),
  op: z.iso.datetime(),
  ms: z.int(),
  /** Gone then, heard or not. */
  verloopt: z.iso.datetime(),
  /** Heard today: it goes tonight. */
  gehoord: z.boolean(),
  /** Heard by somebody else, and one of those that are listened to twice: what she heard is not shown. */
  tweede: z.boolean(),
  /** Made with the voice of the computer, to show how it works. */
  voorbeeld: z.boolean(),
});
export type Wachtend = z.infer<typeof Wachtend>;

const Toestemming = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  /** Null: none that holds. */
  toestemming: z
    .object({
      wieGaf: z.string(),
      gegevenOp: z.iso.date(),
      door: z.string(),
      /** Longer than a year ago: time to ask again. */
      oud: z.boolean(),
    })
    .nullable(),
  /** When the last one was withdrawn, and none came since. */
  ingetrokkenOp: z.iso.date().nullable(),
  opnamen: z.int(),
});
export type Toestemming = z.infer<typeof Toestemming>;

const kindRoutes = define({
  listEigenOpnamen: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/voorleesopnamen',
    summary: 'Of dit kind zich mag opnemen, wat het nu kan voorlezen en wat ervan geworden is',
    access: { wie: ['leerling'], actie: 'voice.record' },
    params: kindParams,
    response: z.object({
      mag: z.boolean(),
      /** Recordings that may still be made today. */
      over: z.int(),
      /** Of a leesmoment that goes on, and not read yet. */
      teksten: z.array(z.object({ id: z.string(), titel: z.string() })),
      wachtend: z.array(z.object({ id: z.uuid(), titel: z.string() })),
      /** Listened to in the last two weeks. */
      gehoord: z.array(z.object({ id: z.uuid(), titel: z.string(), zin: Zin.nullable() })),
    }),
    status: 200,
  },
  readOpnametekst: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/voorleesopnamen/teksten/{tekstId}',
    summary: 'Een tekst om voor te lezen en op te nemen, zonder geluid',
    access: { wie: ['leerling'], actie: 'voice.record' },
    params: kindParams.extend({ tekstId: TekstId }),
    response: z.object({
      titel: z.string(),
      alineas: z.array(z.array(z.string())),
      perRegel: z.boolean(),
      /** Of a leesmoment: read once. */
      eenKeer: z.boolean(),
    }),
    status: 200,
  },
  saveVoorleesopname: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/voorleesopnamen/{opnameId}',
    summary: 'Een opname sturen (WAV, 16 kHz, mono, 16 bits); nog eens sturen verandert niets',
    access: { wie: ['leerling'], actie: 'voice.record' },
    params: eigenParams,
    query: z.object({ tekst: TekstId }),
    upload: OPNAME_BYTES,
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0),
    response: z.null(),
    status: 204,
  },
  readEigenOpname: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/voorleesopnamen/{opnameId}',
    summary: 'De eigen opname terughoren, zolang er niet naar geluisterd is',
    access: { wie: ['leerling'], actie: 'voice.record' },
    params: eigenParams,
    query: vorm,
    media: true,
    response: Klankbestand,
    status: 200,
  },
  removeEigenOpname: {
    method: 'DELETE',
    path: '/api/leerlingen/{leerlingId}/voorleesopnamen/{opnameId}',
    summary: 'De eigen opname weghalen, zolang er niet naar geluisterd is',
    access: { wie: ['leerling'], actie: 'voice.record' },
    params: eigenParams,
    response: z.null(),
    status: 204,
  },
});

const luisterRoutes = define({
  listVoorleesopnamen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voorleesopnamen',
    summary: 'Opnamen van een groep om te beluisteren, de oudste eerst',
    access: { wie: begeleiders, actie: 'voice.listen' },
    params: groepParams,
    response: z.object({
      aan: z.boolean(),
      opnamen: z.array(Wachtend),
      /** Of recordings of this admin that two listened to: how many, and how many right words apart they were on average; null: too few. */
      luisteraars: z.object({ opnamen: z.int(), verschil: z.number() }).nullable(),
    }),
    status: 200,
  },
  readVoorleesopname: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voorleesopnamen/{opnameId}',
    summary: 'Een opname met haar tekst, zonder het geluid',
    access: { wie: begeleiders, actie: 'voice.listen' },
    params: opnameParams,
    response: Wachtend.extend({ alineas: z.array(z.array(z.string())), perRegel: z.boolean(), perMinuut: z.int() }),
    status: 200,
  },
  readOpnamegeluid: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voorleesopnamen/{opnameId}/geluid',
    summary: 'Het geluid van een opname; elke keer een regel in het logboek',
    access: { wie: begeleiders, actie: 'voice.listen' },
    params: opnameParams,
    query: vorm,
    media: true,
    response: Klankbestand,
    status: 200,
  },
  markVoorleesopname: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/voorleesopnamen/{opnameId}/oordeel/{voorlezingId}',
    summary:
      'Wat de luisteraar hoorde; het geluid gaat die nacht weg. 409: iemand anders was eerder en een tweede werd niet gevraagd, allebei blijven ze bewaard',
    access: { wie: begeleiders, actie: 'voice.listen' },
    params: opnameParams.extend({ voorlezingId: z.uuid() }),
    body: z.strictObject({
      ms: z.int().min(KORTST_VOORLEZEN_MS).max(LANGST_VOORLEZEN_MS),
      gelezen: z.int().min(1).max(2000),
      fouten: z.array(Leesfout).max(400),
      vloeiend: z.int().min(1).max(4).nullable(),
      /** What the child reads when it was listened to. */
      zin: Zin.nullable(),
    }),
    response: z.object({ gelezen: z.int(), goed: z.int(), perMinuut: z.int() }),
    status: 200,
  },
  removeVoorleesopname: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/voorleesopnamen/{opnameId}',
    summary: 'Een opname voorgoed weghalen',
    access: { wie: begeleiders, actie: 'voice.listen' },
    params: opnameParams,
    response: z.null(),
    status: 204,
  },
});

const toestemmingRoutes = define({
  readOpnamestand: {
    method: 'GET',
    path: '/api/admins/{adminId}/voorleesopnamen',
    summary: 'Of opnemen aanstaat, en hoe lang geluid blijft',
    access: { wie: begeleiders, actie: 'voice.consent' },
    params: adminParams,
    response: Stand,
    status: 200,
  },
  saveOpnamestand: {
    method: 'PUT',
    path: '/api/admins/{adminId}/voorleesopnamen',
    summary: 'Opnemen aan- of uitzetten, na het wachtwoord; uitzetten wist al het geluid',
    access: { wie: beheer, actie: 'voice.switch' },
    params: adminParams,
    body: z.strictObject({ aan: z.boolean(), dpiaOp: z.iso.date().nullable(), bewaardagen: Bewaardagen }),
    response: z.null(),
    status: 204,
  },
  listOpnametoestemmingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/opnametoestemmingen',
    summary: 'Van welke leerlingen een ouder toestemming gaf',
    access: { wie: begeleiders, actie: 'voice.consent' },
    params: groepParams,
    response: z.object({ leerlingen: z.array(Toestemming), vandaag: z.iso.date() }),
    status: 200,
  },
  saveOpnametoestemming: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/opnametoestemming',
    summary: 'Noteren dat een ouder toestemming gaf: wie en wanneer; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'voice.consent' },
    params: leerlingParams,
    body: z.strictObject({ wieGaf: z.string().trim().min(2).max(60), gegevenOp: z.iso.date() }),
    response: z.null(),
    status: 204,
  },
  withdrawOpnametoestemming: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/opnametoestemming',
    summary: 'Een toestemming intrekken: alle opnamen van dit kind en hun sleutel zijn meteen weg',
    access: { wie: begeleiders, actie: 'voice.consent' },
    params: leerlingParams,
    response: z.null(),
    status: 204,
  },
});

export const voorleesopnamenRoutes = { ...kindRoutes, ...luisterRoutes, ...toestemmingRoutes };
