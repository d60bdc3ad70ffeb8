/** What came in as a recording: whether it is one, cut, as loud as everything else, and small. */
import { createHash } from 'node:crypto';
import { MAX_SECONDEN, OPNAME_HERTZ } from '@spelrijk/contract/opnamen';
import { masterRecording, measure } from '@spelrijk/spraak/monsters';
import { ADRES_LENGTE } from '@spelrijk/spraak/recept';
import { readWav } from '@spelrijk/spraak/wav';
import { AppError } from '../../../platform/app-error.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';

/** Bits per second: twice what the synthetic voice gets, because a person has more to lose. */
const BITS = 32_000;
const MIN_MS = 80;
/** Decibels below full scale; quieter is a microphone that was off. */
const STIL = -55;
/** Share of samples cut off by the microphone from which it crackles. */
const AFGEKAPT = 0.01;

const refuse = (code: string): AppError => new AppError('invalid', code);

export interface Bewerkt {
  readonly ogg: Uint8Array;
  readonly adres: string;
  readonly ms: number;
}

/** The recording as it will be heard. Refuses what is no sound, too short, too long, silent or overdriven. */
export async function processOpname(opus: Opus, base64: string): Promise<Bewerkt> {
  const wav = readWav(Buffer.from(base64, 'base64'));
  if (!wav.ok || wav.value.hertz !== OPNAME_HERTZ) throw refuse('opnamen/geen-geluid');
  const { hertz, monsters } = wav.value;
  const { ms, luidheid, afgekapt } = measure(monsters, hertz);
  if (ms < MIN_MS) throw refuse('opnamen/te-kort');
  if (ms > MAX_SECONDEN * 1000) throw refuse('opnamen/te-lang');
  if (!(luidheid > STIL)) throw refuse('opnamen/stil');
  if (afgekapt > monsters.length * AFGEKAPT) throw refuse('opnamen/te-hard');
  const klaar = masterRecording(monsters, hertz, { begin: 0, eind: monsters.length });
  const ogg = await opus.encode({ hertz, monsters: klaar }, BITS);
  return {
    ogg,
    adres: createHash('sha256').update(ogg).digest('hex').slice(0, ADRES_LENGTE),
    ms: Math.round((1000 * klaar.length) / hertz),
  };
}
