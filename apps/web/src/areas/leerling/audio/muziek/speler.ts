/** Lets a piece sound through Web Audio: samples made once, tones started a little ahead of time, a layer a volume. Loaded when music is wanted. */
import { seedFrom } from '@spelrijk/base/random';
import { makeKlank, RATE, sampleOf, UITKLINK } from './klank.ts';
import { LAGEN, playPassage, type Laag, type Noot } from './passage.ts';
import { makeSfeer, SFEER_RATE, type Sfeer } from './sfeer.ts';
import { duurOf } from './stuk.ts';
import { STUKKEN, type StukNaam } from './stukken.ts';

export interface Toneel {
  readonly stuk: StukNaam;
  /** Null: nothing but the music. */
  readonly sfeer: Sfeer | null;
}

/** Which layers sound at a stage of the play. */
const STANDEN = {
  rust: ['rust'],
  bouw: ['rust', 'bouw'],
  feest: ['rust', 'bouw', 'feest'],
} as const satisfies Readonly<Record<string, readonly Laag[]>>;
export type Stand = keyof typeof STANDEN;

/** How far ahead tones are started, and how often (s, ms): a page that is busy for half a second is not heard. */
const VOORUIT = 0.9;
const TIK_MS = 250;
/** One sample at a time while a piece is prepared, so that no frame waits for it. */
const MAAK_MS = 24;
/** Time constants of what fades (s). */
const FADE = { laag: 0.5, toneel: 0.45 } as const;
const STERK = { sfeer: 0.16 } as const;

const keyOf = ({ toon, hoogte }: Noot): string => `${toon} ${sampleOf(toon, hoogte).van}`;

/** One piece that sounds, from the moment its samples are there until it has faded. */
class Opvoering {
  readonly #context: AudioContext;
  readonly #buffers: Map<string, AudioBuffer>;
  readonly #toneel: Toneel;
  readonly #uit: GainNode;
  readonly #lagen: Readonly<Record<Laag, GainNode>>;
  readonly #seed: number;
  #stand: Stand;
  #timer = 0;
  #passage = 0;
  #noten: readonly Noot[];
  #next = 0;
  #begin = 0;
  #sfeer: AudioBufferSourceNode | null = null;

