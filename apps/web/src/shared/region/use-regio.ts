import type { Regio } from '@spelrijk/domain/admin';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useTexts } from '../texts/use-texts.ts';

/** The region whose words and order of names this page uses. */
export function useRegio(): Regio {
  const { i18n } = useTexts(algemeenTeksten);
  return i18n.language === 'nl-BE' ? 'be' : 'nl';
}
