/**
 * Draws a display list with ordinary elements: what can be picked is a real button, text is real text, drawings are SVG.
 * React is not in here: per frame only the changed style values are written.
 */
import type { Drawing, GameArt, Tooi } from '../../contract/art.ts';
import type { Item } from '../../contract/game.ts';
import { maatOf } from '../measures.ts';
import { lettersOp } from '../text-fit.ts';
import { parseSvg, flattenPaint } from '../svg.ts';
import type { SvgNode } from '../svg.ts';

const SVG_NS = 'http://www.w3.org/2000/svg';

/** Class names, given by the style module of the stage. */
export interface ViewClasses {
  readonly item: string;
  readonly pick: string;
  readonly moves: string;
  readonly label: string;
  readonly nummer: string;
}

export interface ViewOptions {
  readonly art: GameArt;
  /** Absent: everything looks as it was drawn. */
  readonly tooi?: Tooi | undefined;
  readonly classes: ViewClasses;
  readonly onPick: (pick: string) => void;
  /** Another backdrop stands: the addresses of its picture out of focus, for what lies around the field. */
  readonly onOmgeving?: (url: Omgeving) => void;
  /** Behind the field, as large, and not cut off at its edges: what goes on beyond them stands here once more. */
  readonly achter?: HTMLElement;
}

/** Of a backdrop, for what lies above and below the field and for what lies beside it. */
interface Omgeving {
  readonly boven: string;
  readonly opzij: string;
}

interface Drawn {
  readonly node: HTMLElement;
  label: HTMLElement | null;
  badge: HTMLElement | null;
  drawing: Element | null;
  item: Item | null;
  transform: string;
  moves: boolean;
  /** The frame in which it was last on the stage. */
  frame: number;
}

export class DomView {
  readonly #root: HTMLElement;
  readonly #options: ViewOptions;
  readonly #drawn = new Map<string, Drawn>();
  readonly #templates = new Map<string, Element | null>();
  #scale = 1;
  #frame = 0;
  #picks: readonly HTMLElement[] = [];
  #items: readonly Item[] = [];

  constructor(root: HTMLElement, options: ViewOptions) {
    this.#root = root;
    this.#options = options;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  /** CSS pixels per stage unit. Everything is laid out anew, so that letters stay sharp. */
  resize(scale: number): void {
    this.#scale = scale;
    for (const drawn of this.#drawn.values()) drawn.item = null;
    this.paint(this.#items);
  }

  paint(items: readonly Item[]): void {
    this.#items = items;
    this.#frame++;
    for (const item of items) {
      this.#draw(item, this.#root);
      if (item.rondom !== undefined && item.rondom !== 'niet' && this.#options.achter)
        this.#draw({ ...item, key: `rondom ${item.key}` }, this.#options.achter);
    }
    for (const [key, drawn] of this.#drawn) if (drawn.frame !== this.#frame) this.#remove(key, drawn);
    this.#orderPicks(items);
  }

  destroy(): void {
    for (const [key, drawn] of this.#drawn) this.#remove(key, drawn);
    this.#templates.clear();
  }

  #draw(item: Item, root: HTMLElement): void {
    const drawn = this.#find(item, root);
    drawn.frame = this.#frame;
    this.#update(drawn, item);
  }

  #find(item: Item, root: HTMLElement): Drawn {
    const known = this.#drawn.get(item.key);
    const isButton = item.pick !== undefined;
    if (known !== undefined && (known.node.tagName === 'BUTTON') === isButton) return known;
    if (known !== undefined) this.#remove(item.key, known);
    const node = this.#create(isButton);
    const drawn: Drawn = { node, label: null, badge: null, drawing: null, item: null, transform: '', moves: false, frame: 0 };
    if (isButton) drawn.node.addEventListener('click', () => this.#pick(drawn));
    this.#drawn.set(item.key, drawn);
    root.append(drawn.node);
    return drawn;
  }

  #create(isButton: boolean): HTMLElement {
    const { classes } = this.#options;
    const node = document.createElement(isButton ? 'button' : 'div');
    node.className = isButton ? `${classes.item} ${classes.pick}` : classes.item;
    if (node instanceof HTMLButtonElement) node.type = 'button';
    else node.setAttribute('aria-hidden', 'true');
    // A tap must not move the focus: the keyboard would go on from a thing that is gone a moment later.
    if (isButton) node.addEventListener('pointerdown', (event) => event.preventDefault());
    if (isButton) node.addEventListener('mousedown', (event) => event.preventDefault());
    return node;
  }

  #pick(drawn: Drawn): void {
    const { item } = drawn;
    if (item?.pick !== undefined && item.uit !== true) this.#options.onPick(item.pick);
  }

  #remove(key: string, drawn: Drawn): void {
    if (drawn.node === document.activeElement) this.#root.focus({ preventScroll: true });
    drawn.node.remove();
    this.#drawn.delete(key);
  }

  #update(drawn: Drawn, item: Item): void {
    const before = drawn.item;
    if (before === item) return;
    if (before === null || before.w !== item.w || before.h !== item.h) this.#setSize(drawn.node, item);
    if (before === null || before.alpha !== item.alpha) this.#setAlpha(drawn.node, item);
    if (before === null || before.z !== item.z) drawn.node.style.zIndex = String(item.z ?? 0);
    if (before === null || before.art !== item.art || before.toon !== item.toon) this.#setDrawing(drawn, item);
    if (before === null || before.label !== item.label || before.labelSize !== item.labelSize || before.labelToon !== item.labelToon)
      this.#setLabel(drawn, item);
    if (
      item.pick !== undefined &&
      (before === null || before.name !== item.name || before.uit !== item.uit || before.nummer !== item.nummer)
    )
      this.#setButton(drawn, item);
    if (before === null || !samePlace(before, item)) this.#move(drawn, item);
    drawn.item = item;
  }

  /** What cannot be seen is not painted; a button stays, for whoever goes from one to the next. */
  #setAlpha(node: HTMLElement, { alpha = 1, pick }: Item): void {
    node.style.opacity = String(round(alpha, 100));
    node.style.visibility = pick === undefined && alpha < 0.005 ? 'hidden' : '';
  }

