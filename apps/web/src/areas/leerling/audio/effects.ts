/** Plays the sounds of the games; never needed to play. What makes them is fetched after the first tap. */
import type { SoundId } from '@spelrijk/game-kit/contract';
import { player } from '../../../shared/audio/player.ts';
import type * as EffectenModule from './effecten.ts';
import type { Stof, Zak } from './effecten.ts';
import { isSoundOn } from './device-setting.ts';
import { gainOf, getVolumes } from './volumes.ts';

type Effecten = typeof EffectenModule;

/** Under a word effects are softer too, but not gone: they answer what a child does. */
const STERK = { gewoon: 0.55, onderStem: 0.28 } as const;
const RATE = 32_000;

let effecten: Effecten | null = null;
let zak: Zak | null = null;
let stof: Stof = 'gewoon';
let spel = '';
/** Semitones from C to the ground tone of the music. */
let toonsoort = 0;
let wanted = true;
let speaks = false;
const made = new Map<string, AudioBuffer>();

player.onSpeaking((now) => {
  speaks = now;
});

/** Loads what makes them; call it after the first tap. Without it the games are silent. */
export async function loadEffects(): Promise<void> {
  try {
    effecten ??= await import('./effecten.ts');
    zak ??= new effecten.Zak(Date.now());
  } catch {
    effecten = null;
  }
}

/** A setting of the child: words are still spoken. */
export const setEffects = (on: boolean): void => {
  wanted = on;
};

/** Which game is played (its slug), and what things are made of there. */
export const setEffectsSpel = (slug: string, now: Stof): void => {
  spel = slug;
  stof = now;
};

/** In which key the music is: its ground tone as a MIDI number; null without music. */
export function setEffectsKey(grondtoon: number | null): void {
  const above = (grondtoon ?? 0) % 12;
  toonsoort = above > 6 ? above - 12 : above;
}

function bufferOf(context: AudioContext, { makeEffect }: Effecten, regel: string): AudioBuffer {
  const known = made.get(regel);
  if (known) return known;
  const samples = makeEffect(regel);
  const buffer = context.createBuffer(1, Math.max(1, samples.length), RATE);
  buffer.copyToChannel(Float32Array.from(samples), 0);
  made.set(regel, buffer);
  return buffer;
}

/** Plays a sound of the games, unless sound or these sounds are off. */
export function playEffect(sound: SoundId): void {
  const sterk = gainOf(getVolumes().effecten) * (speaks ? STERK.onderStem : STERK.gewoon);
  if (!wanted || sterk === 0 || !isSoundOn() || effecten === null || zak === null) return;
  const { context } = player;
  if (context === null || context.state !== 'running') return;
  const buffer = bufferOf(context, effecten, zak.take(effecten.regelsOf(sound, stof, spel)));
  const detune = effecten.isGestemd(sound) ? toonsoort * 100 : zak.detune();
  const source = new AudioBufferSourceNode(context, { buffer, detune });
  source.connect(new GainNode(context, { gain: sterk })).connect(context.destination);
  source.start();
}
