/** What came in as a recording: whether it is one, by its bytes and not by what it is called, and small. Nothing else is ever measured of a voice. */
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { judgeGeluid, OPNAME_HERTZ } from '@spelrijk/domain/voorleesopname';
import { measure } from '@spelrijk/spraak/monsters';
import { readWav, writeWav } from '@spelrijk/spraak/wav';
import { AppError } from '../../../platform/app-error.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';

/** Bits per second: a word that is read wrong can be told at half of it. */
const BITS = 16_000;

const refuse = (wat: string): AppError => new AppError('invalid', `voorleesopnamen/${wat}`);

/** Refuses what is no sound in the one form, too short, too long, silent or overdriven. */
export async function processGeluid(opus: Opus, bytes: Uint8Array): Promise<{ readonly ogg: Uint8Array; readonly ms: number }> {
  const wav = readWav(bytes);
  if (!wav.ok || wav.value.hertz !== OPNAME_HERTZ) throw refuse('geen-geluid');
  const { hertz, monsters } = wav.value;
  const { ms, luidheid, afgekapt } = measure(monsters, hertz);
  const fout = judgeGeluid({ ms, luidheid, afgekapt: afgekapt / Math.max(1, monsters.length) });
  if (fout !== null) throw refuse(fout);
  return { ogg: await opus.encode({ hertz, monsters }, BITS), ms };
}

export async function toKlank(opus: Opus, ogg: Uint8Array, vorm: 'ogg' | 'wav'): Promise<Output<Api['readOpnamegeluid']>> {
  if (vorm === 'ogg') return { type: 'audio/ogg', bytes: ogg };
  return { type: 'audio/wav', bytes: writeWav(await opus.decode(ogg)) };
}
