import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { MAX_BERICHT, ONDERWERPEN } from '@spelrijk/domain/contactvraag';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { KLANTSOORTEN } from '@spelrijk/domain/prijs';
import { Naam, Regel, Tekst } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { Instellingsnummer } from '../kantoor/admins.ts';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

const Bericht = Tekst(MAX_BERICHT);

/**
 * How a form shows that a person filled it in, without a puzzle: `website` is a field that people do not see, `ms` is how long
 * it took. The id is made by the browser, so that a form sent twice is one.
 */
const Afzender = {
  id: z.uuid(),
  regio: Regio,
  naam: Naam(100),
  email: MailAdres,
  website: z.string().max(200),
  ms: z.int().min(0).max(604_800_000),
};

export const NieuweAanvraag = z.strictObject({
  ...Afzender,
  soort: z.enum(KLANTSOORTEN),
  organisatie: Regel(200),
  plaats: Regel(100),
  instellingsnummer: Instellingsnummer,
  leerlingen: z.int().min(1).max(100_000),
  bericht: Bericht,
  /** The invitation of a colleague that brought them here. */
  vriend: z.uuid().optional(),
});
export type NieuweAanvraag = z.infer<typeof NieuweAanvraag>;

export const NieuweVraag = z.strictObject({ ...Afzender, onderwerp: z.enum(ONDERWERPEN), bericht: Bericht.pipe(z.string().min(3)) });
export type NieuweVraag = z.infer<typeof NieuweVraag>;

/** `nummer` is what somebody can name on the telephone. */
const Ontvangen = z.object({ nummer: z.string() });

const INBOX_STATUSSEN = ['nieuw', 'bezig', 'afgehandeld', 'ongewenst'] as const;
export const InboxStatus = z.enum(INBOX_STATUSSEN);
export type InboxStatus = z.infer<typeof InboxStatus>;

const Post = z.object({
  id: z.uuid(),
  nummer: z.string(),
  regio: Regio,
  naam: z.string(),
  email: z.string(),
  bericht: z.string(),
  status: InboxStatus,
  createdAt: z.iso.datetime(),
});

/** An account that this application may be about. */
const Dubbel = z.object({ adminId: z.uuid(), naam: z.string(), reden: z.enum(['email', 'instellingsnummer', 'naam']) });

export const Aanvraag = Post.extend({
  soort: z.enum(KLANTSOORTEN),
  organisatie: z.string(),
  plaats: z.string(),
  instellingsnummer: z.string(),
  leerlingen: z.int(),
  /** The account that came of it. */
  adminId: z.uuid().nullable(),
  dubbelen: z.array(Dubbel),
});
export type Aanvraag = z.infer<typeof Aanvraag>;

export const Contactvraag = Post.extend({ onderwerp: z.enum(ONDERWERPEN) });
export type Contactvraag = z.infer<typeof Contactvraag>;

const idParams = z.object({ id: z.uuid() });

/** The token of the link in the mail; it travels in a body, never in an address. */
const StartToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const aanvragenRoutes = define({
  createAanvraag: {
    method: 'POST',
    path: '/api/site/aanvragen',
    summary: 'Account aanvragen; een kopie gaat per mail. Twee keer versturen is één aanvraag',
    access: { wie: 'iedereen', limiet: true },
    body: NieuweAanvraag,
    response: Ontvangen,
    status: 201,
  },
  createContactvraag: {
    method: 'POST',
    path: '/api/site/vragen',
    summary: 'Vraag stellen; een kopie gaat per mail. Twee keer versturen is één vraag',
    access: { wie: 'iedereen', limiet: true },
    body: NieuweVraag,
    response: Ontvangen,
    status: 201,
  },
  readThuisstart: {
    method: 'POST',
    path: '/api/site/thuisstart',
    summary: 'Wie met deze link een account voor thuis opent, hoe lang de proef is en wat het daarna kost; verbruikt hem niet',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({ token: StartToken }),
    response: z.object({
      naam: z.string(),
      email: z.string(),
      regio: Regio,
      /** A free login name to begin with. */
      gebruikersnaam: z.string(),
      /** The last day of a trial that begins today. */
      proefTot: z.iso.date(),
      /** For one child and a school year, after the trial. */
      cent: z.int(),
    }),
    status: 200,
  },
  openThuisstart: {
    method: 'POST',
    path: '/api/site/thuisstart/openen',
    summary: 'Een account voor thuis openen, zonder ons kantoor: de proef begint vandaag; de link werkt één keer',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({ token: StartToken, gebruikersnaam: Naam(100), wachtwoord: z.string().min(1).max(200) }),
    response: z.null(),
    status: 204,
  },
  listAanvragen: {
    method: 'GET',
    path: '/api/office/aanvragen',
    summary: 'Aanvragen, de nieuwste eerst, met accounts waar ze over kunnen gaan',
    access: { wie: kantoor, actie: 'officeAdmin.list' },
    response: z.object({ aanvragen: z.array(Aanvraag) }),
    status: 200,
  },
  setAanvraagStatus: {
    method: 'PATCH',
    path: '/api/office/aanvragen/{id}',
    summary: 'Aanvraag op een andere stand zetten, en onthouden welk account ervan kwam',
    access: { wie: kantoor, actie: 'officeInvitation.send' },
    params: idParams,
    body: z.strictObject({ status: InboxStatus, adminId: z.uuid().optional() }),
    response: z.null(),
    status: 204,
  },
  listContactvragen: {
    method: 'GET',
    path: '/api/office/vragen',
    summary: 'Vragen van de site, de nieuwste eerst',
    access: { wie: kantoor, actie: 'officeAdmin.list' },
    response: z.object({ vragen: z.array(Contactvraag) }),
    status: 200,
  },
  setContactvraagStatus: {
    method: 'PATCH',
    path: '/api/office/vragen/{id}',
    summary: 'Vraag op een andere stand zetten',
    access: { wie: kantoor, actie: 'officeInvitation.send' },
    params: idParams,
    body: z.strictObject({ status: InboxStatus }),
    response: z.null(),
    status: 204,
  },
});
