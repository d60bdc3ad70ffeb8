/** Single sign-on: three calls as the specification has them, and what leads up to them. */
import { z } from 'zod';
import { Tokens, User } from './sessies.ts';
import { define } from '../define.ts';

/** Staff of the vendor never come through a school's login. */
const viaSchool = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling'] as const;
const staf = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'] as const;
const kantoor = ['superadmin', 'office'] as const;

/** RFC 7636: 43 to 128 unreserved characters. */
const Verifier = z.string().regex(/^[A-Za-z0-9\-._~]{43,128}$/);
/** Base64url of a SHA-256. */
const Challenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const Aanbieder = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const ssoRoutes = define({
  exchangeCode: {
    method: 'GET',
    path: '/api/auth/token',
    summary: 'De eenmalige code van single sign-on inwisselen voor tokens',
    access: { wie: 'iedereen', limiet: true },
    query: z.object({ auth_code: z.string().min(1).max(200), code_verifier: Verifier }),
    response: Tokens,
    status: 200,
  },
  ssoUser: {
    method: 'POST',
    path: '/api/auth/sso',
    summary: 'Wie er via single sign-on is ingelogd',
    access: { wie: viaSchool, actie: 'session.ssoExchange' },
    response: User,
    status: 200,
  },
  listAanbieders: {
    method: 'GET',
    path: '/api/auth/sso/aanbieders',
    summary: 'Waarmee je kunt inloggen',
    access: { wie: 'iedereen' },
    response: z.object({ aanbieders: z.array(z.object({ id: z.string(), naam: z.string() })) }),
    status: 200,
  },
  startSso: {
    method: 'GET',
    path: '/api/auth/sso/start',
    summary: 'Begin van single sign-on: stuurt door naar de aanbieder',
    access: { wie: 'iedereen', limiet: true },
    query: z.object({
      aanbieder: Aanbieder,
      code_challenge: Challenge,
      code_challenge_method: z.literal('S256'),
      state: z.string().regex(/^[A-Za-z0-9_-]{22,128}$/),
      redirect_uri: z.string().min(1).max(500),
    }),
    response: z.object({ location: z.string() }),
    status: 302,
  },
  /** Providers add parameters of their own. */
  ssoCallback: {
    method: 'GET',
    path: '/api/auth/sso/callback/{aanbieder}',
    summary: 'Hier stuurt de aanbieder naar terug',
    access: { wie: 'iedereen', limiet: true },
    params: z.object({ aanbieder: Aanbieder }),
    query: z.looseObject({
      state: z.string().min(1).max(200).optional(),
      code: z.string().max(4000).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    response: z.object({ location: z.string() }),
    status: 303,
  },
  startKoppeling: {
    method: 'POST',
    path: '/api/auth/sso/koppelingen',
    summary: 'Je eigen account koppelen aan een aanbieder: geeft het adres om naartoe te gaan',
    access: { wie: staf, actie: 'credentials.updateOwn' },
    body: z.strictObject({ aanbieder: Aanbieder, redirect_uri: z.string().min(1).max(500) }),
    response: z.object({ adres: z.string() }),
    status: 200,
  },
  deleteKoppeling: {
    method: 'DELETE',
    path: '/api/auth/sso/koppelingen/{aanbieder}',
    summary: 'De koppeling met een aanbieder weghalen',
    access: { wie: staf, actie: 'credentials.updateOwn' },
    params: z.object({ aanbieder: Aanbieder }),
    response: z.null(),
    status: 204,
  },
  listOrganisaties: {
    method: 'GET',
    path: '/api/admins/{adminId}/sso',
    summary: 'Welke aanbieders voor deze admin aanstaan, en onder welk organisatienummer',
    access: { wie: kantoor, actie: 'account.update' },
    params: z.object({ adminId: z.uuid() }),
    response: z.object({
      aanbieders: z.array(z.object({ id: z.string(), naam: z.string(), organisatieLabel: z.string(), organisaties: z.array(z.string()) })),
    }),
    status: 200,
  },
  saveOrganisaties: {
    method: 'PUT',
    path: '/api/admins/{adminId}/sso/{aanbieder}',
    summary: 'Een aanbieder voor deze admin aan- of uitzetten',
    access: { wie: kantoor, actie: 'account.update' },
    params: z.object({ adminId: z.uuid(), aanbieder: Aanbieder }),
    body: z.strictObject({ organisaties: z.array(z.string().trim().min(1).max(200)).max(20) }),
    response: z.null(),
    status: 204,
  },
});
