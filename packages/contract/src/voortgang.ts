import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Blok } from '@spelrijk/domain/categorie';
import { Leesdomein } from '@spelrijk/domain/leesopgave';
import { define } from './define.ts';
import { Aandacht } from './groepen.ts';
import { Niveaupunt } from './groepvoortgang.ts';
import { Toets } from './toetsen.ts';

const volgers: readonly Rol[] = ['superadmin', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

/** "Schrijft 74-88% van deze woorden goed": percentages, 80% range; `zeker` false means too little data to show. */
export const Bereik = z.object({ laag: z.number(), hoog: z.number(), zeker: z.boolean() });
export type Bereik = z.infer<typeof Bereik>;

export const CategorieVoortgang = z.object({
  id: z.string(),
  naam: z.string(),
  blok: Blok,
  status: z.enum(['op-slot', 'open', 'vermoed', 'beheerst']),
  sinds: z.iso.datetime().nullable(),
  bereik: Bereik,
  antwoorden: z.int(),
  laatst: z.iso.datetime().nullable(),
  /** One point a practice day, oldest first. */
  verloop: z.array(z.object({ dag: z.iso.date(), laag: z.number(), hoog: z.number(), antwoorden: z.int() })),
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
  status: z.enum(['op-slot', 'open', 'vermoed', 'beheerst']),
  bereik: Bereik,
  antwoorden: z.int(),
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
      fouten: z.array(Misspelling),
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
      /** Results of the school's own standard test that name a half-year, as given, with its place on the ladder. */
      lvs: z.array(z.object({ dag: z.iso.date(), toets: z.string(), niveau: z.string(), trede: z.number() })),
      lezen: z.array(LeesVoortgang),
      woorden: Woordenschat,
      /** Place in the word of the latest errors in written words. */
      plaats: z.object({ begin: z.int(), midden: z.int(), eind: z.int() }),
      /** Over four weeks: wrong first attempts, and how many of them the child put right itself. */
      verbeterd: z.object({ fouten: z.int(), goed: z.int() }),
      /** Newest first. */
      toetsen: z.array(Toets),
    }),
    status: 200,
  },
});
