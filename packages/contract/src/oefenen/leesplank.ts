import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const alle: readonly Rol[] = Rol.options;

export const Plankboek = z.object({
  id: z.string(),
  titel: z.string(),
  soort: z.enum(['verhaal', 'weettekst', 'brief', 'gedicht', 'doetekst', 'gesprek', 'betoog']),
  interesses: z.array(z.enum(['dieren', 'lachen', 'spannend'])),
  reeks: z.object({ naam: z.string(), deel: z.int() }).optional(),
  woorden: z.int(),
  /** How often it was read to its end. */
  keer: z.int(),
  /** Begun, and not at its end. */
  bezig: z.boolean(),
});

const Plankvraag = z.object({
  id: z.string(),
  /** A new word of the text is asked in the sentence it stood in. */
  nieuwWoord: z.boolean(),
  /** In which of the choices it is used as it should be; `vraag` says what it means. */
  woord: z.string().optional(),
  vraag: z.string(),
  /** In an order that says nothing. */
  keuzes: z.array(z.string()),
  /** Whether a sentence proves the answer. */
  bewijs: z.boolean(),
  /** The question and then each choice, as they are heard; empty when one of them was never rendered. */
  klanken: z.array(z.string()),
});

/** A word that is practised: what it means, its sentence in the text, and the question about its use. */
const Oefenwoord = Plankvraag.extend({ woord: z.string(), zin: z.string(), plaatje: z.string().optional() });

/** The third reading: parts to place in boxes, or one choice. */
const Leesstap = z.object({
  soort: z.enum(['volgorde', 'oorzaak-gevolg', 'vergelijking', 'probleem-oplossing', 'beschrijving', 'samenvatting', 'verbindingswoord']),
  vraag: z.string(),
  /** Where parts go; of a choice: what can be chosen. */
  vakken: z.array(z.string()),
  /** More than one part may go into a box. */
  meer: z.boolean(),
  /** In an order that says nothing; of a choice there are none. */
  delen: z.array(z.string()),
  /** The question and then each part, or each choice; empty when one of them was never rendered. */
  klanken: z.array(z.string()),
});

/** A word whose week is over. */
const Weerwoord = z.object({
  vraagId: z.string(),
  tekstId: z.string(),
  titel: z.string(),
  woord: z.string(),
  zin: z.string(),
  keuzes: z.array(z.string()),
  /** The sentence and then each choice; empty when one of them was never rendered. */
  klanken: z.array(z.string()),
});

