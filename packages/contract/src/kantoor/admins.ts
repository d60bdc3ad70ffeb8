import { z } from 'zod';
import { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { Naam, Paginanummer, Regel, Versienummer } from '@spelrijk/domain/regel';
import { Rol } from '@spelrijk/domain/rol';
import { VAKANTIEREGIOS } from '@spelrijk/domain/schoolvakanties';
import { define } from '../define.ts';
import { UitnodigingStatus } from '../toegang/gebruikers.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const beheer: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'rtadmin', 'thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });

/** BRIN (two digits, two letters, sometimes the two digits of a location), or six digits in Flanders. */
export const Instellingsnummer = z.string().regex(/^(?:[0-9]{2}[A-Z]{2}(?:[0-9]{2})?|[0-9]{6})?$/);

const Velden = {
  naam: Naam(200),
  telefoon: Regel(30),
  straat: Regel(200),
  postcode: Regel(10),
  plaats: Regel(100),
  instellingsnummer: Instellingsnummer,
  factuurKenmerk: Regel(100),
  /** Whose school holidays are days off for every leerling; '' is nobody's. */
  vakantieregio: z.enum(VAKANTIEREGIOS),
  /** Its groepen may be in a trial of two ways of choosing; only the customer itself says yes. */
  beleidsproef: z.boolean(),
  /** Whether that says anything: of a school, and of nobody's demo. */
  magMeedoen: z.boolean(),
};
const MailOfLeeg = z.union([z.literal(''), MailAdres]);

export const Accountgegevens = z.object({
  ...Velden,
  email: z.string(),
  factuurEmail: z.string(),
  soort: AdminSoort,
  regio: Regio,
  /** A new address that waits for its confirmations. */
  nieuwEmail: z.string().nullable(),
  /** Goes back with a change: who changes what somebody else changed meanwhile gets 409. */
  versie: z.int(),
});
export type Accountgegevens = z.infer<typeof Accountgegevens>;

const AdminStatus = z.enum(['actief', 'geschorst']);

export const AdminKort = z.object({
  id: z.uuid(),
  naam: z.string(),
  soort: AdminSoort,
  regio: Regio,
  plaats: z.string(),
  instellingsnummer: z.string(),
  status: AdminStatus,
  licentieTot: z.iso.date().nullable(),
  /** It was thrown away, and is erased for good on this day; null: it was not. */
  wissenOp: z.iso.date().nullable(),
  leerlingen: z.int(),
  createdAt: z.iso.datetime(),
});
export type AdminKort = z.infer<typeof AdminKort>;

export const Beheerder = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  rol: Rol,
  gebruikersnaam: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(['actief', 'uitgenodigd', 'geschorst']),
  uitnodiging: UitnodigingStatus.nullable(),
});
export type Beheerder = z.infer<typeof Beheerder>;

const dag = z.iso.date().nullable();
const plaatsen = z.int().min(0).max(100_000).nullable();

/** Proof that a customer was erased; it names nobody. */
const Klantwissing = z.object({
  id: z.uuid(),
  soort: AdminSoort,
  regio: Regio,
  verwijderdOp: z.iso.datetime(),
  gewistOp: z.iso.datetime(),
  leerlingen: z.int(),
  /** Rows of the database that went with it. */
  rijen: z.int(),
});
type Klantwissing = z.infer<typeof Klantwissing>;

const eigenaar: readonly Rol[] = ['superadmin'];