  constructor(context: AudioContext, to: AudioNode, buffers: Map<string, AudioBuffer>, toneel: Toneel, stand: Stand) {
    this.#context = context;
    this.#buffers = buffers;
    this.#toneel = toneel;
    this.#stand = stand;
    this.#seed = seedFrom(`${toneel.stuk} ${Date.now()}`);
    this.#uit = new GainNode(context, { gain: 1 });
    this.#uit.connect(to);
    const layer = (laag: Laag): GainNode => {
      const node = new GainNode(context, { gain: this.#heard(laag) ? 1 : 0 });
      node.connect(this.#uit);
      return node;
    };
    this.#lagen = { rust: layer('rust'), bouw: layer('bouw'), feest: layer('feest') };
    this.#noten = playPassage(STUKKEN[toneel.stuk], this.#seed, 0);
    this.#prepare([...new Set(this.#noten.map(keyOf))]);
  }

  setStand(stand: Stand): void {
    this.#stand = stand;
    for (const laag of LAGEN) this.#lagen[laag].gain.setTargetAtTime(this.#heard(laag) ? 1 : 0, this.#context.currentTime, FADE.laag);
  }

  stop(): void {
    clearTimeout(this.#timer);
    const now = this.#context.currentTime;
    this.#uit.gain.setTargetAtTime(0, now, FADE.toneel);
    this.#sfeer?.stop(now + FADE.toneel * 6);
    setTimeout(() => this.#uit.disconnect(), FADE.toneel * 6000);
  }

  #heard(laag: Laag): boolean {
    const heard: readonly Laag[] = STANDEN[this.#stand];
    return heard.includes(laag);
  }

  #prepare(keys: readonly string[]): void {
    const [key, ...rest] = keys.filter((name) => !this.#buffers.has(name));
    if (key === undefined) {
      this.#timer = window.setTimeout(() => this.#start(), MAAK_MS);
      return;
    }
    const noot = this.#noten.find((one) => keyOf(one) === key);
    if (noot) this.#make(noot);
    this.#timer = window.setTimeout(() => this.#prepare(rest), MAAK_MS);
  }

  #make(noot: Noot): AudioBuffer {
    const samples = makeKlank(noot.toon, sampleOf(noot.toon, noot.hoogte).van);
    const buffer = bufferOf(this.#context, samples, RATE);
    this.#buffers.set(keyOf(noot), buffer);
    return buffer;
  }

  #start(): void {
    const { sfeer } = this.#toneel;
    if (sfeer !== null) {
      const buffer = this.#buffers.get(sfeer) ?? bufferOf(this.#context, makeSfeer(sfeer), SFEER_RATE);
      this.#buffers.set(sfeer, buffer);
      this.#sfeer = new AudioBufferSourceNode(this.#context, { buffer, loop: true });
      const gain = new GainNode(this.#context, { gain: 0 });
      gain.gain.setTargetAtTime(STERK.sfeer, this.#context.currentTime, 1);
      this.#sfeer.connect(gain).connect(this.#uit);
      this.#sfeer.start();
    }
    this.#begin = this.#context.currentTime + 0.15;
    this.#run();
  }

  #run(): void {
    const now = this.#context.currentTime;
    for (;;) {
      const noot = this.#noten[this.#next];
      if (noot === undefined) {
        this.#turnOver();
        continue;
      }
      const at = this.#begin + noot.op;
      if (at > now + VOORUIT) break;
      this.#next++;
      // What is already past was missed: a tone that comes late is worse than one that does not come.
      if (at >= now && this.#heard(noot.laag)) this.#sound(noot, at);
    }
    this.#timer = window.setTimeout(() => this.#run(), TIK_MS);
  }

  #turnOver(): void {
    const stuk = STUKKEN[this.#toneel.stuk];
    this.#passage++;
    this.#begin += duurOf(stuk);
    this.#next = 0;
    this.#noten = playPassage(stuk, this.#seed, this.#passage);
  }

  #sound(noot: Noot, at: number): void {
    const { toon, hoogte, hard, duur, laag } = noot;
    const buffer = this.#buffers.get(keyOf(noot)) ?? this.#make(noot);
    const source = new AudioBufferSourceNode(this.#context, { buffer, playbackRate: sampleOf(toon, hoogte).snelheid });
    const gain = new GainNode(this.#context, { gain: hard });
    const end = at + duur;
    gain.gain.setValueAtTime(hard, end).linearRampToValueAtTime(0, end + UITKLINK[toon]);
    source.connect(gain).connect(this.#lagen[laag]);
    source.start(at);
    source.stop(end + UITKLINK[toon]);
  }
}

function bufferOf(context: AudioContext, samples: Float32Array, rate: number): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(Float32Array.from(samples), 0);
  return buffer;
}

/** Samples that stay when the piece changes: about ten megabytes. */
const BEWAAR = 60;

export class Speler {
  readonly #context: AudioContext;
  readonly #to: AudioNode;
  readonly #buffers = new Map<string, AudioBuffer>();
  #nu: { readonly toneel: Toneel; readonly opvoering: Opvoering } | null = null;

  constructor(context: AudioContext, to: AudioNode) {
    this.#context = context;
    this.#to = to;
  }

  /** Goes on with what sounds, or changes to another piece; tells its ground tone. */
  play(toneel: Toneel, stand: Stand): number {
    if (this.#nu && this.#nu.toneel.stuk === toneel.stuk && this.#nu.toneel.sfeer === toneel.sfeer) this.#nu.opvoering.setStand(stand);
    else {
      this.stop();
      if (this.#buffers.size > BEWAAR) this.#buffers.clear();
      this.#nu = { toneel, opvoering: new Opvoering(this.#context, this.#to, this.#buffers, toneel, stand) };
    }
    return STUKKEN[toneel.stuk].grondtoon;
  }

  stop(): void {
    this.#nu?.opvoering.stop();
    this.#nu = null;
  }
}
