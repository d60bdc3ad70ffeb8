/** Reading that a docent sets ready: groepjes by what reading needs; a text, a theme or a play for some children, and a text for two who read it together. */
import { z } from 'zod';
import { BEGRIPDELEN } from '@spelrijk/domain/leesgroepjes';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { Plankboek } from '../oefenen/leesplank.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const opdrachtParams = groepParams.extend({ opdrachtId: z.uuid() });

const Kind = z.object({ id: z.uuid(), roepnaam: z.string(), achternaam: z.string() });

/** What a child needs, with the facts that say so; ranges hold four in five times. */
export const Leesnood = z.discriminatedUnion('nood', [
  z.object({ nood: z.literal('letters'), set: z.int(), antwoorden: z.int(), laag: z.int(), hoog: z.int() }),
  z.object({ nood: z.literal('nauwkeurig'), niveau: Leesniveau, goed: z.int(), gelezen: z.int(), teksten: z.int() }),
  z.object({ nood: z.literal('vlot'), niveau: Leesniveau, laag: z.int(), hoog: z.int(), vanaf: z.int() }),
  z.object({
    nood: z.literal('begrip'),
    deel: z.enum(BEGRIPDELEN),
    niveau: Leesniveau,
    goed: z.int(),
    antwoorden: z.int(),
    teksten: z.int(),
  }),
]);
export type Leesnood = z.infer<typeof Leesnood>;

const MetNood = Kind.extend({ bewijs: Leesnood });
const Tekstkort = z.object({ id: z.string(), titel: z.string(), niveau: z.string(), woorden: z.int() });

const Leesgroepje = z.object({
  sleutel: z.string(),
  leden: z.array(MetNood),
  /** Texts that fit, the least known to these children first; empty: none fits. */
  teksten: z.array(Tekstkort),
});

/** `tutor`: a lezer with, or without an account, a tutor; `koor`: a child with somebody beside it, sentence by sentence. */
const Opdrachtsoort = z.enum(['tekst', 'thema', 'toneel', 'tutor', 'koor']);

export const Leesopdracht = z.object({
  id: z.uuid(),
  soort: Opdrachtsoort,
  /** Id of a text, or name of a theme. */
  wat: z.string(),
  titel: z.string(),
  van: z.iso.date(),
  tot: z.iso.date(),
  gestopt: z.boolean(),
  leerlingen: z.array(
    Kind.extend({
      rollen: z.array(z.string()),
      /** Texts that were read to their end since the first day, of so many. */
      uit: z.int(),
      van: z.int(),
      /** Of a theme: the level of its texts for this child, when it is one; else ''. */
      niveau: z.string(),
      /** Of the last task of a theme: first answers, and how many were right. */
      slot: z.object({ antwoorden: z.int(), goed: z.int() }),
    }),
  ),
  /** Of two who read together: days on which they did, and the minutes of those days. */
  samen: z.object({ keer: z.int(), minuten: z.int() }),
});
export type Leesopdracht = z.infer<typeof Leesopdracht>;

const Spreekbeurt = z.object({
  /** Null: a direction, which is read and not said. */
  rol: z.string().nullable(),
  zinnen: z.array(z.string()),
});

