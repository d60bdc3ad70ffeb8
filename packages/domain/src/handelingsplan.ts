/** A care plan of one leerling: its goals, period, approach, and what came of it. */
import { z } from 'zod';
import { Leesniveau, Woordniveau } from './leesopgave.ts';
import { Naam, Tekst } from './regel.ts';

export const Planstatus = z.enum(['concept', 'actief', 'afgerond', 'geevalueerd']);
export type Planstatus = z.infer<typeof Planstatus>;

/** How a plan ended; `weggegooid`: its leerling went to the prullenbak, `verhuisd`: to another account. */
export const Einde = z.enum(['eindtoets', 'zonder-eindtoets', 'gestopt', 'weggegooid', 'verhuisd']);
export type Einde = z.infer<typeof Einde>;

/** Share of practice that goes to the goals of the plan. */
export const Zorgaandeel = z.enum(['licht', 'gewoon', 'intensief']);
export type Zorgaandeel = z.infer<typeof Zorgaandeel>;

/** What a word set apart is for: asked at start and end, new at the end, a look-alike where the rule must not be used, in a sentence. */
export type Planwoordrol = 'anker' | 'vers' | 'contrast' | 'zin';

/** Who sat beside the child. A dossier keeps minutes of school staff and of lay helpers apart. */
export const Functiesoort = z.enum(['school', 'leek']);
export type Functiesoort = z.infer<typeof Functiesoort>;

/** Who guides, as a function; never a name. */
export const Functie = z.enum([
  'leerkracht',
  'intern-begeleider',
  'remedial-teacher',
  'onderwijsassistent',
  'leraarondersteuner',
  'zorgleerkracht',
  'zorgcoordinator',
  'ouder',
  'vrijwilliger',
  'leerling',
]);
export type Functie = z.infer<typeof Functie>;

const LEKEN: ReadonlySet<string> = new Set<Functie>(['ouder', 'vrijwilliger', 'leerling']);

/** @example functiesoort('ouder') // 'leek' */
export const functiesoort = (functie: Functie): Functiesoort => (LEKEN.has(functie) ? 'leek' : 'school');

/** A final test younger than this is the start test of the plan that follows. */
export const VERSE_EINDTOETS_DAGEN = 21;
/**
 * Days after the day a plan ended: a nameting is made from `van` on and says most at `best`; from `tot` on the words that
 * were set apart for it are practised again, and it would say nothing about what stayed.
 */
export const NAMETING_DAGEN = { van: 28, best: 35, tot: 56 } as const;
/** A final test is at most so many days after the last day of the plan: later it would measure what came after. */
export const EINDTOETS_NA_DAGEN = 14;

export const Contactsoort = z.enum(['inzage', 'akkoord', 'niet-akkoord', 'niet-bereikt', 'toestemming']);
export type Contactsoort = z.infer<typeof Contactsoort>;

/** Measures of stimuleren, compenseren, remediëren, dispenseren, as Flemish schools name them; schools in the Netherlands use the same. */
export const Maatregel = z.enum([
  'aanmoedigen',
  'kleine-stappen',
  'meer-tijd',
  'regelkaart',
  'voorleessoftware',
  'spellingcontrole',
  'extra-uitleg',
  'extra-oefenen',
  'minder-schrijven',
  'niet-op-spelling-beoordelen',
]);
export type Maatregel = z.infer<typeof Maatregel>;

/** Aloud. `goed`: words read right; `vlot`: pace; `zelf`: both, so that the level is read by oneself. Begin and end are leesmomenten with texts of the level. */
export const Hardopdoel = z.strictObject({ soort: z.enum(['goed', 'vlot', 'zelf']), niveau: Leesniveau });

/** A step of letters and sounds (`letters-3`, `verwarring`), words of a level, or questions about texts of a level. Begin and end are what practice shows of it. */
export const Oefendoel = z.discriminatedUnion('soort', [
  z.strictObject({ soort: z.literal('letters'), niveau: z.string().regex(/^[a-z0-9-]{1,30}$/) }),
  z.strictObject({ soort: z.literal('woorden'), niveau: Woordniveau }),
  z.strictObject({ soort: z.literal('begrip'), niveau: Leesniveau }),
]);