  #setSize(node: HTMLElement, item: Item): void {
    node.style.width = `${round(item.w * this.#scale, 10)}px`;
    node.style.height = `${round(item.h * this.#scale, 10)}px`;
  }

  #move(drawn: Drawn, item: Item): void {
    const x = round((item.x - item.w / 2) * this.#scale, 10);
    const y = round((item.y - item.h / 2) * this.#scale, 10);
    const turn = item.rot ? ` rotate(${round(item.rot, 20)}deg)` : '';
    const stretch =
      item.sx !== undefined || item.sy !== undefined ? ` scale(${round(item.sx ?? 1, 1000)},${round(item.sy ?? 1, 1000)})` : '';
    const transform = `translate(${x}px,${y}px)${turn}${stretch}`;
    if (transform === drawn.transform) return;
    // A layer of its own is worth its memory only for what really moves.
    if (drawn.item !== null && !drawn.moves) {
      drawn.node.classList.add(this.#options.classes.moves);
      drawn.moves = true;
    }
    drawn.node.style.transform = transform;
    drawn.transform = transform;
  }

  #setLabel(drawn: Drawn, item: Item): void {
    if (item.label === undefined) {
      drawn.label?.remove();
      drawn.label = null;
      return;
    }
    drawn.label ??= appendSpan(drawn.node, this.#options.classes.label);
    if (drawn.label.textContent !== item.label) drawn.label.textContent = item.label;
    drawn.label.style.fontSize = `${round(lettersOp(item, this.#scale), 10)}px`;
    drawn.label.dataset['toon'] = item.labelToon ?? '';
    drawn.label.toggleAttribute('data-links', item.labelLinks === true);
  }

  #setButton(drawn: Drawn, item: Item): void {
    drawn.node.setAttribute('aria-label', item.name ?? item.label ?? '');
    drawn.node.setAttribute('aria-disabled', String(item.uit === true));
    drawn.node.tabIndex = item.uit === true ? -1 : 0;
    drawn.node.dataset['pick'] = item.pick ?? '';
    drawn.node.toggleAttribute('data-schakel', item.uit !== true);
    if (item.nummer === undefined) {
      drawn.badge?.remove();
      drawn.badge = null;
      return;
    }
    drawn.badge ??= appendSpan(drawn.node, this.#options.classes.nummer);
    // Drawn by the style sheet: as text it would be part of the button's visible name.
    drawn.badge.dataset['nummer'] = String(item.nummer);
  }

  #setDrawing(drawn: Drawn, item: Item): void {
    drawn.drawing?.remove();
    drawn.drawing = null;
    if (item.art === undefined) return;
    const template = this.#template(item.art, item.toon ?? '');
    if (template === null) return;
    const copy = template.cloneNode(true);
    if (!(copy instanceof Element)) return;
    drawn.node.prepend(copy);
    drawn.drawing = copy;
    this.#tellOmgeving(item);
  }

  #tellOmgeving({ art = '', toon, rondom }: Item): void {
    const { art: drawings, tooi, onOmgeving } = this.#options;
    const drawing = drawings[art];
    if (!onOmgeving || !drawing || 'node' in drawing || toon !== undefined) return;
    if (rondom === 'geheel' || (rondom === undefined && isDecor(drawing)))
      onOmgeving({ boven: pictureOf(drawing, 'boven', tooi, art), opzij: pictureOf(drawing, 'opzij', tooi, art) });
  }

  #template(art: string, toon: string): Element | null {
    const key = `${art}|${toon}`;
    const known = this.#templates.get(key);
    if (known !== undefined) return known;
    const made = makeTemplate(this.#options, art, toon);
    this.#templates.set(key, made);
    return made;
  }

  /** Tab must follow the order of the scene, whatever order things appeared in. */
  #orderPicks(items: readonly Item[]): void {
    const nodes = items.flatMap(({ key, pick }) => (pick === undefined ? [] : (this.#drawn.get(key)?.node ?? [])));
    if (nodes.length === this.#picks.length && nodes.every((node, i) => node === this.#picks[i])) return;
    this.#picks = nodes;
    let after: Element | null = null;
    for (const node of nodes) {
      const wrong = after !== null && (after.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      if (wrong && node !== document.activeElement) after?.after(node);
      after = node;
    }
  }
}

function appendSpan(parent: HTMLElement, className: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  parent.append(span);
  return span;
}

function makeTemplate({ art, tooi }: ViewOptions, name: string, toon: string): Element | null {
  const drawing = art[name];
  if (drawing === undefined) return null;
  if ('node' in drawing) return drawing.node(toon);
  if (toon === '' && isDecor(drawing)) return buildPicture(drawing, tooi);
  return buildSvg(drawing.vak, tooi === undefined ? drawing.svg(toon) : tooi.ding(name, drawing.svg(toon)));
}

const isDecor = ({ vak: [w, h] }: Drawing): boolean =>
  (['liggend', 'staand'] as const).some((stand) => w === maatOf(stand).w && h === maatOf(stand).h);

type Beeld = 'scherp' | keyof Omgeving;
const noPictures = (): Record<Beeld, WeakMap<Drawing, string>> => ({ scherp: new WeakMap(), boven: new WeakMap(), opzij: new WeakMap() });
/** Addresses of the backdrops that were made; they stay for as long as the page does, so that a game begins with its own in place. */
const pictures = noPictures();
const dressed = noPictures();

/**
 * Out of focus by the picture itself: it is drawn once, a filter of the page would be in every frame. Only along the edge: what lies further
 * in must not come over it, and a blur fades where its picture ends. Under it the picture itself, for where it fades at both ends of the edge.
 */
const WAAS: Readonly<Record<keyof Omgeving, string>> = { boven: '14 0', opzij: '0 14' };

function pictureOf(drawing: Drawing, beeld: Beeld, tooi: Tooi | undefined, naam = ''): string {
  const [w, h] = drawing.vak;
  const known = (tooi === undefined ? pictures : dressed)[beeld];
  const inside = (): string => {
    const svg = drawing.svg('');
    if (tooi === undefined) return svg;
    return isDecor(drawing) ? tooi.decor(svg, w, h) : tooi.ding(naam, svg);
  };
  const blur = (waas: string): string =>
    `<filter id="waas" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="${waas}"/></filter>` +
    `<g id="beeld">${inside()}</g><use href="#beeld" filter="url(#waas)"/>`;
  const text = (): string =>
    `<svg xmlns="${SVG_NS}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">` +
    `${beeld === 'scherp' ? inside() : blur(WAAS[beeld])}</svg>`;
  const url = known.get(drawing) ?? URL.createObjectURL(new Blob([text()], { type: 'image/svg+xml' }));
  known.set(drawing, url);
  return url;
}

/**
 * A backdrop has hundreds of shapes that never move. As elements they would be gone through in every frame that anything else moves
 * in; as a picture they are one thing.
 */
function buildPicture(drawing: Drawing, tooi: Tooi | undefined): Element {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.draggable = false;
  picture.decoding = 'sync';
  picture.src = pictureOf(drawing, 'scherp', tooi);
  picture.style.objectFit = 'fill';
  return picture;
}

/** Builds the `<svg>` of a drawing, element by element. */
function buildSvg([w, h]: Drawing['vak'], inside: string): SVGElement {
  const svg = document.createElementNS(SVG_NS, 'svg');
  svg.setAttribute('viewBox', `0 0 ${w} ${h}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('focusable', 'false');
  for (const node of parseSvg(inside)) svg.append(buildNode(flattenPaint(node)));
  return svg;
}

function buildNode(node: SvgNode): Element {
  const element = document.createElementNS(SVG_NS, node.tag);
  for (const [name, value] of node.attributes) element.setAttribute(name, value);
  for (const child of node.children) element.append(buildNode(child));
  return element;
}

/** Does it stand where it stood, as large and as much turned? */
const samePlace = (a: Item, b: Item): boolean =>
  a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.rot === b.rot && a.sx === b.sx && a.sy === b.sy;

const round = (value: number, per: number): number => Math.round(value * per) / per;
