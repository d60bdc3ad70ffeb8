import { z } from 'zod';

/** Blocks of the learning line: A sound-pure words ... H verbs. */
export const Blok = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
export type Blok = z.infer<typeof Blok>;

/** How a child arrives at the spelling: hear it, apply a rule, remember it, or conjugate. */
export const Strategie = z.enum(['klank', 'regel', 'weet', 'werkwoord']);
export type Strategie = z.infer<typeof Strategie>;

/** Half-years: `4b` is the second half of groep 4 (NL) or leerjaar 4 (BE); `K3b` the third kindergarten class. */
export const Halfjaar = z.string().regex(/^(K3|[1-8])[ab]$/);

/** Slug of a spelling category, e.g. `open-lettergreep`. Also the id of its somvenster. */
export type CategorieId = string;

/** Pointed out, not written: what a child writes says nothing of it, so no test of a plan measures it. It is practised as any other. */
export const ALLEEN_AANWIJZEN: ReadonlySet<CategorieId> = new Set(['ww-persoonsvorm']);

export interface Categorie {
  readonly id: CategorieId;
  /** Short name for generated tables, one to three letters or digits, of this categorie alone; what stands under it never moves. */
  readonly code: string;
  readonly naam: string;
  readonly blok: Blok;
  readonly strategie: Strategie;
  readonly intro: { readonly nl: string; readonly be: string };
  /** Ids that should be known first. */
  readonly vooraf: readonly CategorieId[];
  /** The child's rule, one sentence in the first person. */
  readonly regel: string;
  /** What one hears and what one writes, or '' for tasks without a sound. */
  readonly hoortSchrijft: string;
  /** Three short steps that explain the rule to a child. */
  readonly uitleg: readonly string[];
  readonly voorbeelden: readonly string[];
  readonly fouten: readonly string[];
}
