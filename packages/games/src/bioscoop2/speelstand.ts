/** What the play after a right word remembers. */

/** What can be let down, and what Bloep makes of it. */
export const DINGEN = ['banaan', 'trampoline', 'taart', 'wolk', 'ballon', 'spin'] as const;

export type Filmding = (typeof DINGEN)[number];

export interface Regie {
  /** What is in the props box of this scene. */
  readonly kist: readonly Filmding[];
  readonly op: readonly number[];
  readonly mik: number;
  readonly val: { readonly ding: Filmding; readonly op: number } | null;
  readonly ligt: readonly Filmding[];
  /** How far Bloep has walked, in ticks of walking. */
  readonly gelopen: number;
  readonly grap: { readonly ding: Filmding; readonly op: number } | null;
}
