/** What the play after a right word remembers. */

export interface Sprong {
  /** Turns of the engine, 0 to 1. */
  readonly toeren: number;
  readonly versnelling: number;
  readonly vaart: number;
  /** Stage units driven: what stands beside the road goes by as much. */
  readonly weg: number;
  /** How the last shift was, and when. */
  readonly schakel: { readonly hoe: 'vroeg' | 'raak' | 'laat'; readonly op: number } | null;
  /** When it left the ramp, and when it came down. */
  readonly losOp: number | null;
  readonly neerOp: number | null;
  /** Where it came down. */
  readonly landing: number;
}