export const adminsRoutes = define({
  readAccountgegevens: {
    method: 'GET',
    path: '/api/admins/{adminId}/accountgegevens',
    summary: 'Accountgegevens van een school, praktijk of gezin',
    access: { wie: beheer, actie: 'account.read' },
    params: adminParams,
    response: Accountgegevens,
    status: 200,
  },
  updateAccountgegevens: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/accountgegevens',
    summary: 'Accountgegevens wijzigen; een nieuw mailadres geldt pas na bevestiging op het oude en het nieuwe adres',
    access: { wie: beheer, actie: 'account.update' },
    params: adminParams,
    body: z.strictObject({
      ...z.object(Velden).partial().shape,
      email: MailAdres.optional(),
      factuurEmail: MailOfLeeg.optional(),
      versie: Versienummer,
    }),
    response: z.null(),
    status: 204,
  },
  confirmMailadres: {
    method: 'POST',
    path: '/api/auth/mailadres-bevestigen',
    summary: 'Een nieuw mailadres bevestigen met de link op het oude of op het nieuwe adres',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    response: z.object({ status: z.enum(['gewijzigd', 'wacht-op-ander']) }),
    status: 200,
  },
  listAdmins: {
    method: 'GET',
    path: '/api/office/admins',
    summary: 'Klanten zoeken op naam, plaats, instellingsnummer of mailadres',
    access: { wie: kantoor, actie: 'officeAdmin.list' },
    query: z.object({
      zoek: z.string().max(100).optional(),
      soort: AdminSoort.optional(),
      /** In which order: a column, from high to low with a `-` before it. */
      op: z
        .string()
        .regex(/^-?(naam|soort|plaats|nummer|regio|leerlingen|tot|status)$/)
        .optional(),
      pagina: Paginanummer.optional(),
    }),
    response: z.object({ admins: z.array(AdminKort), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  createAdmin: {
    method: 'POST',
    path: '/api/office/admins',
    summary: 'Een school, praktijk of gezin aanmaken, met een uitnodiging voor de eerste beheerder',
    access: { wie: kantoor, actie: 'officeAdmin.create' },
    /** The client makes both ids, so that a second send makes no second customer. */
    body: z.strictObject({
      id: z.uuid(),
      soort: AdminSoort.exclude(['demo']),
      regio: Regio,
      naam: Naam(200),
      instellingsnummer: Instellingsnummer,
      plaats: Regel(100),
      beheerder: z.strictObject({ id: z.uuid(), roepnaam: Naam(100), achternaam: Regel(100), email: MailAdres }),
      licentie: z.strictObject({ van: dag, tot: dag, plaatsen, pakketten: z.array(Pakket).max(Pakket.options.length) }),
    }),
    response: z.object({ id: z.uuid() }),
    status: 200,
  },
  readAdmin: {
    method: 'GET',
    path: '/api/office/admins/{adminId}',
    summary: 'Een klant met beheerders; geen kind',
    access: { wie: kantoor, actie: 'officeAdmin.read' },
    params: adminParams,
    response: z.object({ admin: AdminKort, email: z.string(), beheerders: z.array(Beheerder), docenten: z.int() }),
    status: 200,
  },
  suspendAdmin: {
    method: 'PUT',
    path: '/api/office/admins/{adminId}/status',
    summary: 'Een klant schorsen of weer toelaten; geldt meteen voor iedereen die er hoort',
    access: { wie: kantoor, actie: 'officeAdmin.suspend' },
    params: adminParams,
    body: z.strictObject({ status: AdminStatus }),
    response: z.null(),
    status: 204,
  },
  deleteAdmin: {
    method: 'POST',
    path: '/api/office/admins/{adminId}/verwijderen',
    summary: 'Een klant verwijderen: meteen geschorst, terug te zetten tot een dag die het antwoord noemt, daarna gewist',
    access: { wie: eigenaar, actie: 'officeAdmin.delete' },
    params: adminParams,
    /** The name of the customer, typed by who does it. */
    body: z.strictObject({ naam: z.string().max(200) }),
    response: z.object({ wissenOp: z.iso.date() }),
    status: 200,
  },
  restoreAdmin: {
    method: 'POST',
    path: '/api/office/admins/{adminId}/terugzetten',
    summary: 'Een verwijderde klant terugzetten, zoals hij was',
    access: { wie: eigenaar, actie: 'officeAdmin.delete' },
    params: adminParams,
    response: z.null(),
    status: 204,
  },
  listKlantwissingen: {
    method: 'GET',
    path: '/api/office/klantwissingen',
    summary: 'Bewijzen dat klanten zijn gewist, de nieuwste eerst; ze noemen niemand',
    access: { wie: kantoor, actie: 'officeAdmin.list' },
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({ klantwissingen: z.array(Klantwissing), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  resendBeheerderUitnodiging: {
    method: 'POST',
    path: '/api/office/admins/{adminId}/beheerders/{gebruikerId}/uitnodiging',
    summary: 'Een beheerder opnieuw uitnodigen; de vorige link werkt dan niet meer',
    access: { wie: kantoor, actie: 'officeInvitation.send' },
    params: z.object({ adminId: z.uuid(), gebruikerId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
});
