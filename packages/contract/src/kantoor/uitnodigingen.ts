import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { Paginanummer } from '@spelrijk/domain/regel';
import { define } from '../define.ts';

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

export const uitnodigingenRoutes = define({
  listUitnodigingen: {
    method: 'GET',
    path: '/api/office/uitnodigingen',
    summary: 'Uitnodigingen voor beheerders van klanten, met wat ervan werd',
    access: { wie: kantoor, actie: 'officeInvitation.send' },
    query: z.object({
      zoek: z.string().max(100).optional(),
      stand: UitnodigingStand.optional(),
      pagina: Paginanummer.optional(),
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
});
