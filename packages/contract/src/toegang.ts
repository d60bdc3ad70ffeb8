/** One's own ways in: sessions, second factor, giving the password once more. */
import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { Code } from './auth.ts';
import { define } from './define.ts';

const alle: readonly Rol[] = Rol.options;
const staf: readonly Rol[] = alle.filter((rol) => rol !== 'leerling' && rol !== 'demo');
const eigen = { wie: staf, actie: 'credentials.updateOwn', zonderTweedeFactor: true } as const;

export const SessieKort = z.object({
  id: z.uuid(),
  /** "Chrome op Windows"; '' when unknown. */
  toestel: z.string(),
  soort: z.enum(['wachtwoord', 'plaatjes', 'sso']),
  begonnen: z.iso.datetime(),
  gebruikt: z.iso.datetime(),
  dezeSessie: z.boolean(),
});
export type SessieKort = z.infer<typeof SessieKort>;

export const toegangRoutes = define({
  readBeveiliging: {
    method: 'GET',
    path: '/api/auth/beveiliging',
    summary: 'Hoe mijn account beveiligd is en waar ik ben ingelogd',
    access: { wie: staf, actie: 'session.login', zonderTweedeFactor: true },
    response: z.object({
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
  bevestig: {
    method: 'POST',
    path: '/api/auth/bevestigen',
    summary: 'Opnieuw bewijzen wie je bent, met wachtwoord of code: geldt vijf minuten',
    access: { wie: staf, actie: 'session.login', zonderTweedeFactor: true },
    body: z.union([z.strictObject({ wachtwoord: z.string().min(1).max(200) }), z.strictObject({ code: Code })]),
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
    summary: 'De tweede stap aanzetten, met een code die de app bij dit geheim geeft',
    access: eigen,
    body: z.strictObject({ geheim: z.string().regex(/^[A-Z2-7]{32}$/), code: z.string().regex(/^\d{6}$/) }),
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