export const samenlezenRoutes = define({
  readLeesgroepjes: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesgroepjes',
    summary: 'Groepjes naar wat lezen nu vraagt, met waar dat uit blijkt; wie daarvoor te weinig las staat apart',
    access: { wie: begeleiders, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({
      groepjes: z.array(Leesgroepje),
      alleen: z.array(MetNood),
      verder: z.array(Kind),
      teWeinig: z.array(Kind),
      vandaag: z.iso.date(),
    }),
    status: 200,
  },
  listLeesopdrachten: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesopdrachten',
    summary: 'Wat er voor leerlingen van een groep klaarstaat om te lezen of te spelen, of de laatste vier weken klaarstond',
    access: { wie: begeleiders, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({
      vandaag: z.iso.date(),
      opdrachten: z.array(Leesopdracht),
      leerlingen: z.array(Kind),
      /** Themes with their texts, plays with their roles; the easiest first. */
      themas: z.array(z.object({ id: z.string(), naam: z.string(), woorden: z.array(z.string()), teksten: z.array(Tekstkort) })),
      stukken: z.array(Tekstkort.extend({ rollen: z.array(z.object({ naam: z.string(), beurten: z.int() })) })),
      /** Children of other groepen that the caller guides, of the same jaargroep or a higher one: who can be a tutor. */
      tutoren: z.array(Kind.extend({ groep: z.string() })),
      /** Children of this groep that are the tutor of one in another groep: of that one only which groep it is. */
      elders: z.array(
        z.object({
          id: z.uuid(),
          titel: z.string(),
          van: z.iso.date(),
          tot: z.iso.date(),
          gestopt: z.boolean(),
          leerling: Kind,
          groep: z.string(),
          /** Days on which they read, and the minutes of those days. */
          keer: z.int(),
          minuten: z.int(),
        }),
      ),
    }),
    status: 200,
  },
  saveLeesopdracht: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesopdrachten/{opdrachtId}',
    summary: 'Een tekst, thema of toneelstuk klaarzetten voor leerlingen; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: opdrachtParams,
    body: z.strictObject({
      soort: Opdrachtsoort,
      wat: z.string().min(1).max(60),
      van: z.iso.date(),
      tot: z.iso.date(),
      leerlingen: z
        .array(z.strictObject({ id: z.uuid(), rollen: z.array(z.string().min(1).max(40)).max(5) }))
        .min(1)
        .max(60),
    }),
    response: z.null(),
    status: 204,
  },
  stopLeesopdracht: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesopdrachten/{opdrachtId}',
    summary: 'Weghalen wat klaarstond; wat gelezen is, blijft',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: opdrachtParams,
    response: z.null(),
    status: 204,
  },
  restoreLeesopdracht: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesopdrachten/{opdrachtId}/terugzetten',
    summary: 'Terugzetten wat weggehaald is',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: opdrachtParams,
    response: z.null(),
    status: 204,
  },
  readToneelblad: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/toneelstukken/{tekstId}',
    summary: 'Een toneelstuk om af te drukken: wie wat zegt',
    access: { wie: begeleiders, actie: 'progress.readGroup' },
    params: groepParams.extend({ tekstId: z.string().max(60) }),
    response: z.object({ id: z.string(), titel: z.string(), rollen: z.array(z.string()), beurten: z.array(Spreekbeurt) }),
    status: 200,
  },
  readToneelstuk: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/toneelstukken/{tekstId}',
    summary: 'Een toneelstuk om te oefenen: wat iedereen zegt, met het geluid ervan',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), tekstId: z.string().max(60) }),
    response: z.object({
      id: z.string(),
      titel: z.string(),
      rollen: z.array(z.string()),
      /** Given by a docent; empty: the child chooses. */
      eigen: z.array(z.string()),
      /** `klanken`: of each sentence; empty when one of them was never rendered. */
      beurten: z.array(Spreekbeurt.extend({ klanken: z.array(z.string()) })),
      /** Sentences of the text, directions included. */
      zinnen: z.int(),
    }),
    status: 200,
  },
  readLeesthema: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/leesthemas/{opdrachtId}',
    summary: 'Een thema: de teksten, de woorden die terugkomen en de slotvragen',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), opdrachtId: z.uuid() }),
    response: z.object({
      naam: z.string(),
      woorden: z.array(z.string()),
      teksten: z.array(z.object({ id: z.string(), titel: z.string(), uit: z.boolean() })),
      /** `open`: all three of its texts were read to their end. */
      vragen: z.array(
        z.object({
          id: z.string(),
          vraag: z.string(),
          keuzes: z.array(z.string()),
          teksten: z.array(z.string()),
          open: z.boolean(),
          gedaan: z.boolean(),
        }),
      ),
    }),
    status: 200,
  },
  answerSlotvraag: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/leesthemas/{opdrachtId}/vragen/{vraagId}',
    summary: 'Een slotvraag beantwoorden; alleen het eerste antwoord telt',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), opdrachtId: z.uuid(), vraagId: z.string().max(40) }),
    body: z.strictObject({ antwoord: z.string().max(200) }),
    response: z.object({ goed: z.boolean() }),
    status: 200,
  },
  readSamenlezing: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/samenlezingen/{opdrachtId}',
    summary: 'Een tekst die twee kinderen, of een kind en iemand ernaast, samen hardop lezen',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), opdrachtId: z.uuid() }),
    response: z.object({
      vorm: z.enum(['tutor', 'koor']),
      /** Who looks at it. */
      rol: z.enum(['lezer', 'tutor']),
      lezer: z.string(),
      /** Null: somebody without an account. */
      tutor: z.string().nullable(),
      titel: z.string(),
      soort: Plankboek.shape.soort,
      alineas: z.array(z.array(z.string())),
      perRegel: z.boolean(),
      keer: z.int(),
    }),
    status: 200,
  },
  saveSamenlezing: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/samenlezingen/{opdrachtId}',
    summary: 'Hoe ver twee vandaag samen kwamen; hoe vaak ook gestuurd, en van welk scherm, het is één beurt per dag, van de lezer',
    access: { wie: Rol.options, actie: 'answer.submit' },
    params: z.object({ leerlingId: z.uuid(), opdrachtId: z.uuid() }),
    body: z.strictObject({ ms: z.int().min(0).max(86_400_000), verst: z.int().min(0).max(999), uit: z.boolean() }),
    response: z.object({ woorden: z.int() }),
    status: 200,
  },
  readKlaargezet: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/klaargezet',
    summary: 'Wat er voor een leerling klaarstaat om te lezen of te spelen',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: z.object({
      opdrachten: z.array(
        z.object({
          id: z.uuid(),
          soort: Opdrachtsoort,
          titel: z.string(),
          rollen: z.array(z.string()),
          teksten: z.array(z.object({ id: z.string(), titel: z.string(), uit: z.boolean() })),
          /** Who reads along; null: nobody with an account. */
          met: z.string().nullable(),
          keer: z.int(),
        }),
      ),
    }),
    status: 200,
  },
});
