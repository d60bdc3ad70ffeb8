/** Logging in and out, and one's own ways in: sessions, second factor, giving the password once more. */
import { z } from 'zod';
import { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const alle: readonly Rol[] = Rol.options;
const staf: readonly Rol[] = alle.filter((rol) => rol !== 'leerling' && rol !== 'demo');
const eigen = { wie: staf, actie: 'credentials.updateOwn', zonderTweedeFactor: true } as const;

/** Kept by the browser as `user`: exactly these four. `exp` is in seconds since the epoch. */
export const User = z.object({ _id: z.uuid(), role: Rol, adminId: z.uuid(), exp: z.int() }).meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** What single sign-on gives and refreshes; both are checked by the browser. */
export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() }).meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** Six digits of the app, or a recovery code. */
const Code = z.string().min(6).max(40);

export const SessieKort = z.object({
  id: z.uuid(),
  /** "Chrome op Windows"; '' when unknown. */
  toestel: z.string(),
  soort: z.enum(['wachtwoord', 'plaatjes', 'sso', 'samen', 'naast']),
  begonnen: z.iso.datetime(),
  gebruikt: z.iso.datetime(),
  dezeSessie: z.boolean(),
});
export type SessieKort = z.infer<typeof SessieKort>;

export const sessiesRoutes = define({
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
    access: { wie: alle, actie: 'session.logout', zonderTweedeFactor: true, ookWachtend: true },
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
      admin: z.object({
        naam: z.string(),
        soort: AdminSoort,
        regio: Regio,
        pakketten: z.array(Pakket),
        /** Its docenten may issue and read in verhuistokens; left out when not. */
        docentVerhuist: z.literal(true).optional(),
      }),
      /** Messages of our office that a person of a customer has not opened yet; left out when there are none. */
      ongelezen: z.int().min(1).optional(),
    }),
    status: 200,
  },
  readBeveiliging: {
    method: 'GET',
    path: '/api/auth/beveiliging',
    summary: 'Hoe mijn account beveiligd is en waar ik ben ingelogd',
    access: { wie: staf, actie: 'session.login', zonderTweedeFactor: true },
    response: z.object({
      roepnaam: z.string(),
      achternaam: z.string(),
      gebruikersnaam: z.string(),
      email: z.string().nullable(),
      wachtwoordSinds: z.iso.datetime().nullable(),
      tweedeFactor: z.object({ sinds: z.iso.datetime().nullable(), herstelcodes: z.int(), verplicht: z.boolean() }),
      sessies: z.array(SessieKort),
      koppelingen: z.array(z.object({ aanbieder: z.string(), sinds: z.iso.datetime() })),
    }),
    status: 200,
  },
  endSessie: {
    method: 'DELETE',
    path: '/api/auth/sessies/{sessieId}',
    summary: 'Op een ander apparaat uitloggen',
    access: { wie: alle, actie: 'session.logout', zonderTweedeFactor: true },
    params: z.object({ sessieId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  endOtherSessies: {
    method: 'DELETE',
    path: '/api/auth/sessies',
    summary: 'Overal uitloggen, behalve hier',
    access: { wie: alle, actie: 'session.logout', zonderTweedeFactor: true },
    response: z.null(),
    status: 204,
  },
  endSessiesOf: {
    method: 'DELETE',
    path: '/api/users/{userId}/sessions',
    summary: 'Iemand met minder rechten overal uitloggen',
    access: { wie: alle.filter((rol) => rol !== 'demo'), actie: 'session.revokeOthers' },
    params: z.object({ userId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  confirmSelf: {
    method: 'POST',
    path: '/api/auth/bevestigen',
    summary: 'Opnieuw bewijzen wie je bent, met wachtwoord of code: geldt vijf minuten; met de pincode alleen dat je terug bent',
    access: { wie: staf, actie: 'session.login', zonderTweedeFactor: true, ookWachtend: true },
    body: z.union([
      z.strictObject({ wachtwoord: z.string().min(1).max(200) }),
      z.strictObject({ code: Code }),
      z.strictObject({ pin: z.string().regex(/^\d{6}$/) }),
    ]),
    response: z.null(),
    status: 204,
  },
  beginTweedeFactor: {
    method: 'POST',
    path: '/api/auth/tweede-factor',
    summary: 'Een nieuw geheim voor de app; nog niet in gebruik',
    access: eigen,
    response: z.object({ geheim: z.string(), uri: z.string() }),
    status: 200,
  },
  confirmTweedeFactor: {
    method: 'PUT',
    path: '/api/auth/tweede-factor',
    summary: 'De tweede stap aanzetten, met een code die de app bij het laatst getoonde geheim geeft',
    access: eigen,
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    response: z.object({ herstelcodes: z.array(z.string()) }),
    status: 200,
  },
  endTweedeFactor: {
    method: 'DELETE',
    path: '/api/auth/tweede-factor',
    summary: 'De tweede stap uitzetten',
    access: { wie: staf, actie: 'credentials.updateOwn' },
    response: z.null(),
    status: 204,
  },
  renewHerstelcodes: {
    method: 'POST',
    path: '/api/auth/tweede-factor/herstelcodes',
    summary: 'Nieuwe herstelcodes; de oude werken dan niet meer',
    access: { wie: staf, actie: 'credentials.updateOwn' },
    response: z.object({ herstelcodes: z.array(z.string()) }),
    status: 200,
  },
});
