/** How a groep stands (who can do what, who needs which instruction, what happens in the lesson now), and how one leerling does. */
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Blok } from '@spelrijk/domain/categorie';
import { Leesdomein } from '@spelrijk/domain/leesopgave';
import { LesLeerling } from '@spelrijk/domain/les';
import { define } from '../define.ts';
import { Aandacht } from './groepen.ts';
import { Toets } from '../oefenen/toetsen.ts';

const volgers: readonly Rol[] = ['superadmin', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const leerlingParams = groepParams.extend({ leerlingId: z.uuid() });
const celParams = leerlingParams.extend({ categorie: z.string().min(1).max(60) });

export const Ladder = z.enum(['spelling', 'werkwoorden', 'lezen']);
export type Ladder = z.infer<typeof Ladder>;

/** A column of the matrix: a spelling categorie has a block, a reading step a domain. */
export const MatrixKolom = z.object({
  id: z.string(),
  naam: z.string(),
  ladder: Ladder,
  fase: z.union([Blok, Leesdomein]),
});
export type MatrixKolom = z.infer<typeof MatrixKolom>;

/** How a leerling stands with a categorie, in one word: the same on every screen, in every file and in the report. */
export const Beeld = z.enum(['moeilijk', 'oefent', 'begint', 'bijna', 'beheerst', 'leeg']);
export type Beeld = z.infer<typeof Beeld>;

/** First attempts that were no guesses, and how many of them were right. */
export const Telling = z.object({ antwoorden: z.int(), goed: z.int() });
export type Telling = z.infer<typeof Telling>;

const STATUS = z.enum(['op-slot', 'open', 'vermoed', 'beheerst']);

/** One leerling x categorie: percentages written right, 80% range; `zeker` false: the range may not be shown. */
export const MatrixCel = z.object({
  categorie: z.string(),
  beeld: Beeld,
  status: STATUS,
  laag: z.number(),
  hoog: z.number(),
  zeker: z.boolean(),
  ...Telling.shape,
  /** Of the latest practice days, as many as together hold ten answers. */
  laatste: Telling,
});
export type MatrixCel = z.infer<typeof MatrixCel>;

/** Places on the ladder of half-years: 0 is an average child halfway groep 3 (80% range). */
export const Niveaupunt = z.object({ dag: z.iso.date(), laag: z.number(), midden: z.number(), hoog: z.number() });
export type Niveaupunt = z.infer<typeof Niveaupunt>;

/** Practice in seven days. `ms` counts, minutes are made when they are shown, so that sums agree. */
const Week = z.object({ vanaf: z.iso.date(), dagen: z.int(), ms: z.int(), antwoorden: z.int(), goed: z.int() });

export const VoortgangLeerling = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  figuur: z.int(),
  laatst: z.iso.datetime().nullable(),
  aandacht: z.array(Aandacht),
  /** Flagged as zorgleerling. */
  zorg: z.boolean(),
  beheerst: z.int(),
  /** Half-year that is the yardstick, e.g. `5a`, and the place of an average child there. */
  normgroep: z.string(),
  norm: z.number(),
  /** The latest level, and the first of this school year that was known well enough; null before there was one. */
  niveau: Niveaupunt.nullable(),
  begin: Niveaupunt.nullable(),
  /** Four weeks, oldest first; the last ends today. */
  weken: z.array(Week),
  /** Answers without reading in these four weeks. */
  gokjes: z.int(),
  cellen: z.array(MatrixCel),
});
export type VoortgangLeerling = z.infer<typeof VoortgangLeerling>;

const span = z.object({ start: z.int(), end: z.int() });

/** What a leerling really wrote. */
export const Voorbeeldfout = z.object({
  leerlingId: z.uuid(),
  woord: z.string(),
  gegeven: z.string(),
  op: z.iso.datetime(),
  doel: span,
  getypt: span,
});
export type Voorbeeldfout = z.infer<typeof Voorbeeldfout>;

/** A rule that the groep breaks: how often since the beginning, and by how many. */
export const GroepRegel = z.object({
  label: z.string(),
  naam: z.string(),
  keer: z.int(),
  leerlingen: z.int(),
  /** Of the last six weeks, newest first. */
  voorbeelden: z.array(Voorbeeldfout),
});
export type GroepRegel = z.infer<typeof GroepRegel>;

/** Leerlingen who need the same explanation now. */
export const Instructiegroep = z.object({
  categorie: z.string(),
  naam: z.string(),
  /** The child's rule in one sentence, and how to explain it in steps. */
  regel: z.string(),
  stappen: z.array(z.string()),
  leerlingen: z.array(
    z.object({ id: z.uuid(), fouten: z.int(), laatste: Telling, laag: z.number().nullable(), hoog: z.number().nullable() }),
  ),
  voorbeelden: z.array(Voorbeeldfout),
});
export type Instructiegroep = z.infer<typeof Instructiegroep>;

