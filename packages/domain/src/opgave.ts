import { z } from 'zod';
import { Leesvraagsoort } from './leesopgave.ts';
import { Antwoordvorm, Oefenvorm } from './oefenvorm.ts';
import { WOORDVORMEN } from './woord.ts';

/** Content addresses under /audio/, without extension; absent where nothing was rendered. */
export const Audio = z.object({
  woord: z.string().optional(),
  langzaam: z.string().optional(),
  zin: z.string().optional(),
  /** Per choice its sound, where the word would sound different with another choice: to hear after a wrong one. */
  keuzes: z.record(z.string(), z.string()).optional(),
  /** Other words that the explanation of an error names, such as the longer form: address by word. */
  hulp: z.record(z.string(), z.string()).optional(),
});
export type Audio = z.infer<typeof Audio>;

const KnelpuntSchema = z.object({ categorie: z.string(), start: z.number().int(), end: z.number().int(), variant: z.string().optional() });

/** A word of a sentence that is written whole: where it stands, and what its explanation needs. */
const ZinswoordSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  woord: z.string(),
  ipa: z.string(),
  klankgroepen: z.array(z.string()),
  delen: z.array(z.string()).optional(),
  basis: z.string().optional(),
  vorm: z.enum(WOORDVORMEN),
  knelpunten: z.array(KnelpuntSchema),
});

/** The word of an opgave as it travels to the browser: enough to judge and explain without a connection. */
export const OpgaveWoord = z.object({
  woord: z.string(),
  ipa: z.string(),
  klankgroepen: z.array(z.string()),
  lettergrepen: z.array(z.string()),
  delen: z.array(z.string()).optional(),
  basis: z.string().optional(),
  vorm: z.enum(WOORDVORMEN),
  knelpunten: z.array(KnelpuntSchema),
  hoofd: z.string(),
  zin: z.string().optional(),
  plaatje: z.string().optional(),
  /** Of a whole sentence: its words, each judged for itself. */
  woorden: z.array(ZinswoordSchema).optional(),
});
export type OpgaveWoord = z.infer<typeof OpgaveWoord>;

/** What a sentence says of an order: `meteen` is right after, the others are what they are called. */
const LEESREGELS = ['na', 'voor', 'meteen', 'eerst', 'laatst', 'niet-eerst', 'tussen', 'zonder'] as const;

/**
 * One sentence of an order to lay, as it stands in the text, and what it says of which pieces: the first after, before, right after, or between the
 * others; or one that is to be left.
 */
const LeesregelSchema = z.object({ zin: z.string(), soort: z.enum(LEESREGELS), dingen: z.array(z.string()) });
export type Leesregel = Readonly<z.infer<typeof LeesregelSchema>>;

/** One item put to the child. */
export const Opgave = z.object({
  id: z.uuid(),
  /** The categorie this opgave practises; a word can carry more knelpunten than this one. */
  categorie: z.string(),
  vorm: Oefenvorm,
  antwoordvorm: Antwoordvorm,
  woord: OpgaveWoord,
  audio: Audio,
  /** What has to be answered, exactly: the word, the missing piece, the parts joined by `·`, the bin. */
  antwoord: z.string(),
  /** GAP, KIES, SORT: what can be chosen, already in random order. */
  keuzes: z.array(z.string()).optional(),
  /** GAP: the letters of the word that are left out. */
  gat: z.object({ start: z.number().int(), end: z.number().int() }).optional(),
  /** VOLG: the pieces to put in order (graphemes of the word), foils after them are in `extra`. */
  stukken: z.array(z.string()).optional(),
  extra: z.array(z.string()).optional(),
  /** What is asked in words, read from the stage: a question, a sentence with `___` where the answer belongs. */
  vraag: z.string().optional(),
  /** A question about the grammar of a sentence: how to find the answer, and at last what it is and why. The rule of the categorie is about another. */
  zinsvraag: z.object({ regel: z.string(), uitleg: z.string() }).optional(),
  /**
   * Which rule belongs to a word, or which word to a sentence: how to find it, of each other one that is offered why it is not that, and at last
   * what the right one is, where its rule does not say that.
   */
  regelvraag: z.object({ tip: z.string(), tegen: z.record(z.string(), z.string()), uitleg: z.string().optional() }).optional(),
  /** Reading: of a wrong choice what is said, sentence after sentence; some are sentences of the text, or of what was asked. */
  leestegen: z.record(z.string(), z.array(z.string())).optional(),
  /** Reading, VOLG: the sentences of `vraag`, in their order. */
  leesregels: z.array(LeesregelSchema).optional(),
  /** The sentence of the word stands beside it from the start: its sound or its letters alone would leave two right answers. */
  metZin: z.literal(true).optional(),
  /** What is heard, in letters (a word, a sound, sounds with `·`): to see for a moment where there is no sound. Absent: the word itself. */
  gehoord: z.string().optional(),
  /** KIES: the `keuzes` are keys of pictures instead of words. */
  plaatjes: z.boolean().optional(),
  /** KIES: the `keuzes` are sounds to choose by ear: the address of each, in the same order. Nothing of them may be read. */
  klanken: z.array(z.string()).optional(),
  /** The letter a question is about, shown large beside it. */
  toon: z.string().optional(),
  /** FLITS: words to read in a row before the question; the asked one is among them. */
  rij: z.array(z.string()).optional(),
  /** Flashed words: how long (ms) the word stands; absent: as long as its letters need. */
  toonMs: z.int().min(100).max(5000).optional(),
  /** VOLG: other right orders of `stukken`, joined by a space. */
  ookGoed: z.array(z.string()).optional(),
  /** The text a question is about; the same for all its questions. */
  tekst: z
    .object({
      id: z.string(),
      titel: z.string(),
      alineas: z.array(z.array(z.string())),
      /** Beginners: every sentence on a line of its own. */
      perRegel: z.boolean().optional(),
      /** Words above its level, to see before reading. */
      nieuw: z.array(z.string()).optional(),
      /** Title and sentences in order, to hear: addresses. Absent when one of them was never rendered. */
      klanken: z.array(z.string()).optional(),
    })
    .optional(),
  /** What is asked about the text, and the words of it that prove the answer. */
  lezen: z
    .object({
      soort: Leesvraagsoort,
      bewijs: z.array(z.string()),
      /** The question and then its `keuzes` in their order, to hear: addresses. Absent when one of them was never rendered. */
      klanken: z.array(z.string()).optional(),
    })
    .optional(),
});
export type Opgave = z.infer<typeof Opgave>;