export const Leesdoel = z.discriminatedUnion('soort', [Hardopdoel, ...Oefendoel.options]);
export type Leesdoel = z.infer<typeof Leesdoel>;
export type Hardopdoel = z.infer<typeof Hardopdoel>;
export type Oefendoel = z.infer<typeof Oefendoel>;

export const isOefendoel = (doel: Leesdoel): doel is Oefendoel =>
  doel.soort === 'letters' || doel.soort === 'woorden' || doel.soort === 'begrip';

const VAN_NIVEAU = { woorden: 'woorden', begrip: 'teksten' } as const;

/**
 * The step of the reading ladder that a goal is about; null: it is read aloud while somebody listens.
 * @example leesdoelTrede({ soort: 'begrip', niveau: 'm4' }) // 'teksten-m4'
 */
export function leesdoelTrede(doel: Leesdoel): string | null {
  if (doel.soort === 'letters') return doel.niveau;
  return doel.soort === 'woorden' || doel.soort === 'begrip' ? `${VAN_NIVEAU[doel.soort]}-${doel.niveau}` : null;
}

/** Their steps, which are practised first while a plan runs. */
export const leesdoelTreden = (doelen: readonly Leesdoel[] = []): readonly string[] => doelen.flatMap((doel) => leesdoelTrede(doel) ?? []);

/** Of 100, what a goal of practice aims at (own value, as of spelling). */
export const LEESDOEL_STREEF = 80;

/** At most so many, beside the goals of spelling or without them. */
export const MEESTE_LEESDOELEN = 3;

/** What a docent writes. `thuis`: what parents can do, in the version for parents. */
export const PlanTekst = z.strictObject({
  waarom: Tekst(2000),
  geprobeerd: Tekst(2000),
  aanpak: Tekst(2000),
  thuis: Tekst(1000),
  maatregelen: z.array(Maatregel).max(Maatregel.options.length),
  /** Absent: none, and what was written before there were any. */
  lezen: z
    .array(Leesdoel)
    .max(MEESTE_LEESDOELEN)
    .refine((doelen) => new Set(doelen.map(({ soort, niveau }) => `${soort} ${niveau}`)).size === doelen.length)
    .optional(),
});
export type PlanTekst = z.infer<typeof PlanTekst>;

/** How it stood when the goal was chosen: 80% range of the share written right, of 100. */
export const DoelBegin = z.object({ laag: z.number(), hoog: z.number(), zeker: z.boolean() });
export type DoelBegin = z.infer<typeof DoelBegin>;

/** At most so many goals. */
export const MEESTE_DOELEN = 3;

const heel = (min: number, max: number) => z.int().min(min).max(max);

/** What a docent decides about a plan. `weken`: length of the period; a session is `minuten` long, `keren` times a week. */
export const PlanKeuze = z.strictObject({
  niveau: heel(2, 3),
  weken: heel(6, 20),
  keren: heel(1, 10),
  minuten: heel(5, 120),
  functie: Functie,
  zorgaandeel: Zorgaandeel,
  tekst: PlanTekst,
  doelen: z
    .array(z.strictObject({ categorie: z.string().min(1).max(60), streef: heel(50, 100) }))
    .max(MEESTE_DOELEN)
    .refine((doelen) => new Set(doelen.map(({ categorie }) => categorie)).size === doelen.length),
});
export type PlanKeuze = z.infer<typeof PlanKeuze>;

/** One version of a plan: what was decided, and the last day of its period (null before the start). */
export const PlanInhoud = PlanKeuze.extend({ tot: z.iso.date().nullable() });
export type PlanInhoud = z.infer<typeof PlanInhoud>;

export const Besluit = z.enum(['doelen-gehaald', 'vervolgplan', 'meer-ondersteuning', 'terug-naar-de-klas']);
export type Besluit = z.infer<typeof Besluit>;

const Aanvulling = z.object({ id: z.uuid(), tekst: Naam(2000), op: z.iso.datetime(), door: z.string() });

/** `door` and `op`: who wrote it and when; what is added later stands behind it and changes nothing. */
export const Evaluatie = z.object({
  tekst: Tekst(4000),
  besluit: Besluit,
  op: z.iso.datetime(),
  door: z.string(),
  aanvullingen: z.array(Aanvulling),
});
export type Evaluatie = z.infer<typeof Evaluatie>;