const Bestand = z.object({ type: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array), naam: z.string() });

/** "Schrijft 74-88% van deze woorden goed": percentages, 80% range; `zeker` false means too little data to show. */
export const Bereik = z.object({ laag: z.number(), hoog: z.number(), zeker: z.boolean() });
export type Bereik = z.infer<typeof Bereik>;

/** A practice day of a categorie; `zeker` false: too few answers until then to show the range. */
const Verloopdag = z.object({ dag: z.iso.date(), laag: z.number(), hoog: z.number(), zeker: z.boolean(), ...Telling.shape });

export const CategorieVoortgang = z.object({
  id: z.string(),
  naam: z.string(),
  blok: Blok,
  beeld: Beeld,
  status: STATUS,
  sinds: z.iso.datetime().nullable(),
  bereik: Bereik,
  ...Telling.shape,
  laatste: Telling,
  laatst: z.iso.datetime().nullable(),
  /** One point a practice day, oldest first. */
  verloop: z.array(Verloopdag),
  /** Percent that an average child of the normgroep writes right. */
  opNorm: z.number().nullable(),
  /** The child's rule in one sentence. */
  regel: z.string(),
});
export type CategorieVoortgang = z.infer<typeof CategorieVoortgang>;

/** A real misspelling with the rule it breaks. */
export const Misspelling = z.object({
  woord: z.string(),
  gegeven: z.string(),
  op: z.iso.datetime(),
  game: z.string(),
  /** Categorie or general error type. */
  label: z.string(),
  labelNaam: z.string(),
  /** Letters of `woord` that went wrong, end exclusive. */
  doel: z.object({ start: z.int(), end: z.int() }),
  getypt: z.object({ start: z.int(), end: z.int() }),
  uitleg: z.string(),
});
export type Misspelling = z.infer<typeof Misspelling>;

/** A step of the reading ladder that was practised. */
export const LeesVoortgang = z.object({
  id: z.string(),
  naam: z.string(),
  domein: Leesdomein,
  beeld: Beeld,
  status: STATUS,
  bereik: Bereik,
  ...Telling.shape,
  laatste: Telling,
  /** Median time of right first answers in the last eight weeks; null without any. */
  seconden: z.number().nullable(),
  /** How short (ms) a word may stand to be read still; null before it is known. */
  flitsMs: z.int().nullable(),
});
export type LeesVoortgang = z.infer<typeof LeesVoortgang>;

/** Words of this leerling: counts, and the latest of them. */
export const Woordenschat = z.object({
  geoefend: z.int(),
  /** Went wrong once, right now. */
  geleerd: z.int(),
  /** Remembered for three weeks or longer with a chance of 90%. */
  onthouden: z.int(),
  /** In repetition. */
  terug: z.int(),
  lijstGeleerd: z.array(z.string()),
  lijstTerug: z.array(z.string()),
});
export type Woordenschat = z.infer<typeof Woordenschat>;

