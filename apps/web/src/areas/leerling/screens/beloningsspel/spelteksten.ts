import { kistTeksten } from '@spelrijk/teksten/kist';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { Line } from '../../audio/speak.ts';
import type { Beloningsspel } from './spelregels.ts';

type Deel = 'titel' | 'uitleg' | 'record' | 'gevangen';

export interface Spelteksten {
  readonly tekst: (spel: Beloningsspel, deel: Deel, count?: number) => string;
  /** The same, to be heard. */
  readonly line: (spel: Beloningsspel, deel: Deel, count?: number) => Line;
}

const lineOf = (key: string, count: number | undefined): Line => (count === undefined ? [key] : [key, { count }]);

/** What the games behind the chest are called and tell; the first two stand with the other texts of the child. */
export function useSpelteksten(): Spelteksten {
  const { t } = useTexts(leerlingTeksten, kistTeksten);
  const tekst: Spelteksten['tekst'] = (spel, deel, count = 0) =>
    spel === 'hop' || spel === 'toren' ? t(`leerling:${spel}.${deel}`, { count }) : t(`kist:${spel}.${deel}`, { count });
  const line: Spelteksten['line'] = (spel, deel, count) =>
    spel === 'hop' || spel === 'toren' ? lineOf(`${spel}.${deel}`, count) : tekst(spel, deel, count);
  return { tekst, line };
}
