import { z } from 'zod';
import { AdminSoort } from '@spelrijk/domain/admin';
import { Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

/** So many rows at most; who needs more types more of the name. */
export const MEESTE_TREFFERS = 50;

/** Three letters at least: fewer would list half a school. */
export const letters3 = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= 3;

/** One child by its exact login name, or the children of one customer by at least three letters of a name. Never a name over all customers. */
export const LeerlingZoekvraag = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('inlognaam'), tekst: Regel(200).pipe(z.string().min(1)) }),
  z.strictObject({ op: z.literal('naam'), adminId: z.uuid(), tekst: Regel(100).refine(letters3) }),
]);
export type LeerlingZoekvraag = z.infer<typeof LeerlingZoekvraag>;

/** Enough to tell two children apart, not more. */
export const GevondenLeerling = z.object({
  id: z.uuid(),
  adminId: z.uuid(),
  admin: z.string(),
  roepnaam: z.string(),
  /** First letter of the last name, '' without one. */
  letter: z.string(),
  groep: z.string(),
  jaargroep: z.int(),
  /** In the prullenbak. */
  weg: z.boolean(),
});
export type GevondenLeerling = z.infer<typeof GevondenLeerling>;

/** What is needed to help with logging in; nothing of what the child practised. */
export const KantoorLeerling = z.object({
  id: z.uuid(),
  adminId: z.uuid(),
  admin: z.string(),
  soort: AdminSoort,
  naam: z.string(),
  groep: z.string(),
  jaargroep: z.int(),
  gebruikersnaam: z.string(),
  /** `geen`: no card was made yet. */
  wachtwoord: z.enum(['tekst', 'woorden', 'plaatjes', 'geen']),
  status: z.enum(['actief', 'geschorst', 'admin-geschorst']),
  schoolaccount: z.boolean(),
  laatstIngelogd: z.iso.datetime().nullable(),
  /** Since when it lies in the prullenbak. */
  weggegooidOp: z.iso.datetime().nullable(),
  licentieTot: z.iso.date().nullable(),
});
export type KantoorLeerling = z.infer<typeof KantoorLeerling>;

export const kantoorleerlingenRoutes = define({
  searchLeerlingen: {
    method: 'POST',
    path: '/api/office/leerlingen/zoeken',
    summary: 'Een leerling zoeken met een reden: op de hele gebruikersnaam, of bij één klant op drie letters van de naam',
    access: { wie: kantoor, actie: 'officePupil.search' },
    /** A body, because a name of a child in an address ends up in logs. */
    body: LeerlingZoekvraag,
    response: z.object({ leerlingen: z.array(GevondenLeerling).max(MEESTE_TREFFERS), meer: z.boolean() }),
    status: 200,
  },
  openLeerling: {
    method: 'GET',
    path: '/api/office/leerlingen/{leerlingId}',
    summary: 'Wat het kantoor van een leerling ziet om te helpen met inloggen; de klant ziet dat het bekeken is en waarom',
    access: { wie: kantoor, actie: 'officePupil.search' },
    params: z.object({ leerlingId: z.uuid() }),
    response: KantoorLeerling,
    status: 200,
  },
});
