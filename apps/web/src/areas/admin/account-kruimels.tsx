import { useTranslation } from 'react-i18next';
import '../../shared/account/texts.ts';

/** Labels of the breadcrumbs of the screens about the account: apart, because their texts are not needed elsewhere. */
export function GegevensKruimel() {
  const { t } = useTranslation('account');
  return <span aria-current="page">{t('gegevens.titel')}</span>;
}

export function LicentieKruimel() {
  const { t } = useTranslation('account');
  return <span aria-current="page">{t('licentie.titel')}</span>;
}

export function LogboekKruimel() {
  const { t } = useTranslation('account');
  return <span aria-current="page">{t('logboek.titel')}</span>;
}