export const leesplankRoutes = define({
  readLeesplank: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/leesplank',
    summary: 'De leesplank: teksten die een leerling nu kan lezen',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: z.object({
      /** What is open, the level that was opened last first; then what lies above it, the lowest first. */
      planken: z.array(
        z.object({
          id: z.string(),
          naam: z.string(),
          /** `open`: what the child can read; `hoger`: the next step above that; `stem`: higher, and only what the voice can read along. */
          stand: z.enum(['open', 'hoger', 'stem']),
          boeken: z.array(Plankboek),
        }),
      ),
      /** Texts to go on with: begun and not finished, and the next part of a series; the latest read first. */
      verder: z.array(z.string()),
      /** Texts that are read on more days and are up again today. */
      herhaal: z.array(z.string()),
      /** Words of texts of a week ago or longer; empty: none. */
      weerwoorden: z.array(Weerwoord),
    }),
    status: 200,
  },
  readWoordrijen: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/woordrijen',
    summary: 'Rijen woorden om vlot te leren lezen: drie dagen dezelfde',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: z.object({
      /** Name of the word level; empty: no word level is open yet, and there are no rows. */
      naam: z.string(),
      rijen: z.array(
        z.object({
          woorden: z.array(z.object({ woord: z.string(), klank: z.string().optional() })),
          /** One of these did not stand in the row. */
          keuzes: z.array(z.string()),
        }),
      ),
    }),
    status: 200,
  },
  checkWoordrij: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/woordrijen/{rij}',
    summary: 'Welk woord stond niet in de rij? Er wordt niets van bewaard',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), rij: z.string().regex(/^\d{1,2}$/) }),
    body: z.strictObject({ antwoord: z.string().max(60) }),
    response: z.object({ goed: z.boolean() }),
    status: 200,
  },
  readPlanktekst: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/leesplank/{tekstId}',
    summary: 'Een tekst van de leesplank, om te lezen en mee te lezen',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), tekstId: z.string().max(60) }),
    response: z.object({
      id: z.string(),
      titel: z.string(),
      alineas: z.array(z.array(z.string())),
      /** Every sentence stands on a line of its own. */
      perRegel: z.boolean(),
      /** The title and then each sentence; empty when one of them was never rendered. */
      klanken: z.array(z.string()),
      /** Of each of those: when each piece between spaces begins, in hundredths of a second; empty when nobody knows. */
      tijden: z.array(z.array(z.int())),
      /** By word in small letters: what is heard at a tap. */
      woorden: z.record(z.string(), z.string()),
      /** The sentence where this leerling stopped the last time; 0: at its title, or it was finished. */
      plek: z.int(),
      keer: z.int(),
      /** Words to see and hear before reading. */
      vooraf: z.array(z.string()),
      /** By word in small letters: its klankgroepen, where there is more than one. */
      stukken: z.record(z.string(), z.string()),
      /** Words a minute of the times it was read from title to end without the voice, the oldest first. */
      lezingen: z.array(z.int()),
      soort: Plankboek.shape.soort,
      /** A guess before reading, with its sound when all of it has one. */
      voorspel: z.object({ vraag: z.string(), keuzes: z.array(z.string()), klanken: z.array(z.string()) }),
      /** What was guessed in the turn that goes on; null: nothing. */
      verwacht: z.string().nullable(),
      /** Whether there is a third reading. */
      stap: z.boolean(),
      /** Long enough to be worth reading again, and not too long. */
      herhaalbaar: z.boolean(),
      /** Whether it is read on more days: up again now, tomorrow, not any more, or never read so. */
      herhaling: z.enum(['nu', 'morgen', 'klaar', 'niet']),
      oefenwoorden: z.array(Oefenwoord),
      /** What can be read after it: the next part, or one like it that was not begun; null: nothing of its shelf is new. */
      hierna: z.object({ id: z.string(), titel: z.string() }).nullable(),
      /** A play with roles, which can be played. */
      toneel: z.boolean(),
    }),
    status: 200,
  },
  readPlankvragen: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/leesplank/{tekstId}/vragen',
    summary: 'Vragen bij een tekst van de leesplank, zonder hun antwoord',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), tekstId: z.string().max(60) }),
    response: z.object({
      vragen: z.array(Plankvraag),
      /** What is asked of who took the text itself: at most two of them, none when all were asked before. Of a text that was set ready: all. */
      vrij: z.array(z.string()),
      stap: Leesstap.nullable(),
    }),
    status: 200,
  },
  answerPlankvraag: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/leesplank/{tekstId}/vragen/{vraagId}',
    summary: 'Een antwoord bij een tekst van de leesplank, of de zin die het bewijst; alleen de eerste keer telt',
    access: { wie: alle, actie: 'answer.submit' },
    params: z.object({ leerlingId: z.uuid(), tekstId: z.string().max(60), vraagId: z.string().max(60) }),
    body: z.strictObject({
      /** The turn of reading it belongs to. */
      beurtId: z.uuid(),
      antwoord: z.string().max(400),
      /** The sentence that is said to prove it; null: only the answer is judged. */
      zin: z.int().min(0).max(999).nullable(),
      /** The number of this answer, or of this sentence, from 1. */
      poging: z.int().min(1).max(20),
    }),
    response: z.object({
      goed: z.boolean(),
      /** The sentences that prove it, once they may be shown: after two mistakes, or when one of them was found. */
      plek: z.array(z.int()),
    }),
    status: 200,
  },
  checkLeesstap: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/leesplank/{tekstId}/stap',
    summary: 'De derde keer lezen: delen in hun vak, of een keuze; alleen de eerste keer telt',
    access: { wie: alle, actie: 'answer.submit' },
    params: z.object({ leerlingId: z.uuid(), tekstId: z.string().max(60) }),
    body: z.strictObject({
      beurtId: z.uuid(),
      /** Per part, in the order they were given in, the name of its box; of a choice the choice. */
      antwoorden: z.array(z.string().max(400)).min(1).max(8),
      poging: z.int().min(1).max(20),
    }),
    response: z.object({
      /** Per part whether it is right. */
      goed: z.array(z.boolean()),
      /** After two mistakes: the sentences that say where the first wrong part goes, or why it is not this choice. */
      plek: z.array(z.int()),
    }),
    status: 200,
  },
  answerWeerwoord: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/weerwoorden/{vraagId}',
    summary: 'Wat betekent een woord van een week geleden? Alleen de eerste keer telt',
    access: { wie: alle, actie: 'answer.submit' },
    params: z.object({ leerlingId: z.uuid(), vraagId: z.string().max(60) }),
    body: z.strictObject({ antwoord: z.string().max(400) }),
    response: z.object({ goed: z.boolean(), antwoord: z.string() }),
    status: 200,
  },
});
