/**
 * Reads the SVG text of a drawing into plain nodes. Only shapes and paint pass: a drawing is data, so it can be checked in
 * Node and built element by element in a page whose policy forbids markup from text.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly SvgNode[];
}

const TAGS: ReadonlySet<string> = new Set([
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polygon',
  'polyline',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'use',
  'symbol',
]);
const ATTRIBUTE = /([a-zA-Z][\w-]*)="([^"]*)"/g;
const PIECE = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"]*")*)\s*(\/?)>/y;

interface OpenNode {
  readonly tag: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly children: SvgNode[];
}

/**
 * Parses the inside of an `<svg>`: elements and attributes, no text, comments or entities.
 * @throws {SyntaxError} when the text is not well formed or holds anything but shapes.
 */
export function parseSvg(text: string): readonly SvgNode[] {
  const root: OpenNode = { tag: '', attributes: [], children: [] };
  const open: OpenNode[] = [root];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    PIECE.lastIndex = at;
    const match = PIECE.exec(text);
    if (match === null) throw new SyntaxError(`drawing: cannot read "${text.slice(at, at + 40)}"`);
    readPiece(open, match);
    at = skipSpace(text, PIECE.lastIndex);
  }
  if (open.length !== 1) throw new SyntaxError(`drawing: <${open.at(-1)?.tag}> is not closed`);
  return root.children;
}

function readPiece(open: OpenNode[], [, close, tag = '', attributes = '', empty]: RegExpExecArray): void {
  if (close === '/') return closeNode(open, tag);
  if (!TAGS.has(tag)) throw new SyntaxError(`drawing: <${tag}> is not a shape`);
  const node: OpenNode = { tag, attributes: readAttributes(attributes), children: [] };
  if (empty === '/') open.at(-1)?.children.push(node);
  else open.push(node);
}

function closeNode(open: OpenNode[], tag: string): void {
  const node = open.pop();
  if (node === undefined || node.tag !== tag || open.length === 0) throw new SyntaxError(`drawing: </${tag}> closes nothing`);
  open.at(-1)?.children.push(node);
}

function readAttributes(text: string): [string, string][] {
  return Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']): [string, string] => {
    const local = name !== 'href' || value.startsWith('#');
    if (name === 'style' || name.startsWith('on') || !local) throw new SyntaxError(`drawing: attribute ${name} is not allowed`);
    return [name, value];
  });
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

const isPaint = (value: string | undefined): boolean => value !== undefined && value !== 'none';

/**
 * The same drawing with as few layers as can be: see-through paint instead of a see-through shape where a shape has either a fill or a
 * line. A browser keeps a layer for every shape with an opacity of its own, and goes through all of them in every frame.
 */
export function flattenPaint({ tag, attributes, children }: SvgNode, outer: ReadonlyMap<string, string> = new Map()): SvgNode {
  const own = new Map([...outer, ...attributes]);
  const lined = isPaint(own.get('stroke'));
  const filled = own.get('fill') !== 'none';
  if (children.length > 0) return { tag, attributes, children: children.map((child) => flattenPaint(child, own)) };
  if (!GEVERFD.has(tag) || lined === filled || own.has('fill-opacity') || own.has('stroke-opacity')) return { tag, attributes, children };
  const paint = lined ? 'stroke-opacity' : 'fill-opacity';
  return { tag, attributes: attributes.map(([name, value]) => [name === 'opacity' ? paint : name, value]), children };
}

const GEVERFD: ReadonlySet<string> = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline']);
