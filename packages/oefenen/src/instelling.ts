/*
 * Decides which part of an oefeninstelling steers practice, and its defaults and bounds.
 * Source: success targets after Jansen e.a. 2013 (higher success, more practice); session length of the product.
 * Example: { ...STANDAARD_INSTELLING, doel: 0.85, minuten: 20 }.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { OEFENTIJD } from '@spelrijk/domain/oefentijd';
import { Oefenvorm } from '@spelrijk/domain/oefenvorm';

/** Success a leerling should have: uitdagend .70, gewoon .80, rustig .85, heel rustig .90. */
const DOELEN = [0.7, 0.8, 0.85, 0.9] as const;
type Doel = (typeof DOELEN)[number];

export interface Oefeninstelling {
  /** Share of first attempts that should be right. */
  readonly doel: Doel;
  /** Hardest half-year that may be opened, e.g. `5b`; absent = no ceiling. */
  readonly plafond?: string;
  /** The ceiling is nobody's wish: it opens by itself when everything below it holds. */
  readonly plafondOpent?: boolean;
  /** Where practice starts: categories introduced before this half-year count as known until an answer says otherwise; absent = no floor. */
  readonly startpunt?: string;
  /** Categories switched off by the docent. */
  readonly uit: readonly CategorieId[];
  /** When given, only these categories are practised (a care plan, a week of the method). */
  readonly alleen?: readonly CategorieId[];
  /** `automatisch`: the engine chooses; `vast`: new categories in the order of `volgordeLijst`. */
  readonly volgorde: 'automatisch' | 'vast';
  readonly volgordeLijst: readonly CategorieId[];
  /** Goals of an active handelingsplan: chosen first, whatever their place in the learning line. */
  readonly zorgdoelen: readonly CategorieId[];
  /** Chance (0-1) that a choice goes to one of the goals while one is open; absent: every choice does. */
  readonly zorgaandeel?: number;
  /**
   * Look-alikes of those goals: while something else is open, growth is not sought in them. A test sees whether the rule of a goal is used where it must not be, and
   * that says nothing when the look-alike was trained in the same weeks. What a child or a docent chooses, and repetition, go on.
   */
  readonly mijdt?: readonly CategorieId[];
  /** Words that nothing may ask: set apart for the tests of a care plan. */
  readonly apart: readonly string[];
  /** Words of the docent's own lists of this week: chosen first inside their category. */
  readonly eigenWoorden: readonly string[];
  readonly spelling: boolean;
  readonly werkwoorden: boolean;
  readonly lezen: boolean;
  /** Share (0-1) of the taken that is reading; absent: by what the child can do. */
  readonly leesdeel?: number;
  /** Name of the policy by which is chosen; absent, or of one that is no longer there: the one that is served. */
  readonly beleid?: string;
  /** Minutes of practice on one day. */
  readonly minuten: number;
  /** Forms the allowed games can pose. */
  readonly vormen: readonly Oefenvorm[];
}

const ALLE_VORMEN: readonly Oefenvorm[] = Oefenvorm.options;

export const STANDAARD_INSTELLING: Oefeninstelling = {
  doel: 0.8,
  uit: [],
  volgorde: 'automatisch',
  volgordeLijst: [],
  zorgdoelen: [],
  apart: [],
  eigenWoorden: [],
  spelling: true,
  werkwoorden: true,
  lezen: false,
  minuten: OEFENTIJD.school.minuten,
  vormen: ALLE_VORMEN,
};
