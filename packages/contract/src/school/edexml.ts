/** EdeXML: a file of the school's administration becomes a proposal, row by row; only what was shown is applied. */
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { Jaargroep } from './leerlingbeheer.ts';

const beheer: readonly Rol[] = ['schooladmin'];
const adminParams = z.object({ adminId: z.uuid() });

/** Bytes of a file; 10,000 leerlingen take about 4.4 million. */
export const MEEST_BYTES = 20_000_000;
/** Rows of one kind in a file. */
export const MEEST_RIJEN = 20_000;

/** What a person has to know about the file as a whole. `aantal`: how many rows it is about. */
export const Melding = z.object({
  soort: z.enum([
    'tekens-geraden',
    'school-onbekend',
    'schooljaar-geraden',
    'schooljaar-ander',
    'ouder-dan-vorige',
    'deel-van-school',
    'geen-leerlingen',
    'groep-dubbel',
    'groep-onbekend',
    'samengesteld-weg',
    'groep-zonder-leerkracht',
    'sleutels-tijdelijk',
    'te-weinig-plaatsen',
    'licentie-verlopen',
  ]),
  aantal: z.int(),
  waarde: z.string(),
});
export type Melding = z.infer<typeof Melding>;

/** What a person has to know about one row. */
export const Opmerking = z.enum([
  'zonder-roepnaam',
  'naam-ingekort',
  'datum-onmogelijk',
  'jaargroep-onbekend',
  'jaargroep-van-groep',
  'jaargroep-gevraagd',
  'groep-onbekend',
  'zonder-groep',
  'sleutel-ontbreekt',
  'sleutel-ongeldig',
  'tweeling',
  'sleutel-gewijzigd',
  'sleutel-van-ander',
  'dubbel',
  'buiten-basisschool',
  'rol-geen-docent',
  'naam-bestaat-al',
  'zonder-mailadres',
  'mailadres-ongeldig',
  'ziet-alles',
  'geen-leerlingen',
]);
export type Opmerking = z.infer<typeof Opmerking>;

export const Persoonsnaam = z.object({ roepnaam: z.string(), voorvoegsel: z.string(), achternaam: z.string() });
export type Persoonsnaam = z.infer<typeof Persoonsnaam>;

export const GroepRegel = z.object({
  /** Names this row in the answer: a key of the file, or what merged groepen have in common. */
  sleutel: z.string(),
  naam: z.string(),
  /** More than one: parts of a combination group, proposed to become one groep. */
  delen: z.array(z.object({ sleutel: z.string(), jaargroep: z.int().nullable() })),
  jaargroepen: z.array(z.int()),
  leerlingen: z.int(),
  soort: z.enum(['nieuw', 'gewijzigd', 'ongewijzigd']),
  groepId: z.uuid().nullable(),
  oud: z.object({ naam: z.string(), jaargroepen: z.array(z.int()) }).nullable(),
  mee: z.boolean(),
  opmerkingen: z.array(Opmerking),
});
export type GroepRegel = z.infer<typeof GroepRegel>;

export const LeerlingRegel = z.object({
  /** Place in the file, from 1: names this row in the answer. */
  nr: z.int(),
  soort: z.enum(['nieuw', 'terug', 'gewijzigd', 'ongewijzigd', 'lijkt-op', 'conflict', 'vertrokken', 'overgeslagen', 'fout']),
  leerlingId: z.uuid().nullable(),
  naam: Persoonsnaam,
  jaargroep: z.int().nullable(),
  /** `sleutel` of a GroepRegel; null: stays where it is, or goes to a groep for who has none. */
  groep: z.string().nullable(),
  oud: z.object({ naam: Persoonsnaam, jaargroep: z.int(), groepId: z.uuid(), groep: z.string() }).nullable(),
  mee: z.boolean(),
  opmerkingen: z.array(Opmerking),
  /** Leerlingen that may be this one: a person has to say. */
  kandidaten: z.array(z.object({ id: z.uuid(), naam: Persoonsnaam, groep: z.string() })),
});
export type LeerlingRegel = z.infer<typeof LeerlingRegel>;

export const AfwezigeRegel = z.object({ id: z.uuid(), naam: Persoonsnaam, jaargroep: z.int(), groep: z.string() });
export type AfwezigeRegel = z.infer<typeof AfwezigeRegel>;

export const DocentRegel = z.object({
  nr: z.int(),
  soort: z.enum(['nieuw', 'gewijzigd', 'ongewijzigd', 'fout']),
  docentId: z.uuid().nullable(),
  naam: Persoonsnaam,
  email: z.string(),
  rollen: z.array(z.string()),
  /** `sleutel` of GroepRegels. */
  groepen: z.array(z.string()),
  /** Names of the groepen now. */
  oudeGroepen: z.array(z.string()),
  mee: z.boolean(),
  opmerkingen: z.array(Opmerking),
});
export type DocentRegel = z.infer<typeof DocentRegel>;

export const EdexmlVoorstel = z.object({
  id: z.uuid(),
  verlooptOp: z.iso.datetime(),
  school: z.object({
    nummer: z.string(),
    schooljaar: z.string(),
    peildatum: z.string().nullable(),
    pakket: z.string(),
    /** The file or the account names no school: a person has to say that this is the right one. */
    bevestigen: z.boolean(),
  }),
  meldingen: z.array(Melding),
  groepen: z.array(GroepRegel),
  leerlingen: z.array(LeerlingRegel),
  /** In our list, not in the file. */
  weg: z.array(AfwezigeRegel),
  docenten: z.array(DocentRegel),
  /** Groepen of the school that a groep of the file can be. */
  bestaandeGroepen: z.array(z.object({ id: z.uuid(), naam: z.string() })),
  plaatsen: z.object({ gebruikt: z.int(), totaal: z.int().nullable() }),
});
export type EdexmlVoorstel = z.infer<typeof EdexmlVoorstel>;

