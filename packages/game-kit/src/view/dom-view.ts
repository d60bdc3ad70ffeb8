/**
 * Draws a display list with ordinary elements: what can be picked is a real button, text is real text, drawings are SVG.
 * React is not in here: per frame only the changed style values are written.
 */
import type { Drawing, GameArt } from '../art.ts';
import type { Item } from '../game.ts';
import { parseSvg } from '../svg.ts';
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
  readonly classes: ViewClasses;
  readonly onPick: (pick: string) => void;
}

interface Drawn {
  readonly node: HTMLElement;
  label: HTMLElement | null;
  badge: HTMLElement | null;
  drawing: Element | null;
  item: Item | null;
  transform: string;
  moves: boolean;
}

export class DomView {
  readonly #root: HTMLElement;
  readonly #options: ViewOptions;
  readonly #drawn = new Map<string, Drawn>();
  readonly #templates = new Map<string, Element | null>();
  #scale = 1;
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
    const keys = new Set<string>();
    for (const item of items) {
      keys.add(item.key);
      this.#update(this.#find(item), item);
    }
    for (const [key, drawn] of this.#drawn) if (!keys.has(key)) this.#remove(key, drawn);
    this.#orderPicks(items);
  }

  destroy(): void {
    for (const [key, drawn] of this.#drawn) this.#remove(key, drawn);
    this.#templates.clear();
  }

  #find(item: Item): Drawn {
    const known = this.#drawn.get(item.key);
    const isButton = item.pick !== undefined;
    if (known !== undefined && (known.node.tagName === 'BUTTON') === isButton) return known;
    if (known !== undefined) this.#remove(item.key, known);
    const drawn: Drawn = { node: this.#create(isButton), label: null, badge: null, drawing: null, item: null, transform: '', moves: false };
    if (isButton) drawn.node.addEventListener('click', () => this.#pick(drawn));
    this.#drawn.set(item.key, drawn);
    this.#root.append(drawn.node);
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
    if (before === null || before.alpha !== item.alpha) drawn.node.style.opacity = String(round(item.alpha ?? 1, 1000));
    if (before === null || before.z !== item.z) drawn.node.style.zIndex = String(item.z ?? 0);
    if (before === null || before.art !== item.art || before.toon !== item.toon) this.#setDrawing(drawn, item);
    if (before === null || before.label !== item.label || before.labelSize !== item.labelSize || before.labelToon !== item.labelToon)
      this.#setLabel(drawn, item);
    if (
      item.pick !== undefined &&
      (before === null || before.name !== item.name || before.uit !== item.uit || before.nummer !== item.nummer)
    )
      this.#setButton(drawn, item);
    this.#move(drawn, item);
    drawn.item = item;
  }

  #setSize(node: HTMLElement, item: Item): void {
    node.style.width = `${round(item.w * this.#scale, 10)}px`;
    node.style.height = `${round(item.h * this.#scale, 10)}px`;
  }

  #move(drawn: Drawn, item: Item): void {
    const x = round((item.x - item.w / 2) * this.#scale, 100);
    const y = round((item.y - item.h / 2) * this.#scale, 100);
    const turn = item.rot ? ` rotate(${round(item.rot, 100)}deg)` : '';
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
    drawn.label.style.fontSize = `${round((item.labelSize ?? 34) * this.#scale, 10)}px`;
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
  }

  #template(art: string, toon: string): Element | null {
    const key = `${art}|${toon}`;
    const known = this.#templates.get(key);
    if (known !== undefined) return known;
    const made = makeTemplate(this.#options.art, art, toon);
    this.#templates.set(key, made);
    return made;
  }

  /** Tab must follow the order of the scene, whatever order things appeared in. */
  #orderPicks(items: readonly Item[]): void {
    let after: Element | null = null;
    for (const item of items) {
      if (item.pick === undefined) continue;
      const node = this.#drawn.get(item.key)?.node;
      if (node === undefined) continue;
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

function makeTemplate(art: GameArt, name: string, toon: string): Element | null {
  const drawing = art[name];
  if (drawing === undefined) return null;
  return 'node' in drawing ? drawing.node(toon) : buildSvg(drawing, toon);
}

/** Builds the `<svg>` of a drawing, element by element. */
export function buildSvg(drawing: Drawing, toon: string): SVGElement {
  const svg = document.createElementNS(SVG_NS, 'svg');
  svg.setAttribute('viewBox', `0 0 ${drawing.vak[0]} ${drawing.vak[1]}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('focusable', 'false');
  for (const node of parseSvg(drawing.svg(toon))) svg.append(buildNode(node));
  return svg;
}

function buildNode(node: SvgNode): Element {
  const element = document.createElementNS(SVG_NS, node.tag);
  for (const [name, value] of node.attributes) element.setAttribute(name, value);
  for (const child of node.children) element.append(buildNode(child));
  return element;
}

const round = (value: number, per: number): number => Math.round(value * per) / per;
