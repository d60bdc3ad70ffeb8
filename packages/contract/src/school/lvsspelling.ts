/** LVS spelling: a table of a school's standard tests becomes results, as given; only what was shown is stored. */
import { LVS_VELDEN, LVS_WAARDEN } from '@spelrijk/domain/lvsspelling';
import { Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';

const beheer: readonly Rol[] = ['schooladmin'];
const volgers: readonly Rol[] = ['superadmin', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });
const voorstelParams = z.object({ adminId: z.uuid(), voorstelId: z.uuid() });
const importParams = z.object({ adminId: z.uuid(), importId: z.uuid() });

/** Bytes of a file: some ten years of tests of a large school. */
export const MEEST_BYTES = 20_000_000;
/** Rows of a table, and results in it. */
export const MEEST_RIJEN = 20_000;
const MEEST_KOLOMMEN = 200;

const LvsVeld = z.enum(LVS_VELDEN);

const Toets = Regel(120);
/** Part of a test that a result is of, as the list calls it (`categorie 5`); '' for the whole test. */
const Onderdeel = Regel(80);

/**
 * What a column means; null: it is not used. `breed`: the outcome of one test, named with its moment (`Spelling 3.0 M4`; '' when that stands elsewhere),
 * or of one part of it.
 */
export const LvsKolom = z.union([
  z.null(),
  z.strictObject({ soort: z.literal('veld'), veld: LvsVeld }),
  z.strictObject({ soort: z.literal('breed'), toets: Toets, veld: z.enum(LVS_WAARDEN), onderdeel: Onderdeel.optional() }),
]);
export type LvsKolom = z.infer<typeof LvsKolom>;

export const LvsKolomVoorstel = z.object({
  kop: z.string(),
  /** A few cells below it. */
  voorbeelden: z.array(z.string()),
  betekenis: LvsKolom,
  /** `weg`: private things that a school list can hold and that we do not read. */
  bron: z.enum(['onthouden', 'geraden', 'onbekend', 'weg']),
});
export type LvsKolomVoorstel = z.infer<typeof LvsKolomVoorstel>;

export const LvsMelding = z.object({
  soort: z.enum([
    'tekens-geraden',
    'ander-vak',
    'onderdelen',
    'botst',
    'geen-leerling',
    'geen-uitslag',
    'geen-toets',
    'geen-resultaten',
    'kolom-weg',
  ]),
  aantal: z.int(),
});
export type LvsMelding = z.infer<typeof LvsMelding>;

const Kandidaat = z.object({ id: z.uuid(), naam: z.string(), groep: z.string() });

export const LvsPersoon = z.object({
  /** Place in the file, from 1: names this person in the answer. */
  nr: z.int(),
  naam: z.string(),
  nummer: z.string(),
  groep: z.string(),
  leerlingId: z.uuid().nullable(),
  /** By what this is that leerling; `zelf`: a person said so. `niemand`: a person said that it is nobody. */
  herkend: z.enum(['eckid', 'nummer', 'eerder', 'naam-en-groep', 'zelf', 'niemand', 'onzeker', 'onbekend']),
  reden: z.enum(['', 'tweeling', 'andere-naam', 'dubbel', 'andere-groep']),
  kandidaten: z.array(Kandidaat),
});
export type LvsPersoon = z.infer<typeof LvsPersoon>;

export const LvsFout = z.enum([
  'datum-onmogelijk',
  'moment-onbekend',
  'score-ongeldig',
  'niveau-ongeldig',
  'functioneringsniveau-ongeldig',
  'percentiel-ongeldig',
  'percentage-ongeldig',
  'toets-ontbreekt',
  'waarde-ontbreekt',
]);
export type LvsFout = z.infer<typeof LvsFout>;

/** Values as they stood in the file, by field. */
export const LvsWaarden = z.partialRecord(z.enum(LVS_WAARDEN), z.string());
export type LvsWaarden = z.infer<typeof LvsWaarden>;

const LvsGeneratie = z.enum(['2.0', '3.0', 'LiB', 'onbekend']);

const Uitslag = {
  toets: z.string(),
  /** '' for the whole test; else the part of it, as the list calls it. A part is never a result of the test. */
  onderdeel: z.string(),
  generatie: LvsGeneratie,
  /** Half-year, `M5` (a groep; a leerjaar in a Flemish list), `M`, or a period of the year, `P1` or `6P1`; '' when the file names none. */
  moment: z.string(),
  afnamedatum: z.iso.date().nullable(),
  waarden: LvsWaarden,
};

export const LvsRegel = z.object({
  /** Place in the file, from 1: names this result in the answer. */
  nr: z.int(),
  /** Row in the file, from 1. */
  rij: z.int(),
  persoon: z.int(),
  ...Uitslag,
  soort: z.enum(['nieuw', 'zelfde', 'anders', 'dubbel', 'botst', 'kiezen', 'niemand', 'fout']),
  /** What is stored now, when it differs. */
  oud: LvsWaarden.nullable(),
  fouten: z.array(LvsFout),
  opmerkingen: z.array(z.enum(['tegenstrijdig', 'zonder-moment', 'zonder-datum', 'lager-dan-eerder'])),
  mee: z.boolean(),
});
export type LvsRegel = z.infer<typeof LvsRegel>;

