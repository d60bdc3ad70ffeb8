/** Opdrachten: what a docent sets going for some leerlingen of a groep, what came of it, and the rule to explain on the board. */
import type { Rol } from '@spelrijk/domain/rol';
import { Audio } from '@spelrijk/domain/opgave';
import { Dicteerij } from '@spelrijk/domain/woordlijst';
import { z } from 'zod';
import { define } from '../define.ts';
import { Telling } from './voortgang.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const Categorie = z.string().min(1).max(60);
const Wie = z.array(z.uuid()).min(1).max(60);

/** A word, or a sentence where the rule lives in sentences, to practise with; `gegeven`: how one of these leerlingen wrote it lately, null for a word like it. */
export const Opdrachtwoord = z.object({ woord: Dicteerij, gegeven: z.string().nullable() });
export type Opdrachtwoord = z.infer<typeof Opdrachtwoord>;

export const Opdracht = z.object({
  id: z.uuid(),
  categorie: z.string(),
  naam: z.string(),
  woorden: z.array(z.string()),
  van: z.iso.date(),
  tot: z.iso.date(),
  /** Stopped before its last day. */
  gestopt: z.boolean(),
  /** Who set it going; empty when that person is gone. */
  door: z.string(),
  /** The dictation with which is looked back, and from which day. */
  terug: z.object({ dicteeId: z.uuid(), dag: z.iso.date(), aantal: z.int() }).nullable(),
  leerlingen: z.array(
    z.object({
      id: z.uuid(),
      roepnaam: z.string(),
      /** The latest answers when it was set going; all answers since; and the dictation, null when it was not made. */
      begin: Telling,
      sinds: Telling,
      terug: Telling.nullable(),
    }),
  ),
});
export type Opdracht = z.infer<typeof Opdracht>;

const span = z.object({ start: z.int(), end: z.int() });

/** A word on the board: where the rule is, how somebody of the groep wrote it (nobody is named), and how it sounds. */
export const Bordwoord = z.object({
  woord: z.string(),
  klankgroepen: z.array(z.string()),
  knelpunt: span.nullable(),
  fout: z.object({ gegeven: z.string(), getypt: span }).nullable(),
  audio: Audio,
});
export type Bordwoord = z.infer<typeof Bordwoord>;

const isPeriode = ({ van, tot }: { readonly van: string; readonly tot: string }): boolean => van <= tot;

export const opdrachtenRoutes = define({
  listOpdrachten: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/opdrachten',
    summary: 'Wat er voor leerlingen van een groep loopt of de laatste vier weken liep, met wat het gaf',
    access: { wie: ['superadmin', ...begeleiders], actie: 'progress.readGroup' },
    params: groepParams,
    /** `geenDictee`: rules of which nothing can be dictated, so that there is no dictation of them and no looking back. */
    response: z.object({ vandaag: z.iso.date(), opdrachten: z.array(Opdracht), geenDictee: z.array(z.string()) }),
    status: 200,
  },
  proposeOpdracht: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/opdrachten/voorstel',
    summary: 'Woorden om één regel mee te oefenen: eigen fouten van deze leerlingen en woorden die erop lijken; er wordt niets bewaard',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams,
    body: z.strictObject({ categorie: Categorie, leerlingIds: Wie }),
    /** `terug`: others of the same rule, to look back with. Both are empty for a rule that cannot be dictated. */
    response: z.object({ naam: z.string(), woorden: z.array(Opdrachtwoord), terug: z.array(Dicteerij) }),
    status: 200,
  },
  saveOpdracht: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/opdrachten/{opdrachtId}',
    summary: 'Leerlingen een regel laten oefenen, van dag tot dag; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams.extend({ opdrachtId: z.uuid() }),
    body: z
      .strictObject({
        categorie: Categorie,
        leerlingIds: Wie,
        woorden: z.array(Dicteerij).max(40),
        van: z.iso.date(),
        tot: z.iso.date(),
        /** A dictation of these words, from this day on. */
        terug: z.strictObject({ dicteeId: z.uuid(), dag: z.iso.date(), woorden: z.array(Dicteerij).min(1).max(10) }).nullable(),
      })
      .refine(isPeriode),
    response: z.null(),
    status: 204,
  },
  stopOpdracht: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/opdrachten/{opdrachtId}',
    summary: 'Een opdracht laten stoppen; wat geoefend is, blijft',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams.extend({ opdrachtId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  readUitleg: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/uitleg/{categorie}',
    summary: 'Een regel om op het bord uit te leggen, stap voor stap, met woorden die in deze groep misgingen',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams.extend({ categorie: Categorie }),
    /** `leerlingen`: ids with commas between; without them the words are of the whole groep. */
    query: z.object({ leerlingen: z.string().max(3000).default('') }),
    /** `geluid`: addresses of the rule and of each step; null where nothing was rendered. */
    response: z.object({
      naam: z.string(),
      regel: z.string(),
      stappen: z.array(z.string()),
      geluid: z.object({ regel: z.string().nullable(), stappen: z.array(z.string().nullable()) }),
      woorden: z.array(Bordwoord),
    }),
    status: 200,
  },
});
