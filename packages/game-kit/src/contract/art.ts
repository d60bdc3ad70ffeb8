/**
 * Drawings as data: SVG text in a box of its own units. Text, not components, so that a frame never waits for React and
 * the conformance test can check in Node that every drawing a scene asks for exists and holds shapes only.
 */
export interface Drawing {
  /** Width and height of the drawing's own units: the SVG viewBox. */
  readonly vak: readonly [number, number];
  /** The variants there are besides the plain one; absent: it looks the same whatever variant is asked for. */
  readonly tonen?: readonly string[];
  /** Any variant can be asked for and is drawn then; such a drawing is on no sheet. */
  readonly vrij?: true;
  /** The inside of the `<svg>`; `toon` is the variant an item asks for, '' when it asks for none. */
  readonly svg: (toon: string) => string;
}

/** A drawing the host brings as an element (the pupil's own blob); it is cloned per item. */
interface NodeDrawing {
  readonly node: (toon: string) => Element;
}

export type GameArt = Readonly<Record<string, Drawing | NodeDrawing>>;

/** A dress over the drawings of every game: it changes how they look, never what they are. */
export interface Tooi {
  /** The inside of the `<svg>` of a backdrop of this size, dressed. */
  readonly decor: (svg: string, w: number, h: number) => string;
  /** The inside of the `<svg>` of any other drawing, told by its name. */
  readonly ding: (naam: string, svg: string) => string;
}
