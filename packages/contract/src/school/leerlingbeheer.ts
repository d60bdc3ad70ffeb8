/** Leerlingen as a school keeps them: made, named, moved, thrown away and brought back. */
import { Naam, Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';

const lezers: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const beheerders: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];

const adminParams = z.object({ adminId: z.uuid() });
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });

export const Jaargroep = z.int().min(1).max(8);
const MEEST_NIEUW = 100;
/** A whole school in one go. */
const MEEST_TEGELIJK = 3000;
const leerlingIds = z.array(z.uuid()).min(1).max(MEEST_TEGELIJK);

const LeerlingVelden = { roepnaam: Naam(100), voorvoegsel: Regel(30), achternaam: Regel(200), jaargroep: Jaargroep };

export const BeheerLeerling = z.object({
  id: z.uuid(),
  groepId: z.uuid(),
  groepNaam: z.string(),
  roepnaam: z.string(),
  voorvoegsel: z.string(),
  achternaam: z.string(),
  /** ' (2)': which of two who bear one name in their groep; '' for all others. */
  onderscheid: z.string(),
  jaargroep: z.int(),
  figuur: z.int(),
  gebruikersnaam: z.string(),
  /** How the child logs in; `geen` until a card was made. */
  wachtwoord: z.enum(['geen', 'tekst', 'woorden', 'plaatjes']),
});
export type BeheerLeerling = z.infer<typeof BeheerLeerling>;

/** Of the licence; `totaal` null: as many as one likes. */
const Plaatsen = z.object({ gebruikt: z.int(), totaal: z.int().nullable() });

export const WeggegooideLeerling = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  voorvoegsel: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  groepId: z.uuid(),
  groepNaam: z.string(),
  weggegooidOp: z.iso.datetime(),
  /** Who took this leerling over with a verhuistoken, '' when nobody did: it can be read and not brought back. */
  verhuisdNaar: z.string(),
  /** After this day (YYYY-MM-DD) everything is erased for good. */
  gewistNa: z.iso.date(),
});
export type WeggegooideLeerling = z.infer<typeof WeggegooideLeerling>;

/** What is left of an erased child: that it was done, and nothing that names anybody. */
export const Wisbewijs = z.object({ id: z.uuid(), op: z.iso.datetime(), leerlingen: z.int(), rijen: z.int() });
export type Wisbewijs = z.infer<typeof Wisbewijs>;

export const leerlingbeheerRoutes = define({
  listLeerlingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen',
    summary: 'De leerlingen van een groep met hun gebruikersnaam',
    access: { wie: lezers, actie: 'pupil.list' },
    params: groepParams,
    response: z.object({ leerlingen: z.array(BeheerLeerling), plaatsen: Plaatsen }),
    status: 200,
  },
  listSchoolLeerlingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen',
    summary: 'Alle leerlingen van een school met hun groep en gebruikersnaam',
    access: { wie: ['schooladmin'], actie: 'pupil.list' },
    params: adminParams,
    response: z.object({ leerlingen: z.array(BeheerLeerling), plaatsen: Plaatsen }),
    status: 200,
  },
  createLeerlingen: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen',
    summary: 'Leerlingen toevoegen aan een groep; allemaal of geen',
    access: { wie: begeleiders, actie: 'pupil.create' },
    params: groepParams,
    body: z.strictObject({
      leerlingen: z
        .array(z.strictObject({ id: z.uuid(), ...LeerlingVelden }))
        .min(1)
        .max(MEEST_NIEUW),
    }),
    response: z.object({ leerlingen: z.array(BeheerLeerling) }),
    status: 200,
  },
  updateLeerling: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}',
    summary: 'Naam, jaargroep of gebruikersnaam van een leerling wijzigen; wat weggelaten wordt, blijft',
    access: { wie: begeleiders, actie: 'pupil.update' },
    params: leerlingParams,
    /** Only what somebody changed: who gives another jaargroep does not put back the name that a colleague mended in the meantime. */
    body: z.strictObject({ ...LeerlingVelden, gebruikersnaam: Naam(60) }).partial(),
    response: BeheerLeerling,
    status: 200,
  },
  moveLeerlingen: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/verplaatsen',
    summary: 'Leerlingen naar een andere groep; hun resultaten gaan mee',
    access: { wie: beheerders, actie: 'pupil.changeGroup' },
    params: adminParams,
    body: z.strictObject({ leerlingIds, groepId: z.uuid(), jaargroep: Jaargroep.optional() }),
    response: z.null(),
    status: 204,
  },
  trashLeerlingen: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/weggooien',
    summary: 'Leerlingen naar de prullenbak; ze kunnen niet meer inloggen en zijn terug te zetten',
    access: { wie: begeleiders, actie: 'pupil.trash' },
    params: adminParams,
    body: z.strictObject({ leerlingIds }),
    response: z.null(),
    status: 204,
  },
  listPrullenbak: {
    method: 'GET',
    path: '/api/admins/{adminId}/prullenbak',
    summary: 'Weggegooide leerlingen en tot wanneer ze terug kunnen',
    access: { wie: beheerders, actie: 'trash.list' },
    params: adminParams,
    response: z.object({ leerlingen: z.array(WeggegooideLeerling), bewaardagen: z.int() }),
    status: 200,
  },
  restoreLeerlingen: {
    method: 'POST',
    path: '/api/admins/{adminId}/prullenbak/terugzetten',
    summary: 'Leerlingen terugzetten in hun groep',
    access: { wie: beheerders, actie: 'trash.restore' },
    params: adminParams,
    body: z.strictObject({ leerlingIds }),
    response: z.null(),
    status: 204,
  },
  purgeLeerlingen: {
    method: 'POST',
    path: '/api/admins/{adminId}/prullenbak/wissen',
    summary: 'Leerlingen voorgoed wissen, overal; het bewijs noemt niemand',
    access: { wie: beheerders, actie: 'trash.purge' },
    params: adminParams,
    body: z.strictObject({ leerlingIds }),
    response: Wisbewijs,
    status: 200,
  },
});
