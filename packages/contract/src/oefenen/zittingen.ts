/** A methodetoets as one leerling takes it: word by word, without a verdict, and without anything from which the answer could be read. */
import { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';

/** All eight roles may see it; only the leerling itself answers. */
const alle: readonly Rol[] = Rol.options;
const zittingParams = z.object({ leerlingId: z.uuid(), adminId: z.uuid(), methodetoetsId: z.uuid() });

/** Addresses of sounds: names that say nothing of what is heard. */
const Toetsgeluid = z.strictObject({ woord: z.string().optional(), langzaam: z.string().optional(), zin: z.string().optional() });

/** One word to write: its sound, and its sentence with a gap. */
export const Toetsitem = z.strictObject({
  id: z.uuid(),
  /** Place in the test, from 1. */
  nr: z.int(),
  audio: Toetsgeluid,
  zin: z.string().nullable(),
});
export type Toetsitem = z.infer<typeof Toetsitem>;

export const Zitting = z.strictObject({
  titel: z.string(),
  aantal: z.int(),
  gemaakt: z.int(),
  /** wacht: not open yet. dicht: closed before the leerling was done. papier: written on paper. */
  stand: z.enum(['wacht', 'open', 'dicht', 'klaar', 'papier']),
  /** How often a word may be heard; null: without end. */
  afspeel: z.int().nullable(),
  /** The first word that is not answered; null where there is nothing to answer. */
  item: Toetsitem.nullable(),
  /** Looking on, or the example: nothing is kept. */
  meekijken: z.boolean(),
});
export type Zitting = z.infer<typeof Zitting>;

/** As it was typed: what a child wrote is what it wrote, but for spaces around it. */
const Gegeven = z
  .string()
  .max(80)
  .transform((tekst) => tekst.normalize('NFC').trim());

export const zittingenRoutes = define({
  readZitting: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/admins/{adminId}/methodetoets/{methodetoetsId}',
    summary: 'De methodetoets van een leerling: hoever hij is, en het eerste woord dat nog open is',
    access: { wie: alle, actie: 'methodTest.read', pakket: 'testschool' },
    params: zittingParams,
    /** Who looks along goes through the words by their place; the leerling itself gets the first that is open, whatever it asks. */
    query: z.object({ nr: z.coerce.number().int().min(1).max(60).default(1) }),
    response: Zitting,
    status: 200,
  },
  saveToetsantwoord: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/admins/{adminId}/methodetoets/{methodetoetsId}/antwoorden/{itemId}',
    summary: 'Een woord van een methodetoets: het eerste dat binnenkomt, telt',
    access: { wie: ['leerling'], actie: 'methodTest.submit', pakket: 'testschool' },
    params: zittingParams.extend({ itemId: z.uuid() }),
    body: z.strictObject({ gegeven: Gegeven, rtMs: z.int().min(0).max(86_400_000) }),
    /** With the next word. */
    response: Zitting,
    status: 200,
  },
  finishZitting: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/admins/{adminId}/methodetoets/{methodetoetsId}/klaar',
    summary: 'De methodetoets is klaar; nog eens sturen verandert niets',
    access: { wie: ['leerling'], actie: 'methodTest.submit', pakket: 'testschool' },
    params: zittingParams,
    response: Zitting,
    status: 200,
  },
});
