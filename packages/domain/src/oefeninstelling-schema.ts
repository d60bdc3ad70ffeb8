import { z } from 'zod';
import { Halfjaar } from './categorie.ts';
import { DOELEN } from './doel.ts';
import { Leesniveau } from './leesopgave.ts';
import { Lijstwoord as HersteldWoord } from './woordlijst.ts';

const Doel = z.literal(DOELEN);
type Doel = z.infer<typeof Doel>;

const MAX_CATEGORIEEN = 200;
const categorieen = z.array(z.string().min(1).max(60)).max(MAX_CATEGORIEEN);

/** Each once, in the order of the week: one choice has one form. */
const Oefendagen = z
  .array(z.int().min(1).max(7))
  .min(1)
  .max(7)
  .overwrite((dagen) => [...new Set(dagen)].sort((a, b) => a - b));

/** A word of an own list: one spelling, or more words with a space between. */
const Lijstwoord = z
  .string()
  .transform((tekst) => tekst.normalize('NFC').replaceAll('’', "'").trim())
  .pipe(z.string().min(1).max(40));

/** Words of a docent's own list, practised in the weeks it is on. */
export const Woordlijst = z.strictObject({
  id: z.uuid(),
  naam: z.string().trim().min(1).max(80),
  woorden: z.array(Lijstwoord).min(1).max(200),
  /** Words of it that the docent mended; absent: none. */
  herstel: z.array(HersteldWoord).max(200).optional(),
  /** First and last day it is practised; absent: always. */
  van: z.iso.date().optional(),
  tot: z.iso.date().optional(),
});
export type Woordlijst = z.infer<typeof Woordlijst>;

/**
 * What and how a leerling practises: every option there is. `null` means: decided by the normgroep.
 * A groep and a leerling store only what differs (`OefeninstellingAfwijking`); `resolveOefeninstelling` puts it together.
 */
export const Oefeninstelling = z.strictObject({
  /* what */
  spelling: z.boolean(),
  werkwoorden: z.boolean(),
  lezen: z.boolean(),
  /** Categories and reading steps that are switched off. */
  uit: categorieen,
  /** Only these; null: everything that is not switched off. */
  alleen: categorieen.nullable(),
  volgorde: z.enum(['automatisch', 'vast']),
  volgordeLijst: categorieen,
  /** Half-year before which everything counts as known until an answer says otherwise. */
  startpunt: Halfjaar.nullable(),
  /** Hardest half-year that may be opened. */
  plafond: Halfjaar.nullable(),
  leesniveau: Leesniveau.nullable(),
  /** The half-year whose level is the yardstick. */
  normgroep: Halfjaar.nullable(),
  woordlijsten: z.array(Woordlijst).max(20),
  /* how much */
  doel: Doel,
  minuten: z.int().min(5).max(60),
  sessiesPerWeek: z.int().min(1).max(7),
  /** Weekdays (1 is Monday) on which something stands ready; null: any, as many as `sessiesPerWeek`. */
  oefendagen: Oefendagen.nullable(),
  /* how */
  tijdsdruk: z.boolean(),
  /** Slugs of games that are not offered. */
  gamesUit: z.array(z.string().min(1).max(40)).max(60),
  hints: z.boolean(),
  /** How fast help after a mistake goes from where to look to the rule to the answer; `automatisch`: by age. */
  hulptempo: z.enum(['automatisch', 'rustig', 'gewoon', 'snel']),
  /** How often a word can be heard again. */
  herhaalGeluid: z.union([z.literal('onbeperkt'), z.int().min(0).max(5)]),
  beloningen: z.boolean(),
  /** Whether a child plays against its own record and ghost; `automatisch`: from groep 6. */
  eigenRecord: z.enum(['automatisch', 'aan', 'uit']),
  /* look and sound */
  spraak: z.enum(['streek', 'nederlands', 'vlaams']),
  spraaksoort: z.enum(['opgenomen', 'synthetisch']),
  lettertype: z.enum(['beginner', 'gewoon', 'dyslexie']),
  lettergrootte: z.enum(['normaal', 'groot', 'zeer-groot']),
  spatiering: z.enum(['normaal', 'ruim', 'zeer-ruim']),
  achtergrond: z.enum(['licht', 'zand', 'donker']),
  hoofdletters: z.boolean(),
  /** `automatisch`: abc for beginners, then the board of the keyboards around them. */
  toetsenbord: z.enum(['automatisch', 'abc', 'qwerty', 'azerty', 'geen']),
  minderBeweging: z.boolean(),
  geluidseffecten: z.boolean(),
  /** `thuis`: not in the hours of school. Without sound effects there is none either. */
  muziek: z.enum(['altijd', 'thuis', 'nooit']),
});
export type Oefeninstelling = z.infer<typeof Oefeninstelling>;

/** What a groep or a leerling has set for itself. */
export const OefeninstellingAfwijking = Oefeninstelling.partial();
export type OefeninstellingAfwijking = z.infer<typeof OefeninstellingAfwijking>;

/** What the screens of settings set; own word lists have a screen of their own. */
export const Instelbaar = OefeninstellingAfwijking.omit({ woordlijsten: true });
export type Instelbaar = z.infer<typeof Instelbaar>;
export const InstelNaam = Instelbaar.keyof();
export type InstelNaam = z.infer<typeof InstelNaam>;
