/** Methodetoetsen of a groep: made after a block of the method, planned, taken on a device or on paper, and read. */
import { MEEST_TOETSWOORDEN, MINST_TOETSWOORDEN } from '@spelrijk/domain/lijstgrenzen';
import { Audio } from '@spelrijk/domain/opgave';
import { Regel, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { Lijstwoord, WoordlijstVelden } from '@spelrijk/domain/woordlijst';
import { z } from 'zod';
import { define } from '../define.ts';
import { Woordbericht } from './woordlijsten.ts';

const makers: readonly Rol[] = ['schooladmin', 'docent'];
const access = { wie: makers, actie: 'methodTest.manage', pakket: 'testschool' } as const;
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const toetsParams = groepParams.extend({ methodetoetsId: z.uuid() });

/** How often a word may be heard. */
const Afspeel = z.union([z.literal(2), z.literal(3)]).nullable();

export const MethodetoetsKort = z.object({
  id: z.uuid(),
  titel: z.string(),
  methode: z.string(),
  blok: z.string(),
  versie: z.int(),
  /** As it is now, by the clock of the server. wacht: planned, and not open yet. */
  stand: z.enum(['concept', 'wacht', 'open', 'gesloten']),
  aantal: z.int(),
  van: z.iso.datetime().nullable(),
  tot: z.iso.datetime().nullable(),
  /** Somebody began: its words stand. */
  vast: z.boolean(),
  leerlingen: z.int(),
  begonnen: z.int(),
  klaar: z.int(),
  gewijzigdOp: z.iso.datetime(),
});
export type MethodetoetsKort = z.infer<typeof MethodetoetsKort>;

/** What was arranged for one leerling. */
const Deelname = z.strictObject({
  id: z.uuid(),
  mee: z.boolean(),
  /** Minutes after the closing. */
  extra: z.int().min(0).max(600),
  papier: z.boolean(),
});

export const Planning = z.strictObject({
  van: z.iso.datetime(),
  tot: z.iso.datetime(),
  afspeel: Afspeel,
  /** Words that went wrong are practised again, once the test is closed. */
  herhaling: z.boolean(),
  /** So many words right are enough, as the school sets it; null: no such line. */
  grens: z.int().min(1).max(MEEST_TOETSWOORDEN).nullable(),
  /** Everybody in the groep; else who has `mee`. */
  iedereen: z.boolean(),
  leerlingen: z.array(Deelname).max(200),
});
export type Planning = z.infer<typeof Planning>;

export const ToetsLeerling = Deelname.extend({
  naam: z.string(),
  gemaakt: z.int(),
  status: z.enum(['niet', 'bezig', 'klaar']),
  /** By item: what was typed over from paper. Null: made by the leerling itself, or nothing typed over. */
  overgetypt: z.record(z.string(), z.string()).nullable(),
});
export type ToetsLeerling = z.infer<typeof ToetsLeerling>;

const Punt = z.object({ categorie: z.string(), naam: z.string() });

/** Right of asked in one categorie, with the misspellings as they were written. */
export const CategorieUitslag = Punt.extend({
  goed: z.int(),
  gevraagd: z.int(),
  fouten: z.array(z.object({ woord: z.string(), gegeven: z.string() })),
});
export type CategorieUitslag = z.infer<typeof CategorieUitslag>;

/** Of the words of which practice says something: how many were right, and how many it predicted (80% range). */
export const Verwachting = z.object({ gevraagd: z.int(), goed: z.int(), verwacht: z.int(), laag: z.int(), hoog: z.int() });
export type Verwachting = z.infer<typeof Verwachting>;

export const LeerlingUitslag = z.object({
  id: z.uuid(),
  naam: z.string(),
  papier: z.boolean(),
  klaar: z.boolean(),
  gemaakt: z.int(),
  goed: z.int(),
  /** Only where what was made lies outside the range. */
  verwachting: Verwachting.nullable(),
  categorieen: z.array(CategorieUitslag),
});
export type LeerlingUitslag = z.infer<typeof LeerlingUitslag>;

export const Methodetoetsuitslag = z.object({
  titel: z.string(),
  methode: z.string(),
  blok: z.string(),
  stand: MethodetoetsKort.shape.stand,
  grens: z.int().nullable(),
  items: z.array(
    z.object({
      id: z.uuid(),
      woord: z.string(),
      goed: z.int(),
      gevraagd: z.int(),
      /** Most frequent first. */
      geschreven: z.array(z.object({ tekst: z.string(), keer: z.int() })),
    }),
  ),
  /** Who made words of it. */
  leerlingen: z.array(LeerlingUitslag),
  categorieen: z.array(
    Punt.extend({ goed: z.int(), gevraagd: z.int(), wie: z.array(z.object({ id: z.uuid(), naam: z.string(), fout: z.int() })) }),
  ),
  antwoorden: z.array(z.object({ leerlingId: z.uuid(), itemId: z.uuid(), gegeven: z.string(), goed: z.boolean() })),
  /** Who should have made it and made nothing. */
  ontbreekt: z.array(z.object({ id: z.uuid(), naam: z.string() })),
});
export type Methodetoetsuitslag = z.infer<typeof Methodetoetsuitslag>;

const Velden = WoordlijstVelden.shape;
const Invoer = z.record(
  z.uuid(),
  z
    .string()
    .max(80)
    .transform((tekst) => tekst.normalize('NFC').trim()),
);

export const methodetoetsenRoutes = define({
  listMethodetoetsen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen',
    summary: 'De methodetoetsen van een groep',
    access,
    params: groepParams,
    response: z.object({ methodetoetsen: z.array(MethodetoetsKort) }),
    status: 200,
  },
  readMethodetoets: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}',
    summary: 'Een methodetoets met zijn woorden, de planning en hoever de leerlingen zijn',
    access,
    params: toetsParams,
    response: z.object({
      methodetoets: MethodetoetsKort,
      planning: Planning.omit({ van: true, tot: true, leerlingen: true }),
      woorden: z.array(Lijstwoord),
      /** By word: the id of its item, for typing over. */
      items: z.array(z.uuid()),
      berichten: z.array(Woordbericht),
      audio: z.array(Audio),
      zinnen: z.array(z.string().nullable()),
      leerlingen: z.array(ToetsLeerling),
    }),
    status: 200,
  },
  saveMethodetoets: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}',
    summary: 'Een methodetoets maken of wijzigen; nog eens sturen verandert niets',
    access,
    params: toetsParams,
    body: z.strictObject({
      titel: Velden.naam,
      methode: Regel(80),
      blok: Regel(40),
      woorden: Velden.woorden.pipe(z.array(Lijstwoord).min(MINST_TOETSWOORDEN).max(MEEST_TOETSWOORDEN)),
      versie: Versienummer,
    }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  planMethodetoets: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}/planning',
    summary: 'Wanneer en voor wie de methodetoets open is; hij gaat vanzelf open en dicht',
    access,
    params: toetsParams,
    body: Planning.extend({ versie: Versienummer.min(1) }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  closeMethodetoets: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}/sluiten',
    summary: 'Nu sluiten, voor iedereen; nog eens sturen verandert niets',
    access,
    params: toetsParams,
    response: z.null(),
    status: 204,
  },
  deleteMethodetoets: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}',
    summary: 'Een methodetoets weggooien; terughalen kan',
    access,
    params: toetsParams,
    response: z.null(),
    status: 204,
  },
  restoreMethodetoets: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}/terugzetten',
    summary: 'Een weggegooide methodetoets terughalen',
    access,
    params: toetsParams,
    response: z.null(),
    status: 204,
  },
  saveToetspapier: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}/papier/{leerlingId}',
    summary: 'Overtypen wat een leerling op papier schreef; een leeg woord is niet gemaakt',
    access,
    params: toetsParams.extend({ leerlingId: z.uuid() }),
    /** `vervang`: what was typed over before may be changed. */
    body: z.strictObject({ invoer: Invoer, klaar: z.boolean(), vervang: z.boolean().default(false) }),
    response: z.null(),
    status: 204,
  },
  readMethodetoetsuitslag: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}/uitslag',
    summary: 'Wat er van een methodetoets kwam: per leerling, per categorie en per woord',
    access,
    params: toetsParams,
    response: Methodetoetsuitslag,
    status: 200,
  },
  exportMethodetoets: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen/{methodetoetsId}/uitslag/bestand',
    summary: 'De uitslag van een methodetoets als CSV of XLSX',
    access,
    params: toetsParams,
    query: z.object({ soort: z.enum(['csv', 'xlsx']).default('csv') }),
    response: z.object({ type: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array), naam: z.string() }),
    media: true,
    status: 200,
  },
});
