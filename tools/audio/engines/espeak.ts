/** espeak-ng, a separate program (GPL): a process of its own for every clip. */
import { STEM } from '@spelrijk/spraak/recept';
import { readWav, type Geluid } from '@spelrijk/spraak/wav';
import { run } from '../program.ts';
import type { Clip } from '../recept.ts';
import type { Engine } from './engine.ts';

/** The plain speech of a clip. */
export async function speak({ gesproken, snelheid }: Pick<Clip, 'gesproken' | 'snelheid'>): Promise<Geluid> {
  const wav = readWav(await run('espeak-ng', ['-v', STEM, '-s', String(snelheid), '--stdout', '--', gesproken]));
  if (!wav.ok) throw new Error(`espeak-ng gave no sound for ${gesproken}: ${wav.error}`);
  return wav.value;
}

/** What the plain Dutch voice makes of each text, in IPA, in the same order. */
export async function ipaOf(teksten: readonly string[]): Promise<string[]> {
  const ipa: string[] = [];
  for (const tekst of teksten) ipa.push((await run('espeak-ng', ['-q', '--ipa', '-v', 'nl', '--', tekst])).toString().trim());
  return ipa;
}

export const espeak: Engine = { recipe: `espeak-ng ${STEM}`, speak, close: () => undefined };
