/**
 * Plays recorded words through Web Audio: fetched and decoded once, started exactly when asked. Everything may be
 * missing (no audio in the browser, no file, no connection): then `play` says false and the screen shows the word.
 */
import { readAccessToken } from '../session/session.ts';
import type { AudioStep } from './plan.ts';
import { filesOf, type SoundFile } from './urls.ts';

/** Decoded words that are kept; a taak needs about forty. */
const KEEP = 160;

class WordPlayer {
  #context: AudioContext | null = null;
  readonly #buffers = new Map<string, Promise<AudioBuffer | null>>();
  readonly #listeners = new Set<(speaks: boolean) => void>();
  #source: AudioBufferSourceNode | null = null;
  #out: GainNode | null = null;
  #volume = 1;
  #speaks = false;
  #turn = 0;

  /** The context, made at the first need; null where the browser has none. */
  get context(): AudioContext | null {
    if (this.#context === null && typeof AudioContext === 'function') {
      try {
        this.#context = new AudioContext();
      } catch {
        return null;
      }
    }
    return this.#context;
  }

  /** Browsers stay silent until the first tap or key; call it from there. */
  unlock(): void {
    const context = this.context;
    if (context?.state === 'suspended') void context.resume().catch(() => undefined);
  }

  /** How loud words are, 0 to 1. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    if (this.#out) this.#out.gain.value = volume;
  }

  /** Tells when something is being said, and when no longer: whatever else sounds makes room. */
  onSpeaking(listener: (speaks: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something speaks, or no longer; the voice of a device tells it too. */
  tell(speaks: boolean): void {
    if (speaks === this.#speaks) return;
    this.#speaks = speaks;
    for (const listener of this.#listeners) listener(speaks);
  }

  /** Fetches and decodes; false when a sound cannot be had. */
  async load(adres: string): Promise<boolean> {
    return (await this.#buffer(adres).catch(() => null)) !== null;
  }

  /**
   * Says the steps one after the other; a later call cuts an earlier one off. False when a sound was missing. `onSound` hears of each sound when it
   * begins.
   */
  async play(steps: readonly AudioStep[], onSound?: () => void): Promise<boolean> {
    const turn = this.#begin();
    const context = this.context;
    if (context === null || steps.length === 0) return false;
    await Promise.race([context.resume().catch(() => undefined), wait(300)]);
    if (context.state !== 'running') return false;
    // A later call is already speaking.
    if (turn !== this.#turn) return true;
    this.tell(true);
    const heard = await this.#playSteps(steps, turn, (adres) => this.#say(context, adres, turn, onSound));
    if (turn === this.#turn) this.tell(false);
    return heard;
  }

  async #playSteps(steps: readonly AudioStep[], turn: number, say: (adres: string) => Promise<boolean>): Promise<boolean> {
    for (const step of steps) {
      if (turn !== this.#turn) return true;
      if (step.soort === 'stil') await wait(step.ms);
      else if (!(await say(step.adres))) return false;
    }
    return true;
  }

  stop(): void {
    this.#begin();
    this.tell(false);
  }

  #begin(): number {
    this.#source?.stop();
    this.#source = null;
    return ++this.#turn;
  }

  async #say(context: AudioContext, adres: string, turn: number, onSound?: () => void): Promise<boolean> {
    const buffer = await this.#buffer(adres).catch(() => null);
    if (buffer === null) return false;
    if (turn !== this.#turn) return true;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(this.#output(context));
    this.#source = source;
    const ended = new Promise<void>((resolve) => source.addEventListener('ended', () => resolve(), { once: true }));
    source.start();
    onSound?.();
    await Promise.race([ended, wait(buffer.duration * 1000 + 400)]);
    return true;
  }

  #output(context: AudioContext): AudioNode {
    if (this.#out === null) {
      this.#out = new GainNode(context, { gain: this.#volume });
      this.#out.connect(context.destination);
    }
    return this.#out;
  }

  #buffer(adres: string): Promise<AudioBuffer | null> {
    const known = this.#buffers.get(adres);
    if (known) return known;
    const coming = this.#fetch(adres);
    this.#buffers.set(adres, coming);
    // Without a connection it may come later; a file that is not there never will.
    coming.catch(() => this.#buffers.delete(adres));
    const oldest = this.#buffers.keys().next().value;
    if (this.#buffers.size > KEEP && oldest !== undefined) this.#buffers.delete(oldest);
    return coming;
  }

  async #fetch(adres: string): Promise<AudioBuffer | null> {
    const { context } = this;
    if (context === null) return null;
    for (const file of filesOf(adres)) {
      const buffer = await fetchSound(context, file);
      if (buffer) return buffer;
    }
    return null;
  }
}

/** Null when there is no such file or this browser cannot read it. Throws without a connection. */
async function fetchSound(context: AudioContext, { url, own }: SoundFile): Promise<AudioBuffer | null> {
  const token = own ? readAccessToken() : null;
  const response = await fetch(url, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) return null;
  const bytes = await response.arrayBuffer();
  return context.decodeAudioData(bytes).catch(() => null);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One per page: browsers allow few audio contexts. */
export const player = new WordPlayer();
