/** What is heard on the board for one word, and how long there is to write it. Pure. */
import type { Audio } from '@spelrijk/domain/opgave';
import type { AudioStep } from '../../../../shared/audio/plan.ts';

export const TEMPI = ['rustig', 'gewoon', 'vlot'] as const;
export type Tempo = (typeof TEMPI)[number];

/** Seconds to write a word of so many letters, after the last time it was said. */
const SCHRIJFTIJD: Readonly<Record<Tempo, { readonly vast: number; readonly perLetter: number }>> = {
  rustig: { vast: 12, perLetter: 1.5 },
  gewoon: { vast: 8, perLetter: 1 },
  vlot: { vast: 5, perLetter: 0.7 },
};

export const writingMs = (woord: string, tempo: Tempo): number => {
  const { vast, perLetter } = SCHRIJFTIJD[tempo];
  return Math.round(1000 * (vast + perLetter * woord.length));
};

const STILTE: Readonly<Record<Tempo, number>> = { rustig: 1800, gewoon: 1200, vlot: 800 };

/** Word, sentence, word; without a sentence the word twice. Empty where there is no voice. */
export function bordPlan({ woord, zin }: Audio, tempo: Tempo): readonly AudioStep[] {
  if (woord === undefined) return [];
  const stil: AudioStep = { soort: 'stil', ms: STILTE[tempo] };
  const nogEens: AudioStep = { soort: 'klank', adres: woord };
  return zin === undefined ? [nogEens, stil, nogEens] : [nogEens, stil, { soort: 'klank', adres: zin }, stil, nogEens];
}
