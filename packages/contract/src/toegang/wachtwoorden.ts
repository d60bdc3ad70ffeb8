/** Passwords: changing one's own, a new one by mail, those of leerlingen, and logging in with pictures. */
import { Pincode } from '@spelrijk/domain/pincode';
import { z } from 'zod';
import { define } from '../define.ts';

const staf = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'] as const;
const begeleiders = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'] as const;

const Wachtwoord = z.string().min(1).max(200);
const groep = z.object({ adminId: z.uuid(), groepId: z.uuid() });
/** As it is on the card: capitals or not, with or without the dash. */
const Groepscode = z.string().min(4).max(20);
/** As many as a new row has. Who got one before taps three. */
export const PLAATJES_PER_WACHTWOORD = 4;
const Plaatjes = z.array(z.string().max(30)).min(3).max(PLAATJES_PER_WACHTWOORD);
const Soort = z.enum(['woorden', 'plaatjes']);

/** `geraden`: leerlingen on whom many wrong tries were done since this time yesterday. */
const Deur = z.object({
  openTot: z.iso.datetime().nullable(),
  geraden: z.array(z.object({ leerlingId: z.uuid(), roepnaam: z.string(), keer: z.int(), laatst: z.iso.datetime() })),
});

export const wachtwoordenRoutes = define({
  updateCredentials: {
    method: 'PATCH',
    path: '/api/users/{userId}/credentials',
    summary: 'Je eigen wachtwoord wijzigen; je wordt op andere apparaten uitgelogd',
    access: { wie: staf, actie: 'credentials.updateOwn' },
    params: z.object({ userId: z.uuid() }),
    body: z.strictObject({ huidigWachtwoord: Wachtwoord, nieuwWachtwoord: Wachtwoord }),
    response: z.object({ token: z.string() }),
    status: 200,
  },
  requestHerstel: {
    method: 'POST',
    path: '/api/auth/wachtwoordaanvragen',
    summary: 'Een link om een nieuw wachtwoord te kiezen, naar een bekend mailadres',
    access: { wie: 'iedereen', limiet: true },
    body: z.strictObject({ email: z.string().min(1).max(254) }),
    response: z.null(),
    status: 204,
  },
  resetWachtwoord: {
    method: 'POST',
    path: '/api/auth/wachtwoordherstellen',
    summary: 'Met de link uit de mail een nieuw wachtwoord zetten',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({ userId: z.uuid(), herstelToken: z.string().min(1).max(200), wachtwoord: Wachtwoord }),
    response: z.null(),
    status: 204,
  },
  issueWachtwoorden: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/wachtwoorden',
    summary: 'Nieuwe wachtwoorden voor leerlingen; alleen in dit antwoord te lezen',
    access: { wie: begeleiders, actie: 'pupilPassword.issue' },
    params: groep,
    /** `naast`: at home, the card that a child has goes on working beside the new one; a card before that does not. */
    body: z.strictObject({ soort: Soort, leerlingIds: z.array(z.uuid()).min(1).max(60), naast: z.boolean().optional() }),
    response: z.object({
      wachtwoorden: z.array(
        z.object({
          leerlingId: z.uuid(),
          roepnaam: z.string(),
          gebruikersnaam: z.string(),
          /** Two short words with a dash; '' when it is pictures. */
          woorden: z.string(),
          plaatjes: z.array(z.string()),
        }),
      ),
    }),
    status: 200,
  },
  readGroepscode: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/groepscode',
    summary: 'De code waarmee deze groep met plaatjes inlogt; leeg als er geen is',
    access: { wie: begeleiders, actie: 'pupilPassword.issue' },
    params: groep,
    response: z.object({ code: z.string().nullable() }),
    status: 200,
  },
  renewGroepscode: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/groepscode',
    summary: 'Een nieuwe groepscode; de oude werkt niet meer',
    access: { wie: begeleiders, actie: 'pupilPassword.issue' },
    params: groep,
    response: z.object({ code: z.string() }),
    status: 200,
  },
  deleteGroepscode: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/groepscode',
    summary: 'Inloggen met plaatjes uitzetten voor deze groep',
    access: { wie: begeleiders, actie: 'pupilPassword.issue' },
    params: groep,
    response: z.null(),
    status: 204,
  },
  readDeur: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/deur',
    summary: 'Of de kinderen van deze groep nu zonder wachten mogen inloggen, en bij wie de laatste dag vaak werd geraden',
    access: { wie: begeleiders, actie: 'pupilPassword.issue' },
    params: groep,
    response: Deur,
    status: 200,
  },
  openDeur: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/deur',
    summary: 'De kinderen van deze groep tien minuten zonder wachten laten inloggen, vanaf de plek waar dit wordt gevraagd',
    access: { wie: begeleiders, actie: 'pupilPassword.issue' },
    params: groep,
    response: Deur,
    status: 200,
  },
  beginSamen: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/samen',
    summary: 'Dit kind nu op dit apparaat laten oefenen, zonder inlogkaart; wie dit vraagt, blijft zelf ingelogd',
    access: { wie: ['thuisadmin'], actie: 'pupilPassword.issue' },
    params: groep.extend({ leerlingId: z.uuid() }),
    response: z.object({ token: z.string() }),
    status: 200,
  },
  beginNaast: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/naast',
    summary:
      'Dit tabblad een tijd aan een kind geven en ernaast zitten; wie dit vraagt, komt terug met het eigen wachtwoord of een eigen pincode',
    access: { wie: begeleiders, actie: 'pupilPassword.issue' },
    params: groep.extend({ leerlingId: z.uuid() }),
    /** `pin`: chosen by who came by single sign-on, to come back with; others come back with their password. */
    body: z.strictObject({ minuten: z.int().min(5).max(90), pin: Pincode.optional() }),
    response: z.object({ token: z.string() }),
    status: 200,
  },
  openGroep: {
    method: 'POST',
    path: '/api/auth/groepscode',
    summary: 'De kinderen van een groep, voor wie de groepscode heeft: alleen voornaam en figuur',
    access: { wie: 'iedereen', limiet: true },
    body: z.strictObject({ code: Groepscode }),
    response: z.object({
      groep: z.string(),
      plaatjes: z.array(z.string()),
      kinderen: z.array(z.object({ id: z.uuid(), roepnaam: z.string(), figuur: z.int(), aantalPlaatjes: z.int() })),
    }),
    status: 200,
  },
  loginPlaatjes: {
    method: 'POST',
    path: '/api/auth/plaatjes',
    summary: 'Inloggen met de groepscode, je naam en je plaatjes',
    access: { wie: 'iedereen', limiet: true },
    body: z.strictObject({ code: Groepscode, leerlingId: z.uuid(), plaatjes: Plaatjes }),
    response: z.object({ token: z.string() }),
    status: 200,
  },
});
