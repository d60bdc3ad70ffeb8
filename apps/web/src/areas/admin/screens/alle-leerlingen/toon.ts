/** Which of all leerlingen somebody wants to see; the address says it. */
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';

export const ZONDER = 'zonder';

/** '' everybody, `zonder` who has no card, or a jaargroep. */
export function past({ wachtwoord, jaargroep }: Pick<BeheerLeerling, 'wachtwoord' | 'jaargroep'>, toon: string): boolean {
  if (toon === ZONDER) return wachtwoord === 'geen';
  return toon === '' || String(jaargroep) === toon;
}

export const jarenVan = (leerlingen: readonly Pick<BeheerLeerling, 'jaargroep'>[]): readonly number[] =>
  [...new Set(leerlingen.map(({ jaargroep }) => jaargroep))].toSorted((a, b) => a - b);

/** What the address says, when this school has it. */
export const readToon = (text: string, jaren: readonly number[]): string =>
  text === ZONDER || jaren.some((jaar) => String(jaar) === text) ? text : '';
