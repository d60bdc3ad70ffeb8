import { z } from 'zod';
import { Halfjaar } from './categorie.ts';
import { Leesniveau } from './leesopgave.ts';
import { Lijstwoord as HersteldWoord, type Lijstwoord as Hersteld } from './woordlijst.ts';

/** Share of first attempts that should be right: uitdagend, gewoon, rustig, heel rustig. */
export const DOELEN = [0.7, 0.8, 0.85, 0.9] as const;
export const Doel = z.literal(DOELEN);
export type Doel = z.infer<typeof Doel>;

const MAX_CATEGORIEEN = 200;
const categorieen = z.array(z.string().min(1).max(60)).max(MAX_CATEGORIEEN);

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
  /* how */
  tijdsdruk: z.boolean(),
  /** Slugs of games that are not offered. */
  gamesUit: z.array(z.string().min(1).max(40)).max(60),
  hints: z.boolean(),
  /** How often a word can be heard again. */
  herhaalGeluid: z.union([z.literal('onbeperkt'), z.int().min(0).max(5)]),
  beloningen: z.boolean(),
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

export const STANDAARD_OEFENINSTELLING: Oefeninstelling = {
  spelling: true,
  werkwoorden: true,
  lezen: true,
  uit: [],
  alleen: null,
  volgorde: 'automatisch',
  volgordeLijst: [],
  startpunt: null,
  plafond: null,
  leesniveau: null,
  normgroep: null,
  woordlijsten: [],
  doel: 0.8,
  minuten: 15,
  sessiesPerWeek: 7,
  tijdsdruk: false,
  gamesUit: [],
  hints: true,
  herhaalGeluid: 'onbeperkt',
  beloningen: true,
  spraak: 'streek',
  spraaksoort: 'opgenomen',
  lettertype: 'beginner',
  lettergrootte: 'normaal',
  spatiering: 'normaal',
  achtergrond: 'licht',
  hoofdletters: false,
  toetsenbord: 'automatisch',
  minderBeweging: false,
  geluidseffecten: true,
};

export const HERKOMSTEN = ['standaard', 'groep', 'leerling'] as const;
/** Where a value comes from. */
export type Herkomst = (typeof HERKOMSTEN)[number];

export type OefeninstellingNaam = keyof Oefeninstelling;
export const OEFENINSTELLING_NAMEN: readonly OefeninstellingNaam[] = Oefeninstelling.keyof().options;

const Herkomsten = z.record(Oefeninstelling.keyof(), z.enum(HERKOMSTEN));
const ALLES_STANDAARD = Herkomsten.parse(Object.fromEntries(OEFENINSTELLING_NAMEN.map((naam) => [naam, 'standaard'])));

export interface GeldendeInstelling {
  readonly instelling: Oefeninstelling;
  /** Per option: who set it. */
  readonly herkomst: Readonly<Record<OefeninstellingNaam, Herkomst>>;
}

const heeft = (afwijking: OefeninstellingAfwijking | undefined, naam: OefeninstellingNaam): boolean => afwijking?.[naam] !== undefined;

/**
 * The settings that hold for a leerling: the default, what its groep changed, what it changed itself, each option apart. An option
 * that is absent is inherited; setting it to the same value as the groep is still a deviation, and stays when the groep changes.
 */
export function resolveOefeninstelling(groep?: OefeninstellingAfwijking, leerling?: OefeninstellingAfwijking): GeldendeInstelling {
  const gezet = (afwijking: OefeninstellingAfwijking | undefined): OefeninstellingAfwijking =>
    Object.fromEntries(Object.entries(afwijking ?? {}).filter(([, waarde]) => waarde !== undefined));
  const bron = (naam: OefeninstellingNaam): Herkomst => (heeft(leerling, naam) ? 'leerling' : heeft(groep, naam) ? 'groep' : 'standaard');
  const herkomst: Record<OefeninstellingNaam, Herkomst> = { ...ALLES_STANDAARD };
  for (const naam of OEFENINSTELLING_NAMEN) herkomst[naam] = bron(naam);
  return { instelling: { ...STANDAARD_OEFENINSTELLING, ...gezet(groep), ...gezet(leerling) }, herkomst };
}

/**
 * What is left of stored settings after an option was renamed or a value became impossible: every option that still reads. A stored
 * setting never stops a child from practising.
 */
export function leesAfwijking(bewaard: unknown): OefeninstellingAfwijking {
  if (typeof bewaard !== 'object' || bewaard === null) return {};
  const heel = OefeninstellingAfwijking.safeParse(bewaard);
  if (heel.success) return heel.data;
  const paren = Object.entries(bewaard).filter(([naam, waarde]) => OefeninstellingAfwijking.safeParse({ [naam]: waarde }).success);
  return OefeninstellingAfwijking.parse(Object.fromEntries(paren));
}

/** The lists that are practised on this day (YYYY-MM-DD). */
export const woordlijstenOp = ({ woordlijsten }: Pick<Oefeninstelling, 'woordlijsten'>, dag: string): Woordlijst[] =>
  woordlijsten.filter(({ van, tot }) => (van ?? dag) <= dag && dag <= (tot ?? dag));

/** The words of the lists that are practised on this day (YYYY-MM-DD), each once. */
export const lijstwoordenOp = (instelling: Pick<Oefeninstelling, 'woordlijsten'>, dag: string): string[] => [
  ...new Set(woordlijstenOp(instelling, dag).flatMap(({ woorden }) => woorden)),
];

/** What was mended about a word in the first of these lists that says so; undefined: nothing. */
export const herstelVan = (lijsten: readonly Woordlijst[], woord: string): Hersteld | undefined =>
  lijsten.flatMap(({ herstel }) => herstel ?? []).find((rij) => rij.woord === woord);
