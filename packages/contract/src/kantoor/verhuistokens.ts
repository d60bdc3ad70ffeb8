/** One leerling that moves to another customer, with a code that works once. */
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Paginanummer } from '@spelrijk/domain/regel';
import { define } from '../define.ts';

/** A docent only where the school switched that on. */
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

const adminParams = z.object({ adminId: z.uuid() });
const leerlingParams = adminParams.extend({ leerlingId: z.uuid() });
const groepParams = adminParams.extend({ groepId: z.uuid() });

/**
 * On what a leerling may go: the parents saw what goes along (between Dutch schools), they did not object (between Flemish schools), or they consented
 * (to and from a home or a practice).
 */
export const Verhuisbasis = z.enum(['inzage', 'geen-verzet', 'toestemming']);
export type Verhuisbasis = z.infer<typeof Verhuisbasis>;

/** A: name, jaargroep, ECK iD. B: practice, results, progress, what was earned. C: results of standard tests. D: care plans and notes. */
export const Verhuisdelen = z.enum(['A', 'B', 'C', 'D']);
export type Verhuisdelen = z.infer<typeof Verhuisdelen>;

export const Verhuistoken = z.object({
  id: z.uuid(),
  leerlingId: z.uuid(),
  /** Of the leerling and its groep as they are now. */
  naam: z.string(),
  groep: z.string(),
  basis: Verhuisbasis,
  basisOp: z.iso.date(),
  delen: z.array(Verhuisdelen),
  instellingsnummer: z.string(),
  status: z.enum(['open', 'gebruikt', 'ingetrokken', 'verlopen', 'geweigerd']),
  gemaaktOp: z.iso.datetime(),
  tot: z.iso.datetime(),
  /** Who read it in or refused it, '' before that. */
  naar: z.string(),
  eindeOp: z.iso.datetime().nullable(),
});
export type Verhuistoken = z.infer<typeof Verhuistoken>;

/** Who came from another customer. */
export const Aangekomen = z.object({
  id: z.uuid(),
  leerlingId: z.uuid(),
  naam: z.string(),
  groep: z.string(),
  van: z.string(),
  basis: Verhuisbasis,
  basisOp: z.iso.date(),
  delen: z.array(Verhuisdelen),
  op: z.iso.datetime(),
});
export type Aangekomen = z.infer<typeof Aangekomen>;

/** As typed: spaces, dashes, case and look-alikes are forgiven. */
const Code = z.string().min(1).max(100);

/** What may be shown of a leerling before it is taken over. */
export const Vooruitblik = z.object({
  roepnaam: z.string(),
  /** First letter of the surname. */
  letter: z.string(),
  groep: z.string(),
  jaargroep: z.int(),
  van: z.string(),
  delen: z.array(Verhuisdelen),
  /** Places left on the licence; null: any number. */
  plaatsen: z.int().nullable(),
  /**
   * Leerlingen of the groep who can become this one. `zelfde`: with the same ECK iD. `antwoorden`: what it practised here; the answers of both are put in one row
   * by when they were given.
   */
  bestaande: z.array(z.object({ id: z.uuid(), naam: z.string(), zelfde: z.boolean(), antwoorden: z.int() })),
});
export type Vooruitblik = z.infer<typeof Vooruitblik>;

const uitgeven = { wie: begeleiders, actie: 'moveToken.create' };
const inlezen = { wie: begeleiders, actie: 'moveToken.redeem' };

export const verhuistokensRoutes = define({
  listVerhuistokens: {
    method: 'GET',
    path: '/api/admins/{adminId}/verhuistokens',
    summary: 'Uitgegeven verhuistokens (wat open staat eerst) en wie er met een verhuistoken binnenkwam, de nieuwste eerst; nooit een code',
    access: uitgeven,
    params: adminParams,
    /** `binnen`: which page of who came in. */
    query: z.object({ pagina: Paginanummer.optional(), binnen: Paginanummer.optional() }),
    response: z.object({
      tokens: z.array(Verhuistoken),
      totaal: z.int(),
      /** The newest first. */
      aangekomen: z.array(Aangekomen),
      totaalBinnen: z.int(),
      /** Of both lists. */
      perPagina: z.int(),
      /** Docenten may issue and read in; null where there are none. */
      docenten: z.boolean().nullable(),
    }),
    status: 200,
  },
  setVerhuizenDoorDocenten: {
    method: 'PUT',
    path: '/api/admins/{adminId}/verhuistokens/docenten',
    summary: 'Of docenten verhuistokens mogen uitgeven en inlezen',
    access: { wie: ['schooladmin'], actie: 'moveToken.allowTeachers' },
    params: adminParams,
    body: z.strictObject({ mag: z.boolean() }),
    response: z.null(),
    status: 204,
  },
  readVerhuisaanbod: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/verhuistokens',
    summary: 'Wat er van een leerling mee kan, op welke grond, en de code die openstaat',
    access: uitgeven,
    params: leerlingParams,
    response: z.object({
      leerling: z.object({ roepnaam: z.string(), naam: z.string(), groep: z.string() }),
      /** The first is proposed. */
      bases: z.array(Verhuisbasis).min(1),
      /** Parts of which there is something; A and B always. */
      delen: z.array(Verhuisdelen),
      open: Verhuistoken.nullable(),
    }),
    status: 200,
  },
  createVerhuistoken: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/verhuistokens',
    summary: 'Een verhuistoken uitgeven; een eerdere open code van deze leerling werkt dan niet meer',
    access: uitgeven,
    params: leerlingParams,
    body: z.strictObject({
      id: z.uuid(),
      basis: Verhuisbasis,
      basisOp: z.iso.date(),
      /** Beside A. */
      delen: z.array(z.enum(['B', 'C', 'D'])).max(3),
      dagen: z.int().min(1).max(30).default(14),
      /** BRIN or instellingsnummer of the only school that may read it in. */
      instellingsnummer: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^(?:|\d{2}[A-Z]{2}|\d{2,6})$/)
        .default(''),
    }),
    /** The code, in groups of five; shown this once. */
    response: z.object({ token: Verhuistoken, code: z.string() }),
    status: 200,
  },
  revokeVerhuistoken: {
    method: 'POST',
    path: '/api/admins/{adminId}/verhuistokens/{tokenId}/intrekken',
    summary: 'Een open verhuistoken intrekken',
    access: { wie: begeleiders, actie: 'moveToken.revoke' },
    params: adminParams.extend({ tokenId: z.uuid() }),
    response: Verhuistoken,
    status: 200,
  },
  viewVerhuistoken: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/verhuistoken/bekijk',
    summary: 'Wie er met deze code komt, en wat er meekomt; er verandert niets',
    access: inlezen,
    params: groepParams,
    body: z.strictObject({ code: Code }),
    response: Vooruitblik,
    status: 200,
  },
  acceptVerhuistoken: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/verhuistoken/accepteer',
    summary: 'De leerling van deze code overnemen: als nieuwe leerling met dit id, of in een bestaande',
    access: inlezen,
    params: groepParams,
    body: z.strictObject({ code: Code, leerlingId: z.uuid(), bestaand: z.boolean() }),
    response: z.object({ leerlingId: z.uuid(), roepnaam: z.string() }),
    status: 200,
  },
  refuseVerhuistoken: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/verhuistoken/weiger',
    summary: 'Laten weten dat deze leerling hier niet hoort; de code werkt dan niet meer',
    access: inlezen,
    params: groepParams,
    body: z.strictObject({ code: Code }),
    response: z.null(),
    status: 204,
  },
});
