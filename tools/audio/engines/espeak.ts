/** espeak-ng, a separate program (GPL): a process of its own for every clip. */
import { STEM } from '@spelrijk/spraak/recept';
import { readWav, type Geluid } from '@spelrijk/spraak/wav';
import { run, runWith } from '../program.ts';
import type { Clip } from '../recept.ts';
import type { Engine } from './engine.ts';

/** The plain speech of a clip. */
export async function speak({ gesproken, snelheid }: Pick<Clip, 'gesproken' | 'snelheid'>): Promise<Geluid> {
  const wav = readWav(await run('espeak-ng', ['-v', STEM, '-s', String(snelheid), '--stdout', '--', gesproken]));
  if (!wav.ok) throw new Error(`espeak-ng gave no sound for ${gesproken}: ${wav.error}`);
  return wav.value;
}

/**
 * What the plain Dutch voice makes of each text (a word, or phonemes), in IPA, in the same order. Each is a paragraph of one start of the program:
 * it says the same as when it is started for every text, and takes a twentieth of the time.
 */
export async function ipaOf(teksten: readonly string[]): Promise<readonly string[]> {
  if (teksten.length === 0) return [];
  const invoer = new TextEncoder().encode(teksten.map((tekst) => `${tekst}\n\n`).join(''));
  const uit = await runWith('espeak-ng', ['-q', '--ipa', '-v', 'nl', '--stdin'], invoer);
  const ipa = uit.toString().trim().split('\n');
  if (ipa.length !== teksten.length) throw new Error(`espeak-ng said ${ipa.length} of ${teksten.length} texts`);
  return ipa.map((regel) => regel.trim());
}

export const espeak: Engine = { recipe: `espeak-ng ${STEM}`, speak, close: () => undefined };
