import { BEGIN_SCAN, pressScan, stepScan, followScan } from '../scan.ts';
import type { Scan, Schakelrij } from '../scan.ts';

/** How long each choice stays lit, in milliseconds: time to see it, decide and press. */
const SCAN_MS = 1500;
/** A press that trembles counts once, in milliseconds. */
const RUST_MS = 350;

/** Lights up what can be chosen, one after the other, and presses it. Rows of keys are marked with `data-schakelrij`. */
export class Scanner {
  readonly #getRoot: () => HTMLElement | null;
  #scan: Scan = BEGIN_SCAN;
  #timer: ReturnType<typeof setInterval> | undefined;
  #lit: HTMLElement | null = null;
  #pressedAt = 0;

  constructor(getRoot: () => HTMLElement | null) {
    this.#getRoot = getRoot;
  }

  /** Returns how to stop. */
  start(): () => void {
    this.#timer = setInterval(() => this.#step(), SCAN_MS);
    return () => {
      clearInterval(this.#timer);
      this.#light(null);
    };
  }

  /** The switch was pressed. */
  press(now: number): void {
    if (now - this.#pressedAt < RUST_MS) return;
    this.#pressedAt = now;
    const rows = this.#rows();
    // What is lit but gone is not taken, nor what now stands in its place.
    if (!this.#follow(rows)) return;
    const { scan, keuze } = pressScan(this.#scan, sizes(rows));
    this.#scan = scan;
    const chosen = keuze === null ? undefined : rows[keuze[0]]?.keys[keuze[1]];
    this.#light(chosen === undefined ? this.#litOf(rows) : null);
    chosen?.click();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#step(), SCAN_MS);
  }

  #step(): void {
    const rows = this.#rows();
    this.#follow(rows);
    this.#scan = stepScan(this.#scan, sizes(rows));
    this.#light(this.#litOf(rows));
  }

  /** Finds what is lit among the choices of this moment; false when it is not there. */
  #follow(rows: readonly Row[]): boolean {
    const found = this.#lit && followScan(this.#scan, rows, this.#lit);
    this.#scan = found ?? this.#scan;
    return found !== null;
  }

  #litOf(rows: readonly Row[]): HTMLElement | null {
    const { rij, plek } = this.#scan;
    return (rij < 0 ? rows[plek]?.element : rows[rij]?.keys[plek]) ?? null;
  }

  #light(element: HTMLElement | null): void {
    if (element === this.#lit) return;
    this.#lit?.removeAttribute('data-scan');
    element?.setAttribute('data-scan', '');
    this.#lit = element;
  }

  /** Rows of keys and loose choices, in the order of the page. */
  #rows(): readonly Row[] {
    const keys = Array.from(this.#getRoot()?.querySelectorAll<HTMLElement>('[data-schakel]') ?? []);
    const rows = new Map<HTMLElement, HTMLElement[]>();
    for (const key of keys) {
      const element = key.closest<HTMLElement>('[data-schakelrij]') ?? key;
      rows.set(element, [...(rows.get(element) ?? []), key]);
    }
    return Array.from(rows, ([element, inRow]) => ({ element, keys: inRow }));
  }
}

type Row = Schakelrij<HTMLElement>;

const sizes = (rows: readonly Row[]): number[] => rows.map(({ keys }) => keys.length);
