import { z } from 'zod';
import { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { define } from './define.ts';

const alle: readonly Rol[] = Rol.options;

/** Kept by the browser as `user`: exactly these four. `exp` is in seconds since the epoch. */
export const User = z.object({ _id: z.uuid(), role: Rol, adminId: z.uuid(), exp: z.int() }).meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const authRoutes = define({
  login: {
    method: 'POST',
    path: '/api/auth',
    summary: 'Inloggen met gebruikersnaam en wachtwoord',
    access: { wie: 'iedereen' },
    body: z.strictObject({ gebruikersnaam: z.string().min(1).max(200), wachtwoord: z.string().min(1).max(200) }),
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
  logout: {
    method: 'DELETE',
    path: '/api/auth/session',
    summary: 'Uitloggen: deze sessie stopt meteen',
    access: { wie: alle, actie: 'session.logout' },
    response: z.null(),
    status: 204,
  },
  mij: {
    method: 'GET',
    path: '/api/auth/mij',
    summary: 'Wie ben ik, en in welke omgeving',
    access: { wie: alle, actie: 'session.login' },
    response: z.object({
      _id: z.uuid(),
      role: Rol,
      adminId: z.uuid(),
      roepnaam: z.string(),
      admin: z.object({ naam: z.string(), soort: AdminSoort, regio: Regio, pakketten: z.array(Pakket) }),
    }),
    status: 200,
  },
});
