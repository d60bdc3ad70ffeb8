import type { Regio } from '@spelrijk/domain/admin';
import { useTranslation } from 'react-i18next';

/** The region whose words this page uses. */
export function useRegio(): Regio {
  const { i18n } = useTranslation();
  return i18n.language === 'nl-BE' ? 'be' : 'nl';
}
