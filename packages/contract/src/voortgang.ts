import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Blok } from '@spelrijk/domain/categorie';
import { define } from './define.ts';
import { Aandacht } from './groepen.ts';

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
      dagen: z.array(z.object({ dag: z.iso.date(), minuten: z.int(), antwoorden: z.int(), goed: z.int() })),
      games: z.array(z.object({ slug: z.string(), titel: z.string(), taken: z.int(), minuten: z.int() })),
      /** Answers given without reading, over four weeks. */
      gokjes: z.int(),
    }),
    status: 200,
  },
});
