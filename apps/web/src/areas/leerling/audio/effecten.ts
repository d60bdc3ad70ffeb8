/**
 * The short sounds of the games, composed for Spelrijk as lines to read. Of every sound there are several, and games in water, with
 * wood, metal or air have their own; who asks for one gets the next of its bag, so that the tenth plop is not the first. Pure.
 *
 * A line is a few voices: `m72` a tone (m marimba, b bel, h harp, f fluit, B bas, k trom, t tok, s schud) of that MIDI number,
 * `~300>700:9` a tone that glides from 300 to 700 Hz in 9 hundredths of a second, `#2000>400:12` noise that becomes duller;
 * `@9` comes 9 hundredths later, `*.5` is half as loud.
 */
import type { SoundId } from '@spelrijk/game-kit/contract';
import { createRandom } from '@spelrijk/base/random';
import { loud, makeKlank, RATE } from './muziek/klank.ts';
import { EIGEN_GELUIDEN } from './eigen-geluiden.ts';
import type { Toon } from './muziek/stuk.ts';

export const STOFFEN = ['gewoon', 'water', 'hout', 'metaal', 'lucht'] as const;
export type Stof = (typeof STOFFEN)[number];

type Regels = readonly string[];

/** What every game has. What is tuned is in C; the music of the moment moves it to its own key. */
const GEWOON: Readonly<Record<SoundId, Regels>> = {
  goed: [
    'm72 m76@9 m79@18 b84@27*.5',
    'm67 m72@9 m76@18 b79@27*.5',
    'h72 h79@8 b84@17*.6',
    'm76 m79@9 b84@18*.6 b88@24*.3',
    'h67 m72@9 m76@17 b84@26*.5',
    'b79*.7 b84@10*.7 m72@10*.6',
  ],
  bijna: ['m67*.7 m64@14*.6', 'h64*.7 h62@14*.6', 'm64*.7 m60@15*.6', 'f67*.4 m62@14*.6'],
  kies: ['t0*.6', '~500>560:4*.5', 'm84*.35', 't0*.5 ~700>720:3*.2@1', '~420>480:4*.5'],
  plop: ['~320>760:8', '~280>640:9', '~400>880:7', '~350>700:6 ~500>900:5@5*.4', '~240>560:10', '~300>820:8 t0*.2'],
  raak: ['k0 #1800>400:9*.4', 'k0 t0*.6', '#1200>300:10*.6 ~190>90:10', 'k0*.8 m48*.5', 'k0 #2600>700:6*.4@1'],
  mis: ['~240>150:16*.7', 'f55*.35 f53@12*.35', '#700>200:16*.5', '~300>180:10*.6 ~180>150:9@10*.4'],
  zwiep: ['#600>3200:14*.7', '#400>2400:18*.7', '#900>4000:11*.6', '#2600>700:15*.6', '#500>2800:9*.5 #700>3400:9@7*.5'],
  klap: ['k0 #5000>900:16*.6', 'k0 #3500>500:22*.7', '#6000>1200:10*.7 k0*.7', 'k0 #4000>700:12*.5 #3000>500:14@6*.4'],
  munt: ['b88*.7 b93@6*.7', 'b84*.7 b91@6*.7', 'b86*.6 b91@5*.6 b96@10*.4', 'b91*.7 b88@6*.5', 'b84*.6 b88@5*.6'],
  klaar: [
    'm60 m64@10 m67@20 m72@30 b76@42*.6 b84@52*.5',
    'h60 h67@10 h72@20 h76@30 b79@42*.6 b84@50*.5',
    'm67 m67@10 m72@20 b76@34*.6 b79@34*.5 B48@20',
    'f72*.6 m76@16 m79@26 b84@36*.7 B48@16',
  ],
  letter: ['t0*.4', 'm79*.3', 't0*.35 ~900>880:2*.15', 'm76*.28', 'm81*.28', '~620>600:3*.3'],
  // Where no game is played.
  eigen: ['m72*.4 t0*.3', 'm76*.4 t0*.3'],
};

