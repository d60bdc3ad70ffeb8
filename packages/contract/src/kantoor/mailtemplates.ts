import { Versienummer } from '@spelrijk/domain/regel';
import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { TEMPLATE_MAX } from '@spelrijk/domain/mailtemplate';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

/** Which mails there are is for the service to know; another one is 404. */
const MailNaam = z.string().regex(/^[A-Za-z]{1,60}$/u);

/** Control marks that are no line break, and marks that hide text or turn it around. */
const VERBORGEN = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200B\u2060-\u2069\u202A-\u202E\uFEFF]/u;
const Tekst = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n'))
    .pipe(
      z
        .string()
        .max(max)
        .refine((text) => !VERBORGEN.test(text)),
    );
const EenRegel = (max: number) => Tekst(max).pipe(z.string().refine((text) => !text.includes('\n')));

/** Whether the fields fit is for the service to say: it names what is wrong. */
const Template = z.strictObject({
  onderwerp: EenRegel(TEMPLATE_MAX.onderwerp),
  tekst: Tekst(TEMPLATE_MAX.tekst),
  knop: EenRegel(TEMPLATE_MAX.knop),
});
const Woorden = z.object({ onderwerp: z.string(), tekst: z.string(), knop: z.string() });

const params = z.object({ sjabloon: MailNaam, regio: Regio });

/** `standaard`: the shipped text holds. `kapot`: our own words no longer fit this mail, so the shipped ones are sent. */
const Stand = z.enum(['standaard', 'eigen', 'kapot']);

const Overzicht = z.object({
  naam: z.string(),
  titel: z.string(),
  /** When it goes out, and to whom. */
  wanneer: z.string(),
  standen: z.array(z.object({ regio: Regio, stand: Stand, op: z.iso.datetime().nullable(), wie: z.string() })),
});
export type TemplateOverzicht = z.infer<typeof Overzicht>;

const Versie = z.object({
  versie: z.int(),
  op: z.iso.datetime(),
  wie: z.string(),
  reden: z.string(),
  /** The version of which these are the words once more. */
  uitVersie: z.int().nullable(),
  /** Null: back to the shipped text. */
  template: Woorden.nullable(),
});
export type TemplateVersie = z.infer<typeof Versie>;

const Veld = z.object({ naam: z.string(), verplicht: z.boolean(), voorbeeld: z.string() });
export type TemplateVeld = z.infer<typeof Veld>;

const Geheel = z.object({
  naam: z.string(),
  titel: z.string(),
  wanneer: z.string(),
  regio: Regio,
  velden: z.array(Veld),
  stand: Stand,
  /** The version in force, 0 when nothing was ever changed; a change names it. */
  versie: z.int(),
  /** Our own words as they stand, also when they are `kapot`; else the shipped ones. */
  nu: Woorden,
  standaard: Woorden,
  /** The newest first. */
  versies: z.array(Versie),
  /** Where a test mail would go; null: this account has no address. */
  eigenAdres: z.string().nullable(),
});
export type TemplateGeheel = z.infer<typeof Geheel>;

export const mailtemplatesRoutes = define({
  listMailtemplates: {
    method: 'GET',
    path: '/api/office/mailtemplates',
    summary: 'Alle mails die we versturen, met per regio of de tekst de onze is',
    access: { wie: kantoor, actie: 'mailTemplate.read' },
    response: z.object({ templates: z.array(Overzicht) }),
    status: 200,
  },
  readMailtemplate: {
    method: 'GET',
    path: '/api/office/mailtemplates/{sjabloon}/{regio}',
    summary: 'De tekst van een mail, met zijn invulvelden en alle vorige versies',
    access: { wie: kantoor, actie: 'mailTemplate.read' },
    params,
    response: Geheel,
    status: 200,
  },
  previewMailtemplate: {
    method: 'POST',
    path: '/api/office/mailtemplates/{sjabloon}/{regio}/voorbeeld',
    summary: 'Hoe een tekst eruitziet met voorbeeldgegevens; er wordt niets bewaard',
    access: { wie: kantoor, actie: 'mailTemplate.read' },
    params,
    body: Template,
    response: z.object({ onderwerp: z.string(), tekst: z.string(), html: z.string() }),
    status: 200,
  },
  updateMailtemplate: {
    method: 'PATCH',
    path: '/api/office/mailtemplates/{sjabloon}/{regio}',
    summary: 'Een nieuwe versie van de tekst; null zet de meegeleverde tekst terug',
    access: { wie: kantoor, actie: 'mailTemplate.update' },
    params,
    /** `versie`: the one that was read; when another has come since, nothing is changed. */
    body: z.strictObject({ versie: Versienummer, template: Template.nullable(), uitVersie: Versienummer.min(1).optional() }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  sendProefmail: {
    method: 'POST',
    path: '/api/office/mailtemplates/{sjabloon}/{regio}/test',
    summary: 'Een tekst met voorbeeldgegevens naar je eigen mailadres',
    access: { wie: kantoor, actie: 'mailTemplate.sendTest' },
    params,
    /** `id`: made by the browser; the same one again sends nothing more. */
    body: z.strictObject({ id: z.uuid(), template: Template }),
    response: z.object({ aan: z.string() }),
    status: 200,
  },
});
