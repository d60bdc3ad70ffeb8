/** Short soft sounds of the games, made by zzfx from a few numbers; never needed to play. */
import type { SoundId } from '@spelrijk/game-kit/contract';
import { player } from '../../../shared/audio/player.ts';
import { isSoundOn } from './sound-setting.ts';

/**
 * Parameters of zzfx: volume, randomness, frequency (Hz), attack, sustain, release (s), shape, shape curve, slide,
 * delta slide, pitch jump (Hz), pitch jump time (s).
 */
const SOUNDS: Readonly<Record<SoundId, readonly number[]>> = {
  goed: [0.5, 0, 523, 0.01, 0.12, 0.22, 0, 1, 0, 0, 262, 0.09],
  bijna: [0.4, 0, 262, 0.02, 0.1, 0.2, 0, 1, -1, 0, 0, 0],
  kies: [0.3, 0.02, 440, 0, 0.02, 0.06, 0, 1],
  plop: [0.45, 0.05, 380, 0, 0.02, 0.09, 0, 1, 14],
  raak: [0.4, 0.05, 190, 0, 0.03, 0.14, 1, 1, -3],
  mis: [0.3, 0.05, 160, 0.02, 0.04, 0.16, 0, 1, -4],
  zwiep: [0.25, 0.05, 700, 0.03, 0.03, 0.09, 0, 1, -26],
  klap: [0.45, 0.05, 90, 0, 0.04, 0.22, 4, 1.4, -1],
  munt: [0.35, 0, 880, 0, 0.05, 0.2, 1, 1, 0, 0, 440, 0.05],
  klaar: [0.5, 0, 392, 0.02, 0.3, 0.4, 0, 1, 0, 0, 196, 0.11],
  letter: [0.25, 0.04, 320, 0, 0.01, 0.05, 0, 1],
};

type Build = (...parameters: number[]) => number[];
let build: Build | null = null;
const made = new Map<SoundId, AudioBuffer>();

/** Loads the synthesiser; call it after the first tap. Without it the games are silent. */
export async function loadEffects(): Promise<void> {
  try {
    const { ZZFX } = await import('zzfx');
    // It opens a context of its own; the samples go through ours.
    if (ZZFX.audioContext.state !== 'closed') void ZZFX.audioContext.close();
    build ??= (...parameters) => Array.from(ZZFX.buildSamples(...parameters));
  } catch {
    build = null;
  }
}

const SAMPLE_RATE = 44_100;

function bufferOf(context: AudioContext, sound: SoundId): AudioBuffer | null {
  const known = made.get(sound);
  if (known) return known;
  if (build === null) return null;
  const samples = build(...SOUNDS[sound]);
  const buffer = context.createBuffer(1, Math.max(1, samples.length), SAMPLE_RATE);
  buffer.copyToChannel(Float32Array.from(samples), 0);
  made.set(sound, buffer);
  return buffer;
}

let wanted = true;

/** A setting of the child: words are still spoken. */
export const setEffects = (on: boolean): void => {
  wanted = on;
};

/** Plays a sound of the games, unless sound or these sounds are off. */
export function playEffect(sound: SoundId): void {
  const { context } = player;
  if (!wanted || !isSoundOn() || context === null || context.state !== 'running') return;
  const buffer = bufferOf(context, sound);
  if (buffer === null) return;
  const source = new AudioBufferSourceNode(context, { buffer });
  const gain = new GainNode(context, { gain: 0.5 });
  source.connect(gain).connect(context.destination);
  source.start();
}
