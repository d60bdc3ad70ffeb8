/** One turn of reading, as it is counted on this page: what the child did, and how long the text was on screen. */
import type { Leesaanpak, Leesbeurt } from '@spelrijk/domain/leesbeurt';

interface Begin {
  readonly tekstId: string;
  /** The sentence where the child goes on. */
  readonly van: number;
  readonly aanpak?: Leesaanpak;
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
  #aanpak: Leesaanpak;
  /** Own pace: of each paragraph that was left, how long it was on screen. */
  readonly #alineas: number[] = [];
  /** What was read when the paragraph that is on screen came there. */
  #mark = 0;
  /** Something else is on screen: practising words is no reading. */
  #held = false;
  #zegt: Pick<Leesbeurt, 'klonk' | 'verwacht' | 'klopte' | 'daarna'> = {};
  /** Something happened that was not given out yet. */
  #fresh = false;

  constructor(begin: Begin) {
    this.#begin = begin;
    this.#since = begin.now;
    this.#verst = begin.van;
    this.#plek = begin.van;
    this.#aanpak = begin.aanpak ?? 'gewoon';
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

  /** The way it is read, from now on. Own pace begins with the first paragraph. */
  read(aanpak: Leesaanpak, now: number): void {
    this.#aanpak = aanpak;
    this.#alineas.length = 0;
    this.#mark = this.#total(now);
  }

  /** The paragraph that was on screen was read. */
  endAlinea(now: number): void {
    this.#alineas.push(Math.round(this.#total(now) - this.#mark));
    this.#mark = this.#total(now);
    this.#fresh = true;
  }

  /** What the child says of it: a guess before, a look back and how it sounded after. */
  say(zegt: Pick<Leesbeurt, 'klonk' | 'verwacht' | 'klopte' | 'daarna'>): void {
    this.#zegt = { ...this.#zegt, ...zegt };
    this.#fresh = true;
  }

  /** Kept though nothing was read yet: answers are kept with it. */
  begin(): void {
    this.#fresh = true;
  }

  hold(held: boolean, now: number): void {
    this.#held = held;
    this.look(!held, now);
  }

  finish(): void {
    this.#uit = true;
    this.#fresh = true;
  }

  /** The text is looked at, or not any more: another tab, a screen that is off. */
  look(looks: boolean, now: number): void {
    if (this.#since !== null) this.#ms += now - this.#since;
    this.#since = looks && !this.#held ? now : null;
  }

  #total(now: number): number {
    return this.#ms + (this.#since === null ? 0 : now - this.#since);
  }

  /** What there is to keep; null when nothing happened since the last time: opening a text is not reading it. */
  take(now: number): Leesbeurt | null {
    if (!this.#fresh) return null;
    this.#fresh = false;
    const ms = Math.round(this.#total(now));
    const { tekstId, van, begon } = this.#begin;
    const [verst, plek, uit, stem] = [this.#verst, this.#plek, this.#uit, this.#stem];
    const gelezen = { tekstId, begon, ms, van, verst, plek, uit, stem, getikt: [...this.#getikt] };
    return { ...gelezen, aanpak: this.#aanpak, alineas: [...this.#alineas], ...this.#zegt };
  }
}
