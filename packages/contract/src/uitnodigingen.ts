import { z } from 'zod';
import { Naam, Regel } from '@spelrijk/domain/regel';
import { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { define } from './define.ts';

/** The token of the link; it travels in a body, never in an address. */
const UitnodigingToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Where somebody's invitation stands, for the lists of who invited. `null` in those lists: the account is in use. */
export const UitnodigingStatus = z.object({
  email: z.string(),
  verstuurdOp: z.iso.datetime(),
  verlooptOp: z.iso.datetime(),
  verlopen: z.boolean(),
});
export type UitnodigingStatus = z.infer<typeof UitnodigingStatus>;

/**
 * `onderweg`: its mail waits to be sent. `bewaard`: there is no mail server, our office passes the link on. `mislukt`: the mail did not arrive.
 * `geopend`: the account was made. `verlopen`: the link works no more.
 */
export const UitnodigingStand = z.enum(['onderweg', 'bewaard', 'verstuurd', 'mislukt', 'verlopen', 'geopend']);
export type UitnodigingStand = z.infer<typeof UitnodigingStand>;

const KlantUitnodiging = z.object({
  adminId: z.uuid(),
  adminNaam: z.string(),
  regio: Regio,
  gebruikerId: z.uuid(),
  naam: z.string(),
  rol: Rol,
  email: z.string(),
  stand: UitnodigingStand,
  /** How often one was sent. */
  keren: z.int(),
  /** Why the mail did not arrive, '' when it did. */
  reden: z.string(),
  verstuurdOp: z.iso.datetime(),
  verlooptOp: z.iso.datetime(),
  geopendOp: z.iso.datetime().nullable(),
});
export type KlantUitnodiging = z.infer<typeof KlantUitnodiging>;

const kantoor: readonly Rol[] = ['superadmin', 'office'];

export const uitnodigingRoutes = define({
  listUitnodigingen: {
    method: 'GET',
    path: '/api/office/uitnodigingen',
    summary: 'Uitnodigingen voor beheerders van klanten, met wat ervan werd',
    access: { wie: kantoor, actie: 'officeInvitation.send' },
    query: z.object({
      zoek: z.string().max(100).optional(),
      stand: UitnodigingStand.optional(),
      pagina: z
        .string()
        .regex(/^[1-9][0-9]{0,4}$/)
        .optional(),
    }),
    /** `tellingen`: of all that the search found, whatever the filter. */
    response: z.object({
      uitnodigingen: z.array(KlantUitnodiging),
      tellingen: z.record(UitnodigingStand, z.int()),
      totaal: z.int(),
      perPagina: z.int(),
    }),
    status: 200,
  },
  readUitnodiging: {
    method: 'POST',
    path: '/api/auth/uitnodiging',
    summary: 'Wie is uitgenodigd met deze link; verbruikt hem niet',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({ token: UitnodigingToken }),
    response: z.object({
      admin: z.object({ naam: z.string(), soort: AdminSoort, regio: Regio, intern: z.boolean() }),
      rol: Rol,
      roepnaam: z.string(),
      achternaam: z.string(),
      email: z.string(),
      /** A free login name to begin with. */
      gebruikersnaam: z.string(),
    }),
    status: 200,
  },
  acceptUitnodiging: {
    method: 'POST',
    path: '/api/auth/uitnodiging/aannemen',
    summary: 'Uitnodiging aannemen: naam, gebruikersnaam en wachtwoord kiezen; de link werkt één keer',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({
      token: UitnodigingToken,
      roepnaam: Naam(100),
      achternaam: Regel(100),
      gebruikersnaam: Naam(100),
      wachtwoord: z.string().min(1).max(200),
    }),
    response: z.null(),
    status: 204,
  },
});
