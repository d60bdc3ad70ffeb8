/** Looking along: one customer keeps a leerling, another (a practice or a home) reads its progress, for as long as both want and a year at most. */
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Paginanummer } from '@spelrijk/domain/regel';
import { define } from '../define.ts';
import { CategorieVoortgang, LeesVoortgang, Misspelling } from './voortgang.ts';

const beheerders: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];
const gasten: readonly Rol[] = ['rtadmin', 'thuisadmin'];

const adminParams = z.object({ adminId: z.uuid() });
const linkParams = adminParams.extend({ meekijkId: z.uuid() });

/** Progress, or progress and the goals of now (categories); never a text of a plan or a note. */
export const Meekijkbereik = z.enum(['voortgang', 'voortgang-doelen']);
export type Meekijkbereik = z.infer<typeof Meekijkbereik>;

export const Meekijk = z.object({
  id: z.uuid(),
  /** The side on which the reader of this list stands. */
  kant: z.enum(['eigenaar', 'gast']),
  /** For the owner the whole name, for the guest first name and letter. */
  naam: z.string(),
  /** Name of the other customer; '' as long as nobody read the code in. */
  ander: z.string(),
  bereik: Meekijkbereik,
  /** Day of the consent of the parents. */
  toestemmingOp: z.iso.date(),
  /** Last day. */
  tot: z.iso.date(),
  status: z.enum(['open', 'verlopen', 'actief', 'gestopt']),
  /** Until then the code can be read in. */
  codeTot: z.iso.datetime(),
  begonnenOp: z.iso.datetime().nullable(),
  eindeOp: z.iso.datetime().nullable(),
  eindeDoor: z.enum(['eigenaar', 'gast', 'tijd']).nullable(),
});
export type Meekijk = z.infer<typeof Meekijk>;

const Code = z.string().min(1).max(100);

export const meekijkenRoutes = define({
  listMeekijken: {
    method: 'GET',
    path: '/api/admins/{adminId}/meekijken',
    summary: 'Met wie wij meekijken, en wie er met onze leerlingen meekijkt',
    access: { wie: beheerders, actie: 'lookAlong.grant' },
    params: adminParams,
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({
      links: z.array(Meekijk),
      totaal: z.int(),
      perPagina: z.int(),
      /** This customer can look along itself. */
      gast: z.boolean(),
      /** Last day that a link made now may last. */
      uiterlijk: z.iso.date(),
    }),
    status: 200,
  },
  createMeekijk: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/meekijken',
    summary: 'Een code waarmee een praktijk of ouder kan meekijken',
    access: { wie: beheerders, actie: 'lookAlong.grant' },
    params: adminParams.extend({ leerlingId: z.uuid() }),
    body: z.strictObject({ id: z.uuid(), toestemmingOp: z.iso.date(), bereik: Meekijkbereik, tot: z.iso.date() }),
    /** The code, in groups of five; shown this once. */
    response: z.object({ link: Meekijk, code: z.string() }),
    status: 200,
  },
  endMeekijk: {
    method: 'POST',
    path: '/api/admins/{adminId}/meekijken/{meekijkId}/stoppen',
    summary: 'Het meekijken stoppen; beide kanten mogen dat',
    access: { wie: beheerders, actie: 'lookAlong.grant' },
    params: linkParams,
    response: Meekijk,
    status: 200,
  },
  viewMeekijkcode: {
    method: 'POST',
    path: '/api/admins/{adminId}/meekijken/bekijk',
    summary: 'Met wie je met deze code meekijkt; er verandert niets',
    access: { wie: gasten, actie: 'lookAlong.read' },
    params: adminParams,
    body: z.strictObject({ code: Code }),
    response: z.object({ naam: z.string(), eigenaar: z.string(), groep: z.string(), bereik: Meekijkbereik, tot: z.iso.date() }),
    status: 200,
  },
  acceptMeekijk: {
    method: 'POST',
    path: '/api/admins/{adminId}/meekijken/aannemen',
    summary: 'Beginnen met meekijken',
    access: { wie: gasten, actie: 'lookAlong.read' },
    params: adminParams,
    body: z.strictObject({ code: Code }),
    response: Meekijk,
    status: 200,
  },
  readMeekijk: {
    method: 'GET',
    path: '/api/admins/{adminId}/meekijken/{meekijkId}/voortgang',
    summary: 'De voortgang van een leerling met wie je meekijkt; elke keer komt in het logboek van beide',
    access: { wie: gasten, actie: 'lookAlong.read' },
    params: linkParams,
    response: z.object({
      link: Meekijk,
      leerling: z.object({ jaargroep: z.int(), figuur: z.int() }),
      vandaag: z.iso.date(),
      categorieen: z.array(CategorieVoortgang.omit({ verloop: true })),
      beheerst: z.int(),
      lezen: z.array(LeesVoortgang),
      fouten: z.array(Misspelling),
      dagen: z.array(z.object({ dag: z.iso.date(), minuten: z.number(), antwoorden: z.int(), goed: z.int() })),
      /** Names of the goals of now; null where the link is about progress only. */
      doelen: z.array(z.string()).nullable(),
    }),
    status: 200,
  },
});