const nr = z.int().min(1).max(MEEST_RIJEN);
const sleutel = z.string().min(1).max(300);

/** Only what differs from the proposal. */
export const EdexmlKeuzes = z.strictObject({
  schoolBevestigd: z.boolean().default(false),
  leerlingen: z
    .array(
      z.strictObject({
        nr,
        mee: z.boolean().optional(),
        jaargroep: Jaargroep.optional(),
        /** Who of the candidates it is, or nobody of them. */
        is: z.union([z.uuid(), z.literal('nieuw')]).optional(),
        groepId: z.uuid().optional(),
      }),
    )
    .max(MEEST_RIJEN)
    .default([]),
  groepen: z
    .array(
      z.strictObject({ sleutel, mee: z.boolean().optional(), groepId: z.uuid().nullable().optional(), splitsen: z.boolean().optional() }),
    )
    .max(MEEST_RIJEN)
    .default([]),
  docenten: z
    .array(z.strictObject({ nr, mee: z.boolean() }))
    .max(MEEST_RIJEN)
    .default([]),
  /** Absent leerlingen that go to the prullenbak. */
  weg: z.array(z.uuid()).max(MEEST_RIJEN).default([]),
});
export type EdexmlKeuzes = z.infer<typeof EdexmlKeuzes>;

export const EdexmlResultaat = z.object({
  nieuw: z.int(),
  teruggezet: z.int(),
  gewijzigd: z.int(),
  weggegooid: z.int(),
  overgeslagen: z.int(),
  groepenNieuw: z.int(),
  groepenGewijzigd: z.int(),
  docentenNieuw: z.int(),
  docentenGewijzigd: z.int(),
  /** Groepen in which nobody is left. */
  leeg: z.array(z.object({ id: z.uuid(), naam: z.string() })),
});
export type EdexmlResultaat = z.infer<typeof EdexmlResultaat>;

/** Why a file that was read in cannot be undone. `namen`: the first of those it is about. */
export const Terugreden = z.object({
  soort: z.enum(['later', 'kind-begonnen', 'kind-anders', 'groep-anders', 'docent-genodigd']),
  aantal: z.int(),
  namen: z.array(z.string()),
});
export type Terugreden = z.infer<typeof Terugreden>;

/** What undoing does, in numbers. */
export const Terugweg = z.object({
  /** Came with the file, and are erased. */
  nieuw: z.int(),
  /** Get their former name, groep and jaargroep. */
  gewijzigd: z.int(),
  uitBak: z.int(),
  naarBak: z.int(),
  groepenNieuw: z.int(),
  groepenGewijzigd: z.int(),
  docenten: z.int(),
  /** Last day (YYYY-MM-DD) on which it can be undone. */
  tot: z.iso.date(),
  /** Empty when it can. */
  redenen: z.array(Terugreden),
});
export type Terugweg = z.infer<typeof Terugweg>;

export const Inlezing = z.object({
  id: z.uuid(),
  op: z.iso.datetime(),
  /** '' when that person is not here any more. */
  wie: z.string(),
  schooljaar: z.string(),
  resultaat: EdexmlResultaat,
  teruggedraaidOp: z.iso.datetime().nullable(),
  /** Null when it was undone or too long ago. */
  terug: Terugweg.nullable(),
});
export type Inlezing = z.infer<typeof Inlezing>;

export const edexmlRoutes = define({
  listInlezingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/inlezingen',
    summary: 'Welke bestanden zijn ingelezen, wat ze veranderden, en of dat nog terug kan',
    access: { wie: beheer, actie: 'edexml.preview' },
    params: adminParams,
    response: z.object({ inlezingen: z.array(Inlezing) }),
    status: 200,
  },
  undoInlezing: {
    method: 'POST',
    path: '/api/admins/{adminId}/inlezingen/{inlezingId}/terug',
    summary: 'Een ingelezen bestand ongedaan maken: alles zoals het was; twee keer is één keer, een 409 als er al op is voortgebouwd',
    access: { wie: beheer, actie: 'edexml.commit' },
    params: z.object({ adminId: z.uuid(), inlezingId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  previewEdexml: {
    method: 'POST',
    path: '/api/admins/{adminId}/edexml',
    summary: 'Een EdeXML-bestand laten nakijken: elke wijziging, nog niet toegepast',
    access: { wie: beheer, actie: 'edexml.preview' },
    params: adminParams,
    upload: MEEST_BYTES,
    body: z.instanceof(Uint8Array),
    response: EdexmlVoorstel,
    status: 200,
  },
  commitEdexml: {
    method: 'POST',
    path: '/api/admins/{adminId}/edexml/{voorstelId}',
    summary: 'Een voorstel toepassen zoals het getoond is, in één keer; twee keer sturen past het één keer toe',
    access: { wie: beheer, actie: 'edexml.commit' },
    params: z.object({ adminId: z.uuid(), voorstelId: z.uuid() }),
    body: EdexmlKeuzes,
    response: EdexmlResultaat,
    status: 200,
  },
});