export const LvsVoorstel = z.object({
  id: z.uuid(),
  verlooptOp: z.iso.datetime(),
  soort: z.enum(['csv', 'xlsx', 'uwlr']),
  kolommen: z.array(LvsKolomVoorstel),
  /** Which test the rows are that name none; '' when asked for none. */
  toets: z.string(),
  meldingen: z.array(LvsMelding),
  personen: z.array(LvsPersoon),
  regels: z.array(LvsRegel),
  /** Who a person of the file can be. */
  leerlingen: z.array(Kandidaat),
  /** Leerlingen of the ticked results who did not practise yet: they can begin where the test says. */
  begin: z.int(),
});
export type LvsVoorstel = z.infer<typeof LvsVoorstel>;

export const LvsResultaat = z.object({
  opgeslagen: z.int(),
  vervangen: z.int(),
  alBekend: z.int(),
  overgeslagen: z.int(),
  leerlingen: z.int(),
  begin: z.int(),
  importId: z.uuid().nullable(),
});
export type LvsResultaat = z.infer<typeof LvsResultaat>;

export const LvsImport = z.object({
  id: z.uuid(),
  op: z.iso.datetime(),
  /** Who did it, '' when that person is gone. */
  wie: z.string(),
  /** `verhuistoken`: came along with a leerling. */
  soort: z.enum(['csv', 'xlsx', 'uwlr', 'verhuistoken']),
  resultaten: z.int(),
  leerlingen: z.int(),
  /** Null as long as it counts; then the day (YYYY-MM-DD) after which it is erased. */
  wegNa: z.iso.date().nullable(),
});
export type LvsImport = z.infer<typeof LvsImport>;

export const LvsScore = z.object({ id: z.uuid(), importId: z.uuid(), op: z.iso.datetime(), ...Uitslag });
export type LvsScore = z.infer<typeof LvsScore>;

const nr = z.int().min(1).max(MEEST_RIJEN);

export const lvsspellingRoutes = define({
  previewLvs: {
    method: 'POST',
    path: '/api/admins/{adminId}/lvsspelling',
    summary: 'Een lijst met LVS-uitslagen laten nakijken: kolommen, leerlingen en elke uitslag; nog niets opgeslagen',
    access: { wie: beheer, actie: 'lvs.preview' },
    params: adminParams,
    upload: MEEST_BYTES,
    body: z.instanceof(Uint8Array),
    response: LvsVoorstel,
    status: 200,
  },
  reviseLvs: {
    method: 'PUT',
    path: '/api/admins/{adminId}/lvsspelling/{voorstelId}',
    summary: 'Zeggen wat de kolommen zijn en wie wie is; geeft het voorstel opnieuw',
    access: { wie: beheer, actie: 'lvs.preview' },
    params: voorstelParams,
    body: z.strictObject({
      kolommen: z.array(LvsKolom).max(MEEST_KOLOMMEN),
      toets: Toets,
      /** Null: nobody of ours. */
      personen: z.array(z.strictObject({ nr, leerlingId: z.uuid().nullable() })).max(MEEST_RIJEN),
    }),
    response: LvsVoorstel,
    status: 200,
  },
  commitLvs: {
    method: 'POST',
    path: '/api/admins/{adminId}/lvsspelling/{voorstelId}',
    summary: 'De uitslagen opslaan zoals ze getoond zijn, in één keer; twee keer sturen slaat ze één keer op',
    access: { wie: beheer, actie: 'lvs.commit' },
    params: voorstelParams,
    body: z.strictObject({
      /** Only what differs from the proposal. */
      regels: z
        .array(z.strictObject({ nr, mee: z.boolean() }))
        .max(MEEST_RIJEN)
        .default([]),
      /** Who did not practise yet begins where the test says. */
      begin: z.boolean().default(false),
    }),
    response: LvsResultaat,
    status: 200,
  },
  listLvs: {
    method: 'GET',
    path: '/api/admins/{adminId}/lvsspelling',
    summary: 'Welke lijsten zijn ingelezen',
    access: { wie: beheer, actie: 'lvs.preview' },
    params: adminParams,
    response: z.object({ imports: z.array(LvsImport), bewaardagen: z.int() }),
    status: 200,
  },
  deleteLvs: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/lvsimports/{importId}',
    summary: 'Een ingelezen lijst weghalen; een tijd lang terug te halen',
    access: { wie: beheer, actie: 'lvs.commit' },
    params: importParams,
    response: z.null(),
    status: 204,
  },
  restoreLvs: {
    method: 'POST',
    path: '/api/admins/{adminId}/lvsimports/{importId}/terughalen',
    summary: 'Een weggehaalde lijst weer laten tellen',
    access: { wie: beheer, actie: 'lvs.commit' },
    params: importParams,
    response: z.null(),
    status: 204,
  },
  readLvs: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/lvs',
    summary: 'De LVS-uitslagen van een leerling, zoals de school ze kreeg',
    access: { wie: volgers, actie: 'progress.readPupil' },
    params: z.object({ adminId: z.uuid(), groepId: z.uuid(), leerlingId: z.uuid() }),
    response: z.object({ leerling: z.object({ id: z.uuid(), naam: z.string(), groep: z.string() }), scores: z.array(LvsScore) }),
    status: 200,
  },
});
