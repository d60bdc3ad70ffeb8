/** Everybody one jaargroep up, at the end of a school year: looked at first, done in one go, undone as long as nothing changed since. */
import { Naam, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { Jaargroep } from './leerlingbeheer.ts';

/** A practice and a home go a year further by themselves. */
const beheer: readonly Rol[] = ['schooladmin'];
const adminParams = z.object({ adminId: z.uuid() });

/** More than any school has, and what fits in one request. */
const MEEST_LEERLINGEN = 7000;
const MEEST_GROEPEN = 300;

/** `2026-2027`. */
const Schooljaar = z.string().regex(/^\d{4}-\d{4}$/);

/** Where a leerling can go. */
export const WEG = 'weg';

export const OvergangDeel = z.object({
  jaargroep: z.int(),
  leerlingen: z.int(),
  /** Id of a groep, `weg` for the prullenbak, or null when a person has to choose. */
  doel: z.union([z.uuid(), z.literal(WEG), z.null()]),
});
export type OvergangDeel = z.infer<typeof OvergangDeel>;

export const OvergangGroep = z.object({
  id: z.uuid(),
  naam: z.string(),
  jaargroepen: z.array(z.int()),
  docenten: z.array(z.string()),
  /** Proposed for next year. */
  nieuweNaam: z.string(),
  nieuweJaargroepen: z.array(z.int()),
  /** Its leerlingen by jaargroep: all who move up together. */
  delen: z.array(OvergangDeel),
});
export type OvergangGroep = z.infer<typeof OvergangGroep>;

const OvergangLeerling = z.object({ id: z.uuid(), naam: z.string(), groepId: z.uuid(), jaargroep: z.int() });
type OvergangLeerling = z.infer<typeof OvergangLeerling>;

export const GedaneOvergang = z.object({
  id: z.uuid(),
  op: z.iso.datetime(),
  schooljaar: z.string(),
  leerlingen: z.int(),
  weg: z.int(),
  /** Last day (YYYY-MM-DD) on which it can be undone. */
  terugTot: z.iso.date(),
  /** Something of it changed since: it cannot be undone any more. */
  veranderd: z.boolean(),
});
export type GedaneOvergang = z.infer<typeof GedaneOvergang>;

/** What somebody chose otherwise than proposed, as far as she is; by ids of groepen and leerlingen. */
export const OvergangKeuze = z.strictObject({
  namen: z.record(z.string().max(100), z.string().max(60)),
  docentenMee: z.record(z.string().max(100), z.boolean()),
  /** By groep and jaargroep: a groep, `weg`, `blijft:` and a groep, or '' when nobody said. */
  doelen: z.record(z.string().max(100), z.string().max(100)),
  nieuw: z.array(z.strictObject({ id: z.uuid(), naam: z.string().max(60), jaargroep: Jaargroep })).max(MEEST_GROEPEN),
  /** Who stays in the same year: leerling -> groep. */
  zitten: z.record(z.string().max(100), z.string().max(100)),
  /** Groepen that were looked at. */
  nagekeken: z.array(z.string().max(100)).max(MEEST_GROEPEN),
});
export type OvergangKeuze = z.infer<typeof OvergangKeuze>;

export const OvergangVoorstel = z.object({
  /** The school year that ends, and the one that begins. */
  schooljaar: z.string(),
  volgend: z.string(),
  /** Every year that can end now, the likeliest first; more than one when nobody but a person knows. */
  kan: z.array(z.string()),
  /** By what it is known which year the groepen are in; null when it is not. */
  bron: z.enum(['overgang', 'edexml', 'begin']).nullable(),
  /** The year that would end still goes on. */
  vroeg: z.boolean(),
  groepen: z.array(OvergangGroep),
  leerlingen: z.array(OvergangLeerling),
  vorige: GedaneOvergang.nullable(),
  /** What was chosen before for this year, by whom. `versie` goes back when more is kept. */
  concept: z.object({ keuzes: OvergangKeuze, versie: z.int(), op: z.iso.datetime(), door: z.string() }).nullable(),
  /** Fingerprint of what was shown; sent back with what was chosen. */
  merk: z.string(),
});
export type OvergangVoorstel = z.infer<typeof OvergangVoorstel>;

const jaargroepen = z
  .array(Jaargroep)
  .min(1)
  .max(8)
  .transform((jaren) => [...new Set(jaren)].sort((a, b) => a - b));

export const OvergangKeuzes = z.strictObject({
  /** Made by the client: sent twice it is done once. */
  id: z.uuid(),
  merk: z.string().max(100),
  /** The year that ends, as it was shown. */
  schooljaar: Schooljaar,
  /** A person said that it ends though it still goes on. */
  vroeg: z.boolean().default(false),
  /** Every groep that there is, as it will be called. */
  groepen: z.array(z.strictObject({ id: z.uuid(), naam: Naam(60), jaargroepen, docentenBlijven: z.boolean() })).max(MEEST_GROEPEN),
  /** Groepen that have to be made. */
  nieuw: z.array(z.strictObject({ id: z.uuid(), naam: Naam(60), jaargroepen })).max(MEEST_GROEPEN),
  /** Every leerling that there is: in which groep and jaargroep, or to the prullenbak. */
  leerlingen: z
    .array(
      z.union([
        z.strictObject({ id: z.uuid(), groepId: z.uuid(), jaargroep: Jaargroep }),
        z.strictObject({ id: z.uuid(), weg: z.literal(true) }),
      ]),
    )
    .max(MEEST_LEERLINGEN),
});
export type OvergangKeuzes = z.infer<typeof OvergangKeuzes>;

/** `versie`: of what was read; 0 when nothing was kept. */
export const OvergangConcept = z.strictObject({ schooljaar: Schooljaar, keuzes: OvergangKeuze, versie: Versienummer });
export type OvergangConcept = z.infer<typeof OvergangConcept>;

export const jaarovergangenRoutes = define({
  previewOvergang: {
    method: 'GET',
    path: '/api/admins/{adminId}/jaarovergang',
    summary: 'Voorstel voor het nieuwe schooljaar: hoe elke groep heet en waar elke leerling heen gaat; er verandert niets',
    access: { wie: beheer, actie: 'pupil.changeGroup' },
    params: adminParams,
    query: z.object({ schooljaar: Schooljaar.optional() }),
    response: OvergangVoorstel,
    status: 200,
  },
  commitOvergang: {
    method: 'POST',
    path: '/api/admins/{adminId}/jaarovergang',
    summary: 'Het nieuwe schooljaar laten ingaan zoals getoond, in één keer',
    access: { wie: beheer, actie: 'pupil.changeGroup' },
    params: adminParams,
    body: OvergangKeuzes,
    response: z.object({ id: z.uuid(), leerlingen: z.int(), weg: z.int(), blijft: z.int(), groepenNieuw: z.int() }),
    status: 200,
  },
  saveOvergangConcept: {
    method: 'PUT',
    path: '/api/admins/{adminId}/jaarovergang/concept',
    summary: 'Bewaren wat er voor het nieuwe schooljaar gekozen is; er verandert nog niets in de groepen',
    access: { wie: beheer, actie: 'pupil.changeGroup' },
    params: adminParams,
    body: OvergangConcept,
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  deleteOvergangConcept: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/jaarovergang/concept',
    summary: 'Opnieuw beginnen met het voorstel voor het nieuwe schooljaar',
    access: { wie: beheer, actie: 'pupil.changeGroup' },
    params: adminParams,
    response: z.null(),
    status: 204,
  },
  undoOvergang: {
    method: 'POST',
    path: '/api/admins/{adminId}/jaarovergang/{overgangId}/terug',
    summary: 'Het nieuwe schooljaar ongedaan maken, zolang er niets aan veranderd is',
    access: { wie: beheer, actie: 'pupil.changeGroup' },
    params: z.object({ adminId: z.uuid(), overgangId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  answerJaarvraag: {
    method: 'PUT',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/jaarvraag',
    summary:
      'Thuis en in een praktijk: in welke groep het kind nu zit, nadat het op 1 augustus vanzelf een jaar verder ging. Nog eens antwoorden mag',
    access: { wie: ['thuisadmin', 'rtadmin'], actie: 'pupil.changeGroup' },
    params: z.object({ adminId: z.uuid(), leerlingId: z.uuid() }),
    body: z.strictObject({ jaargroep: Jaargroep }),
    response: z.null(),
    status: 204,
  },
});