const EIGEN: Readonly<Record<Exclude<Stof, 'gewoon'>, Partial<Readonly<Record<SoundId, Regels>>>>> = {
  water: {
    plop: ['~260>900:9', '~320>1100:7 ~500>1200:6@7*.4', '~220>620:12', '~420>1300:6', '~300>760:8 #1200>300:16@4*.3'],
    raak: ['#1500>250:26*.7 ~180>420:9@4*.5', '#2200>400:20*.6 ~260>600:8@6*.5', '#900>200:30*.7'],
    zwiep: ['#300>1400:24*.7', '#500>1800:16*.6 ~300>420:12*.2', '#1400>400:22*.6'],
    klap: ['#3000>300:34*.8', '#2400>200:40*.8 ~140>80:14*.5'],
  },
  hout: {
    plop: ['m60*.7 t0*.4', 'm64*.7 t0*.3', 'm57*.7 t0*.4', 't0*.8 m62@2*.4'],
    raak: ['t0 m48*.6', 't0 k0*.7', 't0 t0@5*.5', 'm45*.8 t0*.7'],
    zwiep: ['#500>1800:12*.6', '#700>2400:10*.6', '#400>1500:17*.6'],
    klap: ['k0 t0*.8 t0@4*.6', 'k0 m43*.7 #2500>600:14*.4'],
  },
  metaal: {
    plop: ['b72*.5 t0*.3', 'b76*.5 t0*.3', 'b79*.45', 'b74*.5 ~400>620:6*.3'],
    raak: ['b67*.6 k0*.7', 'b64*.6 t0*.6', 'k0 b71*.5', 'b60*.7 #3000>800:8*.3'],
    zwiep: ['#1200>5000:12*.5', '#900>4200:16*.5', '~180>520:16*.4 #800>3000:14*.3'],
    klap: ['k0 b55*.7 b62@2*.4', 'k0 #7000>1500:18*.5 b59*.5'],
  },
  lucht: {
    plop: ['~500>1000:7*.7', '~450>1150:9*.7', '~600>1300:6*.7', 'f79*.3 ~600>900:6@4*.4'],
    raak: ['#2600>900:10*.6 b79*.4', 'k0*.7 b84*.4', '#1800>600:14*.6 m67*.5'],
    zwiep: ['#300>2200:30*.6', '#500>3600:22*.6', '#2400>400:28*.6', 'f72*.25 #600>2600:20*.5'],
    klap: ['#4500>800:24*.7 k0*.6', 'k0 #3000>400:30*.6'],
  },
};

/** Sounds with a pitch: they go along with the key of the music; all others differ a little in pitch every time. */
const GESTEMD: ReadonlySet<SoundId> = new Set<SoundId>(['goed', 'bijna', 'munt', 'klaar', 'letter']);
export const isGestemd = (sound: SoundId): boolean => GESTEMD.has(sound);

/** What this sound can be: of things of this stuff, in this game (a slug). */
export function regelsOf(sound: SoundId, stof: Stof, spel = ''): Regels {
  const eigen = sound === 'eigen' ? EIGEN_GELUIDEN[spel]?.regels : stof === 'gewoon' ? undefined : EIGEN[stof][sound];
  return eigen ?? GEWOON[sound];
}

const LETTERS: Readonly<Record<string, Toon>> = {
  m: 'marimba',
  b: 'bel',
  h: 'harp',
  f: 'fluit',
  B: 'bas',
  k: 'trom',
  t: 'tok',
  s: 'schud',
};
/** A held tone is short in an effect (s). */
const KORT = 0.22;
const PIEK = 0.7;