export const voortgangRoutes = define({
  readGroepWeken: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voortgang/weken',
    summary: 'Hoe een groep ervoor stond aan het eind van elke week hiervoor, in één woord per leerling en categorie',
    access: { wie: volgers, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({
      /** Newest first; `eind` is the last day of the week. */
      weken: z.array(
        z.object({
          eind: z.iso.date(),
          /** By categorie; what is absent had not begun. */
          leerlingen: z.array(z.object({ id: z.uuid(), beelden: z.record(z.string(), Beeld) })),
        }),
      ),
    }),
    status: 200,
  },
  readGroepVoortgang: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voortgang',
    summary: 'Voortgang van een groep: wie kan wat, wie heeft welke instructie nodig, wat gaat er mis',
    access: { wie: volgers, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({
      groep: z.object({ id: z.uuid(), naam: z.string(), jaargroepen: z.array(z.int()) }),
      vandaag: z.iso.date(),
      /** Columns where somebody of this groep began, in the order of the learning line. */
      kolommen: z.array(MatrixKolom),
      leerlingen: z.array(VoortgangLeerling),
      regels: z.array(GroepRegel),
      groepjes: z.array(Instructiegroep),
    }),
    status: 200,
  },
  listInstructiegroepen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/instructiegroepen',
    summary: 'Wie samen welke uitleg nodig heeft, zonder de rest van de voortgang',
    access: { wie: volgers, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({ groepjes: z.array(z.object({ categorie: z.string(), naam: z.string(), leerlingen: z.array(z.uuid()) })) }),
    status: 200,
  },
  readLes: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/les',
    summary: 'Wie nu waarmee bezig is, wie vastloopt bovenaan',
    access: { wie: volgers, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({ groep: z.object({ id: z.uuid(), naam: z.string() }), op: z.iso.datetime(), leerlingen: z.array(LesLeerling) }),
    status: 200,
  },
  readCel: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/categorieen/{categorie}',
    summary: 'Eén categorie van een leerling: verloop en de echte fouten',
    access: { wie: volgers, actie: 'progress.readPupil' },
    params: celParams,
    response: z.object({
      naam: z.string(),
      regel: z.string(),
      cel: MatrixCel.nullable(),
      laatst: z.iso.datetime().nullable(),
      /** Share (percent) that an average child of the normgroep writes right; null for reading. */
      opNorm: z.number().nullable(),
      normgroep: z.string(),
      verloop: z.array(Verloopdag),
      fouten: z.array(Voorbeeldfout),
    }),
    status: 200,
  },
  exportGroep: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voortgang/bestand',
    summary: 'Voortgang van een groep als CSV of XLSX',
    access: { wie: begeleiders, actie: 'progress.export' },
    params: groepParams,
    query: z.object({ soort: z.enum(['csv', 'xlsx']).default('csv') }),
    response: Bestand,
    media: true,
    status: 200,
  },
  exportLeerling: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voortgang/bestand',
    summary: 'Voortgang van een leerling als CSV of XLSX',
    access: { wie: begeleiders, actie: 'progress.export' },
    params: leerlingParams,
    query: z.object({ soort: z.enum(['csv', 'xlsx']).default('csv') }),
    response: Bestand,
    media: true,
    status: 200,
  },
  readVoortgang: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voortgang',
    summary: 'Voortgang van een leerling',
    access: { wie: volgers, actie: 'progress.readPupil' },
    params: z.object({ adminId: z.uuid(), groepId: z.uuid(), leerlingId: z.uuid() }),
    response: z.object({
      leerling: z.object({
        id: z.uuid(),
        roepnaam: z.string(),
        achternaam: z.string(),
        jaargroep: z.int(),
        figuur: z.int(),
        munten: z.int(),
      }),
      groep: z.object({ id: z.uuid(), naam: z.string() }),
      aandacht: z.array(Aandacht),
      categorieen: z.array(CategorieVoortgang),
      /** Of spelling and verbs: as many as are `beheerst` in `categorieen`. */
      beheerst: z.int(),
      fouten: z.array(Misspelling),
      /** Of answers before this day only figures are kept; null: every answer is there. */
      samengevatTot: z.iso.date().nullable(),
      /** Wrong first attempts per label over the whole period, most first. */
      regels: z.array(z.object({ label: z.string(), naam: z.string(), keer: z.int() })),
      /** Minutes are exact, and rounded when they are shown: a sum of rounded minutes is another number. */
      dagen: z.array(
        z.object({ dag: z.iso.date(), minuten: z.number(), antwoorden: z.int(), goed: z.int(), gokjes: z.int(), taken: z.int() }),
      ),
      games: z.array(z.object({ slug: z.string(), titel: z.string(), taken: z.int(), minuten: z.number() })),
      /** Answers given without reading, over four weeks. */
      gokjes: z.int(),
      vandaag: z.iso.date(),
      zorg: z.boolean(),
      /** Half-year that is the yardstick, e.g. `5a`, and the place of an average child there. */
      normgroep: z.string(),
      norm: z.number(),
      /** The level after each practice day, with the place of an average child of the normgroep on that day. */
      niveaus: z.array(Niveaupunt.extend({ norm: z.number() })),
      /** Up to which half-year it practises without a ceiling of the docent's own, and where that has opened to; null when it has not. */
      plafond: z.object({ gewoon: z.int(), nu: z.int() }).nullable(),
      /** The first level of this school year that was known well enough: from there growth is measured. */
      begin: Niveaupunt.nullable(),
      /** Results of the school's own standard test that name a half-year, as given, with its place on the ladder. */
      lvs: z.array(z.object({ dag: z.iso.date(), toets: z.string(), niveau: z.string(), trede: z.number() })),
      lezen: z.array(LeesVoortgang),
      woorden: Woordenschat,
      /** Place in the word of the latest errors in written words. */
      plaats: z.object({ begin: z.int(), midden: z.int(), eind: z.int() }),
      /** Over four weeks: wrong first attempts with a second one to come, and how many of them the child put right itself. */
      verbeterd: z.object({ fouten: z.int(), goed: z.int() }),
      /** Newest first. */
      toetsen: z.array(Toets),
    }),
    status: 200,
  },
});
