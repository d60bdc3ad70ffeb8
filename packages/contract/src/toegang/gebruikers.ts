import { z } from 'zod';
import { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { Naam, Regel } from '@spelrijk/domain/regel';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

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

export const gebruikersRoutes = define({
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
