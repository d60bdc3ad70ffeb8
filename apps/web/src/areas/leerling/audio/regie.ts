/**
 * Whether there is music now, which, and how much of it. Small: what makes the music is fetched when it is wanted for the first time.
 * It needs a first tap (browsers stay silent until then), makes room for every spoken word, and stops where nobody looks.
 */
import { player } from '../../../shared/audio/player.ts';
import type { Speler, Stand, Toneel } from './muziek/speler.ts';
import { setEffectsKey } from './effects.ts';
import { gainOf, getVolumes, subscribeVolumes } from './volumes.ts';

/** Under a spoken word so much of the music is left: 14 dB less. */
const ONDER_STEM = 0.2;
/** It goes away before the word begins and comes back when nothing follows (s). */
const FADE = { weg: 0.06, terug: 0.5, uit: 0.15 } as const;
/** The music as a whole beside a word. */
const STERK = 0.8;

class Regie {
  #toneel: Toneel | null = null;
  #stand: Stand = 'rust';
  #allowed = false;
  #device = false;
  #touched = false;
  #speaks = false;
  #gain: GainNode | null = null;
  #speler: Promise<Speler | null> | null = null;

  constructor() {
    player.onSpeaking((speaks) => {
      this.#speaks = speaks;
      this.#level();
    });
    subscribeVolumes(() => this.update());
  }

  /** The piece of where the child is; null: here it is quiet. */
  setToneel(toneel: Toneel | null): void {
    this.#toneel = toneel;
    this.update();
  }

  setStand(stand: Stand): void {
    if (stand === this.#stand) return;
    this.#stand = stand;
    this.update();
  }

  /** What the settings of the docent say. */
  allow(allowed: boolean): void {
    this.#allowed = allowed;
    this.update();
  }

  /** What the switches of this device say: its sound and its music are on. */
  setDevice(on: boolean): void {
    this.#device = on;
    this.update();
  }

  /** The first tap or key. */
  touch(): void {
    if (this.#touched) return;
    this.#touched = true;
    this.update();
  }

  /** Anything that decides whether there is music has changed. */
  update = (): void => void this.#update();

  async #update(): Promise<void> {
    if (!this.#wanted) {
      setEffectsKey(null);
      this.#level();
      const speler = await this.#speler;
      if (!this.#wanted) speler?.stop();
      return;
    }
    this.#speler ??= this.#open();
    const speler = await this.#speler;
    if (speler && this.#wanted && this.#toneel) setEffectsKey(speler.play(this.#toneel, this.#stand));
    this.#level();
  }

  get #wanted(): boolean {
    return (
      this.#touched &&
      this.#allowed &&
      this.#toneel !== null &&
      this.#device &&
      getVolumes().muziek > 0 &&
      document.visibilityState === 'visible'
    );
  }

  async #open(): Promise<Speler | null> {
    const { context } = player;
    if (context === null) return null;
    player.unlock();
    try {
      const { Speler } = await import('./muziek/speler.ts');
      this.#gain = new GainNode(context, { gain: 0 });
      this.#gain.connect(context.destination);
      return new Speler(context, this.#gain);
    } catch {
      // Without a connection: asked again at the next change.
      this.#speler = null;
      return null;
    }
  }

  #level(): void {
    // Looked at first: asking for the context makes one, and opening a loudspeaker that nobody plays holds the first sight up.
    if (this.#gain === null) return;
    const { context } = player;
    if (context === null) return;
    const full = this.#wanted ? gainOf(getVolumes().muziek) * STERK : 0;
    const to = this.#speaks ? full * ONDER_STEM : full;
    const fade = !this.#wanted ? FADE.uit : this.#speaks ? FADE.weg : FADE.terug;
    this.#gain.gain.setTargetAtTime(to, context.currentTime, fade);
  }
}

/** One for the page, as there is one pair of ears. */
export const regie = new Regie();
