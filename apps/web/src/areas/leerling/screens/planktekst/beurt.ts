/** One turn of reading, as it is counted on this page: what the child did, and how long the text was on screen. */
import type { Leesbeurt } from '@spelrijk/domain/leesbeurt';

interface Begin {
  readonly tekstId: string;
  /** The sentence where the child goes on. */
  readonly van: number;
  /** ISO 8601. */
  readonly begon: string;
  /** Milliseconds of a clock that never jumps, here and below. */
  readonly now: number;
}

/** As much as the contract takes. */
const MEEST_GETIKT = 200;

export class Beurt {
  readonly #begin: Begin;
  readonly #getikt = new Set<string>();
  #ms = 0;
  #since: number | null;
  #verst: number;
  #plek: number;
  #uit = false;
  #stem = false;
  /** Something happened that was not given out yet. */
  #fresh = false;

  constructor(begin: Begin) {
    this.#begin = begin;
    this.#since = begin.now;
    this.#verst = begin.van;
    this.#plek = begin.van;
  }

  at(plek: number): void {
    if (plek === this.#plek) return;
    this.#plek = plek;
    this.#verst = Math.max(this.#verst, plek);
    this.#fresh = true;
  }

  tap(woord: string): void {
    if (this.#getikt.size >= MEEST_GETIKT) return;
    this.#getikt.add(woord);
    this.#fresh = true;
  }

  hear(): void {
    this.#stem = true;
  }

  finish(): void {
    this.#uit = true;
    this.#fresh = true;
  }

  /** The text is looked at, or not any more: another tab, a screen that is off. */
  look(looks: boolean, now: number): void {
    if (this.#since !== null) this.#ms += now - this.#since;
    this.#since = looks ? now : null;
  }

  /** What there is to keep; null when nothing happened since the last time: opening a text is not reading it. */
  take(now: number): Leesbeurt | null {
    if (!this.#fresh) return null;
    this.#fresh = false;
    const ms = Math.round(this.#ms + (this.#since === null ? 0 : now - this.#since));
    const { tekstId, van, begon } = this.#begin;
    const [verst, plek, uit, stem] = [this.#verst, this.#plek, this.#uit, this.#stem];
    return { tekstId, begon, ms, van, verst, plek, uit, stem, getikt: [...this.#getikt] };
  }
}