const STEM = /^(?:([mbhfBkts])(\d+)|([~#])(\d+)>(\d+):(\d+))(.*)$/;

interface Stem {
  readonly op: number;
  readonly samples: Float32Array;
  readonly hard: number;
}

/** A tone that glides, soft at both ends. */
function glide(van: number, naar: number, duur: number): Float32Array {
  const samples = new Float32Array(Math.round(duur * RATE));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const part = i / samples.length;
    phase += (2 * Math.PI * van * (naar / van) ** part) / RATE;
    samples[i] = Math.sin(phase) * Math.min(1, part * 12) * (1 - part) ** 1.5;
  }
  return loud(samples, PIEK);
}

/** Noise around a pitch that moves: two filters, one above and one below. */
function rush(van: number, naar: number, duur: number): Float32Array {
  const samples = new Float32Array(Math.round(duur * RATE));
  const random = createRandom(van * 31 + naar);
  let [low, high] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const part = i / samples.length;
    const hz = van * (naar / van) ** part;
    low += (1 - Math.exp((-2 * Math.PI * hz * 1.4) / RATE)) * (random.next() * 2 - 1 - low);
    high += (1 - Math.exp((-2 * Math.PI * hz * 0.5) / RATE)) * (low - high);
    samples[i] = (low - high) * Math.min(1, part * 14) * Math.sin(Math.PI * part ** 0.6);
  }
  return loud(samples, PIEK);
}

function tone(letter: string, hoogte: number): Float32Array {
  const toon = LETTERS[letter] ?? 'marimba';
  const samples = makeKlank(toon, hoogte);
  if (toon !== 'fluit') return samples;
  const n = Math.round(KORT * RATE);
  return samples.slice(0, n).map((value, i) => value * Math.min(1, (n - i) / (n * 0.4)));
}

function stemOf(woord: string): Stem {
  const [, letter, hoogte, soort, van, naar, honderdsten, rest = ''] = STEM.exec(woord) ?? [];
  if (letter === undefined && soort === undefined) throw new RangeError(`geen stem: ${woord}`);
  const op = Number(/@(\d+)/.exec(rest)?.[1] ?? 0) / 100;
  const hard = Number(/\*(\d*\.?\d+)/.exec(rest)?.[1] ?? 1);
  const duur = Number(honderdsten) / 100;
  if (letter !== undefined) return { op, hard, samples: tone(letter, Number(hoogte)) };
  return { op, hard, samples: soort === '~' ? glide(Number(van), Number(naar), duur) : rush(Number(van), Number(naar), duur) };
}

/** Samples of a line; never louder than its peak. */
export function makeEffect(regel: string): Float32Array {
  const stemmen = regel.split(' ').map(stemOf);
  const length = Math.max(...stemmen.map(({ op, samples }) => Math.round(op * RATE) + samples.length));
  const out = new Float32Array(length);
  for (const { op, samples, hard } of stemmen) {
    const begin = Math.round(op * RATE);
    samples.forEach((value, i) => {
      out[begin + i] = (out[begin + i] ?? 0) + value * hard;
    });
  }
  const most = out.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return most > PIEK ? loud(out, PIEK) : out;
}

/** Gives the lines of a sound in turn, shuffled anew every round, never one twice in a row. */
export class Zak {
  readonly #random;
  readonly #left = new Map<Regels, string[]>();
  readonly #last = new Map<Regels, string>();

  constructor(seed: number) {
    this.#random = createRandom(seed);
  }

  take(regels: Regels): string {
    const known = this.#left.get(regels) ?? [];
    const left = known.length > 0 ? known : this.#random.shuffle(regels);
    if (known.length === 0 && left.length > 1 && left[0] === this.#last.get(regels)) left.push(...left.splice(0, 1));
    const [next = '', ...rest] = left;
    this.#left.set(regels, rest);
    this.#last.set(regels, next);
    return next;
  }

  /** A little higher or lower, in cents. */
  detune(): number {
    return this.#random.below(121) - 60;
  }
}
