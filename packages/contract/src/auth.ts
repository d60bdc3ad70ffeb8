import { z } from 'zod';
import { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { define } from './define.ts';

const alle: readonly Rol[] = Rol.options;

/** Kept by the browser as `user`: exactly these four. `exp` is in seconds since the epoch. */
export const User = z.object({ _id: z.uuid(), role: Rol, adminId: z.uuid(), exp: z.int() }).meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** What single sign-on gives and refreshes; both are checked by the browser. */
export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() }).meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** Six digits of the app, or a recovery code. */
export const Code = z.string().min(6).max(40);

export const authRoutes = define({
  login: {
    method: 'POST',
    path: '/api/auth',
    summary: 'Inloggen met gebruikersnaam en wachtwoord',
    access: { wie: 'iedereen' },
    body: z.strictObject({
      gebruikersnaam: z.string().min(1).max(200),
      wachtwoord: z.string().min(1).max(200),
      /** Of the authenticator app, or a recovery code; asked for with 409 `auth/code-nodig`. */
      code: Code.optional(),
    }),
    response: z.object({ token: z.string() }),
    status: 200,
  },
  publicKey: {
    method: 'GET',
    path: '/api/auth/public-key',
    summary: 'Publieke sleutel (SPKI, PEM) waarmee tokens te controleren zijn',
    access: { wie: 'iedereen' },
    response: z.string(),
    status: 200,
  },
  refreshToken: {
    method: 'GET',
    path: '/api/auth/token/refresh',
    summary: 'Nieuwe tokens voor een verversingstoken (als bearer); het oude is dan op',
    access: { wie: 'iedereen', limiet: true },
    response: Tokens,
    status: 200,
  },
  logout: {
    method: 'DELETE',
    path: '/api/auth/session',
    summary: 'Uitloggen: deze sessie stopt meteen',
    access: { wie: alle, actie: 'session.logout', zonderTweedeFactor: true },
    response: z.null(),
    status: 204,
  },
  mij: {
    method: 'GET',
    path: '/api/auth/mij',
    summary: 'Wie ben ik, en in welke omgeving',
    access: { wie: alle, actie: 'session.login', zonderTweedeFactor: true },
    response: z.object({
      _id: z.uuid(),
      role: Rol,
      adminId: z.uuid(),
      roepnaam: z.string(),
      admin: z.object({ naam: z.string(), soort: AdminSoort, regio: Regio, pakketten: z.array(Pakket) }),
      /** Messages of our office that a person of a customer has not opened yet; left out when there are none. */
      ongelezen: z.int().min(1).optional(),
    }),
    status: 200,
  },
});
