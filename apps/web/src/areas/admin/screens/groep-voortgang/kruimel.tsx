import { useTranslation } from 'react-i18next';
import '../../voortgang-texts.ts';

export function GroepVoortgangKruimel() {
  const { t } = useTranslation('voortgang');
  return <span aria-current="page">{t('groep.titel')}</span>;
}
