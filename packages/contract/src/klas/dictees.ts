/** Klassendictee: aimed at what a groep is about to get wrong, printed, taken, typed by the children or by the docent, and marked. */
import { Audio } from '@spelrijk/domain/opgave';
import type { Rol } from '@spelrijk/domain/rol';
import { Dicteerij, isUniek, WoordlijstVelden } from '@spelrijk/domain/woordlijst';
import { MEEST_DICTEEWOORDEN } from '@spelrijk/domain/lijstgrenzen';
import { Versienummer } from '@spelrijk/domain/regel';
import { z } from 'zod';
import { define } from '../define.ts';
import { Woordbericht } from './woordlijsten.ts';

const lezers: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const dicteeParams = groepParams.extend({ dicteeId: z.uuid() });

export const DicteeKort = z.object({
  id: z.uuid(),
  titel: z.string(),
  versie: z.int(),
  /** open: the leerlingen find it between their taken. */
  status: z.enum(['concept', 'open', 'gesloten']),
  aantal: z.int(),
  /** First day on which the leerlingen find it; null: as soon as it is open. */
  vanaf: z.iso.date().nullable(),
  /** Some leerling has it: its words stand. */
  vast: z.boolean(),
  /** Leerlingen it is for; those who began, and those who are done or whose work was typed in. */
  leerlingen: z.int(),
  begonnen: z.int(),
  klaar: z.int(),
  gewijzigdOp: z.iso.datetime(),
});
export type DicteeKort = z.infer<typeof DicteeKort>;

/** A word that was proposed, with what the engine expects of this groep. */
export const Dicteevoorstel = z.object({
  woord: z.string(),
  bericht: Woordbericht,
  /** Of a hundred leerlingen like these so many write it right. */
  kans: z.int(),
});
export type Dicteevoorstel = z.infer<typeof Dicteevoorstel>;

export const DicteeLeerling = z.object({
  id: z.uuid(),
  naam: z.string(),
  status: z.enum(['niet', 'bezig', 'klaar']),
  gemaakt: z.int(),
  /** Typed in by the docent and not marked yet: by word. */
  invoer: z.record(z.string(), z.string()).nullable(),
  /** Marked work that was typed in: by word. Null: not marked, or made by the leerling itself. */
  papier: z.record(z.string(), z.string()).nullable(),
});
export type DicteeLeerling = z.infer<typeof DicteeLeerling>;

/** One word of one leerling, marked. */
export const DicteeAntwoord = z.object({
  leerlingId: z.uuid(),
  woord: z.string(),
  gegeven: z.string(),
  goed: z.boolean(),
  /** What went wrong, in words of a report; the first is what to repair first. */
  fouten: z.array(z.object({ label: z.string(), naam: z.string() })),
  /** Per categorie of the word: right or wrong. */
  punten: z.array(z.object({ categorie: z.string(), naam: z.string(), goed: z.boolean() })),
});
export type DicteeAntwoord = z.infer<typeof DicteeAntwoord>;

const Velden = WoordlijstVelden.shape;
const Getypt = z
  .string()
  .max(80)
  .transform((tekst) => tekst.normalize('NFC').trim());
const Invoer = z.record(z.string().max(80), Getypt);

export const dicteesRoutes = define({
  listDictees: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees',
    summary: 'De dictees van een groep',
    access: { wie: lezers, actie: 'exerciseSettings.read' },
    params: groepParams,
    response: z.object({ dictees: z.array(DicteeKort) }),
    status: 200,
  },
  proposeDictee: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/voorstel',
    summary: 'Woorden die deze groep net wel of net niet goed schrijft; er wordt niets bewaard',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams,
    /** Without categories: whatever tells most. `zonder`: words that are there already. */
    body: z.strictObject({
      categorieen: z.array(z.string().max(60)).max(30),
      aantal: z.int().min(1).max(40),
      zonder: z.array(z.string().max(80)).max(MEEST_DICTEEWOORDEN),
    }),
    response: z.object({ woorden: z.array(Dicteevoorstel) }),
    status: 200,
  },
  readDictee: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}',
    summary: 'Een dictee met wat ervan te horen is en hoever de leerlingen zijn',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams,
    response: z.object({
      dictee: DicteeKort,
      woorden: z.array(Dicteerij),
      berichten: z.array(Woordbericht),
      /** Per word; empty where there is no voice. The sentence that is said stands in `zinnen`. */
      audio: z.array(Audio),
      zinnen: z.array(z.string().nullable()),
      leerlingen: z.array(DicteeLeerling),
    }),
    status: 200,
  },
  saveDictee: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}',
    summary: 'Een dictee maken of wijzigen; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams,
    body: z.strictObject({
      titel: Velden.naam,
      woorden: z.array(Dicteerij).min(1).max(MEEST_DICTEEWOORDEN).refine(isUniek, { error: 'a word stands in the dictation twice' }),
      versie: Versienummer,
    }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  deleteDictee: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}',
    summary: 'Een dictee weggooien; terughalen kan. Wat nagekeken is, blijft in de voortgang',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams,
    response: z.null(),
    status: 204,
  },
  restoreDictee: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}/terugzetten',
    summary: 'Een weggegooid dictee terughalen',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams,
    response: z.null(),
    status: 204,
  },
  setDicteeStatus: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}/status',
    summary: 'Openzetten voor de leerlingen, of sluiten voor wie nog niet begon',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams,
    body: z.strictObject({ status: z.enum(['open', 'gesloten']) }),
    response: z.null(),
    status: 204,
  },
  saveDicteeInvoer: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}/invoer/{leerlingId}',
    summary: 'Bewaren wat van papier is overgetypt, nog niet nagekeken',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams.extend({ leerlingId: z.uuid() }),
    body: z.strictObject({ invoer: Invoer }),
    response: z.null(),
    status: 204,
  },
  checkDictee: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}/nakijken',
    summary: 'Overgetypt werk nakijken en in de voortgang zetten; ieder werk één keer',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams,
    body: z.strictObject({ leerlingId: z.uuid(), invoer: Invoer }),
    response: z.null(),
    status: 204,
  },
  correctDictee: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}/verbeteren',
    summary: 'Nagekeken werk dat verkeerd is overgetypt verbeteren; de voortgang wordt wat hij dan was geweest',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: dicteeParams,
    body: z.strictObject({ leerlingId: z.uuid(), invoer: Invoer }),
    response: z.null(),
    status: 204,
  },
  readDicteeVerslag: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/dictees/{dicteeId}/verslag',
    summary: 'Alle nagekeken woorden van een dictee, met wat er misging',
    access: { wie: ['superadmin', ...begeleiders], actie: 'progress.readGroup' },
    params: dicteeParams,
    response: z.object({
      titel: z.string(),
      woorden: z.array(z.string()),
      leerlingen: z.array(z.object({ id: z.uuid(), naam: z.string() })),
      antwoorden: z.array(DicteeAntwoord),
    }),
    status: 200,
  },
});
