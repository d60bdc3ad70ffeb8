import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useTexts } from '../../shared/texts/use-texts.ts';

/** `2026-12-19` -> `19 december 2026`. */
export function useLongDay(): (dag: string) => string {
  const format = new Intl.DateTimeFormat(useTexts(algemeenTeksten).i18n.language, { timeZone: 'UTC', dateStyle: 'long' });
  return (dag) => format.format(new Date(`${dag}T12:00:00Z`));
}
